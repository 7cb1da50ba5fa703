/** A mail to a family about its money: an account of a month, or that something is open. What it says is derived when it is sent. */
import type { Id } from '../basics/ids.ts';
import { entity } from '../kernel/entity.ts';

export type FamilyMail = {
  kind: 'familyMail';
  teacherId: Id;
  id: Id;
  revision: number;
  type: 'statement' | 'reminder';
  /** Whose account it is about. */
  payerId: Id;
  /** A student or a parent who asked for their own; null: the teacher sends it to the payer. */
  askedBy: Id | null;
  /** Of a statement: YYYY-MM. */
  month: string | null;
  createdMs: number;
};

/** Mail that one person sends another is no free relay. */
export const familyMailLimits = {
  /** By one teacher. */
  aDay: 200,
  /** From one teacher to one family. */
  toFamilyAWeek: 10,
  /** That a student or a parent asks for. */
  askedADay: 10,
} as const;

export const familyMailEntity = entity<FamilyMail>()({
  kind: 'familyMail',
  wire: { name: 'familyMail', type: 'FamilyMail' },
  undo: 'sent',
  log: { area: 'money', of: ({ payerId }) => ({ studentIds: [payerId], isGone: false }) },
});

declare module '../kernel/rows.ts' {
  interface Entities {
    familyMail: typeof familyMailEntity;
  }
}
