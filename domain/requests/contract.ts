/** What a teacher asks of whoever learns with her, as it was at one time; and that somebody agreed to it. */
import type { Id } from '../basics/ids.ts';

/** version 0: the contract that everybody begins with, in each language. */
export type ContractVersion = {
  version: number;
  locale: string;
  text: string;
  /** SHA-256 of the text in UTF-8, hexadecimal. */
  hash: string;
  createdMs: number | null;
};

/** Evidence: written once, with the whole text, and never changed. */
export type Acceptance = {
  kind: 'acceptance';
  teacherId: Id;
  id: Id;
  revision: number;
  version: number;
  hash: string;
  locale: string;
  text: string;
  studentId: Id;
  /** The student, or whoever speaks for them. */
  actorId: Id;
  sessionId: string | null;
  acceptedMs: number;
};

export const noticeOfNewRatesDays = 30;
