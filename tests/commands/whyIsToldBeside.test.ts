/** How somebody is, told beside an order in words of its own: the order is done, and what would turn it is asked. */
import { describe, expect, it } from 'vitest';
import type { Locale, SpeakerRole } from '../../commands/world.ts';
import { readInSchool as read } from './readInSchool.ts';

type Line = readonly [Locale, SpeakerRole, string, string, Record<string, unknown>];
type Open = readonly [Locale, SpeakerRole, string];

const thursday = { from: '2026-03-12T00:00', to: '2026-03-13T00:00' };
const noas = { students: ['noa'], subject: 'su-physics', start: '2026-03-17T16:00' };
const asked = { subject: 'su-maths', start: '2026-03-12T18:00' };

const done: Line[] = [
  ['he', 'teacher', 'תקבע לנועה פיזיקה ביום שלישי ב-4 היא לחוצה מהמבחן', 'meeting.add', noas],
  ['en', 'teacher', "Book Noa physics on Tuesday at 4, she's stressed about the exam", 'meeting.add', noas],
  ['he', 'teacher', 'נא לבטל את כל השיעורים ביום חמישי, אני בהשתלמות.', 'day.clear', thursday],
  ['he', 'teacher', 'תבטלי את כל השיעורים ביום חמישי אני בהשתלמות', 'day.clear', thursday],
  ['en', 'teacher', "Cancel all lessons on Thursday, I'm exhausted", 'day.clear', thursday],
  [
    'he',
    'teacher',
    'נא לדחות את בקשת ההצטרפות של תום בן עמי, הקבוצה גדולה מדי.',
    'request.reject',
    { request: 'r-tom' },
  ],
  [
    'en',
    'teacher',
    "Reject Tom Ben-Ami's join request, the group is too big.",
    'request.reject',
    { request: 'r-tom' },
  ],
  [
    'he',
    'teacher',
    'תחסמי לי את מחר מ-4 עד 6, יש לי תור לשיניים',
    'time.block',
    { start: '2026-03-11T16:00', end: '2026-03-11T18:00' },
  ],
  ['he', 'student', 'אפשר עוד שיעור מתמטיקה בחמישי ב6? יש לי מבחן', 'meeting.request', asked],
  [
    'he',
    'parent',
    'אפשר שיעור לאדם בראשון ב4? יש לו מבחן',
    'meeting.request',
    { child: 'adam', start: '2026-03-15T16:00' },
  ],
  [
    'en',
    'student',
    'Could I have another maths lesson on Thursday at 6? I have a test',
    'meeting.request',
    asked,
  ],
  ['he', 'teacher', 'איזה זמנים סגרתי לי ביומן', 'time.show', {}],
  ['he', 'parent', 'אפשר קישור לסנכרון השיעורים של הילדים עם יומן גוגל שלי?', 'feed.copy', {}],
  ['he', 'parent', 'אפשר קישור לסנכרון עם גוגל?', 'feed.copy', {}],
  ['he', 'student', 'איך מסנכרנים את השיעורים עם הטלפון', 'feed.copy', {}],
  ['en', 'parent', "Can I get a link to sync the kids' lessons with my Google calendar?", 'feed.copy', {}],
];

const sundayOnly = { meeting: 'm-dana', occurrence: '2026-03-15T16:00', scope: 'this' };
const thursdayOnly = { meeting: 'm-noa', occurrence: '2026-03-12T16:00', scope: 'this' };
const week = { from: '2026-03-08T00:00', to: '2026-03-15T00:00' };

done.push(
  ['en', 'student', 'we have a school trip, pls cancel my lesson on sunday', 'meeting.cancel', sundayOnly],
  ['he', 'student', 'יש לנו טיול של בית הספר, תבטלי לי את השיעור בראשון', 'meeting.cancel', sundayOnly],
  ['en', 'teacher', 'dana texted shes sick sunday cancel only that one', 'meeting.cancel', sundayOnly],
  ['he', 'teacher', 'דנה סימסה שהיא חולה בראשון, תבטלי רק את זה', 'meeting.cancel', sundayOnly],
  [
    'en',
    'teacher',
    "I would like you to cancel Noa's lesson this Thursday, just this one, please.",
    'meeting.cancel',
    thursdayOnly,
  ],
  ['he', 'teacher', 'הייתי רוצה שתבטלי את השיעור של נועה בחמישי, רק הפעם', 'meeting.cancel', thursdayOnly],
  [
    'en',
    'teacher',
    'Please decline the lesson Yael asked for on Thursday; that hour does not suit me.',
    'pending.decline',
    { pending: 'p-yael' },
  ],
  [
    'he',
    'teacher',
    'תדחי את השיעור שיעל ביקשה בחמישי, השעה הזאת לא נוחה לי',
    'pending.decline',
    { pending: 'p-yael' },
  ],
  ['en', 'teacher', 'Would you show me all the lessons I am giving this week?', 'schedule.show', week],
);

const april = (meeting: string) => ({
  meeting,
  occurrence: '2026-04-01T18:00',
  start: '2026-04-01T19:00',
  scope: 'future',
});
const omerOnce = {
  meeting: 'm-omer',
  occurrence: '2026-03-11T18:00',
  start: '2026-03-12T18:00',
  scope: 'this',
};
const noamOnce = { meeting: 'm-noam', occurrence: '2026-03-16T17:00', scope: 'this' };
const atNoams = { meeting: 'm-noam', place: 'student', scope: 'future' };

done.push(
  // What is told before an order, where nothing parts the two.
  ['he', 'teacher', 'אני באוטו תזיז את עומר של מחר לחמישי באותה שעה רק הפעם', 'meeting.move', omerOnce],
  [
    'he',
    'teacher',
    'אין לי קול בכלל תבטל את כל השיעורים של מחר ומחרתיים',
    'day.clear',
    { from: '2026-03-11T00:00', to: '2026-03-13T00:00' },
  ],
  [
    'he',
    'teacher',
    'עומר עוזב אותי תבטל לו את כל השיעורים מהשבוע הבא והלאה',
    'meeting.cancel',
    { meeting: 'm-omer', scope: 'future' },
  ],
  [
    'he',
    'teacher',
    'אני במילואים מה 15 עד ה 19 במרץ תחסום לי את הימים האלה',
    'time.block',
    { start: '2026-03-15T00:00', end: '2026-03-20T00:00' },
  ],
  ['he', 'student', 'אני רוצה לצאת מהקבוצה של שני, לא זורם לי', 'meeting.leave', { meeting: 'm-group' }],
  [
    'he',
    'teacher',
    'השיעור של איתי בשישי יהיה ב-80 שקל, הבטחתי לאמא שלו',
    'meeting.price',
    { meeting: 'm-itay', cost: 80 },
  ],
  [
    'he',
    'teacher',
    'תזכירי לי שעה לפני השיעור עם איתי בשישי, אני תמיד שוכחת',
    'meeting.remind',
    { meeting: 'm-itay', before: 60 },
  ],
  // Who is spoken to, and how.
  [
    'he',
    'teacher',
    'תגידי, יש לי משהו ביום שישי?',
    'schedule.show',
    { from: '2026-03-13T00:00', to: '2026-03-14T00:00' },
  ],
  [
    'he',
    'teacher',
    'בוקר טוב נשמה, מה יש לי מחר?',
    'schedule.show',
    { from: '2026-03-11T00:00', to: '2026-03-12T00:00' },
  ],
  ['he', 'teacher', 'מה קורה אצלי בסופש?', 'schedule.show', { from: '2026-03-13T00:00' }],
  ['he', 'student', 'דחוףףף אפשר מתמטיקה מחר ב5???', 'meeting.request', { start: '2026-03-11T17:00' }],
  [
    'en',
    'teacher',
    'pleeease move noam to thursday at 5 just this onceeee',
    'meeting.move',
    { ...noamOnce, start: '2026-03-12T17:00' },
  ],
  // From a day on.
  ['he', 'teacher', 'החל מה-1 באפריל השיעור של עומר עובר לשעה 19:00', 'meeting.move', april('m-omer')],
  ['he', 'teacher', 'מה-1 באפריל השיעור של עומר עובר לשעה 19:00', 'meeting.move', april('m-omer')],
  ['en', 'teacher', "From 1 April Omer's lesson moves to 19:00", 'meeting.move', april('m-omer')],
  ['en', 'teacher', 'As of April 1 move Omer to 7pm', 'meeting.move', april('m-omer')],
  [
    'en',
    'teacher',
    "decline Yael's maths on thursday, i can't that day",
    'pending.decline',
    { pending: 'p-yael' },
  ],
  [
    'he',
    'teacher',
    'תדחי את המתמטיקה של יעל בחמישי, אני לא יכולה אז',
    'pending.decline',
    { pending: 'p-yael' },
  ],
  // Where, what it costs, and of what else is asked.
  ['he', 'teacher', 'נועם עובר ל-150 שקל לשיעור', 'meeting.price', { meeting: 'm-noam', cost: 150 }],
  ['en', 'teacher', 'show me the month view', 'calendar.view', { view: 'month' }],
  ['he', 'teacher', 'מעכשיו אני מלמד את נועם אצלו בבית', 'meeting.place', atNoams],
  ['en', 'teacher', 'from now on I teach Noam at his place', 'meeting.place', atNoams],
  ['he', 'teacher', 'תראה לי את היומן בתצוגת שבוע', 'calendar.view', { view: 'week' }],
  ['he', 'teacher', 'תייבאי לי את הפגישות מהגוגל קלנדר', 'calendar.import', { provider: 'google' }],
  ['he', 'teacher', 'מי התלמיד הבא שלי היום', 'schedule.next', {}],
  ['he', 'teacher', 'זה השיעור הכמה של יעל?', 'lesson.count', { students: ['yael'] }],
  ['he', 'teacher', 'יש מישהו שרוצה להיכנס לי לקבוצה?', 'request.show', {}],
  ['he', 'student', 'רבקה אישרה לי כבר את הבקשה או מה', 'request.show', {}],
  ['he', 'parent', 'רבקה ענתה על הבקשה שלנו?', 'request.show', {}],
);

const open: Open[] = [
  // A day that the lesson moves from, or that it moves from on.
  ['he', 'teacher', 'תעביר את השיעור של עומר מ-1.4 לשעה 19:00'],
  ['en', 'teacher', 'move Omer from 1 April to 7pm'],
  // A joke, and a key that stuck.
  ['he', 'teacher', 'תעבירי את נועם לחמישי ב5 רק השבוע, סתם צוחקת'],
  ['he', 'teacher', 'תבטלי את השיעור של נועם ביום שני רק הפעם, סתם'],
  ['he', 'teacher', 'תבטללל את נועם ביום שני רק הפעם'],
  ['he', 'teacher', 'תבטל לי את כל השיעורים של היום, עלה לי החום'],
  // Taken back, or who stays.
  ['he', 'teacher', 'תבטלי את השיעור של נועם ביום שני רק הפעם, התחרטתי לגמרי'],
  ['he', 'teacher', 'תבטלי את השיעור של נועם ביום שני רק הפעם, הוא נשאר כרגיל'],
  ['he', 'teacher', 'תבטלי את השיעור של נועם ביום שני רק הפעם, שיניתי את דעתי'],
  ['he', 'teacher', 'לבטל את כל השיעורים ביום שני, הקבוצה נשארת'],
  ['he', 'teacher', 'לבטל את כל השיעורים ביום שני, הערב נשאר'],
  ['he', 'teacher', 'לבטל את כל השיעורים מחר, דיברתי שטויות'],
  ['en', 'teacher', 'cancel Noam on Monday just this once, I changed my mind'],
  ['en', 'teacher', 'cancel Noam on Monday just this once, I regret it already'],
  ['en', 'teacher', "cancel all lessons tomorrow, I'm pulling your leg"],
  ['en', 'teacher', 'cancel all lessons tomorrow, she keeps hers though'],
  ['en', 'teacher', 'cancel all lessons on Monday, the group is staying'],
  ['en', 'teacher', 'move all lessons on Monday an hour later, the group stays'],
  // The places of one who learns are not where the teacher teaches.
  ['he', 'teacher', 'מעכשיו אני נוסעת לעומר, השיעורים שלו יהיו אצלו בבית'],
  // One refusal, said twice, is not two.
  ['en', 'teacher', 'no room for tom, reject his request'],
  ['en', 'teacher', 'what a day i need a coffee'],
  // What somebody asks for is more than why.
  ['en', 'teacher', "Move Noam to Thursday at 5, he's asking for an hour and a half"],
  ['en', 'teacher', "Cancel Noam's lesson on Monday, only this one, I'm kidding"],
  ['he', 'teacher', 'תבטלי את השיעור של נועם ביום שני, רק הפעם, השיעור הארוך'],
  // It stands before the asking, with a day of its own.
  ['he', 'student', 'אי אפשר שיעור בחמישי ב6, יש לי מבחן'],
  ['he', 'teacher', 'היא לחוצה מהמבחן'],
  ['he', 'teacher', 'יש לי כאב ראש'],
];

describe('why, told beside it', () => {
  it.each(done)('%s, %s: “%s” is done', (locale, who, sentence, command, slots) => {
    const plan = read(locale, who, sentence);
    expect(plan).toMatchObject({ command, status: 'ready', slots, unread: [] });
  });
  it.each(open)('%s, %s: “%s” does not stand ready', (locale, who, sentence) => {
    expect(read(locale, who, sentence).status).not.toBe('ready');
  });
});
