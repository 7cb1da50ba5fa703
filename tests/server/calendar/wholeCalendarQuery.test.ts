/** Only a question that is for one whole calendar, and surely so, is answered from what was written before. */
import { parse } from 'graphql';
import { expect, test } from 'vitest';
import { askedCalendar } from '../../../server/modules/calendar/wholeCalendarQuery.ts';

const asked = (query: string, variableValues?: Record<string, unknown>, operationName?: string) =>
  askedCalendar({ document: parse(query), variableValues, operationName });

test.each([
  ['{ meetingsByTeacherId(teacherId: "rivka") { id } }'],
  [
    '{ mine: meetingsByTeacherId(teacherId: "rivka", since: null) { id ...More } } fragment More on Meeting { end }',
  ],
  ['query ($id: ID!) { meetingsByTeacherId(teacherId: $id) { id } }', { id: 'rivka' }],
  ['query ($id: ID!, $at: Int) { meetingsByTeacherId(teacherId: $id, since: $at) { id } }', { id: 'rivka' }],
  ['query A { status } query B { meetingsByTeacherId(teacherId: "rivka") { id } }', {}, 'B'],
])('%s asks for one whole calendar', (query, variables?: Record<string, unknown>, name?: string) => {
  expect(asked(query, variables, name)).toBe('rivka');
});

test.each([
  ['{ status }'],
  ['{ meetingsByTeacherId(teacherId: "rivka") { id } status }'],
  ['{ meetingsByTeacherId(teacherId: "rivka") { id } ...More } fragment More on Query { status }'],
  ['{ ... { meetingsByTeacherId(teacherId: "rivka") { id } } }'],
  [
    'query ($is: Boolean!) { meetingsByTeacherId(teacherId: "rivka") @include(if: $is) { id } }',
    { is: false },
  ],
  ['{ meetingsByTeacherId(teacherId: 7) { id } }'],
  ['{ meetingsByTeacherId(teacherId: "rivka", since: 3) { id } }'],
  ['query ($at: Int = 3) { meetingsByTeacherId(teacherId: "rivka", since: $at) { id } }'],
  ['query ($at: Int) { meetingsByTeacherId(teacherId: "rivka", since: $at) { id } }', { at: 0 }],
  ['query ($id: ID = "rivka") { meetingsByTeacherId(teacherId: $id) { id } }'],
  ['mutation { meetingsByTeacherId(teacherId: "rivka") { id } }'],
  ['query A { status } query B { meetingsByTeacherId(teacherId: "rivka") { id } }', {}, 'A'],
  ['query A { status } query B { meetingsByTeacherId(teacherId: "rivka") { id } }'],
])('%s does not', (query, variables?: Record<string, unknown>, name?: string) => {
  expect(asked(query, variables, name)).toBeNull();
});
