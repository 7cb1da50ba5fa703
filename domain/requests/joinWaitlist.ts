/** A student waits for a place in a group that is full: by their own wish, their parent's, or their teacher's. */
import { refuse, type Refusal } from '../basics/refusal.ts';
import { attends } from '../calendar/attends.ts';
import { operation, type Change } from '../kernel/operation.ts';
import type { Waiting } from './waiting.ts';
import { freePlaces, goingOn, tellOfWaiting, waitingArgs, waitingFacts } from './waitingFacts.ts';

const longestQueue = 200;

export const joinWaitlist = operation({
  name: 'joinWaitlist',
  writes: ['waiting'],
  card: { effect: 'wait' },
  args: waitingArgs,
  facts: (said, actor) => waitingFacts(said, actor, 'both'),
  authorize: (_actor, { student }) =>
    student.blocked || student.archived ? refuse('BLOCKED', 'studentId') : null,
  change(_args, facts, { nowMs, newId }): Change | Refusal {
    const { actor, teacher, student, addressed, series, queue, own } = facts;
    const group = goingOn(series, nowMs);
    if (!group) return refuse('ALREADY_BEGUN', 'meetingId');
    // Of a group that is only busy to them, a page knows no more than that no place is left.
    if (group.held.meeting.capacity === 1) return refuse('NOT_FOUND', 'meetingId');
    if (attends(group.held, student.id)) return refuse('BAD_REQUEST', 'meetingId');
    if (own) return refuse('ALREADY_ASKED', 'meetingId');
    // Where there is room one asks to come; whoever waits comes first.
    const spacesLeft = freePlaces(group.held, queue);
    if (spacesLeft > 0) return refuse('BAD_REQUEST', 'meetingId', { spacesLeft });
    if (queue.length >= longestQueue) return refuse('TOO_MANY', 'meetingId', { limit: longestQueue });
    const waiting: Waiting = {
      kind: 'waiting',
      teacherId: teacher.id,
      id: newId(),
      revision: 0,
      meetingId: group.held.meeting.id,
      seriesId: addressed.meeting.seriesId,
      studentId: student.id,
      requestedBy: actor.id,
      status: 'Waiting',
      createdMs: nowMs,
      offeredMs: null,
      expiresMs: null,
      removedMs: null,
    };
    const told = { teacher, studentName: student.name, subject: addressed.meeting.subject };
    return {
      rows: [{ before: null, after: waiting }],
      // Whoever did it knows.
      tell: tellOfWaiting(
        waiting,
        'WaitlistJoined',
        [actor.id === teacher.id ? student.id : teacher.id],
        told,
      ),
      about: [waiting.id],
    };
  },
});
