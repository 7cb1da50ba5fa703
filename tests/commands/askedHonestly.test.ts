/** What cannot be certain is asked of the person who said it, and what is only told is done nothing about. */
import { describe, expect, it } from 'vitest';
import { indexWorld } from '../../commands/indexWorld.ts';
import { preview } from '../../commands/preview.ts';
import { answerCard, readSentence } from '../../commands/pipeline/readSentence.ts';
import type { Locale, SpeakerRole, World } from '../../commands/world.ts';
import { sixthWorlds } from '../corpus/aside/sixthWorlds.ts';
import { readInSchool as read } from './readInSchool.ts';

type Said = readonly [Locale, SpeakerRole, string];
type Line = readonly [...Said, string, Record<string, unknown>];

describe('who comes late moves no lesson', () => {
  const told: readonly Said[] = [
    ['he', 'teacher', 'נועם יאחר ברבע שעה מחר'],
    ['he', 'teacher', 'נועם יאחר ברבע שעה'],
    ['he', 'teacher', 'עומר יאחר מחר ברבע שעה, רק הפעם'],
    ['he', 'teacher', 'יעל תאחר היום ברבע שעה'],
    ['he', 'teacher', 'עומר יתעכב מחר בעשר דקות'],
    ['he', 'teacher', 'עומר איחר אתמול ברבע שעה'],
    ['he', 'parent', 'אדם יאחר בעשר דקות מחר'],
    ['he', 'parent', 'דנה תאחר בחצי שעה ביום ראשון'],
    ['he', 'parent', 'אנחנו נאחר מחר ברבע שעה'],
    ['he', 'student', 'אני אאחר ברבע שעה ביום ראשון'],
    ['en', 'teacher', 'Noam will be 15 minutes late tomorrow'],
    ['en', 'teacher', 'Omer will come 20 minutes late tomorrow, just this time'],
    ['en', 'parent', 'Adam will be ten minutes late tomorrow'],
    ['en', 'student', "I'll be 15 minutes late on Sunday"],
  ];
  it.each(told)('%s, %s: %s', (locale, who, text) => {
    const { status, command, steps } = read(locale, who, text);
    expect({ status, command, steps }).toEqual({ status: 'unknown', command: null, steps: [] });
  });

  it.each<Said>([
    ['he', 'teacher', 'עומר יגיע מחר באיחור של רבע שעה, רק הפעם'],
    ['he', 'parent', 'אדם יבוא רבע שעה באיחור מחר'],
    ['he', 'parent', 'דנה תגיע מאוחר ביום ראשון ברבע שעה'],
    ['he', 'student', 'אגיע באיחור של חצי שעה בראשון'],
  ])('%s, %s: %s, which is asked', (locale, who, text) => {
    expect(read(locale, who, text)).toMatchObject({ status: 'ask', command: 'meeting.move', steps: [] });
  });

  it.each<Line>([
    [
      'he',
      'teacher',
      'תאחר את עומר מחר בחצי שעה, רק הפעם',
      'meeting.move',
      { meeting: 'm-omer', occurrence: '2026-03-11T18:00', start: '2026-03-11T18:30', scope: 'this' },
    ],
    [
      'he',
      'student',
      'אפשר לאחר את השיעור ביום ראשון ברבע שעה?',
      'meeting.move',
      { meeting: 'm-dana', start: '2026-03-15T16:15' },
    ],
  ])('but %s, %s: %s', (locale, who, text, command, slots) => {
    expect(read(locale, who, text)).toMatchObject({ status: 'ready', command, slots });
  });
});

describe('another teacher is nobody that is known', () => {
  it.each<Said>([
    ['he', 'student', 'אפשר להחליף את המורה?'],
    ['he', 'parent', 'אני רוצה להחליף מורה'],
    ['he', 'student', 'אפשר לעבור למורה אחרת?'],
    ['en', 'student', 'can we change the teacher?'],
    ['en', 'parent', 'can I switch teachers?'],
    ['en', 'student', 'I want to change my teacher'],
  ])('%s, %s: %s', (locale, who, text) => {
    expect(read(locale, who, text)).toMatchObject({
      status: 'ask',
      command: 'teacher.select',
      ask: { slot: 'teacher' },
      slots: {},
    });
  });

  it.each<Line>([
    ['he', 'student', 'להחליף מורה לרבקה', 'teacher.select', { teacher: 't1' }],
    ['en', 'student', 'switch to Rivka', 'teacher.select', { teacher: 't1' }],
  ])('%s, %s: %s', (locale, who, text, command, slots) => {
    expect(read(locale, who, text)).toMatchObject({ status: 'ready', command, slots });
  });
});

const ready = (lines: readonly Line[]) =>
  it.each(lines)('%s, %s: %s', (locale, who, text, command, slots) => {
    expect(read(locale, who, text)).toMatchObject({ status: 'ready', command, slots });
  });
const asks = (lines: readonly (readonly [...Line, string])[]) =>
  it.each(lines)('%s, %s: %s', (locale, who, text, command, slots, slot) => {
    expect(read(locale, who, text)).toMatchObject({ status: 'ask', command, slots, ask: { slot } });
  });

const noaLater = {
  delta: 60,
  items: [{ meeting: 'm-noa', occurrence: '2026-03-12T16:00', start: '2026-03-12T17:00', scope: 'this' }],
};
const omerEarlier = {
  delta: -30,
  items: [{ meeting: 'm-omer', occurrence: '2026-03-11T18:00', start: '2026-03-11T17:30', scope: 'this' }],
};
const mondayLater = {
  delta: 20,
  items: [
    { meeting: 'm-noam', start: '2026-03-16T17:20' },
    { meeting: 'm-group', start: '2026-03-16T19:20' },
  ],
};

describe('all lessons of a day go by an amount', () => {
  ready([
    ['en', 'teacher', 'all lessons on Thursday an hour later', 'meeting.move', noaLater],
    ['en', 'teacher', "all Thursday's lessons an hour later", 'meeting.move', noaLater],
    ['en', 'teacher', "Thursday's lessons an hour later", 'meeting.move', noaLater],
    ['en', 'teacher', 'all the lessons tomorrow half an hour earlier', 'meeting.move', omerEarlier],
    ['en', 'teacher', 'all lessons on Monday 20 minutes later', 'meeting.move', mondayLater],
    ['he', 'teacher', 'כל השיעורים ביום חמישי שעה אחת מאוחר יותר', 'meeting.move', noaLater],
    ['he', 'teacher', 'תזיזי את כל השיעורים ביום חמישי שעה אחת מאוחר יותר', 'meeting.move', noaLater],
    ['he', 'teacher', 'כל השיעורים מחר חצי שעה מוקדם יותר', 'meeting.move', omerEarlier],
    ['he', 'teacher', 'השיעורים של מחר חצי שעה מוקדם יותר', 'meeting.move', omerEarlier],
    ['he', 'teacher', 'כל השיעורים ביום שני עשרים דקות מאוחר יותר', 'meeting.move', mondayLater],
    ['en', 'teacher', 'every lesson on Monday 20 minutes later', 'meeting.move', mondayLater],
  ]);
  // "From now on" is more than the lessons of that day.
  asks([
    ['en', 'teacher', 'all lessons on Thursday an hour later from now on', 'meeting.move', noaLater, 'sure'],
    ['he', 'teacher', 'כל השיעורים ביום חמישי שעה מאוחר יותר מעכשיו', 'meeting.move', noaLater, 'sure'],
  ]);
});

describe('weekly is made what is not so yet', () => {
  const itay = {
    meeting: 'm-itay',
    occurrence: '2026-03-13T10:00',
    rrule: 'FREQ=WEEKLY;INTERVAL=1;BYDAY=FR',
  };
  ready([
    ['en', 'teacher', "make Itay's lesson weekly", 'meeting.repeat', itay],
    ['en', 'teacher', "make Itay's lesson repeat every week", 'meeting.repeat', itay],
    ['he', 'teacher', 'תעשי את איתי קבוע כל שבוע', 'meeting.repeat', itay],
    ['he', 'teacher', 'תעשי את השיעור של איתי קבוע', 'meeting.repeat', itay],
    ['he', 'teacher', 'תהפכי את השיעור של איתי לקבוע', 'meeting.repeat', itay],
  ]);
  asks([
    ['en', 'teacher', 'make Itay weekly', 'meeting.repeat', itay, 'sure'],
    ['he', 'teacher', 'תהפכי את איתי לקבוע', 'meeting.repeat', itay, 'sure'],
  ]);
  // Every other week may be of either; both of Dana's are weekly already.
  asks([
    ['en', 'teacher', 'make Itay every other week', 'meeting.repeat', {}, 'meeting'],
    ['en', 'teacher', "make Dana's lesson weekly", 'meeting.repeat', {}, 'meeting'],
    ['he', 'teacher', 'תעשי את איתי פעם בשבועיים', 'meeting.repeat', {}, 'meeting'],
  ]);
  it.each<Said>([['he', 'teacher', 'תקבעי את איתי קבוע כל שבוע']])('%s, %s: %s', (locale, who, text) => {
    expect(read(locale, who, text)).toMatchObject({ status: 'choose', steps: [] });
  });
});

describe('the teacher answers what waits', () => {
  const taken = { pending: 'p-yael' };
  const wednesday = { ...taken, start: '2026-03-11T17:00', end: '2026-03-11T17:45' };
  ready([
    ['en', 'teacher', 'withdraw the offer to Yael', 'pending.decline', taken],
    ['en', 'teacher', 'withdraw my offer to Yael', 'pending.decline', taken],
    ['en', 'teacher', 'take back the proposal for Yael', 'pending.decline', taken],
    ['en', 'teacher', 'take the offer to Yael back', 'pending.decline', taken],
    ['en', 'teacher', "approve Tom's request", 'request.approve', { request: 'r-tom' }],
    ['en', 'teacher', 'offer Yael Wednesday instead of Thursday', 'pending.decline', wednesday],
    ['he', 'teacher', 'תבטלי את ההצעה ליעל', 'pending.decline', taken],
    ['he', 'teacher', 'תמשכי את ההצעה ליעל', 'pending.decline', taken],
    ['he', 'teacher', 'אני חוזרת בי מההצעה ליעל', 'pending.decline', taken],
    ['he', 'teacher', 'תאשרי את הבקשה של תום', 'request.approve', { request: 'r-tom' }],
    ['he', 'teacher', 'ציעי ליעל רביעי במקום חמישי', 'pending.decline', wednesday],
    ['he', 'teacher', 'תציעי ליעל יום רביעי ב-5 במקום חמישי', 'pending.decline', wednesday],
  ]);
  // Nothing waits for Noam, and no lesson of his is called off.
  asks([
    ['en', 'teacher', 'cancel the offer to Noam', 'pending.decline', {}, 'pending'],
    ['he', 'teacher', 'תבטלי את ההצעה לנועם', 'pending.decline', {}, 'pending'],
  ]);

  // What another asked for is not hers to take back.
  it.each<Said>([
    ['en', 'teacher', "withdraw Tom's request"],
    ['he', 'teacher', 'תמשכי את הבקשה של תום'],
  ])('%s, %s: %s', (locale, who, text) => {
    expect(read(locale, who, text)).toMatchObject({ status: 'unknown', steps: [] });
  });

  it.each([
    ['en', 'withdraw the offer to Noam'],
    ['he', 'תבטלי את ההצעה לנועם'],
  ] as const)('an offer of her own: %s: %s', (locale, text) => {
    const world = sixthWorlds[locale].teacher as World;
    const [row] = world.pendingMeetings;
    const offer = { ...row, id: 'p-noam', status: 'Offered', attendees: [{ attendeeId: 'noam' }] };
    const plan = readSentence(text, indexWorld({ ...world, pendingMeetings: [row, offer] } as World));
    expect(plan).toMatchObject({
      status: 'ready',
      command: 'pending.decline',
      steps: [{ args: { input: { id: 'p-noam' }, status: 'Declined' } }],
    });
  });
});

describe('who stops on a day to come leaves nothing today unasked', () => {
  const adam = { child: 'adam', meeting: 'm-adam' };
  const group = { meeting: 'm-group' };
  it.each<Line>([
    ['en', 'student', "I'm leaving the group at the end of March", 'meeting.leave', group],
    ['en', 'student', "I'm quitting the group in May", 'meeting.leave', group],
    ['en', 'parent', 'Adam stops at the end of March', 'meeting.leave', adam],
    ['en', 'parent', 'Adam will stop lessons at the end of April', 'meeting.leave', adam],
    ['he', 'student', 'אני עוזבת את הקבוצה בסוף מרץ', 'meeting.leave', group],
    ['he', 'parent', 'אדם מפסיק בסוף מרץ', 'meeting.leave', adam],
    ['he', 'parent', 'אדם יפסיק ללמוד בסוף אפריל', 'meeting.leave', adam],
  ])('%s, %s: %s', (locale, who, text, command, slots) => {
    expect(read(locale, who, text)).toMatchObject({
      status: 'ask',
      command,
      slots,
      ask: { slot: 'sure', why: 'atOnce' },
      steps: [],
    });
  });
  asks([
    ['en', 'student', 'stop at the end of March', 'meeting.leave', {}, 'meeting'],
    ['en', 'student', 'stop coming from May', 'meeting.leave', {}, 'meeting'],
    ['he', 'student', 'אני רוצה לסיים בסוף השנה', 'meeting.leave', {}, 'meeting'],
    ['en', 'student', "I'm stopping at the end of March", 'meeting.leave', {}, 'meeting'],
    ['en', 'parent', "we're stopping at the end of March", 'meeting.leave', {}, 'meeting'],
    ['he', 'student', 'אני מפסיקה בסוף מרץ', 'meeting.leave', {}, 'meeting'],
    ['he', 'student', 'אני מפסיקה את השיעורים בסוף מרץ', 'meeting.leave', {}, 'meeting'],
    ['he', 'parent', 'אנחנו מפסיקים בסוף מרץ', 'meeting.leave', {}, 'meeting'],
  ]);
  it('nor once it was said of which lesson', () => {
    const world = indexWorld(sixthWorlds.en.student as World);
    const first = readSentence('stop at the end of March', world);
    const then = answerCard(first, { meeting: 'm-dana' }, world);
    expect(then).toMatchObject({ status: 'ask', ask: { why: 'atOnce' }, steps: [] });
  });
});

describe('a name that nobody here has is not taken for somebody else', () => {
  it.each<readonly [...Said, string]>([
    ['en', 'teacher', 'cancel Gideon tomorrow', 'Gideon'],
    ['en', 'teacher', 'cancel gideon on Monday', 'gideon'],
    ['en', 'teacher', 'move Gideon from Wednesday to Thursday at 5', 'Gideon'],
    ['en', 'teacher', "make Ron's lesson tomorrow longer by 15 minutes", 'Ron'],
    ['en', 'teacher', 'cancel the lesson with Gideon tomorrow', 'Gideon'],
    ['en', 'teacher', "Ron isn't coming tomorrow", 'Ron'],
    ['en', 'student', 'cancel Gideon on Sunday', 'Gideon'],
    ['he', 'teacher', 'תבטלי את גדעון מחר', 'גדעון'],
    ['he', 'teacher', 'תזיזי את גדעון מרביעי לחמישי ב-5', 'גדעון'],
    ['he', 'teacher', 'תאריכי לרון מחר ברבע שעה', 'רון'],
    ['he', 'teacher', 'לבטל את השיעור של גדעון מחר', 'גדעון'],
    ['he', 'teacher', 'רון לא מגיע מחר', 'רון'],
    ['he', 'parent', 'תבטלי את גדעון מחר', 'גדעון'],
  ])('%s, %s: %s', (locale, who, text, name) => {
    const plan = read(locale, who, text);
    expect(plan).toMatchObject({ status: 'unknown', command: null, slots: {}, steps: [], unread: [name] });
    expect(plan.reply?.text).toContain(name);
  });
  // Another word beside a lesson that stands is no name.
  it.each<Said>([
    ['en', 'teacher', 'shift Wed by 30 minutes'],
    ['en', 'teacher', 'cancel online lesson tomorrow'],
    ['en', 'teacher', "move tomorrow's lesson to 5, I am in Haifa"],
    ['en', 'student', 'stop coming from May'],
    ['he', 'teacher', 'תבטלי את השיעור של הגדול מחר'],
  ])('%s, %s: %s', (locale, who, text) => {
    expect(read(locale, who, text).reply?.text ?? '').not.toMatch(/know “|לא מוכר/);
  });
  asks([
    [
      'en',
      'teacher',
      'cancel the soccer practice tomorrow',
      'meeting.cancel',
      { meeting: 'm-omer' },
      'scope',
    ],
  ]);
});

describe('two change places by two moves', () => {
  const ofDays = {
    items: [
      {
        meeting: 'm-omer',
        occurrence: '2026-03-11T18:00',
        start: '2026-03-12T16:00',
        end: '2026-03-12T16:45',
      },
      {
        meeting: 'm-noa',
        occurrence: '2026-03-12T16:00',
        start: '2026-03-11T18:00',
        end: '2026-03-11T19:00',
      },
    ],
  };
  const nextWeek = {
    items: [
      {
        meeting: 'm-noam',
        occurrence: '2026-03-16T17:00',
        start: '2026-03-18T18:00',
        end: '2026-03-18T19:00',
      },
      {
        meeting: 'm-omer',
        occurrence: '2026-03-18T18:00',
        start: '2026-03-16T17:00',
        end: '2026-03-16T17:45',
      },
    ],
  };
  asks([
    ['en', 'teacher', 'swap Noam and Omer next week', 'meeting.move', nextWeek, 'scope'],
    ['en', 'teacher', 'switch between Noam and Omer next week', 'meeting.move', nextWeek, 'scope'],
    ['en', 'teacher', "swap Noam's lesson with Omer's next week", 'meeting.move', nextWeek, 'scope'],
    ['he', 'teacher', 'תחליף בין נועם לעומר בשבוע הבא', 'meeting.move', nextWeek, 'scope'],
    ['he', 'teacher', 'תחליפי את נועם ועומר בשבוע הבא', 'meeting.move', nextWeek, 'scope'],
    ['he', 'teacher', 'תחליפי את נועם עם עומר בשבוע הבא', 'meeting.move', nextWeek, 'scope'],
    // Two days of one lesson each.
    ['en', 'teacher', 'swap Wednesday and Thursday', 'meeting.move', ofDays, 'scope'],
    ['he', 'teacher', 'תחליפי בין רביעי לחמישי', 'meeting.move', ofDays, 'scope'],
    ['he', 'teacher', 'להחליף בין השיעור של רביעי לשיעור של חמישי', 'meeting.move', ofDays, 'scope'],
  ]);
  it.each([
    ['en', 'swap Noam and Omer next week, just this once'],
    ['he', 'תחליפי בין נועם לעומר בשבוע הבא, רק הפעם'],
  ] as const)('%s: %s, which clash with nothing', (locale, text) => {
    const plan = read(locale, 'teacher', text);
    expect(plan).toMatchObject({ status: 'ready', slots: { ...nextWeek, scope: 'this' } });
    const done = preview(plan, indexWorld(sixthWorlds[locale].teacher as World));
    expect(done).not.toHaveProperty('refused');
  });
  it.each<Said>([
    // His lesson of this week is over; she comes to two.
    ['en', 'teacher', 'swap Noam and Omer this week'],
    ['en', 'teacher', 'swap Dana and Noam'],
    ['en', 'teacher', 'swap Monday and Wednesday next week'],
    ['en', 'student', 'swap Sunday and Monday this week'],
    ['en', 'parent', 'swap Dana and Adam this week'],
    ['he', 'teacher', 'תחליף בין נועם לעומר השבוע'],
    ['he', 'parent', 'להחליף בין דנה לאדם השבוע'],
    ['he', 'student', 'להחליף בין ראשון לשני השבוע'],
  ])('%s, %s: %s, which is not certain', (locale, who, text) => {
    expect(read(locale, who, text)).toMatchObject({ status: 'unknown', steps: [] });
  });
  // One in the place of another is no swap of hours.
  ready([
    [
      'en',
      'teacher',
      'swap Omer for Noa in the group',
      'meeting.attendees',
      { remove: ['omer'], add: ['noa'] },
    ],
  ]);
});
