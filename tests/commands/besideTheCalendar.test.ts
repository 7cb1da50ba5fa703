/** What a teacher says beside the hours themselves: who came, what it costs, where it is, who waits for an answer; and what she only tells. */
import { describe, expect, it } from 'vitest';
import type { Locale } from '../../commands/world.ts';
import { readInSchool as read } from './readInSchool.ts';

type Line = readonly [Locale, string, string, Record<string, unknown>];

const at = (meeting: string, occurrence: string) => ({
  meeting: `m-${meeting}`,
  occurrence: `2026-03-${occurrence}`,
});
const noam = at('noam', '16T17:00');
const omer = at('omer', '11T18:00');
const yael = at('yael', '10T15:00');
const group = at('group', '09T19:00');
const absent = (id: string, meeting: string, occurrence: string) => ({
  ...at(meeting, occurrence),
  students: [id],
  present: false,
});
const online = { place: 'online', scope: 'this' };
const sixInstead = { pending: 'p-yael', start: '2026-03-12T18:00', end: '2026-03-12T18:45' };

const done: readonly Line[] = [
  ['he', 'לסמן היעדרות לעומר מיום רביעי שעבר', 'attendance.mark', absent('omer', 'omer', '04T18:00')],
  ['he', 'אתמול נועם לא הגיע בכלל כי היה חולה', 'attendance.mark', absent('noam', 'noam', '09T17:00')],
  ['he', 'עומר לא התייצב ברביעי', 'attendance.mark', absent('omer', 'omer', '04T18:00')],
  ['he', 'תציין שאיתי חסר אתמול', 'attendance.mark', absent('itay', 'group', '09T19:00')],
  [
    'he',
    'עומר פרץ נעדר מהשיעור ברביעי שעבר ללא הודעה',
    'attendance.mark',
    absent('omer', 'omer', '04T18:00'),
  ],
  ['he', 'שכחתי לרשום שנועה הייתה בחמישי', 'attendance.mark', { ...at('noa', '05T16:00'), present: true }],
  [
    'he',
    'אבקש לעדכן שנועם בר לא הגיע לשיעור שהתקיים אתמול',
    'attendance.mark',
    absent('noam', 'noam', '09T17:00'),
  ],
  // "איתי" behind "but" is somebody, and not "with me".
  [
    'he',
    'דנה באה אתמול אבל איתי הבריז',
    'attendance.mark',
    {
      ...group,
      items: [
        { students: ['dana'], present: true },
        { students: ['itay'], present: false },
      ],
    },
  ],
  [
    'he',
    'דנה נוכחת איתי חסר אתמול בקבוצה',
    'attendance.mark',
    {
      ...group,
      items: [
        { students: ['dana'], present: true },
        { students: ['itay'], present: false },
      ],
    },
  ],
  ['he', 'תסמן את עומר כלא הגיע ביום רביעי שעבר', 'attendance.mark', absent('omer', 'omer', '04T18:00')],
  ['he', 'נועה בחמישי בבית שלה', 'meeting.place', { ...at('noa', '12T16:00'), place: 'student' }],
  ['he', 'לכולם 10 שקל יותר מהחודש הבא', 'meeting.scalePrice', { amount: 10, from: '2026-04-01T00:00' }],
  ['en', 'everyone 10 shekels more from next month', 'meeting.scalePrice', { amount: 10 }],
  ['he', 'מה המחירים שלי', 'subject.show', {}],
  [
    'he',
    'כמה שיעורי מתמטיקה נתתי בפברואר',
    'lesson.count',
    { subject: 'su-maths', from: '2026-02-01T00:00' },
  ],
  ['he', 'כמה תלמידים יש לי היום', 'schedule.show', { from: '2026-03-10T00:00' }],
  ['he', 'כמה תלמידים יש לי', 'student.show', {}],
  ['he', 'צריך לסמן שנועה לא הייתה בחמישי', 'attendance.mark', absent('noa', 'noa', '05T16:00')],
  ['he', 'בואי נסמן לדנה נוכחות מיום ראשון', 'attendance.mark', { ...at('dana', '08T16:00'), present: true }],
  [
    'he',
    'נא לציין כי איתי מזרחי לא נכח בשיעור הקבוצתי אמש',
    'attendance.mark',
    absent('itay', 'group', '09T19:00'),
  ],
  ['he', 'כמה פעמים יעל לא הגיעה', 'attendance.show', { students: ['yael'], details: 'missed' }],
  // What asks is no order.
  ['he', 'בכמה שיעורים דנה השתתפה', 'lesson.count', { students: ['dana'] }],
  ['he', 'נועם ב-130 לשיעור', 'meeting.price', { ...noam, cost: 130 }],
  ['he', 'צריך לעשות את השיעור של נועם בשני בזום', 'meeting.place', { ...noam, place: 'online' }],
  ['he', 'יום רביעי כולו בזום', 'meeting.place', { from: '2026-03-11T00:00', place: 'online' }],
  ['he', 'עומר יבוא אליי מחר ולא בזום', 'meeting.place', { ...omer, place: 'teacher' }],
  ['he', 'תכתוב לתום שהקבוצה מלאה', 'request.reject', { request: 'r-tom' }],
  ['he', 'תכתבי ליעל שחמישי לא מסתדר לי', 'pending.decline', { pending: 'p-yael' }],
  ['he', 'תזכורות 20 דקות מראש לכל השיעורים', 'meeting.remind', { scope: 'all', before: 20 }],
  ['he', 'צריכה לדעת מי מגיע ביום שני', 'schedule.show', { from: '2026-03-16T00:00' }],
  ['he', 'מתי אני אמורה לפגוש את נועה', 'schedule.next', { students: ['noa'] }],
  ['he', 'מתי אוכל להכניס שיעור נוסף מחר', 'schedule.free', { from: '2026-03-11T00:00' }],
  ['he', 'בוקר טוב, נועם לא היה אצלי אתמול', 'attendance.mark', absent('noam', 'noam', '09T17:00')],
  ['he', 'תשנה לעומר ל-125 שח', 'meeting.price', { ...omer, cost: 125 }],
  ['he', 'הקבוצה ל-95 שקל', 'meeting.price', { meeting: 'm-group', cost: 95 }],
  ['he', 'העלאת מחיר לכולם של 10 שקלים', 'meeting.scalePrice', { amount: 10 }],
  ['he', 'מהיום פיזיקה 150', 'subject.price', { subject: 'su-physics', cost: 150 }],
  // Who is sick and teaches on zoom clears nothing.
  ['he', 'מחר כל השיעורים בזום כי אני חולה', 'meeting.place', { from: '2026-03-11T00:00', place: 'online' }],
  // From then on has no end of its own.
  [
    'he',
    'החל מהשבוע הבא כל השיעורים אצלי',
    'meeting.place',
    { from: '2026-03-15T00:00', to: '2027-03-14T00:00' },
  ],
  ['en', 'from next week everyone is on zoom', 'meeting.place', { to: '2027-03-14T00:00' }],
  ['he', 'תשימי את נועה בזום בחמישי', 'meeting.place', { ...at('noa', '12T16:00'), place: 'online' }],
  ['he', 'תשיבי ליעל שזה בסדר', 'pending.approve', { pending: 'p-yael' }],
  ['he', 'דחו את תום בנימוס', 'request.reject', { request: 'r-tom' }],
  ['he', 'איפה השיעור של עומר מחר', 'schedule.show', { students: ['omer'] }],
  ['he', 'מי אחרון היום', 'schedule.show', { from: '2026-03-10T00:00' }],
  ['he', 'אפשר לשים מישהו ביום שלישי ב-4?', 'schedule.check', { start: '2026-03-17T16:00' }],
  ['en', 'mark absence for Omer last Wednesday', 'attendance.mark', absent('omer', 'omer', '04T18:00')],
  [
    'en',
    'I forgot to note that Noa was there on Thursday',
    'attendance.mark',
    { ...at('noa', '05T16:00'), present: true },
  ],
  ['en', 'how many absences does Omer have', 'attendance.show', { students: ['omer'], details: 'missed' }],
  ['en', "add 20 shekels to Noam's lesson", 'meeting.scalePrice', { ...noam, amount: 20 }],
  ['en', 'what are my prices', 'subject.show', {}],
  ['en', 'answer Tom yes', 'request.approve', { request: 'r-tom' }],
  ['en', 'write to Tom that the group is full', 'request.reject', { request: 'r-tom' }],
  ['en', 'tell Yael only at six on Thursday', 'pending.decline', sixInstead],
  ['en', "Itay's Friday lesson is maths", 'meeting.change', { meeting: 'm-itay', subject: 'su-maths' }],
  ['he', 'תוסיפי חיסור לעומר לרביעי שעבר', 'attendance.mark', absent('omer', 'omer', '04T18:00')],
  ['he', 'רשום לי שיעל היתה בשלישי שעבר', 'attendance.mark', { ...at('yael', '03T15:00'), present: true }],
  ['he', 'נועה עולה ב-15 שקל', 'meeting.scalePrice', { ...at('noa', '12T16:00'), amount: 15 }],
  ['he', 'כמה עולה אצלי פיזיקה', 'subject.show', { subject: 'su-physics' }],
  ['he', 'אני חופשיה מחר בבוקר?', 'schedule.free', { from: '2026-03-11T06:00' }],
  // What is denied is what was written.
  ['he', 'לא נכון, דנה כן הייתה ביום ראשון', 'attendance.mark', { ...at('dana', '08T16:00'), present: true }],
  ['en', 'wrong, Dana did come on Sunday', 'attendance.mark', { ...at('dana', '08T16:00'), present: true }],
  ['he', 'לא, נועם לא היה אתמול', 'attendance.mark', absent('noam', 'noam', '09T17:00')],
  ['he', 'תכתבי לי שאיתי לא בא אתמול', 'attendance.mark', absent('itay', 'group', '09T19:00')],
  ['he', 'תגידי ליעל שאי אפשר בחמישי', 'pending.decline', { pending: 'p-yael' }],
  ['he', 'מה הסטטוס של תום', 'request.show', { students: ['tom'] }],
  ['he', 'תרשמי שנועה בחמישי אצלי', 'meeting.place', { ...at('noa', '12T16:00'), place: 'teacher' }],
  ['he', 'אני מסכימה לבקשה של יעל', 'pending.approve', { pending: 'p-yael' }],
  ['he', 'תגיד ליעל שבחמישי רק בשש', 'pending.decline', sixInstead],
  ['he', 'מה השעה של השיעור של דנה', 'schedule.next', { students: ['dana'] }],
  ['he', 'אתמול בקבוצת שני דנה הגיעה', 'attendance.mark', { ...group, present: true }],
  ['he', 'תעדכן נוכחות דנה ואיתי היו אתמול', 'attendance.mark', { ...group, present: true }],
  ['he', 'כמה חיסורים יש לעומר', 'attendance.show', { students: ['omer'], details: 'missed' }],
  ['he', 'תייקרי את הקבוצה ל-90 שקל לתלמיד', 'meeting.price', { meeting: 'm-group', cost: 90 }],
  ['he', 'תחזירי את המחיר של יעל ל100', 'meeting.price', { ...yael, cost: 100 }],
  ['he', 'שני לי את המחיר של נועם ל-150', 'meeting.price', { ...noam, cost: 150 }],
  ['he', 'תוסיפי לנועם 20 שקל לשיעור', 'meeting.scalePrice', { ...noam, amount: 20 }],
  ['he', 'כמה עולה שיעור אנגלית', 'subject.show', { subject: 'su-english' }],
  ['en', 'how much is an English lesson', 'subject.show', { subject: 'su-english' }],
  ['he', 'השיעור עם איתי ביום שישי יתקיים בביתו של איתי', 'meeting.place', { place: 'student' }],
  // What keeps one away is of that day; what is said of no reason goes on as it always did.
  ['he', 'יעל היום בזום היא חולה', 'meeting.place', { ...yael, ...online }],
  ['he', 'נועם לא יכול להגיע בשני אז בזום', 'meeting.place', { ...noam, ...online }],
  ['en', 'Yael is sick so zoom today', 'meeting.place', { ...yael, ...online }],
  ['en', "Noam can't come on Monday so we will do it on zoom", 'meeting.place', { ...noam, ...online }],
  ['he', 'נועם חולה, מעכשיו בזום', 'meeting.place', { ...noam, place: 'online', scope: 'future' }],
  ['he', 'בגלל הגשם כל השיעורים היום בזום', 'meeting.place', { from: '2026-03-10T00:00', place: 'online' }],
  ['he', 'שני את המיקום של עומר לזום', 'meeting.place', { ...omer, place: 'online' }],
  ['he', 'לא מאשרת את השיעור של יעל בחמישי', 'pending.decline', { pending: 'p-yael' }],
  ['en', "I can't accept Tom", 'request.reject', { request: 'r-tom' }],
  ['he', 'תענה לתום בחיוב', 'request.approve', { request: 'r-tom' }],
  ['he', 'תענה לתום בשלילה', 'request.reject', { request: 'r-tom' }],
  ['he', 'תגידי ליעל שחמישי בחמש מתאים', 'pending.approve', { pending: 'p-yael' }],
  ['he', 'תאשר את יעל אבל בשש במקום חמש', 'pending.decline', sixInstead],
  ['he', 'תציעי ליעל שש במקום חמש', 'pending.decline', sixInstead],
  ['en', 'approve Yael but at six', 'pending.decline', sixInstead],
  ['he', 'תזכורת לעצמי חצי שעה לפני כל שיעור', 'meeting.remind', { scope: 'all', before: 30 }],
  ['he', 'מה בתוכנית לשבוע הבא', 'schedule.show', { from: '2026-03-15T00:00' }],
  ['he', 'האם אני תפוסה ביום שני בערב', 'schedule.show', { from: '2026-03-16T17:00' }],
  ['he', 'מי מחר', 'schedule.show', { from: '2026-03-11T00:00' }],
  ['he', 'השיעור של איתי בשישי הוא במתמטיקה', 'meeting.change', { meeting: 'm-itay', subject: 'su-maths' }],
  [
    'he',
    'תרשום בשיעור של דנה ביום ראשון שסיימנו פרק 3',
    'meeting.describe',
    { ...at('dana', '08T16:00'), scope: 'this', description: 'סיימנו פרק 3' },
  ],
];

describe('what a teacher says beside the hours', () => {
  it.each(done)('in %s “%s”', (locale, text, command, slots) => {
    const plan = read(locale, 'teacher', text);
    expect([plan.status, plan.command]).toEqual(['ready', command]);
    expect(plan.slots).toMatchObject(slots);
    expect(plan.unread).toEqual([]);
  });
});

const asked: readonly Line[] = [
  // "To everyone" is to whom, and not before every lesson.
  ['he', 'תשלחי לכולם תזכורת למחר', 'meeting.remind', omer],
  ['he', 'שלחי תזכורת לעומר לגבי מחר בבקשה', 'meeting.remind', omer],
  ['he', 'להעלות את אנגלית בעשרים שקל', 'subject.scalePrice', { subject: 'su-english', amount: 20 }],
  ['en', 'raise English by twenty shekels', 'subject.scalePrice', { subject: 'su-english', amount: 20 }],
  ['he', 'מחיר שעת פיזיקה 150 ש״ח', 'subject.price', { subject: 'su-physics', cost: 150 }],
  ['he', 'תוריד נוכחות לאיתי מאתמול', 'attendance.mark', absent('itay', 'group', '09T19:00')],
  ['he', 'אנגלית יורדת ל-90', 'subject.price', { subject: 'su-english', cost: 90 }],
  // Of the lesson there is, and no new one.
  ['he', 'השיעור של נועם ב6', 'meeting.move', { ...noam, start: '2026-03-16T18:00' }],
  ['en', "Noam's lesson is at 6", 'meeting.move', { ...noam, start: '2026-03-16T18:00' }],
  ['he', 'נועם 20 דקות יותר ביום שני', 'meeting.resize', { ...noam, minutes: 80 }],
  ['he', 'להוסיף עוד שני מקומות לקבוצה', 'meeting.change', { capacity: 6 }],
  ['he', 'תחליף ליעל היום אנגלית במתמטיקה', 'meeting.change', { ...yael, subject: 'su-maths' }],
  ['en', 'swap English for maths with Yael today', 'meeting.change', { ...yael, subject: 'su-maths' }],
  // Who cannot even be on zoom is not put there.
  ['en', "Noam is sick and can't do zoom on Monday", 'meeting.cancel', noam],
  ['he', 'יעל חולה היום, גם בזום היא לא יכולה', 'meeting.cancel', yael],
  // Shekels or minutes.
  ['he', 'תשנה לעומר ל-45', 'meeting.price', omer],
  ['he', 'אנגלית עכשיו 105', 'subject.price', { subject: 'su-english', cost: 105 }],
  ['he', 'להוסיף הערה לקבוצה: לצלם דפי עבודה', 'meeting.describe', { meeting: 'm-group' }],
  ['he', 'סגול לשיעורים של נועה', 'meeting.change', at('noa', '12T16:00')],
];

describe('what is asked is of the right deed', () => {
  it.each(asked)('in %s “%s”', (locale, text, command, slots) => {
    const plan = read(locale, 'teacher', text);
    expect([plan.status, plan.command]).toEqual(['ask', command]);
    expect(plan.slots).toMatchObject(slots);
  });
});

const nothing: readonly (readonly [Locale, string])[] = [
  ['he', 'אולי אבטל את עומר מחר'],
  ['en', "maybe I'll cancel Omer tomorrow"],
  ['he', 'נועם רצה לבטל אבל שכנעתי אותו'],
  ['en', 'Noam wanted to cancel but I talked him out of it'],
  ['he', 'שכחתי לבטל את יעל אתמול'],
  ['he', 'עומר שילם אתמול 120 שקל'],
  ['he', 'דנה הזכירה לי את השיעור'],
  ['he', 'עומר סיים את הבגרות'],
  ['he', 'נועם ויעל אחים'],
  ['he', 'שמעתי שיעל מפסיקה'],
  ['he', 'נועם ביטל לי פעמיים החודש'],
  ['he', 'נועם ביטל אותי ברגע האחרון בשבוע שעבר'],
  ['he', 'דנה כמעט לא הגיעה אתמול'],
  ['en', 'Noam cancelled on me twice this month'],
  ['he', 'עומר היה בחו"ל ביום רביעי'],
  ['he', 'נועם היה במילואים אתמול'],
  ['he', 'בשנה הבאה אעלה מחירים'],
  ['he', 'אענה ליעל מחר'],
  ['he', 'לא יודעת מה לענות לתום'],
  ['he', 'נועה נוכחת מאוד בשיעורים'],
  ['he', 'דנה החסירה הרבה השנה'],
  ['he', 'עוד לא מאשרת את תום'],
  ['he', 'לא מאשרת את תום כרגע'],
  ['en', "don't approve Yael"],
  ['he', 'נועם חולה לא בזום'],
  ['he', 'להחזיר את נועה לפרונטלי'],
  // What is taken off is no price.
  ['he', 'תעשי לדנה הנחה של 20 שקל בשיעור הקרוב'],
];

describe('what is only told, or denied, is not done', () => {
  it.each(nothing)('in %s “%s”', (locale, text) => {
    const plan = read(locale, 'teacher', text);
    expect([plan.status, plan.steps]).toEqual(['unknown', []]);
  });
});

describe('what may be told is asked', () => {
  it.each(['אולי עומר יעבור לזום', 'אין מקום בקבוצה'])('in he “%s”', (text) => {
    const plan = read('he', 'teacher', text);
    expect([plan.status, plan.steps]).toEqual(['ask', []]);
  });
});
