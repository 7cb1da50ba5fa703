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
import { maskedFor, type AccessPolicy } from '../../kernel/entities/policy.ts';
import type { Module } from '../module.ts';
import { calendarViewers, type CalendarViewer } from '../people/calendarViewers.ts';

declare module '../../db/tables.ts' {
  interface Tables {
    'app.restricted_times': TableOf<RestrictedTime>;
  }
}

const everyone = ['teacher', 'linked'] as const;

const policy = {
  Query: { restrictedTimesByTeacherId: 'signedIn' },
  Subscription: { restrictedTimes: 'signedIn' },
  types: {
    RestrictedTime: {
      id: everyone,
      version: everyone,
      removed: everyone,
      teacherId: everyone,
      start: everyone,
      end: everyone,
      timeZone: everyone,
      rrule: everyone,
      exdates: everyone,
      reason: ['teacher'],
    },
  },
} as const satisfies AccessPolicy;

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
  return row.removed === true ? row : maskedFor(policy.types.RestrictedTime, ['linked'], row);
}

export const restrictedTimesModule = {
  entities: [restrictedTimes],
  policy,
  resolvers: asked(restrictedTimes, 'restrictedTimesByTeacherId'),
} satisfies Module;
