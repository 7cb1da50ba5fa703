/** Somebody who used the demo teacher's share link, accepted her contract, and waits for her answer. */
import type { Id } from '../../../domain/basics/ids.ts';
import type { Acceptance } from '../../../domain/people/contract.ts';
import type { JoinRequest } from '../../../domain/requests/joinRequest.ts';
import { hashOfText } from '../people/rows/teacherProfiles.ts';
import { demoId } from './demoId.ts';
import { newcomer, rivka } from './people.ts';
import { contractOfRivka } from './teacherProfile.ts';

const hourMs = 3_600_000;

export function asking(
  nowMs: number,
  idOf: (key: string) => Id,
): { acceptance: Acceptance; request: JoinRequest } {
  const teacherId = idOf(rivka.key);
  const studentId = idOf(newcomer.key);
  const atMs = nowMs - 5 * hourMs;
  return {
    acceptance: {
      kind: 'acceptance',
      teacherId,
      id: demoId(nowMs, `acceptance ${newcomer.key}`),
      revision: 1,
      version: 1,
      hash: hashOfText(contractOfRivka),
      locale: 'he',
      text: contractOfRivka,
      studentId,
      actorId: studentId,
      sessionId: null,
      acceptedMs: atMs,
    },
    request: {
      kind: 'joinRequest',
      teacherId,
      id: demoId(nowMs, `join ${newcomer.key}`),
      revision: 1,
      studentId,
      requestedBy: studentId,
      meetingId: null,
      status: 'Pending',
      personalDiscount: null,
      message: 'שלום, המלצה ממיה. אשמח ללמוד מתמטיקה פעם בשבוע.',
      createdMs: atMs + 60_000,
      modifiedMs: atMs + 60_000,
      removedMs: null,
    },
  };
}
