/** A calendar of 20,000 lessons: how soon it is first shown, and what others wait while one client reads it in a loop. */
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { print } from 'graphql';
import { CalendarPartsDocument, MeetingsDocument } from '../src/lib/entities/meeting.generated.ts';
import { median, quantile, round, type Measure } from './measure.ts';

type Served = { endpoint: string; again: string; long: string; other: string; family: string };
type Asked = { person: string; query: string; variables: Record<string, unknown> };

const turns = 15;
const loopMs = 6000;
const pauseMs = 4;
const dayMs = 86_400_000;

const account =
  'query ($teacherId: ID!, $payerId: ID) { familyAccounts(teacherId: $teacherId, payerId: $payerId) { open } }';
const paying = 'mutation ($input: PaymentInput!) { addPayment(input: $input) { status payment { id } } }';
const refunding = 'mutation ($id: ID!) { refundPayment(id: $id) { status } }';
const [meetings, parts] = [print(MeetingsDocument), print(CalendarPartsDocument)];

export async function measureLongCalendar(): Promise<Measure[]> {
  const server = fork(fileURLToPath(new URL('longCalendarServer.ts', import.meta.url)), {
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  const [served] = (await once(server, 'message')) as [Served];
  const { long, other } = served;
  const ask = (query: string, variables: object) =>
    post(served, { person: long, query, variables: { teacherId: long, ...variables } });
  const near = { from: String(Date.now() - 14 * dayMs), to: String(Date.now() + 28 * dayMs) };
  const first = async (): Promise<void> => {
    await ask(parts, {});
    await ask(meetings, near);
  };
  const took = {
    first: [] as number[],
    whole: [] as number[],
    family: [] as number[],
    paid: [] as number[],
    refunded: [] as number[],
  };
  for (let turn = 0; turn < turns; turn += 1) {
    await fetch(served.again);
    took.first.push(await timed(first));
    await fetch(served.again);
    took.whole.push(await timed(() => ask(meetings, {})));
    await fetch(served.again);
    took.family.push(await timed(() => ask(account, { payerId: served.family })));
    let id = '';
    took.paid.push(
      await timed(async () => {
        const input = { type: 'payment', payerId: served.family, amount: 130 };
        id = written((await ask(paying, { input })).addPayment).payment?.id ?? '';
      }),
    );
    took.refunded.push(await timed(async () => written((await ask(refunding, { id })).refundPayment)));
  }
  const alone = await othersWait(served, other);
  let isOver = false;
  const loop = (async () => {
    while (!isOver) {
      await fetch(served.again);
      const { calendarParts } = await ask(parts, {});
      await ask(meetings, near);
      const cuts: (string | null)[] = [null, ...(calendarParts?.cuts ?? []), null];
      for (let part = 1; part < cuts.length && !isOver; part += 1)
        await ask(meetings, { after: cuts[part - 1], upTo: cuts[part] });
    }
  })();
  const beside = await othersWait(served, other);
  isOver = true;
  await loop;
  server.disconnect();
  await once(server, 'exit');
  return measures(took, { alone, beside });
}

type Took = Record<'first' | 'whole' | 'family' | 'paid' | 'refunded', number[]>;

function measures(took: Took, { alone, beside }: { alone: number; beside: number }): Measure[] {
  return [
    {
      name: 'a calendar of 20,000 lessons, as it is first shown',
      value: round(median(took.first)),
      unit: 'ms',
      ratio: round(median(took.first) / median(took.whole)),
      peer: 'the same calendar sent whole',
      aim: '< 60 ms',
    },
    {
      name: 'the account of a family with 40 of 20,000 lessons',
      value: round(median(took.family)),
      unit: 'ms',
      ratio: round(median(took.family) / median(took.whole)),
      peer: 'the same calendar sent whole',
      aim: '< 60 ms',
    },
    {
      name: 'a payment of that family, written down',
      value: round(median(took.paid)),
      unit: 'ms',
      ratio: round(median(took.paid) / median(took.whole)),
      peer: 'the same calendar sent whole',
      aim: '< 100 ms',
    },
    {
      name: 'the refund of that payment',
      value: round(median(took.refunded)),
      unit: 'ms',
      ratio: round(median(took.refunded) / median(took.whole)),
      peer: 'the same calendar sent whole',
      aim: '< 100 ms',
    },
    {
      name: 'by how much the 99th of 100 answers to others comes later while one client reads that calendar in a loop',
      value: round(beside - alone),
      unit: 'ms',
      ratio: round(beside / alone),
      peer: 'the same answers while nobody else asks',
      aim: '<= 20 ms',
    },
  ];
}

/** Of answers to somebody with a small calendar, the 99th of a hundred. */
async function othersWait(served: Served, person: string): Promise<number> {
  const took: number[] = [];
  const until = performance.now() + loopMs;
  while (performance.now() < until) {
    took.push(await timed(() => post(served, { person, query: meetings, variables: { teacherId: person } })));
    await new Promise((resolve) => setTimeout(resolve, pauseMs));
  }
  return quantile(
    took.sort((a, b) => a - b),
    0.99,
  );
}

async function timed(call: () => Promise<unknown>): Promise<number> {
  const startedMs = performance.now();
  await call();
  return performance.now() - startedMs;
}

type Answer = { status: string; payment?: { id: string } };
type Told = {
  calendarParts?: { cuts: string[] };
  meetingsByTeacherId?: unknown[];
  addPayment?: Answer;
  refundPayment?: Answer;
};

function written(answer: Answer | undefined): Answer {
  if (answer?.status !== 'ok') throw new Error(`not written: ${answer?.status}`);
  return answer;
}

async function post({ endpoint }: Served, { person, query, variables }: Asked): Promise<Told> {
  const answer = await fetch(endpoint, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-person': person },
    body: JSON.stringify({ query, variables }),
  });
  const { data, errors } = (await answer.json()) as { data?: Told; errors?: unknown };
  if (!data || errors) throw new Error(JSON.stringify(errors));
  return data;
}
