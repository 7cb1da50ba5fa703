/** What a teacher says of herself and how she works, as one row that she changes (spec sections 2 and 3, settings). */
import type { Id } from '../basics/ids.ts';
import type { PersonFields } from './person.ts';
import type { Teacher } from './people.ts';
import { entity } from '../kernel/entity.ts';

export type TeacherProfile = PersonFields & {
  kind: 'teacher';
  teacherId: Id;
  /** The teacher's. */
  id: Id;
  revision: number;
  zone: string;
  currency: string;
  lessonMinutes: number;
  noticeHours: number;
  /** After so many days a family is reminded of what is open; null: only by hand. */
  remindAfterDays: number | null;
  badCancelsAllowed: number;
  bufferMinutes: number;
  travelMinutes: number;
  workingHours: Teacher['workingHours'];
  holidaysOff: boolean;
  locations: Teacher['locations'];
  /** How far she travels; null: it is not said. */
  radiusKm: number | null;
  yearsExperience: number | null;
  about: string | null;
  /** 0: the contract that everybody begins with. */
  contractVersion: number;
  /** The contract in words; null for the one that everybody begins with. */
  contract: string | null;
  /** The random part of the link by which students come; null until it is made. */
  shareSlug: string | null;
  shareOpen: boolean;
};

/** What the rules of the calendar know of the teacher, as the profile says it. */
const teacherAfter = (teacher: Teacher, profile: TeacherProfile): Teacher => ({
  ...teacher,
  name: profile.name,
  zone: profile.zone,
  currency: profile.currency,
  lessonMinutes: profile.lessonMinutes,
  noticeHours: profile.noticeHours,
  badCancelsAllowed: profile.badCancelsAllowed,
  bufferMinutes: profile.bufferMinutes,
  travelMinutes: profile.travelMinutes,
  workingHours: profile.workingHours,
  holidaysOff: profile.holidaysOff,
  locations: profile.locations,
});

export const teacherEntity = entity<TeacherProfile>()({
  kind: 'teacher',
  wire: { name: 'teacher', type: 'Teacher' },
  asked: true,
  undo: 'keeps',
  log: { area: 'settings', of: () => ({ isGone: false }) },
  answers: {
    teachers: (found: TeacherProfile[], _of: unknown, [after]) => (after ? [after] : found),
    teacher: (found: Teacher | null, _of: unknown, [after]) =>
      found && after ? teacherAfter(found, after) : found,
  },
});

declare module '../kernel/rows.ts' {
  interface Entities {
    teacher: typeof teacherEntity;
  }
}
