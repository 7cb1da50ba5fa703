/** Who is in the demo school. */
import type { Role } from '../../../domain/kernel/actor.ts';

/** Public on purpose: the demo school runs only on a person's own machine. */
export const demoPassword = 'lesson5';

export const entryEmails = {
  teacher: 'rivka@example.test',
  student: 'dana@example.test',
  parent: 'ruth@example.test',
  admin: 'admin@example.test',
} as const satisfies Record<Role, string>;

export type DemoPerson = {
  key: string;
  role: Role;
  name: string;
  email: string;
  phone?: string;
  address?: string;
  /** Late cancellations so far. */
  badCancels?: number;
};

export const rivka: DemoPerson = {
  key: 'rivka',
  role: 'teacher',
  name: 'רבקה כהן',
  email: entryEmails.teacher,
  phone: '52-555-0101',
  address: 'הרצל 12, רחובות',
};

export const students: readonly DemoPerson[] = [
  {
    key: 'dana',
    role: 'student',
    name: 'דנה כהן',
    email: entryEmails.student,
    phone: '54-555-0111',
    address: 'ביאליק 4, רחובות',
  },
  {
    key: 'noam',
    badCancels: 1,
    role: 'student',
    name: 'נועם לוי',
    email: 'noam@example.test',
    phone: '54-555-0112',
    address: 'ויצמן 31, רחובות',
  },
  {
    key: 'yael',
    role: 'student',
    name: 'יעל מזרחי',
    email: 'yael@example.test',
    phone: '54-555-0113',
    address: 'אחד העם 7, נס ציונה',
  },
  {
    key: 'itai',
    role: 'student',
    name: 'איתי פרץ',
    email: 'itai@example.test',
    phone: '54-555-0114',
    address: 'סמילנסקי 18, רחובות',
  },
  {
    key: 'maya',
    role: 'student',
    name: 'מאיה ביטון',
    email: 'maya@example.test',
    phone: '54-555-0115',
    address: 'הנשיא 22, רחובות',
  },
  {
    key: 'omer',
    badCancels: 1,
    role: 'student',
    name: 'עומר דהן',
    email: 'omer@example.test',
    phone: '54-555-0116',
    address: 'רמב״ם 3, נס ציונה',
  },
  {
    key: 'tamar',
    role: 'student',
    name: 'תמר אברהם',
    email: 'tamar@example.test',
    phone: '54-555-0117',
    address: 'יעקב 40, רחובות',
  },
  {
    key: 'yonatan',
    role: 'student',
    name: 'יונתן פרידמן',
    email: 'yonatan@example.test',
    phone: '54-555-0118',
    address: 'בנימין 9, רחובות',
  },
  {
    key: 'shira',
    role: 'student',
    name: 'שירה אזולאי',
    email: 'shira@example.test',
    phone: '54-555-0119',
    address: 'לוי אשכול 2, רחובות',
  },
  {
    key: 'daniel',
    role: 'student',
    name: 'דניאל כץ',
    email: 'daniel@example.test',
    phone: '54-555-0120',
    address: 'הרצל 150, רחובות',
  },
  {
    key: 'roni',
    role: 'student',
    name: 'רוני שפירא',
    email: 'roni@example.test',
    phone: '54-555-0121',
    address: 'ויצמן 31, רחובות',
  },
  {
    key: 'ariel',
    role: 'student',
    name: 'אריאל שפירא',
    email: 'ariel@example.test',
    phone: '54-555-0122',
    address: 'ויצמן 31, רחובות',
  },
];

/** Ruth's two children are two of the students. */
export const ruth: DemoPerson = {
  key: 'ruth',
  role: 'parent',
  name: 'רות שפירא',
  email: entryEmails.parent,
  phone: '54-555-0130',
  address: 'ויצמן 31, רחובות',
};

export const childrenOfRuth = ['roni', 'ariel'] as const;

const admin: DemoPerson = {
  key: 'admin',
  role: 'admin',
  name: 'מנהלת המערכת',
  email: entryEmails.admin,
};

/** Not a student of the teacher yet. */
export const newcomer: DemoPerson = {
  key: 'gal',
  role: 'student',
  name: 'גל ברק',
  email: 'gal@example.test',
  phone: '54-555-0140',
  address: 'הרצל 88, רחובות',
};

export const everyone: readonly DemoPerson[] = [rivka, ...students, ruth, newcomer, admin];
