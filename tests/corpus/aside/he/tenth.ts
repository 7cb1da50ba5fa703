/** A tenth set, of ten people who write each in their own way, in Hebrew: 81.3% at first. Its school is that of the sixth (sixthWorlds.ts). */
import type { AsideList } from '../aside.ts';

export const lists: AsideList[] = [
  {
    command: 'attendance.mark',
    phrases: [
      {
        say: 'יש לציין שדנה נכחה בשיעור ביום ראשון',
        slots: {
          students: ['dana'],
          meeting: 'm-dana',
          occurrence: '2026-03-08T16:00',
          present: true,
        },
      },
      {
        say: 'נועם לא היגיע אתמול',
        slots: {
          students: ['noam'],
          meeting: 'm-noam',
          occurrence: '2026-03-09T17:00',
          present: false,
        },
      },
      {
        say: 'נועה לא הגיעה לשיעור ביום חמישי שעבר',
        slots: {
          students: ['noa'],
          meeting: 'm-noa',
          occurrence: '2026-03-05T16:00',
          present: false,
        },
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
        say: 'סמן שנועם היה אתמול',
        slots: {
          students: ['noam'],
          meeting: 'm-noam',
          occurrence: '2026-03-09T17:00',
          present: true,
        },
      },
    ],
  },
  {
    command: 'calendar.export',
    phrases: [
      {
        say: 'נא לייצא את לוח השבוע הנוכחי לקובץ PDF',
      },
    ],
  },
  {
    command: 'calendar.goto',
    phrases: [
      {
        say: 'לך לתאריך עשרים באפריל',
      },
    ],
  },
  {
    command: 'calendar.import',
    phrases: [
      {
        say: 'אני רוצה להביא יומן שלי מ-Google',
        mayAsk: true,
      },
    ],
  },
  {
    command: 'calendar.save',
    phrases: [
      {
        say: 'לשמור לי את כל השיעורים ביומן של הטלפון',
        as: 'student',
      },
      {
        say: 'לשמור את השיעור של אדם בלוח השנה בטלפון',
        as: 'parent',
        slots: {
          child: 'adam',
        },
        mayAsk: true,
      },
    ],
  },
  {
    command: 'calendar.search',
    phrases: [
      {
        say: 'תחפש ביומן את המילה מבחן',
      },
    ],
  },
  {
    command: 'calendar.view',
    phrases: [
      {
        say: 'תעבור לתצוגת שבוע',
      },
    ],
  },
  {
    command: 'contract.accept',
    phrases: [
      {
        say: 'מאשר את החוזה של אדם',
        as: 'parent',
        slots: {
          child: 'adam',
        },
      },
      {
        say: 'טוב החלטתי, אני מסכימה לחוזה של רבקה',
        as: 'student',
      },
    ],
  },
  {
    command: 'contract.open',
    phrases: [
      {
        say: 'תראו לי את החוזה עם רבקה',
        as: 'parent',
        mayAsk: true,
      },
    ],
  },
  {
    command: 'day.clear',
    phrases: [
      {
        say: 'אוף, אני חולה, תבטל לי בבקשה את כל השיעורים של מחר',
        slots: {
          from: '2026-03-11T00:00',
          to: '2026-03-12T00:00',
        },
      },
      {
        say: 'בבקשה לבטל כל השיעורים ביום רביעי',
        slots: {
          from: '2026-03-11T00:00',
          to: '2026-03-12T00:00',
        },
        mayAsk: true,
      },
    ],
  },
  {
    command: 'feed.copy',
    phrases: [
      {
        say: 'להעתיק קישור ליומן של הילדים',
        as: 'parent',
        mayAsk: true,
      },
    ],
  },
  {
    command: 'lesson.count',
    phrases: [
      {
        say: 'כמה שיעורים היו לאדם בפברואר',
        as: 'parent',
        slots: {
          child: 'adam',
          from: '2026-02-01T00:00',
          to: '2026-03-01T00:00',
        },
      },
      {
        say: 'כמה שיעורים היו לי החודש',
        as: 'student',
      },
    ],
  },
  {
    command: 'link.copy',
    phrases: [
      {
        say: 'תעתיק לי את הלינק להרשמה',
      },
    ],
  },
  {
    command: 'meeting.add',
    phrases: [
      {
        say: 'בבקשה לקבוע לנועם שיעור פיזיקה ביום רביעי בשעה ארבע אחר הצהריים',
        slots: {
          students: ['noam'],
          subject: 'su-physics',
          start: '2026-03-11T16:00',
        },
      },
      {
        say: 'שיעור פיזיקה עם עומר ביום א׳ 18:00-19:30',
        slots: {
          students: ['omer'],
          subject: 'su-physics',
          start: '2026-03-15T18:00',
          end: '2026-03-15T19:30',
        },
      },
      {
        say: 'תיקבע ליעל אנגלית בחמישי ב-18:00',
        slots: {
          students: ['yael'],
          subject: 'su-english',
          start: '2026-03-12T18:00',
        },
      },
      {
        say: 'אוקיי אז בוא נקבע לעומר מתמטיקה ביום ראשון הקרוב בחמש וחצי',
        slots: {
          students: ['omer'],
          subject: 'su-maths',
          start: '2026-03-15T17:30',
        },
      },
      {
        say: 'כל יום חמישי בשש אנגלית עם איתי עשר פעמים',
        slots: {
          students: ['itay'],
          subject: 'su-english',
          start: '2026-03-12T18:00',
          rrule: 'FREQ=WEEKLY;INTERVAL=1;BYDAY=TH;COUNT=10',
        },
      },
      {
        say: 'הנני מבקש לקבוע שיעור אנגלית לאיתי ביום ד׳ בשעה 16:00',
        slots: {
          students: ['itay'],
          subject: 'su-english',
          start: '2026-03-11T16:00',
        },
      },
      {
        say: 'מתמתיקה לנועה ביום שני ב-15:00',
        slots: {
          students: ['noa'],
          subject: 'su-maths',
          start: '2026-03-16T15:00',
        },
        mayAsk: true,
      },
      {
        say: 'אני רוצה שיעור חדש עם יעל ביום ראשון בשעה 17:00, אנגלית',
        slots: {
          students: ['yael'],
          subject: 'su-english',
          start: '2026-03-15T17:00',
        },
      },
      {
        say: 'תקבע לדנה פיזיקה ביום רביעי בחמש ורבע',
        slots: {
          students: ['dana'],
          subject: 'su-physics',
          start: '2026-03-11T17:15',
        },
      },
      {
        say: 'Dana מתמטיקה מחר 15:00',
        slots: {
          students: ['dana'],
          subject: 'su-maths',
          start: '2026-03-11T15:00',
        },
      },
      {
        say: 'שים לנועה פיזיקה מחר ב5',
        slots: {
          students: ['noa'],
          subject: 'su-physics',
          start: '2026-03-11T17:00',
        },
      },
    ],
  },
  {
    command: 'meeting.addBatch',
    phrases: [
      {
        say: 'תקבע את נועם ביום רביעי בארבע ואת נועה ביום ראשון בחמש',
        mayAsk: true,
      },
    ],
  },
  {
    command: 'meeting.attendees',
    phrases: [
      {
        say: 'תוסיף את נועה לקבוצה של יום שני',
        slots: {
          add: ['noa'],
          meeting: 'm-group',
          occurrence: '2026-03-16T19:00',
        },
        mayAsk: true,
      },
      {
        say: 'תוריד את איתי מהקבוצה של יום שני',
        slots: {
          remove: ['itay'],
          meeting: 'm-group',
          occurrence: '2026-03-16T19:00',
        },
        mayAsk: true,
      },
    ],
  },
  {
    command: 'meeting.cancel',
    phrases: [
      {
        say: 'אני לא באה לשיעור ביום ראשון',
        as: 'student',
        slots: {
          meeting: 'm-dana',
          occurrence: '2026-03-15T16:00',
        },
        mayAsk: true,
      },
      {
        say: 'נא לבטל את השיעור של יעל היום, רק הפעם',
        slots: {
          meeting: 'm-yael',
          occurrence: '2026-03-10T15:00',
          scope: 'this',
        },
      },
      {
        say: 'תבטל את השיעור של איתי ביום שישי',
        slots: {
          meeting: 'm-itay',
          occurrence: '2026-03-13T10:00',
        },
      },
      {
        say: 'לבטל אדם מחר',
        as: 'parent',
        slots: {
          child: 'adam',
          meeting: 'm-adam',
          occurrence: '2026-03-11T16:00',
        },
        mayAsk: true,
      },
      {
        say: 'היי, אוי שכחתי לגמרי, ביום שני אני לא יכולה לבוא',
        as: 'student',
        slots: {
          meeting: 'm-group',
          occurrence: '2026-03-16T19:00',
        },
        mayAsk: true,
      },
      {
        say: 'דנה חולה, תבטלו לה את יום ראשון',
        as: 'parent',
        slots: {
          child: 'dana',
          meeting: 'm-dana',
          occurrence: '2026-03-15T16:00',
        },
        mayAsk: true,
      },
      {
        say: 'לבטל את עומר מחר רק הפאם',
        slots: {
          meeting: 'm-omer',
          occurrence: '2026-03-11T18:00',
        },
        mayAsk: true,
      },
      {
        say: 'אדם לא יגיע מחר, יש לו חום',
        as: 'parent',
        slots: {
          child: 'adam',
          meeting: 'm-adam',
          occurrence: '2026-03-11T16:00',
        },
        mayAsk: true,
      },
      {
        say: 'נא לבטל את סדרת השיעורים של נועם במלואה',
        slots: {
          meeting: 'm-noam',
          scope: 'all',
        },
      },
    ],
  },
  {
    command: 'meeting.change',
    phrases: [
      {
        say: 'נא להגדיל את מספר המקומות בקבוצת יום שני לשישה',
        slots: {
          meeting: 'm-group',
          occurrence: '2026-03-16T19:00',
        },
        mayAsk: true,
      },
      {
        say: 'תעביר את עומר לפיזיקה מעכשיו',
        slots: {
          meeting: 'm-omer',
          subject: 'su-physics',
          scope: 'future',
        },
      },
    ],
  },
  {
    command: 'meeting.describe',
    phrases: [
      {
        say: 'לרשום בשיעור הבא של יעל: להביא את המחברת האדומה',
        slots: {
          meeting: 'm-yael',
        },
        mayAsk: true,
      },
    ],
  },
  {
    command: 'meeting.leave',
    phrases: [
      {
        say: 'להוציא את דנה מקבוצת שני',
        as: 'parent',
        slots: {
          child: 'dana',
        },
        mayAsk: true,
      },
      {
        say: 'אני רוצה לצאת מהקבוצה של שני',
        as: 'student',
        mayAsk: true,
      },
    ],
  },
  {
    command: 'meeting.move',
    phrases: [
      {
        say: 'תדחה את נועם בחצי שעה',
        slots: {
          meeting: 'm-noam',
          start: '2026-03-16T17:30',
          occurrence: '2026-03-16T17:00',
        },
        mayAsk: true,
      },
      {
        say: 'אפשר להזיז את ראשון ל-17:30 רק הפעם?',
        as: 'student',
        slots: {
          meeting: 'm-dana',
          start: '2026-03-15T17:30',
          occurrence: '2026-03-15T16:00',
          scope: 'this',
        },
      },
      {
        say: 'אפשר בבקשה שביום ראשון נתחיל בחמש במקום בארבע?',
        as: 'student',
        slots: {
          meeting: 'm-dana',
          start: '2026-03-15T17:00',
          occurrence: '2026-03-15T16:00',
        },
        mayAsk: true,
      },
      {
        say: 'להזיז שיעור של נועה ליום ראשון',
        slots: {
          meeting: 'm-noa',
          start: '2026-03-15T16:00',
          occurrence: '2026-03-12T16:00',
        },
        mayAsk: true,
      },
      {
        say: 'אפשר להזיז את אדם מחר לשעה חמש?',
        as: 'parent',
        slots: {
          child: 'adam',
          meeting: 'm-adam',
          start: '2026-03-11T17:00',
          occurrence: '2026-03-11T16:00',
        },
        mayAsk: true,
      },
      {
        say: 'אני מבקשת להעביר את השיעור של עומר ממחר ליום חמישי באותה שעה',
        slots: {
          meeting: 'm-omer',
          start: '2026-03-12T18:00',
          occurrence: '2026-03-11T18:00',
        },
        mayAsk: true,
      },
      {
        say: 'סיכמתי עם נועם, תזיז לו את השיעור של שני לשש',
        slots: {
          meeting: 'm-noam',
          start: '2026-03-16T18:00',
          occurrence: '2026-03-16T17:00',
        },
        mayAsk: true,
      },
      {
        say: 'תזיז את עומר מחר לשבע בערב',
        slots: {
          meeting: 'm-omer',
          start: '2026-03-11T19:00',
          occurrence: '2026-03-11T18:00',
        },
        mayAsk: true,
      },
      {
        say: 'תזיז את נועה ליום רבעי ב-17:00',
        slots: {
          meeting: 'm-noa',
          start: '2026-03-11T17:00',
          occurrence: '2026-03-12T16:00',
        },
        mayAsk: true,
      },
      {
        say: 'יש להעביר את השיעור של נועה לשעה 17:00 החל מהשבוע הבא',
        slots: {
          meeting: 'm-noa',
          start: '2026-03-19T17:00',
          scope: 'future',
        },
      },
      {
        say: 'להזיז דנה ראשון ל-17:00',
        as: 'parent',
        slots: {
          child: 'dana',
          meeting: 'm-dana',
          start: '2026-03-15T17:00',
          occurrence: '2026-03-15T16:00',
        },
        mayAsk: true,
      },
    ],
  },
  {
    command: 'meeting.number',
    phrases: [
      {
        say: 'המספר של השיעור הבא עם עומר הוא 8',
        slots: {
          meeting: 'm-omer',
        },
        mayAsk: true,
      },
    ],
  },
  {
    command: 'meeting.open',
    phrases: [
      {
        say: 'תפתחי לי את השיעור של ראשון',
        as: 'student',
        slots: {
          meeting: 'm-dana',
          occurrence: '2026-03-15T16:00',
        },
      },
    ],
  },
  {
    command: 'meeting.place',
    phrases: [
      {
        say: 'שיעור עם נועם יהיה אצל התלמיד בבית, מעכשיו',
        slots: {
          meeting: 'm-noam',
          scope: 'future',
          place: 'student',
        },
      },
      {
        say: 'השיעור של עומר מחר בזוום',
        slots: {
          meeting: 'm-omer',
          occurrence: '2026-03-11T18:00',
          place: 'online',
        },
        mayAsk: true,
      },
      {
        say: 'השיעור של עומר מחר יתקיים אצלי בבית',
        slots: {
          meeting: 'm-omer',
          occurrence: '2026-03-11T18:00',
          place: 'teacher',
        },
        mayAsk: true,
      },
    ],
  },
  {
    command: 'meeting.price',
    phrases: [
      {
        say: 'מחיר השיעור של עומר יהיה 190 ש״ח החל מאפריל',
        slots: {
          meeting: 'm-omer',
          scope: 'future',
          cost: 190,
        },
      },
    ],
  },
  {
    command: 'meeting.propose',
    phrases: [
      {
        say: 'תציע ליעל את חמישי ב-18:30 במקום',
        slots: {
          start: '2026-03-12T18:30',
        },
        or: ['pending.decline'],
      },
      {
        say: 'תגיד ליעל שאני מציעה יום ראשון בשלוש',
        slots: {
          start: '2026-03-15T15:00',
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
        say: 'תזכירי לי חצי שעה לפני השיעור של נועם',
        slots: {
          meeting: 'm-noam',
        },
        mayAsk: true,
      },
    ],
  },
  {
    command: 'meeting.repeat',
    phrases: [
      {
        say: 'שיעור של Noa צריך להיות כל שבוע עד סוף יוני',
        slots: {
          meeting: 'm-noa',
          rrule: 'FREQ=WEEKLY;INTERVAL=1;BYDAY=TH;UNTIL=20260630',
        },
        mayAsk: true,
      },
      {
        say: 'תעשה את עומר כל שבועיים מעכשו',
        slots: {
          meeting: 'm-omer',
          rrule: 'FREQ=WEEKLY;INTERVAL=2;BYDAY=WE',
        },
        mayAsk: true,
      },
      {
        say: 'החל מהיום יתקיים השיעור של יעל אחת לשבועיים',
        slots: {
          meeting: 'm-yael',
          scope: 'future',
          rrule: 'FREQ=WEEKLY;INTERVAL=2;BYDAY=TU',
        },
      },
      {
        say: 'את נועה תעשה שבוע כן שבוע לא',
        slots: {
          meeting: 'm-noa',
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
        say: 'אדם צריך עוד שיעור מתמטיקה לפני יום שני',
        as: 'parent',
        slots: {
          subject: 'su-maths',
          child: 'adam',
        },
        mayAsk: true,
      },
      {
        say: 'אנגלית לדנה כל רביעי ב-18:00',
        as: 'parent',
        slots: {
          subject: 'su-english',
          child: 'dana',
          start: '2026-03-11T18:00',
          rrule: 'FREQ=WEEKLY;INTERVAL=1;BYDAY=WE',
        },
      },
      {
        say: 'אדם מתמטיקה חמישי 17:00',
        as: 'parent',
        slots: {
          subject: 'su-maths',
          child: 'adam',
          start: '2026-03-12T17:00',
        },
      },
      {
        say: 'לקבוע לאדם אנגלית ביום ראשון ב-17:00',
        as: 'parent',
        slots: {
          subject: 'su-english',
          child: 'adam',
          start: '2026-03-15T17:00',
        },
      },
      {
        say: 'אפשר אנגלית ביום רביעי ב-5?',
        as: 'student',
        slots: {
          subject: 'su-english',
          start: '2026-03-11T17:00',
        },
      },
      {
        say: 'אני ממש צריכה שיעור מתמטיקה מחר בארבע, יש לי מבחן',
        as: 'student',
        slots: {
          subject: 'su-maths',
          start: '2026-03-11T16:00',
        },
      },
    ],
  },
  {
    command: 'meeting.resize',
    phrases: [
      {
        say: 'תקצר את יעל לחצי שאה',
        slots: {
          meeting: 'm-yael',
          minutes: 30,
        },
        mayAsk: true,
      },
      {
        say: 'לשים שיעור של Omer 60 דקות, גם הבאים',
        slots: {
          meeting: 'm-omer',
          minutes: 60,
          scope: 'future',
        },
      },
      {
        say: 'תאריכי את השיעור של נועה לשעה ורבע',
        slots: {
          meeting: 'm-noa',
          minutes: 75,
        },
        mayAsk: true,
      },
      {
        say: 'תאריך את השיעור של יעל ברבע שעה',
        slots: {
          meeting: 'm-yael',
          minutes: 60,
        },
        mayAsk: true,
      },
    ],
  },
  {
    command: 'meeting.scalePrice',
    phrases: [
      {
        say: 'יש להעלות את מחירי כל השיעורים העתידיים בחמישה אחוזים',
      },
    ],
  },
  {
    command: 'pending.approve',
    phrases: [
      {
        say: 'אני מאשרת את השיעור שיעל ביקשה',
        slots: {
          pending: 'p-yael',
        },
      },
      {
        say: 'תאשר תשיעור של יעל',
        slots: {
          pending: 'p-yael',
        },
      },
    ],
  },
  {
    command: 'pending.decline',
    phrases: [
      {
        say: 'נא לדחות את בקשתה של יעל לשיעור ביום חמישי',
        slots: {
          pending: 'p-yael',
        },
      },
      {
        say: 'אני לא יכולה עם יעל בחמישי, לסרב לבקשה',
        slots: {
          pending: 'p-yael',
        },
      },
    ],
  },
  {
    command: 'pending.open',
    phrases: [
      {
        say: 'רגע, מה בעצם יעל ביקשה ממני?',
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
        say: 'אילו שיעורים מחכים לאישור שלי?',
      },
      {
        say: 'מה הסטטוס של השיעור שביקשתי?',
        as: 'student',
        or: ['pending.open', 'request.show'],
      },
      {
        say: 'תראה לי שיעורים ממתינים לאישוור',
      },
    ],
  },
  {
    command: 'pending.withdraw',
    phrases: [
      {
        say: 'תבטלי את הבקשה שלי לאנגלית',
        as: 'student',
        mayAsk: true,
      },
      {
        say: 'תקשיבי, אני רוצה לבטל את הבקשה ששלחתי לשיעור ביום חמישי',
        as: 'student',
        mayAsk: true,
      },
      {
        say: 'לבטל בקשת שיעור של אדם',
        as: 'parent',
        slots: {
          child: 'adam',
        },
        mayAsk: true,
      },
    ],
  },
  {
    command: 'request.add',
    phrases: [
      {
        say: 'תרשמי את אדם לקבוצה של יום שני',
        as: 'parent',
        slots: {
          child: 'adam',
        },
      },
    ],
  },
  {
    command: 'request.approve',
    phrases: [
      {
        say: 'ברצוני לאשר את בקשת ההצטרפות של תום',
        slots: {
          request: 'r-tom',
        },
      },
    ],
  },
  {
    command: 'request.reject',
    phrases: [
      {
        say: 'לדחות בקשה של תום לקבוצה',
        slots: {
          request: 'r-tom',
        },
      },
    ],
  },
  {
    command: 'request.show',
    phrases: [
      {
        say: 'מי רוצה להיכנס לקבוצה שלי?',
      },
      {
        say: 'מה המצב של בקשת ההצטרפות של אדם?',
        as: 'parent',
        slots: {
          child: 'adam',
        },
      },
    ],
  },
  {
    command: 'request.withdraw',
    phrases: [
      {
        say: 'לבטל בקשה של אדם לקבוצה',
        as: 'parent',
        slots: {
          child: 'adam',
        },
        mayAsk: true,
      },
    ],
  },
  {
    command: 'schedule.check',
    phrases: [
      {
        say: 'רבקה פנויה מחר ב-6?',
        as: 'student',
        slots: {
          start: '2026-03-11T18:00',
        },
        or: ['schedule.free'],
      },
      {
        say: 'פנוי רביעי 17:00?',
        as: 'parent',
        slots: {
          start: '2026-03-11T17:00',
        },
        or: ['schedule.free'],
      },
      {
        say: 'האם אני פנוי ביום ראשון בשעה 18:00?',
        slots: {
          start: '2026-03-15T18:00',
        },
      },
      {
        say: 'חמישי ב-19:00 תפוס?',
        slots: {
          start: '2026-03-12T19:00',
        },
      },
    ],
  },
  {
    command: 'schedule.free',
    phrases: [
      {
        say: 'תגידי, אולי יש לך מקום ביום רביעי אחר הצהריים?',
        as: 'student',
        slots: {
          from: '2026-03-11T12:00',
          to: '2026-03-11T17:00',
        },
        or: ['schedule.check'],
      },
      {
        say: 'רבקה פנויה ביום חמישי אחר הצהריים?',
        as: 'parent',
        slots: {
          from: '2026-03-12T12:00',
          to: '2026-03-12T17:00',
        },
        or: ['schedule.check'],
      },
      {
        say: 'מתיי אני פנוי מחר',
        slots: {
          from: '2026-03-11T00:00',
          to: '2026-03-12T00:00',
        },
      },
      {
        say: 'תמצא לי זמן פנוי ביום חמישי אחרי חמש',
        slots: {
          from: '2026-03-12T17:00',
          to: '2026-03-13T00:00',
        },
      },
      {
        say: 'מתי אני פנויה ביום שני הבא?',
        slots: {
          from: '2026-03-16T00:00',
          to: '2026-03-17T00:00',
        },
      },
    ],
  },
  {
    command: 'schedule.last',
    phrases: [
      {
        say: 'מתי היה השיעור האחרון שלי?',
        as: 'student',
      },
    ],
  },
  {
    command: 'schedule.next',
    phrases: [
      {
        say: 'מתי השיעור הבא של אדם?',
        as: 'parent',
        slots: {
          child: 'adam',
        },
      },
      {
        say: 'מתי אדם',
        as: 'parent',
        slots: {
          child: 'adam',
        },
        or: ['schedule.show'],
      },
      {
        say: 'מתי יש לי שוב שיעור',
        as: 'student',
      },
      {
        say: 'מי התלמיד הבא שלי?',
      },
    ],
  },
  {
    command: 'schedule.show',
    phrases: [
      {
        say: 'מה יש לדנה השבוע',
        as: 'parent',
        slots: {
          child: 'dana',
          to: '2026-03-15T00:00',
        },
      },
      {
        say: 'שיעורים של הילדים מחר',
        as: 'parent',
        slots: {
          from: '2026-03-11T00:00',
          to: '2026-03-12T00:00',
        },
      },
      {
        say: 'מה יש לי ביום חמשי',
        slots: {
          from: '2026-03-12T00:00',
          to: '2026-03-13T00:00',
        },
      },
      {
        say: 'מה התוכנית שלי למחר?',
        slots: {
          from: '2026-03-11T00:00',
          to: '2026-03-12T00:00',
        },
      },
      {
        say: 'תראה לי מה יש מחרתיים',
        slots: {
          from: '2026-03-12T00:00',
          to: '2026-03-13T00:00',
        },
      },
      {
        say: 'נא להציג את כל השיעורים של נועם בחודש אפריל',
        slots: {
          students: ['noam'],
          from: '2026-04-01T00:00',
          to: '2026-05-01T00:00',
        },
      },
      {
        say: 'אז מה יש לי בשבוע הבא בעצם?',
        as: 'student',
        slots: {
          from: '2026-03-15T00:00',
          to: '2026-03-22T00:00',
        },
      },
      {
        say: 'יש לי שיעור היום??',
        as: 'student',
        slots: {
          from: '2026-03-10T00:00',
          to: '2026-03-11T00:00',
        },
        or: ['schedule.next', 'schedule.check'],
      },
      {
        say: 'יש לי משהו מחר בערב?',
        slots: {
          from: '2026-03-11T17:00',
          to: '2026-03-11T21:00',
        },
        or: ['schedule.check'],
      },
    ],
  },
  {
    command: 'teacher.join',
    phrases: [
      {
        say: 'חברה שלחה לי לינק של מורה, אני רוצה להצטרף',
        as: 'student',
        mayAsk: true,
      },
    ],
  },
  {
    command: 'time.block',
    phrases: [
      {
        say: 'תחסום לי את יום ראשון משתים עשרה עד שתיים',
        slots: {
          start: '2026-03-15T12:00',
          end: '2026-03-15T14:00',
        },
      },
      {
        say: 'תחסום מחר מי 12 עד 14',
        slots: {
          start: '2026-03-11T12:00',
          end: '2026-03-11T14:00',
        },
        mayAsk: true,
      },
      {
        say: 'נא לחסום את התאריכים 1.4 עד 9.4 לרגל חופשת הפסח',
        slots: {
          start: '2026-04-01T00:00',
          end: '2026-04-10T00:00',
        },
      },
      {
        say: 'מחר 10 עד 12 אני בהרצאה, תחסום',
        slots: {
          start: '2026-03-11T10:00',
          end: '2026-03-11T12:00',
        },
      },
      {
        say: 'אני לא עובדת ביום חמישי, לסגור את כל היום',
        slots: {
          start: '2026-03-12T00:00',
          end: '2026-03-13T00:00',
        },
        or: ['day.clear'],
        mayAsk: true,
      },
      {
        say: 'תחסמי לי בבקשה את יום שישי בין תשע לאחת־עשרה בבוקר',
        slots: {
          start: '2026-03-13T09:00',
          end: '2026-03-13T11:00',
        },
      },
    ],
  },
  {
    command: 'time.show',
    phrases: [
      {
        say: 'איזה שעות אני חסמתי?',
      },
    ],
  },
  {
    command: 'time.unblock',
    phrases: [
      {
        say: 'אז תשחרר לי את החסימה של מחר בין 12 ל-14',
        mayAsk: true,
      },
    ],
  },
  {
    command: 'waitlist.join',
    phrases: [
      {
        say: 'להכניס את אדם לרשימת המתנה לקבוצת שני',
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
        say: 'להוציא את אדם מרשימת ההמתנה לקבוצת שני',
        as: 'parent',
        slots: {
          child: 'adam',
        },
        mayAsk: true,
      },
    ],
  },
  {
    command: 'week.copy',
    phrases: [
      {
        say: 'תעתיק את כל השבוע הזה לשבוע הבא',
      },
    ],
  },
  {
    command: null,
    phrases: [
      {
        say: 'לא צריך להזיז כלום הכל בסדר',
      },
      {
        say: 'למה השיעור של ראשון עבר שעה?',
        as: 'student',
        mayRead: true,
      },
      {
        say: 'וואלה פיזיקה זה קשה',
      },
      {
        say: 'איזה כיף, אדם קיבל 95 במבחן',
        as: 'parent',
      },
      {
        say: 'וואי השיעור אתמול היה ממש מעניין, תודה!',
        as: 'student',
      },
      {
        say: 'אולי נבטל את מחר, עוד לא החלטתי',
        as: 'parent',
        mayAsk: true,
      },
      {
        say: 'אני לא מבינה עברית טוב, סליחה',
      },
      {
        say: 'לא לבטל כלום',
        as: 'parent',
      },
      {
        say: 'אל תבטלי את השיעור של דנה ביום ראשון',
      },
      {
        say: 'האם השיעור של עומר בוטל?',
        mayRead: true,
      },
      {
        say: 'מה אם אני אבטל את כל השבוע הבא',
        mayRead: true,
      },
      {
        say: 'חחח אין לי כוח למתמטיקה היום',
        as: 'student',
      },
      {
        say: 'נועם אמר שהשיעור שלו בוטל',
        as: 'student',
      },
      {
        say: 'תודה רבה, היה שבוע נהדר עם התלמידים',
      },
    ],
  },
];
