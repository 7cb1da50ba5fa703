/** Ten thousand people signed in to one process, each with a websocket that watches a calendar; two thousand of them watch the same. */
import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { median, quantile, round, type Measure } from './measure.ts';

const watching = Number(process.env['BENCH_WATCHING'] ?? 2_000);
const others = Number(process.env['BENCH_OTHERS'] ?? 8_000);
const changes = 15;
/** The first ones are slower. */
const warmUps = 5;
const origin = 'http://127.0.0.1:4000';

type Person = { id: string; cookie: string };
type Seat = { cookie: string; teacherId: string };
type Served = { port: number; teacher: Person; seats: Seat[] };
type Memory = { rss: number; heapUsed: number; lastMs: number };

const start = (file: string, args: string[] = []): ChildProcess =>
  fork(fileURLToPath(new URL(file, import.meta.url)), args, {
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    execArgv: [...process.execArgv, '--expose-gc'],
    env: { ...process.env, NODE_ENV: 'production' },
  });

async function ask<Answer>(child: ChildProcess, question: unknown): Promise<Answer> {
  const answer = once(child, 'message');
  child.send(question as string);
  return ((await answer) as [Answer])[0];
}

export async function measureSockets(): Promise<Measure[]> {
  const server = start('socketsServer.ts', [String(watching), String(others)]);
  const [served] = (await once(server, 'message')) as [Served];
  const alone = await ask<Memory>(server, 'memory');
  // Those who watch the same are spread over both.
  const clients = [start('socketsClient.ts'), start('socketsClient.ts')];
  await Promise.all(
    clients.map((client, half) =>
      ask(client, {
        port: served.port,
        origin,
        seats: served.seats.filter((_seat, index) => index % clients.length === half),
      }),
    ),
  );
  await pause(5_000);
  const full = await ask<Memory>(server, 'memory');
  const p99s: number[] = [];
  for (let turn = 0; turn < changes + warmUps; turn += 1) {
    const p99 = await fanOut(server, clients, served, turn);
    if (turn >= warmUps) p99s.push(p99);
  }
  for (const child of [...clients, server]) child.disconnect();
  await once(server, 'exit');
  const megabytes = (bytes: number) => round(bytes / 1024 / 1024);
  return [
    {
      name: `the server's process with ${watching + others} signed-in sockets`,
      value: megabytes(full.rss),
      unit: 'MB',
      ratio: round(full.rss / alone.rss),
      peer: 'the same process before anybody is there',
      aim: '<= 500 MB',
    },
    {
      name: `a change told to ${watching} sockets of one teacher, 99 of 100`,
      value: round(median(p99s)),
      unit: 'ms',
      ratio: round(median(p99s) / Math.min(...p99s)),
      peer: 'the fastest change of the same run',
      aim: '< 50 ms',
    },
  ];
}

/** From the moment at which the server's process hears of the commit. */
async function fanOut(
  server: ChildProcess,
  clients: readonly ChildProcess[],
  { port, teacher }: Served,
  turn: number,
): Promise<number> {
  const startMs = Math.ceil(Date.now() / 86_400_000 + turn + 1) * 86_400_000 + 8 * 3_600_000;
  const response = await fetch(`http://127.0.0.1:${port}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', cookie: teacher.cookie, origin },
    body: JSON.stringify({
      query: 'mutation ($input: NewMeetingInput!) { addMeeting(input: $input) { status } }',
      variables: {
        input: { start: String(startMs), end: String(startMs + 1_800_000), summary: 'Maths', attendees: [] },
      },
    }),
  });
  const answer = await response.text();
  if (!answer.includes('"status":"ok"')) throw new Error(`the lesson was not added: ${answer}`);
  const came: number[] = [];
  for (let waits = 0; came.length < watching; waits += 1) {
    if (waits > 100) throw new Error(`only ${came.length} of ${watching} were told`);
    await pause(100);
    for (const client of clients) came.push(...(await ask<number[]>(client, 'came')));
  }
  const { lastMs } = await ask<Memory>(server, 'memory');
  return quantile(
    came.map((ms) => ms - lastMs).sort((a, b) => a - b),
    0.99,
  );
}
