/** What was said is what is planned: of whom, of which days, how often, for how long, by how much; what may mean two things is asked. */
import { describe, expect, it } from 'vitest';
import type { Locale, SpeakerRole } from '../../commands/world.ts';
import { readInSchool as read } from './readInSchool.ts';

type Said = readonly [Locale, SpeakerRole, string];

const weekly = (days: string, more = '') => `FREQ=WEEKLY;INTERVAL=1;BYDAY=${days}${more}`;
const closes = (start: string, end: string, rrule?: string) => ({
  start: `2026-03-${start}`,
  end: `2026-03-${end}`,
  ...(rrule === undefined ? {} : { rrule }),
});
const lesson = (day: number, from: string, to: string, rrule: string) => ({
  start: `2026-03-${day}T${from}`,
  end: `2026-03-${day}T${to}`,
  rrule,
});
const sundays = (...days: string[]) => ({
  items: days.map((day) => ({ meeting: 'm-dana', occurrence: `2026-${day}T16:00`, scope: 'this' })),
});
const groupOnMonday = {
  items: [{ meeting: 'm-group', occurrence: '2026-03-16T19:00', scope: 'this' }],
};
const by = (amount: number, student: string) => ({ amount, students: [student], scope: 'future' });

const right: readonly (readonly [...Said, string, Record<string, unknown>])[] = [
  // All the groups, and no other lesson of the day.
  ['he', 'teacher', 'לבטל את כל הקבוצות ביום שני', 'day.clear', groupOnMonday],
  ['he', 'teacher', 'לבטל את כל הקבוצות מחר', 'day.clear', { items: [] }],
  ['he', 'teacher', 'מבטלת את כל הקבוצות השבוע', 'day.clear', { items: [] }],
  ['en', 'teacher', 'cancel all groups on Monday', 'day.clear', groupOnMonday],
  ['en', 'teacher', 'cancel all the groups tomorrow', 'day.clear', { items: [] }],
  // Sundays, and not what lies between them.
  ['he', 'student', 'אני לא באה לראשון בשבועיים הקרובים', 'meeting.cancel', sundays('03-15', '03-22')],
  [
    'he',
    'student',
    'אני לא באה לראשון עד פסח, לקבוצה כן',
    'meeting.cancel',
    sundays('03-15', '03-22', '03-29', '04-05'),
  ],
  [
    'he',
    'parent',
    'דנה לא באה לראשון עד פסח, לקבוצה כן',
    'meeting.cancel',
    sundays('03-15', '03-22', '03-29', '04-05'),
  ],
  [
    'en',
    'student',
    "I can't come Sunday for the next two weeks, the group yes",
    'meeting.cancel',
    sundays('03-15', '03-22'),
  ],
  [
    'en',
    'student',
    "I can't come on Sundays until 1 April, keep the group",
    'meeting.cancel',
    sundays('03-15', '03-22', '03-29'),
  ],
  // "From 3" is when a lesson begins, and from when on hours are closed.
  ['he', 'teacher', 'יעל כל יום רביעי מ-3', 'meeting.add', lesson(11, '15:00', '15:45', weekly('WE'))],
  [
    'he',
    'teacher',
    'יעל כל יום רביעי מ-3 עד פסח',
    'meeting.add',
    lesson(11, '15:00', '15:45', weekly('WE', ';UNTIL=20260408')),
  ],
  [
    'he',
    'teacher',
    'לקבוע לעומר כל יום שלישי מ-6',
    'meeting.add',
    lesson(17, '18:00', '18:45', weekly('TU')),
  ],
  [
    'he',
    'teacher',
    'תקבעי עם עומר כל יום שלישי החל מ-6',
    'meeting.add',
    lesson(17, '18:00', '18:45', weekly('TU')),
  ],
  ['he', 'teacher', 'עומר כל יום שישי מ-9', 'meeting.add', lesson(13, '09:00', '09:45', weekly('FR'))],
  ['en', 'teacher', 'Yael every Wednesday from 3', 'meeting.add', lesson(11, '15:00', '15:45', weekly('WE'))],
  [
    'en',
    'teacher',
    'book Omer every Tuesday starting at 6',
    'meeting.add',
    lesson(17, '18:00', '18:45', weekly('TU')),
  ],
  [
    'en',
    'parent',
    'Adam every Thursday from 5',
    'meeting.request',
    lesson(12, '17:00', '17:45', weekly('TH')),
  ],
  ['he', 'teacher', 'לחסום כל יום רביעי מ-7', 'time.block', closes('11T19:00', '12T00:00', weekly('WE'))],
  ['he', 'teacher', 'אני תפוסה בימי רביעי מ-7', 'time.block', closes('11T19:00', '12T00:00', weekly('WE'))],
  [
    'he',
    'teacher',
    'אני לא עובדת בימי חמישי מ-4',
    'time.block',
    closes('12T16:00', '13T00:00', weekly('TH')),
  ],
  [
    'he',
    'teacher',
    'לחסום כל יום ראשון ושלישי מ-7',
    'time.block',
    closes('10T19:00', '11T00:00', weekly('SU,TU')),
  ],
  [
    'he',
    'teacher',
    'לחסום פעם בשבועיים את שישי',
    'time.block',
    closes('13T00:00', '14T00:00', 'FREQ=WEEKLY;INTERVAL=2;BYDAY=FR'),
  ],
  // The hour is of the part of the day that is said.
  ['he', 'teacher', 'לחסום כל ערב מ-8', 'time.block', closes('10T20:00', '11T00:00')],
  ['he', 'teacher', 'לחסום כל לילה מ-9', 'time.block', closes('10T21:00', '11T00:00')],
  ['he', 'teacher', 'לחסום כל אחר צהריים עד 4', 'time.block', closes('10T12:00', '10T16:00')],
  ['en', 'teacher', 'block every evening from 8', 'time.block', closes('10T20:00', '11T00:00')],
  ['he', 'teacher', 'לחסום כל בוקר מ-9', 'time.block', closes('10T09:00', '10T12:00')],
  ['he', 'teacher', 'לחסום כל צהריים מ-12 עד 2', 'time.block', { rrule: 'FREQ=DAILY;INTERVAL=1' }],
  ['en', 'teacher', 'block every afternoon until 4', 'time.block', closes('10T12:00', '10T16:00')],
  // The end has a day of its own.
  ['he', 'teacher', 'לחסום מראשון ב-5 עד שני ב-5', 'time.block', closes('15T17:00', '16T17:00')],
  ['en', 'teacher', 'block from Sunday at 5 until Monday at 5', 'time.block', closes('15T17:00', '16T17:00')],
  // By so little, and not to it.
  ['he', 'teacher', 'להוריד לנועה 20 שקל', 'meeting.scalePrice', by(-20, 'noa')],
  ['he', 'teacher', 'להוריד לנועם 10 שקלים לשיעור', 'meeting.scalePrice', by(-10, 'noam')],
  ['he', 'teacher', 'להעלות לנועם 20 שקל', 'meeting.scalePrice', by(20, 'noam')],
  ['he', 'teacher', 'להעלות לנועם ל-200 שקל', 'meeting.price', { cost: 200 }],
  ['en', 'teacher', 'lower Noa 20 shekels', 'meeting.scalePrice', by(-20, 'noa')],
  ['en', 'teacher', 'raise Noam 20 shekels', 'meeting.scalePrice', by(20, 'noam')],
  ['en', 'teacher', 'raise Noam to 200 shekels', 'meeting.price', { cost: 200 }],
  // The next lesson alone.
  ['he', 'teacher', 'נועם משלם 160 רק על השיעור הבא', 'meeting.price', { cost: 160, scope: 'this' }],
  ['he', 'teacher', 'נועם ישלם 300 בשיעור הבא', 'meeting.price', { cost: 300, scope: 'this' }],
  ['he', 'teacher', 'נועם ישלם 300 מהשיעור הבא', 'meeting.price', { cost: 300, scope: 'future' }],
  ['en', 'teacher', 'Noam pays 160 only for the next lesson', 'meeting.price', { cost: 160, scope: 'this' }],
  ['en', 'teacher', 'charge Noam 180 from the next lesson', 'meeting.price', { cost: 180, scope: 'future' }],
];

const asked: readonly Said[] = [
  ['he', 'teacher', 'נועה מסיימת ביוני'],
  ['he', 'teacher', 'נועה מפסיקה באפריל'],
  ['en', 'teacher', 'Noa stops in April'],
  ['he', 'teacher', 'לאשר את יעל ולבטל לו את שני'],
  ['en', 'teacher', 'approve Yael and cancel her tomorrow'],
  ['he', 'teacher', 'לחסום את חמישי, נועה תבוא בשישי ב-12'],
  ['he', 'teacher', 'אני לא מלמדת יותר אחרי 8'],
  ['en', 'teacher', "I'm not teaching after 8 anymore"],
  ['he', 'teacher', 'לחסום פעם בחודש את שישי'],
  ['he', 'teacher', 'להעלות את נועם 30'],
  ['en', 'teacher', 'raise Noam 30'],
  ['en', 'teacher', 'lower Noa 20 shekels for the next lesson'],
];

/** Who comes back after a day does not end with it; what was paid changes no price. */
const nothing: readonly Said[] = [
  ['he', 'teacher', 'איתי חוזר לקבוצה אחרי פסח'],
  ['he', 'teacher', 'נועם חוזר רק אחרי פסח'],
  ['he', 'teacher', 'הקבוצה ממשיכה אחרי פסח'],
  ['en', 'teacher', 'the group continues after Passover'],
  ['en', 'teacher', "Noam's lessons repeat after April 10"],
  ['he', 'teacher', 'נועם שילם 20 שקל פחות'],
  ['en', 'teacher', 'Noam paid 20 shekels less'],
];

describe('what was said', () => {
  it.each(right)('%s %s: %s', (locale, who, text, command, slots) => {
    const plan = read(locale, who, text);
    expect(plan.status).toBe('ready');
    expect(plan.command).toBe(command);
    expect(plan.slots).toMatchObject(slots);
  });

  it.each(asked)('is asked about where it may mean two things (%s %s: %s)', (locale, who, text) => {
    const plan = read(locale, who, text);
    expect(['ask', 'choose']).toContain(plan.status);
    expect(plan.steps).toEqual([]);
  });

  it.each(nothing)('changes nothing where it tells (%s %s: %s)', (locale, who, text) => {
    expect(read(locale, who, text).steps).toEqual([]);
  });

  it('is of lessons and groups where both are named', () => {
    for (const [locale, text] of [
      ['he', 'לבטל את כל השיעורים והקבוצות ביום רביעי'],
      ['en', 'cancel all lessons and groups on Wednesday'],
    ] as const)
      expect(read(locale, 'teacher', text).steps).toHaveLength(1);
  });

  it('is of the one who was named before', () => {
    for (const [locale, text] of [
      ['he', 'לאשר ליעל ולבטל לה את שלישי'],
      ['en', 'approve Yael and cancel her Tuesday'],
    ] as const)
      expect(read(locale, 'teacher', text).slots).toMatchObject({
        items: [
          { command: 'pending.approve', pending: 'p-yael' },
          { command: 'meeting.cancel', meeting: 'm-yael' },
        ],
      });
  });
});
