/** What a mail and a device say of a change, in the reader's language. */
import { expect, test } from 'vitest';
import { filled } from '../../../server/modules/mail/mailWords.ts';
import { noticeLetter } from '../../../server/modules/mail/notificationLetter.ts';
import { noticeText } from '../../../server/modules/mail/noticeText.ts';

const params = {
  subjectName: 'Maths',
  teacherName: 'Rivka',
  date: Date.UTC(2026, 10, 29, 14),
  oldCostMinor: 15_000,
  newCostMinor: 18_000,
  currency: 'ILS',
};
const told = (more: object = {}) => ({ title: 'MeetingCostUpdated', params: { ...params, ...more } });
const zone = 'Asia/Jerusalem';
const said = (language: 'he' | 'en', more?: object) =>
  noticeLetter(told(more) as never, { language, zone, publicUrl: null });

test('a new price is told with the old one', () => {
  expect(said('en').says.join(' ')).toContain('Before: ₪150. Now: ₪180.');
  expect(said('en').says[0]).toContain('29 November');
  expect(said('he').says.join(' ')).toMatch(/150.*180/);
  expect(noticeText(told() as never, { language: 'en', zone }).body).toContain('Before: ₪150. Now: ₪180.');
});

test('one more change is counted as one', () => {
  expect(said('he', { more: 1 }).says).toContain('ועוד שינוי אחד באותה פעולה.');
  expect(said('en', { more: 1 }).says).toContain('And one more change made with it.');
  expect(said('en', { more: 3 }).says).toContain('And 3 more changes made with it.');
});

test('what was taken back says so', () => {
  expect(said('en', { back: 1 }).title).toContain('taken back');
  expect(said('he', { back: 1 }).title).toBe('שינוי המחיר בוטל: \u2068Maths\u2069');
});

test('a name in other letters is a run of its own, so that the hour after it stays after it', () => {
  const teacherName = 'רבקה כהן';
  const [first] = said('en', { teacherName, oldCostMinor: null }).says;
  expect(first).toMatch(/^With \u2068רבקה כהן\u2069, /);
  expect(said('he', { teacherName, oldCostMinor: null }).says[0]).toMatch(/^אצל רבקה כהן, /);
  expect(filled('חשבון ל{{name}}', { name: 'Tamar' })).toBe('חשבון ל-\u2068Tamar\u2069');
  expect(filled('{{type}}: {{subject}}', { type: 'תקלה', subject: 'Login' })).toBe('תקלה: Login');
});
