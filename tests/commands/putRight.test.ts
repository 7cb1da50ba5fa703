/** A reason before an order, "not at ten but at twelve", "sorry, I mean Friday": what was said last is meant, and it is done once. */
import { describe, expect, it } from 'vitest';
import { indexWorld } from '../../commands/indexWorld.ts';
import { readSentence } from '../../commands/pipeline/readSentence.ts';
import { aWorld, type Locale } from '../../commands/world.ts';
import { sixthWorlds } from '../corpus/aside/sixthWorlds.ts';

type Speaker = 'teacher' | 'student' | 'parent';

const worlds = new Map<string, ReturnType<typeof indexWorld>>();
const worldOf = (locale: Locale, who: Speaker) => {
  const key = `${locale} ${who}`;
  const world =
    worlds.get(key) ?? indexWorld(aWorld({ ...sixthWorlds[locale][who], now: '2026-03-10T09:00' }));
  worlds.set(key, world);
  return world;
};
const read = (locale: Locale, who: Speaker, sentence: string) => readSentence(sentence, worldOf(locale, who));

const moved = (meeting: string, occurrence: string, start: string) => ({
  command: 'meeting.move',
  slots: { meeting, occurrence, start },
});
const booked = (student: string, start: string, more: object = {}) => ({
  status: 'ready',
  command: 'meeting.add',
  slots: { students: [student], start, ...more },
});
const cancelled = (meeting: string, occurrence: string) => ({
  status: 'ready',
  command: 'meeting.cancel',
  slots: { meeting, occurrence },
});
const blocked = (start: string, end: string) => ({
  status: 'ready',
  command: 'time.block',
  slots: { start, end },
});
const asked = (child: object, start: string) => ({
  status: 'ready',
  command: 'meeting.request',
  slots: { ...child, start },
});

const friday = '2026-03-13T10:00';
const sunday = '2026-03-15T16:00';

describe('not then but then', () => {
  it.each([
    [
      'en',
      'teacher',
      "Itay can't do Friday at 10, make it 11:30",
      moved('m-itay', friday, '2026-03-13T11:30'),
    ],
    ['en', 'teacher', "Itay can't do Friday at 10, so 11:30", moved('m-itay', friday, '2026-03-13T11:30')],
    ['en', 'teacher', "Dana can't do Sunday at 4, make it 5:30", moved('m-dana', sunday, '2026-03-15T17:30')],
    ['en', 'teacher', "Itay can't do Friday at 10, only at 12", moved('m-itay', friday, '2026-03-13T12:00')],
    ['en', 'teacher', "Itay won't come Friday at 10 but at 11", moved('m-itay', friday, '2026-03-13T11:00')],
    [
      'en',
      'teacher',
      "Noam can't on Monday so put him on Tuesday at 6",
      moved('m-noam', '2026-03-16T17:00', '2026-03-17T18:00'),
    ],
    [
      'en',
      'teacher',
      "Itay can't come Friday, he's coming Sunday at 10",
      moved('m-itay', friday, '2026-03-15T10:00'),
    ],
    ['en', 'student', "I can't do Sunday at 4 but I can at 5", moved('m-dana', sunday, '2026-03-15T17:00')],
    ['en', 'student', "I can't do Sunday at 4, can I do 5?", moved('m-dana', sunday, '2026-03-15T17:00')],
    [
      'en',
      'parent',
      "Adam can't do tomorrow at 4 but he can do 5",
      moved('m-adam', '2026-03-11T16:00', '2026-03-11T17:00'),
    ],
    [
      'he',
      'student',
      'אני לא יכולה בראשון ב-4 אבל ב-5 אני יכולה',
      moved('m-dana', sunday, '2026-03-15T17:00'),
    ],
    ['he', 'student', 'אני לא יכולה בראשון ב-4, אפשר ב-5?', moved('m-dana', sunday, '2026-03-15T17:00')],
    [
      'he',
      'parent',
      'אדם לא יכול מחר ב-4 אבל ב-5 הוא יכול',
      moved('m-adam', '2026-03-11T16:00', '2026-03-11T17:00'),
    ],
    ['he', 'teacher', 'איתי לא יבוא בשישי ב-10 אלא ב-11', moved('m-itay', friday, '2026-03-13T11:00')],
    ['he', 'teacher', 'איתי לא יכול בשישי ב-10, רק ב-12', moved('m-itay', friday, '2026-03-13T12:00')],
    ['he', 'teacher', 'איתי לא יכול בשישי ב-10 אבל ב-12 כן', moved('m-itay', friday, '2026-03-13T12:00')],
    ['he', 'teacher', 'איתי לא יכול בשישי ב-10, שיהיה ב-11:30', moved('m-itay', friday, '2026-03-13T11:30')],
    ['he', 'teacher', 'דנה לא יכולה בראשון ב-4, תעשה 5 וחצי', moved('m-dana', sunday, '2026-03-15T17:30')],
    [
      'he',
      'teacher',
      'נועה לא יכולה בחמישי ב-4 אז ב-5 רק הפעם',
      moved('m-noa', '2026-03-12T16:00', '2026-03-12T17:00'),
    ],
    ['he', 'teacher', 'איתי לא בא בשישי, הוא בא בראשון ב-10', moved('m-itay', friday, '2026-03-15T10:00')],
    [
      'he',
      'teacher',
      'נועם לא יכול בשני אז תשים אותו בשלישי ב-6',
      moved('m-noam', '2026-03-16T17:00', '2026-03-17T18:00'),
    ],
  ] as const)('in %s, by a %s: “%s”', (locale, who, sentence, meaning) => {
    expect(read(locale, who, sentence)).toMatchObject(meaning);
  });
});

describe('what is put right is done as it was said last', () => {
  const yael = booked('yael', '2026-03-13T09:00');
  it.each([
    ['en', 'teacher', 'book Yael Thursday at 4, sorry, Friday at 9', yael],
    ['en', 'teacher', 'book Yael Thursday at 4, actually Friday at 9', yael],
    ['en', 'teacher', 'book Yael Thursday at 4, make that Friday at 9', yael],
    ['en', 'teacher', 'book Dana, sorry, Noa, Thursday at 7', booked('noa', '2026-03-12T19:00')],
    ['en', 'teacher', 'book Dana Thursday at 6, I mean Noam', booked('noam', '2026-03-12T18:00')],
    ['en', 'teacher', 'book Noam Tuesday at 5, sorry, at 6', booked('noam', '2026-03-17T18:00')],
    [
      'en',
      'teacher',
      'book Noam Tuesday 5 to 6, no, 6 to 7',
      booked('noam', '2026-03-17T18:00', { end: '2026-03-17T19:00' }),
    ],
    ['en', 'teacher', 'block Thursday, no wait, Friday', blocked('2026-03-13T00:00', '2026-03-14T00:00')],
    ['en', 'teacher', 'block Thursday, actually Friday', blocked('2026-03-13T00:00', '2026-03-14T00:00')],
    [
      'en',
      'teacher',
      'block Thursday 2 to 4, actually until 5',
      blocked('2026-03-12T14:00', '2026-03-12T17:00'),
    ],
    [
      'en',
      'teacher',
      'cancel everything tomorrow, sorry, Thursday',
      { status: 'ready', command: 'day.clear', slots: { from: '2026-03-12T00:00', to: '2026-03-13T00:00' } },
    ],
    ['en', 'student', 'cancel Sunday, sorry, Monday', cancelled('m-group', '2026-03-16T19:00')],
    ['en', 'student', 'cancel Sunday, I mean Monday', cancelled('m-group', '2026-03-16T19:00')],
    [
      'en',
      'teacher',
      'cancel Itay on Friday, actually Noa on Thursday, just this once',
      cancelled('m-noa', '2026-03-12T16:00'),
    ],
    ['he', 'student', 'לבטל את ראשון, בעצם את שני', cancelled('m-group', '2026-03-16T19:00')],
    ['he', 'student', 'לבטל את שני, סליחה, את ראשון', cancelled('m-dana', sunday)],
    [
      'he',
      'teacher',
      'לבטל את איתי בשישי, בעצם את נועה בחמישי רק הפעם',
      cancelled('m-noa', '2026-03-12T16:00'),
    ],
    [
      'he',
      'teacher',
      'תבטל הכל מחר, סליחה, מחרתיים',
      { status: 'ready', command: 'day.clear', slots: { from: '2026-03-12T00:00', to: '2026-03-13T00:00' } },
    ],
    ['he', 'teacher', 'תחסום את חמישי, בעצם שישי', blocked('2026-03-13T00:00', '2026-03-14T00:00')],
    ['he', 'teacher', 'תחסום את חמישי, לא רגע, שישי', blocked('2026-03-13T00:00', '2026-03-14T00:00')],
    ['he', 'teacher', 'תחסום חמישי 2 עד 4, בעצם עד 5', blocked('2026-03-12T14:00', '2026-03-12T17:00')],
    ['he', 'teacher', 'תקבע ליעל חמישי ב-4, סליחה, שישי ב-9', yael],
    ['he', 'teacher', 'תקבע לדנה, סליחה לנועה, חמישי ב-7', booked('noa', '2026-03-12T19:00')],
    ['he', 'teacher', 'תקבע לדנה חמישי ב-6, סליחה, לנועם', booked('noam', '2026-03-12T18:00')],
  ] as const)('in %s, by a %s: “%s”', (locale, who, sentence, meaning) => {
    expect(read(locale, who, sentence)).toMatchObject(meaning);
  });

  it('its marks stand where it was typed', () => {
    const sentence = 'book Yael Thursday at 4, sorry, Friday at 9';
    const marked = read('en', 'teacher', sentence)
      .spans.filter(({ to }) => to > 0)
      .map(({ from, to }) => sentence.slice(from, to));
    expect(marked).toEqual(['Yael', 'Friday at 9']);
  });

  it.each([
    ['en', 'teacher', 'cancel Itay on Friday, never mind'],
    ['en', 'teacher', 'cancel Itay on Friday, forget it'],
    ['en', 'teacher', 'cancel Itay on Friday, scratch that'],
    ['en', 'teacher', 'book Yael Thursday at 4, actually no'],
    ['he', 'teacher', 'לבטל את איתי בשישי, לא משנה'],
    ['he', 'teacher', 'לבטל את איתי בשישי, עזוב'],
    ['he', 'teacher', 'תקבע ליעל חמישי ב-4, בעצם לא'],
  ] as const)('in %s, by a %s, “%s” takes all of it back', (locale, who, sentence) => {
    expect(read(locale, who, sentence)).toMatchObject({ status: 'unknown', steps: [] });
  });
});

describe('the time of a reason is not that of the deed', () => {
  it.each([
    [
      'en',
      'parent',
      'Adam has a test on Thursday, can he have an extra lesson tomorrow at 5',
      asked({ child: 'adam' }, '2026-03-11T17:00'),
    ],
    [
      'en',
      'teacher',
      'Omer has a test on Thursday, extra lesson tomorrow at 4',
      booked('omer', '2026-03-11T16:00'),
    ],
    ['en', 'teacher', 'Noam is free Thursday after 3, book him at 4', booked('noam', '2026-03-12T16:00')],
    [
      'en',
      'teacher',
      "Dana didn't come on Sunday so book her a lesson Thursday at 6",
      booked('dana', '2026-03-12T18:00'),
    ],
    [
      'en',
      'teacher',
      "book Omer Thursday at 7, exam prep for Friday's test",
      booked('omer', '2026-03-12T19:00'),
    ],
    ['he', 'teacher', 'תקבע לעומר חמישי ב-7 הכנה למבחן ביום שישי', booked('omer', '2026-03-12T19:00')],
    ['he', 'teacher', 'תקבע לעומר חמישי ב-7 לקראת המבחן של ראשון', booked('omer', '2026-03-12T19:00')],
    [
      'he',
      'teacher',
      'דנה לא הגיעה ביום ראשון אז תקבע לה שיעור בחמישי ב-6',
      booked('dana', '2026-03-12T18:00'),
    ],
    ['he', 'teacher', 'נועם פנוי בחמישי אחרי 3, תקבע לו ב-4', booked('noam', '2026-03-12T16:00')],
    [
      'he',
      'parent',
      'לאדם יש מבחן בחמישי, אפשר שיעור נוסף מחר ב-5',
      asked({ child: 'adam' }, '2026-03-11T17:00'),
    ],
    ['he', 'teacher', 'לעומר יש מבחן בחמישי, שיעור נוסף מחר ב-4', booked('omer', '2026-03-11T16:00')],
  ] as const)('in %s, by a %s: “%s”', (locale, who, sentence, meaning) => {
    expect(read(locale, who, sentence)).toMatchObject(meaning);
  });

  it.each([
    ['en', 'student', 'I have an exam on Tuesday at 10, can I have a lesson on Monday?'],
    ['en', 'parent', 'Dana has an exam on Wednesday at 9, can she have another lesson on Tuesday?'],
    ['he', 'student', 'יש לי מבחן ביום שלישי ב-10, אפשר שיעור ביום שני?'],
    ['he', 'parent', 'לדנה יש מבחן ביום רביעי ב-9, אפשר עוד שיעור ביום שלישי?'],
  ] as const)('in %s, by a %s, “%s” is asked for its hour', (locale, who, sentence) => {
    expect(read(locale, who, sentence)).toMatchObject({ status: 'ask', ask: { slot: 'start' }, steps: [] });
  });
});

describe('nothing is done unasked', () => {
  it.each([
    ['en', 'teacher', 'add Noam Monday at 5 and Thursday at 6 every week'],
    ['en', 'teacher', 'Omer at his place tomorrow only, then zoom'],
    ['en', 'teacher', 'the Thursday lesson is 90 minutes and costs 200, only this week'],
    ['en', 'parent', 'Rivka is cancelling tomorrow'],
    ['en', 'student', 'Rivka is sick on Sunday'],
    ['en', 'parent', "Adam isn't coming tomorrow is he"],
    ['en', 'parent', 'Adam has no lesson tomorrow'],
    ['en', 'parent', "there's no lesson tomorrow"],
    ['en', 'teacher', "I'd like to book Noam Tuesday at 5 but he's busy"],
    ['en', 'teacher', 'I think Noam is Tuesday at 5'],
    ['en', 'teacher', 'Noa wants to pay 120'],
    ['en', 'teacher', 'book Yael Thursday at 4, maybe also Friday at 9'],
    ['en', 'student', "I'll be there Sunday at 4:30"],
    ['en', 'student', "I won't be there before 4:30 on Sunday"],
    ['en', 'teacher', 'book Dana and Noam Thursday at 7, sorry, Noa'],
    ['he', 'student', 'לא אגיע בראשון לפני 4 וחצי'],
    ['he', 'student', 'אני אגיע בראשון ב-4 וחצי'],
    ['he', 'student', 'רבקה חולה בראשון'],
    ['he', 'parent', 'רבקה מבטלת מחר'],
    ['he', 'parent', 'לאדם אין שיעור מחר'],
    ['he', 'parent', 'אין שיעור מחר'],
    ['he', 'teacher', 'איתי לא יכול בשישי בבוקר, רק אחרי 1'],
    ['he', 'teacher', 'תקבע ליעל חמישי ב-4, אולי גם שישי ב-9'],
    ['he', 'teacher', 'תוסיף את נועם שני ב-5 וחמישי ב-6 כל שבוע'],
    ['he', 'teacher', 'השיעור של חמישי 90 דקות ועולה 200, רק השבוע'],
    ['he', 'teacher', 'תקבע לנועם שלישי ב-5 אבל הוא לא בטוח'],
    ['he', 'teacher', 'תגיד לא לתום וכן ליעל'],
  ] as const)('in %s, by a %s: “%s”', (locale, who, sentence) => {
    const plan = read(locale, who, sentence);
    expect(plan.steps).toEqual([]);
    expect(plan.status).not.toBe('ready');
  });
});

it('“say no to Tom and yes to Yael” is a no and a yes', () => {
  expect(read('en', 'teacher', 'say no to Tom and yes to Yael')).toMatchObject({
    status: 'ready',
    slots: {
      items: [
        { command: 'request.reject', request: 'r-tom' },
        { command: 'pending.approve', pending: 'p-yael' },
      ],
    },
  });
});

describe('איתי, with me', () => {
  it.each(['דנה דיברה איתי, תקבע לה חמישי ב-6', 'תקבע לדנה שיעור איתי בחמישי ב-6'])('%s', (sentence) => {
    expect(read('he', 'teacher', sentence)).toMatchObject(booked('dana', '2026-03-12T18:00'));
  });
  it.each([
    ['תקבע לדנה ולאיתי חמישי ב-6', ['dana', 'itay']],
    ['תקבע לאיתי חמישי ב-6', ['itay']],
    ['שיעור של דנה ואיתי חמישי ב-6', ['dana', 'itay']],
    ['איתי חמישי ב-6', ['itay']],
  ])('a student of that name: %s', (sentence, students) => {
    expect(read('he', 'teacher', sentence)).toMatchObject({ command: 'meeting.add', slots: { students } });
  });
});

describe('a harmless word turns nothing', () => {
  it.each([
    ['en', 'student', "sorry, I can't come on Sunday", cancelled('m-dana', sunday)],
    ['en', 'student', "I can't come on Sunday, sorry", cancelled('m-dana', sunday)],
    ['en', 'student', "sorry but I can't make Sunday", cancelled('m-dana', sunday)],
    ['en', 'teacher', 'actually, book Yael Friday at 9', booked('yael', '2026-03-13T09:00')],
    ['en', 'teacher', 'can you actually book Yael Friday at 9', booked('yael', '2026-03-13T09:00')],
    ['en', 'teacher', 'cancel Itay on Friday, sorry', cancelled('m-itay', friday)],
    ['en', 'teacher', "Itay can't make it on Friday", cancelled('m-itay', friday)],
    ['en', 'teacher', 'book Yael Friday at 9, exam prep', booked('yael', '2026-03-13T09:00')],
    ['he', 'student', 'סליחה, לא אוכל להגיע בראשון', cancelled('m-dana', sunday)],
    ['he', 'student', 'לא אוכל להגיע בראשון, סליחה', cancelled('m-dana', sunday)],
    ['he', 'teacher', 'בעצם תקבע ליעל שישי ב-9', booked('yael', '2026-03-13T09:00')],
    ['he', 'teacher', 'איתי לא יכול להגיע בשישי', cancelled('m-itay', friday)],
    ['he', 'teacher', 'תקבע ליעל שישי ב-9 הכנה למבחן', booked('yael', '2026-03-13T09:00')],
  ] as const)('in %s, by a %s: “%s”', (locale, who, sentence, meaning) => {
    expect(read(locale, who, sentence)).toMatchObject(meaning);
  });
});
