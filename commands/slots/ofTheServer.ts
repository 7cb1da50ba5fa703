/** Facts that no client has. */
import type { Answers } from '../../domain/kernel/facts.ts';

/** Who was invited or belongs to others, what a student has elsewhere, and the log: the server decides, nothing is previewed. */
export const ofTheServer = {
  invitations: () => [],
  personStanding: () => ({ hasAccount: true, guardians: 0, teachers: 0 }),
  teachersOf: () => [],
  linkCode: () => null,
  busyElsewhere: () => [],
  change: () => null,
} satisfies Partial<Answers>;
