/** A day on which all goes on, what was only meant or wished, what is so already: none of it is done; who is not the one is not approved. */
import { describe, expect, it } from 'vitest';
import { readInSchool as read } from './readInSchool.ts';

const day = (date: number) => `2026-03-${date}T00:00`;
const clears = (from: number, to = from + 1) => ['day.clear', { from: day(from), to: day(to) }] as const;
const blocks = (from: number, to = from + 1) => ['time.block', { start: day(from), end: day(to) }] as const;

describe('a day on which all goes on is no part of the deed', () => {
  it.each([
    ['en', "I'm sick today but tomorrow's on", ...clears(10)],
    ['en', "I'm ill today, tomorrow as usual", ...clears(10)],
    ['en', "I'm ill today but I'll teach tomorrow", ...clears(10)],
    ['en', 'clear today, tomorrow is on', ...clears(10)],
    ['en', "I'm sick today so tomorrow I'll be tired", ...clears(10)],
    ['en', 'clear today because tomorrow is a holiday', ...clears(10)],
    ['en', "I'm sick today, back tomorrow", ...clears(10)],
    ['en', 'block Thursday and leave Friday open', ...blocks(12)],
    ['en', 'block Wednesday but leave Thursday free', ...blocks(11)],
    ['en', "I'm not working Thursday but I am on Friday", ...blocks(12)],
    ['en', "I'm not working Thursday, I'm working Friday", ...blocks(12)],
    ['en', 'no lessons today but tomorrow as usual', ...blocks(10)],
    ['en', 'no lessons Thursday, lessons on Friday', ...blocks(12)],
    ['en', "I'm away Thursday to Saturday, back Sunday", ...blocks(12, 15)],
    ['en', "I'm away from the 15th, back on the 20th", ...blocks(15, 20)],
    ['en', "I'm on holiday from Sunday, back on Wednesday", ...blocks(15, 18)],
    ['he', 'אני חולה היום אבל מחר כרגיל', ...clears(10)],
    ['he', 'אני חולה היום אבל מחר אני מלמדת', ...clears(10)],
    ['he', 'אני חולה היום אז מחר אהיה עייפה', ...clears(10)],
    ['he', 'אני חולה היום ומחר, מחמישי כרגיל', ...clears(10, 12)],
    ['he', 'לפנות את היום, מחר יש שיעורים', ...clears(10)],
    ['he', 'לחסום את חמישי ולהשאיר את שישי פתוח', ...blocks(12)],
    ['he', 'לחסום את רביעי אבל להשאיר את חמישי פנוי', ...blocks(11)],
    ['he', 'אני לא עובדת בחמישי, אני עובדת בשישי', ...blocks(12)],
    ['he', 'אני לא פה מחמישי עד שבת, חוזרת בראשון', ...blocks(12, 15)],
  ] as const)('in %s: “%s”', (locale, text, command, slots) => {
    const plan = read(locale, 'teacher', text);
    expect(plan).toMatchObject({ status: 'ready', command });
    expect(plan.slots).toEqual(slots);
  });

  it.each([
    ['en', "I'm sick today, cancel everything tomorrow too", ...clears(10, 12)],
    ['en', "I'm sick today so tomorrow is off too", ...clears(10, 12)],
    ['en', "clear today and tomorrow because I'm sick", ...clears(10, 12)],
    ['he', 'אני חולה היום אז תפני גם את מחר', ...clears(10, 12)],
  ] as const)('and one on which nothing goes on is; in %s: “%s”', (locale, text, command, slots) => {
    expect(read(locale, 'teacher', text)).toMatchObject({ status: 'ready', command, slots });
  });
});

it.each([
  ['en', 'teacher', "Itay isn't coming late on Friday"],
  ['en', 'teacher', "Itay isn't coming on time on Friday"],
  ['en', 'parent', "Adam won't come late tomorrow"],
  ['en', 'student', "I'm not coming late on Sunday"],
  ['he', 'student', 'לא אגיע בזמן בראשון'],
  ['he', 'teacher', 'איתי לא יגיע בזמן בשישי'],
  ['en', 'teacher', 'Itay was going to cancel Friday'],
  ['en', 'teacher', 'Itay was about to cancel Friday'],
  ['en', 'parent', 'Adam was going to cancel tomorrow'],
  ['en', 'teacher', "I'd love to approve Yael but Thursday is full"],
  ['en', 'teacher', "I'd like to approve Yael but not at 5"],
  ['en', 'teacher', "I'd love to accept Tom but the group is full"],
  ['he', 'teacher', 'אשמח לאשר את יעל אבל חמישי מלא'],
  ['en', 'teacher', "Itay's mum called on Friday at 11"],
  ['en', 'teacher', "Dana's mum came on Sunday"],
  ['en', 'student', 'my lesson is at 4'],
  ['en', 'student', 'I have a lesson at 4 on Sunday'],
  ['en', 'student', 'I already have a lesson on Tuesday at 4'],
  ['en', 'parent', "Adam's lesson is at 4"],
  ['en', 'parent', 'Adam has Wednesdays at 4'],
  ['he', 'student', 'השיעור שלי ב-4'],
  ['he', 'parent', 'השיעור של אדם ב-4'],
  ['he', 'parent', 'לאדם יש ימי רביעי ב-4'],
  ['en', 'student', 'I have a test on Sunday at 4'],
  ['en', 'student', 'my exam is on Sunday at 9'],
  ['en', 'student', 'I have a dentist appointment on Monday at 7'],
  ['en', 'parent', 'Adam has a maths test on Sunday at 10'],
  ['en', 'parent', "Dana's physics exam on Thursday at 9"],
  ['he', 'student', 'המבחן שלי בראשון ב-9'],
  ['he', 'parent', 'המבחן בפיזיקה של דנה בחמישי ב-9'],
] as const)('what is told orders nothing; in %s, by a %s: “%s”', (locale, who, text) => {
  expect(read(locale, who, text)).toMatchObject({ status: 'unknown', steps: [] });
});

it.each([
  ['en', 'teacher', "I'd love to cancel Itay on Friday"],
  ['en', 'student', "I'd love to cancel Sunday"],
  ['en', 'parent', 'skip to next week for Adam'],
  ['en', 'student', 'skip to next Sunday'],
  ['he', 'parent', 'לדלג לשבוע הבא לאדם'],
  ['he', 'student', 'לדלג לראשון הבא'],
  ['he', 'parent', 'אדם כנראה לא יבוא מחר'],
  ['en', 'teacher', "I've put Noam on Sunday at 5"],
  ['en', 'teacher', 'I gave Omer Thursday at 5'],
  ['en', 'parent', 'Adam likes Wednesdays at 4'],
  ['en', 'teacher', 'Noam has Mondays at 5'],
  ['en', 'teacher', 'Noam likes Mondays at 5'],
  ['en', 'teacher', 'Noam prefers 6 on Mondays'],
  ['he', 'teacher', 'לנועם יש ימי שני ב-5'],
  ['he', 'parent', 'לאדם מתאים שישי ב-10'],
  ['en', 'teacher', 'Omer is already at 5 tomorrow'],
  ['en', 'teacher', 'Noa is at 5 now'],
  ['he', 'teacher', 'עומר כבר ב-5 מחר'],
  ['he', 'student', 'אני יכולה לבוא בראשון רק ב-5'],
  ['en', 'teacher', 'Dana: can we do 5 on Sunday?'],
  ['he', 'teacher', 'דנה: אפשר 5 בראשון?'],
  ['en', 'teacher', 'Dana is here'],
  ['en', 'teacher', 'block Thursday and keep Friday clear'],
  ['he', 'teacher', 'לחסום את חמישי, נועה תבוא בשישי ב-12'],
  ['en', 'teacher', 'let Tom into the Monday group but not before April'],
  ['en', 'teacher', 'accept Tom from April'],
  ['en', 'teacher', 'Tom can join in April'],
  ['en', 'teacher', "Tom can't join yet"],
  ['en', 'teacher', "Tom can't join before April"],
  ['he', 'teacher', 'לקבל את תום מאפריל'],
  ['he', 'teacher', 'תום יכול להצטרף באפריל'],
] as const)('what may be told is asked about; in %s, by a %s: “%s”', (locale, who, text) => {
  expect(read(locale, who, text)).toMatchObject({ status: 'ask', steps: [] });
});

const yael = { pending: 'p-yael' };

it.each([
  ['en', 'approve Yael rather than Tom', 'pending.approve', yael],
  ['en', 'approve Yael instead of Tom', 'pending.approve', yael],
  ['en', 'approve Yael and not Tom', 'pending.approve', yael],
  ['he', 'לאשר את יעל במקום תום', 'pending.approve', yael],
  ['he', 'לאשר את יעל ולא את תום', 'pending.approve', yael],
  [
    'en',
    'decline Yael and Tom',
    'pending.decline',
    {
      items: [
        { command: 'pending.decline', pending: 'p-yael' },
        { command: 'request.reject', request: 'r-tom' },
      ],
    },
  ],
  [
    'he',
    'לאשר את יעל ואת תום',
    'pending.approve',
    {
      items: [
        { command: 'pending.approve', pending: 'p-yael' },
        { command: 'request.approve', request: 'r-tom' },
      ],
    },
  ],
] as const)('who is said yes or no to; in %s: “%s”', (locale, text, command, slots) => {
  expect(read(locale, 'teacher', text)).toMatchObject({ status: 'ready', command, slots });
});

it.each([
  ['en', 'student', 'can I have a lesson on Sunday at 5', 'meeting.request'],
  ['en', 'student', 'maths exam prep Sunday at 5', 'meeting.request'],
  ['en', 'teacher', 'let Tom join the Monday group', 'request.approve'],
  ['en', 'student', "I can't come on Sunday", 'meeting.cancel'],
  ['he', 'student', 'יש לי מבחן בראשון, אפשר שיעור בשבת ב-5', 'meeting.request'],
] as const)('what is ordered is done; in %s, by a %s: “%s”', (locale, who, text, command) => {
  expect(read(locale, who, text)).toMatchObject({ status: 'ready', command });
});
