/** Whatever happens is told in a sentence of the reader's language, with the hour on the reader's own wall. */
import i18next from 'i18next';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { toMs } from '../../../../domain/basics/zones.ts';
import type { NoticeTitle } from '../../../../domain/notices/notice.ts';
import { noticeWords } from '../../../../src/features/notices/noticeWords.ts';
import type { Language } from '../../../../domain/basics/languages.ts';
import { speak } from '../../../../src/lib/i18n/language.ts';

const zone = 'Asia/Jerusalem';
const said = (title: string, params: object, language: Language) =>
  noticeWords({ title, message: JSON.stringify(params) }, { t: i18next.t, language, zone });

const params = {
  subjectName: 'Maths',
  teacherName: 'Rivka',
  studentName: 'Dana',
  date: toMs('2026-11-26T16:00', zone),
};

afterEach(() => speak('he'));

const titles: Record<NoticeTitle, object[]> = {
  MeetingAdded: [params, { ...params, back: 1 }],
  MeetingUpdated: [params, { ...params, back: 1 }],
  MeetingCostUpdated: [params, { ...params, back: 1 }],
  MeetingLocationUpdated: [params],
  MeetingCancelled: [params],
  StudentLeftMeeting: [
    { ...params, reach: 'this', late: 0 },
    { ...params, reach: 'this', late: 1 },
    { ...params, reach: 'future', late: 0 },
  ],
  PendingMeetingAdded: [
    { ...params, status: 'Pending' },
    { ...params, status: 'Offered' },
  ],
  NewSubjectAvailable: [params],
  SubjectNameChanged: [{ ...params, oldName: 'Sums' }],
  SubjectCostChanged: [params, { ...params, fromDay: '2027-01-01' }],
  LessonsUpdated: [params],
  HomeworkUpdated: [params],
  PaymentReminder: [params],
  NewJoinRequest: [
    { ...params, meetingId: null },
    { ...params, meetingId: 'm1' },
  ],
  StudentPhoneChanged: [params],
  StudentLocationUpdated: [params],
  JoinRequestApproved: [params],
  JoinRequestRejected: [params],
  PendingMeetingUpdated: ['Pending', 'Offered', 'Approved', 'Declined', 'Withdrawn'].map((status) => ({
    ...params,
    status,
  })),
  WaitlistJoined: [params],
  PlaceOffered: [params],
  StudentJoinedMeeting: [params, { ...params, oldName: 'Dani' }],
  StudentEmailChanged: [params],
  TeacherEmailChanged: [params],
  TeacherPhoneChanged: [params],
  TeacherLocationUpdated: [params],
  OfferExpired: [params],
  LessonReminder: [
    params,
    { ...params, studentName: '' },
    { ...params, teacherName: '' },
    { ...params, teacherName: '', studentName: '' },
  ],
  DayAgenda: [
    { count: 1, date: params.date },
    { count: 3, date: params.date },
  ],
};

describe.each(['he', 'en'] as const)('in %s', (language) => {
  it('each thing that can happen has a sentence of its own', async () => {
    await speak(language);
    const sentences = Object.entries(titles).flatMap(([title, cases]) =>
      cases.map((each) => said(title, each, language)),
    );
    expect(new Set(sentences).size).toBe(sentences.length);
    for (const sentence of sentences) {
      expect(sentence).toMatch(/Maths|Rivka|Dana|16:00/);
      expect(sentence).not.toMatch(/[{}]|notices\./);
    }
  });
});

it('a late cancel is told as late, with the hour of the lesson', async () => {
  await speak('en');
  expect(said('StudentLeftMeeting', { ...params, reach: 'this', late: 1 }, 'en')).toBe(
    'Late cancel: Dana won’t come to Maths, Thu 26 Nov, 16:00',
  );
});

it('several changes at once are one sentence', async () => {
  await speak('en');
  expect(said('MeetingUpdated', { ...params, more: 3 }, 'en')).toMatch(/, and 3 more changes$/);
});

it('what cannot be read is shown as it came', () => {
  const warned = vi.spyOn(console, 'warn').mockReturnValue(undefined);
  const shown = noticeWords(
    { title: 'MeetingAdded', message: '{broken' },
    { t: i18next.t, language: 'he', zone },
  );
  expect(shown).toBe('{broken');
  expect(warned).toHaveBeenCalledOnce();
  warned.mockRestore();
});
