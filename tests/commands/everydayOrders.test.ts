/** Everyday orders in the words that people have for them: how long, how many more, from when on, in haste, and by holidays. */
import { describe, expect, it } from 'vitest';
import type { Locale, SpeakerRole } from '../../commands/world.ts';
import { readInSchool as read } from './readInSchool.ts';

const day = (date: string) => `2026-${date}T00:00`;
const at = (date: string) => `2026-${date}`;
const copied = { from: day('03-15'), to: day('03-22'), start: day('03-22') };
const batch = (tuesday: string, thursday: string) => ({
  items: [{ start: at(`03-17T${tuesday}:00`) }, { start: at(`03-19T${thursday}:00`) }],
});
const place = (capacity: number) => ({ meeting: 'm-group', capacity });

/** Who says it, in which language, and what is planned; whether all or only this one is meant may still be asked. */
const said: readonly (readonly [Locale, SpeakerRole, string, string, Record<string, unknown>])[] = [
  // The week behind the one that is copied, and not behind this one.
  ['en', 'teacher', 'copy next week to the week after', 'week.copy', copied],
  ['en', 'teacher', "copy next week's timetable to the week after that", 'week.copy', copied],
  ['he', 'teacher', 'להעתיק את שבוע הבא לשבוע שאחריו', 'week.copy', copied],
  ['en', 'teacher', 'copy this week to the next one', 'week.copy', { start: day('03-15') }],
  ['en', 'teacher', 'make next week a copy of this week', 'week.copy', { start: day('03-15') }],
  ['en', 'teacher', 'roll this week over to next week', 'week.copy', { start: day('03-15') }],
  // Who leaves at the end of a month stays until then.
  [
    'en',
    'teacher',
    'Itay is leaving the Monday group at the end of March',
    'meeting.attendees',
    { remove: ['itay'], occurrence: at('04-06T19:00'), scope: 'future' },
  ],
  [
    'he',
    'teacher',
    'איתי עוזב את קבוצת שני בסוף מרץ',
    'meeting.attendees',
    { remove: ['itay'], occurrence: at('04-06T19:00'), scope: 'future' },
  ],
  ['en', 'teacher', 'invite Noam to the Monday group', 'meeting.attendees', { add: ['noam'] }],
  ['en', 'teacher', 'Omer wants in on the Monday group', 'meeting.attendees', { add: ['omer'] }],
  ['he', 'teacher', 'עומר רוצה להצטרף לקבוצת שני', 'meeting.attendees', { add: ['omer'] }],
  // So many more places, and not so many.
  ['en', 'teacher', 'make room for two more in the Monday group', 'meeting.change', place(6)],
  ['en', 'teacher', 'two more places in the Monday group', 'meeting.change', place(6)],
  ['he', 'teacher', 'לקבוצת שני עוד שני מקומות', 'meeting.change', place(6)],
  ['en', 'teacher', 'cap the Monday group at three', 'meeting.change', place(3)],
  ['he', 'teacher', 'תגדיל את קבוצת שני בשני מקומות', 'meeting.change', place(6)],
  // Longer by so much, and not so long.
  ['en', 'teacher', 'noam +30min monday', 'meeting.resize', { meeting: 'm-noam', minutes: 90 }],
  ['en', 'teacher', 'give Yael another quarter of an hour today', 'meeting.resize', { minutes: 60 }],
  ['en', 'teacher', "take ten minutes off Omer's lesson tomorrow", 'meeting.resize', { minutes: 35 }],
  ['he', 'teacher', 'תורידי עשר דקות מהשיעור של עומר מחר', 'meeting.resize', { minutes: 35 }],
  [
    'en',
    'teacher',
    'give Noam an hour on Sunday at 11',
    'meeting.add',
    { minutes: 60, end: at('03-15T12:00') },
  ],
  // A sum, where no lesson has such a number.
  ['en', 'teacher', "Itay's Friday lesson 250", 'meeting.price', { meeting: 'm-itay', cost: 250 }],
  ['he', 'teacher', 'השיעור של איתי בשישי 250', 'meeting.price', { meeting: 'm-itay', cost: 250 }],
  ['en', 'teacher', 'Yael 170 from now on', 'meeting.price', { meeting: 'm-yael', cost: 170 }],
  ['he', 'teacher', 'יעל 170 מעכשיו', 'meeting.price', { meeting: 'm-yael', cost: 170 }],
  ['en', 'teacher', "drop Noa's price to 140", 'meeting.price', { meeting: 'm-noa', cost: 140 }],
  ['en', 'teacher', 'Yael goes down to 120 a lesson', 'meeting.price', { meeting: 'm-yael', cost: 120 }],
  ['en', 'teacher', '15% discount for Noam on Monday', 'meeting.scalePrice', { factor: 0.85 }],
  ['en', 'teacher', 'raise everyone by 5 percent from April', 'meeting.scalePrice', { factor: 1.05 }],
  // Opened again, and not closed.
  ['en', 'teacher', 'take the block off Friday', 'time.unblock', { from: day('03-13'), to: day('03-14') }],
  ['en', 'teacher', 'I can teach Friday morning after all', 'time.unblock', { from: at('03-13T06:00') }],
  ['he', 'teacher', 'להפסיק לחסום את שישי בבוקר', 'time.unblock', { from: at('03-13T06:00') }],
  ['en', 'teacher', 'staff meeting Thursday 12-14', 'time.block', { start: at('03-12T12:00') }],
  ['en', 'teacher', 'gym Mondays 8 to 9', 'time.block', { start: at('03-16T08:00'), end: at('03-16T09:00') }],
  // Every day of a list is of the week that was said, and an hour of a week is of the lesson in it.
  ['en', 'teacher', 'book Dana next week tuesday and thursday at 4', 'meeting.addBatch', batch('16', '16')],
  [
    'en',
    'teacher',
    'book Dana next week tuesday at 4 and thursday at 5',
    'meeting.addBatch',
    batch('16', '17'),
  ],
  ['he', 'teacher', 'תקבעי לדנה בשבוע הבא בשלישי ובחמישי ב-4', 'meeting.addBatch', batch('16', '16')],
  ['en', 'teacher', "Omer's lesson is at 7 this week", 'meeting.move', { start: at('03-11T19:00') }],
  // By holidays.
  [
    'en',
    'teacher',
    'block out the whole of Passover week',
    'time.block',
    { start: day('04-02'), end: day('04-09') },
  ],
  [
    'en',
    'teacher',
    'block the week after Passover',
    'time.block',
    { start: day('04-09'), end: day('04-16') },
  ],
  ['en', 'teacher', "I'm away on erev Pesach", 'time.block', { start: day('04-01'), end: day('04-02') }],
  [
    'en',
    'teacher',
    "stop Yael's lessons after Passover",
    'meeting.cancel',
    { occurrence: at('04-14T15:00') },
  ],
  // What it becomes, and not when it is.
  ['en', 'teacher', "Dana's Sunday lesson is now physics", 'meeting.change', { subject: 'su-physics' }],
  ['en', 'teacher', "Friday's lesson is physics not English", 'meeting.change', { subject: 'su-physics' }],
  ['he', 'teacher', 'השיעור של שישי הוא פיזיקה ולא אנגלית', 'meeting.change', { subject: 'su-physics' }],
  // In verbs of their own.
  ['en', 'teacher', "shove Omer's lesson back by fifteen minutes", 'meeting.move', { delta: 15 }],
  [
    'en',
    'teacher',
    'would you mind moving yael to four today?',
    'meeting.move',
    { start: at('03-10T16:00') },
  ],
  ['en', 'teacher', 'everything tomorrow an hour later please', 'meeting.move', { delta: 60, scope: 'this' }],
  ['he', 'teacher', 'הכל מחר שעה יותר מאוחר', 'meeting.move', { delta: 60, scope: 'this' }],
  ['en', 'student', 'can i swap my sunday for tuesday at 4', 'meeting.move', { start: at('03-17T16:00') }],
  ['he', 'student', 'אפשר להחליף את ראשון בשלישי ב-4', 'meeting.move', { start: at('03-17T16:00') }],
  [
    'en',
    'student',
    'sorry sunday doesnt work can i come tuesday at 5',
    'meeting.move',
    { start: at('03-17T17:00') },
  ],
  [
    'en',
    'student',
    'is there any chance we could do sunday at 6 instead',
    'meeting.move',
    { start: at('03-15T18:00') },
  ],
  [
    'en',
    'parent',
    "swap Adam's Wednesday for Thursday same time",
    'meeting.move',
    { child: 'adam', start: at('03-12T16:00') },
  ],
  ['en', 'teacher', 'nudge Omer about tomorrow', 'meeting.remind', { meeting: 'm-omer' }],
  ['en', 'teacher', 'tick Yael off as present last Tuesday', 'attendance.mark', { present: true }],
  [
    'en',
    'teacher',
    'jot down for Dana Sunday: test on Tuesday',
    'meeting.describe',
    { description: 'test on Tuesday' },
  ],
  ['en', 'teacher', "this Sunday is Dana's 20th lesson", 'meeting.number', { meeting: 'm-dana', value: 20 }],
  ['en', 'teacher', 'keep Omer going until July', 'meeting.repeat', { meeting: 'm-omer' }],
  ['en', 'teacher', 'cxl omer tomorrow', 'meeting.cancel', { meeting: 'm-omer' }],
  // A beginning of their own, and no lesson that is moved.
  [
    'en',
    'teacher',
    'start Noa on weekly maths every Sunday at 5pm until the end of June',
    'meeting.add',
    { students: ['noa'], rrule: 'FREQ=WEEKLY;INTERVAL=1;BYDAY=SU;UNTIL=20260630' },
  ],
  [
    'en',
    'teacher',
    'lessons for Omer every Monday and Wednesday at 3',
    'meeting.add',
    { students: ['omer'] },
  ],
  ['he', 'teacher', 'שיעורים לעומר כל שני ורביעי ב-3 לארבעה שבועות', 'meeting.add', { students: ['omer'] }],
  // What is asked.
  ['en', 'teacher', 'how many lessons have I got left this week', 'lesson.count', { from: day('03-08') }],
  ['en', 'teacher', "what number is Yael's next lesson", 'lesson.count', { students: ['yael'] }],
  ['en', 'teacher', 'when did Omer last come', 'schedule.last', { students: ['omer'] }],
  [
    'en',
    'teacher',
    'earliest gap of 90 minutes next week',
    'schedule.free',
    { minutes: 90, from: day('03-15') },
  ],
  ['en', 'teacher', 'free slots thu pm', 'schedule.free', { from: at('03-12T12:00'), to: at('03-12T17:00') }],
  ['en', 'student', 'do you have anything thursday afternoon', 'schedule.free', { from: at('03-12T12:00') }],
  ['en', 'student', 'is there space on wednesday at 5', 'schedule.check', { start: at('03-11T17:00') }],
  ['en', 'student', 'where is sundays lesson', 'schedule.show', { from: day('03-15'), to: day('03-16') }],
  ['en', 'student', 'has my lesson been approved', 'pending.show', {}],
];

describe('what is said every day', () => {
  it.each(said)('in %s a %s says “%s”', (locale, who, text, command, slots) => {
    const plan = read(locale, who, text);
    expect(plan.command).toBe(command);
    expect(plan.slots).toMatchObject(slots);
    if (plan.status !== 'ready') expect([plan.status, plan.ask?.slot]).toEqual(['ask', 'scope']);
  });

  it.each([
    ['en', 'teacher', 'next Monday the group is without Itay'],
    ['en', 'teacher', "don't cancel Omer until Passover"],
    ['en', 'teacher', "is Friday's lesson physics"],
    ['en', 'teacher', 'did Noa get her lesson'],
    ['he', 'teacher', 'עומר השבוע ב-7'],
  ] as const)('in %s a %s changes nothing by “%s”', (locale, who, text) => {
    expect(read(locale, who, text).status).toBe('unknown');
  });
});
