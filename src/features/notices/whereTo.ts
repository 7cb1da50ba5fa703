/** Where a notification leads: to what it is about (spec section 2, notification navigation). */
import type { Role } from '../../lib/session/session.ts';
import { homeOf } from '../../lib/routes/homeOf.ts';
import { momentIn, noticeParams, textIn } from './noticeParams.ts';

export type Target = 'subject' | 'student' | 'lesson' | 'request' | 'home';

const subjects = new Set([
  'NewSubjectAvailable',
  'SubjectNameChanged',
  'SubjectCostChanged',
  'LessonsUpdated',
]);
const students = new Set(['StudentEmailChanged', 'StudentPhoneChanged', 'StudentLocationUpdated']);
const joinRequests = new Set(['NewJoinRequest', 'JoinRequestApproved', 'JoinRequestRejected']);

type Told = { title: string; message: string };

/** null: what it is about is nowhere to be seen, as of a text that cannot be read. */
export function whereTo({ title, message }: Told, role: Role): { to: string; what: Target } | null {
  const params = noticeParams(message);
  if (!params) return null;
  if (role !== 'teacher') return { to: homeOf(role), what: 'home' };
  const of = (path: string, said: Record<string, string>): string => {
    const query = new URLSearchParams(Object.entries(said).filter(([, value]) => value !== ''));
    return query.size > 0 ? `${path}?${query.toString()}` : path;
  };
  if (subjects.has(title))
    return { to: of('/subjects', { subject: textIn(params, 'subjectName') }), what: 'subject' };
  if (students.has(title) || (title === 'StudentJoinedMeeting' && textIn(params, 'oldName') !== ''))
    return { to: of('/students', { studentId: textIn(params, 'studentId') }), what: 'student' };
  if (joinRequests.has(title)) return { to: '/students', what: 'request' };
  const date = momentIn(params, 'date', 'newStart');
  const day = date === null ? '' : String(date);
  if (title.startsWith('PendingMeeting')) return { to: of('/home', { date: day }), what: 'request' };
  return { to: of('/home', { meetingId: textIn(params, 'meetingId'), date: day }), what: 'lesson' };
}
