/**
 * What is said of when holds for what is planned: from when on, until when, in which month, for how many weeks, how long. Where a plan
 * cannot hold it, it asks; it is never swallowed.
 */
import { describe, expect, it } from 'vitest';
import { indexWorld } from '../../commands/indexWorld.ts';
import { readSentence } from '../../commands/pipeline/readSentence.ts';
import type { Slots } from '../../commands/pipeline/plan.ts';
import type { Locale, SpeakerRole } from '../../commands/world.ts';
import { aWorld } from '../../commands/world.ts';
import { sixthWorlds } from '../corpus/aside/sixthWorlds.ts';

const read = (locale: Locale, as: SpeakerRole, text: string) =>
  readSentence(text, indexWorld(aWorld({ ...sixthWorlds[locale][as], now: '2026-03-10T09:00' })));

/** Not done before it was asked about. */
const asked: [Locale, SpeakerRole, string][] = [
  ['en', 'student', 'can I stop Sundays from April'],
  ['he', 'student', 'לבטל את כל ראשון אחרי פסח'],
  ['en', 'student', 'move all my Sundays in April to 5'],
  ['he', 'student', 'תעבירי את כל ימי ראשון באפריל ל-5'],
  ['en', 'parent', 'cancel Adam from April'],
  ['he', 'parent', 'לבטל את אדם מאפריל'],
  ['en', 'parent', 'cancel Adam for two weeks'],
  ['he', 'parent', 'לבטל את אדם לשבועיים'],
  ['en', 'student', 'skip the next two Sundays'],
  ['en', 'parent', "cancel all Adam's lessons"],
  ['he', 'parent', 'לבטל את כל השיעורים של אדם'],
  ['en', 'parent', 'cancel Adam after the 25th'],
  ['he', 'parent', 'לבטל את אדם אחרי ה-25'],
  ['en', 'student', 'cancel Sunday this week and next'],
  ['en', 'parent', "cancel Dana's Sunday this week"],
  ['he', 'parent', 'לבטל לדנה את ראשון השבוע'],
  ['en', 'teacher', "make all of Omer's lessons in April an hour"],
  ['he', 'teacher', 'כל השיעורים של עומר באפריל שעה'],
  ['en', 'teacher', 'Omer on zoom every other week'],
  ['he', 'teacher', 'עומר בזום פעם בשבועיים'],
  ['en', 'teacher', 'cancel Noa this week and next week only'],
  ['he', 'teacher', 'לבטל את נועה השבוע ובשבוע הבא בלבד'],
  ['en', 'teacher', 'book Noam for two weeks at 5'],
  ['en', 'teacher', 'add Noam from the 12th to the 19th at 5'],
  ['he', 'teacher', 'תקבע לנועם מה-12 עד ה-19 ב-5'],
  ['en', 'teacher', 'block two hours on Thursday'],
  ['he', 'teacher', 'לחסום שעתיים בחמישי'],
  ['en', 'teacher', 'block two hours before 5 on Thursday'],
  ['en', 'teacher', "I'm off at 5 on Thursday"],
  ['he', 'student', 'אחרי ראשון לא אבוא יותר'],
  ['he', 'student', 'לא אבוא אחרי ראשון'],
  ['en', 'student', "I won't come after Sunday"],
  ['en', 'student', "I won't come any more after Sunday"],
  ['he', 'parent', 'אדם מפסיק אחרי השיעור של מחר'],
  ['en', 'parent', "Adam stops after tomorrow's lesson"],
  ['he', 'teacher', 'איתי עוזב את הקבוצה אחרי השיעור הבא'],
  ['en', 'teacher', 'Itay leaves the group after the next lesson'],
  ['he', 'teacher', 'תקבע ליעל חמישי ב-6 אבל לא השבוע'],
  ['en', 'teacher', 'book Yael Thursday at 6 but not this week'],
  ['he', 'teacher', 'תזיז את כל השיעורים של שני לשלישי רק השבוע'],
  ['he', 'student', 'אפשר להעביר את השיעור הקבוע של ראשון לשלישי רק השבוע?'],
  ['he', 'teacher', 'אחרי שישי איתי לא בא יותר'],
  ['he', 'student', 'אפשר עוד רבע שעה בראשון?'],
  ['en', 'student', 'can I have another quarter of an hour on Sunday?'],
  ['he', 'teacher', 'תוסיף לדנה עוד חצי שעה בראשון'],
  ['he', 'teacher', 'תוסיף עוד רבע שעה לשיעור של איתי'],
];

describe('what a plan cannot hold is asked about', () => {
  it.each(asked)('%s, %s: %s', (locale, as, text) => {
    const plan = read(locale, as, text);
    expect(plan.steps).toEqual([]);
    expect(plan.effect ?? null).toBeNull();
  });
});

const meant: [Locale, SpeakerRole, string, string, Slots][] = [
  // Of one lesson, and not of all that follow.
  [
    'en',
    'student',
    'leave the group just this Monday',
    'meeting.cancel',
    { occurrence: '2026-03-16T19:00', scope: 'this' },
  ],
  [
    'en',
    'student',
    'drop me from the group next Monday only',
    'meeting.cancel',
    { occurrence: '2026-03-16T19:00', scope: 'this' },
  ],
  [
    'en',
    'parent',
    'take Dana out of the group just this Monday',
    'meeting.cancel',
    { child: 'dana', scope: 'this' },
  ],
  [
    'he',
    'teacher',
    'לבטל את השיעור הקבוע של עומר רק מחר',
    'meeting.cancel',
    { occurrence: '2026-03-11T18:00', scope: 'this' },
  ],
  [
    'en',
    'teacher',
    "cancel Omer's regular lesson just tomorrow",
    'meeting.cancel',
    { occurrence: '2026-03-11T18:00', scope: 'this' },
  ],
  ['en', 'student', 'leave the group', 'meeting.leave', { scope: 'future' }],
  // From when on: the lesson and its new time both lie behind it.
  [
    'en',
    'teacher',
    'the Monday group moves to Tuesday from April',
    'meeting.move',
    { occurrence: '2026-04-06T19:00', start: '2026-04-07T19:00' },
  ],
  [
    'he',
    'teacher',
    'הקבוצה של שני עוברת לשלישי מאפריל',
    'meeting.move',
    { occurrence: '2026-04-06T19:00', start: '2026-04-07T19:00' },
  ],
  [
    'en',
    'teacher',
    'move Noa to Friday at 9 from April',
    'meeting.move',
    { occurrence: '2026-04-02T16:00', start: '2026-04-03T21:00' },
  ],
  [
    'en',
    'teacher',
    'change Omer to Thursday at 5 as of April',
    'meeting.move',
    { occurrence: '2026-04-01T18:00', start: '2026-04-02T17:00' },
  ],
  [
    'en',
    'teacher',
    'from next week move Omer to Thursday at 5',
    'meeting.move',
    { occurrence: '2026-03-18T18:00', start: '2026-03-19T17:00' },
  ],
  [
    'he',
    'teacher',
    'מהשבוע הבא תעביר את עומר לחמישי ב-5',
    'meeting.move',
    { occurrence: '2026-03-18T18:00', start: '2026-03-19T17:00' },
  ],
  [
    'he',
    'teacher',
    'נועה עוברת לימי רביעי מאפריל',
    'meeting.move',
    { occurrence: '2026-04-02T16:00', start: '2026-04-01T16:00', scope: 'future' },
  ],
  [
    'en',
    'teacher',
    'Noa moves to Wednesdays from April',
    'meeting.move',
    { occurrence: '2026-04-02T16:00', start: '2026-04-01T16:00', scope: 'future' },
  ],
  [
    'he',
    'student',
    'אפשר מאפריל ראשון ב-5 במקום ב-4?',
    'meeting.move',
    { occurrence: '2026-04-05T16:00', start: '2026-04-05T17:00' },
  ],
  [
    'en',
    'student',
    'can I have Sunday at 5 instead of 4 from April?',
    'meeting.move',
    { occurrence: '2026-04-05T16:00', start: '2026-04-05T17:00' },
  ],
  ['he', 'student', 'אחרי פסח אפשר ראשון ב-5?', 'meeting.request', { start: '2026-04-12T17:00' }],
  [
    'he',
    'parent',
    'אפשר לקבוע לאדם קבוע ביום חמישי ב-5 מאפריל?',
    'meeting.request',
    { start: '2026-04-02T17:00', rrule: 'FREQ=WEEKLY;INTERVAL=1;BYDAY=TH' },
  ],
  [
    'en',
    'teacher',
    'Omer every two weeks from April',
    'meeting.repeat',
    { occurrence: '2026-04-01T18:00', rrule: 'FREQ=WEEKLY;INTERVAL=2;BYDAY=WE' },
  ],
  [
    'he',
    'teacher',
    'עומר פעם בשבועיים מאפריל',
    'meeting.repeat',
    { occurrence: '2026-04-01T18:00', rrule: 'FREQ=WEEKLY;INTERVAL=2;BYDAY=WE' },
  ],
  [
    'he',
    'teacher',
    'לבטל את עומר אחרי מרץ',
    'meeting.cancel',
    { occurrence: '2026-04-01T18:00', scope: 'future' },
  ],
  [
    'he',
    'teacher',
    'לבטל את כל השיעורים של עומר אחרי פסח',
    'meeting.cancel',
    { occurrence: '2026-04-15T18:00', scope: 'future' },
  ],
  [
    'he',
    'teacher',
    'איתי עוזב את הקבוצה אחרי פסח',
    'meeting.attendees',
    { occurrence: '2026-04-13T19:00', scope: 'future', remove: ['itay'] },
  ],
  [
    'en',
    'teacher',
    'cancel Noa after the 18th',
    'meeting.cancel',
    { occurrence: '2026-03-19T16:00', scope: 'future' },
  ],
  // A day of its own.
  [
    'en',
    'parent',
    'move Adam to 5 on the 18th',
    'meeting.move',
    { occurrence: '2026-03-18T16:00', start: '2026-03-18T17:00' },
  ],
  [
    'en',
    'teacher',
    'move Noa to 5 on the 19th only',
    'meeting.move',
    { occurrence: '2026-03-19T16:00', start: '2026-03-19T17:00', scope: 'this' },
  ],
  // How long.
  [
    'he',
    'teacher',
    'תאריך לנועה בחמישי עוד חצי שעה רק הפעם',
    'meeting.resize',
    { minutes: 90, scope: 'this' },
  ],
  [
    'en',
    'teacher',
    'extend Noa on Thursday by another half an hour just this time',
    'meeting.resize',
    { minutes: 90, scope: 'this' },
  ],
  ['he', 'teacher', 'תקצר לנועה משעה ל-45 דקות רק הפעם', 'meeting.resize', { minutes: 45, scope: 'this' }],
  [
    'en',
    'teacher',
    'shorten Noa from an hour to 45 minutes just this time',
    'meeting.resize',
    { minutes: 45, scope: 'this' },
  ],
  [
    'he',
    'teacher',
    'תקבע ליעל חמישי ב-6 לשלושה שבועות',
    'meeting.add',
    { start: '2026-03-12T18:00', end: '2026-03-12T18:45', rrule: 'FREQ=WEEKLY;INTERVAL=1;BYDAY=TH;COUNT=3' },
  ],
  [
    'en',
    'teacher',
    'book Yael Thursday at 6 for three weeks',
    'meeting.add',
    { start: '2026-03-12T18:00', end: '2026-03-12T18:45', rrule: 'FREQ=WEEKLY;INTERVAL=1;BYDAY=TH;COUNT=3' },
  ],
];

describe('what a plan can hold, it holds', () => {
  it.each(meant)('%s, %s: %s', (locale, as, text, command, slots) => {
    expect(read(locale, as, text)).toMatchObject({ status: 'ready', command, slots });
  });
});

const days = (plan: { slots: Slots }) =>
  (plan.slots['items'] as { occurrence: string }[]).map(({ occurrence }) => occurrence.slice(5, 10));

describe('of several days each is its own', () => {
  it.each<[Locale, SpeakerRole, string, string[]]>([
    ['en', 'student', 'cancel Sunday on the 22nd and 29th', ['03-22', '03-29']],
    ['en', 'parent', 'cancel Adam on Wednesdays in April', ['04-01', '04-08', '04-15', '04-22', '04-29']],
    ['en', 'parent', 'cancel Adam until the end of March', ['03-11', '03-18', '03-25']],
    ['he', 'parent', 'לבטל את אדם עד סוף מרץ', ['03-11', '03-18', '03-25']],
    ['he', 'student', 'תבטלי את הקבוצה עד פסח', ['03-16', '03-23', '03-30', '04-06']],
  ])('%s, %s: %s', (locale, as, text, expected) => {
    const plan = read(locale, as, text);
    expect(plan).toMatchObject({ status: 'ready', command: 'meeting.cancel' });
    expect(days(plan)).toEqual(expected);
    expect(plan.steps).toHaveLength(expected.length);
  });
});

describe('another place is held where it was said for so long', () => {
  it.each<[Locale, string, string, Slots]>([
    ['en', 'until the end of March Yael is on zoom', 'm-yael', { to: '2026-04-01T00:00' }],
    ['he', 'עד סוף מרץ יעל בזום', 'm-yael', { to: '2026-04-01T00:00' }],
    ['en', "all of Noa's lessons in March on zoom", 'm-noa', { to: '2026-04-01T00:00' }],
    ['he', 'כל השיעורים של נועה באפריל בזום', 'm-noa', { from: '2026-04-01T00:00', to: '2026-05-01T00:00' }],
  ])('%s: %s', (locale, text, meeting, slots) => {
    expect(read(locale, 'teacher', text)).toMatchObject({
      status: 'ready',
      command: 'meeting.place',
      slots: { ...slots, place: 'online', items: [{ meeting }] },
    });
  });
});

describe('one thing is called off and another asked for', () => {
  it.each([
    ['parent', 'לבטל לאדם את מחר ולקבוע במקום ביום חמישי ב-4'],
    ['student', 'לבטל את ראשון ולקבוע מחדש'],
  ] as const)('%s: %s', (as, text) => {
    const plan = read('he', as, text);
    expect(JSON.stringify(plan.slots)).not.toContain('future');
  });
});
