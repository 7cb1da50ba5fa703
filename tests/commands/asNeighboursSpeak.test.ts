/** Everyday sentences of a teacher, of those who learn and of their parents, as they are typed on the way: each is the one deed that was meant, or none. */
import { describe, expect, it } from 'vitest';
import type { Locale, SpeakerRole } from '../../commands/world.ts';
import { readInSchool as read } from './readInSchool.ts';

type Line = readonly [Locale, SpeakerRole, string, string, Record<string, unknown>];

const at = (meeting: string, occurrence: string) => ({
  meeting: `m-${meeting}`,
  occurrence: `2026-03-${occurrence}`,
});
const both = { items: [at('omer', '11T18:00'), at('omer', '18T18:00')] };
const hourSooner = { ...at('omer', '11T18:00'), delta: -60, start: '2026-03-11T17:00' };
const adamTomorrow = { child: 'adam', ...at('adam', '11T16:00') };
const today = { from: '2026-03-10T00:00', to: '2026-03-11T00:00' };
const thursdayFive = { start: '2026-03-12T17:00', end: '2026-03-12T17:45' };
const toThursday = { ...at('omer', '11T18:00'), start: '2026-03-12T18:00' };

const meant: readonly Line[] = [
  // A day and a week: neither is left out.
  ['he', 'teacher', 'עומר לא מגיע מחר ולא בשבוע הבא', 'meeting.cancel', both],
  ['he', 'teacher', 'עומר לא בא מחר ובשבוע הבא', 'meeting.cancel', both],
  ['en', 'teacher', "Omer won't be here tomorrow and next week", 'meeting.cancel', both],
  ['en', 'teacher', "Omer isn't coming tomorrow and not next week either", 'meeting.cancel', both],
  ['en', 'teacher', "Omer isn't coming tomorrow nor next Wednesday", 'meeting.cancel', both],
  // An hour sooner is no hour long.
  ['he', 'teacher', 'עומר רוצה לבוא מחר שעה קודם', 'meeting.move', hourSooner],
  ['en', 'teacher', 'Omer would like to come an hour earlier tomorrow', 'meeting.move', hourSooner],
  // "שלישי ב-17" is an hour, though it is the 17th as well.
  [
    'he',
    'teacher',
    'תעבירי את נועה לשלישי ב17',
    'meeting.move',
    { ...at('noa', '12T16:00'), start: '2026-03-17T17:00' },
  ],
  [
    'he',
    'teacher',
    'תשריין לי את דנה ליום שלישי הבא ב17 מתמטיקה',
    'meeting.add',
    { students: ['dana'], subject: 'su-maths', start: '2026-03-17T17:00' },
  ],
  ['he', 'teacher', 'תחסמי את שלישי ה-17', 'time.block', { start: '2026-03-17T00:00' }],
  // Who is to come today comes, and did not come yet.
  ['he', 'teacher', 'מי בא היום', 'schedule.show', today],
  ['en', 'teacher', 'who comes today', 'schedule.show', today],
  ['he', 'teacher', 'מי בא ביום חמישי', 'schedule.show', { from: '2026-03-12T00:00' }],
  ['he', 'teacher', 'תרשמי ביטול ליעל היום', 'meeting.cancel', at('yael', '10T15:00')],
  ['en', 'teacher', 'put down a cancellation for Yael today', 'meeting.cancel', at('yael', '10T15:00')],
  // What comes besides is a lesson of its own.
  [
    'he',
    'teacher',
    'נועם בא לשיעור השלמה ביום שישי ב9',
    'meeting.add',
    { students: ['noam'], start: '2026-03-13T09:00' },
  ],
  [
    'he',
    'teacher',
    'אני נפגשת עם נועם מחר ב7 בערב',
    'meeting.add',
    { students: ['noam'], start: '2026-03-11T19:00' },
  ],
  // Of two lessons the one that is not weekly yet.
  ['he', 'teacher', 'תהפכי את השיעור של איתי לשבועי', 'meeting.repeat', at('itay', '13T10:00')],
  ['en', 'teacher', "make Itay's lesson weekly", 'meeting.repeat', at('itay', '13T10:00')],
  ['he', 'teacher', 'צריך להזיז את עומר, מחר אני לא יכולה. יום חמישי ב6 טוב', 'meeting.move', toThursday],
  [
    'he',
    'teacher',
    'תחליפי לנועם את היום לשלישי, אותה שעה',
    'meeting.move',
    { ...at('noam', '16T17:00'), start: '2026-03-17T17:00' },
  ],
  ['he', 'teacher', 'תגידי לתום שלא, הקבוצה מלאה', 'request.reject', { request: 'r-tom' }],
  ['he', 'teacher', 'תחזירי את השיעור שביטלתי', 'undo', {}],
  ['en', 'teacher', 'bring back the lesson I cancelled', 'undo', {}],
  ['he', 'student', 'אני רוצה לקחת בחזרה את הבקשה ששלחתי', 'pending.withdraw', {}],
  ['he', 'student', 'אפשר לעבור קבוע לימי רביעי באותה שעה?', 'meeting.move', { scope: 'future' }],
  [
    'en',
    'student',
    'can I switch permanently to Wednesdays at the same time?',
    'meeting.move',
    { scope: 'future' },
  ],
  ['he', 'student', 'מתאים לך שאבוא ביום חמישי ב5?', 'schedule.check', thursdayFive],
  ['he', 'student', 'חמישי ב5 מתאים לך?', 'schedule.check', thursdayFive],
  ['he', 'student', 'מתאים לך לקבוע שיעור ביום חמישי ב5?', 'meeting.request', thursdayFive],
  ['he', 'parent', 'אדם חולה היום ומחר לא יגיע', 'meeting.cancel', adamTomorrow],
  ['en', 'parent', "Adam is sick today and tomorrow he won't come", 'meeting.cancel', adamTomorrow],
];

/** What is only offered, and what is only told. */
const asked: readonly Line[] = [
  ['he', 'teacher', 'תציעי לנועה להעביר לרביעי ב4', 'meeting.propose', { start: '2026-03-11T16:00' }],
  ['en', 'teacher', 'offer Noa to move to Wednesday at 4', 'meeting.propose', { start: '2026-03-11T16:00' }],
];

const told: readonly (readonly [Locale, SpeakerRole, string])[] = [
  ['he', 'student', 'אני בסוף כן יכולה לבוא ביום ראשון'],
  ['en', 'student', 'I can come on Sunday after all'],
];

describe('everyday sentences as neighbours speak', () => {
  it.each(meant)('%s %s: %s', (locale, who, text, command, slots) => {
    const plan = read(locale, who, text);
    expect([plan.command, plan.slots]).toEqual([command, expect.anything()]);
    expect(plan.slots).toMatchObject(slots);
  });

  it.each(asked)('is asked: %s %s: %s', (locale, who, text, command, slots) => {
    const plan = read(locale, who, text);
    expect([plan.status, plan.command]).toEqual(['ask', command]);
    expect(plan.slots).toMatchObject(slots);
  });

  it.each(told)('does nothing: %s %s: %s', (locale, who, text) => {
    expect(read(locale, who, text).status).toBe('unknown');
  });
});
