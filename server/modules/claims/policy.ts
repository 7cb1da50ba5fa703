/** Who may invite a kept student, and who may take the place over. */
import type { AccessPolicy } from '../../kernel/entities/policy.ts';

export const claimPolicy = {
  Query: { claim: 'anyone' },
  Mutation: { inviteKeptStudent: ['teacher'], claimStudent: ['student', 'parent'] },
  types: {
    Claim: { teacherName: 'asParent', username: 'asParent', phoneNumber: 'asParent', contract: 'asParent' },
    ClaimLinkPayload: { status: 'asParent', refusal: 'asParent', url: 'asParent', expiresAt: 'asParent' },
    ClaimPayload: { status: 'asParent', refusal: 'asParent' },
  },
} as const satisfies AccessPolicy;
