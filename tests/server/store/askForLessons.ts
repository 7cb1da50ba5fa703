/**
 * A student asks for a lesson, which is offered at another hour and agreed to, and for a place in what is no full
 * group; and the teacher keeps two students without an account, one of them for a moment.
 */
import { expect } from 'vitest';
import type { Id } from '../../../domain/basics/ids.ts';
import type { CarryOut } from '../perform/carryOut.ts';

type Asking = { rivkaDoes: CarryOut; danaDoes: CarryOut; teacherId: Id; meetingId: Id };

/** The id of the request. */
export async function askForLessons({ rivkaDoes, danaDoes, teacherId, meetingId }: Asking): Promise<Id> {
  const asking = { organizer: teacherId, start: '2026-11-12T16:00', end: '2026-11-12T17:00' };
  const [asked] = await danaDoes([{ name: 'addPendingMeeting', args: { input: asking } }]);
  const id = asked?.pendingMeeting?.id ?? '';
  const offer = { id, start: '2026-11-12T17:00', end: '2026-11-12T18:00' };
  await rivkaDoes([{ name: 'updatePendingMeeting', args: { input: offer, status: 'Offered' } }]);
  const yes = await danaDoes([{ name: 'updatePendingMeeting', args: { input: { id }, status: 'Approved' } }]);
  expect(yes[0]?.status).toBe('ok');
  const [noGroup] = await danaDoes([{ name: 'joinWaitlist', args: { meetingId } }]);
  expect(noGroup?.status).not.toBe('ok');
  const [kept] = await rivkaDoes([{ name: 'addStudent', args: { input: { username: 'Gil' } } }]);
  const changed = { studentId: kept?.student?.id ?? '', username: 'Gil Bar' };
  await rivkaDoes([{ name: 'updateKeptStudent', args: { input: changed } }]);
  const [other] = await rivkaDoes([{ name: 'addStudent', args: { input: { username: 'Tom' } } }]);
  await rivkaDoes([{ name: 'undoChange', args: { changeId: other?.changeId ?? '' } }]);
  return id;
}
