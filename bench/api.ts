/** meetingsByTeacherId with 500 meetings of 15 fields over HTTP, against a bare route that sends the same JSON. */
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { Agent, request } from 'node:http';
import { fileURLToPath } from 'node:url';
import { median, round, type Measure } from './measure.ts';

type Served = { endpoint: string; bare: string; person: string; bytes: number };

const query = `query ($id: ID!) { meetingsByTeacherId(teacherId: $id) {
  id seriesId version summary description location start end timeZone subject color rrule capacity cost organizer } }`;

const turnMs = 1500;
const turns = 4;
const lanes = 8;

export async function measureApi(): Promise<Measure[]> {
  const server = fork(fileURLToPath(new URL('apiServer.ts', import.meta.url)), {
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  const [served] = (await once(server, 'message')) as [Served];
  const agent = new Agent({ keepAlive: true, maxSockets: lanes });
  const body = JSON.stringify({ query, variables: { id: served.person } });
  const post = (url: string) => send(agent, url, body, served);
  const ours: number[] = [];
  const theirs: number[] = [];
  await perSecond(() => post(served.endpoint), turnMs);
  for (let turn = 0; turn < turns; turn++) {
    ours.push(await perSecond(() => post(served.endpoint), turnMs));
    theirs.push(await perSecond(() => post(served.bare), turnMs));
  }
  agent.destroy();
  server.disconnect();
  await once(server, 'exit');
  return [
    {
      name: 'meetingsByTeacherId, 500 meetings of 15 fields',
      value: round(median(ours)),
      unit: 'requests/s',
      ratio: round(median(ours) / median(theirs)),
      peer: 'a bare route sending the same JSON',
      aim: '>= 0.6',
    },
  ];
}

async function perSecond(call: () => Promise<void>, forMs: number): Promise<number> {
  const until = performance.now() + forMs;
  let done = 0;
  await Promise.all(
    Array.from({ length: lanes }, async () => {
      while (performance.now() < until) {
        await call();
        done += 1;
      }
    }),
  );
  return (done * 1000) / forMs;
}

function send(agent: Agent, url: string, body: string, served: Served): Promise<void> {
  return new Promise((resolve, reject) => {
    const call = request(
      url,
      {
        agent,
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          'content-length': Buffer.byteLength(body),
          'x-person': served.person,
        },
      },
      (response) => {
        let bytes = 0;
        response.on('data', (chunk: Buffer) => (bytes += chunk.length));
        response.on('end', () => {
          // An error would be quick too.
          if (response.statusCode === 200 && bytes > served.bytes / 2) resolve();
          else reject(new Error(`${url} answered ${response.statusCode} with ${bytes} bytes`));
        });
      },
    );
    call.on('error', reject);
    call.end(body);
  });
}
