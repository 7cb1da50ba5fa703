/** The term of the demo school as its teacher would list it. The current week is week 0. */
import type { Location } from '../../../domain/calendar/meeting.ts';
import type { Weekday } from '../../../domain/people/people.ts';
import type { SubjectKey } from './subjects.ts';

export type DemoLesson = {
  key: string;
  subject: SubjectKey;
  students: readonly string[];
  /** 'HH:mm' */
  at: string;
  minutes: number;
  location?: Location;
  summary?: string;
  description?: string;
  /** For groups: the seats, and the price of one. */
  capacity?: number;
  costMinor?: number;
};

export type Weekly = DemoLesson & {
  days: readonly Weekday[];
  every?: 2;
  firstWeek: number;
  lastWeek?: number;
};

export type Single = DemoLesson & { day: Weekday; week: number };

export const firstWeek = -8;

/** Sundays from 16:45 to 17:45 stay free, so that "move Sunday's maths to 5pm" has room; `inTheWay` is the one exception. */
export const weekly: readonly Weekly[] = [
  {
    key: 'noamEnglish',
    subject: 'english',
    students: ['noam'],
    days: ['SU'],
    at: '15:00',
    minutes: 45,
    firstWeek,
  },
  {
    key: 'danaMaths',
    subject: 'maths',
    students: ['dana'],
    days: ['SU'],
    at: '16:00',
    minutes: 45,
    firstWeek,
  },
  {
    key: 'psychometricGroup',
    subject: 'psychometric',
    students: ['omer', 'shira', 'yonatan', 'daniel'],
    days: ['SU', 'WE'],
    at: '18:00',
    minutes: 90,
    firstWeek: -7,
    lastWeek: 8,
    capacity: 6,
    costMinor: 120_00,
    description: 'קבוצת הכנה למועד הקרוב',
  },
  {
    key: 'yaelMaths',
    subject: 'maths',
    students: ['yael'],
    days: ['MO'],
    at: '15:00',
    minutes: 60,
    firstWeek,
  },
  {
    key: 'itaiPhysics',
    subject: 'physics',
    students: ['itai'],
    days: ['MO'],
    at: '16:15',
    minutes: 45,
    firstWeek,
  },
  {
    key: 'tamarEnglish',
    subject: 'english',
    students: ['tamar'],
    days: ['MO'],
    at: '17:30',
    minutes: 45,
    every: 2,
    firstWeek,
  },
  {
    key: 'yonatanMaths',
    subject: 'maths',
    students: ['yonatan'],
    days: ['MO'],
    at: '18:30',
    minutes: 45,
    firstWeek: -6,
  },
  {
    key: 'roniMaths',
    subject: 'maths',
    students: ['roni'],
    days: ['TU'],
    at: '15:30',
    minutes: 45,
    firstWeek,
  },
  {
    key: 'arielEnglish',
    subject: 'english',
    students: ['ariel'],
    days: ['TU'],
    at: '16:30',
    minutes: 45,
    firstWeek,
    location: 'online',
  },
  {
    key: 'mathsGroup',
    subject: 'maths',
    students: ['maya', 'yael', 'itai'],
    days: ['TU'],
    at: '17:30',
    minutes: 60,
    firstWeek,
    capacity: 4,
    costMinor: 90_00,
    description: 'תרגול בקבוצה קטנה',
  },
  {
    key: 'danielPsychometric',
    subject: 'psychometric',
    students: ['daniel'],
    days: ['TU'],
    at: '19:00',
    minutes: 60,
    firstWeek: -5,
  },
  {
    key: 'danaEnglish',
    subject: 'english',
    students: ['dana'],
    days: ['WE'],
    at: '15:00',
    minutes: 45,
    every: 2,
    firstWeek: -7,
  },
  {
    key: 'omerPhysics',
    subject: 'physics',
    students: ['omer'],
    days: ['WE'],
    at: '16:00',
    minutes: 60,
    firstWeek,
    location: 'student',
  },
  {
    key: 'mayaEnglish',
    subject: 'english',
    students: ['maya'],
    days: ['TH'],
    at: '15:00',
    minutes: 45,
    firstWeek,
  },
  {
    key: 'shiraMaths',
    subject: 'maths',
    students: ['shira'],
    days: ['TH'],
    at: '16:00',
    minutes: 60,
    firstWeek,
  },
  {
    key: 'noamPhysics',
    subject: 'physics',
    students: ['noam'],
    days: ['TH'],
    at: '17:30',
    minutes: 45,
    firstWeek,
  },
  {
    key: 'englishGroup',
    subject: 'english',
    students: ['tamar', 'ariel', 'roni'],
    days: ['FR'],
    at: '11:00',
    minutes: 60,
    every: 2,
    firstWeek,
    capacity: 5,
    costMinor: 70_00,
    description: 'שיחה באנגלית',
  },
];

const exam = 'הכנה למבחן';
const makeUp = 'שיעור השלמה';

export const singles: readonly Single[] = [
  { key: 's1', subject: 'maths', students: ['omer'], week: -7, day: 'TH', at: '18:30', minutes: 45 },
  { key: 's2', subject: 'physics', students: ['yael'], week: -6, day: 'FR', at: '09:30', minutes: 60 },
  {
    key: 's3',
    subject: 'english',
    students: ['shira'],
    week: -5,
    day: 'TH',
    at: '18:30',
    minutes: 45,
    location: 'online',
  },
  {
    key: 's4',
    subject: 'maths',
    students: ['dana'],
    week: -4,
    day: 'TH',
    at: '18:30',
    minutes: 60,
    summary: exam,
  },
  { key: 's5', subject: 'physics', students: ['daniel'], week: -3, day: 'MO', at: '19:30', minutes: 45 },
  {
    key: 's6',
    subject: 'maths',
    students: ['noam'],
    week: -2,
    day: 'FR',
    at: '09:30',
    minutes: 60,
    summary: exam,
  },
  {
    key: 's7',
    subject: 'english',
    students: ['yonatan'],
    week: -1,
    day: 'TH',
    at: '18:30',
    minutes: 45,
    summary: makeUp,
  },
  { key: 's8', subject: 'maths', students: ['ariel'], week: 0, day: 'MO', at: '19:30', minutes: 45 },
  { key: 's9', subject: 'physics', students: ['tamar'], week: 0, day: 'FR', at: '09:30', minutes: 60 },
  {
    key: 's10',
    subject: 'maths',
    students: ['maya'],
    week: 1,
    day: 'TH',
    at: '18:30',
    minutes: 45,
    summary: makeUp,
  },
  {
    key: 's11',
    subject: 'physics',
    students: ['itai'],
    week: 2,
    day: 'FR',
    at: '09:30',
    minutes: 60,
    summary: exam,
  },
  { key: 's12', subject: 'english', students: ['roni'], week: 3, day: 'MO', at: '19:30', minutes: 45 },
  { key: 's13', subject: 'maths', students: ['omer'], week: 5, day: 'TH', at: '18:30', minutes: 45 },
];

/** At 17:00 on one coming Sunday, so that moving Dana's series there meets exactly one conflict. */
export const inTheWay: DemoLesson = {
  key: 'inTheWay',
  subject: 'physics',
  students: ['omer'],
  at: '17:00',
  minutes: 45,
  summary: makeUp,
};
