/** What the sentences about an account and a teacher's settings mean, whatever the language. */
import type { Slots } from '../../commands/pipeline/plan.ts';
import type { Locale } from '../../commands/world.ts';
import type { MeaningShape } from './meaning.ts';

export type OwnShape = Omit<MeaningShape, 'means' | 'as'> & {
  as?: 'teacher' | 'student' | 'parent' | 'visitor';
  /** Words that stay as they are said. */
  told?: Record<Locale, Slots>;
};

const week = ['SU', 'MO', 'TU', 'WE', 'TH'];

export const accessMeanings = {
  'log in': { as: 'visitor', command: 'session.login' },
  'log in with google': { as: 'visitor', command: 'session.login', slots: { provider: 'google' } },
  register: { as: 'visitor', command: 'session.register' },
  'register as a teacher': { as: 'visitor', command: 'session.register', slots: { role: 'teacher' } },
  'register as a parent': { as: 'visitor', command: 'session.register', slots: { role: 'parent' } },
  'register as a student': { as: 'visitor', command: 'session.register', slots: { role: 'student' } },
  'log out': { command: 'session.logout' },
  'a forgotten password': { as: 'visitor', command: 'password.reset' },
  'my code': { as: 'visitor', command: 'password.verify', slots: { code: '482913' } },
  'the code again': { as: 'visitor', command: 'password.resend' },
  'another password': { as: 'student', command: 'password.change' },
  'the hours of the week': {
    command: 'settings.hours',
    slots: { days: week, hours: { from: '14:00', to: '20:00' } },
  },
  'mondays from three to seven': {
    command: 'settings.hours',
    slots: { days: ['MO'], hours: { from: '15:00', to: '19:00' } },
  },
  'no fridays': { command: 'settings.hours', slots: { days: ['FR'], hours: null } },
  'online and at mine': { command: 'settings.places', slots: { places: ['online', 'teacher'] } },
  'thirty more at the student': { command: 'settings.places', slots: { places: ['student'], cost: 30 } },
  'twelve kilometres': { command: 'settings.radius', slots: { radius: 12 } },
  'two days of notice': { command: 'settings.contract', slots: { minutes: 2880 } },
  'the contract by hand': { command: 'settings.contract' },
  'the zone of london': { command: 'settings.timeZone', slots: { timeZone: 'Europe/London' } },
  'a quarter between lessons': { command: 'settings.buffers', slots: { minutes: 15, section: 'buffer' } },
  'half an hour on the way': { command: 'settings.buffers', slots: { minutes: 30, section: 'travel' } },
  'fifty minutes a lesson': { command: 'settings.lessonLength', slots: { minutes: 50 } },
  'two late cancels': { command: 'settings.lateAllowance', slots: { count: 2 } },
  'my data': { as: 'parent', command: 'account.export' },
  'no account': { as: 'student', command: 'account.delete', status: 'ask', asks: 'sure' },
  'another name': {
    as: 'parent',
    command: 'profile.change',
    told: { en: { name: 'Rivka Cohen' }, he: { name: 'רבקה כהן' } },
  },
  'another mail': { command: 'profile.change', slots: { emails: ['r@x.com'] } },
  'another telephone of a parent': {
    as: 'parent',
    command: 'profile.change',
    slots: { phone: '054-7654321' },
  },
  'another picture': { as: 'student', command: 'profile.picture' },
  'do not log out': { command: null, status: 'unknown' },
  'do not delete the account': { command: null, status: 'unknown' },
} satisfies Record<string, OwnShape>;

export type AccessMeaning = keyof typeof accessMeanings;
export type AccessCorpus = Record<AccessMeaning, string[]>;
