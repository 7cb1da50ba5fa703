/** A teacher keeps a student, invites them, and somebody takes the place over. */
import type { Step } from '../../../domain/operations.ts';
import type { Actor } from '../../../domain/kernel/actor.ts';
import type { Door } from '../aDoor.ts';
import { add, carryingOut } from '../performing/carryOut.ts';

export function claiming(door: () => Door) {
  const does = async (actor: Actor, ...steps: Step[]) => carryingOut(door().database, actor)(steps);
  const invites = async (studentId: string, more = '') =>
    (
      await door().ask<{ inviteKeptStudent: { status: string; url: string | null } }>(
        door().school.rivka,
        `mutation { inviteKeptStudent(studentId: "${studentId}"${more}) { status url } }`,
      )
    ).data?.inviteKeptStudent;
  return {
    does,
    invites,
    async keeps(username: string, more: object = {}): Promise<string> {
      const [made] = await does(door().school.rivka, {
        name: 'addStudent',
        args: { input: { username, ...more } },
      });
      return made?.student?.id ?? '';
    },
    codeFor: async (studentId: string): Promise<string> =>
      new URL((await invites(studentId))?.url ?? 'http://none').searchParams.get('code') ?? '',
    claims: async (actor: Actor, code: string, more = ''): Promise<string | undefined> =>
      (
        await door().ask<{ claimStudent: { status: string } }>(
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
