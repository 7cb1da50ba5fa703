/** Words that look like an order and are none: thanks and regrets, what somebody does himself, how things are, what is of a part only. */
import { describe, expect, it } from 'vitest';
import { indexWorld } from '../../commands/indexWorld.ts';
import { readSentence } from '../../commands/pipeline/readSentence.ts';
import { aWorld, type Locale, type SpeakerRole } from '../../commands/world.ts';
import { sixthWorlds } from '../corpus/aside/sixthWorlds.ts';

const read = (text: string, locale: Locale, who: SpeakerRole = 'teacher') =>
  readSentence(text, indexWorld(sixthWorlds[locale][who] ?? aWorld({ now: '2026-03-10T09:00' })));

const inEither = (sentences: Record<Locale, [string, SpeakerRole?][]>) =>
  (['en', 'he'] as const).flatMap((locale) =>
    sentences[locale].map(([text, who = 'teacher']) => ({ locale, text, who })),
  );

describe('nothing is done of', () => {
  it.each(
    inEither({
      en: [
        ['thanks for cancelling Itay on Friday'],
        ['sorry about the cancellation of Sunday', 'student'],
        ['sorry for cancelling Sunday', 'student'],
        ['cancelling Sunday was a mistake', 'student'],
        ['thanks for moving Sunday to 5', 'student'],
        ["I didn't mean to cancel Sunday", 'student'],
        ['cancel the cancellation for tomorrow', 'parent'],
        ['drop Adam off at 4 tomorrow', 'parent'],
        ["drop Dana off at Rivka's on Sunday", 'parent'],
        ['Thursday is clear'],
        ['close the Monday group this week only'],
        ['close the Monday group for new students'],
        ["close Friday's lesson"],
        ['Noa off zoom from now on'],
        ['Itay will be 10 minutes late on Friday'],
        ['Itay joins the group late this Monday'],
        ['Omer pays 100 for the first lesson'],
        ['Omer pays 100 more from April'],
        ['Omer missed 20 minutes last week'],
        ["Dana almost didn't come yesterday"],
        ["Dana didn't come on Sunday at 4 but at 4:30"],
        ['make Sunday a group', 'student'],
        ['can I change to the Wednesday group', 'student'],
        ['tomorrow I only start at 5'],
        ['Noa twice a week'],
        ['Noa twice a week from now on'],
        ['book Yael twice a week at 5'],
      ],
      he: [
        ['תודה על הביטול של איתי בשישי'],
        ['תודה על ביטול השיעור של מחר', 'parent'],
        ['סליחה על הביטול של ראשון', 'student'],
        ['מצטערת על ביטול השיעור בראשון', 'student'],
        ['ביטול השיעור של ראשון היה טעות', 'student'],
        ['תודה על ההזזה של ראשון ל-5', 'student'],
        ['לא התכוונתי לבטל את ראשון', 'student'],
        ['לא התכוונתי להזיז את ראשון ל-5', 'student'],
        ['לא בא לי לבטל את ראשון', 'student'],
        ['תבטל את הביטול של איתי בשישי'],
        ['איתי היה חולה ביום שישי'],
        ['הייתי חולה בראשון, תבטל את הכל', 'student'],
        ['תסגור את השיעור של שישי'],
        ['תסגרי את קבוצת שני השבוע'],
        ['עומר משלם 100 יותר מאפריל'],
        ['עומר משלם עוד 100 מאפריל'],
        ['עומר פספס 20 דקות בשבוע שעבר'],
        ['דנה כמעט לא הגיעה אתמול'],
        ['דנה לא הגיעה ביום ראשון ב-4 אלא ב-4 וחצי'],
        ['נועה לא הגיעה בחמישי שעבר אבל תרשום שהגיעה'],
        ['תשנה את מתמטיקה של דנה לפיזיקה'],
        ['תחליף את מתמטיקה של דנה לאנגלית רק הפעם'],
        ['תחליף אנגלית בספרדית'],
        ['תשנה את מתמטיקה לפיזיקה אצל דנה בראשון'],
        ['מחר אני מתחילה רק ב-5'],
        ['יעל יכולה רק בחמישי ב-6'],
        ['נועה פעמיים בשבוע מעכשיו'],
        ['תקבע ליעל פעמיים בשבוע ב-5'],
        ['יעל באה פעמיים בשבוע, ראשון וחמישי ב-5'],
      ],
    }),
  )('$text', ({ locale, text, who }) => {
    const { status, steps } = read(text, locale, who);
    expect(status).not.toBe('ready');
    expect(steps).toEqual([]);
  });
});

describe('read as before is', () => {
  const cases: [Locale, SpeakerRole, string, string, object][] = [
    [
      'en',
      'teacher',
      'Sorry for the late notice, cancel Itay on Friday',
      'meeting.cancel',
      { meeting: 'm-itay' },
    ],
    [
      'en',
      'teacher',
      'thanks for everything, cancel Itay on Friday',
      'meeting.cancel',
      { meeting: 'm-itay' },
    ],
    [
      'en',
      'student',
      'please cancel Sunday, sorry for the cancellation',
      'meeting.cancel',
      { meeting: 'm-dana' },
    ],
    ['en', 'parent', "drop Adam's lesson tomorrow", 'meeting.cancel', { meeting: 'm-adam' }],
    ['en', 'teacher', 'clear Thursday', 'day.clear', { from: '2026-03-12T00:00' }],
    ['en', 'teacher', 'close Friday for lessons', 'time.block', { start: '2026-03-13T00:00' }],
    ['en', 'teacher', 'move Noa off zoom to my place from now on', 'meeting.place', { place: 'teacher' }],
    ['en', 'teacher', "push Friday's lesson with Itay back 45 minutes", 'meeting.move', { delta: 45 }],
    ['en', 'teacher', 'Omer pays 100 from April', 'meeting.price', { cost: 100 }],
    ['en', 'teacher', 'Omer missed last week', 'attendance.mark', { present: false }],
    ['he', 'student', 'תבטלי את ראשון, סליחה על הביטול', 'meeting.cancel', { meeting: 'm-dana' }],
    ['he', 'student', 'סליחה על ההודעה המאוחרת, תבטלי את ראשון', 'meeting.cancel', { meeting: 'm-dana' }],
    ['he', 'student', 'תבטלי את ראשון, זה היה טעות', 'meeting.cancel', { meeting: 'm-dana' }],
    ['he', 'student', 'ביטול של ראשון בבקשה', 'meeting.cancel', { meeting: 'm-dana' }],
    ['he', 'teacher', 'תסגור את שישי לשיעורים', 'time.block', { start: '2026-03-13T00:00' }],
    ['he', 'teacher', 'נועה מזום אליי הביתה מעכשיו', 'meeting.place', { place: 'teacher' }],
    ['he', 'teacher', 'תשנה את מתמטיקה לאלגברה', 'subject.rename', { name: 'אלגברה' }],
    ['he', 'teacher', 'נועה לא הגיעה בחמישי שעבר', 'attendance.mark', { present: false }],
  ];
  it.each(cases)('%s %s: %s', (locale, who, text, command, slots) => {
    expect(read(text, locale, who)).toMatchObject({ status: 'ready', command, slots });
  });
});

describe('the meaning of', () => {
  it.each([
    ['en', "set Friday's lesson with Itay back to 45 minutes", 'meeting.resize', { minutes: 45 }],
    ['en', 'book Yael a double lesson on Thursday at 3', 'meeting.add', { minutes: 90 }],
    ['he', 'תקבע ליעל שיעור כפול בחמישי ב-3', 'meeting.add', { minutes: 90 }],
    [
      'he',
      'נועה הגיעה ביום חמישי ולא ברביעי',
      'attendance.mark',
      { present: true, occurrence: '2026-03-05T16:00' },
    ],
    [
      'en',
      "duplicate this week's timetable into next week",
      'week.copy',
      { from: '2026-03-08T00:00', start: '2026-03-15T00:00', count: 1 },
    ],
    ['en', 'dentist on Thursday 10 to 11, block that hour', 'time.block', { end: '2026-03-12T11:00' }],
    ['he', 'תפנה לי את כל יום חמישי', 'day.clear', { from: '2026-03-12T00:00', to: '2026-03-13T00:00' }],
    ['he', 'תנקי לי את כל יום חמישי', 'day.clear', { from: '2026-03-12T00:00', to: '2026-03-13T00:00' }],
    [
      'he',
      'תפסיק את החזרה של נועם אחרי ה-15 ביוני',
      'meeting.repeat',
      { rrule: 'FREQ=WEEKLY;INTERVAL=1;BYDAY=MO;UNTIL=20260615' },
    ],
  ] as [Locale, string, string, object][])('%s: %s', (locale, text, command, slots) => {
    expect(read(text, locale)).toMatchObject({ status: 'ready', command, slots });
  });

  it.each([
    ['en', 'parent', 'ask for Adam to join the Monday group', 'request.add', { child: 'adam' }],
    ['en', 'parent', 'I accept the contract on behalf of Adam', 'contract.accept', { child: 'adam' }],
    ['he', 'parent', 'מתי אדם למד בפעם האחרונה', 'schedule.last', { child: 'adam' }],
    ['he', 'parent', 'תעתיקו לי קישור לסנכרון היומן של הילדים', 'feed.copy', {}],
  ] as [Locale, SpeakerRole, string, string, object][])('%s %s: %s', (locale, who, text, command, slots) => {
    expect(read(text, locale, who)).toMatchObject({ status: 'ready', command, slots });
  });
});

/** What is understood, and only whether of one lesson or of those to come is asked. */
it.each([
  ['תורידי רבע שעה מהקבוצה של יום שני', 'meeting.resize', { meeting: 'm-group', minutes: 75 }],
  ['השיעור של נועה בחמישי שיהיה שעה וחצי', 'meeting.resize', { meeting: 'm-noa', minutes: 90 }],
])('asks for the scope alone of: %s', (text, command, slots) => {
  expect(read(text, 'he')).toMatchObject({ status: 'ask', command, slots, ask: { slot: 'scope' } });
});
