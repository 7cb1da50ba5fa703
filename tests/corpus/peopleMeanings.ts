/** What the sentences about people mean, whatever the language: students, teachers, children, one's own profile. */
import type { Slots } from '../../commands/pipeline/plan.ts';
import type { Locale } from '../../commands/world.ts';
import type { MeaningShape } from './meaning.ts';

type PeopleShape = Omit<MeaningShape, 'means' | 'as'> & {
  as?: 'teacher' | 'student' | 'parent';
  /** Words that stay as they are said. */
  told?: Record<Locale, Slots>;
};

export const peopleMeanings = {
  'all students': { command: 'student.show' },
  'who is blocked': { command: 'student.show', slots: { filter: 'blocked' } },
  'open dana': { command: 'student.open', slots: { students: ['dana'] } },
  'a student by mail': { command: 'student.find', slots: { emails: ['noam@mail.com'] } },
  'block omer': { command: 'student.block', slots: { students: ['omer'], blocked: true } },
  'unblock dana': { command: 'student.block', slots: { students: ['dana'], blocked: false } },
  'archive yael': { command: 'student.archive', slots: { students: ['yael'], archived: true } },
  'bring itay back': { command: 'student.archive', slots: { students: ['itay'], archived: false } },
  'invite by mail': { command: 'student.invite', slots: { emails: ['noam@mail.com'] } },
  'count a late cancel of dana': { command: 'lateCancels.adjust', slots: { students: ['dana'], amount: 1 } },
  'forgive omer': { command: 'lateCancels.adjust', slots: { students: ['omer'], amount: -1 } },
  'late cancels of dana': { command: 'lateCancels.show', slots: { students: ['dana'] } },
  'my late cancels': { as: 'student', command: 'lateCancels.show' },
  'too late for tomorrow': { as: 'student', command: 'lateCancels.check' },
  'my teachers': { as: 'student', command: 'teacher.show' },
  'go to rivka': { as: 'student', command: 'teacher.select', slots: { teacher: 't1' } },
  'about rivka': { as: 'student', command: 'teacher.open', slots: { teacher: 't1' } },
  'my children': { as: 'parent', command: 'child.show' },
  'go to maya': { as: 'parent', command: 'child.select', slots: { child: 'maya' } },
  'add a child': {
    as: 'parent',
    command: 'child.add',
    told: { en: { name: 'Noa Levi' }, he: { name: 'נועה לוי' } },
  },
  'remove gil': { as: 'parent', command: 'child.remove', slots: { child: 'gil' } },
  'a picture of gil': { as: 'parent', command: 'child.picture', slots: { child: 'gil' } },
  'was dana there': { command: 'attendance.show', slots: { students: ['dana'] } },
  'did omer come': { command: 'attendance.show', slots: { students: ['omer'] } },
  'my profile': { as: 'student', command: 'profile.open' },
  'another telephone': { as: 'student', command: 'profile.change', slots: { phone: '052-1234567' } },
  'eight years of experience': { command: 'settings.profile', slots: { years: 8 } },
  'do not block': { command: null, status: 'unknown' },
  'do not archive': { command: null, status: 'unknown' },
} satisfies Record<string, PeopleShape>;

export type PeopleMeaning = keyof typeof peopleMeanings;
export type PeopleCorpus = Record<PeopleMeaning, string[]>;
