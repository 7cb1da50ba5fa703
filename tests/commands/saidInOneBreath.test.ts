/** What stands twice in a sentence, or of more than one of whom it speaks: all of it is done, or it is asked. */
import { describe, expect, it } from 'vitest';
import type { Locale, SpeakerRole } from '../../commands/world.ts';
import { readInSchool as read } from './readInSchool.ts';

type Line = readonly [Locale, SpeakerRole, string, string, Record<string, unknown>];
type Open = readonly [Locale, SpeakerRole, string];

const at = (meeting: string, occurrence: string, scope?: string) => ({
  meeting: `m-${meeting}`,
  occurrence: `2026-03-${occurrence}`,
  ...(scope && { scope }),
});
const day = (from: number) => ({ start: `2026-03-${from}T00:00`, end: `2026-03-${from + 1}T00:00` });
const twoSundays = { items: [day(15), day(22)] };
const itaysPlace = { ...at('group', '16T19:00'), students: ['itay'] };
const until = (meeting: string, occurrence: string, rule: string) => ({
  ...at(meeting, occurrence),
  scope: 'future',
  rrule: `FREQ=WEEKLY;INTERVAL=1;${rule}`,
});
const april = (...days: string[]) => ({
  items: days.map((one) => ({ meeting: 'm-dana', occurrence: `2026-04-${one}T16:00`, scope: 'this' })),
});
const groupInApril = {
  items: ['06', '13', '27'].map((one) => ({
    meeting: 'm-group',
    occurrence: `2026-04-${one}T19:00`,
    scope: 'this',
  })),
};
const march = (meeting: string, ...days: string[]) => ({
  items: days.map((one) => at(meeting, one, 'this')),
});
const sundaysWithout = {
  students: ['omer'],
  start: '2026-03-15T17:00',
  rrule: 'FREQ=WEEKLY;INTERVAL=1;BYDAY=SU;UNTIL=20260630',
  exdates: ['2026-04-05T17:00'],
};
const each = (of: string, occurrence: string, student: string, present: boolean) => ({
  ...at(of, occurrence),
  students: [student],
  present,
});
const omerNotNoa = {
  items: [each('omer', '04T18:00', 'omer', true), each('noa', '05T16:00', 'noa', false)],
};
const danaNotItay = {
  items: [each('group', '09T19:00', 'dana', true), each('group', '09T19:00', 'itay', false)],
};
const inYaelsPlace = { pending: 'p-yael', start: '2026-03-12T18:00' };

const done: readonly Line[] = [
  // A day, and the same a week later.
  ['en', 'teacher', 'block Sunday and the Sunday after', 'time.block', twoSundays],
  ['en', 'teacher', 'block Sunday and the week after that', 'time.block', twoSundays],
  ['he', 'teacher', 'לחסום את ראשון ואת ראשון שאחריו', 'time.block', twoSundays],
  [
    'en',
    'student',
    'cancel Sunday and the Sunday after',
    'meeting.cancel',
    march('dana', '15T16:00', '22T16:00'),
  ],
  ['he', 'student', 'לבטל את ראשון ובשבוע שאחריו', 'meeting.cancel', march('dana', '15T16:00', '22T16:00')],
  [
    'en',
    'teacher',
    'cancel Noa on the 12th and the following week, only those',
    'meeting.cancel',
    march('noa', '12T16:00', '19T16:00'),
  ],
  // One of a group: the others have their lesson.
  ['en', 'teacher', 'cancel Itay from the group on Monday', 'attendance.cancel', itaysPlace],
  ['en', 'teacher', 'cancel the group for Itay this Monday', 'attendance.cancel', itaysPlace],
  ['he', 'teacher', 'לבטל את הקבוצה לאיתי בשני הקרוב', 'attendance.cancel', itaysPlace],
  // Until when it goes on.
  [
    'en',
    'teacher',
    'Noa finishes at the end of April',
    'meeting.repeat',
    until('noa', '12T16:00', 'BYDAY=TH;UNTIL=20260430'),
  ],
  [
    'en',
    'teacher',
    'finish the group at the end of June',
    'meeting.repeat',
    until('group', '16T19:00', 'BYDAY=MO;UNTIL=20260630'),
  ],
  [
    'he',
    'teacher',
    'נועה מסיימת בסוף אפריל',
    'meeting.repeat',
    until('noa', '12T16:00', 'BYDAY=TH;UNTIL=20260430'),
  ],
  [
    'he',
    'teacher',
    'לסיים את הקבוצה בסוף יוני',
    'meeting.repeat',
    until('group', '16T19:00', 'BYDAY=MO;UNTIL=20260630'),
  ],
  [
    'en',
    'teacher',
    'Omer every Sunday at 5 starting after Passover',
    'meeting.add',
    { students: ['omer'], start: '2026-04-12T17:00', rrule: 'FREQ=WEEKLY;INTERVAL=1;BYDAY=SU' },
  ],
  // What is left out.
  ['en', 'teacher', 'add Omer on Sundays at 5 until June except Passover', 'meeting.add', sundaysWithout],
  ['he', 'teacher', 'לקבוע לעומר בימי ראשון ב-5 עד יוני חוץ מפסח', 'meeting.add', sundaysWithout],
  [
    'en',
    'teacher',
    'cancel Yael for the rest of March except the 24th',
    'meeting.cancel',
    march('yael', '10T15:00', '17T15:00', '31T15:00'),
  ],
  [
    'he',
    'teacher',
    'לבטל את יעל עד סוף מרץ חוץ מה-24',
    'meeting.cancel',
    march('yael', '10T15:00', '17T15:00', '31T15:00'),
  ],
  [
    'en',
    'student',
    'cancel all Sundays in April but not the 12th',
    'meeting.cancel',
    april('05', '19', '26'),
  ],
  ['he', 'student', 'לבטל את כל ימי ראשון באפריל אבל לא את ה-12', 'meeting.cancel', april('05', '19', '26')],
  ['en', 'teacher', 'cancel the group in April except the 20th', 'meeting.cancel', groupInApril],
  ['he', 'teacher', 'תבטלי את הקבוצה באפריל חוץ מה-20', 'meeting.cancel', groupInApril],
  ['en', 'parent', 'cancel Adam but not Dana', 'meeting.cancel', at('adam', '11T16:00')],
  ['he', 'parent', 'לבטל את אדם אבל לא את דנה', 'meeting.cancel', at('adam', '11T16:00')],
  // What is said of each who came, or did not.
  ['en', 'teacher', "Omer came last week, Noa didn't", 'attendance.mark', omerNotNoa],
  ['en', 'teacher', 'Omer came last week and Noa was absent', 'attendance.mark', omerNotNoa],
  ['he', 'teacher', 'עומר הגיע בשבוע שעבר, נועה לא', 'attendance.mark', omerNotNoa],
  ['he', 'teacher', 'עומר הגיע בשבוע שעבר ונועה לא הגיעה', 'attendance.mark', omerNotNoa],
  ['en', 'teacher', "Dana came yesterday, Itay didn't", 'attendance.mark', danaNotItay],
  ['he', 'teacher', 'דנה הגיעה אתמול ואיתי לא', 'attendance.mark', danaNotItay],
  // Less by so much, and nothing at all.
  [
    'en',
    'teacher',
    '20 shekels less for Omer tomorrow',
    'meeting.scalePrice',
    { amount: -20, students: ['omer'] },
  ],
  [
    'en',
    'teacher',
    "Omer's next lesson is free",
    'meeting.price',
    { ...at('omer', '11T18:00', 'this'), cost: 0 },
  ],
  ['en', 'student', 'cancel the group for good', 'meeting.leave', at('group', '16T19:00')],
  [
    'en',
    'parent',
    'another lesson for Adam on Thursday at 5',
    'meeting.request',
    { child: 'adam', start: '2026-03-12T17:00' },
  ],
  // Another time is offered for what was asked for.
  ['en', 'teacher', 'approve Yael but move it to 6', 'pending.decline', inYaelsPlace],
  ['he', 'teacher', 'לאשר את יעל אבל להעביר ל-6', 'pending.decline', inYaelsPlace],
];

describe('is read whole', () => {
  it.each(done)('in %s a %s says “%s”', (locale, who, text, command, slots) => {
    expect(read(locale, who, text)).toMatchObject({ status: 'ready', command, slots });
  });
});

const asked: readonly (readonly [...Open, string])[] = [
  // What the others of a group pay is their own.
  ['en', 'teacher', 'Itay pays 80 in the group', 'meeting.price'],
  ['he', 'teacher', 'רק איתי משלם 60 בקבוצה', 'meeting.price'],
  // A payment is no price.
  ['en', 'teacher', "Yael's mum pays 90 today", 'meeting.price'],
  ['he', 'teacher', 'אמא של יעל משלמת 90 היום', 'meeting.price'],
  // The second that was said is not dropped.
  ['en', 'student', 'cancel Sunday and the one after it', 'meeting.cancel'],
  ['he', 'student', 'לבטל את ראשון ואת זה שאחריו', 'meeting.cancel'],
  ['en', 'teacher', "Dana didn't come on Sunday and not on Monday", 'attendance.mark'],
  ['he', 'teacher', 'דנה לא הגיעה בראשון וגם לא בשני', 'attendance.mark'],
  ['en', 'teacher', "Dana wasn't here on Sunday but the group yes", 'attendance.mark'],
  ['en', 'teacher', 'clear Sunday, Monday only the group', 'day.clear'],
  ['he', 'teacher', 'לפנות את ראשון, בשני רק את הקבוצה', 'day.clear'],
  ['en', 'student', 'book Tuesday 3pm 45 min and next Tuesday too', 'meeting.request'],
  ['he', 'student', 'לקבוע לי בשלישי ב-3 וגם בשלישי הבא', 'meeting.request'],
  // So often is on more days than one is known of.
  ['en', 'teacher', 'Noa only comes twice a month', 'meeting.repeat'],
  ['en', 'teacher', 'Noa comes three times a month', 'meeting.repeat'],
  ['he', 'teacher', 'נועה באה רק פעמיים בחודש', 'meeting.repeat'],
  ['he', 'teacher', 'נועה באה שלוש פעמים בחודש', 'meeting.repeat'],
  // Two after each other are not together.
  ['en', 'teacher', 'Sunday Omer at 5 then Noa', 'meeting.add'],
  ['en', 'teacher', 'Omer tomorrow 100 instead of 120', 'meeting.price'],
  ['en', 'teacher', 'this Monday the group is free', 'meeting.price'],
  ['he', 'teacher', 'בשני הקרוב הקבוצה בחינם', 'meeting.price'],
  ['en', 'parent', 'pause Adam for a month', 'meeting.cancel'],
  ['en', 'student', 'please cancel all Sundays', 'meeting.cancel'],
  ['he', 'student', 'לבטל את כל ימי ראשון', 'meeting.cancel'],
  ['en', 'teacher', 'Noam moved to Haifa last week so cancel all his lessons', 'meeting.cancel'],
];

describe('is asked about', () => {
  it.each(asked)('in %s a %s says “%s”', (locale, who, text, command) => {
    const plan = read(locale, who, text);
    expect([plan.status, plan.command]).toEqual(['ask', command]);
  });
  it.each([
    ['en', 'approve Yael for Thursday next week'],
    ['he', 'לאשר את יעל לחמישי בשבוע הבא'],
  ] as const)('in %s, of another day than the one that waits: “%s”', (locale, text) => {
    const { status, command, slots } = read(locale, 'teacher', text);
    expect([status, command, slots]).toEqual(['ask', 'pending.approve', {}]);
  });
  it.each([
    ['en', 'can I have a lesson on Tuesday between 4 and 6', ['17T16:00', '17T17:00']],
    ['he', 'אפשר שיעור בשלישי בין 4 ל-6', ['17T16:00', '17T17:00']],
    ['en', 'can I have a lesson on Tuesday not before 5', ['17T17:00', '17T18:00', '17T19:00']],
    ['he', 'אפשר שיעור בשלישי לא לפני 5', ['17T17:00', '17T18:00', '17T19:00']],
  ] as const)('in %s, when in the time that was said: “%s”', (locale, text, starts) => {
    const { ask, command } = read(locale, 'student', text);
    expect([command, ask?.slot]).toEqual(['meeting.request', 'start']);
    expect(ask?.choices.map(({ value }) => value)).toEqual(starts.map((one) => `2026-03-${one}`));
  });
  it.each([
    ['en', 'cancel the next two Sundays'],
    ['he', 'לבטל את שני ימי ראשון הקרובים'],
  ] as const)('in %s, so many of them: “%s”', (locale, text) => {
    const { status, slots } = read(locale, 'student', text);
    expect(status).toBe('ask');
    expect(slots).toMatchObject(march('dana', '15T16:00', '22T16:00'));
  });
  it('which week is not left out', () => {
    expect(read('en', 'teacher', 'cancel Noa on Thursday and next week too').slots).toMatchObject({
      items: [at('noa', '12T16:00'), at('noa', '19T16:00')],
    });
    expect(read('he', 'teacher', 'לבטל את נועה בחמישי וגם בשבוע הבא').slots).toMatchObject({
      items: [at('noa', '12T16:00'), at('noa', '19T16:00')],
    });
  });
});

/** No deed is made of what orders none, and none is asked about. */
const nothing: readonly Open[] = [
  ['en', 'teacher', 'cancel the lesson after Noam'],
  ['he', 'teacher', 'לבטל את השיעור אחרי נועם'],
  ['en', 'teacher', 'move Dana from the group to Sunday at 5'],
  ['he', 'teacher', 'להעביר את דנה מהקבוצה לראשון ב-5'],
  ['en', 'student', 'move Sunday to after the group'],
  ['he', 'student', 'להעביר את ראשון לאחרי הקבוצה'],
  ['en', 'teacher', 'extend Itay for another month'],
  ['en', 'teacher', 'Noa until the end of June'],
  ['en', 'teacher', 'Noa homework page 12 for Thursday'],
  ['en', 'teacher', 'I owe Noa 20 minutes'],
  ['en', 'teacher', 'Tom starts on Monday'],
  ['he', 'teacher', 'תום מתחיל בשני'],
  ['en', 'teacher', "cancel Omer tomorrow, Noa as well, and tell Yael I'm late"],
  ['he', 'teacher', 'לבטל את עומר מחר, גם את נועה, ולהגיד ליעל שאני מאחרת'],
  ['en', 'teacher', 'everyone came last week except Noam'],
  ['en', 'teacher', 'Yael pays by bank transfer'],
  ['en', 'parent', "Adam can't stay until the end on Wednesday"],
  ['en', 'teacher', 'maths is 130 for new students'],
  ['en', 'teacher', "cancel all Noam's lessons except next Monday"],
  ['en', 'teacher', 'make all lessons 30 minutes next week except Noa'],
];

describe('orders nothing', () => {
  it.each(nothing)('in %s a %s says “%s”', (locale, who, text) => {
    const plan = read(locale, who, text);
    expect([plan.status, plan.steps]).toEqual(['unknown', []]);
  });
});
