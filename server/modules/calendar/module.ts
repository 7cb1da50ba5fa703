import { calendarFacts } from './facts.ts';
import { calendarLearnerSteps } from './learnerSteps.ts';
import { meetingEntity, occurrenceEntity } from './lessonEntities.ts';
import type { Module } from '../module.ts';
import { calendarPolicy } from './policy.ts';
import { makeCalendarResolvers } from './resolvers.ts';
import { rollOccupied } from './rollOccupied.ts';

export const calendarModule = {
  entities: [meetingEntity, occurrenceEntity],
  policy: calendarPolicy,
  resolvers: makeCalendarResolvers,
  facts: calendarFacts,
  learnerSteps: calendarLearnerSteps,
  everyNight: rollOccupied,
} satisfies Module;
