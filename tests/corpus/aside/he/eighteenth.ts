/** An eighteenth set of a stranger’s sentences in Hebrew, four people’s: 90.0% at first. Its school is that of the sixth (sixthWorlds.ts). */
import type { AsideList } from '../aside.ts';

export const lists: AsideList[] = [
  {
    command: 'attendance.mark',
    phrases: [
      {
        say: 'נועם לא הגיע אתמול',
        slots: { students: ['noam'], meeting: 'm-noam', occurrence: '2026-03-09T17:00', present: false },
      },
      {
        say: 'דנה הבריזה לי ביום ראשון',
        slots: { students: ['dana'], meeting: 'm-dana', occurrence: '2026-03-08T16:00', present: false },
      },
      {
        say: 'איתי לא היה אתמול בקבוצה',
        slots: { students: ['itay'], meeting: 'm-group', occurrence: '2026-03-09T19:00', present: false },
      },
      {
        say: 'תסמן שדנה ואיתי היו אתמול בקבוצה',
        slots: {
          students: ['dana', 'itay'],
          meeting: 'm-group',
          occurrence: '2026-03-09T19:00',
          present: true,
        },
      },
      {
        say: 'עומר היה ברביעי שעבר תסמני',
        slots: { students: ['omer'], meeting: 'm-omer', occurrence: '2026-03-04T18:00', present: true },
      },
      {
        say: 'תסמני נוכחות לכולם בקבוצה של אתמול',
        slots: { meeting: 'm-group', occurrence: '2026-03-09T19:00', present: true },
      },
      {
        say: 'נא לרשום שנועה נכחה בשיעור ביום חמישי שעבר.',
        slots: { students: ['noa'], meeting: 'm-noa', occurrence: '2026-03-05T16:00', present: true },
      },
      { say: 'תסמני שהייתי אתמול בקבוצה', as: 'student', status: 'refused' },
    ],
  },
  {
    command: 'calendar.goto',
    phrases: [{ say: 'תקפוץ ל-15 באפריל' }],
  },
  {
    command: 'day.clear',
    phrases: [
      { say: 'תבטלי לי את כל מחר', slots: { from: '2026-03-11T00:00', to: '2026-03-12T00:00' } },
      { say: 'אני חולה היום תבטלי הכל' },
      {
        say: 'יש לי טיול שנתי בחמישי, תבטל את כל השיעורים באותו יום',
        slots: { from: '2026-03-12T00:00', to: '2026-03-13T00:00' },
      },
      {
        say: 'אני במילואים כל שבוע הבא תבטל הכל',
        slots: { from: '2026-03-15T00:00', to: '2026-03-22T00:00' },
      },
    ],
  },
  {
    command: 'lesson.count',
    phrases: [
      { say: 'כמה שיעורים היו לדנה החודש' },
      { say: 'באיזה מספר שיעור אני עם נועה?' },
      { say: 'כמה שיעורים היו לאדם החודש', as: 'parent' },
    ],
  },
  {
    command: 'link.copy',
    phrases: [{ say: 'תן לי את הלינק שאני שולחת לתלמידים' }],
  },
  {
    command: 'meeting.add',
    phrases: [
      {
        say: 'תקבע לנועם שיעור פיזיקה מחר ב5',
        slots: { students: ['noam'], subject: 'su-physics', start: '2026-03-11T17:00' },
      },
      {
        say: 'עומר מתמטיקה חמישי 18:30',
        slots: { students: ['omer'], subject: 'su-maths', start: '2026-03-12T18:30' },
      },
      {
        say: 'שימי לי את יעל מחר ב-16:00 אנגלית לשעה',
        slots: {
          students: ['yael'],
          subject: 'su-english',
          start: '2026-03-11T16:00',
          end: '2026-03-11T17:00',
        },
      },
      {
        say: 'בבקשה לקבוע לאיתי שיעור אנגלית ביום ראשון הקרוב בשעה חמש וחצי אחר הצהריים',
        slots: { students: ['itay'], subject: 'su-english', start: '2026-03-15T17:30' },
      },
      {
        say: 'תכניסי לי את דנה בשישי ב9 בבוקר מתמטיקה, יש לה מבחן',
        slots: { students: ['dana'], subject: 'su-maths', start: '2026-03-13T09:00' },
      },
      {
        say: 'שיעור קבוע לנועה כל יום ראשון ב18:00 מתמטיקה',
        slots: {
          students: ['noa'],
          subject: 'su-maths',
          start: '2026-03-15T18:00',
          rrule: 'FREQ=WEEKLY;INTERVAL=1;BYDAY=SU',
        },
      },
      {
        say: 'תרשום לעומר שיעור השלמה במתמטיקה ב-15 לחודש בשש בערב',
        slots: { students: ['omer'], subject: 'su-maths', start: '2026-03-15T18:00' },
      },
      {
        say: 'היום ב 18:00 שיעור פיזיקה עם נועה',
        slots: { students: ['noa'], subject: 'su-physics', start: '2026-03-10T18:00' },
      },
      {
        say: 'תוסיפי את איתי מחרתיים בשש בערב לשעה וחצי אנגלית',
        slots: {
          students: ['itay'],
          subject: 'su-english',
          start: '2026-03-12T18:00',
          end: '2026-03-12T19:30',
        },
      },
    ],
  },
  {
    command: 'meeting.addBatch',
    phrases: [
      { say: 'תקבע את נועה רביעי ב4 פיזיקה ואת יעל חמישי ב6 אנגלית' },
      { say: 'מחר דנה ב3 ואיתי ב5 שניהם מתמטיקה' },
    ],
  },
  {
    command: 'meeting.attendees',
    phrases: [
      { say: 'תוסיף את עומר לקבוצת שני', slots: { meeting: 'm-group', add: ['omer'], scope: 'future' } },
      {
        say: 'תוציאי את איתי מהקבוצה של שני',
        slots: { meeting: 'm-group', remove: ['itay'], scope: 'future' },
      },
    ],
  },
  {
    command: 'meeting.cancel',
    phrases: [
      {
        say: 'תבטל את יעל היום',
        slots: { meeting: 'm-yael', occurrence: '2026-03-10T15:00' },
        status: 'ask',
        asks: 'scope',
      },
      {
        say: 'תבטלי את עומר מחר רק הפעם הוא חולה',
        slots: { meeting: 'm-omer', occurrence: '2026-03-11T18:00', scope: 'this' },
      },
      { say: 'איתי ביטל לי בשישי, תמחקי את השיעור', slots: { meeting: 'm-itay' } },
      { say: 'תמחק את כל הסדרה של נועה', slots: { meeting: 'm-noa', scope: 'all' } },
      { say: 'נועם מפסיק מאפריל, תבטל לו את כל השיעורים מאז', slots: { meeting: 'm-noam', scope: 'future' } },
      {
        say: 'אנא בטל את השיעור עם דנה ביום ראשון.',
        slots: { meeting: 'm-dana', occurrence: '2026-03-15T16:00' },
        status: 'ask',
        asks: 'scope',
      },
      {
        say: 'לא אגיע לקבוצה בשני',
        as: 'student',
        slots: { meeting: 'm-group', occurrence: '2026-03-16T19:00' },
        or: 'meeting.leave',
      },
      {
        say: 'תבטלי לי את השיעור בראשון יש לי מתכונת',
        as: 'student',
        slots: { meeting: 'm-dana', occurrence: '2026-03-15T16:00' },
      },
      {
        say: 'אדם לא יגיע מחר',
        as: 'parent',
        slots: { meeting: 'm-adam', occurrence: '2026-03-11T16:00', child: 'adam' },
      },
      {
        say: 'דנה חולה ולא תבוא לקבוצה ביום שני',
        as: 'parent',
        slots: { meeting: 'm-group', occurrence: '2026-03-16T19:00', child: 'dana' },
        or: 'meeting.leave',
      },
    ],
  },
  {
    command: 'meeting.change',
    phrases: [
      {
        say: 'תגדיל את קבוצת שני ל-6 מקומות',
        slots: { meeting: 'm-group', capacity: 6 },
        status: 'ask',
        asks: 'scope',
      },
      {
        say: 'השיעור של איתי בשישי יהיה מתמטיקה במקום אנגלית',
        slots: { meeting: 'm-itay', subject: 'su-maths' },
      },
    ],
  },
  {
    command: 'meeting.describe',
    phrases: [{ say: 'תוסיפי הערה לשיעור של איתי בשישי: להביא את הספר', slots: { meeting: 'm-itay' } }],
  },
  {
    command: 'meeting.leave',
    phrases: [
      { say: 'תוציאו אותי מקבוצת שני', as: 'student', slots: { meeting: 'm-group' } },
      { say: 'תוציאו את דנה מהקבוצה של שני', as: 'parent', slots: { meeting: 'm-group', child: 'dana' } },
    ],
  },
  {
    command: 'meeting.move',
    phrases: [
      {
        say: 'תזיז את דנה של ראשון ל17:00 רק הפעם',
        slots: {
          meeting: 'm-dana',
          occurrence: '2026-03-15T16:00',
          start: '2026-03-15T17:00',
          scope: 'this',
        },
      },
      {
        say: 'תעביר את עומר ממחר לחמישי ב6',
        slots: { meeting: 'm-omer', occurrence: '2026-03-11T18:00', start: '2026-03-12T18:00' },
        status: 'ask',
        asks: 'scope',
      },
      {
        say: 'את יעל של היום תדחי לארבע',
        slots: { meeting: 'm-yael', occurrence: '2026-03-10T15:00', start: '2026-03-10T16:00' },
        status: 'ask',
        asks: 'scope',
      },
      { say: 'תזיזי את איתי של שישי ל-11', slots: { meeting: 'm-itay', start: '2026-03-13T11:00' } },
      {
        say: 'תקדים את נועה בחצי שעה ביום חמישי, רק השבוע',
        slots: { meeting: 'm-noa', occurrence: '2026-03-12T16:00', start: '2026-03-12T15:30', scope: 'this' },
      },
      {
        say: 'מהשבוע הבא תעביר את נועם לשש במקום חמש, גם את כל הבאים',
        slots: { meeting: 'm-noam', start: '2026-03-16T18:00', scope: 'future' },
      },
      {
        say: 'עומר ביקש מחר בשבע במקום בשש תזיזי חד פעמי',
        slots: {
          meeting: 'm-omer',
          occurrence: '2026-03-11T18:00',
          start: '2026-03-11T19:00',
          scope: 'this',
        },
      },
      {
        say: 'אבקש להעביר את השיעור של דנה מיום ראשון ה-15 במרץ ליום שלישי ה-17 במרץ באותה השעה, באופן חד-פעמי.',
        slots: {
          meeting: 'm-dana',
          occurrence: '2026-03-15T16:00',
          start: '2026-03-17T16:00',
          scope: 'this',
        },
      },
      {
        say: 'נועה מחמישי לשישי ב9 בבוקר תעבירי',
        slots: { meeting: 'm-noa', occurrence: '2026-03-12T16:00', start: '2026-03-13T09:00' },
        status: 'ask',
        asks: 'scope',
      },
      {
        say: 'אפשר לדחות את יעל היום בחצי שעה?',
        slots: { meeting: 'm-yael', occurrence: '2026-03-10T15:00', start: '2026-03-10T15:30' },
        status: 'ask',
        asks: 'scope',
      },
      {
        say: 'אפשר להזיז את ראשון לחמש?',
        as: 'student',
        slots: { meeting: 'm-dana', occurrence: '2026-03-15T16:00', start: '2026-03-15T17:00' },
      },
      {
        say: 'אפשר להקדים את השיעור בראשון בחצי שעה',
        as: 'student',
        slots: { meeting: 'm-dana', occurrence: '2026-03-15T16:00', start: '2026-03-15T15:30' },
      },
      {
        say: 'אפשר לעבור מראשון לשלישי ב-4?',
        as: 'student',
        slots: { meeting: 'm-dana', occurrence: '2026-03-15T16:00', start: '2026-03-17T16:00' },
      },
      {
        say: 'אפשר להזיז את אדם מחר לחמש',
        as: 'parent',
        slots: {
          meeting: 'm-adam',
          occurrence: '2026-03-11T16:00',
          start: '2026-03-11T17:00',
          child: 'adam',
        },
      },
      {
        say: 'תעבירו את דנה מראשון לשני בארבע',
        as: 'parent',
        slots: {
          meeting: 'm-dana',
          occurrence: '2026-03-15T16:00',
          start: '2026-03-16T16:00',
          child: 'dana',
        },
      },
    ],
  },
  {
    command: 'meeting.number',
    phrases: [{ say: 'נועה כבר בשיעור מספר 12 תעדכן', slots: { meeting: 'm-noa' }, mayAsk: true }],
  },
  {
    command: 'meeting.open',
    phrases: [{ say: 'תפתח לי את השיעור של נועה בחמישי', slots: { meeting: 'm-noa' } }],
  },
  {
    command: 'meeting.place',
    phrases: [
      { say: 'יעל היום בזום', slots: { meeting: 'm-yael', place: 'online' }, mayAsk: true },
      {
        say: 'כל השיעורים מחר בזום',
        slots: { place: 'online', from: '2026-03-11T00:00', to: '2026-03-12T00:00' },
      },
      { say: 'נועם מעכשיו אצלו בבית', slots: { meeting: 'm-noam', place: 'student', scope: 'future' } },
      { say: 'תעביר את השיעור של איתי בשישי לזום', slots: { meeting: 'm-itay', place: 'online' } },
    ],
  },
  {
    command: 'meeting.price',
    phrases: [
      { say: 'תעלה את המחיר לנועם ל150', slots: { meeting: 'm-noam', cost: 150, scope: 'future' } },
      { say: 'המחיר לשיעור של איתי בשישי 120 שקל', slots: { meeting: 'm-itay', cost: 120 } },
    ],
  },
  {
    command: 'meeting.propose',
    phrases: [{ say: 'תציע לעומר יום ראשון ב6', slots: { students: ['omer'], start: '2026-03-15T18:00' } }],
  },
  {
    command: 'meeting.remind',
    phrases: [
      { say: 'תזכיר לי רבע שעה לפני כל שיעור', slots: { before: 15 } },
      {
        say: 'תזכירי לי שעה לפני השיעור של עומר מחר',
        slots: { meeting: 'm-omer', before: 60 },
        mayAsk: true,
      },
      { say: 'תזכיר לי שעה לפני השיעור בראשון', as: 'student', status: 'refused' },
    ],
  },
  {
    command: 'meeting.repeat',
    phrases: [
      {
        say: 'תעבירי את נועה לפעם בשבועיים',
        slots: { meeting: 'm-noa', rrule: 'FREQ=WEEKLY;INTERVAL=2;BYDAY=TH' },
        mayAsk: true,
      },
      {
        say: 'תהפוך את השיעור של איתי בשישי לקבוע כל שבוע',
        slots: { meeting: 'm-itay', rrule: 'FREQ=WEEKLY;INTERVAL=1;BYDAY=FR' },
      },
    ],
  },
  {
    command: 'meeting.request',
    phrases: [
      {
        say: 'אפשר שיעור מתמטיקה ביום חמישי ב5?',
        as: 'student',
        slots: { subject: 'su-maths', start: '2026-03-12T17:00' },
      },
      {
        say: 'בא לי עוד שיעור מתמטיקה מחר ב7 בערב לפני המבחן',
        as: 'student',
        slots: { subject: 'su-maths', start: '2026-03-11T19:00' },
      },
      {
        say: 'תקבעי לאדם שיעור מתמטיקה בחמישי ב-16:00',
        as: 'parent',
        slots: { child: 'adam', subject: 'su-maths', start: '2026-03-12T16:00' },
      },
      {
        say: 'אשמח לשיעור נוסף במתמטיקה לדנה ביום שישי בעשר בבוקר',
        as: 'parent',
        slots: { child: 'dana', subject: 'su-maths', start: '2026-03-13T10:00' },
      },
    ],
  },
  {
    command: 'meeting.resize',
    phrases: [
      {
        say: 'תאריך את יעל היום לשעה רק הפעם',
        slots: { meeting: 'm-yael', occurrence: '2026-03-10T15:00', minutes: 60, scope: 'this' },
      },
      {
        say: 'תקצר את נועם ל45 דקות מעכשיו והלאה',
        slots: { meeting: 'm-noam', minutes: 45, scope: 'future' },
      },
      { say: 'תאריכי לאיתי את השיעור בשישי ברבע שעה', slots: { meeting: 'm-itay', minutes: 60 } },
      {
        say: 'הקבוצה ביום שני תהיה שעתיים, רק בשבוע הבא',
        slots: { meeting: 'm-group', occurrence: '2026-03-16T19:00', minutes: 120, scope: 'this' },
      },
      {
        say: 'תקצרי את נועה בחמישי בעשר דקות',
        slots: { meeting: 'm-noa', occurrence: '2026-03-12T16:00', minutes: 50 },
        status: 'ask',
        asks: 'scope',
      },
    ],
  },
  {
    command: 'meeting.scalePrice',
    phrases: [{ say: 'תעלה את כל השיעורים ב5 אחוז מאפריל', or: 'subject.scalePrice' }],
  },
  {
    command: 'pending.approve',
    phrases: [{ say: 'תאשרי את השיעור של יעל בחמישי', slots: { pending: 'p-yael' } }],
  },
  {
    command: 'pending.decline',
    phrases: [{ say: 'תדחה את ההצעה של יעל', slots: { pending: 'p-yael' } }],
  },
  {
    command: 'pending.open',
    phrases: [{ say: 'מה יעל ביקשה?', or: 'pending.show' }],
  },
  {
    command: 'pending.show',
    phrases: [{ say: 'מה מחכה לאישור שלי', or: 'request.show' }],
  },
  {
    command: 'request.approve',
    phrases: [{ say: 'תאשר את תום לקבוצת שני', slots: { request: 'r-tom' } }],
  },
  {
    command: 'request.reject',
    phrases: [{ say: 'תדחי את הבקשה של תום, אין מקום', slots: { request: 'r-tom' } }],
  },
  {
    command: 'request.show',
    phrases: [{ say: 'מי ביקש להצטרף לקבוצה?' }],
  },
  {
    command: 'request.withdraw',
    phrases: [{ say: 'תבטלי את הבקשה ששלחתי', as: 'student', or: 'pending.withdraw', mayAsk: true }],
  },
  {
    command: 'schedule.check',
    phrases: [
      { say: 'אני פנויה בראשון ב5?', slots: { start: '2026-03-15T17:00' } },
      { say: 'מחר ב-19:00 פנוי לי?', slots: { start: '2026-03-11T19:00' } },
      { say: 'רבקה פנויה בשישי ב10 בבוקר?', as: 'student', slots: { start: '2026-03-13T10:00' } },
    ],
  },
  {
    command: 'schedule.free',
    phrases: [
      { say: 'מתי אני פנויה מחר', slots: { from: '2026-03-11T00:00', to: '2026-03-12T00:00' } },
      { say: 'תמצא לי שעה פנויה בשבוע הבא', slots: { from: '2026-03-15T00:00', to: '2026-03-22T00:00' } },
      { say: 'יש לי חלון ביום חמישי?', slots: { from: '2026-03-12T00:00', to: '2026-03-13T00:00' } },
    ],
  },
  {
    command: 'schedule.last',
    phrases: [{ say: 'מתי היה השיעור האחרון עם עומר' }],
  },
  {
    command: 'schedule.next',
    phrases: [
      { say: 'מתי השיעור הבא שלי' },
      { say: 'מתי השיעור הבא עם נועה?', or: 'schedule.show' },
      { say: 'מתי השיעור הבא שלי', as: 'student' },
      { say: 'מתי השיעור הבא של אדם?', as: 'parent', or: 'schedule.show' },
    ],
  },
  {
    command: 'schedule.show',
    phrases: [
      { say: 'מה יש לי מחר', slots: { from: '2026-03-11T00:00', to: '2026-03-12T00:00' } },
      { say: 'מי יש לי היום?', slots: { from: '2026-03-10T00:00', to: '2026-03-11T00:00' } },
      {
        say: 'תראה לי את הלוז של שבוע הבא',
        slots: { from: '2026-03-15T00:00', to: '2026-03-22T00:00' },
        or: ['calendar.goto', 'calendar.view'],
      },
      { say: 'מה יש לי השבוע', as: 'student', slots: { from: '2026-03-08T00:00', to: '2026-03-15T00:00' } },
      {
        say: 'מה יש לילדים השבוע',
        as: 'parent',
        slots: { from: '2026-03-08T00:00', to: '2026-03-15T00:00' },
      },
    ],
  },
  {
    command: 'time.block',
    phrases: [
      { say: 'תחסמי לי מחר מ12 עד 2', slots: { start: '2026-03-11T12:00', end: '2026-03-11T14:00' } },
      {
        say: 'יש לי רופא בחמישי בין 10 ל-12 תחסום',
        slots: { start: '2026-03-12T10:00', end: '2026-03-12T12:00' },
      },
      {
        say: 'כל יום רביעי מ-13:00 עד 14:00 תחסום לי הפסקה',
        slots: {
          start: '2026-03-11T13:00',
          end: '2026-03-11T14:00',
          rrule: 'FREQ=WEEKLY;INTERVAL=1;BYDAY=WE',
        },
      },
      {
        say: 'ישיבת מורים היום מ1 עד 2 וחצי תחסמי לי',
        slots: { start: '2026-03-10T13:00', end: '2026-03-10T14:30' },
      },
      { say: 'תחסום לי 1.4 עד 9.4 חופשת פסח', slots: { start: '2026-04-01T00:00', end: '2026-04-10T00:00' } },
    ],
  },
  {
    command: 'time.show',
    phrases: [{ say: 'מה חסום לי השבוע?', slots: { from: '2026-03-08T00:00', to: '2026-03-15T00:00' } }],
  },
  {
    command: 'time.unblock',
    phrases: [{ say: 'תבטלי את החסימה של מחר', mayAsk: true }],
  },
  {
    command: 'week.copy',
    phrases: [{ say: 'תעתיק את השבוע הזה לשבוע הבא' }, { say: 'תשכפלי את השבוע לשלושת השבועות הבאים' }],
  },
  {
    command: null,
    phrases: [
      { say: 'לא לבטל את יעל היום' },
      { say: 'אל תזיז כלום מחר' },
      { say: 'תודה רבה, יום טוב' },
      { say: 'עומר ביטל?', mayRead: true },
      { say: 'חשבתי להזיז את נועה אבל עוד לא החלטתי' },
      { say: 'למה השיעור של נועם בחמש?', mayRead: true },
      { say: 'נועם שוב שכח את המחברת שלו' },
      { say: 'וואי איזה מבחן קשה היה היום', as: 'student' },
      { say: 'לא לבטל את ראשון אני באה בסוף', as: 'student' },
      { say: 'השיעור בראשון התבטל?', as: 'student', mayRead: true },
      { say: 'אדם נהנה מאוד בשיעור תודה', as: 'parent' },
      { say: 'אל תבטלו את אדם מחר הוא בסוף מגיע', as: 'parent' },
      { say: 'השיעור של אדם מחר מתקיים?', as: 'parent', mayRead: true },
    ],
  },
];
