import type { Store } from '../../db/database.ts';
import { asked } from '../../kernel/api/seenRows.ts';
import type { PerformAll } from '../../kernel/perform/perform.ts';
import type { Module } from '../module.ts';
import { waitlistEntity } from './entity.ts';
import { waitlistLearnerSteps } from './learnerSteps.ts';
import { passPlaceJob, type PassPlace } from './passPlaceJob.ts';
import { waitlistPolicy } from './policy.ts';

type Working = { performAll: PerformAll; store: Store; nowMs(): number };

export const waitlistModule = {
  entities: [waitlistEntity],
  policy: waitlistPolicy,
  resolvers: asked(waitlistEntity, 'waitingsByTeacherId'),
  learnerSteps: waitlistLearnerSteps,
  tasks: ({ performAll, store, nowMs }: Working) => ({
    passPlaceOn: (offer) => passPlaceJob(performAll, store, offer as PassPlace, nowMs),
  }),
} satisfies Module;
