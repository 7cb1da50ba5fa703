/** What a tab holds of a calendar is what the server would tell it anew, however events and answers cross and whatever the line loses. */
import fc from 'fast-check';
import { beforeEach, expect, test, vi } from 'vitest';
import type { WireMeeting } from '../../../../domain/calendar/wireMeeting.ts';
import { recordProof } from '../../../recordProof.ts';
import { seed } from '../../../randomSeed.ts';

type Variables = { since?: number; from?: string; to?: string; after?: string | null; upTo?: string | null };
type Asked = { variables: Variables; query: { definitions: { name?: { value: string } }[] } };

/** The server: rows by id, the revision that wrote each, and what is gone. */
let rows = new Map<string, WireMeeting>();
let revision = 0;
let viewerKey = 'all';
let cuts: string[] = [];
let asked: string[] = [];
/** Between the reading of an answer and its coming. */
let onItsWay: () => Promise<void> | void = () => undefined;

const standing = (): WireMeeting[] => [...rows.values()].filter((row) => !row.removed);

function answerTo({ since, from, to, after, upTo }: Variables): WireMeeting[] {
  if (since !== undefined) return [...rows.values()].filter(({ version }) => (version ?? 0) > since);
  return standing().filter(
    ({ id, start }) =>
      (after == null || id > after) &&
      (upTo == null || id <= upTo) &&
      (from === undefined || Number(start) >= Number(from)) &&
      (to === undefined || Number(start) < Number(to)),
  );
}

vi.mock('../../../../src/lib/apollo/apollo.ts', () => ({
  client: {
    async query({ query, variables }: Asked) {
      const isParts = query.definitions.some(({ name }) => name?.value === 'CalendarParts');
      const kind = isParts
        ? 'parts'
        : variables.since !== undefined
          ? 'since'
          : variables.from
            ? 'days'
            : 'part';
      asked.push(kind);
      const data = isParts
        ? { calendarParts: { revision, viewerKey, cuts } }
        : { meetingsByTeacherId: structuredClone(answerTo(variables)) };
      await onItsWay();
      return { data };
    },
  },
}));
const { holdCalendar, mergeMeetings } = await import('../../../../src/lib/entities/mergeMeetings.ts');

const idAt = (n: number): string => `m${String(n).padStart(2, '0')}`;
const byId = (all: readonly WireMeeting[]): WireMeeting[] =>
  [...all].sort((one, other) => (one.id < other.id ? -1 : 1));

/** What is written, as the event that tells it. */
function write(n: number, isGone: boolean): WireMeeting {
  revision += 1;
  const id = idAt(n);
  const row: WireMeeting = isGone
    ? { id, version: revision, removed: true }
    : {
        id,
        version: revision,
        organizer: 'rivka',
        start: String((n * 7) % 50),
        subject: `as of ${revision}`,
      };
  rows.set(id, row);
  return structuredClone(row);
}

function hold() {
  let shown: WireMeeting[] = [];
  const held = holdCalendar('rivka', (now) => (shown = now));
  return { held, shown: () => byId(shown) };
}

beforeEach(() => {
  rows = new Map();
  revision = 0;
  viewerKey = 'all';
  cuts = [];
  asked = [];
  onItsWay = () => undefined;
});

test('a calendar in parts is whole when the last part has come, and none of it is asked for twice', async () => {
  for (let n = 0; n < 30; n += 1) write(n, false);
  cuts = [idAt(9), idAt(19)];
  const { held, shown } = hold();
  await held.fetchWhole((parts) => expect(parts).toBe(3));
  expect(asked).toEqual(['parts', 'part', 'part', 'part']);
  expect(shown()).toEqual(byId(standing()));
  held.stop();
});

test('after a break only what was written since is asked for, and what was removed goes', async () => {
  for (let n = 0; n < 5; n += 1) write(n, false);
  const { held, shown } = hold();
  await held.fetchWhole();
  write(1, true);
  write(2, false);
  asked = [];
  await held.fetchWhole();
  expect(asked).toEqual(['parts', 'since']);
  expect(shown()).toEqual(byId(standing()));
  asked = [];
  await held.fetchWhole();
  expect(asked).toEqual(['parts']);
  held.stop();
});

test('all is read anew where rows are seen otherwise without having been written, or too much has happened', async () => {
  for (let n = 0; n < 5; n += 1) write(n, false);
  const { held, shown } = hold();
  await held.fetchWhole();
  // A student was blocked: a row that they may see no more was not written.
  rows.delete(idAt(3));
  viewerKey = 'less';
  asked = [];
  await held.fetchWhole();
  expect(asked).toEqual(['parts', 'part']);
  expect(shown()).toEqual(byId(standing()));
  revision += 1000;
  asked = [];
  await held.fetchWhole();
  expect(asked).toEqual(['parts', 'part']);
  held.stop();
});

test('an answer that was read before an event does not undo it', async () => {
  const [old, kept] = [write(0, false), write(1, false)];
  const { held, shown } = hold();
  onItsWay = () => mergeMeetings([write(0, true), write(1, false)], 'rivka');
  await held.fetchStretch({ fromMs: 0, untilMs: 100 });
  onItsWay = () => undefined;
  expect(shown()).toEqual(byId(standing()));
  mergeMeetings([old, kept], 'rivka');
  expect(shown()).toEqual(byId(standing()));
  held.stop();
});

test('an event that comes after all was read does not bring back what was gone by then', async () => {
  const { held, shown } = hold();
  const late = write(0, false);
  mergeMeetings([write(0, true)], 'rivka');
  await held.fetchWhole();
  mergeMeetings([late], 'rivka');
  expect(shown()).toEqual([]);
  held.stop();
});

test('a cut that comes in the midst of the parts is made up for by what was written since', async () => {
  for (let n = 0; n < 20; n += 1) write(n, false);
  cuts = [idAt(9)];
  const { held, shown } = hold();
  let parts = 0;
  onItsWay = () => {
    parts += 1;
    if (parts === 3) {
      write(2, true);
      throw new Error('the line broke');
    }
  };
  await expect(held.fetchWhole()).rejects.toThrow('the line broke');
  onItsWay = () => undefined;
  await held.fetchWhole();
  expect(shown()).toEqual(byId(standing()));
  held.stop();
});

type Happening =
  | { does: 'write'; n: number; isGone: boolean; isTold: boolean }
  | { does: 'days'; from: number }
  | { does: 'whole' }
  | { does: 'late' };

const happening: fc.Arbitrary<Happening> = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.record({
      does: fc.constant('write' as const),
      n: fc.nat(19),
      isGone: fc.boolean(),
      isTold: fc.boolean(),
    }),
  },
  { weight: 1, arbitrary: fc.record({ does: fc.constant('days' as const), from: fc.nat(40) }) },
  { weight: 1, arbitrary: fc.record({ does: fc.constant('whole' as const) }) },
  { weight: 2, arbitrary: fc.record({ does: fc.constant('late' as const) }) },
);

test('after any history of lost and late events, cuts and crossing answers a healed line shows what is read anew', async ({
  task,
}) => {
  const histories = process.env['PROVE'] === undefined ? 200 : 2_000;
  await fc.assert(
    fc.asyncProperty(
      fc.array(happening, { maxLength: 40 }),
      fc.array(fc.tuple(fc.nat(19), fc.boolean()), { maxLength: 12 }),
      fc.subarray([4, 9, 14]),
      async (history, crossing, cutAt) => {
        rows = new Map();
        revision = 0;
        viewerKey = 'all';
        cuts = cutAt.map(idAt);
        const { held, shown } = hold();
        const late: WireMeeting[] = [];
        const during = [...crossing];
        // While an answer is on its way somebody writes, and the event is told at once.
        onItsWay = () => {
          const next = during.pop();
          if (next) mergeMeetings([write(next[0], next[1])], 'rivka');
        };
        for (const each of history) {
          if (each.does === 'write') {
            const event = write(each.n, each.isGone);
            if (each.isTold) mergeMeetings([event], 'rivka');
            else late.push(event);
          } else if (each.does === 'late') {
            const event = late.pop();
            if (event) mergeMeetings([event], 'rivka');
          } else if (each.does === 'days') {
            await held.fetchStretch({ fromMs: each.from, untilMs: each.from + 10 });
          } else await held.fetchWhole();
        }
        onItsWay = () => undefined;
        await held.fetchWhole();
        expect(shown()).toEqual(byId(standing()));
        held.stop();
      },
    ),
    { numRuns: histories, seed },
  );
  recordProof(
    task,
    'R10',
    `${histories} histories (seed ${seed}) of lost, late and crossing rows: healed, the tab holds what is read anew`,
  );
});
