/** What was kept apart of the fourth set of strangers’ sentences in Hebrew: read after the grammar had learned from the rest (70.8%), then learned from by its causes. */
import type { AsideList } from '../aside.ts';

/** Spoken in the worlds of worlds.ts. */
export const lists: AsideList[] = [
  {
    command: 'meeting.resize',
    phrases: [
      {
        say: 'הקבוצה של רביעי תהיה שעה וחצי מעכשיו והלאה',
        slots: { meeting: 'm-group', minutes: 90, scope: 'future' },
      },
      { say: 'יעל היום שעה וחצי במקום 45 דקות', slots: { meeting: 'm-yael', minutes: 90 } },
    ],
  },
  {
    command: 'meeting.repeat',
    phrases: [
      {
        say: 'הפיזיקה של נועם בחמישי, שיחזור פעם בשבועיים',
        slots: { meeting: 'm-noam-physics', rrule: 'FREQ=WEEKLY;INTERVAL=2;BYDAY=TH' },
      },
    ],
  },
  {
    command: 'meeting.place',
    phrases: [
      {
        say: 'את הפיזיקה של נועם ביום חמישי אני עושה אצלו בבית',
        slots: { meeting: 'm-noam-physics', place: 'student' },
      },
      { say: 'עומר מחר מגיע אליי הביתה, תשני', slots: { meeting: 'm-omer', place: 'teacher' }, mayAsk: true },
    ],
  },
  {
    command: 'meeting.price',
    phrases: [
      { say: 'מחיר לקבוצת הפיזיקה 90₪ לאחד', slots: { meeting: 'm-group', cost: 90, scope: 'future' } },
    ],
  },
  {
    command: 'meeting.scalePrice',
    phrases: [{ say: 'להכפיל את המחיר של הפיזיקה בחמישי', slots: { meeting: 'm-noam-physics', factor: 2 } }],
  },
  {
    command: 'meeting.cancel',
    phrases: [
      {
        say: 'נועה חולה לא תגיע ביום שני',
        slots: { child: 'noa', meeting: 'm-noa', occurrence: '2026-03-16T15:00' },
        as: 'parent',
        mayAsk: true,
        or: 'attendance.mark',
      },
      {
        say: 'לבטל לדנה את כל ימי ראשון מאפריל והלאה',
        slots: { meeting: 'm-dana', scope: 'future' },
        mayAsk: true,
      },
      {
        say: 'לאיתי יש מבחן בחמישי אז לבטל בבקשה',
        slots: { child: 'itay', meeting: 'm-itay' },
        as: 'parent',
      },
    ],
  },
  {
    command: 'day.clear',
    phrases: [
      { say: 'לבטל הכל מחר', slots: { from: '2026-03-11T00:00', to: '2026-03-12T00:00' } },
      {
        say: 'תנקה לי את יום חמישי יש לי חתונה',
        slots: { from: '2026-03-12T00:00', to: '2026-03-13T00:00' },
      },
      { say: 'חולה. תבטלי את כל השיעורים של היום', slots: { to: '2026-03-11T00:00' } },
    ],
  },
  {
    command: 'meeting.attendees',
    phrases: [
      {
        say: 'תוסיפי את יעל לקבוצת פיזיקה של רביעי',
        slots: { meeting: 'm-group', add: ['yael'], scope: 'future' },
      },
      { say: 'איתי יצא מהקבוצה תורידי אותו', slots: { meeting: 'm-group', remove: ['itay'] }, mayAsk: true },
      {
        say: 'עומר מצטרף מחר לקבוצת הפיזיקה, רק הפעם',
        slots: { meeting: 'm-group', add: ['omer'], scope: 'this' },
      },
    ],
  },
  {
    command: 'meeting.remind',
    phrases: [{ say: 'להזכיר לכל מי שיש לו שיעור מחר' }],
  },
  {
    command: 'schedule.check',
    phrases: [{ say: 'מחר בשש וחצי זה מתנגש לי עם משהו' }],
  },
  {
    command: 'schedule.free',
    phrases: [
      {
        say: 'תמצא לי שעה פנויה בשבוע הבא',
        slots: { minutes: 60, from: '2026-03-15T00:00', to: '2026-03-22T00:00' },
      },
      {
        say: 'יש משהו פנוי בחמישי לפני הצהריים',
        slots: { from: '2026-03-12T09:00', to: '2026-03-12T12:00' },
        or: 'schedule.check',
      },
    ],
  },
  {
    command: 'schedule.show',
    phrases: [
      { say: 'מה יש לי מחר', slots: { from: '2026-03-11T00:00', to: '2026-03-12T00:00' } },
      { say: 'מחרתיים את מי אני מלמדת', slots: { from: '2026-03-12T00:00', to: '2026-03-13T00:00' } },
      { say: 'מה הלוז מחר', slots: { from: '2026-03-11T00:00', to: '2026-03-12T00:00' } },
    ],
  },
  {
    command: 'schedule.next',
    phrases: [
      { say: 'מתי אני רואה את נועם שוב', slots: { students: ['noam'] } },
      { say: 'מתי נפגשים שוב', as: 'student', mayAsk: true },
    ],
  },
  {
    command: 'schedule.last',
    phrases: [{ say: 'מתי לימדתי את דנה בפעם האחרונה', slots: { students: ['dana'] } }],
  },
  {
    command: 'lesson.count',
    phrases: [
      { say: 'כמה שיעורים אני נותנת החודש', slots: { from: '2026-03-01T00:00', to: '2026-04-01T00:00' } },
      {
        say: 'כמה פעמים הייתה לנועה מתמטיקה השנה',
        slots: { child: 'noa' },
        as: 'parent',
        or: 'attendance.show',
      },
    ],
  },
  {
    command: 'time.block',
    phrases: [
      {
        say: 'כל יום שישי מאחת בצהריים חסום',
        slots: {
          start: '2026-03-13T13:00',
          end: '2026-03-14T00:00',
          rrule: 'FREQ=WEEKLY;INTERVAL=1;BYDAY=FR',
        },
        mayAsk: true,
      },
      {
        say: 'חמישי אחה"צ סגור, הצגה של הילדים',
        slots: { start: '2026-03-12T12:00', end: '2026-03-12T17:00' },
        mayAsk: true,
      },
    ],
  },
  {
    command: 'calendar.view',
    phrases: [{ say: 'תצוגת שבוע', slots: { view: 'week' } }],
  },
  {
    command: 'calendar.goto',
    phrases: [{ say: 'לך ליום ראשון הבא' }],
  },
  {
    command: 'calendar.export',
    phrases: [{ say: 'תוריד לי את כל השיעורים כקובץ ics' }],
  },
  {
    command: 'feed.copy',
    phrases: [{ say: 'העתק קישור למנוי היומן' }, { say: 'תן לי את הלינק של ה-ical', or: 'calendar.export' }],
  },
  {
    command: null,
    phrases: [
      { say: 'למה דנה בארבע', mayRead: true },
      { say: 'אל תעבירי את דנה לארכיון' },
      { say: 'תודה גם לך' },
      { say: 'נתראה בשבוע הבא!' },
      { say: 'לא עכשיו' },
      { say: 'למה נועם עזב?', mayRead: true },
      { say: 'מה אם מתמטיקה הייתה 200?', mayRead: true },
      { say: 'אמא של עומר נרשמה?', mayRead: true },
      { say: 'דנה סיפרה לי שיעל הייתה חולה בחודש שעבר', mayAsk: true, mayRead: true },
      { say: 'בשנה שעברה הוספנו ילד וזה לקח נצח', mayAsk: true, mayRead: true },
      { say: 'השיעור של איתי הוזז?', as: 'parent', mayRead: true },
      { say: 'נועה נהנתה מאוד בשיעור ביום שני, תודה!', as: 'parent', mayAsk: true, mayRead: true },
      { say: 'יופי אז נתראה בחמישי', as: 'student', mayAsk: true, mayRead: true },
      { say: 'שני תפוחים ובננה' },
      { say: 'ראשון לציון זה רחוק' },
      { say: 'אני רוצה לשבת רגע' },
      { say: 'מה מזג האוויר מחר', mayRead: true },
    ],
  },
  {
    command: 'meeting.request',
    phrases: [
      {
        say: 'אפשר עוד שיעור מתמטיקה מחר בחמש?',
        slots: { subject: 'su-maths', start: '2026-03-11T17:00' },
        as: 'student',
      },
      {
        say: 'היי רבקה זאת תמר, אפשר לנועה עוד שיעור מתמטיקה ברביעי בחמש',
        slots: { child: 'noa', subject: 'su-maths', start: '2026-03-11T17:00' },
        as: 'parent',
      },
      {
        say: 'הייתי רוצה שיעור אנגלית ביום שלישי בשש בערב אם זה אפשרי',
        slots: { subject: 'su-english', start: '2026-03-17T18:00' },
        as: 'student',
      },
    ],
  },
  {
    command: 'subject.show',
    phrases: [{ say: 'מה אני מלמדת', or: 'schedule.show' }, { say: 'רשימת המקצועות והמחירים שלי' }],
  },
  {
    command: 'subject.add',
    phrases: [
      { say: 'להוסיף כימיה 170 לשעה', slots: { name: 'כימיה', cost: 170 } },
      {
        say: 'עכשיו גם פייתון, 200 לשעה, תוסיף למקצועות',
        slots: { name: 'פייתון', cost: 200 },
        mayAsk: true,
      },
    ],
  },
  {
    command: 'subject.price',
    phrases: [
      { say: 'המחיר של פיזיקה מאתיים ועשרים', slots: { subject: 'su-physics', cost: 220 } },
      { say: 'מתמטיקה 175 לשעה תעדכני', slots: { subject: 'su-maths', cost: 175 } },
    ],
  },
  {
    command: 'subject.scalePrice',
    phrases: [{ say: 'מחיר האנגלית כפול שתיים', slots: { subject: 'su-english', factor: 2 } }],
  },
  {
    command: 'subject.color',
    phrases: [{ say: 'מתמטיקה בכחול', slots: { subject: 'su-maths' } }],
  },
  {
    command: 'subject.remove',
    phrases: [{ say: 'אני לא מלמדת יותר פיזיקה, תמחקי את המקצוע', slots: { subject: 'su-physics' } }],
  },
  {
    command: 'lesson.add',
    phrases: [
      {
        say: 'תוכנית לימודים פיזיקה: הוסף שיעור "חוקי ניוטון"',
        slots: { subject: 'su-physics', name: 'חוקי ניוטון' },
      },
      {
        say: 'עוד נושא באנגלית, "past simple", תכניסי',
        slots: { subject: 'su-english', name: 'past simple' },
        mayAsk: true,
      },
    ],
  },
  {
    command: 'lesson.change',
    phrases: [{ say: 'לשנות את השם של השיעור הראשון בסילבוס של מתמטיקה לעשרוניים', mayAsk: true }],
  },
  {
    command: 'lesson.remove',
    phrases: [{ say: 'מחק את שיעור 3 מתוכנית הלימודים של מתמטיקה', mayAsk: true }],
  },
  {
    command: 'student.show',
    phrases: [{ say: 'רשימת התלמידים שלי' }, { say: 'תראי לי תלמידים חסומים', slots: { filter: 'blocked' } }],
  },
  {
    command: 'student.find',
    phrases: [{ say: 'למצוא אצל התלמידים שלי מישהו בשם שלו', mayAsk: true, or: 'student.open' }],
  },
  {
    command: 'student.block',
    phrases: [
      { say: 'לחסום את איתי', slots: { students: ['itay'], blocked: true } },
      { say: 'עומר, בטלי לו את החסימה', slots: { students: ['omer'], blocked: false } },
      { say: 'אני לא רוצה שיעל תקבע אצלי יותר, תחסום אותה', slots: { students: ['yael'], blocked: true } },
    ],
  },
  {
    command: 'student.invite',
    phrases: [
      { say: 'תזמיני את maya.r@example.test', slots: { emails: ['maya.r@example.test'] } },
      {
        say: 'שלח הזמנות ל a@example.test ו b@example.test',
        slots: { emails: ['a@example.test', 'b@example.test'] },
      },
      { say: 'מתחיל תלמיד חדש, תשלחי הזמנה ל-ron@example.test', slots: { emails: ['ron@example.test'] } },
    ],
  },
  {
    command: 'lateCancels.check',
    phrases: [
      { say: 'אם אבטל את חמישי זה ייחשב ביטול מאוחר?', as: 'student', mayAsk: true, or: 'lateCancels.show' },
    ],
  },
  {
    command: 'child.show',
    phrases: [{ say: 'אילו ילדים רשומים אצלי', as: 'parent' }],
  },
  {
    command: 'child.add',
    phrases: [{ say: 'יש לי עוד ילד, קוראים לו אדם, תוסיפו אותו', slots: { name: 'אדם' }, as: 'parent' }],
  },
  {
    command: 'child.remove',
    phrases: [
      { say: 'תסירו את איתי מהחשבון שלי', slots: { child: 'itay' }, as: 'parent' },
      { say: 'למחוק את נועה מרשימת הילדים', slots: { child: 'noa' }, as: 'parent' },
    ],
  },
  {
    command: 'child.select',
    phrases: [{ say: 'עבור לנועה', slots: { child: 'noa' }, as: 'parent' }],
  },
  {
    command: 'profile.change',
    phrases: [
      {
        say: 'עברנו דירה, הכתובת החדשה הרצל 12 תל אביב',
        slots: { address: 'הרצל 12 תל אביב' },
        as: 'parent',
        mayAsk: true,
      },
    ],
  },
  {
    command: 'profile.open',
    phrases: [{ say: 'הפרופיל שלי', or: 'settings.profile' }],
  },
  {
    command: 'undo',
    phrases: [{ say: 'לא רגע, תבטלי את מה שעשית עכשיו' }],
  },
  {
    command: 'help',
    phrases: [{ say: 'מה עוד אתה יודע לעשות', as: 'student' }],
  },
  {
    command: 'meeting.add',
    phrases: [
      {
        say: 'itay מתמטיקה sunday ב6 בערב',
        slots: { students: ['itay'], subject: 'su-maths', start: '2026-03-15T18:00' },
      },
      {
        say: 'יעל מחר בערב בשבע מתמטיקה תודה',
        slots: { students: ['yael'], subject: 'su-maths', start: '2026-03-11T19:00' },
      },
    ],
  },
  {
    command: 'meeting.move',
    phrases: [
      {
        say: 'את הפיזיקה עם נועם בחמישי בואי נתחיל ברבע אחרי שש',
        slots: { meeting: 'm-noam-physics', start: '2026-03-12T18:15' },
        mayAsk: true,
      },
    ],
  },
  {
    command: 'student.archive',
    phrases: [{ say: 'תעביר לארכין את יעל', slots: { students: ['yael'], archived: true }, mayAsk: true }],
  },
];

/** Spoken in the worlds of recordsWorlds.ts. */
export const inRecords: AsideList[] = [
  {
    command: 'attendance.mark',
    phrases: [
      {
        say: 'תסמן שנועם הגיע אתמול',
        slots: { meeting: 'm-noam', occurrence: '2026-03-09T17:00', students: ['noam'], present: true },
      },
      {
        say: 'נועם הבריז לי אתמול',
        slots: { meeting: 'm-noam', occurrence: '2026-03-09T17:00', present: false },
        mayAsk: true,
      },
    ],
  },
  {
    command: 'meeting.leave',
    phrases: [
      {
        say: 'עוזב את קבוצת פיזיקה יותר מדי שיעורי בית',
        slots: { meeting: 'm-own-group' },
        as: 'student',
        mayAsk: true,
      },
    ],
  },
  {
    command: 'time.unblock',
    phrases: [{ say: 'תשחרר את מחר בצהריים' }],
  },
  {
    command: 'time.show',
    phrases: [
      { say: 'איזה שעות חסומות לי בשבוע הבא', slots: { from: '2026-03-15T00:00', to: '2026-03-22T00:00' } },
    ],
  },
  {
    command: 'calendar.search',
    phrases: [{ say: 'חפש שברים בשיעורים שלי', slots: { query: 'שברים' } }],
  },
  {
    command: 'attendance.show',
    phrases: [{ say: 'כמה שיעורים דנה החסירה', slots: { students: ['dana'] }, or: 'lesson.count' }],
  },
];

/** Spoken in the worlds of requestsWorlds.ts. */
export const inRequests: AsideList[] = [
  {
    command: 'pending.show',
    phrases: [{ say: 'מה קורה עם השיעורים שביקשתי', as: 'student' }],
  },
  {
    command: 'pending.approve',
    phrases: [
      { say: 'כן לבקשה של דנה בשישי', slots: { pending: 'p-dana' } },
      {
        say: 'שני בשש מתאים לי, אני מקבל את ההצעה',
        slots: { pending: 's-offer' },
        as: 'student',
        mayAsk: true,
      },
      { say: 'שני בשלוש מתאים לנועה, תאשר', slots: { pending: 'p-noa-monday' } },
      { say: 'הכל טוב, תאשרי את כל הבקשות לשיעורים', mayAsk: true },
    ],
  },
  {
    command: 'pending.decline',
    phrases: [{ say: 'תסרב בנימוס לשיעור שיעל ביקשה', slots: { pending: 'p-yael' } }],
  },
  {
    command: 'pending.withdraw',
    phrases: [{ say: 'לא חשוב, תבטלו את הבקשה שלי לראשון', slots: { pending: 's-sunday' }, as: 'student' }],
  },
  {
    command: 'meeting.propose',
    phrases: [
      {
        say: 'הציעי ליעל שישי ב10 בבוקר במקום חמישי',
        slots: { pending: 'p-yael', start: '2026-03-13T10:00' },
      },
      { say: 'הצעה נגדית לאיתי: ראשון 17:00', slots: { pending: 'p-itay', start: '2026-03-15T17:00' } },
    ],
  },
  {
    command: 'request.add',
    phrases: [
      {
        say: 'אפשר לרשום את מאיה לקבוצת האנגלית של יום שני',
        slots: { child: 'maya', meeting: 'm-full' },
        as: 'parent',
        or: 'waitlist.join',
      },
    ],
  },
  {
    command: 'request.approve',
    phrases: [{ say: 'לאשר את בקשת ההצטרפות של תמר', slots: { request: 'r-tamar' } }],
  },
  {
    command: 'request.reject',
    phrases: [
      { say: 'תגיד לגל שהקבוצה מלאה ותסרב לה', slots: { request: 'r-gal' }, mayAsk: true },
      { say: 'לא לתמר גיל', slots: { request: 'r-tamar' }, mayAsk: true },
      { say: 'לדחות את כל מי שביקש להצטרף לקבוצות', mayAsk: true },
    ],
  },
  {
    command: 'request.withdraw',
    phrases: [
      { say: 'בטל את הבקשה שלי להצטרף לקבוצת פיזיקה', slots: { request: 'sr-group' }, as: 'student' },
    ],
  },
  {
    command: 'waitlist.join',
    phrases: [
      {
        say: 'רשימת המתנה למאיה לאנגלית של יום שני',
        slots: { child: 'maya', meeting: 'm-full' },
        as: 'parent',
      },
    ],
  },
  {
    command: 'contract.open',
    phrases: [{ say: 'הראו לי את החוזה של רבקה', as: 'student', mayAsk: true }],
  },
  {
    command: 'teacher.join',
    phrases: [
      { say: 'תחברו אותנו למורה מהקישור הזה https://lessons.test/rivka', as: 'parent', mayAsk: true },
    ],
  },
  {
    command: null,
    phrases: [
      { say: 'אל תאשרי עדיין את יעל' },
      { say: 'הבקשה של תמר אושרה?', mayRead: true },
      { say: 'כבר אישרתי את עומר הבוקר בטלפון', mayAsk: true, mayRead: true },
    ],
  },
  {
    command: 'teacher.select',
    phrases: [{ say: 'תעבור לאבי', slots: { teacher: 't2' }, as: 'student' }],
  },
];
