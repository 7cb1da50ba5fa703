/**
 * Ten thousand people signed in to one process, each with a websocket that watches a calendar; two thousand of them watch the same. Beside
 * it two thousand bare websockets are sent as long a text: what the machine itself takes for it just then.
 */
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

/** Those who watch the same are spread over both. */
async function seated({ port, seats }: Pick<Served, 'port' | 'seats'>): Promise<ChildProcess[]> {
  const clients = [start('socketsClient.ts'), start('socketsClient.ts')];
  const part = (half: number) => seats.filter((_seat, index) => index % clients.length === half);
  await Promise.all(clients.map((client, half) => ask(client, { port, origin, seats: part(half) })));
  return clients;
}

async function ask<Answer>(child: ChildProcess, question: unknown): Promise<Answer> {
  const answer = once(child, 'message');
  child.send(question as string);
  return ((await answer) as [Answer])[0];
}

export async function measureSockets(): Promise<Measure[]> {
  const server = start('socketsServer.ts', [String(watching), String(others)]);
  const [served] = (await once(server, 'message')) as [Served];
  const alone = await ask<Memory>(server, 'memory');
  const clients = await seated(served);
  await pause(5_000);
  const full = await ask<Memory>(server, 'memory');
  const bare = start('bareSocketsServer.ts');
  const [barePort] = (await once(bare, 'message')) as [number];
  const bareClients = await seated({ port: barePort, seats: served.seats.slice(0, watching) });
  const p99s: number[] = [];
  const bareP99s: number[] = [];
  // By turns, so that both have the machine as it is.
  for (let turn = 0; turn < changes + warmUps; turn += 1) {
    const bareP99 = p99Of(await ask<number>(bare, 'tell'), await came(bareClients));
    const p99 = await fanOut(server, clients, served, turn);
    if (turn < warmUps) continue;
    p99s.push(p99);
    bareP99s.push(bareP99);
  }
  for (const child of [...clients, server, ...bareClients, bare]) child.disconnect();
  await Promise.all([once(server, 'exit'), once(bare, 'exit')]);
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
      ratio: round(median(p99s) / median(bareP99s)),
      peer: `a text of that length sent to ${watching} sockets that do nothing else (${round(median(bareP99s))} ms)`,
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
  const times = await came(clients);
  const { lastMs } = await ask<Memory>(server, 'memory');
  return p99Of(lastMs, times);
}

/** When each was told. */
async function came(clients: readonly ChildProcess[]): Promise<number[]> {
  const times: number[] = [];
  for (let waits = 0; times.length < watching; waits += 1) {
    if (waits > 100) throw new Error(`only ${times.length} of ${watching} were told`);
    await pause(100);
    for (const client of clients) times.push(...(await ask<number[]>(client, 'came')));
  }
  return times;
}

const p99Of = (fromMs: number, times: readonly number[]): number =>
  quantile(
    times.map((ms) => ms - fromMs).sort((a, b) => a - b),
    0.99,
  );
