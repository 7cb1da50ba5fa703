/** A teacher changes a subject: its name, which its lessons take over, its price, colour, place in the list, and plan. */
import * as v from 'valibot';
import { isRefusal, type Refusal } from '../basics/refusal.ts';
import type { Day } from '../basics/wallTime.ts';
import { checkPlan } from '../plans/plans.ts';
import { changedSince } from '../kernel/sharedInput.ts';
import { notify, version } from '../kernel/sharedInput.ts';
import { need, type Gathering } from '../kernel/facts.ts';
import type { Notice, NoticeTitle } from '../notices/notice.ts';
import { operation, type Change } from '../kernel/operation.ts';
import { costChanged, laterDay } from './costChanged.ts';
import { priceOfMeetings } from './priceOfMeetings.ts';
import { renamedMeetings, renamedPendings } from './renamedMeetings.ts';
import type { Subject } from './subject.ts';
import {
  checkLessons,
  checkName,
  learnersOf,
  placed,
  taughtFacts,
  tellStudents,
  type TaughtFacts,
} from './subjectFacts.ts';
import { priceFrom, priceScope, subjectInput } from './subjectInput.ts';
import type { Rows } from '../kernel/rows.ts';

type Facts = TaughtFacts & { subject: Subject; pendings: Rows['pendingMeeting'][] };

type Patch = Partial<Record<'cost' | 'name' | 'lessons' | 'color', unknown>>;

function effectOfPatch({ input: said }: { input: Patch }) {
  if (said.cost !== undefined) return 'subjectPrice';
  if (said.name !== undefined) return 'renameSubject';
  if (said.lessons !== undefined) return 'changePlan';
  return said.color === undefined ? 'changeSubject' : 'subjectColor';
}

export const updateSubject = operation({
  name: 'updateSubject',
  writes: ['subject', 'meeting', 'pendingMeeting'],
  card: { effect: effectOfPatch, leads: true },
  args: v.strictObject({ input: subjectInput, scope: priceScope, from: priceFrom, version, notify }),
  *facts({ input, version: shown }, actor): Gathering<Facts | Refusal> {
    const facts = yield* taughtFacts([input.id], 'input.id', actor);
    if (isRefusal(facts)) return facts;
    const subject = facts.subjects.find(({ id }) => id === input.id) as Subject;
    const stale = changedSince(shown, subject.revision);
    if (stale) return stale;
    return { ...facts, subject, pendings: yield* need('pendingMeetings', { teacherId: actor.id }) };
  },
  authorize: (_actor, { teacher }) => checkPlan(teacher),
  change({ input, scope, from, notify: wish }, facts, means): Change | Refusal {
    const { teacher, subject, subjects, pendings } = facts;
    const name = input.name === undefined ? subject.name : checkName(input.name, subject.id, subjects);
    if (isRefusal(name)) return name;
    const lessons =
      input.lessons === undefined
        ? subject.lessons
        : checkLessons(input.lessons, subject.lessons, teacher, means.newId);
    if (isRefusal(lessons)) return lessons;
    const after: Subject = {
      ...subject,
      name,
      lessons,
      hourlyMinor: input.cost ?? subject.hourlyMinor,
      color: input.color ?? subject.color,
    };
    const list = placed(after, input.position, subjects);
    const renamed = renamedMeetings(facts.held, subject.name, name);
    const names = new Set(input.cost === undefined ? [] : [name]);
    const held = renamed.held;
    const following = { teacher, subjects: list, held, names, scope, from, notify: 'quiet' } as const;
    const prices = priceOfMeetings(following, means);
    if (isRefusal(prices)) return prices;
    const rows = [
      ...list.map((each) => ({ before: subjects.find(({ id }) => id === each.id) ?? null, after: each })),
      ...renamed.rows,
      ...renamedPendings(pendings, subject.name, name),
      ...prices.rows,
    ];
    const told = toldOf(subject, after, { currency: teacher.currency, from: laterDay(from, teacher, means) });
    const learners = learnersOf(subject.name, facts.held);
    return {
      ...prices,
      rows,
      tell: told ? tellStudents(learners, ...told, { teacher, notify: wish }) : [],
      about: [subject.id],
    };
  },
});

/** The weightiest of what changed. */
function toldOf(
  before: Subject,
  after: Subject,
  price: { currency: string; from: Day | null },
): [NoticeTitle, Notice['params']] | null {
  if (before.hourlyMinor !== after.hourlyMinor)
    return ['SubjectCostChanged', costChanged(before, after, price)];
  if (before.name !== after.name)
    return ['SubjectNameChanged', { subjectName: after.name, oldName: before.name, newName: after.name }];
  if (JSON.stringify(before.lessons) !== JSON.stringify(after.lessons))
    return ['LessonsUpdated', { subjectName: after.name }];
  return null;
}
