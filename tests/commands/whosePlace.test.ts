/** "My place" is the home of whoever says it: the teacher's in a teacher's sentence, the learner's in a student's or a parent's. */
import { describe, expect, it } from 'vitest';
import type { Locale, SpeakerRole } from '../../commands/world.ts';
import { readInSchool as read } from './readInSchool.ts';

const placeOf = (locale: Locale, who: SpeakerRole, text: string): unknown => {
  const { status, command, slots } = read(locale, who, text);
  expect([status, command]).toEqual(['ready', who === 'teacher' ? 'meeting.add' : 'meeting.request']);
  return slots['place'];
};

describe('whose place it is, by who says it', () => {
  it.each([
    ['en', 'teacher', 'book Yael physics Sunday at 5 at my place', 'teacher'],
    ['en', 'teacher', 'book Yael physics Sunday at 5 at her place', 'student'],
    ['en', 'student', 'maths on Tuesday at 6 at my place', 'student'],
    ['en', 'student', 'maths on Tuesday at 6 at your place', 'teacher'],
    ['en', 'student', 'can we do maths on Tuesday at 6 at her place', 'teacher'],
    ['en', 'parent', 'book Dana physics Thursday 18:30 at our place', 'student'],
    ['en', 'parent', 'book Dana physics Thursday 18:30 at home', 'student'],
    ['he', 'teacher', 'תקבעי ליעל פיזיקה ביום ראשון בחמש אצלי', 'teacher'],
    ['he', 'teacher', 'תקבעי ליעל פיזיקה ביום ראשון בחמש אצלה', 'student'],
    ['he', 'student', 'מתמטיקה ביום שלישי ב-6 אצלי בבית', 'student'],
    ['he', 'student', 'מתמטיקה ביום שלישי ב-6 אצלך בבית', 'teacher'],
    ['he', 'parent', 'דנה פיזיקה יום ה׳ 18:30 אצלנו בבית', 'student'],
    ['he', 'parent', 'דנה פיזיקה יום ה׳ 18:30 אצלנו', 'student'],
  ] as const)('%s %s: %s', (locale, who, text, place) => {
    expect(placeOf(locale, who, text)).toBe(place);
  });
  it.each([
    ['en', 'maths on Tuesday at 6 with you'],
    // With her, wherever that is.
    ['he', 'מתמטיקה ביום שלישי ב-6 אצלה'],
    ['he', 'מתמטיקה ביום שלישי ב-6 אצל המורה'],
  ] as const)('no place is said in %s: %s', (locale, text) => {
    expect(placeOf(locale, 'student', text)).toBe(undefined);
  });
});

describe('what is told with it', () => {
  const itayAndDana = ['דנה ואיתי הגיעו שניהם לקבוצה אתמול', 'דנה ואיתי הגיעו שתיהן לקבוצה אתמול'];
  it.each(itayAndDana)('both came: %s', (text) => {
    const { status, command, slots } = read('he', 'teacher', text);
    expect([status, command, slots['students']]).toEqual(['ready', 'attendance.mark', ['dana', 'itay']]);
  });
  it('lessons of a length from now on', () => {
    const text = 'מעכשיו השיעורים של עומר באורך שישים דקות';
    const { command, slots } = read('he', 'teacher', text);
    expect([command, slots['minutes'], slots['scope']]).toEqual(['meeting.resize', 60, 'future']);
  });
  it.each([
    ['יעל לא באה בשבוע שעבר', 'attendance.mark', { present: false, occurrence: '2026-03-03T15:00' }],
    ['יעל פיזיקה מחר 14:30 שעה', 'meeting.add', { start: '2026-03-11T14:30', end: '2026-03-11T15:30' }],
    ['תאשר את כל השיעורים הממתינים', 'pending.approve', { items: [{ pending: 'p-yael' }] }],
    ['להכניס קובץ ics ליומן', 'calendar.import', { provider: 'ics' }],
    ['תדחה את קבוצת שני ברבע שעה כולל כל המפגשים הבאים', 'meeting.move', { delta: 15, scope: 'future' }],
  ])('%s', (text, command, slots) => {
    const plan = read('he', 'teacher', text);
    expect([plan.status, plan.command]).toEqual(['ready', command]);
    expect(plan.slots).toMatchObject(slots);
  });
  it.each(['קבוצת שני מקסימום 5 תלמידים', 'בקבוצת שני מקסימום 5'])('how many may come: %s', (text) => {
    const { command, slots } = read('he', 'teacher', text);
    expect([command, slots['meeting'], slots['capacity']]).toEqual(['meeting.change', 'm-group', 5]);
  });
  it('somebody asks for a lesson for themselves', () => {
    const text = 'תבקש בשבילי שיעור אנגלית מחרתיים ברבע לשש';
    const { status, command } = read('he', 'student', text);
    expect([status, command]).toEqual(['ready', 'meeting.request']);
  });
});
