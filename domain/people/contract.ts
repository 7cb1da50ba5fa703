/** What a teacher asks of whoever learns with her, as it was at one time; and that somebody agreed to it. */
import type { Id } from '../basics/ids.ts';
import { entity } from '../kernel/entity.ts';

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

/** Evidence that this version, in this language, was agreed to. */
export const acceptedNow = (
  { version, hash, locale, text }: ContractVersion,
  who: Pick<Acceptance, 'teacherId' | 'id' | 'revision' | 'studentId' | 'actorId' | 'sessionId'>,
  acceptedMs: number,
): Acceptance => ({ kind: 'acceptance', ...who, version, hash, locale, text, acceptedMs });

export const noticeOfNewRatesDays = 30;

export const acceptanceEntity = entity<Acceptance>()({
  kind: 'acceptance',
  wire: { name: 'acceptance', type: 'ContractAcceptance', payload: 'ContractPayload' },
  // Evidence stays.
  undo: 'keeps',
  log: { area: 'people', of: ({ studentId }) => ({ studentIds: [studentId], isGone: false }) },
  answers: {
    accepted: (found: number | null, { studentId }: { studentId: Id }, rows) =>
      rows.filter((row) => row.studentId === studentId).at(-1)?.version ?? found,
  },
});

declare module '../kernel/rows.ts' {
  interface Entities {
    acceptance: typeof acceptanceEntity;
  }
}

declare module '../kernel/facts.ts' {
  interface Questions {
    /** The version that was accepted last for this student; null: none was. */
    accepted: [of: { teacherId: Id; studentId: Id }, answer: number | null];
    /** All versions of the teacher's contract; without any of her own those that everybody begins with. */
    contracts: [of: { teacherId: Id }, answer: ContractVersion[]];
  }
}
