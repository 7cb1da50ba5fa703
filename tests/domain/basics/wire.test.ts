import { describe, expect, test } from 'vitest';
import { decode, encode, marksOf } from '../../../domain/basics/wire.ts';
import { toMs } from '../../../domain/basics/zones.ts';
import { keep, meetingInput } from '../../../domain/calendar/meetingInput.ts';
import { occurrence } from '../../../domain/kernel/sharedInput.ts';
import { operations } from '../../../domain/operations.ts';

const zone = 'Asia/Jerusalem';
const nowMs = toMs('2026-11-21T09:00', zone);
const codec = { zone, currency: 'ILS' };
const { args } = operations.updateMeeting;

const said = {
  input: {
    id: 'm1',
    start: '2026-11-22T17:00',
    end: '2026-11-22T17:45',
    cost: 15050,
    rrule: null,
    exdates: ['2026-11-29T17:00'],
    attendees: [
      { attendeeId: 'dana', personalDiscount: { type: 'fixed' as const, value: 1050 } },
      { attendeeId: 'noam', personalDiscount: { type: 'percentage' as const, value: 12.5 } },
    ],
  },
  scope: 'future' as const,
  occurrence: '2026-11-22T16:00',
  keep: ['2026-12-06T16:00'],
  version: 7,
};

describe('the arguments of a mutation', () => {
  test('travel as milliseconds and major units, and come back as they were said', () => {
    const wire = encode(args, said, codec);
    expect(wire).toMatchObject({
      occurrence: String(toMs('2026-11-22T16:00', zone)),
      keep: [String(toMs('2026-12-06T16:00', zone))],
      input: {
        start: String(toMs('2026-11-22T17:00', zone)),
        cost: 150.5,
        rrule: null,
        attendees: [{ personalDiscount: { value: 10.5 } }, { personalDiscount: { value: 12.5 } }],
      },
    });
    expect(decode(args, wire, { ...codec, nowMs })).toEqual(said);
  });

  const wire = encode(args, said, codec);
  const withInput = (input: object): object => ({ ...wire, input: { ...(wire.input as object), ...input } });

  test.each([
    [{ start: '2026-11-22T17:00' }, 'BAD_TIME', 'input.start'],
    [{ start: 1795000000000 }, 'BAD_TIME', 'input.start'],
    [{ start: '1.795e12' }, 'BAD_TIME', 'input.start'],
    [{ start: ' 1795000000000' }, 'BAD_TIME', 'input.start'],
    [{ start: '253402300800000' }, 'BAD_TIME', 'input.start'],
    [{ start: '0' }, 'BAD_TIME', 'input.start'],
    [{ start: String(nowMs + 1) }, 'BAD_TIME', 'input.start'],
    [{ start: null }, 'BAD_REQUEST', 'input.start'],
    [{ exdates: [String(nowMs), 'x'] }, 'BAD_TIME', 'input.exdates.1'],
    [{ cost: 1e308 }, 'BAD_REQUEST', 'input.cost'],
    [{ cost: -5 }, 'BAD_REQUEST', 'input.cost'],
    [{ cost: 1.234 }, 'BAD_REQUEST', 'input.cost'],
    [{ cost: '5' }, 'BAD_REQUEST', 'input.cost'],
    [{ capacity: 1.5 }, 'BAD_REQUEST', 'input.capacity'],
    [{ location: 'moon' }, 'BAD_REQUEST', 'input.location'],
    [{ attendees: [{ attendeeId: '' }] }, 'BAD_REQUEST', 'input.attendees.0.attendeeId'],
    [
      { attendees: Array.from({ length: 501 }, () => ({ attendeeId: 'dana' })) },
      'TOO_MANY',
      'input.attendees',
    ],
    [{ summary: 'x'.repeat(201) }, 'BAD_REQUEST', 'input.summary'],
  ])('%j is refused as %s at %s', (input, code, field) => {
    expect(decode(args, withInput(input), { ...codec, nowMs })).toMatchObject({ refused: true, code, field });
  });

  test('that are missing altogether are refused, not thrown', () => {
    for (const nothing of [null, undefined, 5, 'x', []]) {
      expect(decode(args, nothing, { ...codec, nowMs })).toMatchObject({
        refused: true,
        code: 'BAD_REQUEST',
      });
    }
  });

  test('tell by their schema how they are to be written in GraphQL', () => {
    expect(marksOf(meetingInput)).toMatchObject({ input: 'MeetingInput' });
    expect(marksOf(keep)).toEqual({});
    expect(marksOf(occurrence)).toMatchObject({ wire: 'address' });
  });
});
