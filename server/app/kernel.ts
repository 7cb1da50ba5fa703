/** The kernel with everything that the modules contribute: the one list of entities, facts, and checks of steps. */
import type { Store } from '../db/database.ts';
import type { WireOf } from '../kernel/entities/entity.ts';
import { makeFeeds as makeEntityFeeds, type EntityFeeds } from '../kernel/live/feeds.ts';
import type { Live } from '../kernel/live/live.ts';
import type { TeacherFeed } from '../kernel/live/teacherFeed.ts';
import { makeKernel } from '../kernel/perform/kernel.ts';
import type { Outcome as OutcomeOf } from '../kernel/perform/outcome.ts';
import { makePerformAll, type Performing } from '../kernel/perform/perform.ts';
import type { RootStep } from '../kernel/perform/steps.ts';
import { calendarFacts } from '../modules/calendar/facts.ts';
import { calendarLearnerSteps } from '../modules/calendar/learnerSteps.ts';
import { meetingEntity, occurrenceEntity } from '../modules/calendar/lessonEntities.ts';
import { lessonRows } from '../modules/calendar/lessonRows.ts';
import { makeMeetingFeed, type MeetingFeed } from '../modules/calendar/meetingFeed.ts';
import { expenseEntity } from '../modules/expenses/entity.ts';
import { refuseForeignImage } from '../modules/images/ownImages.ts';
import { acceptanceEntity } from '../modules/joining/acceptanceEntity.ts';
import { joiningFacts } from '../modules/joining/facts.ts';
import { joinRequestEntity } from '../modules/joining/joinRequestEntity.ts';
import { joiningLearnerSteps } from '../modules/joining/learnerSteps.ts';
import { countInvitations } from '../modules/people/countInvitations.ts';
import { peopleFacts } from '../modules/people/facts.ts';
import { invitationEntity } from '../modules/people/invitationEntity.ts';
import { ownChanges } from '../modules/people/ownChanges.ts';
import type { Parent } from '../modules/people/parent.ts';
import { readPhones } from '../modules/people/readPhones.ts';
import { studentLinkEntity } from '../modules/people/studentLinkEntity.ts';
import { teacherEntity } from '../modules/people/teacherEntity.ts';
import { pendingMeetingEntity } from '../modules/requests/entity.ts';
import { requestLearnerSteps } from '../modules/requests/learnerSteps.ts';
import { restrictedTimeEntity } from '../modules/restrictedTimes/entity.ts';
import { subjectEntity } from '../modules/subjects/entity.ts';
import { waitlistEntity } from '../modules/waitlist/entity.ts';
import { waitlistLearnerSteps } from '../modules/waitlist/learnerSteps.ts';

const shownEntities = [
  restrictedTimeEntity,
  pendingMeetingEntity,
  waitlistEntity,
  subjectEntity,
  expenseEntity,
  teacherEntity,
  studentLinkEntity,
  acceptanceEntity,
  joinRequestEntity,
  invitationEntity,
] as const;

type ShownEntity = (typeof shownEntities)[number];

const kernel = makeKernel({
  entities: [meetingEntity, occurrenceEntity, ...shownEntities],
  facts: (queries) => ({ ...calendarFacts(queries), ...peopleFacts(queries), ...joiningFacts(queries) }),
  learnerSteps: {
    ...calendarLearnerSteps,
    ...requestLearnerSteps,
    ...waitlistLearnerSteps,
    ...joiningLearnerSteps,
  },
  prepareSteps: [readPhones, refuseForeignImage],
  beforeWrite: [countInvitations],
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

/** One for each entity by the plural of its name, and one for meetings, which are made of several. */
export type Feeds = EntityFeeds & { meetings: MeetingFeed } & {
  [Each in ShownEntity as `${Each['name']}s`]: TeacherFeed<WireOf<Each>>;
};

export function makeFeeds(store: Store, live: Pick<Live, 'listen'>, nowMs: () => number): Feeds {
  const feeds = makeEntityFeeds(store, live, { entities: kernel.shown, nowMs });
  const byName = Object.fromEntries(kernel.shown.map((entity) => [`${entity.name}s`, feeds.of(entity)]));
  return { ...byName, ...feeds, meetings: makeMeetingFeed(store, feeds.parts) } as Feeds;
}
