/** A student or a parent as the row that they change themselves, and who speaks for whom. */
import type { Id } from '../basics/ids.ts';
import type { Role } from '../kernel/actor.ts';
import type { PersonFields } from './person.ts';
import { entity } from '../kernel/entity.ts';

export type Person = PersonFields & {
  kind: 'person';
  id: Id;
  revision: number;
  role: Role;
  currency: string;
  zone: string;
  /** Marked; a child without an account is forgotten after thirty days. */
  removedMs: number | null;
};

export type Guardianship = {
  kind: 'guardianship';
  /** The child's. */
  id: Id;
  revision: number;
  parentId: Id;
  createdMs: number;
};

/** Who else a student belongs to, without whom their row would go. */
export type Standing = { hasAccount: boolean; guardians: number; teachers: number };

export const personEntity = entity<Person>()({
  kind: 'person',
  undo: 'marks',
  answers: {
    persons: (found: Person[], { ids }: { ids: Id[] }, rows) => {
      const after = new Map([...found, ...rows].map((row) => [row.id, row]));
      return ids.flatMap((id) => after.get(id) ?? []);
    },
  },
});

export const guardianshipEntity = entity<Guardianship>()({
  kind: 'guardianship',
  undo: 'erases',
  answers: {
    guardianships: (found: Guardianship[], _of: unknown, rows) => [
      ...found.filter(({ id }) => !rows.some((row) => row.id === id)),
      ...rows,
    ],
  },
});

declare module '../kernel/rows.ts' {
  interface Entities {
    person: typeof personEntity;
    guardianship: typeof guardianshipEntity;
  }
}

declare module '../kernel/facts.ts' {
  interface Questions {
    /** People by themselves, the removed too; unknown ids are missing from the answer. */
    persons: [of: { ids: Id[] }, answer: Person[]];
    /** The children of a parent. */
    guardianships: [of: { parentId: Id }, answer: Guardianship[]];
    /** Who else a student belongs to. */
    personStanding: [of: { studentId: Id }, answer: Standing];
    teachersOf: [of: { studentId: Id }, answer: Id[]];
    /** Whose account shows this code now; null: nobody's. */
    linkCode: [of: { code: string }, answer: Id | null];
  }
}
