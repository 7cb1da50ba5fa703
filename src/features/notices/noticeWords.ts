/** A notification as a sentence, by its title and its parameters (spec section 3, event kinds). */
import type { TFunction } from 'i18next';
import { isDay } from '../../../domain/basics/wallTime.ts';
import { toWall } from '../../../domain/basics/zones.ts';
import type { NoticeTitle } from '../../../domain/notices/notice.ts';
import { pendingStatuses } from '../../../domain/requests/pendingMeeting.ts';
import type { Language } from '../../../domain/basics/languages.ts';
import { momentIn, noticeParams, textIn, type NoticeParams } from './noticeParams.ts';
import { hourOf, shortDay, weekday } from '../../lib/i18n/when.ts';

export type WireNotice = { title: string; message: string };

export type NoticeReading = { t: TFunction; language: Language; zone: string };

const plainTitles = [
  'MeetingAdded',
  'MeetingUpdated',
  'MeetingCostUpdated',
  'MeetingLocationUpdated',
  'MeetingCancelled',
  'WaitlistJoined',
  'PlaceOffered',
  'StudentJoinedMeeting',
  'StudentEmailChanged',
  'TeacherEmailChanged',
  'TeacherPhoneChanged',
  'TeacherLocationUpdated',
  'OfferExpired',
  'NewSubjectAvailable',
  'SubjectNameChanged',
  'SubjectCostChanged',
  'LessonsUpdated',
  'HomeworkUpdated',
  'PaymentReminder',
  'StudentPhoneChanged',
  'StudentLocationUpdated',
  'JoinRequestApproved',
  'JoinRequestRejected',
] as const satisfies readonly NoticeTitle[];

/** Of a change that was taken back. */
const backTitles = [
  'MeetingAdded',
  'MeetingUpdated',
  'MeetingCostUpdated',
] as const satisfies readonly NoticeTitle[];

/** Of what is told in one sentence with the same parts. */
function plainKey(title: string, params: NoticeParams) {
  const back = params['back'] === 1 ? backTitles.find((one) => one === title) : undefined;
  if (back) return `notices.TakenBack.${back}` as const;
  const plain = plainTitles.find((one) => one === title);
  return plain ? (`notices.${plain}` as const) : null;
}

/** What cannot be read is shown as it came, and logged (spec section 8). */
export function noticeWords({ title, message }: WireNotice, words: NoticeReading): string {
  const params = noticeParams(message);
  if (!params) {
    console.warn('a notification could not be read', title);
    return message;
  }
  const sentence =
    reminderOf(title, params, words) ?? tookPlace(title, params, words) ?? sentenceOf(title, params, words);
  if (sentence === null) return message;
  const more = Number(params['more'] ?? 0);
  return more > 0 ? `${sentence}, ${words.t('notices.more', { count: more })}` : sentence;
}

/** By an invitation somebody joins no group: they take the place that was kept for them. */
function tookPlace(title: string, params: NoticeParams, { t }: NoticeReading): string | null {
  const old = textIn(params, 'oldName');
  return title === 'StudentJoinedMeeting' && old !== ''
    ? t('notices.TookPlace', { student: textIn(params, 'studentName'), old })
    : null;
}

/** null for a title without words. */
function sentenceOf(
  title: string,
  params: NoticeParams,
  { t, language, zone }: NoticeReading,
): string | null {
  const text = (name: string): string => textIn(params, name);
  const ms = momentIn(params, 'date', 'newStart');
  const wall = ms === null ? null : toWall(ms, zone);
  const values = {
    subject: text('subjectName') || t('notices.lesson'),
    student: text('studentName') || t('notices.somebody'),
    teacher: text('teacherName'),
    old: text('oldName'),
    when: wall === null ? '' : `${weekday(wall, language)} ${shortDay(wall, language)}, ${hourOf(wall)}`,
  };
  const fromDay = text('fromDay');
  if (title === 'SubjectCostChanged' && isDay(fromDay))
    return t('notices.SubjectCostFrom', { ...values, day: shortDay(fromDay, language) });
  const plain = plainKey(title, params);
  if (plain) return t(plain, values);
  const status = pendingStatuses.find((one) => one === params['status']);
  if (title === 'StudentLeftMeeting') {
    if (params['reach'] === 'back') return t('notices.StudentLeftMeeting.back', values);
    if (params['reach'] === 'future') return t('notices.StudentLeftMeeting.future', values);
    return t(
      params['late'] === 1 ? 'notices.StudentLeftMeeting.late' : 'notices.StudentLeftMeeting.this',
      values,
    );
  }
  if (title === 'NewJoinRequest')
    return t(params['meetingId'] ? 'notices.NewJoinRequest.group' : 'notices.NewJoinRequest.teacher', values);
  if (title === 'PendingMeetingAdded' && (status === 'Pending' || status === 'Offered'))
    return t(`notices.PendingMeetingAdded.${status}`, values);
  if (title === 'PendingMeetingUpdated' && status)
    return t(`notices.PendingMeetingUpdated.${status}`, values);
  return null;
}

/** What is told of lessons that are near; null for any other title. */
function reminderOf(
  title: string,
  params: NoticeParams,
  { t, language, zone }: NoticeReading,
): string | null {
  const ms = momentIn(params, 'date');
  if (ms === null) return null;
  const wall = toWall(ms, zone);
  if (title === 'DayAgenda')
    return t('notices.DayAgenda', { count: Number(params['count'] ?? 0), hour: hourOf(wall) });
  if (title !== 'LessonReminder') return null;
  return t(`notices.LessonReminder.${remindedAs(params)}`, {
    subject: textIn(params, 'subjectName') || t('notices.lesson'),
    student: textIn(params, 'studentName'),
    teacher: textIn(params, 'teacherName'),
    when: `${weekday(wall, language)} ${shortDay(wall, language)}, ${hourOf(wall)}`,
  });
}

/** Whoever is reminded is the student, a parent, or the teacher: of one student, or of a group. */
function remindedAs(params: NoticeParams): 'own' | 'child' | 'student' | 'group' {
  const [teacher, student] = [textIn(params, 'teacherName') !== '', textIn(params, 'studentName') !== ''];
  if (teacher) return student ? 'child' : 'own';
  return student ? 'student' : 'group';
}
