/** A student or a parent as the row that they change themselves, and who speaks for whom. */
import type { Id } from '../basics/ids.ts';
import type { Role } from './people.ts';
import type { PersonFields } from './person.ts';

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
