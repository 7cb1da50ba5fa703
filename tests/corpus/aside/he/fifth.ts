/** A fifth set of strangers' sentences in Hebrew, most of the calendar and requests: measured first (88.2%; a twentieth of it is of money, which is not there yet), then learned from. */
import type { AsideList } from '../aside.ts';

export const lists: AsideList[] = [
  {
    command: 'meeting.add',
    phrases: [
      {
        say: "שימי את יעל לאנגלית ביום ה' בארבע ורבע",
        slots: { students: ['yael'], subject: 'su-english', start: '2026-03-12T16:15' },
      },
      {
        say: 'איתי פיזיקה חמישי 19:00 בזום',
        slots: { students: ['itay'], subject: 'su-physics', start: '2026-03-12T19:00', place: 'online' },
      },
      {
        say: 'בואי נוסיף שיעור אנגלית לנועה ב-18.3 בשלוש וחצי',
        slots: { students: ['noa'], subject: 'su-english', start: '2026-03-18T15:30' },
      },
      {
        say: 'אנגלית עם Omer כל יום רביעי ב-14:00 עד סוף מאי',
        slots: {
          students: ['omer'],
          subject: 'su-english',
          start: '2026-03-11T14:00',
          rrule: 'FREQ=WEEKLY;INTERVAL=1;BYDAY=WE;UNTIL=20260531',
        },
      },
      {
        say: 'יעל מתמטיקה בימי ב׳ וה׳ בשלוש, 12 שיעורים',
        slots: {
          students: ['yael'],
          subject: 'su-maths',
          start: '2026-03-12T15:00',
          rrule: 'FREQ=WEEKLY;INTERVAL=1;BYDAY=MO,TH;COUNT=12',
        },
      },
      {
        say: 'נקבע עם איתי שעתיים פיזיקה ביום שלישי הבא מארבע',
        slots: {
          students: ['itay'],
          subject: 'su-physics',
          start: '2026-03-17T16:00',
          end: '2026-03-17T18:00',
        },
      },
      {
        say: 'אפשר לקבוע ליעל אנגלית מחרתיים ב-3?',
        slots: { students: ['yael'], subject: 'su-english', start: '2026-03-12T15:00' },
      },
      {
        say: 'צריך לקבוע שיעור מתמטיקה ליעל',
        status: 'ask',
        asks: 'start',
        slots: { students: ['yael'], subject: 'su-maths' },
      },
    ],
  },
  {
    command: 'meeting.addBatch',
    phrases: [{ say: 'תקבע ליעל מתמטיקה מחר בשתיים ולעומר אנגלית בחמישי בשלוש' }],
  },
  { command: 'week.copy', phrases: [{ say: 'לשכפל את השבוע הזה לשבוע הבא' }] },
  {
    command: 'meeting.move',
    phrases: [
      {
        say: 'להקדים את עומר מחר בחצי שעה',
        slots: { meeting: 'm-omer', start: '2026-03-11T15:30', delta: -30 },
      },
      { say: 'עומר מחר בחמש וחצי במקום בארבע', slots: { meeting: 'm-omer', start: '2026-03-11T17:30' } },
      {
        say: 'בא נזיז את הפיזיקה של נועם לשישי בתשע בבוקר',
        slots: { meeting: 'm-noam-physics', start: '2026-03-13T09:00' },
      },
      {
        say: 'את דנה של יום ראשון להעביר לשני בשש וחצי בערב, רק הפעם',
        slots: {
          meeting: 'm-dana',
          occurrence: '2026-03-15T16:00',
          start: '2026-03-16T18:30',
          scope: 'this',
        },
      },
      {
        say: 'אפשר להעביר את קבוצת הפיזיקה לחמישי באותה שעה?',
        status: 'ask',
        asks: 'scope',
        slots: { meeting: 'm-group', start: '2026-03-12T18:00' },
      },
      {
        say: 'תדחה את האנגלית של מחר בעשר דקות',
        slots: { meeting: 'm-omer', start: '2026-03-11T16:10', delta: 10 },
      },
      {
        say: 'הזיזי בבקשה את Yael לשבוע הבא באותו יום ובאותה שעה',
        mayAsk: true,
        slots: { meeting: 'm-yael', start: '2026-03-17T11:00' },
      },
      {
        say: 'תעבירו בבקשה את איתי מחמישי לראשון בחמש',
        as: 'parent',
        slots: { meeting: 'm-itay', start: '2026-03-15T17:00', child: 'itay' },
      },
      {
        say: 'אפשר לדחות לנועה את שני הקרוב בחצי שעה, רק הפעם?',
        as: 'parent',
        slots: {
          meeting: 'm-noa',
          occurrence: '2026-03-16T15:00',
          start: '2026-03-16T15:30',
          scope: 'this',
          child: 'noa',
        },
      },
    ],
  },
  {
    command: 'meeting.resize',
    phrases: [{ say: 'קצרי את יעל היום לחצי שעה', slots: { meeting: 'm-yael', minutes: 30 } }],
  },
  {
    command: 'meeting.describe',
    phrases: [
      {
        say: 'לקרוא לפיזיקה של נועם בחמישי ״מבחן לדוגמה״',
        slots: { meeting: 'm-noam-physics', summary: 'מבחן לדוגמה' },
      },
      {
        say: 'הערה לשיעור של עומר מחר: לקרוא פרק 3',
        slots: { meeting: 'm-omer', description: 'לקרוא פרק 3' },
      },
    ],
  },
  {
    command: 'meeting.change',
    phrases: [
      { say: 'עומר מחר יהיה פיזיקה ולא אנגלית', slots: { meeting: 'm-omer', subject: 'su-physics' } },
    ],
  },
  {
    command: 'meeting.repeat',
    phrases: [
      {
        say: 'להפוך את האנגלית של עומר מחר לשיעור שבועי',
        slots: { meeting: 'm-omer', rrule: 'FREQ=WEEKLY;INTERVAL=1;BYDAY=WE' },
      },
      {
        say: 'תחזרי על השיעור של יעל שבוע כן שבוע לא עד סוף יוני',
        slots: { meeting: 'm-yael', rrule: 'FREQ=WEEKLY;INTERVAL=2;BYDAY=TU;UNTIL=20260630' },
      },
    ],
  },
  {
    command: 'meeting.place',
    phrases: [
      {
        say: 'להעביר את כל השיעורים של ראשון לאונליין',
        slots: { place: 'online', from: '2026-03-15T00:00', to: '2026-03-16T00:00' },
      },
    ],
  },
  {
    command: 'meeting.price',
    phrases: [
      { say: 'השיעור של עומר מחר עולה 130 ש״ח', slots: { meeting: 'm-omer', cost: 130 } },
      { say: 'תגבי מיעל 170 על השיעור של היום', slots: { meeting: 'm-yael', cost: 170 } },
    ],
  },
  {
    command: 'meeting.scalePrice',
    phrases: [{ say: 'לייקר את כל השיעורים בחמישה אחוז מאפריל', slots: { factor: 1.05 } }],
  },
  {
    command: 'meeting.cancel',
    phrases: [
      { say: 'תבטלי לי את עומר מחר', slots: { meeting: 'm-omer' } },
      { say: 'למחוק את הפיזיקה של נועם בחמישי', slots: { meeting: 'm-noam-physics' } },
      {
        say: 'לבטל את דנה ביום ראשון, רק את השיעור הזה',
        slots: { meeting: 'm-dana', occurrence: '2026-03-15T16:00', scope: 'this' },
      },
      { say: 'מפסיקים את האנגלית של נועם מהראשון במאי', slots: { meeting: 'm-noam', scope: 'future' } },
      {
        say: 'נבטל את קבוצת הפיזיקה ב-25/3 רק הפעם',
        slots: { meeting: 'm-group', occurrence: '2026-03-25T18:00', scope: 'this' },
      },
      { say: 'אפשר לבטל לי את האנגלית בחמישי?', as: 'student', slots: { meeting: 'm-own' } },
      {
        say: 'לאיתי יש טיול בחמישי אז הוא לא יגיע',
        as: 'parent',
        slots: { meeting: 'm-itay', child: 'itay' },
      },
      {
        say: 'תבטלו בבקשה לנועה את השיעור ביום שני, יש לה הופעה',
        as: 'parent',
        mayAsk: true,
        slots: { meeting: 'm-noa', child: 'noa' },
      },
    ],
  },
  {
    command: 'day.clear',
    phrases: [
      {
        say: 'לבטל את כל השיעורים בחמישי ובשישי',
        slots: { from: '2026-03-12T00:00', to: '2026-03-14T00:00' },
      },
    ],
  },
  {
    command: 'meeting.attendees',
    phrases: [
      { say: 'צרפי את עומר לקבוצת הפיזיקה', slots: { meeting: 'm-group', add: ['omer'] } },
      {
        say: 'להוציא את איתי מהקבוצה של רביעי מעכשיו',
        slots: { meeting: 'm-group', remove: ['itay'], scope: 'future' },
      },
    ],
  },
  {
    command: 'attendance.mark',
    phrases: [
      {
        say: 'דנה הבריזה ביום ראשון',
        mayAsk: true,
        slots: { meeting: 'm-dana', occurrence: '2026-03-08T16:00', present: false },
      },
      {
        say: 'נועה ואיתי הגיעו ברביעי שעבר',
        slots: { meeting: 'm-group', occurrence: '2026-03-04T18:00', present: true },
      },
      {
        say: 'דנה החסירה בשבוע שעבר',
        slots: { meeting: 'm-dana', occurrence: '2026-03-01T16:00', present: false },
      },
      {
        say: 'כולם הגיעו לקבוצה ב-4.3',
        slots: { meeting: 'm-group', occurrence: '2026-03-04T18:00', present: true },
      },
    ],
  },
  {
    command: 'meeting.remind',
    phrases: [{ say: 'להזכיר לי את הפיזיקה של נועם שעה לפני', slots: { meeting: 'm-noam-physics' } }],
  },
  {
    command: 'meeting.number',
    phrases: [{ say: 'השיעור של יעל היום הוא שיעור מספר 9', slots: { meeting: 'm-yael' } }],
  },
  {
    command: 'meeting.open',
    phrases: [{ say: 'תפתחי לי את השיעור של עומר מחר', slots: { meeting: 'm-omer' } }],
  },
  {
    command: 'meeting.leave',
    phrases: [
      {
        say: 'אני רוצה לפרוש מהמתמטיקה של יום ראשון',
        as: 'student',
        mayAsk: true,
        or: 'meeting.cancel',
        slots: { meeting: 'm-dana' },
      },
      {
        say: 'נועה עוזבת את המתמטיקה של יום שני מעכשיו',
        as: 'parent',
        mayAsk: true,
        or: 'meeting.cancel',
        slots: { meeting: 'm-noa', child: 'noa' },
      },
    ],
  },
  {
    command: 'schedule.check',
    phrases: [
      { say: 'מחר בשלוש תפוס לי?', slots: { start: '2026-03-11T15:00' } },
      { say: 'ראשון בשש וחצי עדיין פנוי', slots: { start: '2026-03-15T18:30' } },
      { say: 'ה-20 לחודש בשתים עשרה פנוי?', slots: { start: '2026-03-20T12:00' } },
    ],
  },
  {
    command: 'schedule.free',
    phrases: [
      { say: 'איפה יש לי חורים מחר', slots: { from: '2026-03-11T00:00', to: '2026-03-12T00:00' } },
      {
        say: 'תמצאי לי שעה וחצי פנויה בשבוע הבא',
        slots: { from: '2026-03-15T00:00', to: '2026-03-22T00:00', minutes: 90 },
      },
      {
        say: 'אילו שעות פנויות יש לי מראשון עד שלישי',
        slots: { from: '2026-03-15T00:00', to: '2026-03-18T00:00' },
      },
      {
        say: 'איזה שעות נשארו פנויות אצל רבקה בחמישי',
        as: 'student',
        slots: { from: '2026-03-12T00:00', to: '2026-03-13T00:00' },
      },
    ],
  },
  {
    command: 'schedule.show',
    phrases: [
      { say: 'מה הלוז מחר', slots: { from: '2026-03-11T00:00', to: '2026-03-12T00:00' } },
      { say: 'מי בא אליי ביום חמישי', slots: { from: '2026-03-12T00:00', to: '2026-03-13T00:00' } },
      {
        say: 'אילו שיעורים יש לי בשבוע הבא',
        as: 'student',
        slots: { from: '2026-03-15T00:00', to: '2026-03-22T00:00' },
      },
    ],
  },
  {
    command: 'schedule.next',
    phrases: [
      { say: 'מתי אני רואה את עומר בפעם הבאה', slots: { students: ['omer'] } },
      { say: 'מתי יש לאיתי את השיעור הבא', as: 'parent', slots: { child: 'itay' } },
    ],
  },
  {
    command: 'schedule.last',
    phrases: [{ say: 'מתי היה השיעור האחרון עם נועם', slots: { students: ['noam'] } }],
  },
  {
    command: 'lesson.count',
    phrases: [{ say: 'כמה שיעורים כבר היו לנועה?', as: 'parent', slots: { child: 'noa' } }],
  },
  {
    command: 'time.block',
    phrases: [
      { say: 'תחסמי את חמישי 14:00-16:00', slots: { start: '2026-03-12T14:00', end: '2026-03-12T16:00' } },
      {
        say: 'חסום כל יום שני בין 13:00 ל-14:00',
        slots: {
          start: '2026-03-16T13:00',
          end: '2026-03-16T14:00',
          rrule: 'FREQ=WEEKLY;INTERVAL=1;BYDAY=MO',
        },
      },
    ],
  },
  {
    command: 'time.unblock',
    phrases: [
      { say: 'תשחררי את החסימה של שישי בבוקר', mayAsk: true },
      { say: 'לבטל את החסימה ביום ראשון, בסוף אני עובדת', mayAsk: true },
    ],
  },
  { command: 'time.show', phrases: [{ say: 'תציג את כל החסימות שלי' }] },
  { command: 'calendar.view', phrases: [{ say: 'תחליפי ביומן לתצוגת שבוע', slots: { view: 'week' } }] },
  { command: 'calendar.goto', phrases: [{ say: 'תקפצי ל-5 במאי' }] },
  {
    command: 'calendar.search',
    phrases: [{ say: 'תחפשי ״גיאומטריה״ ביומן', slots: { query: 'גיאומטריה' } }],
  },
  {
    command: 'calendar.export',
    phrases: [{ say: 'לייצא את השבוע הבא ל-PDF' }, { say: 'תורידי לי את אפריל כתמונה' }],
  },
  { command: 'calendar.import', phrases: [{ say: 'להעלות קובץ ics ליומן' }] },
  {
    command: 'calendar.save',
    phrases: [
      { say: 'שמרי את השיעור של איתי בחמישי ביומן גוגל שלי', as: 'parent', slots: { meeting: 'm-itay' } },
    ],
  },
  { command: 'feed.copy', phrases: [{ say: 'תעתיקי את כתובת הפיד של היומן' }] },
  { command: 'pending.show', phrases: [{ say: 'אילו שיעורים עדיין מחכים לאישור שלי' }] },
  {
    command: 'pending.open',
    phrases: [
      { say: 'תפתחי את השיעור הממתין של עומר', mayAsk: true },
      { say: 'פרטים על הבקשה הממתינה של דנה לשיעור', mayAsk: true },
    ],
  },
  { command: 'pending.approve', phrases: [{ say: 'כן לבקשת השיעור של עומר', mayAsk: true }] },
  {
    command: 'pending.decline',
    phrases: [
      { say: 'תסרבי לשיעור הממתין של יעל', mayAsk: true },
      { say: 'לדחות את כל השיעורים הממתינים', mayAsk: true },
    ],
  },
  {
    command: 'pending.withdraw',
    phrases: [{ say: 'למשוך את בקשת השיעור ששלחתי ליום שני', as: 'student', mayAsk: true }],
  },
  {
    command: 'meeting.propose',
    phrases: [
      { say: 'תציעי ליעל את ראשון בשש בערב', mayAsk: true, slots: { start: '2026-03-15T18:00' } },
      {
        say: 'אפשר להציע לאיתי מתמטיקה בשישי בעשר בבוקר?',
        mayAsk: true,
        slots: { start: '2026-03-13T10:00' },
      },
    ],
  },
  {
    command: 'meeting.request',
    phrases: [
      {
        say: 'אני צריכה עוד שיעור פיזיקה ברביעי ב-19:30',
        as: 'student',
        slots: { subject: 'su-physics', start: '2026-03-11T19:30' },
      },
      {
        say: 'תקבעו בבקשה לנועה מתמטיקה כל יום שלישי בארבע החל מהשבוע הבא',
        as: 'parent',
        slots: {
          child: 'noa',
          subject: 'su-maths',
          start: '2026-03-17T16:00',
          rrule: 'FREQ=WEEKLY;INTERVAL=1;BYDAY=TU',
        },
      },
    ],
  },
  { command: 'request.show', phrases: [{ say: 'מי ביקש להצטרף לקבוצות שלי' }] },
  {
    command: 'request.add',
    phrases: [{ say: 'תרשמו אותי לקבוצת הפיזיקה של רביעי', as: 'student', mayAsk: true }],
  },
  {
    command: 'request.approve',
    phrases: [
      { say: 'תאשרי את בקשת ההצטרפות של יעל', mayAsk: true },
      { say: 'לקבל את כל מי שביקש להצטרף', mayAsk: true },
    ],
  },
  { command: 'request.reject', phrases: [{ say: 'דחה את כל בקשות ההצטרפות', mayAsk: true }] },
  {
    command: 'request.withdraw',
    phrases: [{ say: 'תמשכי את בקשת ההצטרפות של איתי', as: 'parent', mayAsk: true }],
  },
  {
    command: 'waitlist.join',
    phrases: [{ say: 'שימו אותי ברשימת ההמתנה לקבוצת הפיזיקה', as: 'student', mayAsk: true }],
  },
  { command: 'waitlist.leave', phrases: [{ say: 'תורידו אותי מרשימת ההמתנה', as: 'student', mayAsk: true }] },
  {
    command: 'contract.open',
    phrases: [{ say: 'תן לי לקרוא את החוזה של רבקה', as: 'student' }, { say: 'הצג את החוזה שלי' }],
  },
  {
    command: 'contract.accept',
    phrases: [{ say: 'לחתום על החוזה בשביל נועה', as: 'parent', slots: { child: 'noa' } }],
  },
  {
    command: 'teacher.join',
    phrases: [{ say: 'קיבלתי קישור ממורה חדשה, תחברו אותי אליה', as: 'student', mayAsk: true }],
  },
  { command: 'link.copy', phrases: [{ say: 'תעתיקי את הקישור להרשמה של תלמידים חדשים' }] },
  {
    command: 'payment.mark',
    phrases: [
      { say: 'יעל שילמה במזומן על היום', slots: { meeting: 'm-yael' } },
      {
        say: 'תסמני את השיעור של דנה בראשון שעבר כשולם',
        slots: { meeting: 'm-dana', occurrence: '2026-03-08T16:00' },
      },
    ],
  },
  {
    command: 'money.owed',
    phrases: [
      { say: 'מי עוד לא שילם לי' },
      { say: 'כמה כסף אני חייבת על איתי', as: 'parent', slots: { child: 'itay' } },
    ],
  },
  {
    command: 'student.block',
    phrases: [{ say: 'להוריד ליעל את החסימה', slots: { students: ['yael'], blocked: false } }],
  },
  {
    command: 'subject.price',
    phrases: [
      {
        say: 'אנגלית עולה ל-170 ₪ לשעה מעכשיו',
        slots: { subject: 'su-english', cost: 170, scope: 'future' },
      },
    ],
  },
  {
    command: 'stats.show',
    phrases: [
      {
        say: 'כמה הרווחתי בפברואר',
        mayAsk: true,
        or: 'money.summary',
        slots: { from: '2026-02-01T00:00', to: '2026-03-01T00:00' },
      },
    ],
  },
  { command: 'student.open', phrases: [{ say: 'מה הטלפון של יעל', slots: { students: ['yael'] } }] },
  {
    command: null,
    phrases: [
      { say: 'אל תזיזי את עומר מחר' },
      { say: 'האם נועם ביטל את חמישי', mayRead: true },
      { say: 'כדאי לי לדחות את דנה?' },
      { say: 'ומה אם אשים את יעל בחמישי' },
      { say: 'היה מזג אוויר נהדר ביום ראשון' },
      { say: 'בבקשה לא לאשר עדיין את יעל' },
      { say: 'נועם שילם?', mayRead: true },
      { say: 'הקבוצה ברביעי התקצרה?', mayRead: true },
      { say: 'עזוב, לא לבטל כלום' },
      { say: 'מה נשמע, בוקר טוב' },
      { say: 'נועה מתה על המתמטיקה', as: 'parent' },
    ],
  },
];

/** All of it is spoken in the worlds of worlds.ts. */
export const inRequests: AsideList[] = [];
export const inRecords: AsideList[] = [];
