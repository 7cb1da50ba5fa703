/** A thought is no order, how somebody comes is no absence, what was owed sets no price, and what holds for some is not done to all. */
import { describe, expect, it } from 'vitest';
import type { Locale, SpeakerRole } from '../../commands/world.ts';
import { readInSchool as read } from './readInSchool.ts';

type Said = readonly [Locale, SpeakerRole, string];

describe('what is only thought of, or holds for some alone, is asked about', () => {
  it.each<readonly [...Said, string]>([
    ['he', 'teacher', 'אולי להעביר את נועה לארכיון', 'student.archive'],
    ['he', 'teacher', 'אולי לחסום את נועה', 'student.block'],
    ['he', 'teacher', 'אולי לחסום את מחר', 'time.block'],
    ['he', 'teacher', 'אולי להוסיף את נועה לקבוצה', 'meeting.attendees'],
    ['he', 'teacher', 'מה עם לבטל את עומר רק מחר', 'meeting.cancel'],
    ['he', 'teacher', 'מה עם לחסום את יום שישי', 'time.block'],
    ['he', 'teacher', 'מה עם להוציא את איתי מהקבוצה', 'meeting.attendees'],
    ['en', 'teacher', 'maybe archive Noa', 'student.archive'],
    ['en', 'teacher', 'what about cancelling Omer just tomorrow', 'meeting.cancel'],
    ['he', 'teacher', 'לחסום את מחר רק לתלמידים חדשים', 'time.block'],
    ['en', 'teacher', 'block tomorrow only for new students', 'time.block'],
    ['he', 'teacher', 'לתלמידים יש חופש ביום חמישי', 'time.block'],
    ['he', 'teacher', 'הקבוצה בזום רק לדנה', 'meeting.place'],
    ['en', 'teacher', 'the group is online only for Dana', 'meeting.place'],
    ['he', 'teacher', 'דנה תשלם בקבוצה 80', 'meeting.price'],
    ['en', 'teacher', 'Dana pays 80 in the group', 'meeting.price'],
    ['he', 'teacher', 'נועה מצטרפת לקבוצה אם יש מקום', 'meeting.attendees'],
  ])('%s %s: %s', (locale, who, text, command) => {
    const { status, command: heard, steps } = read(locale, who, text);
    expect({ status, heard, steps }).toEqual({ status: 'ask', heard: command, steps: [] });
  });
});

describe('how somebody comes, and what it was or is owed, orders nothing', () => {
  it.each<Said>([
    ['he', 'teacher', 'ביום שישי איתי לא יבוא מוכן'],
    ['he', 'teacher', 'ביום שישי איתי לא יבוא עם אמא שלו'],
    ['he', 'student', 'אני לא אבוא מוכנה ביום ראשון'],
    ['he', 'student', 'אני לא אגיע בדיוק בארבע ביום ראשון'],
    ['he', 'student', 'אני לא יכולה בלי השיעור ביום ראשון'],
    ['he', 'parent', 'אדם לא יבוא מחר לבד'],
    ['en', 'teacher', "on Friday Itay won't come prepared"],
    ['en', 'teacher', "on Friday Itay won't come with his mum"],
    ['en', 'student', "I won't be there at exactly four on Sunday"],
    ['en', 'parent', "Adam won't come alone tomorrow"],
    ['he', 'student', 'אני חולה אבל אבוא ביום ראשון'],
    ['he', 'parent', 'אדם חולה אבל יגיע מחר'],
    ['he', 'teacher', 'עומר חולה אבל יבוא מחר'],
    ['en', 'student', "I'm sick but I'll come on Sunday"],
    ['en', 'parent', 'Adam is sick but he will come tomorrow'],
    ['he', 'teacher', 'איתי כמעט עזב את הקבוצה'],
    ['he', 'teacher', 'עומר רצה שיעור ביום ראשון ב4 אבל אני לא יכולה'],
    ['he', 'teacher', 'המחיר של עומר היה 120'],
    ['he', 'teacher', 'עומר חושב שהמחיר 100'],
    ['he', 'teacher', 'עומר חייב 130 שקל על מחר'],
    ['he', 'teacher', 'נועם ישלם לי 140 ביום שני'],
    ['en', 'teacher', "Omer's price was 120"],
    ['en', 'teacher', 'Omer thinks the price is 100'],
    ['en', 'teacher', 'Omer owes 130 for tomorrow'],
    ['en', 'teacher', 'Noam will pay me 140 on Monday'],
  ])('%s %s: %s', (locale, who, text) => {
    const { status, steps } = read(locale, who, text);
    expect({ status, steps }).toEqual({ status: 'unknown', steps: [] });
  });
});

describe('a day off may clear the day or close it', () => {
  it.each<readonly [Locale, string]>([
    ['he', 'מחר יום חופש'],
    ['he', 'יום חופש ביום חמישי'],
    ['en', 'day off on Thursday'],
  ])('%s: %s', (locale, text) => {
    const { status, choices } = read(locale, 'teacher', text);
    expect(status).toBe('choose');
    expect(choices?.map(({ command }) => command)).toEqual(['day.clear', 'time.block']);
  });

  it('is of a pupil who is named', () => {
    const { command, slots } = read('he', 'teacher', 'נועה בחופש ביום חמישי');
    expect([command, slots['meeting']]).toEqual(['meeting.cancel', 'm-noa']);
  });
});

describe('what is left out is left alone', () => {
  const day = (date: number) => `2026-03-${date}T00:00`;
  it.each<readonly [Locale, string, object]>([
    ['he', 'לחסום את מחר, לא כולל הערב', { start: day(11), end: '2026-03-11T17:00' }],
    ['he', 'לחסום את מחר חוץ מהבוקר', { start: '2026-03-11T12:00', end: day(12) }],
    ['en', 'block tomorrow, not including the evening', { start: day(11), end: '2026-03-11T17:00' }],
  ])('%s: %s', (locale, text, slots) => {
    expect(read(locale, 'teacher', text)).toMatchObject({ status: 'ready', command: 'time.block', slots });
  });

  it.each<readonly [Locale, string, object[]]>([
    [
      'he',
      'לחסום מחר חוץ מ-4 עד 6',
      [
        { start: day(11), end: '2026-03-11T16:00' },
        { start: '2026-03-11T18:00', end: day(12) },
      ],
    ],
    [
      'he',
      'לחסום את שבוע הבא חוץ מיום רביעי',
      [
        { start: day(15), end: day(18) },
        { start: day(19), end: day(22) },
      ],
    ],
    [
      'en',
      'block all week except Wednesday',
      [
        { start: '2026-03-08T00:00', end: day(11) },
        { start: day(12), end: day(15) },
      ],
    ],
    [
      'en',
      'block tomorrow except from 4 to 6',
      [
        { start: day(11), end: '2026-03-11T16:00' },
        { start: '2026-03-11T18:00', end: day(12) },
      ],
    ],
  ])('%s: %s', (locale, text, inputs) => {
    const { status, steps } = read(locale, 'teacher', text);
    expect(status).toBe('ready');
    expect(steps).toEqual(inputs.map((input) => ({ name: 'addRestrictedTime', args: { input } })));
  });

  it.each<readonly [Locale, string, string, object]>([
    [
      'he',
      'תעבירי את כולם לארכיון חוץ מדנה',
      'student.archive',
      { students: ['noam', 'yael', 'omer', 'noa', 'itay'] },
    ],
    ['he', 'תחסמי את כולם חוץ מדנה', 'student.block', { students: ['noam', 'yael', 'omer', 'noa', 'itay'] }],
    [
      'en',
      'archive everyone except Dana and Omer',
      'student.archive',
      { students: ['noam', 'yael', 'noa', 'itay'] },
    ],
    ['he', 'תוסיפי את כולם לקבוצה חוץ מיעל', 'meeting.attendees', { add: ['noam', 'omer', 'noa'] }],
    ['en', 'add everyone to the group except Yael', 'meeting.attendees', { add: ['noam', 'omer', 'noa'] }],
    ['he', 'תוציאי את כולם מהקבוצה חוץ מדנה', 'meeting.attendees', { remove: ['itay'] }],
  ])('%s: %s is of the others, and asked about', (locale, text, command, slots) => {
    expect(read(locale, 'teacher', text)).toMatchObject({ status: 'ask', command, slots, steps: [] });
  });

  it.each<readonly [Locale, string]>([
    ['he', 'תבטלי את כולם השבוע ותשאירי רק את עומר'],
    ['en', 'cancel everyone this week and keep only Omer'],
  ])('%s: %s', (locale, text) => {
    const { command, slots } = read(locale, 'teacher', text);
    const items = slots['items'] as { meeting: string }[];
    expect(command).toBe('day.clear');
    expect(items.map(({ meeting }) => meeting)).toEqual(['m-yael', 'm-noa', 'm-itay']);
  });

  it.each<readonly [Locale, string]>([
    ['he', 'המחיר לכולם 130 חוץ מהקבוצה'],
    ['he', 'מתמטיקה ב-130 לכולם חוץ מדנה'],
    ['en', 'the price is 130 for everyone except the group'],
    ['en', 'block everyone except Dana'],
  ])('%s: %s is not done to the one left out', (locale, text) => {
    expect(read(locale, 'teacher', text)).toMatchObject({ status: 'unknown', steps: [] });
  });
});

describe('the day of a reason, and what somebody can instead', () => {
  const mondays = { meeting: 'm-group', occurrence: '2026-03-16T19:00' };
  const atEleven = { meeting: 'm-itay', start: '2026-03-13T11:00' };
  const atFive = { meeting: 'm-dana', start: '2026-03-15T17:00' };
  const friday = { meeting: 'm-itay', place: 'online' };
  it.each<readonly [...Said, string, object]>([
    ['he', 'student', 'ביום ראשון יש לי מבחן אז אני לא באה ביום שני', 'meeting.cancel', mondays],
    ['en', 'student', "I have a test on Sunday so I'm not coming on Monday", 'meeting.cancel', mondays],
    ['he', 'teacher', 'ביום שישי איתי לא יכול ב10 רק ב11', 'meeting.move', atEleven],
    ['he', 'student', 'אני לא יכולה ב4 ביום ראשון אבל ב5 כן', 'meeting.move', atFive],
    ['en', 'student', "I can't at 4 on Sunday but 5 works", 'meeting.move', atFive],
    ['he', 'teacher', 'איתי חולה אבל נעשה בזום ביום שישי', 'meeting.place', friday],
    ['en', 'teacher', "Itay is sick but we'll do Friday on zoom", 'meeting.place', friday],
  ])('%s %s: %s', (locale, who, text, command, slots) => {
    expect(read(locale, who, text)).toMatchObject({ status: 'ready', command, slots });
  });

  it.each<Said>([
    ['he', 'parent', 'אדם חולה, אפשר מחר בזום?'],
    ['he', 'student', 'אני חולה אפשר בזום ביום ראשון?'],
    ['en', 'parent', 'Adam is sick, can we do tomorrow on zoom?'],
    ['en', 'student', "I'm sick, can Sunday be online?"],
  ])('%s %s: %s calls nothing off', (locale, who, text) => {
    expect(read(locale, who, text)).toMatchObject({ status: 'unknown', steps: [] });
  });
});

describe('words of money move and cancel nothing', () => {
  const lessOfGroup = { amount: -10, items: [{ meeting: 'm-group' }] };
  it.each<readonly [Locale, string, string, object]>([
    ['he', 'תורידי לנועה ביטול', 'lateCancels.adjust', { students: ['noa'], amount: -1 }],
    ['en', 'take one late cancel off Noa', 'lateCancels.adjust', { students: ['noa'], amount: -1 }],
    ['he', 'עומר צריך לשלם 130', 'meeting.price', { meeting: 'm-omer', cost: 130 }],
    ['en', 'Omer has to pay 130', 'meeting.price', { meeting: 'm-omer', cost: 130 }],
    ['he', 'תעלי את המחיר של נועם מ140 ל150', 'meeting.price', { meeting: 'm-noam', cost: 150 }],
    ['en', "raise Noam's price from 140 to 150", 'meeting.price', { meeting: 'm-noam', cost: 150 }],
    ['he', 'תורידי לקבוצה 10 שקל', 'meeting.scalePrice', lessOfGroup],
    ['en', 'lower the group by 10 shekels', 'meeting.scalePrice', lessOfGroup],
  ])('%s: %s', (locale, text, command, slots) => {
    expect(read(locale, 'teacher', text)).toMatchObject({ status: 'ready', command, slots });
  });

  it.each<readonly [Locale, string]>([
    ['he', 'תורידי לעומר 20'],
    ['he', 'תורידי לעומר שקל'],
    ['he', 'נועם העביר 140'],
    ['en', 'take 20 off Omer'],
  ])('%s: %s', (locale, text) => {
    expect(read(locale, 'teacher', text)).toMatchObject({ status: 'unknown', steps: [] });
  });
});

describe('into the group and out of it goes one alone', () => {
  const group = { meeting: 'm-group', scope: 'future' };
  it.each<readonly [Locale, string, object]>([
    ['he', 'תעבירי את עומר לקבוצה', { add: ['omer'] }],
    ['he', 'תעבירי את עומר לקבוצה של יום שני במקום השיעור שלו', { add: ['omer'] }],
    ['he', 'תעבירי את דנה מהקבוצה לשיעור פרטי', { remove: ['dana'] }],
    ['en', 'move Omer to the group', { add: ['omer'] }],
    ['en', 'move Omer into the Monday group instead of his lesson', { add: ['omer'] }],
    ['en', 'move Dana from the group to a private lesson', { remove: ['dana'] }],
  ])('%s: %s', (locale, text, slots) => {
    expect(read(locale, 'teacher', text)).toMatchObject({
      status: 'ask',
      command: 'meeting.attendees',
      slots: { ...group, ...slots },
      steps: [],
    });
  });

  it.each<readonly [Locale, string]>([
    ['he', 'תעבירי את הקבוצה של דנה לשלישי'],
    ['en', "move Dana's group to 6"],
  ])('%s: %s moves the group', (locale, text) => {
    expect(read(locale, 'teacher', text).command).toBe('meeting.move');
  });
});

describe('“not her” names who is left alone', () => {
  const adam = { child: 'adam', meeting: 'm-adam', occurrence: '2026-03-11T16:00' };
  const omer = { meeting: 'm-omer', occurrence: '2026-03-11T18:00', scope: 'this' };
  it.each<readonly [...Said, string, object]>([
    ['he', 'parent', 'לבטל את אדם, לא את דנה', 'meeting.cancel', adam],
    ['en', 'parent', 'cancel Adam, not Dana', 'meeting.cancel', adam],
    ['he', 'teacher', 'רק מחר תבטלי את עומר ולא את נועה', 'meeting.cancel', omer],
    ['en', 'teacher', 'cancel Omer just tomorrow and not Noa', 'meeting.cancel', omer],
    ['en', 'teacher', 'move Omer to 7 only tomorrow, not Noa', 'meeting.move', omer],
  ])('%s %s: %s', (locale, who, text, command, slots) => {
    const plan = read(locale, who, text);
    expect(plan).toMatchObject({ status: 'ready', command, slots });
    expect(plan.steps).toHaveLength(1);
  });

  it.each<readonly [Locale, string]>([
    ['he', 'אל תבטלי את עומר ולא את נועה'],
    ['en', "don't cancel Omer, not Noa"],
  ])('%s: %s cancels nobody', (locale, text) => {
    expect(read(locale, 'teacher', text)).toMatchObject({ status: 'unknown', steps: [] });
  });

  it.each<readonly [Locale, string, string]>([
    ['he', 'לבטל את איתי ביום שישי, לא לחייב אותו', '2026-03-13T10:00'],
    ['en', "cancel Itay on Friday, don't charge him", '2026-03-13T10:00'],
    ['he', 'תבטלי את נועם לא בשבוע הבא אלא בזה שאחריו', '2026-03-23T17:00'],
    ['en', 'cancel Noam not next week but the week after', '2026-03-23T17:00'],
  ])('%s: %s', (locale, text, occurrence) => {
    const { status, command, slots } = read(locale, 'teacher', text);
    expect([status, command, slots['occurrence']]).toEqual(['ask', 'meeting.cancel', occurrence]);
  });
});

describe('not then, but then', () => {
  const toWednesday = { meeting: 'm-dana', start: '2026-03-11T16:00' };
  const toThursday = { meeting: 'm-adam', start: '2026-03-12T16:00' };
  it.each<readonly [...Said, object]>([
    ['he', 'student', 'לא אגיע ביום ראשון, אפשר ברביעי?', toWednesday],
    ['he', 'student', 'אני לא יכולה ביום ראשון, אפשר ברביעי?', toWednesday],
    ['he', 'student', 'במקום ראשון אפשר רביעי?', toWednesday],
    ['he', 'student', 'אפשר רביעי במקום ראשון?', toWednesday],
    ['en', 'student', "I won't make it on Sunday, can it be Wednesday?", toWednesday],
    ['he', 'parent', 'אדם לא יבוא מחר, יבוא בחמישי באותה שעה', toThursday],
    ['he', 'parent', 'אדם לא יבוא מחר, הוא יבוא בחמישי בארבע', toThursday],
    ['en', 'parent', "Adam won't come tomorrow, he'll come Thursday same time", toThursday],
  ])('%s %s: %s', (locale, who, text, slots) => {
    expect(read(locale, who, text)).toMatchObject({ status: 'ready', command: 'meeting.move', slots });
  });

  const noa = { meeting: 'm-noa', start: '2026-03-13T10:00' };
  const omer = { meeting: 'm-omer', start: '2026-03-12T18:00' };
  it.each<readonly [Locale, string, object]>([
    ['he', 'השבוע עומר בחמישי ב6 במקום רביעי', omer],
    ['he', 'במקום רביעי עומר יבוא בחמישי בשש', omer],
    ['he', 'במקום רביעי עומר בא בחמישי', omer],
    ['en', 'this week instead of Wednesday Omer comes on Thursday', omer],
    ['he', 'נועה תבוא ביום שישי בעשר במקום חמישי', noa],
  ])('%s: %s, and how far it reaches is asked', (locale, text, slots) => {
    const plan = read(locale, 'teacher', text);
    expect(plan).toMatchObject({ status: 'ask', command: 'meeting.move', slots });
    expect(plan.ask?.slot).toBe('scope');
  });

  const sunday = { meeting: 'm-dana', occurrence: '2026-03-15T16:00' };
  it.each<readonly [...Said]>([
    ['he', 'parent', 'דנה לא תבוא ביום ראשון, היא תבוא בשני'],
    ['en', 'parent', "Dana won't come on Sunday, she'll come on Monday"],
    ['en', 'parent', "Dana won't come on Sunday but she's coming on Monday"],
  ])('%s %s: %s calls off the one day', (locale, who, text) => {
    const plan = read(locale, who, text);
    expect(plan).toMatchObject({ status: 'ready', command: 'meeting.cancel', slots: sunday });
    expect(plan.steps).toHaveLength(1);
  });

  it('calls off both days of which either is denied', () => {
    const { status, steps } = read('en', 'parent', "Dana won't come on Sunday or Monday");
    expect([status, steps.length]).toEqual(['ready', 2]);
  });
});

describe('who is no longer of the group, or was not there', () => {
  it.each<readonly [Locale, string, string]>([
    ['he', 'דנה כבר לא בקבוצה', 'dana'],
    ['he', 'איתי רוצה לעזוב את הקבוצה', 'itay'],
    ['en', 'Dana is no longer in the group', 'dana'],
    ['en', 'Itay wants to leave the group', 'itay'],
  ])('%s: %s', (locale, text, id) => {
    expect(read(locale, 'teacher', text)).toMatchObject({
      status: 'ask',
      command: 'meeting.attendees',
      slots: { meeting: 'm-group', remove: [id] },
    });
  });

  it('was missed yesterday', () => {
    expect(read('he', 'teacher', 'דנה חסרה בקבוצה אתמול')).toMatchObject({
      status: 'ready',
      command: 'attendance.mark',
      slots: { students: ['dana'], present: false, occurrence: '2026-03-09T19:00' },
    });
  });
});

describe('the hours that are offered are of the time that was said', () => {
  it.each<readonly [...Said, string, string]>([
    ['he', 'teacher', 'תקבעי שיעור לנועם מחר אחרי 4', '2026-03-11T16:00', '2026-03-12T00:00'],
    ['he', 'teacher', 'תקבעי שיעור לנועם מחר עד 4', '2026-03-11T07:00', '2026-03-11T16:00'],
    ['he', 'teacher', 'תקבעי שיעור לנועם מחר בבוקר', '2026-03-11T07:00', '2026-03-11T12:00'],
    ['he', 'teacher', 'תקבעי שיעור לנועם בשבוע הבא', '2026-03-15T07:00', '2026-03-22T00:00'],
    ['en', 'teacher', 'book Noam tomorrow after 4', '2026-03-11T16:00', '2026-03-12T00:00'],
    ['en', 'teacher', 'book Noam tomorrow morning', '2026-03-11T07:00', '2026-03-11T12:00'],
    ['en', 'student', 'can I have a lesson tomorrow after 5?', '2026-03-11T17:00', '2026-03-12T00:00'],
  ])('%s %s: %s', (locale, who, text, from, to) => {
    const { ask } = read(locale, who, text);
    const hours = (ask?.choices ?? []).map(({ value }) => String(value));
    expect([ask?.slot, hours.length > 0]).toEqual(['start', true]);
    expect(hours.filter((hour) => hour < from || hour >= to)).toEqual([]);
  });
});

describe('to open a day books nobody, and who is named beside an hour does not come', () => {
  const friday = { from: '2026-03-13T00:00', to: '2026-03-14T00:00' };
  const tomorrow = { from: '2026-03-11T00:00', to: '2026-03-12T00:00' };
  const fridays = { days: ['FR'], hours: { from: '09:00', to: '12:00' } };
  it.each<readonly [Locale, string, string, object]>([
    ['he', 'תפתחי לי את יום שישי', 'time.unblock', friday],
    ['he', 'לפתוח את מחר לשיעורים', 'time.unblock', tomorrow],
    ['he', 'לפתוח את מחר בין 8 ל-10', 'time.unblock', { from: '2026-03-11T08:00', to: '2026-03-11T10:00' }],
    ['en', 'open tomorrow for lessons', 'time.unblock', tomorrow],
    ['he', 'תפתחי את ימי שישי מ9 עד 12', 'settings.hours', fridays],
    ['en', 'open Fridays from 9 to 12', 'settings.hours', fridays],
  ])('%s: %s', (locale, text, command, slots) => {
    expect(read(locale, 'teacher', text)).toMatchObject({ status: 'ready', command, slots });
  });

  it.each<readonly [Locale, string, string, object]>([
    ['he', 'תקבעי שיעור לנועם מחר שעה לפני עומר', 'meeting.add', { students: ['noam'] }],
    ['he', 'תקבעי שיעור לנועם מחר צמוד לעומר', 'meeting.add', { students: ['noam'] }],
    ['he', 'תרשמי לעומר שיעורי בית עמוד 50', 'meeting.describe', { description: 'שיעורי בית עמוד 50' }],
    ['he', 'תהפכי את איתי לקבוע', 'meeting.repeat', {}],
  ])('%s: %s is asked about', (locale, text, command, slots) => {
    expect(read(locale, 'teacher', text)).toMatchObject({ status: 'ask', command, slots, steps: [] });
  });
});

describe('“only” is of the lesson that it stands by, and not of every one', () => {
  const omers = { meeting: 'm-omer', occurrence: '2026-03-11T18:00', scope: 'this', cost: 100 };
  const thursday = { from: '2026-03-12T00:00', to: '2026-03-13T00:00', place: 'online' };
  const tomorrow = { from: '2026-03-11T00:00', to: '2026-03-12T00:00' };
  const noasToo = { students: ['noa'], subject: 'su-physics', start: '2026-03-13T09:00' };
  const april = { start: '2026-04-01T00:00', end: '2026-04-09T00:00' };
  const danas = { students: ['dana'], meeting: 'm-group', occurrence: '2026-03-09T19:00', present: false };
  it.each<readonly [Locale, string, string, object]>([
    ['en', "charge omer 100 for tomorrow's lesson only", 'meeting.price', omers],
    ['en', "charge omer 100 only for tomorrow's lesson", 'meeting.price', omers],
    ['he', 'לחייב את עומר 100 רק על השיעור של מחר', 'meeting.price', omers],
    ['he', 'לחייב את עומר ב-100 על השיעור של מחר בלבד', 'meeting.price', omers],
    ['en', 'all of thursdays lessons online pls', 'meeting.place', thursday],
    ['he', 'כל השיעורים של חמישי בזום', 'meeting.place', thursday],
    ['en', 'my kid is sick cancel all of tomorrows lessons', 'day.clear', tomorrow],
    ['he', 'הילדה שלי חולה תבטלי את כל השיעורים של מחר', 'day.clear', tomorrow],
    ['he', 'שיעור חד פעמי עם נועה בפיזיקה, שישי ב-9 בבוקר', 'meeting.add', noasToo],
    ['he', 'אני בחופש מ-1.4 עד 8.4, תחסמי את הימים', 'time.block', april],
    ['he', 'דנה לא באה אתמול לקבוצה', 'attendance.mark', danas],
  ])('%s: %s', (locale, text, command, slots) => {
    expect(read(locale, 'teacher', text)).toMatchObject({ status: 'ready', command, slots });
  });

  it('when somebody can says nothing of how far it goes', () => {
    const plan = read('en', 'teacher', 'omer can only make it at 7 tomorrow move him please');
    expect(plan).toMatchObject({ status: 'ask', command: 'meeting.move', ask: { slot: 'scope' } });
  });
});
