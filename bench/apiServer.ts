/** The GraphQL endpoint with a teacher of 500 meetings, and beside it a bare route that sends the same JSON. Ends with its parent. */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { connect } from '../server/db/database.ts';
import { openDatabase } from '../server/db/embedded/openDatabase.ts';
import { migrate } from '../server/db/migrate.ts';
import { startEndpoint } from '../tests/server/graphqlServer.ts';

const query = `query ($id: ID!) { meetingsByTeacherId(teacherId: $id) {
  id seriesId version summary description location start end timeZone subject color rrule capacity cost organizer } }`;

const meetingCount = 500;
const batch = 100;

const folder = mkdtempSync(join(tmpdir(), 'lesson-desk-bench-'));
const server = await openDatabase({ databaseUrl: null, dataDir: folder, demo: false });
const store = connect(server.url);
await migrate(store);
const endpoint = await startEndpoint({ production: true, database: { ...store, url: server.url } });
const { rivka } = endpoint.school;
const dayMs = 86_400_000;
const firstMs = Math.floor(Date.now() / dayMs) * dayMs;
for (let at = 0; at < meetingCount; at += batch) {
  const inputs = Array.from({ length: batch }, (_, i) => {
    const n = at + i;
    // Ten lessons of half an hour a day, none over another.
    const startMs = firstMs + Math.floor(n / 10) * dayMs + (8 + (n % 10)) * 3_600_000;
    return {
      start: String(startMs),
      end: String(startMs + 1_800_000),
      summary: `Lesson ${n}`,
      attendees: [],
    };
  });
  const told = await endpoint.ask(
    rivka,
    'mutation ($inputs: [NewMeetingInput!]!) { addBatchMeetings(inputs: $inputs) { status } }',
    { inputs },
  );
  const status: unknown = (told.data as { addBatchMeetings?: { status: string } } | null)?.addBatchMeetings
    ?.status;
  if (status !== 'ok')
    throw new Error(`the meetings were not added: ${String(status)} ${JSON.stringify(told.errors)}`);
}
const body = JSON.stringify({ data: (await endpoint.ask(rivka, query, { id: rivka.id })).data });
const bare = createServer((request, response) => {
  request.resume();
  request.on('end', () => {
    response.setHeader('content-type', 'application/json; charset=utf-8');
    response.end(body);
  });
});
await new Promise<void>((resolve) => bare.listen(0, '127.0.0.1', resolve));
process.send?.({
  endpoint: endpoint.url,
  bare: `http://127.0.0.1:${(bare.address() as AddressInfo).port}/`,
  person: rivka.id,
  bytes: body.length,
});
process.on('disconnect', () => {
  void server.stop().then(() => {
    rmSync(folder, { recursive: true, force: true });
    process.exit(0);
  });
});
