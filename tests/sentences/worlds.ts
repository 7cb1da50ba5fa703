/** The worlds that sentences are said in, by name: whose calendar it is, what is in it, and what each role sees of it. */
import { indexWorld, type IndexedWorld } from '../../commands/world/indexWorld.ts';
import { aWorld, type Locale, type SpeakerRole, type World } from '../../commands/world/world.ts';
import { sixthWorlds } from '../corpus/aside/sixthWorlds.ts';
import { worldOf } from '../corpus/aside/worlds.ts';
import { cancelledWeek, movedWeek, shared, sharedByOne } from '../corpus/familyWorlds.ts';
import { recordsWorlds } from '../corpus/recordsWorlds.ts';
import { requestsWorlds } from '../corpus/requestsWorlds.ts';
import { subjectsWorld } from '../corpus/subjectsWorlds.ts';
import { teacherWorld } from '../corpus/world.ts';
import { lateCancelledWorld, payingWorlds } from './worlds/paying.ts';
import { groupWorlds } from './worlds/groups.ts';
import { peopleNamed } from './worlds/peopleNamed.ts';
import { spendingWorld } from './worlds/spending.ts';
import { mayaWorld } from './worlds/maya.ts';
import { waitlistWorlds } from './worlds/waitlists.ts';

type Worlds = (as: SpeakerRole, locale: Locale) => World | undefined;

const among =
  (worlds: Partial<Record<SpeakerRole, World>>): Worlds =>
  (as) =>
    worlds[as];

const teachers = [{ id: 't1', username: 'Rivka Cohen' }];
const children = [
  { id: 'noa', username: 'Noa Levi' },
  { id: 'itay', username: 'Itay Levi' },
];

/** Dana is blocked, Itay archived, Omer has cancelled late twice. */
const links = [
  { id: 'dana', blocked: true, archived: false, badCancels: 1 },
  { id: 'itay', blocked: false, archived: true, badCancels: 0 },
  { id: 'omer', blocked: false, archived: false, badCancels: 2 },
];
const withLinks: World = {
  ...requestsWorlds.teacher,
  students: requestsWorlds.teacher.students.map((student) => {
    const link = links.find(({ id }) => id === student.id);
    return link ? { ...student, links: [{ teacherId: 't1', ...link }] } : student;
  }),
};

/** With students who have no account, in the language that is spoken. */
const withKept = (locale: Locale): World => ({
  ...requestsWorlds.teacher,
  students: [...requestsWorlds.teacher.students, ...peopleNamed.kept[locale]],
});

const { user } = requestsWorlds.teacher;
const onPremium: World = {
  ...requestsWorlds.teacher,
  user: {
    ...user,
    id: 't1',
    userData: { ...user?.userData, subscriptionPlan: 'premium', subscriptionStatus: 'ACTIVE' },
  },
};

const worlds = {
  /** One teacher's week, without anything that waits in it. */
  calendar: (as) =>
    as === 'teacher'
      ? teacherWorld
      : { ...teacherWorld, students: [], teachers, ...(as === 'parent' ? { children } : {}) },
  /** The same school as a student who learns there and a parent of two children see it. */
  family: (as) => (as === 'teacher' || as === 'student' || as === 'parent' ? worldOf(as) : undefined),
  /** With lessons asked for, offers, join requests and a full group. */
  requests: among(requestsWorlds),
  /** With a past: who was there, who paid, titles, notes and restricted times. */
  records: among(recordsWorlds),
  /** With plans of lessons in its subjects, named in the language that is spoken. */
  subjects: (as, locale) =>
    as === 'teacher' || as === 'student' || as === 'parent' ? subjectsWorld(as, locale) : undefined,
  /** With a student who is blocked, one who is archived, and late cancellations. */
  people: among({ ...requestsWorlds, teacher: withLinks }),
  /** With students whom the teacher keeps without an account. */
  kept: (as, locale) => (as === 'teacher' ? withKept(locale) : undefined),
  /** With a teacher who has paid for a plan. */
  accounts: among({ ...requestsWorlds, teacher: onPremium }),
  /** Another school, whose people and subjects are named in the language that is spoken. */
  school: (as, locale) => sixthWorlds[locale][as],
  /** Where Maya has a weekly lesson and a single one. */
  maya: among({ teacher: mayaWorld }),
  /** With expenses, named in the language that is spoken. */
  spending: (as, locale) => (as === 'teacher' ? spendingWorld(locale) : undefined),
  /** With prices, payments and discounts. */
  paying: among(payingWorlds),
  /** The same, with lessons that were called off too late. */
  lateCancelled: among({ teacher: lateCancelledWorld }),
  /** With groups that are full. */
  waitlists: among(waitlistWorlds),
  /** With groups of which their own are named and all others counted. */
  groups: among(groupWorlds),
  /** Of somebody who is known to have no teacher yet. */
  noTeacher: () => aWorld({ now: '2026-03-10T09:00', user: { id: 'me' }, allTeachersTold: true }),
  /** Of that school, a parent whose two children share a lesson; and where one of them has cancelled it before. */
  shared,
  sharedByOne,
  /** Of that school, with lessons of this week that were cancelled; and where one of them is held on another day. */
  cancelledWeek,
  movedWeek,
} satisfies Record<string, Worlds>;

const indexed = new Map<string, IndexedWorld>();

/** The world by its name as somebody sees it, indexed once. */
export function worldNamed(name: string, as: SpeakerRole, locale: Locale, now?: string): IndexedWorld {
  const key = `${name} ${as} ${locale} ${now ?? ''}`;
  const known = indexed.get(key);
  if (known) return known;
  const world = (worlds as Record<string, Worlds>)[name]?.(as, locale);
  if (!world) throw new Error(`The world “${name}” has no ${as}.`);
  const made = indexWorld({ ...world, role: as, locale, ...(now === undefined ? {} : { now }) } as World);
  indexed.set(key, made);
  return made;
}
