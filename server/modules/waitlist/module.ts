import type { Store } from '../../db/database.ts';
import { asked } from '../../kernel/api/seenRows.ts';
import type { PerformAll } from '../../kernel/perform/perform.ts';
import type { Module } from '../module.ts';
import { waitlistEntity } from './entity.ts';
import { waitlistLearnerSteps } from './learnerSteps.ts';
import { passPlaceJob, type PassPlace } from './passPlaceJob.ts';
import { shownWaitings as shown } from './policy.ts';

type Working = { performAll: PerformAll; store: Store; nowMs(): number };

export const waitlistModule = {
  entities: [waitlistEntity],
  policy: shown.policy,
  sdl: shown.sdl,
  resolvers: asked(waitlistEntity, shown.query),
  learnerSteps: waitlistLearnerSteps,
  tasks: ({ performAll, store, nowMs }: Working) => ({
    passPlaceOn: (offer) => passPlaceJob(performAll, store, offer as PassPlace, nowMs),
  }),
} satisfies Module;
