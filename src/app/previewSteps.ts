/** What steps would do, decided here and now by the very rules that the server will use. */
import { decide, type Decision } from '../../domain/decide.ts';
import type { Actor } from '../../domain/people/people.ts';
import { fromWorld } from '../../domain/facts.ts';
import type { Step } from '../../domain/operations.ts';
import { toMs } from '../../domain/basics/zones.ts';
import { schoolMeetings, type SchoolMeetings } from '../calendar/schoolMeetings.ts';
import type { Drawn } from '../calendar/useCalendar.ts';
import { answersOf } from './answers.ts';
import { useSchool } from './school.ts';

export type Preview = Decision;

/** The meetings as rows, made once for what is loaded. */
let made: { of: readonly unknown[]; school: SchoolMeetings } | null = null;

export function loadedMeetings(): SchoolMeetings {
  const { meetings, teachers, students, subjects } = useSchool.getState();
  const of = [meetings, teachers, students, subjects] as const;
  if (!made || of.some((part, i) => part !== made?.of[i])) {
    made = { of, school: schoolMeetings({ meetings, teachers, students, subjects }) };
  }
  return made.school;
}

/** null where nothing can be previewed: nobody is signed in as a teacher, or nothing is loaded. */
export function previewSteps(steps: readonly Step[]): Preview | null {
  const { user, teachers, subjects, students } = useSchool.getState();
  const teacher = teachers.find(({ id }) => id === user?.id);
  if (!user || !teacher) return null;
  const actor: Actor = { id: user.id, role: user.role, name: user.username };
  let ids = 0;
  const means = { nowMs: Date.now(), newId: () => `new-${++ids}` };
  const answers = answersOf({ teacher, subjects, students, school: loadedMeetings() });
  return fromWorld(decide(steps, actor, means), answers);
}

/** The preview as the calendar draws it. */
export function drawnOf(preview: Preview, zone: string): Drawn {
  return {
    rows: preview.rows,
    hits: preview.clashes.map(({ meetingId, start, end }) => ({
      meetingId,
      startMs: toMs(start, zone),
      endMs: toMs(end, zone),
    })),
  };
}

/** The wall starts whose occurrence would clash, of a change of a series. */
export const clashingSlots = (preview: Preview): string[] => [
  ...new Set(preview.clashes.map(({ mine }) => mine.slot)),
];
