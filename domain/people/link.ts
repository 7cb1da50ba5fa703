/** How a student stands with one teacher, as a row that actions change: late cancels counted, and blocked when there are too many. */
import type { Id } from '../basics/ids.ts';
import type { PersonalDiscount } from './discount.ts';
import type { KeptPerson } from './keptPerson.ts';
import { entity } from '../kernel/entity.ts';

export type Link = {
  kind: 'link';
  teacherId: Id;
  /** The student's. */
  id: Id;
  revision: number;
  badCancels: number;
  blocked: boolean;
  archived: boolean;
  /** What the teacher writes for the student to read. */
  notes: string;
  homework: string;
  /** What was agreed when the student came; said again with each lesson. */
  personalDiscount: PersonalDiscount | null;
  createdMs: number;
  /** What the teacher says of a student who has no account; null of everybody who speaks for themselves. */
  kept: KeptPerson | null;
};

/** A student as linked to one teacher. */
export type LinkedStudent = Omit<Link, 'kind' | 'teacherId'> & {
  name: string;
  /** Whose family pays: their first parent, or they themselves. */
  payerId: Id;
};

/** A student who has just come. */
export const newLink = (teacherId: Id, id: Id, createdMs = 0): Link => ({
  kind: 'link',
  teacherId,
  id,
  revision: 0,
  badCancels: 0,
  blocked: false,
  archived: false,
  notes: '',
  homework: '',
  personalDiscount: null,
  createdMs,
  kept: null,
});

export const linkOf = ({ name: _, payerId: _payer, ...link }: LinkedStudent, teacherId: Id): Link => ({
  ...link,
  kind: 'link',
  teacherId,
});

/** Of what a list of students says, what a changed link says instead. */
export const linkedAfter = (student: LinkedStudent, link: Link): LinkedStudent => {
  const { kind: _kind, teacherId: _teacher, ...standing } = link;
  return { ...student, ...standing, name: link.kept?.name ?? student.name };
};

/** A student who comes by an earlier step is among them; what they are called, the store knows. */
function linked(
  found: LinkedStudent[],
  { ids }: { ids?: readonly Id[] },
  links: readonly Link[],
): LinkedStudent[] {
  const known = new Set(found.map(({ id }) => id));
  const come = links
    .filter(({ id }) => !known.has(id) && (!ids || ids.includes(id)))
    .map((link) => linkedAfter({ ...link, name: '', payerId: link.id }, link));
  const after = found.map((student) => {
    const link = links.find(({ id }) => id === student.id);
    return link ? linkedAfter(student, link) : student;
  });
  return [...after, ...come];
}

export const linkEntity = entity<Link>()({
  kind: 'link',
  wire: { name: 'student', type: 'Student' },
  undo: 'erases',
  placesOf: ({ id }) => id,
  log: { area: 'people', of: ({ id }) => ({ studentIds: [id], isGone: false }) },
  answers: { students: linked, roster: linked },
});

declare module '../kernel/rows.ts' {
  interface Entities {
    link: typeof linkEntity;
  }
}

declare module '../kernel/facts.ts' {
  interface Questions {
    /** All students of this teacher, the blocked and the archived too. */
    roster: [of: { teacherId: Id }, answer: LinkedStudent[]];
    /** Only the students of this teacher; unknown ids are missing from the answer. */
    students: [of: { teacherId: Id; ids: Id[] }, answer: LinkedStudent[]];
  }
}
