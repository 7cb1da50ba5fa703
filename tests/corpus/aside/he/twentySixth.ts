/** A twenty-sixth set of a stranger’s sentences in Hebrew, ordinary orders: 94.7% at first. Its school is that of the sixth (sixthWorlds.ts). */
import type { AsideList } from '../aside.ts';

export const lists: AsideList[] = [
  {
    command: 'attendance.mark',
    phrases: [
      {
        say: 'תרשמי שנועם לא הגיע אתמול',
        slots: { students: ['noam'], meeting: 'm-noam', occurrence: '2026-03-09T17:00', present: false },
      },
      {
        say: 'כולם הגיעו אתמול לקבוצת שני',
        slots: { meeting: 'm-group', occurrence: '2026-03-09T19:00', present: true },
      },
      {
        say: 'דנה היתה בשיעור ביום ראשון',
        slots: { students: ['dana'], meeting: 'm-dana', occurrence: '2026-03-08T16:00', present: true },
      },
      {
        say: 'תסמני שאיתי לא היה אתמול בקבוצה',
        slots: { students: ['itay'], meeting: 'm-group', occurrence: '2026-03-09T19:00', present: false },
      },
      {
        say: 'עומר הבריז לי ברביעי שעבר',
        slots: { students: ['omer'], meeting: 'm-omer', occurrence: '2026-03-04T18:00', present: false },
      },
    ],
  },
  {
    command: 'calendar.export',
    phrases: [{ say: 'להוריד לי את מרץ כקובץ pdf' }],
  },
  {
    command: 'calendar.goto',
    phrases: [{ say: 'קפצי ביומן ל-5 באפריל' }],
  },
  {
    command: 'calendar.save',
    phrases: [
      { say: 'תשמרי לי את השיעור של ראשון ביומן של הטלפון', as: 'student', slots: { meeting: 'm-dana' } },
      { say: 'להוסיף את השיעור של אדם ליומן שלי בטלפון', as: 'parent', slots: { meeting: 'm-adam' } },
    ],
  },
  {
    command: 'calendar.view',
    phrases: [{ say: 'תראו לי את היומן בתצוגה חודשית', as: 'parent', slots: { view: 'month' } }],
  },
  {
    command: 'contract.accept',
    phrases: [{ say: 'אני מאשרת את החוזה של רבקה', as: 'student' }],
  },
  {
    command: 'contract.open',
    phrases: [{ say: 'תפתחו לי את החוזה של רבקה', as: 'parent' }],
  },
  {
    command: 'day.clear',
    phrases: [
      {
        say: 'אני לא מרגישה טוב תבטלי לי את כל השיעורים היום',
        slots: { from: '2026-03-10T00:00', to: '2026-03-11T00:00' },
      },
      {
        say: 'תפני לי את כל יום חמישי',
        slots: { from: '2026-03-12T00:00', to: '2026-03-13T00:00' },
        or: 'time.block',
      },
      {
        say: 'מה-22 עד ה-24 במרץ אני בחו"ל, תבטל את כל השיעורים',
        slots: { from: '2026-03-22T00:00', to: '2026-03-25T00:00' },
      },
      { say: 'הילד שלי חולה, לבטל הכל מחר', slots: { from: '2026-03-11T00:00', to: '2026-03-12T00:00' } },
    ],
  },
  {
    command: 'lesson.count',
    phrases: [
      { say: 'כמה שיעורים עשיתי כבר עם נועם', slots: { students: ['noam'] } },
      { say: 'באיזה מספר שיעור אני עם יעל?', slots: { students: ['yael'] } },
      { say: 'כמה שיעורים כבר עשיתי עם רבקה', as: 'student' },
      { say: 'כמה שיעורים אדם כבר למד', as: 'parent', slots: { child: 'adam' } },
    ],
  },
  {
    command: 'link.copy',
    phrases: [{ say: 'תעתיקי לי את הקישור להרשמה' }],
  },
  {
    command: 'meeting.add',
    phrases: [
      {
        say: 'נועם מתמטיקה מחר ב-14:30',
        slots: { students: ['noam'], subject: 'su-maths', start: '2026-03-11T14:30' },
      },
      {
        say: 'יעל אנגלית יום ראשון ב5 בערב אצלה בבית',
        slots: { students: ['yael'], subject: 'su-english', start: '2026-03-15T17:00', place: 'student' },
      },
      {
        say: 'שעור אנגלית עם איתי ב-22.3 בשעה ארבע',
        slots: { students: ['itay'], subject: 'su-english', start: '2026-03-22T16:00' },
      },
      {
        say: 'מהשבוע הבא כל יום רביעי ב-15:00 מתמטיקה עם נועה',
        slots: {
          students: ['noa'],
          subject: 'su-maths',
          start: '2026-03-18T15:00',
          rrule: 'FREQ=WEEKLY;INTERVAL=1;BYDAY=WE',
        },
      },
      {
        say: 'שיעור חד פעמי לעומר באנגלית מחרתיים 19:00 עד 19:45',
        slots: {
          students: ['omer'],
          subject: 'su-english',
          start: '2026-03-12T19:00',
          end: '2026-03-12T19:45',
        },
      },
      {
        say: 'אני מבקשת לקבוע ליעל לוי שיעור במתמטיקה ביום רביעי הבא בשעה חמש אחר הצהריים.',
        slots: { students: ['yael'], subject: 'su-maths', start: '2026-03-18T17:00' },
      },
      {
        say: 'Noam מתמטיקה sunday ב-14:00',
        slots: { students: ['noam'], subject: 'su-maths', start: '2026-03-15T14:00' },
      },
      {
        say: 'כל שני בשלוש וחצי אנגלית עם עומר עד סוף מאי',
        slots: {
          students: ['omer'],
          subject: 'su-english',
          start: '2026-03-16T15:30',
          rrule: 'FREQ=WEEKLY;INTERVAL=1;BYDAY=MO;UNTIL=20260531',
        },
      },
      {
        say: 'איתי פיסיקה היום 13:00 בזום',
        slots: { students: ['itay'], subject: 'su-physics', start: '2026-03-10T13:00', place: 'online' },
      },
      {
        say: 'תרשמי לי בבקשה שיעור חדש עם נועה שלו באנגלית ביום שישי בשעה אחת עשרה בבוקר, ארבעים וחמש דקות',
        slots: {
          students: ['noa'],
          subject: 'su-english',
          start: '2026-03-13T11:00',
          end: '2026-03-13T11:45',
        },
      },
      {
        say: 'לקבוע 6 שיעורים עם יעל מתמתיקה כל ראשון ב17:30',
        slots: {
          students: ['yael'],
          subject: 'su-maths',
          start: '2026-03-15T17:30',
          rrule: 'FREQ=WEEKLY;INTERVAL=1;BYDAY=SU;COUNT=6',
        },
      },
    ],
  },
  {
    command: 'meeting.addBatch',
    phrases: [
      { say: 'אנגלית עם נועם מחר ב-16:00 ואנגלית עם עומר ביום ראשון ב-15:00 תכניסי את שניהם' },
      { say: 'דנה פיזיקה שישי ב-9:00, נועה פיזיקה שישי ב-11:00' },
    ],
  },
  {
    command: 'meeting.attendees',
    phrases: [
      { say: 'תוסיפי את נועם לקבוצת שני', slots: { meeting: 'm-group', add: ['noam'] } },
      { say: 'להוציא את איתי מקבוצת שני', slots: { meeting: 'm-group', remove: ['itay'] } },
    ],
  },
  {
    command: 'meeting.cancel',
    phrases: [
      {
        say: 'תבטלי את עומר מחר רק הפעם',
        slots: { meeting: 'm-omer', occurrence: '2026-03-11T18:00', scope: 'this' },
      },
      {
        say: 'נועה בטיול שנתי בחמישי תבטלי לה את השיעור',
        slots: { meeting: 'm-noa', occurrence: '2026-03-12T16:00' },
        status: 'ask',
        asks: 'scope',
      },
      { say: 'לבטל את השיעור של איתי ביום שישי', slots: { meeting: 'm-itay' } },
      {
        say: 'יעל מפסיקה ללמוד, תבטלי את השיעורים שלה מאפריל והלאה',
        slots: { meeting: 'm-yael', scope: 'future' },
      },
      { say: 'תמחקי את כל הסדרה של נועם', slots: { meeting: 'm-noam', scope: 'all' } },
      {
        say: 'תבטל את קבוצת שני ב-16 לחודש, רק הפעם',
        slots: { meeting: 'm-group', occurrence: '2026-03-16T19:00', scope: 'this' },
      },
      {
        say: 'לבטל את יעל היום היא עם חום',
        slots: { meeting: 'm-yael', occurrence: '2026-03-10T15:00' },
        status: 'ask',
        asks: 'scope',
      },
      {
        say: 'אבקש לבטל את השיעור של דנה כץ ביום ראשון הקרוב. תודה.',
        slots: { meeting: 'm-dana', occurrence: '2026-03-15T16:00' },
        status: 'ask',
        asks: 'scope',
      },
      {
        say: 'אני לא יכולה להגיע ביום ראשון סורי',
        as: 'student',
        slots: { meeting: 'm-dana', occurrence: '2026-03-15T16:00' },
      },
      {
        say: 'לבטל לי את הקבוצה ביום שני הקרוב יש לי מתכונת',
        as: 'student',
        slots: { meeting: 'm-group', occurrence: '2026-03-16T19:00' },
      },
      {
        say: 'אדם חולה ולא יגיע מחר',
        as: 'parent',
        slots: { meeting: 'm-adam', occurrence: '2026-03-11T16:00' },
      },
      {
        say: 'אנחנו בחתונה ביום ראשון, בבקשה לבטל את השיעור של דנה',
        as: 'parent',
        slots: { meeting: 'm-dana', occurrence: '2026-03-15T16:00' },
      },
    ],
  },
  {
    command: 'meeting.change',
    phrases: [
      {
        say: 'השיעור של איתי בשישי יהיה מתמטיקה במקום אנגלית',
        slots: { meeting: 'm-itay', subject: 'su-maths' },
      },
    ],
  },
  {
    command: 'meeting.describe',
    phrases: [
      {
        say: 'תקראי לשיעור של איתי בשישי "חזרה לבגרות"',
        slots: { meeting: 'm-itay', summary: 'חזרה לבגרות' },
      },
    ],
  },
  {
    command: 'meeting.leave',
    phrases: [
      { say: 'אני רוצה לעזוב את קבוצת שני', as: 'student', slots: { meeting: 'm-group' } },
      { say: 'תוציאו את דנה מקבוצת שני, היא לא ממשיכה', as: 'parent', slots: { meeting: 'm-group' } },
    ],
  },
  {
    command: 'meeting.move',
    phrases: [
      {
        say: 'תזיזי את דנה מראשון לשני ב-4',
        slots: { meeting: 'm-dana', occurrence: '2026-03-15T16:00', start: '2026-03-16T16:00' },
        status: 'ask',
        asks: 'scope',
      },
      {
        say: 'תדחי את יעל של היום בעשרים דקות רק הפעם',
        slots: {
          meeting: 'm-yael',
          occurrence: '2026-03-10T15:00',
          start: '2026-03-10T15:20',
          scope: 'this',
        },
      },
      {
        say: 'להקדים את נועה ביום חמישי ברבע שעה',
        slots: { meeting: 'm-noa', occurrence: '2026-03-12T16:00', start: '2026-03-12T15:45' },
        status: 'ask',
        asks: 'scope',
      },
      { say: 'תזיז את איתי של שישי ל-11', slots: { meeting: 'm-itay', start: '2026-03-13T11:00' } },
      {
        say: 'מעכשיו תזיזי את נועם של שני ל-18:00',
        slots: { meeting: 'm-noam', start: '2026-03-16T18:00', scope: 'future' },
      },
      {
        say: 'תעביר את כל השיעורים של נועה מחמישי לרביעי באותה שעה',
        slots: { meeting: 'm-noa', scope: 'all' },
      },
      {
        say: 'קבוצת שני ב-16.3 תזוז ל-19:30 חד פעמי',
        slots: {
          meeting: 'm-group',
          occurrence: '2026-03-16T19:00',
          start: '2026-03-16T19:30',
          scope: 'this',
        },
      },
      {
        say: 'אמא של דנה התקשרה, תזיזי את השיעור של ראשון לחמש, רק הפעם',
        slots: {
          meeting: 'm-dana',
          occurrence: '2026-03-15T16:00',
          start: '2026-03-15T17:00',
          scope: 'this',
        },
      },
      {
        say: 'השיעור של עומר מחר, אפשר להקדים אותו בחצי שעה?',
        slots: { meeting: 'm-omer', occurrence: '2026-03-11T18:00', start: '2026-03-11T17:30' },
        status: 'ask',
        asks: 'scope',
      },
      {
        say: 'יעל מאחרת תזיז אותה היום ל 15:30 רק הפעם',
        slots: {
          meeting: 'm-yael',
          occurrence: '2026-03-10T15:00',
          start: '2026-03-10T15:30',
          scope: 'this',
        },
      },
      {
        say: 'תעבירי את השעור של מחר לשבע בערב',
        slots: { meeting: 'm-omer', occurrence: '2026-03-11T18:00', start: '2026-03-11T19:00' },
        status: 'ask',
        asks: 'scope',
      },
      {
        say: 'אפשר להזיז את המתמטיקה של ראשון לשעה 5?',
        as: 'student',
        slots: { meeting: 'm-dana', occurrence: '2026-03-15T16:00', start: '2026-03-15T17:00' },
      },
      {
        say: 'אפשר להעביר את השיעור מיום ראשון ליום רביעי הבא ב-16:00 בבקשה',
        as: 'student',
        slots: { meeting: 'm-dana', occurrence: '2026-03-15T16:00', start: '2026-03-18T16:00' },
      },
      {
        say: 'יש לי אימון, אפשר לדחות בחצי שעה את השיעור של יום ראשון',
        as: 'student',
        slots: { meeting: 'm-dana', occurrence: '2026-03-15T16:00', start: '2026-03-15T16:30' },
      },
      {
        say: 'אפשר להעביר את אדם ממחר ליום חמישי באותה שעה?',
        as: 'parent',
        slots: { meeting: 'm-adam', occurrence: '2026-03-11T16:00', start: '2026-03-12T16:00' },
      },
      {
        say: 'להזיז את המתמטיקה של אדם מחר לחמש וחצי אם אפשר',
        as: 'parent',
        slots: { meeting: 'm-adam', occurrence: '2026-03-11T16:00', start: '2026-03-11T17:30' },
      },
    ],
  },
  {
    command: 'meeting.number',
    phrases: [{ say: 'השיעור של עומר מחר הוא שיעור מספר 9' }],
  },
  {
    command: 'meeting.open',
    phrases: [{ say: 'תפתחי לי את השיעור של נועם ביום שני', slots: { meeting: 'm-noam' } }],
  },
  {
    command: 'meeting.place',
    phrases: [
      {
        say: 'כל השיעורים היום בזום, אני מצוננת',
        slots: { from: '2026-03-10T00:00', to: '2026-03-11T00:00', place: 'online' },
      },
      {
        say: 'מעכשיו השיעורים של עומר אצלו בבית',
        slots: { meeting: 'm-omer', place: 'student', scope: 'future' },
      },
      {
        say: 'השיעור של יעל היום אונליין רק הפעם',
        slots: { meeting: 'm-yael', occurrence: '2026-03-10T15:00', place: 'online', scope: 'this' },
      },
    ],
  },
  {
    command: 'meeting.price',
    phrases: [
      { say: 'מעכשיו השיעור של עומר עולה 130 שקל', slots: { meeting: 'm-omer', cost: 130, scope: 'future' } },
      { say: 'קבוצת שני 90 ש"ח לתלמיד מעכשיו', slots: { meeting: 'm-group', cost: 90, scope: 'future' } },
      {
        say: 'תורידי ליעל את המחיר היום ל-80 ש״ח, רק הפעם',
        slots: { meeting: 'm-yael', occurrence: '2026-03-10T15:00', cost: 80, scope: 'this' },
      },
    ],
  },
  {
    command: 'meeting.propose',
    phrases: [
      {
        say: 'תציעי לנועם שיעור ביום חמישי ב-18:30',
        slots: { students: ['noam'], start: '2026-03-12T18:30' },
      },
      {
        say: 'תציעי לעומר פרץ אנגלית ביום ראשון בשלוש, זה מסתדר לי',
        slots: { students: ['omer'], subject: 'su-english', start: '2026-03-15T15:00' },
      },
    ],
  },
  {
    command: 'meeting.remind',
    phrases: [{ say: 'תזכירי לי שעה לפני השיעור של עומר מחר', slots: { meeting: 'm-omer' } }],
  },
  {
    command: 'meeting.repeat',
    phrases: [
      {
        say: 'נועה עוברת ללמוד פעם בשבועיים',
        slots: { meeting: 'm-noa', rrule: 'FREQ=WEEKLY;INTERVAL=2;BYDAY=TH' },
        mayAsk: true,
      },
      {
        say: 'תעשי שהשיעור של איתי בשישי יחזור כל שבוע',
        slots: { meeting: 'm-itay', rrule: 'FREQ=WEEKLY;INTERVAL=1;BYDAY=FR' },
      },
    ],
  },
  {
    command: 'meeting.request',
    phrases: [
      {
        say: 'היי אפשר שיעור פיזיקה ביום רביעי ב-4?',
        as: 'student',
        slots: { subject: 'su-physics', start: '2026-03-11T16:00' },
      },
      {
        say: 'מתמטיקה מחר ב6 בערב',
        as: 'student',
        slots: { subject: 'su-maths', start: '2026-03-11T18:00' },
      },
      {
        say: 'יש לי מבחן בשישי דחוף שיעור מתמטיקה ביום חמישי ב-15:30',
        as: 'student',
        slots: { subject: 'su-maths', start: '2026-03-12T15:30' },
      },
      {
        say: 'אנגלית כל יום רביעי ב-17:00, ארבעה שיעורים',
        as: 'student',
        slots: {
          subject: 'su-english',
          start: '2026-03-11T17:00',
          rrule: 'FREQ=WEEKLY;INTERVAL=1;BYDAY=WE;COUNT=4',
        },
      },
      {
        say: 'אפשר לקבוע לאדם אנגלית ביום חמישי ב-17:00?',
        as: 'parent',
        slots: { child: 'adam', subject: 'su-english', start: '2026-03-12T17:00' },
      },
      {
        say: 'לדנה פיזיקה יום שישי ב-9:30',
        as: 'parent',
        slots: { child: 'dana', subject: 'su-physics', start: '2026-03-13T09:30' },
      },
      {
        say: 'שלום רב, נא לקבוע לאדם שיעור מתמטיקה ביום ראשון בשעה ארבע וחצי.',
        as: 'parent',
        slots: { child: 'adam', subject: 'su-maths', start: '2026-03-15T16:30' },
      },
    ],
  },
  {
    command: 'meeting.resize',
    phrases: [
      {
        say: 'תאריכי את השיעור של יעל היום לשעה',
        slots: { meeting: 'm-yael', occurrence: '2026-03-10T15:00', minutes: 60 },
        status: 'ask',
        asks: 'scope',
      },
      {
        say: 'השיעור של עומר מחר יהיה חצי שעה במקום 45 דקות',
        slots: { meeting: 'm-omer', occurrence: '2026-03-11T18:00', minutes: 30 },
        status: 'ask',
        asks: 'scope',
      },
      {
        say: 'מעכשיו השיעור של נועם 45 דקות במקום שעה',
        slots: { meeting: 'm-noam', minutes: 45, scope: 'future' },
      },
      {
        say: 'תקצרי את נועה ב-15 דקות רק בחמישי הקרוב',
        slots: { meeting: 'm-noa', occurrence: '2026-03-12T16:00', minutes: 45, scope: 'this' },
      },
      { say: 'תאריך את איתי של שישי ברבע שעה', slots: { meeting: 'm-itay', minutes: 60 } },
    ],
  },
  {
    command: 'meeting.scalePrice',
    phrases: [{ say: 'תעלי ב5 אחוז את המחיר של כל השיעורים מאפריל' }],
  },
  {
    command: 'pending.approve',
    phrases: [{ say: 'מאשרת את השיעור של יעל בחמישי ב-17:00', slots: { pending: 'p-yael' } }],
  },
  {
    command: 'pending.decline',
    phrases: [{ say: 'תדחי את ההצעה של יעל לחמישי', slots: { pending: 'p-yael' } }],
  },
  {
    command: 'pending.show',
    phrases: [{ say: 'איזה שיעורים מחכים לאישור שלי' }],
  },
  {
    command: 'pending.withdraw',
    phrases: [{ say: 'תמשכי את הבקשה ששלחתי לרבקה', as: 'student', or: 'request.withdraw', mayAsk: true }],
  },
  {
    command: 'request.add',
    phrases: [
      { say: 'אדם רוצה להצטרף לקבוצת שני, אפשר לרשום אותו?', as: 'parent', slots: { child: 'adam' } },
    ],
  },
  {
    command: 'request.approve',
    phrases: [{ say: 'לאשר את תום בן עמי לקבוצת שני', slots: { request: 'r-tom' } }],
  },
  {
    command: 'request.reject',
    phrases: [{ say: 'תדחי את הבקשה של תום אין מקום בקבוצה', slots: { request: 'r-tom' } }],
  },
  {
    command: 'request.show',
    phrases: [{ say: 'מי ביקש להצטרף לקבוצה?' }, { say: 'מה קורה עם בקשת ההצטרפות שלי', as: 'student' }],
  },
  {
    command: 'schedule.check',
    phrases: [
      { say: 'אני פנויה ביום ראשון בשש בערב?', slots: { start: '2026-03-15T18:00' } },
      { say: 'חמישי הבא ב-16:00 תפוס לי?', slots: { start: '2026-03-19T16:00' } },
      {
        say: 'רבקה פנויה ביום רביעי ב-18:00?',
        as: 'student',
        slots: { start: '2026-03-11T18:00' },
        or: 'schedule.free',
      },
    ],
  },
  {
    command: 'schedule.free',
    phrases: [
      { say: 'מתי יש לי זמן פנוי מחר', slots: { from: '2026-03-11T00:00', to: '2026-03-12T00:00' } },
      { say: 'תמצאי לי שעה פנויה השבוע', slots: { minutes: 60 } },
      {
        say: 'איפה יש לי חורים בשבוע הבא לתלמיד חדש',
        slots: { from: '2026-03-15T00:00', to: '2026-03-22T00:00' },
      },
      {
        say: 'באיזה שעות לרבקה יש מקום ביום חמישי',
        as: 'student',
        slots: { from: '2026-03-12T00:00', to: '2026-03-13T00:00' },
      },
      {
        say: 'מתי למורה יש זמן ביום ראשון',
        as: 'parent',
        slots: { from: '2026-03-15T00:00', to: '2026-03-16T00:00' },
      },
    ],
  },
  {
    command: 'schedule.last',
    phrases: [
      { say: 'מתי היה השיעור האחרון עם עומר', slots: { students: ['omer'] } },
      { say: 'מתי היה השיעור האחרון שלי?', as: 'student' },
    ],
  },
  {
    command: 'schedule.next',
    phrases: [
      { say: 'מי התלמיד הבא שלי' },
      { say: 'מתי השיעור הבא עם דנה?', slots: { students: ['dana'] } },
      { say: 'מתי יש לי שיעור הבא', as: 'student' },
      { say: 'מתי השיעור הבא של אדם', as: 'parent', slots: { child: 'adam' } },
    ],
  },
  {
    command: 'schedule.show',
    phrases: [
      { say: 'מה יש לי מחר', slots: { from: '2026-03-11T00:00', to: '2026-03-12T00:00' } },
      { say: 'איזה שיעורים יש לי השבוע', slots: { from: '2026-03-08T00:00', to: '2026-03-15T00:00' } },
      {
        say: 'תראי לי את כל השיעורים עם נועה במרץ',
        slots: { students: ['noa'], from: '2026-03-01T00:00', to: '2026-04-01T00:00' },
      },
      {
        say: 'מה יש לי בשבוע הבא',
        as: 'student',
        slots: { from: '2026-03-15T00:00', to: '2026-03-22T00:00' },
      },
      {
        say: 'איזה שיעורים היו לי בפברואר?',
        as: 'student',
        slots: { from: '2026-02-01T00:00', to: '2026-03-01T00:00' },
      },
      { say: 'מה יש לילדים מחר', as: 'parent', slots: { from: '2026-03-11T00:00', to: '2026-03-12T00:00' } },
      {
        say: 'איזה שיעורים יש לדנה השבוע?',
        as: 'parent',
        slots: { child: 'dana', from: '2026-03-08T00:00', to: '2026-03-15T00:00' },
      },
    ],
  },
  {
    command: 'teacher.join',
    phrases: [{ say: 'יש לי קישור של מורה ואני רוצה להצטרף אליה', as: 'student' }],
  },
  {
    command: 'time.block',
    phrases: [
      {
        say: 'תחסמי לי מחר מ10 עד 12 יש לי סידורים',
        slots: { start: '2026-03-11T10:00', end: '2026-03-11T12:00' },
      },
      {
        say: 'יש לי רופא שיניים בחמישי מ-13:00 עד 14:30 תחסום',
        slots: { start: '2026-03-12T13:00', end: '2026-03-12T14:30' },
      },
      {
        say: 'לסגור לי כל יום שני בין 14:00 ל-15:00',
        slots: {
          start: '2026-03-16T14:00',
          end: '2026-03-16T15:00',
          rrule: 'FREQ=WEEKLY;INTERVAL=1;BYDAY=MO',
        },
      },
      { say: 'אני בחופש מ-1.4 עד 8.4, לחסום', slots: { start: '2026-04-01T00:00', end: '2026-04-09T00:00' } },
      {
        say: 'יום ראשון השתלמות, תחסמי לי 8:00 עד 12:00 ביום ראשון',
        slots: { start: '2026-03-15T08:00', end: '2026-03-15T12:00' },
      },
    ],
  },
  {
    command: 'time.show',
    phrases: [{ say: 'אילו שעות חסמתי השבוע?' }],
  },
  {
    command: 'time.unblock',
    phrases: [{ say: 'תשחררי את החסימה של מחר בין 10 ל-12', mayAsk: true }],
  },
  {
    command: 'week.copy',
    phrases: [
      { say: 'תעתיקי את השבוע הזה לשבוע הבא' },
      { say: 'תשכפל לי את כל המערכת של השבוע גם לשבועיים הבאים' },
      { say: 'השבוע הבא אותו דבר כמו השבוע, תעתיקי בבקשה' },
    ],
  },
  {
    command: null,
    phrases: [
      { say: 'אל תבטלי את עומר מחר' },
      { say: 'בוקר טוב מה נשמע' },
      { say: 'תודה רבה, עזרת לי מאוד' },
      { say: 'עזבי, אל תזיזי כלום' },
      { say: 'השיעור של נועה מבוטל?', mayRead: true },
      { say: 'אם ירד גשם אולי נבטל את קבוצת שני' },
      { say: 'למה נועם לא בא אתמול?', mayRead: true },
      { say: 'לא צריך לחסום את מחר' },
      { say: 'אולי אזיז את דנה בהמשך השבוע, עוד לא החלטתי' },
      { say: 'לא משנה, השיעור נשאר כרגיל', as: 'student' },
      { say: 'סבבה תודהה', as: 'student' },
      { say: 'מה קורה אם אני מאחרת ביום ראשון?', as: 'student', mayRead: true },
      { say: 'למה השיעור של אדם בוטל?', as: 'parent', mayRead: true },
      { say: 'בבקשה לא לבטל את השיעור של דנה ביום ראשון', as: 'parent' },
      { say: 'תודה על הסבלנות, דנה מאוד אוהבת את השיעורים', as: 'parent' },
    ],
  },
];
