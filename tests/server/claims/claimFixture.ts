/** A teacher keeps a student, invites them, and somebody takes the place over. */
import type { Step } from '../../../domain/operations.ts';
import type { Actor } from '../../../domain/kernel/actor.ts';
import type { Endpoint } from '../graphqlServer.ts';
import { add, carryingOut } from '../perform/carryOut.ts';

export function claiming(endpoint: () => Endpoint) {
  const does = async (actor: Actor, ...steps: Step[]) => carryingOut(endpoint().database, actor)(steps);
  const invites = async (studentId: string, more = '') =>
    (
      await endpoint().ask<{ inviteKeptStudent: { status: string; url: string | null } }>(
        endpoint().school.rivka,
        `mutation { inviteKeptStudent(studentId: "${studentId}"${more}) { status url } }`,
      )
    ).data?.inviteKeptStudent;
  return {
    does,
    invites,
    async keeps(username: string, more: object = {}): Promise<string> {
      const [made] = await does(endpoint().school.rivka, {
        name: 'addStudent',
        args: { input: { username, ...more } },
      });
      return made?.student?.id ?? '';
    },
    codeFor: async (studentId: string): Promise<string> =>
      new URL((await invites(studentId))?.url ?? 'http://none').searchParams.get('code') ?? '',
    claims: async (actor: Actor, code: string, more = ''): Promise<string | undefined> =>
      (
        await endpoint().ask<{ claimStudent: { status: string } }>(
          actor,
          `mutation { claimStudent(code: "${code}"${more}) { status } }`,
        )
      ).data?.claimStudent.status,
    lessonFor: (studentId: string, day: string, ...others: string[]): Step =>
      add({
        start: `2026-11-${day}T10:00`,
        end: `2026-11-${day}T11:00`,
        attendees: [studentId, ...others].map((attendeeId) => ({ attendeeId })),
      }),
  };
}
