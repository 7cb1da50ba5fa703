/** Everyday sentences of a teacher, of those who learn and of their parents, as they are typed on the way: each is the one deed that was meant, or none. */
import { describe, expect, it } from 'vitest';
import type { Locale, SpeakerRole } from '../../commands/world.ts';
import { readInSchool as read } from './readInSchool.ts';

type Line = readonly [Locale, SpeakerRole, string, string, Record<string, unknown>];

const at = (meeting: string, occurrence: string) => ({
  meeting: `m-${meeting}`,
  occurrence: `2026-03-${occurrence}`,
});
const both = { items: [at('omer', '11T18:00'), at('omer', '18T18:00')] };
const hourSooner = { ...at('omer', '11T18:00'), delta: -60, start: '2026-03-11T17:00' };
const adamTomorrow = { child: 'adam', ...at('adam', '11T16:00') };
const today = { from: '2026-03-10T00:00', to: '2026-03-11T00:00' };
const thursdayFive = { start: '2026-03-12T17:00', end: '2026-03-12T17:45' };
const fromApril = { meeting: 'm-noa', start: '2026-04-07T16:00', scope: 'future' };
const awayMonday = { from: '2026-03-16T00:00', to: '2026-03-17T00:00', notify: 'tell' };
const worksheets = { ...at('omer', '11T18:00'), description: 'להביא דפי עבודה' };
const danaTuesday = { ...at('dana', '15T16:00'), start: '2026-03-17T16:00' };
const oneToThree = { start: '2026-03-11T13:00', end: '2026-03-11T15:00' };
const fromSix = { start: '2026-03-11T18:00', end: '2026-03-12T00:00' };
const weekOn = { ...at('omer', '11T18:00'), start: '2026-03-18T18:00' };
const noaAndYael = { items: [at('noa', '12T16:00'), at('yael', '10T15:00')] };
const tomorrow = { from: '2026-03-11T00:00', to: '2026-03-12T00:00' };
const meeting = { start: '2026-03-12T10:00', end: '2026-03-12T11:30' };
const groupSooner = { ...at('group', '16T19:00'), start: '2026-03-16T18:30', scope: 'future' };
const noamSix = { ...at('noam', '16T17:00'), start: '2026-03-16T18:00' };
const noamThursday = { students: ['noam'], start: '2026-03-12T17:00' };
const copied = { from: '2026-03-08T00:00', start: '2026-03-15T00:00', count: 1 };
const bothOfDana = { items: [at('dana', '15T16:00'), at('group', '16T19:00')] };
const toThursday = { ...at('omer', '11T18:00'), start: '2026-03-12T18:00' };

const meant: readonly Line[] = [
  // A day and a week: neither is left out.
  ['he', 'teacher', 'עומר לא מגיע מחר ולא בשבוע הבא', 'meeting.cancel', both],
  ['he', 'teacher', 'עומר לא בא מחר ובשבוע הבא', 'meeting.cancel', both],
  ['he', 'teacher', 'עומר לא בא לא מחר ולא בשבוע הבא', 'meeting.cancel', both],
  ['en', 'teacher', "Omer won't be here tomorrow and next week", 'meeting.cancel', both],
  ['en', 'teacher', "Omer isn't coming tomorrow and not next week either", 'meeting.cancel', both],
  ['en', 'teacher', "Omer isn't coming tomorrow nor next Wednesday", 'meeting.cancel', both],
  // An hour sooner is no hour long.
  ['he', 'teacher', 'עומר רוצה לבוא מחר שעה קודם', 'meeting.move', hourSooner],
  ['en', 'teacher', 'Omer would like to come an hour earlier tomorrow', 'meeting.move', hourSooner],
  // "שלישי ב-17" is an hour, though it is the 17th as well.
  [
    'he',
    'teacher',
    'תעבירי את נועה לשלישי ב17',
    'meeting.move',
    { ...at('noa', '12T16:00'), start: '2026-03-17T17:00' },
  ],
  [
    'he',
    'teacher',
    'תשריין לי את דנה ליום שלישי הבא ב17 מתמטיקה',
    'meeting.add',
    { students: ['dana'], subject: 'su-maths', start: '2026-03-17T17:00' },
  ],
  ['he', 'teacher', 'תחסמי את שלישי ה-17', 'time.block', { start: '2026-03-17T00:00' }],
  // Who is to come today comes, and did not come yet.
  ['he', 'teacher', 'מי בא היום', 'schedule.show', today],
  ['en', 'teacher', 'who comes today', 'schedule.show', today],
  ['he', 'teacher', 'מי בא ביום חמישי', 'schedule.show', { from: '2026-03-12T00:00' }],
  ['he', 'teacher', 'תרשמי ביטול ליעל היום', 'meeting.cancel', at('yael', '10T15:00')],
  ['en', 'teacher', 'put down a cancellation for Yael today', 'meeting.cancel', at('yael', '10T15:00')],
  // What comes besides is a lesson of its own.
  [
    'he',
    'teacher',
    'נועם בא לשיעור השלמה ביום שישי ב9',
    'meeting.add',
    { students: ['noam'], start: '2026-03-13T09:00' },
  ],
  [
    'he',
    'teacher',
    'אני נפגשת עם נועם מחר ב7 בערב',
    'meeting.add',
    { students: ['noam'], start: '2026-03-11T19:00' },
  ],
  // Of two lessons the one that is not weekly yet.
  ['he', 'teacher', 'תהפכי את השיעור של איתי לשבועי', 'meeting.repeat', at('itay', '13T10:00')],
  ['en', 'teacher', "make Itay's lesson weekly", 'meeting.repeat', at('itay', '13T10:00')],
  ['he', 'teacher', 'צריך להזיז את עומר, מחר אני לא יכולה. יום חמישי ב6 טוב', 'meeting.move', toThursday],
  [
    'he',
    'teacher',
    'תחליפי לנועם את היום לשלישי, אותה שעה',
    'meeting.move',
    { ...at('noam', '16T17:00'), start: '2026-03-17T17:00' },
  ],
  ['he', 'teacher', 'תגידי לתום שלא, הקבוצה מלאה', 'request.reject', { request: 'r-tom' }],
  ['he', 'teacher', 'תחזירי את השיעור שביטלתי', 'undo', {}],
  ['en', 'teacher', 'bring back the lesson I cancelled', 'undo', {}],
  ['he', 'student', 'אני רוצה לקחת בחזרה את הבקשה ששלחתי', 'pending.withdraw', {}],
  ['he', 'student', 'אפשר לעבור קבוע לימי רביעי באותה שעה?', 'meeting.move', { scope: 'future' }],
  [
    'en',
    'student',
    'can I switch permanently to Wednesdays at the same time?',
    'meeting.move',
    { scope: 'future' },
  ],
  ['he', 'student', 'מתאים לך שאבוא ביום חמישי ב5?', 'schedule.check', thursdayFive],
  ['he', 'student', 'חמישי ב5 מתאים לך?', 'schedule.check', thursdayFive],
  ['he', 'student', 'מתאים לך לקבוע שיעור ביום חמישי ב5?', 'meeting.request', thursdayFive],
  ['he', 'parent', 'אדם חולה היום ומחר לא יגיע', 'meeting.cancel', adamTomorrow],
  ['en', 'parent', "Adam is sick today and tomorrow he won't come", 'meeting.cancel', adamTomorrow],
  // From a day on to another weekday.
  ['he', 'teacher', 'החל מה-1 לאפריל נועה עוברת לימי שלישי בשעה 16:00', 'meeting.move', fromApril],
  ['en', 'teacher', 'from April 1st Noa moves to Tuesdays at 16:00', 'meeting.move', fromApril],
  [
    'he',
    'teacher',
    'השיעור עם נועם שנקבע ליום שני יעבור ליום שלישי באותה שעה',
    'meeting.move',
    { ...at('noam', '16T17:00'), start: '2026-03-17T17:00' },
  ],
  // The day of a reason is not the lesson's.
  [
    'he',
    'student',
    'יצא לי מבחן ביום שני אפשר להזיז את ראשון לשישי בבוקר?',
    'meeting.move',
    at('dana', '15T16:00'),
  ],
  [
    'en',
    'student',
    'I have a test on Monday, can we move Sunday to Friday morning?',
    'meeting.move',
    at('dana', '15T16:00'),
  ],
  ['he', 'student', 'ראשון ב5 במקום ב4 זה בסדר?', 'meeting.move', { start: '2026-03-15T17:00' }],
  // Who is away themselves clears all that is held then.
  ['he', 'teacher', 'אני בהשתלמות ביום שני, תבטלי ותודיעי לתלמידים', 'day.clear', awayMonday],
  ['en', 'teacher', "I'm at a training on Monday, cancel and tell the students", 'day.clear', awayMonday],
  ['he', 'teacher', 'תקבעי ליעל שני שיעורים בשבוע הבא ראשון ורביעי ב5', 'meeting.addBatch', {}],
  ['en', 'teacher', 'book Yael two lessons next week, Sunday and Wednesday at 5', 'meeting.addBatch', {}],
  ['he', 'teacher', 'שיעור ניסיון לתלמידה חדשה ביום שישי ב9', 'meeting.add', { start: '2026-03-13T09:00' }],
  [
    'he',
    'teacher',
    'חסמי לי שעה ביום רביעי ב2 לארוחה עם אמא',
    'time.block',
    { start: '2026-03-11T14:00', end: '2026-03-11T15:00' },
  ],
  ['he', 'teacher', 'לשחרר את מה שחסמתי מחר', 'time.unblock', { from: '2026-03-11T00:00' }],
  ['en', 'teacher', 'release what I blocked tomorrow', 'time.unblock', { from: '2026-03-11T00:00' }],
  ['he', 'teacher', 'תציגי לי יומן שבועי', 'calendar.view', { view: 'week' }],
  ['he', 'teacher', 'איתי לא ממשיך בקבוצה', 'meeting.attendees', { remove: ['itay'] }],
  ['en', 'teacher', "Itay isn't continuing in the group", 'meeting.attendees', { remove: ['itay'] }],
  ['he', 'teacher', 'תרשמי ליד השיעור של עומר מחר: להביא דפי עבודה', 'meeting.describe', worksheets],
  [
    'en',
    'teacher',
    "write next to Omer's lesson tomorrow: bring worksheets",
    'meeting.describe',
    at('omer', '11T18:00'),
  ],
  ['he', 'student', 'אני עוזבת את הקבוצה, תודה על הכל', 'meeting.leave', { meeting: 'm-group' }],
  ['en', 'student', "I'm leaving the group, thanks for everything", 'meeting.leave', { meeting: 'm-group' }],
  ['he', 'student', 'תשמרי לי את יום חמישי ב6', 'meeting.request', { start: '2026-03-12T18:00' }],
  ['en', 'student', 'save me Thursday at 6', 'meeting.request', { start: '2026-03-12T18:00' }],
  // "שעה" is an hour of the clock where it is changed, and by an hour where it is later.
  [
    'he',
    'teacher',
    'תחליפי שעה לעומר, מחר ב7 ולא ב6',
    'meeting.move',
    { ...at('omer', '11T18:00'), start: '2026-03-11T19:00' },
  ],
  [
    'he',
    'teacher',
    'מבקשת להעביר את יעל מהיום לשבוע הבא באותו יום ושעה',
    'meeting.move',
    { ...at('yael', '10T15:00'), start: '2026-03-17T15:00', end: '2026-03-17T15:45' },
  ],
  ['he', 'teacher', 'נועה שאלה אם אפשר לבוא בחמישי שעה אחרי', 'meeting.move', { delta: 60 }],
  ['en', 'teacher', 'Noa asked if she could come an hour later on Thursday', 'meeting.move', { delta: 60 }],
  // Cancelled and booked again is moved.
  [
    'he',
    'teacher',
    "תבטלי את השיעור עם דנה ביום א' ותקבעי לה ביום ג' באותה שעה",
    'meeting.move',
    danaTuesday,
  ],
  [
    'en',
    'teacher',
    "cancel Dana's lesson on Sunday and book her on Tuesday at the same time",
    'meeting.move',
    danaTuesday,
  ],
  ['he', 'student', 'אפשר לקבוע במקום ראשון את רביעי ב4', 'meeting.move', at('dana', '15T16:00')],
  ['he', 'teacher', 'תשימי לי חסימה מחר ב1 לשעתיים', 'time.block', oneToThree],
  ['en', 'teacher', 'put a block tomorrow at 1 for two hours', 'time.block', oneToThree],
  ['he', 'teacher', 'אני יוצאת מוקדם ביום רביעי, תסגרי מ6', 'time.block', fromSix],
  ['en', 'teacher', 'I leave early on Wednesday, close from 6', 'time.block', fromSix],
  ['he', 'parent', 'האם יש אפשרות לשיעור השלמה לאדם ביום חמישי?', 'meeting.request', { child: 'adam' }],
  [
    'en',
    'parent',
    'is there a possibility of a make-up lesson for Adam on Thursday?',
    'meeting.request',
    { child: 'adam' },
  ],
  ['he', 'teacher', 'תשלחי לנועה הודעה שיש לה שיעור בחמישי', 'meeting.remind', at('noa', '12T16:00')],
  [
    'en',
    'teacher',
    'send Noa a message that she has a lesson on Thursday',
    'meeting.remind',
    at('noa', '12T16:00'),
  ],
  [
    'he',
    'parent',
    'תעדכני שדנה לא תהיה בקבוצה ביום שני',
    'meeting.cancel',
    { child: 'dana', ...at('group', '16T19:00') },
  ],
  ['he', 'teacher', 'נעביר את עומר שבוע קדימה', 'meeting.move', weekOn],
  [
    'he',
    'teacher',
    'עומר לא מסתדר עם 6, בואי נעשה 6 וחצי מחר',
    'meeting.move',
    { ...at('omer', '11T18:00'), start: '2026-03-11T18:30' },
  ],
  ['he', 'teacher', 'נועה ויעל לא באות השבוע', 'meeting.cancel', noaAndYael],
  [
    'he',
    'teacher',
    'יום רביעי אני סוגרת מוקדם, תבטלי את מה שאחרי 5',
    'day.clear',
    { from: '2026-03-11T17:00', to: '2026-03-12T00:00' },
  ],
  [
    'he',
    'teacher',
    'תכתבי לי ביומן מחר ב9 עומר מתמטיקה',
    'meeting.add',
    { students: ['omer'], start: '2026-03-11T09:00' },
  ],
  ['he', 'teacher', 'עוד שיעור לדנה השבוע אחרי חמש', 'meeting.add', { students: ['dana'] }],
  ['en', 'teacher', 'one more lesson for Dana this week after five', 'meeting.add', { students: ['dana'] }],
  ['he', 'teacher', 'באיזה שעה מסתיים השיעור האחרון מחר', 'schedule.show', tomorrow],
  ['he', 'teacher', 'למי יש שיעור מחר', 'schedule.show', tomorrow],
  ['en', 'teacher', 'who has a lesson tomorrow', 'schedule.show', tomorrow],
  ['he', 'teacher', 'מ-10:00 עד 11:30 ביום חמישי אני בפגישה', 'time.block', meeting],
  ['en', 'teacher', "I'm in a meeting on Thursday from 10 to 11:30", 'time.block', meeting],
  ['he', 'teacher', 'אני נוסעת לאילת בשבוע הבא', 'time.block', { start: '2026-03-15T00:00' }],
  ['he', 'teacher', 'תני לנועם תזכורת שעה לפני', 'meeting.remind', { meeting: 'm-noam', before: 60 }],
  [
    'he',
    'teacher',
    'להוסיף לשיעור של יעל היום הערה שיש לה בוחן',
    'meeting.describe',
    { ...at('yael', '10T15:00'), description: 'יש לה בוחן' },
  ],
  [
    'he',
    'student',
    'רבקה שלום, האם אוכל להזיז את השיעור שלי ביום ראשון לשעה 18:00? תודה מראש, דנה',
    'meeting.move',
    { ...at('dana', '15T16:00'), start: '2026-03-15T18:00' },
  ],
  [
    'he',
    'parent',
    'אדם ישמח לבוא מחר ב5 במקום ב4',
    'meeting.move',
    { ...adamTomorrow, start: '2026-03-11T17:00' },
  ],
  ['he', 'parent', 'אפשר לקבל את הלוז של הילדים לחודש הקרוב?', 'schedule.show', {}],
  ['he', 'teacher', 'קבוצת שני תתחיל ב-18:30 מהשבוע הבא', 'meeting.move', groupSooner],
  // Another hour for the one that comes then, and no second lesson.
  ['he', 'teacher', 'הי, בקשר לנועם ביום שני - אפשר ב18:00?', 'meeting.move', noamSix],
  ['en', 'teacher', 'Noam on Monday, can we do 18:00?', 'meeting.move', noamSix],
  ['he', 'teacher', 'נועם בא גם ביום חמישי ב5', 'meeting.add', noamThursday],
  ['en', 'teacher', 'Noam also comes on Thursday at 5', 'meeting.add', noamThursday],
  ['he', 'teacher', 'שיעור פרטי לדנה מחר ב4', 'meeting.add', { students: ['dana'] }],
  ['he', 'teacher', 'תעתיקי לשבוע הבא את השיעורים של השבוע', 'week.copy', copied],
  ['en', 'teacher', 'copy to next week the lessons of this week', 'week.copy', copied],
  ['he', 'teacher', 'האם עומר בא מחר', 'schedule.show', tomorrow],
  ['he', 'teacher', 'תפתחי תצוגת יום', 'calendar.view', { view: 'day' }],
  ['he', 'teacher', 'באיזה יום השבוע אני הכי פנויה', 'schedule.free', {}],
  [
    'he',
    'teacher',
    'תרחיבי את השיעור של נועם בשני לשעה וחצי',
    'meeting.resize',
    { ...at('noam', '16T17:00'), minutes: 90 },
  ],
  [
    'he',
    'teacher',
    'רשמי שנועם צריך להביא מחשבון ביום שני',
    'meeting.describe',
    { ...at('noam', '16T17:00'), description: 'צריך להביא מחשבון' },
  ],
  ['he', 'student', 'אני לא אהיה בארץ בין ה-15 ל-20', 'meeting.cancel', bothOfDana],
  ['he', 'student', 'אני לא יכולה להגיע לשני השיעורים בשבוע הבא', 'meeting.cancel', bothOfDana],
  ['he', 'teacher', 'תפתחי את החסימה של שלישי', 'time.unblock', { from: '2026-03-17T00:00' }],
  ['he', 'teacher', 'לא מלמדת ב15 במרץ', 'time.block', { start: '2026-03-15T00:00' }],
  ['he', 'teacher', 'תעיפי את כל מה שיש לי מחר בערב', 'day.clear', { from: '2026-03-11T17:00' }],
  ['he', 'teacher', 'האם אני עובדת ביום שישי?', 'schedule.show', { from: '2026-03-13T00:00' }],
  ['he', 'teacher', 'השיעור של יעל היום מסתיים ב16:00', 'meeting.resize', { minutes: 60 }],
  ['he', 'student', 'בוא נקבע ליום רביעי ב7 בערב', 'meeting.request', { start: '2026-03-11T19:00' }],
  // Who comes that day comes at another hour.
  [
    'he',
    'parent',
    'אדם ירצה לבוא מחר ב-15:00',
    'meeting.move',
    { ...adamTomorrow, start: '2026-03-11T15:00' },
  ],
  ['he', 'teacher', 'תעשי לדנה שעה במקום 45 דקות מעכשיו', 'meeting.resize', { scope: 'future', minutes: 60 }],
  ['he', 'teacher', 'תראי לי מתי אני פנויה השבוע', 'schedule.free', {}],
  ['he', 'teacher', 'תודיעי לנועם על השיעור ביום שני', 'meeting.remind', at('noam', '16T17:00')],
  ['he', 'teacher', 'האם יש בקשות שלא עניתי עליהן', 'pending.show', {}],
  [
    'he',
    'student',
    'השיעור ביום ראשון אפשר ב-17:00?',
    'meeting.move',
    { ...at('dana', '15T16:00'), start: '2026-03-15T17:00' },
  ],
];

/** What is only offered, and what is only told. */
const asked: readonly Line[] = [
  ['he', 'teacher', 'תציעי לנועה להעביר לרביעי ב4', 'meeting.propose', { start: '2026-03-11T16:00' }],
  ['en', 'teacher', 'offer Noa to move to Wednesday at 4', 'meeting.propose', { start: '2026-03-11T16:00' }],
  // "Only this week", whose lesson has been.
  ['he', 'teacher', 'תקצרי את הקבוצה לשעה רק השבוע', 'meeting.resize', { meeting: 'm-group' }],
  ['en', 'teacher', 'shorten the group to an hour only this week', 'meeting.resize', { meeting: 'm-group' }],
  // What suits the teacher is not yet agreed.
  ['he', 'teacher', 'יעל - רק שישי ב10 מתאים לי', 'meeting.move', at('yael', '10T15:00')],
  ['en', 'teacher', 'Yael - only Friday at 10 suits me', 'meeting.move', at('yael', '10T15:00')],
  // Those who come tomorrow, and not the whole of a series.
  ['he', 'teacher', 'תאריכי לכולם מחר לשעה', 'meeting.resize', at('omer', '11T18:00')],
  // To somebody is no trip; what may be is not done.
  ['he', 'teacher', 'ביום חמישי אני נוסעת לנועה', 'time.block', {}],
  ['he', 'parent', 'אדם יכול גם ביום שלישי ב4', 'meeting.move', { child: 'adam' }],
  ['en', 'parent', 'Adam can also do Tuesday at 4', 'meeting.move', { child: 'adam' }],
  ['he', 'teacher', 'תבטלי את ההצעה לנועם', 'pending.decline', {}],
  // "The lesson" is one of two.
  ['he', 'student', 'בטלי את השיעור של שבוע הבא', 'meeting.cancel', {}],
  ['en', 'student', "cancel next week's lesson", 'meeting.cancel', {}],
  ['he', 'teacher', 'נועם סיים איתי, תמחקי את כל השיעורים שלו', 'meeting.cancel', {}],
];

const told: readonly (readonly [Locale, SpeakerRole, string])[] = [
  ['he', 'student', 'אני בסוף כן יכולה לבוא ביום ראשון'],
  ['en', 'student', 'I can come on Sunday after all'],
  // Late, and at the same hour.
  ['he', 'parent', 'דנה תאחר ביום ראשון בעשר דקות'],
  ['he', 'student', 'אני אאחר ב10 דק ביום ראשון'],
  ['he', 'teacher', 'יעל מאחרת היום ברבע שעה'],
  ['he', 'teacher', 'איתי איחר אתמול'],
  ['he', 'student', 'לא, אני כן אגיע בראשון'],
  ['he', 'parent', 'אפשר לסיים עם אדם מחר קצת קודם?'],
  ['en', 'parent', 'can we finish with Adam a bit earlier tomorrow?'],
  ['en', 'teacher', 'Itay was late yesterday'],
];

describe('everyday sentences as neighbours speak', () => {
  it.each(meant)('%s %s: %s', (locale, who, text, command, slots) => {
    const plan = read(locale, who, text);
    expect([plan.command, plan.slots]).toEqual([command, expect.anything()]);
    expect(plan.slots).toMatchObject(slots);
  });

  it.each(asked)('is asked: %s %s: %s', (locale, who, text, command, slots) => {
    const plan = read(locale, who, text);
    expect([plan.status, plan.command]).toEqual(['ask', command]);
    expect(plan.slots).toMatchObject(slots);
  });

  it.each(told)('does nothing: %s %s: %s', (locale, who, text) => {
    expect(read(locale, who, text).status).toBe('unknown');
  });

  it.each([
    ['he', 'אל תתני לקבוע לי אחרי 8 בערב'],
    ['en', "don't let anyone book me after 8 pm"],
  ] as const)('%s: which evenings is asked: %s', (locale, text) => {
    expect(read(locale, 'teacher', text)).toMatchObject({ status: 'choose', steps: [] });
  });
});
