/** What is spared, given up or only reported is not done; what is ordered beside it is. */
import { describe, expect, it } from 'vitest';
import type { Locale, SpeakerRole } from '../../commands/world.ts';
import { readInSchool as read } from './readInSchool.ts';

type Line = readonly [Locale, SpeakerRole, string, string, Record<string, unknown>];

const at = (meeting: string, occurrence: string) => ({
  meeting: `m-${meeting}`,
  occurrence: `2026-03-${occurrence}`,
});
const group = at('group', '16T19:00');
const adam = { ...at('adam', '11T16:00'), child: 'adam' };
const groupOnTuesday = { ...group, start: '2026-03-17T19:00' };
const onWednesday = { start: '2026-03-11T17:00' };
const friday = { start: '2026-03-13T00:00', end: '2026-03-14T00:00' };

const done: readonly Line[] = [
  // "Not Sunday" spares it.
  ['en', 'student', 'not Sunday, cancel Monday', 'meeting.cancel', group],
  ['en', 'student', "not Sunday's, cancel Monday's", 'meeting.cancel', group],
  ['en', 'student', "don't touch Sunday, cancel Monday", 'meeting.cancel', group],
  ['en', 'parent', 'not Dana, cancel Adam tomorrow', 'meeting.cancel', adam],
  ['en', 'student', 'not Sunday, move Monday to Tuesday', 'meeting.move', groupOnTuesday],
  ['he', 'student', 'לא את ראשון, את שני תבטלי', 'meeting.cancel', group],
  ['he', 'student', 'לא ראשון, תבטלי את שני', 'meeting.cancel', group],
  ['he', 'student', 'לא ביום ראשון, ביום שני תבטלי לי', 'meeting.cancel', group],
  ['he', 'parent', 'לא את דנה, את אדם תבטלי', 'meeting.cancel', adam],
  ['he', 'student', 'לא ראשון, תעבירי את שני לשלישי', 'meeting.move', groupOnTuesday],
  // What is moved from is no such day.
  ['en', 'student', 'not Sunday, move it to Monday', 'meeting.move', at('dana', '15T16:00')],
  ['he', 'student', 'לא ראשון, תעבירי לשני', 'meeting.move', at('dana', '15T16:00')],
  ['he', 'student', 'לא יכולה בראשון, תבטלי את ראשון', 'meeting.cancel', at('dana', '15T16:00')],
  // The teacher is spoken to, and nothing is reported.
  ['he', 'parent', 'רבקה, צריך להעביר את אדם לחמישי ב4', 'meeting.move', adam],
  ['en', 'parent', 'Rivka, we need to move Adam to Thursday at 4', 'meeting.move', adam],
  ['he', 'parent', 'אדם לא לומד מחר', 'meeting.cancel', adam],
  // A day that was told before the order is not that of the lesson asked for.
  ['en', 'student', "I'm away on Sunday, book me Wednesday at 5", 'meeting.request', onWednesday],
  ['en', 'student', "I'm in the army on Sunday book me Wednesday at 5", 'meeting.request', onWednesday],
  ['en', 'parent', 'Adam is away on Sunday, book him Wednesday at 5', 'meeting.request', onWednesday],
  ['he', 'student', 'אני בצבא בראשון תקבעי לי רביעי בחמש', 'meeting.request', onWednesday],
  ['he', 'student', 'עזבי את ראשון, תקבעי לי רביעי בחמש', 'meeting.request', onWednesday],
  ['he', 'student', 'בראשון תקבעי לי בחמש', 'meeting.request', { start: '2026-03-15T17:00' }],
  ['en', 'student', 'Sunday, book me at 5', 'meeting.request', { start: '2026-03-15T17:00' }],
  ['en', 'teacher', 'not Thursday, block Friday', 'time.block', friday],
  ['he', 'teacher', 'לא חמישי, תחסמי את שישי', 'time.block', friday],
  // A lesson made for somebody is a new one, and "maths instead of English" is what is taught.
  ['he', 'teacher', 'תעשי לאיתי שיעור בשישי ב12', 'meeting.add', { start: '2026-03-13T12:00' }],
  ['he', 'teacher', 'תעשי את איתי בשישי ב12', 'meeting.move', { start: '2026-03-13T12:00' }],
  ['he', 'teacher', 'תעשה ליעל שיעור היום בזום', 'meeting.place', at('yael', '10T15:00')],
  ['en', 'teacher', 'give Itay a lesson on Friday at 12', 'meeting.add', { start: '2026-03-13T12:00' }],
  ['he', 'teacher', 'תעשי את איתי בשישי מתמטיקה במקום אנגלית', 'meeting.change', { subject: 'su-maths' }],
  [
    'en',
    'teacher',
    'make Itay on Friday maths instead of English',
    'meeting.change',
    { subject: 'su-maths' },
  ],
  ['he', 'teacher', 'תפתח את היומן על אפריל', 'calendar.goto', { from: '2026-04-01T00:00' }],
  ['he', 'teacher', 'תייצאי את היומן לאקסל', 'calendar.export', {}],
  ['he', 'teacher', 'אילו הצעות יש לי', 'pending.show', {}],
  ['he', 'teacher', 'השיעור הבא באונליין', 'meeting.place', { ...at('yael', '10T15:00'), place: 'online' }],
  [
    'en',
    'teacher',
    'the next lesson on zoom',
    'meeting.place',
    { ...at('yael', '10T15:00'), place: 'online' },
  ],
];

describe('beside what is spared', () => {
  it.each(done)('%s %s: %s', (locale, who, text, command, slots) => {
    const plan = read(locale, who, text);
    expect(plan).toMatchObject({ status: 'ready', command });
    expect(plan.slots).toMatchObject(slots);
  });
});

const asked: readonly Line[] = [
  ['en', 'parent', 'Rivka asked to move Adam to Thursday at 4', 'meeting.move', adam],
  ['en', 'parent', 'Rivka wrote that she needs to move Adam to Thursday at 4', 'meeting.move', adam],
  ['he', 'parent', 'רבקה כתבה שהיא צריכה להעביר את אדם לחמישי ב4', 'meeting.move', adam],
  ['he', 'parent', 'רבקה אמרה שצריך להעביר את אדם לחמישי ב4', 'meeting.move', adam],
  ['en', 'student', 'they cancelled my Sunday', 'meeting.cancel', at('dana', '15T16:00')],
  ['he', 'student', 'ביטלו לי את ראשון', 'meeting.cancel', at('dana', '15T16:00')],
  ['he', 'student', 'מישהו ביטל את ראשון', 'meeting.cancel', at('dana', '15T16:00')],
  // By one hour, and not to one o'clock.
  ['he', 'teacher', 'תדחי את נועם בשני בשעה אחת', 'meeting.move', { ...at('noam', '16T17:00'), delta: 60 }],
  ['he', 'teacher', 'תדחי את נועם לשעה אחת', 'meeting.move', { start: '2026-03-16T13:00' }],
  // "At Noam's" is whose lesson it is.
  ['he', 'teacher', 'חמישי במקום שני אצל נועם', 'meeting.move', { start: '2026-03-12T17:00' }],
];

describe('what was reported, or lacks its scope, is asked about', () => {
  it.each(asked)('%s %s: %s', (locale, who, text, command, slots) => {
    const plan = read(locale, who, text);
    expect(plan).toMatchObject({ status: 'ask', command });
    expect(plan.slots).toMatchObject(slots);
    expect(plan.steps).toEqual([]);
  });
});

describe('of what is left nothing is blocked unasked', () => {
  it.each<readonly [Locale, string]>([
    ['en', 'leave Thursday, block Friday'],
    ['he', 'עזבי את חמישי, תחסמי את שישי'],
  ])('%s: %s', (locale, text) => {
    expect(read(locale, 'teacher', text)).toMatchObject({ status: 'ask', steps: [] });
  });
});

describe('what is given up, told or only checked orders nothing', () => {
  it.each<readonly [Locale, SpeakerRole, string]>([
    ['he', 'student', 'עזבי להעביר את ראשון לשני'],
    ['he', 'student', 'תעזוב להעביר את ראשון לשני'],
    ['en', 'student', 'forget about moving Sunday to Monday'],
    ['he', 'student', 'הייתי צריכה לבטל את ראשון'],
    ['he', 'student', 'קשה לי להגיע ביום ראשון'],
    ['he', 'parent', 'אדם כבר לא לומד מתמטיקה'],
    ['en', 'teacher', 'check if Yael can be moved to tomorrow at 4'],
    ['he', 'teacher', 'תבדקי אם אפשר להעביר את יעל למחר ב4'],
  ])('%s %s: %s', (locale, who, text) => {
    const plan = read(locale, who, text);
    expect(plan.steps).toEqual([]);
    expect(plan.command === null || plan.command === 'schedule.check').toBe(true);
  });
});

describe('a payment told beside who came is not dropped', () => {
  it.each<readonly [Locale, string]>([
    ['en', 'Noam paid for Monday and came'],
    ['en', 'Noam was here on Monday, he paid cash'],
    ['he', 'נועם היה בשני ושילם במזומן'],
  ])('%s: %s', (locale, text) => {
    expect(read(locale, 'teacher', text)).toMatchObject({ command: null, steps: [] });
  });
});
