/** Clients who send documents of two lessons each, through whatever happens, and what must be there of it afterwards. */
import { expect } from 'vitest';
import { unansweredCodes } from '../../../domain/basics/refusal.ts';
import { addMinutes } from '../../../domain/basics/wallTime.ts';
import { toMs } from '../../../domain/basics/zones.ts';
import type { Store } from '../../../server/db/database.ts';
import type { School } from '../schoolFixture.ts';

const clients = 6;
/** Whether it was done is not known then. */
const unanswered: ReadonlySet<string | undefined> = new Set(unansweredCodes);

export type Pairs = {
  /** By request: the ids that were answered. */
  answered: ReadonlyMap<string, string[]>;
  sent: ReadonlyMap<string, number>;
  /** Sends one document after another until it is over; what was never answered is asked for again first. */
  sendUntil(url: string, isOver: () => boolean): Promise<void>;
  /** Asks for everything once more: what was answered before is answered alike. */
  askAgain(url: string): Promise<void>;
  /** Everything that was answered is there, and nothing is there by halves. */
  expectWhole(): Promise<void>;
};

export function pairsIn({ pool }: Pick<Store, 'pool'>, school: School): Pairs {
  const answered = new Map<string, string[]>();
  const sent = new Map<string, number>();
  let turn = 0;

  async function ask(url: string, requestId: string, at: number): Promise<boolean> {
    const ids = await send(url, requestId, pairOf(school, requestId, at));
    if (!ids) return false;
    if (answered.has(requestId)) expect(ids).toEqual(answered.get(requestId));
    answered.set(requestId, ids);
    return true;
  }

  return {
    answered,
    sent,
    async sendUntil(url, isOver) {
      const open = [...sent].filter(([requestId]) => !answered.has(requestId));
      await Promise.all(
        Array.from({ length: clients }, async (_, client) => {
          for (const [index, [requestId, at]] of open.entries()) {
            if (index % clients === client && !isOver()) await ask(url, requestId, at);
          }
          while (!isOver()) {
            turn += 1;
            const [requestId, at] = [`request ${turn}`, turn];
            sent.set(requestId, at);
            const isHeard = await ask(url, requestId, at);
            // Nobody asks a thousand times a second at an endpoint that refuses.
            if (!isHeard) await new Promise((resolve) => setTimeout(resolve, 20));
          }
        }),
      );
    },
    async askAgain(url) {
      for (const [requestId, at] of sent) expect(await ask(url, requestId, at), requestId).toBe(true);
    },
    async expectWhole() {
      const { rows } = await pool.query<Found>(everyPair);
      for (const row of rows) {
        expect(row, row.name).toMatchObject({ hours: 2, kept: true, logged: true });
        expect([row.ids.length, row.revisions.length], row.name).toEqual([2, 1]);
      }
      const there = new Map(rows.map(({ name, ids }) => [name, ids]));
      for (const [requestId, ids] of answered) expect(there.get(requestId), requestId).toEqual(ids);
    },
  };
}

/** Two lessons in one document, an hour of their own for each request; named by the request. */
function pairOf({ zone }: School, requestId: string, turn: number): string {
  const input = (offset: number) => {
    const start = addMinutes('2026-12-01T00:00', turn * 60 + offset);
    return {
      start: String(toMs(start, zone)),
      end: String(toMs(addMinutes(start, 20), zone)),
      summary: requestId,
    };
  };
  return JSON.stringify({
    query: `mutation ($a: NewMeetingInput!, $b: NewMeetingInput!, $requestId: ID) {
      a: addMeeting(input: $a, requestId: $requestId) { status meeting { id } }
      b: addMeeting(input: $b, requestId: $requestId) { status meeting { id } } }`,
    variables: { a: input(0), b: input(30), requestId },
  });
}

type Answer = {
  data: Record<'a' | 'b', { status: string; meeting: { id: string } }> | null;
  errors?: { extensions?: { code?: string } }[];
};

/** The ids of both lessons, or null where no answer came, or one that knows of nothing. */
async function send(url: string, requestId: string, body: string): Promise<string[] | null> {
  try {
    const response = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body,
    });
    const { data, errors } = (await response.json()) as Answer;
    if (errors?.every(({ extensions }) => unanswered.has(extensions?.code))) return null;
    expect(errors, requestId).toBeUndefined();
    expect([data?.a.status, data?.b.status], requestId).toEqual(['ok', 'ok']);
    return [data?.a.meeting.id ?? '', data?.b.meeting.id ?? ''];
  } catch (fault) {
    // What fetch says of a line that breaks; anything else is a finding.
    if (fault instanceof TypeError || fault instanceof SyntaxError) return null;
    throw fault;
  }
}

type Found = {
  name: string;
  ids: string[];
  hours: number;
  revisions: string[];
  kept: boolean;
  logged: boolean;
};

const everyPair = `
  select m.summary as name, array_agg(m.id::text order by m.start) as ids, array_agg(distinct m.revision::text) as revisions,
         count(o.meeting_id)::int as hours, bool_and(r.outcomes is not null) as kept, bool_and(c.id is not null) as logged
  from app.meetings m
  left join app.occupied o on o.teacher_id = m.teacher_id and o.meeting_id = m.id
  left join app.requests r on r.actor_id = m.teacher_id and r.request_id = m.summary
  left join app.changes c on c.teacher_id = m.teacher_id and c.revision = m.revision
  group by m.summary`;
