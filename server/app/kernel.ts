/** The kernel with everything that the modules contribute: entities, facts, and checks of steps. */
import type { Store } from '../db/database.ts';
import type { WireOf } from '../kernel/entities/entity.ts';
import { makeFeeds as makeEntityFeeds, type EntityFeeds } from '../kernel/live/feeds.ts';
import type { Live } from '../kernel/live/live.ts';
import type { TeacherFeed } from '../kernel/live/teacherFeed.ts';
import { makeAskRows } from '../kernel/perform/ask.ts';
import { makeKernel } from '../kernel/perform/kernel.ts';
import type { Outcome as OutcomeOf } from '../kernel/perform/outcome.ts';
import { makePerformAll, type Performing } from '../kernel/perform/perform.ts';
import type { RootStep } from '../kernel/perform/steps.ts';
import { makeWriteRows } from '../kernel/perform/writeChange.ts';
import { lessonRows } from '../modules/calendar/lessonRows.ts';
import { makeMeetingFeed, type MeetingFeed } from '../modules/calendar/meetingFeed.ts';
import { ownChanges } from '../modules/people/ownChanges.ts';
import type { Parent } from '../modules/people/parent.ts';
import { modules, type ListedEntity, type ModuleFacts } from './modules.ts';

type ShownEntity = Extract<ListedEntity, { name: string }>;

const kernel = makeKernel({
  entities: modules.flatMap(({ entities = [] }) => entities),
  ownEntities: modules.flatMap(({ ownEntities = [] }) => ownEntities),
  facts: (queries) => Object.assign({}, ...modules.map(({ facts }) => facts?.(queries))) as ModuleFacts,
  learnerSteps: Object.assign({}, ...modules.map(({ learnerSteps }) => learnerSteps)) as object,
  prepareSteps: modules.flatMap(({ prepareSteps = [] }) => prepareSteps),
  beforeWrite: modules.flatMap(({ beforeWrite = [] }) => beforeWrite),
  lessons: lessonRows,
  ownChanges,
});

/** With all entities by their names. */
export type Outcome = Omit<OutcomeOf<ShownEntity>, 'parent'> & { parent: Parent | null };
export type Outcomes = Map<string, Outcome>;

export const performAll = makePerformAll(kernel) as (
  performing: Performing,
  asked: readonly RootStep[],
) => Promise<Outcomes>;

export const askRows = makeAskRows(kernel);
export const writeRows = makeWriteRows(kernel);

/** One for each entity by the plural of its name, and one for meetings, which are made of several. */
export type Feeds = EntityFeeds & { meetings: MeetingFeed } & {
  [Each in ShownEntity as `${Each['name']}s`]: TeacherFeed<WireOf<Each>>;
};

export function makeFeeds(store: Store, live: Pick<Live, 'listen'>, nowMs: () => number): Feeds {
  const feeds = makeEntityFeeds(store, live, { entities: kernel.shown, nowMs });
  const byName = Object.fromEntries(kernel.shown.map((entity) => [`${entity.name}s`, feeds.of(entity)]));
  return { ...byName, ...feeds, meetings: makeMeetingFeed(store, feeds.parts) } as Feeds;
}
