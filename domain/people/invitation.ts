/** A mail by which a teacher asks somebody to come to her. */
import type { Id } from '../basics/ids.ts';

export type Invitation = {
  kind: 'invitation';
  teacherId: Id;
  id: Id;
  revision: number;
  email: string;
  name: string;
  message: string;
  createdMs: number;
  /** When it left the house; null while it waits. */
  sentMs: number | null;
  removedMs: number | null;
};
