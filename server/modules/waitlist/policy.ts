/** The waitlist of a full group as the schema has it, and who may see what of it. */
import { waitingEntity as declared } from '../../../domain/requests/waiting.ts';
import { shownRows } from '../../kernel/entities/shownRows.ts';

export const shownWaitings = shownRows(declared, {
  about: 'A place in the queue for a group that is full; the teacher sees all of them, a student their own.',
  query: 'waitingsByTeacherId',
  callers: 'signedIn',
  viewers: ['teacher', 'attendee'],
  fields: {
    id: 'ID!',
    version: 'Int',
    removed: 'Boolean',
    teacherId: 'ID',
    meetingId: 'ID',
    seriesId: 'ID',
    studentId: 'ID',
    studentName: 'String',
    requestedBy: 'ID',
    status: ['String', 'Waiting or Offered; Accepted, Declined, Expired or Left when it is settled'],
    createdAt: ['String', 'Milliseconds, a numeric string; who came first is offered first.'],
    offeredAt: 'String',
    expiresAt: ['String', 'Until then the place is kept.'],
  },
});
