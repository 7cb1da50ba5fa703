/** What was kept of the fifth set in Hebrew: read by nobody until the rest had been learned from; 91.3% when the set was new. */
import type { AsideList } from '../aside.ts';

export const lists: AsideList[] = [
  {
    command: 'meeting.add',
    phrases: [
      {
        say: 'לרשום לעומר שיעור פיזיקה ביום שישי בעשר בבוקר לשעה',
        slots: {
          students: ['omer'],
          subject: 'su-physics',
          start: '2026-03-13T10:00',
          end: '2026-03-13T11:00',
        },
      },
      {
        say: 'תכניסי לי את יעל מחר בתשע בבוקר למתמטיקה',
        slots: { students: ['yael'], subject: 'su-maths', start: '2026-03-11T09:00' },
      },
      {
        say: 'פעם בשבועיים מתמטיקה לאיתי, בימי ראשון בשש בערב, החל מהשבוע הבא',
        slots: {
          students: ['itay'],
          subject: 'su-maths',
          start: '2026-03-15T18:00',
          rrule: 'FREQ=WEEKLY;INTERVAL=2;BYDAY=SU',
        },
      },
      {
        say: 'תשריין לעומר אנגלית במוצ״ש בשמונה',
        slots: { students: ['omer'], subject: 'su-english', start: '2026-03-14T20:00' },
      },
      {
        say: 'קבע לDana שיעור חד פעמי בפיזיקה בעוד שבוע בשבע בערב',
        slots: { students: ['dana'], subject: 'su-physics', start: '2026-03-17T19:00' },
      },
    ],
  },
  {
    command: 'meeting.addBatch',
    phrases: [{ say: 'יעל חמישי ב-3 מתמטיקה, עומר שישי ב-10 אנגלית, איתי ראשון ב-6 פיזיקה' }],
  },
  { command: 'week.copy', phrases: [{ say: 'תעתיקי את השיעורים של השבוע שעבר לשבוע הבא' }] },
  {
    command: 'meeting.move',
    phrases: [
      { say: 'תדחי את יעל של היום לשתים עשרה', slots: { meeting: 'm-yael', start: '2026-03-10T12:00' } },
      { say: 'תעבירי את יעל מהיום ליום חמישי', slots: { meeting: 'm-yael', start: '2026-03-12T11:00' } },
      {
        say: 'שיעורי יום שני של נועם עוברים לשש וחצי מעכשיו',
        slots: { meeting: 'm-noam', start: '2026-03-16T18:30', scope: 'future' },
      },
      { say: 'תזזי את עומר מחר לחמש', mayAsk: true, slots: { meeting: 'm-omer', start: '2026-03-11T17:00' } },
      {
        say: 'אפשר להזיז לי את האנגלית בחמישי לשבע?',
        as: 'student',
        slots: { meeting: 'm-own', start: '2026-03-12T19:00' },
      },
    ],
  },
  {
    command: 'meeting.resize',
    phrases: [
      { say: 'להאריך את עומר מחר ברבע שעה', slots: { meeting: 'm-omer', minutes: 60 } },
      {
        say: 'תאריכי את קבוצת הפיזיקה ל-75 דקות מעכשיו והלאה',
        slots: { meeting: 'm-group', minutes: 75, scope: 'future' },
      },
    ],
  },
  {
    command: 'meeting.change',
    phrases: [
      { say: 'תחליפי ליעל היום לאנגלית במקום מתמטיקה', slots: { meeting: 'm-yael', subject: 'su-english' } },
      {
        say: 'להגדיל את קבוצת הפיזיקה לשישה מקומות מעכשיו',
        slots: { meeting: 'm-group', capacity: 6, scope: 'future' },
      },
    ],
  },
  {
    command: 'meeting.place',
    phrases: [
      { say: 'את עומר מחר נעשה בזום', slots: { meeting: 'm-omer', place: 'online' } },
      {
        say: 'קבוצת הפיזיקה עוברת לזום מעכשיו',
        slots: { meeting: 'm-group', place: 'online', scope: 'future' },
      },
    ],
  },
  {
    command: 'meeting.price',
    phrases: [{ say: 'מאפריל קבוצת הפיזיקה ב-90₪ לשיעור', slots: { meeting: 'm-group', cost: 90 } }],
  },
  {
    command: 'meeting.scalePrice',
    phrases: [
      {
        say: 'להוזיל את השיעורים של השבוע הבא ב-20%',
        slots: { factor: 0.8, from: '2026-03-15T00:00', to: '2026-03-22T00:00' },
      },
    ],
  },
  {
    command: 'meeting.cancel',
    phrases: [
      { say: 'בטלי בבקשה את יעל היום', slots: { meeting: 'm-yael' } },
      {
        say: 'תמחק את השיעור של נועם ביום ב׳',
        status: 'ask',
        asks: 'scope',
        slots: { meeting: 'm-noam', occurrence: '2026-03-16T17:00' },
      },
      { say: 'לבטל את עומר מחר ואת הפיזיקה של נועם בחמישי', mayAsk: true },
      { say: 'לא אוכל להגיע בחמישי סליחה', as: 'student', slots: { meeting: 'm-own' } },
    ],
  },
  {
    command: 'day.clear',
    phrases: [
      { say: 'תבטל לי את כל מה שיש ביום חמישי', slots: { from: '2026-03-12T00:00', to: '2026-03-13T00:00' } },
      { say: 'לנקות את יום ראשון אחר הצהריים', slots: { from: '2026-03-15T12:00', to: '2026-03-15T17:00' } },
    ],
  },
  {
    command: 'meeting.attendees',
    phrases: [
      {
        say: 'יעל מצטרפת לקבוצה רק מחר',
        slots: { meeting: 'm-group', add: ['yael'], occurrence: '2026-03-11T18:00', scope: 'this' },
      },
    ],
  },
  {
    command: 'attendance.mark',
    phrases: [
      {
        say: 'נועם נעדר אתמול',
        slots: { meeting: 'm-noam', occurrence: '2026-03-09T17:00', present: false },
      },
      {
        say: 'רשמי לנועם נוכחות על אתמול',
        slots: { meeting: 'm-noam', occurrence: '2026-03-09T17:00', present: true },
      },
    ],
  },
  {
    command: 'meeting.remind',
    phrases: [{ say: 'תני לי תזכורת רבע שעה לפני יעל היום', slots: { meeting: 'm-yael' } }],
  },
  {
    command: 'meeting.number',
    phrases: [{ say: 'תתחיל לספור לעומר את השיעורים מ-3', slots: { meeting: 'm-omer' } }],
  },
  {
    command: 'meeting.open',
    phrases: [{ say: 'הצג את פרטי שיעור הפיזיקה של נועם', slots: { meeting: 'm-noam-physics' } }],
  },
  {
    command: 'schedule.check',
    phrases: [
      { say: "אני פנויה ביום ה' בארבע?", slots: { start: '2026-03-12T16:00' } },
      { say: 'תבדקי אם שני בחמש וחצי פנוי', slots: { start: '2026-03-16T17:30' } },
      { say: 'רבקה פנויה בראשון ב-18:00?', as: 'student', slots: { start: '2026-03-15T18:00' } },
    ],
  },
  {
    command: 'schedule.free',
    phrases: [
      { say: 'יש לי חלון פנוי בחמישי בערב?', slots: { from: '2026-03-12T17:00', to: '2026-03-12T21:00' } },
      {
        say: 'מתי אפשר לדחוף שיעור של שעה מחר',
        slots: { from: '2026-03-11T00:00', to: '2026-03-12T00:00', minutes: 60 },
      },
      {
        say: 'יש למורה זמן פנוי בשבוע הבא בשביל איתי?',
        as: 'parent',
        slots: { from: '2026-03-15T00:00', to: '2026-03-22T00:00' },
      },
    ],
  },
  {
    command: 'schedule.show',
    phrases: [
      { say: 'תראי לי שיעורים מ-15/3 עד 19/3', slots: { from: '2026-03-15T00:00', to: '2026-03-20T00:00' } },
      {
        say: 'מה יש לאיתי בחמישי',
        as: 'parent',
        slots: { child: 'itay', from: '2026-03-12T00:00', to: '2026-03-13T00:00' },
      },
    ],
  },
  {
    command: 'schedule.last',
    phrases: [{ say: 'מתי לימדתי את דנה בפעם האחרונה', slots: { students: ['dana'] } }],
  },
  {
    command: 'lesson.count',
    phrases: [{ say: 'כמה שיעורים נתתי לנועם עד היום', slots: { students: ['noam'] } }],
  },
  {
    command: 'time.block',
    phrases: [
      { say: 'אני בחופשה מ-1.4 עד 9.4', slots: { start: '2026-04-01T00:00', end: '2026-04-10T00:00' } },
      {
        say: 'אני לא זמינה מחר מתשע עד אחת עשרה בבוקר',
        slots: { start: '2026-03-11T09:00', end: '2026-03-11T11:00' },
      },
    ],
  },
  { command: 'time.show', phrases: [{ say: 'איזה שעות חסמתי' }] },
  { command: 'calendar.view', phrases: [{ say: 'תצוגה יומית', slots: { view: 'day' } }] },
  { command: 'calendar.goto', phrases: [{ say: 'לעבור ביומן לחודש הבא' }] },
  { command: 'calendar.search', phrases: [{ say: 'חפש בשיעורים שלי ״נגזרות״', slots: { query: 'נגזרות' } }] },
  { command: 'calendar.import', phrases: [{ say: 'תייבאי שיעורים מהיומן של Outlook' }] },
  {
    command: 'calendar.save',
    phrases: [
      { say: 'תוסיף את האנגלית של חמישי ליומן בטלפון שלי', as: 'student', slots: { meeting: 'm-own' } },
    ],
  },
  { command: 'feed.copy', phrases: [{ say: 'תן לי קישור למנוי iCal של היומן שלי' }] },
  { command: 'pending.show', phrases: [{ say: 'תראה לי את השיעורים הממתינים' }] },
  {
    command: 'pending.approve',
    phrases: [
      { say: 'תאשרי ליעל את השיעור הממתין ביום ראשון', mayAsk: true },
      { say: 'לאשר את כל השיעורים הממתינים', mayAsk: true },
    ],
  },
  { command: 'pending.decline', phrases: [{ say: 'דחי בבקשה את בקשת השיעור של דנה לחמישי', mayAsk: true }] },
  {
    command: 'pending.withdraw',
    phrases: [{ say: 'תבטלו את השיעור הממתין שביקשתי לנועה', as: 'parent', mayAsk: true }],
  },
  {
    command: 'meeting.request',
    phrases: [
      {
        say: 'אפשר לקבוע מתמטיקה ביום שני בארבע?',
        as: 'student',
        slots: { subject: 'su-maths', start: '2026-03-16T16:00' },
      },
      {
        say: 'Itay צריך שיעור פיזיקה בראשון בחמש',
        as: 'parent',
        slots: { child: 'itay', subject: 'su-physics', start: '2026-03-15T17:00' },
      },
    ],
  },
  { command: 'request.show', phrases: [{ say: 'מה קרה עם בקשת ההצטרפות שלי', as: 'student' }] },
  {
    command: 'request.add',
    phrases: [{ say: 'אני מבקשת שנועה תצטרף לקבוצת הפיזיקה', as: 'parent', mayAsk: true }],
  },
  { command: 'request.reject', phrases: [{ say: 'לסרב לבקשת ההצטרפות של עומר', mayAsk: true }] },
  {
    command: 'request.withdraw',
    phrases: [{ say: 'לבטל את בקשת ההצטרפות שלי לקבוצת הפיזיקה', as: 'student', mayAsk: true }],
  },
  {
    command: 'waitlist.join',
    phrases: [{ say: 'להוסיף את נועה לרשימת ההמתנה של הקבוצה ברביעי', as: 'parent', mayAsk: true }],
  },
  {
    command: 'waitlist.leave',
    phrases: [{ say: 'אפשר להוציא את איתי מרשימת ההמתנה?', as: 'parent', mayAsk: true }],
  },
  { command: 'contract.accept', phrases: [{ say: 'אני מאשרת את החוזה של רבקה', as: 'student' }] },
  {
    command: 'teacher.join',
    phrases: [{ say: 'אני רוצה להירשם אצל מורה נוספת', as: 'student', mayAsk: true }],
  },
  { command: 'link.copy', phrases: [{ say: 'אני צריכה את קישור השיתוף שלי' }] },
  {
    command: 'payment.mark',
    phrases: [
      { say: 'נועם שילם על השיעור של אתמול', slots: { meeting: 'm-noam', occurrence: '2026-03-09T17:00' } },
    ],
  },
  { command: 'money.owed', phrases: [{ say: 'כמה נועם חייב לי', slots: { students: ['noam'] } }] },
  {
    command: 'student.block',
    phrases: [{ say: 'תחסמי את איתי', slots: { students: ['itay'], blocked: true } }],
  },
  {
    command: 'subject.price',
    phrases: [
      {
        say: 'תעדכני את המחיר של פיזיקה ל-210 שקל לשעה מעכשיו והלאה',
        slots: { subject: 'su-physics', cost: 210, scope: 'future' },
      },
    ],
  },
  {
    command: 'expense.add',
    phrases: [{ say: 'קניתי היום טושים ב-45 שקל', slots: { amount: 45, start: '2026-03-10' } }],
  },
  {
    command: null,
    phrases: [
      { say: 'השיעור של עומר מחר בוטל?', mayRead: true },
      { say: 'למה הזיזו את קבוצת הפיזיקה' },
      { say: 'תודה רבה, מעולה' },
      { say: 'אמא של נועם התקשרה אליי אתמול' },
      { say: 'אכלתי שני תפוזים וחמישה תמרים' },
      { say: 'תשאירי את דנה איפה שהיא' },
      { say: 'אל תוציאו אותי מהשיעורים של ראשון', as: 'student' },
      { say: 'אני גרה בראשון לציון כבר עשר שנים' },
    ],
  },
];

/** All of it is spoken in the worlds of worlds.ts. */
export const inRequests: AsideList[] = [];
export const inRecords: AsideList[] = [];
