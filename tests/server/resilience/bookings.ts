/** A teacher's lessons, booked again and again until they are answered, and what must be there of them afterwards. */
import type { Agent } from 'node:http';
import { expect } from 'vitest';
import { unansweredCodes } from '../../../domain/basics/refusal.ts';
import { ask, type Answer, type Program, type Reset } from './serverProcess.ts';

export type Teacher = { id: string; cookie: string; studentId: string };

export type Bookings = {
  /** By request: the id of the lesson that was answered. */
  booked: ReadonlyMap<string, string>;
  /** What came instead of an answer. */
  resets: Reset[];
  /** Books the next lesson; null where no answer came, or one that it was not served. */
  bookNext(at: Pick<Program, 'port' | 'origin'>, agent?: Agent): Promise<string | null>;
  /** Asks again for what was never answered. */
  bookOpen(at: Pick<Program, 'port' | 'origin'>): Promise<void>;
};

const query = `mutation ($input: NewMeetingInput!, $requestId: ID) {
  addMeeting(input: $input, requestId: $requestId, insist: true) { status meeting { id } } }`;

const hourMs = 3_600_000;
/** Further on than anything that the demo school holds for itself, and within the hours that are kept ahead. */
const firstMs = Math.ceil(Date.now() / hourMs) * hourMs + 40 * 24 * hourMs;

export function bookingsOf({ cookie, studentId }: Teacher): Bookings {
  const booked = new Map<string, string>();
  const open = new Map<string, number>();
  const resets: Reset[] = [];
  let count = 0;

  async function book(
    at: Pick<Program, 'port' | 'origin'>,
    requestId: string,
    number: number,
    agent?: Agent,
  ): Promise<string | null> {
    const startMs = firstMs + number * hourMs;
    const input = {
      start: String(startMs),
      end: String(startMs + hourMs / 2),
      summary: requestId,
      attendees: [{ attendeeId: studentId }],
    };
    const answer = await ask(at, {
      path: '/graphql',
      cookie,
      body: { query, variables: { input, requestId } },
      ...(agent ? { agent } : {}),
    });
    if (answer.kind === 'reset') resets.push(answer);
    if (answer.kind !== 'answered' || isUnanswered(answer)) return null;
    const { status, meeting } =
      (answer.body['data'] as { addMeeting: Payload } | undefined)?.addMeeting ?? {};
    expect(status, JSON.stringify(answer)).toBe('ok');
    const id = meeting?.id ?? '';
    expect(booked.get(requestId) ?? id).toBe(id);
    booked.set(requestId, id);
    open.delete(requestId);
    return id;
  }

  return {
    booked,
    resets,
    bookNext(at, agent) {
      count += 1;
      const requestId = `request ${count}`;
      open.set(requestId, count);
      return book(at, requestId, count, agent);
    },
    async bookOpen(at) {
      for (const [requestId, number] of open)
        expect(await book(at, requestId, number), requestId).not.toBeNull();
    },
  };
}

type Payload = { status: string; meeting: { id: string } | null };

/** Not served, and told so: by the status, a code and nothing else. */
export function isUnanswered(answer: Answer): boolean {
  if (answer.kind !== 'answered') return true;
  if (answer.status === 200) return false;
  expect([answer.status, codeOf(answer)]).toEqual([503, expect.toBeOneOf([...unansweredCodes])]);
  return true;
}

const codeOf = ({ body }: Extract<Answer, { kind: 'answered' }>): unknown =>
  body['code'] ?? (body['errors'] as { extensions?: { code?: string } }[] | undefined)?.[0]?.extensions?.code;
