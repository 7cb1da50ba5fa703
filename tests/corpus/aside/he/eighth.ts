/** An eighth set of a stranger’s sentences in Hebrew, the everyday middle of the calendar and of requests: 90.0%, one wrong action at first. Its school is that of the sixth (sixthWorlds.ts). */
import type { AsideList } from '../aside.ts';

export const lists: AsideList[] = [
  {
    command: 'attendance.mark',
    phrases: [
      {
        say: 'דנה לא הגיעה ביום ראשון',
        slots: {
          students: ['dana'],
          meeting: 'm-dana',
          occurrence: '2026-03-08T16:00',
          present: false,
        },
      },
      {
        say: 'אדם חולה ולא יגיע מחר',
        as: 'parent',
        slots: {
          child: 'adam',
          meeting: 'm-adam',
          occurrence: '2026-03-11T16:00',
          present: false,
        },
        or: 'meeting.cancel',
        mayAsk: true,
      },
      {
        say: 'אני לא יכולה להגיע ביום ראשון',
        as: 'student',
        slots: {
          meeting: 'm-dana',
          occurrence: '2026-03-15T16:00',
          present: false,
        },
        or: 'meeting.cancel',
        mayAsk: true,
      },
      {
        say: 'איתי הבריז אתמול מהקבוצה',
        slots: {
          students: ['itay'],
          meeting: 'm-group',
          occurrence: '2026-03-09T19:00',
          present: false,
        },
        mayAsk: true,
      },
      {
        say: 'תסמן שעומר היה ברביעי שעבר',
        slots: {
          students: ['omer'],
          meeting: 'm-omer',
          occurrence: '2026-03-04T18:00',
          present: true,
        },
      },
    ],
  },
  {
    command: 'calendar.export',
    phrases: [
      {
        say: 'תייצאי את היומן',
        or: ['calendar.save'],
      },
    ],
  },
  {
    command: 'calendar.goto',
    phrases: [
      {
        say: 'תקפצי לשבוע של ה-12 באפריל',
      },
    ],
  },
  {
    command: 'calendar.import',
    phrases: [
      {
        say: 'לייבא ליומן קובץ מגוגל',
        mayAsk: true,
      },
    ],
  },
  {
    command: 'calendar.save',
    phrases: [
      {
        say: 'תשמור לי את היומן במחשב',
        or: ['calendar.export'],
        mayAsk: true,
      },
    ],
  },
  {
    command: 'calendar.search',
    phrases: [
      {
        say: 'תחפש ביומן פיזיקה',
        or: ['schedule.show'],
        mayRead: true,
      },
    ],
  },
  {
    command: 'calendar.view',
    phrases: [
      {
        say: 'תעברי לתצוגת חודש',
      },
    ],
  },
  {
    command: 'contract.accept',
    phrases: [
      {
        say: 'קראתי את החוזה ואני מסכימה',
        as: 'student',
        mayAsk: true,
      },
    ],
  },
  {
    command: 'contract.open',
    phrases: [
      {
        say: 'תראה לי את החוזה',
        as: 'student',
        mayRead: true,
      },
    ],
  },
  {
    command: 'day.clear',
    phrases: [
      {
        say: 'תנקי לי את יום חמישי',
        slots: {
          from: '2026-03-12T00:00',
          to: '2026-03-13T00:00',
        },
        mayAsk: true,
      },
      {
        say: 'בטל לי את כל השיעורים של מחר',
        slots: {
          from: '2026-03-11T00:00',
          to: '2026-03-12T00:00',
        },
        or: ['meeting.cancel'],
        mayAsk: true,
      },
    ],
  },
  {
    command: 'feed.copy',
    phrases: [
      {
        say: 'תני לי קישור לסנכרון היומן עם google calendar',
        or: ['calendar.export', 'link.copy'],
        mayAsk: true,
      },
    ],
  },
  {
    command: 'lesson.count',
    phrases: [
      {
        say: 'כמה שיעורים היו לי בפברואר',
        as: 'student',
        slots: {
          from: '2026-02-01T00:00',
          to: '2026-03-01T00:00',
        },
        mayRead: true,
      },
      {
        say: 'כמה שיעורים נתתי לעומר החודש',
        slots: {
          students: ['omer'],
          from: '2026-03-01T00:00',
        },
        mayRead: true,
      },
    ],
  },
  {
    command: 'link.copy',
    phrases: [
      {
        say: 'תעתיקי לי את הקישור לקביעת שיעורים אצלי',
      },
    ],
  },
  {
    command: 'meeting.add',
    phrases: [
      {
        say: 'תוסיף שיעור לאיתי ביום ראשון בחמש וחצי לשעה',
        slots: {
          students: ['itay'],
          start: '2026-03-15T17:30',
          end: '2026-03-15T18:30',
        },
        mayAsk: true,
      },
      {
        say: 'דנה ונועם פיזיקה ביחד ביום שישי ב10 בבוקר',
        slots: {
          students: ['dana', 'noam'],
          subject: 'su-physics',
          start: '2026-03-13T10:00',
        },
      },
      {
        say: 'יעל אנגלית מחר ב-17:00',
        slots: {
          students: ['yael'],
          subject: 'su-english',
          start: '2026-03-11T17:00',
        },
      },
      {
        say: 'להוסיף לעומר מתמטיקה כל יום ראשון בשמונה בערב',
        slots: {
          students: ['omer'],
          subject: 'su-maths',
          start: '2026-03-15T20:00',
          rrule: 'FREQ=WEEKLY;INTERVAL=1;BYDAY=SU',
        },
      },
      {
        say: 'שיעור אנגלית לאיתי פעם בשבועיים ביום ראשון ב-18:00 החל מהשבוע הבא',
        slots: {
          students: ['itay'],
          subject: 'su-english',
          start: '2026-03-15T18:00',
          rrule: 'FREQ=WEEKLY;INTERVAL=2;BYDAY=SU',
        },
      },
      {
        say: 'אפשר לקבוע שיעור פיזיקה עם Noam ב-19/3 בשעה 14:00?',
        slots: {
          students: ['noam'],
          subject: 'su-physics',
          start: '2026-03-19T14:00',
        },
        mayAsk: true,
      },
      {
        say: 'תשבצי את יעל לשעתיים בשישי מתשע בבוקר יש לה בגרות באנגלית',
        slots: {
          students: ['yael'],
          start: '2026-03-13T09:00',
          end: '2026-03-13T11:00',
        },
        mayAsk: true,
      },
      {
        say: 'תקבעי לנועם פיזיקה ביום חמישי בשש',
        slots: {
          students: ['noam'],
          subject: 'su-physics',
          start: '2026-03-12T18:00',
        },
      },
    ],
  },
  {
    command: 'meeting.addBatch',
    phrases: [
      {
        say: 'תקבע את דנה לראשון ב-5, נועם לחמישי ב-4 ואיתי לרביעי ב-3',
        or: ['meeting.add'],
        mayAsk: true,
      },
    ],
  },
  {
    command: 'meeting.attendees',
    phrases: [
      {
        say: 'יעל מצטרפת לקבוצה ביום שני הקרוב, רק הפעם',
        slots: {
          add: ['yael'],
          meeting: 'm-group',
          occurrence: '2026-03-16T19:00',
          scope: 'this',
        },
        mayAsk: true,
      },
      {
        say: 'תוציא את איתי מהקבוצה מעכשיו',
        slots: {
          remove: ['itay'],
          scope: 'future',
        },
        mayAsk: true,
      },
      {
        say: 'תוסיפי את נועם לקבוצה של יום שני',
        slots: {
          add: ['noam'],
        },
        mayAsk: true,
      },
    ],
  },
  {
    command: 'meeting.cancel',
    phrases: [
      {
        say: 'עומר מפסיק ללמוד, תבטל לו את כל השיעורים מעכשיו',
        slots: {
          meeting: 'm-omer',
          scope: 'future',
        },
        mayAsk: true,
      },
      {
        say: 'לבטל את השיעור של איתי בשישי בבקשה',
        slots: {
          meeting: 'm-itay',
          occurrence: '2026-03-13T10:00',
        },
        mayAsk: true,
      },
      {
        say: 'אני חולה היום תבטלי את יעל ותגידי לה שאני מצטערת',
        slots: {
          meeting: 'm-yael',
          occurrence: '2026-03-10T15:00',
        },
        or: ['day.clear'],
        mayAsk: true,
      },
      {
        say: 'תבטלי את השיעור של אדם מחר',
        as: 'parent',
        slots: {
          child: 'adam',
          meeting: 'm-adam',
          occurrence: '2026-03-11T16:00',
        },
        or: ['attendance.mark'],
        mayAsk: true,
      },
      {
        say: 'תבטלי את נועה ביום חמישי, רק השבוע',
        slots: {
          meeting: 'm-noa',
          occurrence: '2026-03-12T16:00',
          scope: 'this',
        },
      },
      {
        say: 'תבלטי את השיעור של נועם ביום שני',
        status: 'ask',
        slots: {
          meeting: 'm-noam',
          occurrence: '2026-03-16T17:00',
        },
      },
    ],
  },
  {
    command: 'meeting.change',
    phrases: [
      {
        say: 'השיעור של עומר מחר יהיה פיזיקה במקום מתמטיקה',
        slots: {
          subject: 'su-physics',
          meeting: 'm-omer',
          occurrence: '2026-03-11T18:00',
        },
        mayAsk: true,
      },
      {
        say: 'תגדיל את הקבוצה של שני לחמישה מקומות',
        mayAsk: true,
      },
    ],
  },
  {
    command: 'meeting.describe',
    phrases: [
      {
        say: 'תוסיפי הערה לשיעור של נועם ביום שני: להביא מחשבון',
        slots: {
          meeting: 'm-noam',
          occurrence: '2026-03-16T17:00',
        },
        mayAsk: true,
      },
    ],
  },
  {
    command: 'meeting.leave',
    phrases: [
      {
        say: 'אני רוצה לצאת מהקבוצה של שני',
        as: 'student',
        mayAsk: true,
      },
      {
        say: 'דנה עוזבת את הקבוצה',
        as: 'parent',
        slots: {
          child: 'dana',
        },
        or: ['meeting.attendees'],
        mayAsk: true,
      },
    ],
  },
  {
    command: 'meeting.move',
    phrases: [
      {
        say: 'איתי בשישי ב-11 במקום ב-10',
        slots: {
          meeting: 'm-itay',
          start: '2026-03-13T11:00',
          occurrence: '2026-03-13T10:00',
        },
      },
      {
        say: 'את המתמטיקה של ראשון תעביר לשני בשלוש, גם את הבאים',
        slots: {
          start: '2026-03-16T15:00',
          scope: 'future',
        },
      },
      {
        say: 'נועם עובר ליום שלישי בחמש מעכשיו והלאה',
        slots: {
          meeting: 'm-noam',
          start: '2026-03-17T17:00',
          scope: 'future',
        },
        or: ['meeting.repeat'],
        mayAsk: true,
      },
      {
        say: 'תוריד את איתי משישי ותשים אותו בראשון בחמש',
        or: ['meeting.cancel', 'meeting.add', 'meeting.addBatch'],
        mayAsk: true,
      },
      {
        say: 'תעביר את השיעור של עומר ממחר ליום חמישי באותה שעה',
        slots: {
          meeting: 'm-omer',
          start: '2026-03-12T18:00',
          occurrence: '2026-03-11T18:00',
        },
        mayAsk: true,
      },
      {
        say: 'אפשר לדחות את יעל היום בחצי שעה?',
        slots: {
          meeting: 'm-yael',
          start: '2026-03-10T15:30',
          occurrence: '2026-03-10T15:00',
        },
        mayAsk: true,
      },
      {
        say: 'תזיזי את המתמטיקה של מחר לשבע וחצי',
        slots: {
          meeting: 'm-omer',
          start: '2026-03-11T19:30',
          occurrence: '2026-03-11T18:00',
        },
        mayAsk: true,
      },
      {
        say: 'להקדים את נועה בחמישי בשעה, רק השבוע',
        slots: {
          meeting: 'm-noa',
          start: '2026-03-12T15:00',
          occurrence: '2026-03-12T16:00',
          scope: 'this',
        },
        mayAsk: true,
      },
      {
        say: 'תזיזי את דנה ביום ראשון לחמש, רק הפעם',
        slots: {
          meeting: 'm-dana',
          start: '2026-03-15T17:00',
          occurrence: '2026-03-15T16:00',
          scope: 'this',
        },
      },
      {
        say: 'הקבוצה של יום שני עוברת לשמונה בערב באופן קבוע',
        slots: {
          start: '2026-03-16T20:00',
        },
        or: ['meeting.repeat'],
        mayAsk: true,
      },
    ],
  },
  {
    command: 'meeting.number',
    phrases: [
      {
        say: 'השיעור הבא של עומר הוא מספר 10',
        slots: {
          meeting: 'm-omer',
          occurrence: '2026-03-11T18:00',
        },
        mayAsk: true,
      },
    ],
  },
  {
    command: 'meeting.open',
    phrases: [
      {
        say: 'תפתחי את השיעור של נועה בחמישי',
        slots: {
          meeting: 'm-noa',
          occurrence: '2026-03-12T16:00',
        },
        mayAsk: true,
      },
    ],
  },
  {
    command: 'meeting.place',
    phrases: [
      {
        say: 'מעכשיו אני מלמדת את עומר אצלו בבית',
        slots: {
          meeting: 'm-omer',
          scope: 'future',
          place: 'student',
        },
        mayAsk: true,
      },
      {
        say: 'השיעור עם יעל היום בזום',
        slots: {
          meeting: 'm-yael',
          occurrence: '2026-03-10T15:00',
          place: 'online',
        },
        mayAsk: true,
      },
    ],
  },
  {
    command: 'meeting.price',
    phrases: [
      {
        say: 'מעכשיו נועם משלם 160 שקל לשיעור',
        slots: {
          meeting: 'm-noam',
          scope: 'future',
          cost: 160,
        },
        mayAsk: true,
      },
    ],
  },
  {
    command: 'meeting.propose',
    phrases: [
      {
        say: 'תציעי ליעל יום ראשון בשש במקום חמישי',
        slots: {
          start: '2026-03-15T18:00',
        },
        or: ['pending.decline'],
        mayAsk: true,
      },
      {
        say: 'לא מתאים לי חמישי בחמש תציע ליעל ארבע וחצי',
        slots: {
          start: '2026-03-12T16:30',
        },
        or: ['pending.decline'],
        mayAsk: true,
      },
    ],
  },
  {
    command: 'meeting.remind',
    phrases: [
      {
        say: 'תשלחי תיזכורת ליעל לשיעור של היום',
        slots: {
          meeting: 'm-yael',
          occurrence: '2026-03-10T15:00',
        },
        mayAsk: true,
      },
      {
        say: 'תזכירי לי שעה לפני השיעור ביום ראשון',
        as: 'student',
        slots: {
          meeting: 'm-dana',
          occurrence: '2026-03-15T16:00',
        },
        mayAsk: true,
      },
    ],
  },
  {
    command: 'meeting.repeat',
    phrases: [
      {
        say: 'תעשה את השיעור של איתי בשישי קבוע כל שבוע',
        slots: {
          rrule: 'FREQ=WEEKLY;INTERVAL=1;BYDAY=FR',
        },
      },
      {
        say: 'נועה תבוא מעכשיו שבוע כן שבוע לא',
        slots: {
          meeting: 'm-noa',
          scope: 'future',
          rrule: 'FREQ=WEEKLY;INTERVAL=2;BYDAY=TH',
        },
        mayAsk: true,
      },
    ],
  },
  {
    command: 'meeting.request',
    phrases: [
      {
        say: 'אפשר להזיז את השיעור של אדם מחר לחמש?',
        as: 'parent',
        slots: {
          child: 'adam',
          start: '2026-03-11T17:00',
        },
        or: ['meeting.move'],
        mayAsk: true,
      },
      {
        say: 'תקבעו לאדם פיזיקה ביום ראשון בשלוש',
        as: 'parent',
        slots: {
          subject: 'su-physics',
          child: 'adam',
          start: '2026-03-15T15:00',
        },
      },
      {
        say: 'אפשר שיעור ביום חמישי בשלוש?',
        as: 'student',
        slots: {
          start: '2026-03-12T15:00',
        },
        or: ['schedule.free', 'schedule.check'],
        mayAsk: true,
      },
      {
        say: 'רוצה לקבוע מתמטיקה ביום שישי ב-11',
        as: 'student',
        slots: {
          subject: 'su-maths',
          start: '2026-03-13T11:00',
        },
        mayAsk: true,
      },
      {
        say: 'אפשר להזיז את השיעור של ראשון לחמש?',
        as: 'student',
        slots: {
          start: '2026-03-15T17:00',
        },
        or: ['meeting.move'],
        mayAsk: true,
      },
      {
        say: 'תבקשו מרבקה שיעור אנגלית לאדם ביום חמישי בחמש',
        as: 'parent',
        slots: {
          subject: 'su-english',
          child: 'adam',
          start: '2026-03-12T17:00',
        },
        mayAsk: true,
      },
    ],
  },
  {
    command: 'meeting.resize',
    phrases: [
      {
        say: 'תאריכי את השיעור של יעל היום לשעה',
        slots: {
          meeting: 'm-yael',
          occurrence: '2026-03-10T15:00',
          minutes: 60,
        },
        mayAsk: true,
      },
      {
        say: 'מעכשיו השיעורים עם נועה יהיו 45 דקות',
        slots: {
          meeting: 'm-noa',
          minutes: 45,
          scope: 'future',
        },
      },
    ],
  },
  {
    command: 'meeting.scalePrice',
    phrases: [
      {
        say: 'תעלי ב-10% את המחיר של כל השיעורים של דנה',
        mayAsk: true,
      },
    ],
  },
  {
    command: 'pending.approve',
    phrases: [
      {
        say: 'סבבה ליעל, חמישי בחמש מתאים לי',
        slots: {
          pending: 'p-yael',
        },
        mayAsk: true,
      },
      {
        say: 'תאשרי ליעל את חמישי',
        slots: {
          pending: 'p-yael',
        },
        mayAsk: true,
      },
    ],
  },
  {
    command: 'pending.decline',
    phrases: [
      {
        say: 'תגידי ליעל שחמישי לא מסתדר לי',
        slots: {
          pending: 'p-yael',
        },
        mayAsk: true,
      },
      {
        say: 'תדחה את הבקשה של יעל',
        slots: {
          pending: 'p-yael',
        },
        mayAsk: true,
      },
    ],
  },
  {
    command: 'pending.open',
    phrases: [
      {
        say: 'תפתחי את הבקשה של יעל',
        slots: {
          pending: 'p-yael',
        },
        or: ['pending.show'],
      },
    ],
  },
  {
    command: 'pending.show',
    phrases: [
      {
        say: 'יש בקשות שמחכות לי?',
        or: ['request.show'],
        mayRead: true,
      },
    ],
  },
  {
    command: 'pending.withdraw',
    phrases: [
      {
        say: 'תבטלי את הבקשה ששלחתי לרבקה',
        as: 'student',
        or: ['request.withdraw'],
        mayAsk: true,
      },
    ],
  },
  {
    command: 'request.add',
    phrases: [
      {
        say: 'אדם רוצה להצטרף לקבוצה של יום שני, אפשר לבקש מרבקה?',
        as: 'parent',
        slots: {
          child: 'adam',
        },
        or: ['waitlist.join'],
        mayAsk: true,
      },
    ],
  },
  {
    command: 'request.approve',
    phrases: [
      {
        say: 'תכניסי את תום לקבוצה',
        slots: {
          request: 'r-tom',
        },
        mayAsk: true,
      },
      {
        say: 'תום יכול להצטרף לקבוצה, תאשרי אותו',
        slots: {
          request: 'r-tom',
        },
        mayAsk: true,
      },
    ],
  },
  {
    command: 'request.reject',
    phrases: [
      {
        say: 'תסרבי לתום, הקבוצה מלאה',
        slots: {
          request: 'r-tom',
        },
        mayAsk: true,
      },
    ],
  },
  {
    command: 'request.show',
    phrases: [
      {
        say: 'מי ביקש להצטרף לקבוצה?',
        or: ['pending.show'],
        mayRead: true,
      },
    ],
  },
  {
    command: 'request.withdraw',
    phrases: [
      {
        say: 'תמשכי את בקשת ההצטרפות שלנו לקבוצה',
        as: 'parent',
        or: ['pending.withdraw'],
        mayAsk: true,
      },
    ],
  },
  {
    command: 'schedule.check',
    phrases: [
      {
        say: 'השיעור של אדם מחר מתקיים?',
        as: 'parent',
        slots: {
          child: 'adam',
        },
        or: ['schedule.next', 'schedule.show'],
        mayRead: true,
      },
      {
        say: 'נועם בא ביום שני?',
        slots: {
          students: ['noam'],
        },
        or: ['schedule.next', 'schedule.show'],
        mayRead: true,
      },
    ],
  },
  {
    command: 'schedule.free',
    phrases: [
      {
        say: 'מתי רבקה פנויה מחר',
        as: 'student',
        slots: {
          from: '2026-03-11T00:00',
          to: '2026-03-12T00:00',
        },
      },
      {
        say: 'תמצאי לי שעה פנויה בשבוע הבא',
        slots: {
          from: '2026-03-15T00:00',
          to: '2026-03-22T00:00',
        },
      },
      {
        say: 'יש לי חור ביום חמישי בערב?',
        slots: {
          from: '2026-03-12T17:00',
          to: '2026-03-12T21:00',
        },
        or: ['schedule.check', 'schedule.show'],
      },
      {
        say: 'מתי אני פנויה מחר אחה״צ',
        slots: {
          from: '2026-03-11T12:00',
          to: '2026-03-11T17:00',
        },
      },
    ],
  },
  {
    command: 'schedule.last',
    phrases: [
      {
        say: 'מתי היה השיעור האחרון שלי',
        as: 'student',
      },
      {
        say: 'מתי נועה היתה אצלי בפעם האחרונה',
        slots: {
          students: ['noa'],
        },
        mayRead: true,
      },
    ],
  },
  {
    command: 'schedule.next',
    phrases: [
      {
        say: 'מתי לאדם יש מתמטיקה',
        as: 'parent',
        slots: {
          child: 'adam',
        },
        or: ['schedule.show', 'schedule.check'],
        mayRead: true,
      },
      {
        say: 'מתי השיעור הבא עם דנה',
        slots: {
          students: ['dana'],
        },
      },
      {
        say: 'מתי השיעור הבא שלי',
        as: 'student',
      },
    ],
  },
  {
    command: 'schedule.show',
    phrases: [
      {
        say: 'מה יש לילדים השבוע',
        as: 'parent',
        slots: {
          to: '2026-03-15T00:00',
        },
      },
      {
        say: 'מה הלוז שלי מחר',
        slots: {
          from: '2026-03-11T00:00',
          to: '2026-03-12T00:00',
        },
      },
      {
        say: 'תראה לי את השיעורים של שבוע הבא',
        slots: {
          from: '2026-03-15T00:00',
          to: '2026-03-22T00:00',
        },
        or: ['calendar.goto'],
      },
    ],
  },
  {
    command: 'teacher.join',
    phrases: [
      {
        say: 'בא לי להתחיל ללמוד אצל רבקה כהן',
        as: 'student',
        or: ['request.add'],
        mayAsk: true,
      },
    ],
  },
  {
    command: 'time.block',
    phrases: [
      {
        say: 'תחסמי את יום שישי מ-8 עד 12',
        slots: {
          start: '2026-03-13T08:00',
          end: '2026-03-13T12:00',
        },
        mayAsk: true,
      },
      {
        say: 'בימי ראשון בין אחת לשתיים אני לא עובדת, תחסום קבוע',
        slots: {
          rrule: 'FREQ=WEEKLY;INTERVAL=1;BYDAY=SU',
        },
        mayAsk: true,
      },
      {
        say: 'אני בחופש מ-1/4 עד 8/4, תסגרי לי את היומן',
        slots: {
          start: '2026-04-01T00:00',
          end: '2026-04-09T00:00',
        },
        mayAsk: true,
      },
    ],
  },
  {
    command: 'time.show',
    phrases: [
      {
        say: 'אילו שעות חסומות לי?',
      },
    ],
  },
  {
    command: 'time.unblock',
    phrases: [
      {
        say: 'תפתחי בחזרה את יום שישי בבוקר שחסמתי',
        mayAsk: true,
      },
    ],
  },
  {
    command: 'waitlist.join',
    phrases: [
      {
        say: 'תכניסו את אדם לרשימת המתנה לקבוצה',
        as: 'parent',
        slots: {
          child: 'adam',
        },
        mayAsk: true,
      },
    ],
  },
  {
    command: 'waitlist.leave',
    phrases: [
      {
        say: 'תורידו אותי מרשימת ההמתנה',
        as: 'student',
        mayAsk: true,
      },
    ],
  },
  {
    command: 'week.copy',
    phrases: [
      {
        say: 'תעתיקי את השבוע הזה לשבוע הבא',
      },
    ],
  },
  {
    command: null,
    phrases: [
      {
        say: 'מה אם נועם יבוא בשלישי במקום בשני',
        mayRead: true,
      },
      {
        say: 'כדאי להעביר את עומר לשש וחצי?',
        mayRead: true,
      },
      {
        say: 'אל תבטלי את נועה בחמישי',
        mayRead: true,
      },
      {
        say: 'אל תאשר ליעל עדיין, אני צריכה לבדוק משהו',
        mayRead: true,
      },
      {
        say: 'עזוב, תשאיר את הקבוצה כמו שהיא',
        mayRead: true,
      },
      {
        say: 'לא צריך לבטל את אדם מחר הוא מרגיש יותר טוב',
        as: 'parent',
        mayRead: true,
      },
      {
        say: 'אל תבטלו לי את ראשון אני מגיעה',
        as: 'student',
        mayRead: true,
      },
      {
        say: 'אני גרה בראשון לציון ויש פקקים נוראיים',
        mayRead: true,
      },
      {
        say: 'תודה רבה זהו להיום',
        mayRead: true,
      },
      {
        say: 'לא להזיז את דנה, ראשון בארבע זה סבבה',
        mayRead: true,
      },
      {
        say: 'בשבוע הבא אנחנו לא בארץ אז אל תקבעי לאדם כלום',
        as: 'parent',
        mayRead: true,
      },
      {
        say: 'למה השיעור של איתי בוטל',
        mayRead: true,
      },
    ],
  },
];
