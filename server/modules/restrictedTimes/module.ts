/** A teacher's restricted times: their table, who sees what of them, and what is asked about them (access.md). */
import {
  restrictedTimeEntity as declared,
  writeRestrictedTime,
  type RestrictedTime,
  type WireRestrictedTime,
} from '../../../domain/calendar/availability/restrictedTime.ts';
import { asked } from '../../kernel/api/seenRows.ts';
import { entity } from '../../kernel/entities/entity.ts';
import { plainRows, type TableOf } from '../../kernel/entities/plainRows.ts';
import { maskedFor } from '../../kernel/entities/policy.ts';
import { shownRows } from '../../kernel/entities/shownRows.ts';
import type { Module } from '../module.ts';
import { calendarViewers, type CalendarViewer } from '../people/calendarViewers.ts';

declare module '../../db/tables.ts' {
  interface Tables {
    'app.restricted_times': TableOf<RestrictedTime>;
  }
}

const shown = shownRows(declared, {
  about:
    'Hours that a teacher keeps free of lessons; or {id, removed: true}. Others than the teacher see when, not why.',
  query: 'restrictedTimesByTeacherId',
  callers: 'signedIn',
  viewers: ['teacher', 'linked'],
  only: { reason: ['teacher'] },
  fields: {
    id: 'ID!',
    version: 'Int',
    removed: 'Boolean',
    teacherId: 'ID',
    start: ['String', 'Milliseconds, a numeric string.'],
    end: 'String',
    timeZone: 'String',
    rrule: 'String',
    exdates: ['[String!]', 'Starts that the rule gives and that stay open, in milliseconds.'],
    reason: 'String',
  },
});

const restrictedTimes = entity(declared, {
  ...plainRows(declared, {
    table: 'app.restricted_times',
    order: 'start',
    fields: {
      start: 'plain',
      zone: 'plain',
      minutes: 'plain',
      rrule: 'plain',
      exdates: 'json',
      reason: 'plain',
      createdMs: 'moment once',
    },
  }),
  toWire: async (_queries, times) => times.map(writeRestrictedTime),
  viewers: calendarViewers,
  seenBy: seenTime,
});

/** Students see when; only the teacher sees why. Blocked students cannot ask for lessons, and see none. */
function seenTime(row: WireRestrictedTime, viewer: CalendarViewer): WireRestrictedTime | null {
  if (viewer.as === 'teacher') return row;
  if (viewer.isBlocked) return null;
  return row.removed === true ? row : maskedFor(shown.rules, ['linked'], row);
}

export const restrictedTimesModule = {
  entities: [restrictedTimes],
  policy: shown.policy,
  sdl: shown.sdl,
  resolvers: asked(restrictedTimes, shown.query),
} satisfies Module;
