/** What a module gives the program, in one object; app/modules.ts lists them all, and nothing else knows them. */
import type { CronItem, TaskList } from 'graphile-worker';
import type { StoreAnswers } from '../../domain/kernel/facts.ts';
import type { Store } from '../db/database.ts';
import type { Queries } from '../db/tables.ts';
import type { Route } from '../http/route.ts';
import type { ModuleResolvers } from '../kernel/api/resolvers.ts';
import type { Entity, StoredEntity } from '../kernel/entities/entity.ts';
import type { OwnEntity } from '../kernel/entities/ownEntity.ts';
import type { AccessPolicy } from '../kernel/entities/policy.ts';
import type { AskRows } from '../kernel/perform/ask.ts';
import type { KernelParts } from '../kernel/perform/kernel.ts';
import type { PerformAll } from '../kernel/perform/perform.ts';

/** `Resolving`, `Serving`, `Working`: what its resolvers, routes and jobs are given. */
export type Module<Resolving = never, Serving = never, Working = never> = {
  entities?: readonly (StoredEntity | Entity)[];
  /** Of rows that belong to one person and to no calendar. */
  ownEntities?: readonly OwnEntity[];
  /** Who may see its fields. */
  policy?: AccessPolicy;
  /** Of rows that shownRows.ts tells: their part of the schema, which is printed beside the operations. */
  sdl?: string;
  resolvers?: ModuleResolvers | ((given: Resolving) => ModuleResolvers);
  /** Answers to what operations ask, beside the rows of entities. */
  facts?(queries: Queries): Partial<StoreAnswers>;
  learnerSteps?: KernelParts['learnerSteps'];
  prepareSteps?: KernelParts['prepareSteps'];
  beforeWrite?: KernelParts['beforeWrite'];
  routes?(given: Serving): Route[];
  /** Cleans up once a night, in the order of the modules; what it changes of a calendar is an ordinary change. */
  everyNight?(
    store: Store,
    nowMs: number,
    kernel: { performAll: PerformAll; askRows: AskRows },
  ): Promise<void>;
  tasks?(given: Working): TaskList;
  cron?: readonly CronItem[];
};
