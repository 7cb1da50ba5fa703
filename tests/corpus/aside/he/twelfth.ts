/** A twelfth set of a stranger’s sentences in Hebrew, everyday orders: 97.3% at first. Its school is that of the sixth (sixthWorlds.ts). */
import type { AsideList } from '../aside.ts';

export const lists: AsideList[] = [
  {
    command: 'attendance.mark',
    phrases: [
      {
        say: 'עומר נעדר ברביעי שעבר',
        slots: {
          students: ['omer'],
          meeting: 'm-omer',
          occurrence: '2026-03-04T18:00',
          present: false,
        },
      },
      {
        say: 'דנה הבריזה ביום ראשון',
        slots: {
          students: ['dana'],
          meeting: 'm-dana',
          occurrence: '2026-03-08T16:00',
          present: false,
        },
      },
      {
        say: 'יעל נכחה בשיעור בשלישי שעבר',
        slots: {
          students: ['yael'],
          meeting: 'm-yael',
          occurrence: '2026-03-03T15:00',
          present: true,
        },
      },
      {
        say: 'סמני שנועם היה אתמול',
        slots: {
          students: ['noam'],
          meeting: 'm-noam',
          occurrence: '2026-03-09T17:00',
          present: true,
        },
      },
      {
        say: 'איתי לא הופיע אתמול בקבוצה',
        slots: {
          students: ['itay'],
          meeting: 'm-group',
          occurrence: '2026-03-09T19:00',
          present: false,
        },
      },
      {
        say: 'תרשמי שכולם הגיעו לקבוצה אתמול',
        slots: {
          meeting: 'm-group',
          occurrence: '2026-03-09T19:00',
          present: true,
        },
      },
    ],
  },
  {
    command: 'calendar.export',
    phrases: [
      {
        say: 'תורידי לי את מרץ כ-pdf',
      },
    ],
  },
  {
    command: 'calendar.goto',
    phrases: [
      {
        say: 'קפוץ ל-5 באפריל ביומן',
      },
    ],
  },
  {
    command: 'calendar.import',
    phrases: [
      {
        say: 'להעלות ליומן קובץ ics',
      },
    ],
  },
  {
    command: 'calendar.save',
    phrases: [
      {
        say: 'תוסיפי לי את השיעור של ראשון ליומן בטלפון',
        as: 'student',
        mayAsk: true,
      },
    ],
  },
  {
    command: 'calendar.search',
    phrases: [
      {
        say: 'חפשי ביומן ״בגרות״',
      },
    ],
  },
  {
    command: 'calendar.view',
    phrases: [
      {
        say: 'תעברי לתצוגה שבועית',
      },
    ],
  },
  {
    command: 'contract.accept',
    phrases: [
      {
        say: 'אני מאשרת את החוזה של רבקה בשביל אדם',
        as: 'parent',
        slots: {
          child: 'adam',
        },
      },
    ],
  },
  {
    command: 'contract.open',
    phrases: [
      {
        say: 'איפה אני רואה את החוזה עם רבקה',
        as: 'student',
      },
    ],
  },
  {
    command: 'day.clear',
    phrases: [
      {
        say: 'תבטלי את כל מה שיש לי בחמישי אחרי הצהרים',
        slots: {
          from: '2026-03-12T12:00',
          to: '2026-03-12T17:00',
        },
        or: ['meeting.cancel'],
      },
      {
        say: 'אני לא מרגישה טוב תבטלי את כל השיעורים של היום',
        slots: {
          to: '2026-03-11T00:00',
        },
        or: ['meeting.cancel'],
      },
      {
        say: 'לנקות לי את יום רביעי',
        slots: {
          from: '2026-03-11T00:00',
          to: '2026-03-12T00:00',
        },
      },
    ],
  },
  {
    command: 'feed.copy',
    phrases: [
      {
        say: 'תעתיקי לי את כתובת המנוי של היומן',
      },
    ],
  },
  {
    command: 'lesson.count',
    phrases: [
      {
        say: 'כמה שיעורים כבר היו לי עם נועם',
        slots: {
          students: ['noam'],
        },
      },
    ],
  },
  {
    command: 'link.copy',
    phrases: [
      {
        say: 'תני לי את הקישור שלי לשלוח לתלמידים חדשים',
      },
    ],
  },
  {
    command: 'meeting.add',
    phrases: [
      {
        say: 'תשבצי את נועה לפיזיקה ביום ראשון בשבע בערב',
        slots: {
          students: ['noa'],
          subject: 'su-physics',
          start: '2026-03-15T19:00',
        },
      },
      {
        say: 'עומר אנגלית חמישי 18:30',
        slots: {
          students: ['omer'],
          subject: 'su-english',
          start: '2026-03-12T18:30',
        },
      },
      {
        say: 'תכניס לי שיעור עם יעל ברביעי הקרוב בין 4 ל-5',
        slots: {
          students: ['yael'],
          start: '2026-03-11T16:00',
          end: '2026-03-11T17:00',
        },
        mayAsk: true,
      },
      {
        say: 'תפתחי לנועם שיעור פיזיקה נוסף ביום שישי בתשע בבוקר למשך שעה',
        slots: {
          students: ['noam'],
          subject: 'su-physics',
          start: '2026-03-13T09:00',
          end: '2026-03-13T10:00',
        },
      },
      {
        say: 'לרשום את איתי לשיעור מתמטיקה מחרתים ב-3 וחצי',
        slots: {
          students: ['itay'],
          subject: 'su-maths',
          start: '2026-03-12T15:30',
        },
      },
      {
        say: 'לקבוע zoom עם Noam מחר ב-12:00 פיזיקה',
        slots: {
          students: ['noam'],
          subject: 'su-physics',
          start: '2026-03-11T12:00',
          place: 'online',
        },
      },
      {
        say: 'קבוצה חדשה באנגלית בימי ראשון ב-17:30, עד חמישה תלמידים',
        slots: {
          subject: 'su-english',
          start: '2026-03-15T17:30',
          rrule: 'FREQ=WEEKLY;INTERVAL=1;BYDAY=SU',
        },
      },
      {
        say: 'תקבעי לדנה פיזיקה כל יום חמישי בשעה שש בערב החל מהשבוע הבא',
        slots: {
          students: ['dana'],
          subject: 'su-physics',
          start: '2026-03-19T18:00',
          rrule: 'FREQ=WEEKLY;INTERVAL=1;BYDAY=TH',
        },
      },
    ],
  },
  {
    command: 'meeting.addBatch',
    phrases: [
      {
        say: 'לקבוע לנועה פיזיקה בראשון ב-6 ולעומר אנגלית בחמישי ב-7',
      },
    ],
  },
  {
    command: 'meeting.attendees',
    phrases: [
      {
        say: 'להוציא את איתי מקבוצת שני רק בפעם הקרובה',
        slots: {
          remove: ['itay'],
          meeting: 'm-group',
          occurrence: '2026-03-16T19:00',
          scope: 'this',
        },
      },
      {
        say: 'תצרפי את נועה לקבוצת שני',
        slots: {
          add: ['noa'],
          scope: 'future',
        },
      },
    ],
  },
  {
    command: 'meeting.cancel',
    phrases: [
      {
        say: 'לא אוכל להגיע לקבוצה ביום שני',
        as: 'student',
        slots: {
          meeting: 'm-group',
          occurrence: '2026-03-16T19:00',
        },
        mayAsk: true,
      },
      {
        say: 'תבטלי את עומר מחר',
        slots: {
          meeting: 'm-omer',
          occurrence: '2026-03-11T18:00',
        },
        mayAsk: true,
      },
      {
        say: 'למחוק את השיעור של איתי בשישי',
        slots: {
          meeting: 'm-itay',
          occurrence: '2026-03-13T10:00',
        },
      },
      {
        say: 'בטל לי בבקשה את יעל רק היום',
        slots: {
          meeting: 'm-yael',
          occurrence: '2026-03-10T15:00',
          scope: 'this',
        },
      },
      {
        say: 'תפסיקי את השיעורים של נועה מתחילת אפריל',
        slots: {
          scope: 'future',
        },
      },
      {
        say: 'לבטל לדנה את הקבוצה ב-16 לחודש רק הפעם',
        as: 'parent',
        slots: {
          child: 'dana',
          meeting: 'm-group',
          occurrence: '2026-03-16T19:00',
          scope: 'this',
        },
      },
      {
        say: 'היי תבטלי בבקשה את השיעור של אדם ב18/3',
        as: 'parent',
        slots: {
          child: 'adam',
          meeting: 'm-adam',
          occurrence: '2026-03-18T16:00',
        },
        mayAsk: true,
      },
      {
        say: 'לבטל עומר 18/3 חד פעמי',
        slots: {
          meeting: 'm-omer',
          occurrence: '2026-03-18T18:00',
          scope: 'this',
        },
      },
      {
        say: 'תמחקי את כל הסדרה של קבוצת שני',
        slots: {
          scope: 'all',
        },
      },
      {
        say: 'אדם עם חום, לא יבוא מחר',
        as: 'parent',
        slots: {
          child: 'adam',
          meeting: 'm-adam',
          occurrence: '2026-03-11T16:00',
        },
        mayAsk: true,
      },
      {
        say: 'תבטלי לי את המתמטיקה בראשון רק הפעם',
        as: 'student',
        slots: {
          meeting: 'm-dana',
          occurrence: '2026-03-15T16:00',
          scope: 'this',
        },
      },
      {
        say: 'אפשר לבטל את דנה בראשון הקרוב, רק הפעם?',
        slots: {
          meeting: 'm-dana',
          occurrence: '2026-03-15T16:00',
          scope: 'this',
        },
      },
    ],
  },
  {
    command: 'meeting.change',
    phrases: [
      {
        say: 'איתי בשישי יעשה מתמטיקה במקום אנגלית',
        slots: {
          subject: 'su-maths',
          meeting: 'm-itay',
          occurrence: '2026-03-13T10:00',
        },
      },
      {
        say: 'תעלי את קבוצת שני לשישה מקומות',
        mayAsk: true,
      },
    ],
  },
  {
    command: 'meeting.describe',
    phrases: [
      {
        say: 'תוסיפי הערה לשיעור של נועם בשני: להביא דף נוסחאות',
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
        say: 'להוציא את דנה מקבוצת שני',
        as: 'parent',
        slots: {
          child: 'dana',
          scope: 'future',
        },
      },
      {
        say: 'אני רוצה לעזוב את קבוצת שני',
        as: 'student',
        slots: {
          scope: 'future',
        },
      },
    ],
  },
  {
    command: 'meeting.move',
    phrases: [
      {
        say: 'להעביר את דנה מיום ראשון ליום שלישי ב17:15 רק פעם אחת',
        slots: {
          meeting: 'm-dana',
          start: '2026-03-17T17:15',
          occurrence: '2026-03-15T16:00',
          scope: 'this',
        },
      },
      {
        say: 'אפשר להקדים את יעל היום בשעה?',
        slots: {
          meeting: 'm-yael',
          start: '2026-03-10T14:00',
          occurrence: '2026-03-10T15:00',
        },
        mayAsk: true,
      },
      {
        say: 'אפשר להזיז את אדם מחר לחמש?',
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
        say: 'את נועה של חמישי תעבירי לשישי ב-12:00 רק השבוע',
        slots: {
          meeting: 'm-noa',
          start: '2026-03-13T12:00',
          occurrence: '2026-03-12T16:00',
          scope: 'this',
        },
      },
      {
        say: 'תעבירו את אדם מרביעי לחמישי באותה שעה רק השבוע',
        as: 'parent',
        slots: {
          child: 'adam',
          meeting: 'm-adam',
          start: '2026-03-12T16:00',
          occurrence: '2026-03-11T16:00',
          scope: 'this',
        },
      },
      {
        say: 'לדחות את השיעור של דנה בראשון בחצי שעה מעכשיו והלאה',
        slots: {
          meeting: 'm-dana',
          start: '2026-03-15T16:30',
          occurrence: '2026-03-15T16:00',
          scope: 'future',
        },
      },
      {
        say: 'אפשר לדחות את המתמטיקה של דנה בראשון בשעה, רק הפעם',
        as: 'parent',
        slots: {
          child: 'dana',
          meeting: 'm-dana',
          start: '2026-03-15T17:00',
          occurrence: '2026-03-15T16:00',
          scope: 'this',
        },
      },
      {
        say: 'להזיז את השיעור של ראשון לשלישי ב-4',
        as: 'student',
        slots: {
          meeting: 'm-dana',
          start: '2026-03-17T16:00',
          occurrence: '2026-03-15T16:00',
        },
        mayAsk: true,
      },
      {
        say: 'כל השיעורים של נועם עוברים לשש בערב',
        slots: {
          meeting: 'm-noam',
          start: '2026-03-16T18:00',
          occurrence: '2026-03-16T17:00',
          scope: 'all',
        },
      },
      {
        say: 'אפשר להעביר את ראשון ל-5 רק הפעם?',
        as: 'student',
        slots: {
          meeting: 'm-dana',
          start: '2026-03-15T17:00',
          occurrence: '2026-03-15T16:00',
          scope: 'this',
        },
      },
      {
        say: 'תעבירי את יעל של היום לארבע ורבע רק הפעם',
        slots: {
          meeting: 'm-yael',
          start: '2026-03-10T16:15',
          occurrence: '2026-03-10T15:00',
          scope: 'this',
        },
      },
      {
        say: 'תזיזי את השיעור של איתי משישי לחמישי הזה ב-14:00',
        slots: {
          meeting: 'm-itay',
          start: '2026-03-12T14:00',
          occurrence: '2026-03-13T10:00',
        },
      },
      {
        say: 'תזיז את עומר מחר ל-7 במקום 6',
        slots: {
          meeting: 'm-omer',
          start: '2026-03-11T19:00',
          occurrence: '2026-03-11T18:00',
        },
        mayAsk: true,
      },
    ],
  },
  {
    command: 'meeting.number',
    phrases: [
      {
        say: 'השיעור הבא של נועה הוא שיעור מספר 9',
        mayAsk: true,
      },
    ],
  },
  {
    command: 'meeting.open',
    phrases: [
      {
        say: 'תיכנסי לשיעור של נועם ביום שני',
        slots: {
          meeting: 'm-noam',
          occurrence: '2026-03-16T17:00',
        },
      },
    ],
  },
  {
    command: 'meeting.place',
    phrases: [
      {
        say: 'השיעור מחר עם עומר יהיה בזום',
        slots: {
          meeting: 'm-omer',
          occurrence: '2026-03-11T18:00',
          place: 'online',
        },
        mayAsk: true,
      },
      {
        say: 'קבוצת שני עוברת לזום',
        slots: {
          scope: 'future',
          place: 'online',
        },
      },
      {
        say: 'ביום חמישי כל השיעורים אונליין',
        slots: {
          from: '2026-03-12T00:00',
          to: '2026-03-13T00:00',
          place: 'online',
        },
      },
      {
        say: 'השיעורים של נועם אצלי בבית מעכשיו',
        slots: {
          scope: 'future',
          place: 'teacher',
        },
      },
    ],
  },
  {
    command: 'meeting.price',
    phrases: [
      {
        say: 'תקבע מחיר 120 שקל לשיעור של איתי בשישי',
        slots: {
          meeting: 'm-itay',
          occurrence: '2026-03-13T10:00',
          cost: 120,
        },
      },
    ],
  },
  {
    command: 'meeting.propose',
    phrases: [
      {
        say: 'שלחי לנועה הצעה ליום שני בארבע',
        slots: {
          start: '2026-03-16T16:00',
        },
        or: ['pending.decline'],
      },
      {
        say: 'תציעי לעומר שיעור השלמה ביום ראשון ב-19:00',
        slots: {
          start: '2026-03-15T19:00',
        },
        or: ['pending.decline'],
      },
    ],
  },
  {
    command: 'meeting.remind',
    phrases: [
      {
        say: 'תזכירי לי עשרים דקות לפני עומר מחר',
        slots: {
          meeting: 'm-omer',
          occurrence: '2026-03-11T18:00',
        },
        mayAsk: true,
      },
    ],
  },
  {
    command: 'meeting.repeat',
    phrases: [
      {
        say: 'תעשי את השיעור של איתי בשישי קבוע כל שבוע',
        slots: {
          rrule: 'FREQ=WEEKLY;INTERVAL=1;BYDAY=FR',
        },
      },
      {
        say: 'יעל שבוע כן שבוע לא בבקשה',
        slots: {
          rrule: 'FREQ=WEEKLY;INTERVAL=2;BYDAY=TU',
        },
        mayAsk: true,
      },
      {
        say: 'נועה עוברת לשיעור אחת לשבועיים מעכשיו',
        slots: {
          scope: 'future',
          rrule: 'FREQ=WEEKLY;INTERVAL=2;BYDAY=TH',
        },
      },
    ],
  },
  {
    command: 'meeting.request',
    phrases: [
      {
        say: 'תבקשי מרבקה מתמתיקה ב-18.3 בשעה 17:00',
        as: 'student',
        slots: {
          subject: 'su-maths',
          start: '2026-03-18T17:00',
        },
        mayAsk: true,
      },
      {
        say: 'אפשר שעור פיזיקה בחמישי ב-6?',
        as: 'student',
        slots: {
          subject: 'su-physics',
          start: '2026-03-12T18:00',
        },
      },
      {
        say: 'בא לי לקבוע אנגלית ביום רביעי בחמש',
        as: 'student',
        slots: {
          subject: 'su-english',
          start: '2026-03-11T17:00',
        },
      },
      {
        say: 'דנה אנגלית כל חמישי ב-18:00 שמונה פעמים',
        as: 'parent',
        slots: {
          subject: 'su-english',
          child: 'dana',
          start: '2026-03-12T18:00',
          rrule: 'FREQ=WEEKLY;INTERVAL=1;BYDAY=TH;COUNT=8',
        },
      },
      {
        say: 'מתמטיקה מחר ב7 בערב בזום',
        as: 'student',
        slots: {
          subject: 'su-maths',
          start: '2026-03-11T19:00',
          place: 'online',
        },
      },
      {
        say: 'לקבוע לאדם אנגלית ביום חמישי בחמש',
        as: 'parent',
        slots: {
          subject: 'su-english',
          child: 'adam',
          start: '2026-03-12T17:00',
        },
      },
      {
        say: 'פיזיקה כל רביעי בחמש וחצי עד סוף מאי',
        as: 'student',
        slots: {
          subject: 'su-physics',
          start: '2026-03-11T17:30',
          rrule: 'FREQ=WEEKLY;INTERVAL=1;BYDAY=WE;UNTIL=20260531',
        },
      },
      {
        say: 'אפשר בבקשה שיעור מתמטיקה נוסף לדנה ב-24/3 ב-16:30',
        as: 'parent',
        slots: {
          subject: 'su-maths',
          child: 'dana',
          start: '2026-03-24T16:30',
        },
      },
      {
        say: 'אדם צריך פיזיקה מחרתיים בשש וחצי בערב',
        as: 'parent',
        slots: {
          subject: 'su-physics',
          child: 'adam',
          start: '2026-03-12T18:30',
        },
      },
      {
        say: 'תבקשי לאדם מתמטיקה ביום שישי בעשר בבוקר',
        as: 'parent',
        slots: {
          subject: 'su-maths',
          child: 'adam',
          start: '2026-03-13T10:00',
        },
      },
      {
        say: 'אני צריכה שיעור מתמטיקה לפני יום שישי',
        as: 'student',
        slots: {
          subject: 'su-maths',
        },
        mayAsk: true,
      },
    ],
  },
  {
    command: 'meeting.resize',
    phrases: [
      {
        say: 'תאריכי את השיעור של יעל ברבע שעה מעכשיו',
        slots: {
          minutes: 60,
          scope: 'future',
        },
      },
      {
        say: 'תקצרי את עומר מחר לחצי שעה',
        slots: {
          meeting: 'm-omer',
          occurrence: '2026-03-11T18:00',
          minutes: 30,
        },
        mayAsk: true,
      },
      {
        say: 'השיעור של נועה בחמישי יהיה שעה וחצי רק הפעם',
        slots: {
          meeting: 'm-noa',
          occurrence: '2026-03-12T16:00',
          minutes: 90,
          scope: 'this',
        },
      },
    ],
  },
  {
    command: 'meeting.scalePrice',
    phrases: [
      {
        say: 'להוריד 10 אחוז מהמחיר של כל השיעורים בשבוע הבא',
        slots: {
          from: '2026-03-15T00:00',
          to: '2026-03-22T00:00',
        },
        or: ['meeting.discount'],
      },
    ],
  },
  {
    command: 'pending.approve',
    phrases: [
      {
        say: 'לאשר ליעל את חמישי',
        slots: {
          pending: 'p-yael',
        },
      },
      {
        say: 'מאשרת את המתמטיקה שיעל ביקשה',
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
        say: 'תגידי ליעל לא ותציעי לה במקום שישי ב-12',
        slots: {
          pending: 'p-yael',
          start: '2026-03-13T12:00',
        },
        or: ['meeting.propose'],
      },
      {
        say: 'תדחי את הבקשה של יעל לחמישי',
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
        say: 'מה יעל ביקשה בדיוק',
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
        say: 'איזה שיעורים מחכים שאני אאשר',
      },
    ],
  },
  {
    command: 'pending.withdraw',
    phrases: [
      {
        say: 'תמשכי את הבקשה ששלחתי לשיעור בחמישי',
        as: 'student',
        mayAsk: true,
      },
      {
        say: 'למשוך בחזרה את הבקשה לשיעור ששלחתי לאדם',
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
        say: 'אדם רוצה להיכנס לקבוצת שני',
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
        say: 'תקבלי את תום לקבוצה',
      },
    ],
  },
  {
    command: 'request.reject',
    phrases: [
      {
        say: 'לסרב לבקשה של תום בן עמי',
      },
    ],
  },
  {
    command: 'request.show',
    phrases: [
      {
        say: 'מי ביקש להצטרף לקבוצת שני',
      },
      {
        say: 'מה קורה עם הבקשה ששלחתי',
        as: 'student',
        or: ['pending.show', 'pending.open'],
      },
    ],
  },
  {
    command: 'request.withdraw',
    phrases: [
      {
        say: 'תבטלי את בקשת ההצטרפות של אדם לקבוצה',
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
        say: 'יש לי משהו ברביעי ב-6?',
        slots: {
          start: '2026-03-11T18:00',
        },
        or: ['schedule.show'],
      },
      {
        say: 'רבקה פנויה בשישי ב-9?',
        as: 'student',
        slots: {
          start: '2026-03-13T09:00',
        },
      },
      {
        say: 'ראשון ב-5 תפוס?',
        slots: {
          start: '2026-03-15T17:00',
        },
      },
      {
        say: 'מחרתיים בארבע וחצי אני פנויה?',
        slots: {
          start: '2026-03-12T16:30',
        },
      },
    ],
  },
  {
    command: 'schedule.free',
    phrases: [
      {
        say: 'יש לרבקה מקום ביום חמישי אחה״צ?',
        as: 'student',
        slots: {
          from: '2026-03-12T12:00',
          to: '2026-03-12T17:00',
        },
      },
      {
        say: 'מתי רבקה פנויה ביום ראשון?',
        as: 'parent',
        slots: {
          from: '2026-03-15T00:00',
          to: '2026-03-16T00:00',
        },
      },
      {
        say: 'מתי יש לי שעה פנויה בשבוע הבא',
        slots: {
          minutes: 60,
          from: '2026-03-15T00:00',
          to: '2026-03-22T00:00',
        },
      },
      {
        say: 'חלונות ביום חמישי בערב?',
        slots: {
          from: '2026-03-12T17:00',
          to: '2026-03-12T21:00',
        },
      },
      {
        say: 'איפה יש לי חור מחר',
        slots: {
          from: '2026-03-11T00:00',
          to: '2026-03-12T00:00',
        },
      },
    ],
  },
  {
    command: 'schedule.last',
    phrases: [
      {
        say: 'מתי היה השיעור האחרון עם עומר',
        slots: {
          students: ['omer'],
        },
      },
      {
        say: 'מתי היה השיעור האחרון שלי',
        as: 'student',
      },
    ],
  },
  {
    command: 'schedule.next',
    phrases: [
      {
        say: 'מתי אני שוב אצל רבקה',
        as: 'student',
      },
      {
        say: 'מתי השיעור הקרוב של אדם',
        as: 'parent',
        slots: {
          child: 'adam',
        },
      },
      {
        say: 'מי התלמיד הבא שלי',
      },
    ],
  },
  {
    command: 'schedule.show',
    phrases: [
      {
        say: 'מה הלוז שלי מחר',
        slots: {
          from: '2026-03-11T00:00',
          to: '2026-03-12T00:00',
        },
      },
      {
        say: 'מה יש לי השבוע',
        as: 'student',
        slots: {
          to: '2026-03-15T00:00',
        },
      },
      {
        say: 'מה יש לאדם השבוע',
        as: 'parent',
        slots: {
          child: 'adam',
          to: '2026-03-15T00:00',
        },
      },
      {
        say: 'תראי לי את כל השיעורם של דנה במרץ',
        slots: {
          students: ['dana'],
          from: '2026-03-01T00:00',
          to: '2026-04-01T00:00',
        },
      },
      {
        say: 'מה יש לדנה ביום שני',
        as: 'parent',
        slots: {
          child: 'dana',
          from: '2026-03-16T00:00',
          to: '2026-03-17T00:00',
        },
      },
      {
        say: 'איזה שיעורים יש לי בסופ״ש',
        slots: {
          from: '2026-03-13T00:00',
          to: '2026-03-15T00:00',
        },
      },
      {
        say: 'איזה שיעורים היו לי בפברואר',
        as: 'student',
        slots: {
          from: '2026-02-01T00:00',
          to: '2026-03-01T00:00',
        },
      },
      {
        say: 'לוח השיעורים של הילדים לשבוע הבא',
        as: 'parent',
        slots: {
          from: '2026-03-15T00:00',
          to: '2026-03-22T00:00',
        },
      },
    ],
  },
  {
    command: 'teacher.join',
    phrases: [
      {
        say: 'יש לי לינק ממורה חדשה רוצה להצטרף אליה',
        as: 'student',
      },
    ],
  },
  {
    command: 'time.block',
    phrases: [
      {
        say: 'תחסמי לי את רביעי מ-12 עד 3',
        slots: {
          start: '2026-03-11T12:00',
          end: '2026-03-11T15:00',
        },
      },
      {
        say: 'אני לא זמינה בראשון אחרי שש',
        slots: {
          start: '2026-03-15T18:00',
          end: '2026-03-16T00:00',
        },
      },
      {
        say: 'לחסום כל יום שני בין שמונה לתשע בבוקר',
        slots: {
          start: '2026-03-16T08:00',
          end: '2026-03-16T09:00',
          rrule: 'FREQ=WEEKLY;INTERVAL=1;BYDAY=MO',
        },
      },
      {
        say: 'אני בחופש מה-1 עד ה-8 באפריל',
        slots: {
          start: '2026-04-01T00:00',
          end: '2026-04-09T00:00',
        },
      },
    ],
  },
  {
    command: 'time.show',
    phrases: [
      {
        say: 'מתי אני חסומה השבוע',
      },
    ],
  },
  {
    command: 'time.unblock',
    phrases: [
      {
        say: 'תשחררי את החסימה של מחר בבוקר',
        mayAsk: true,
      },
    ],
  },
  {
    command: 'waitlist.join',
    phrases: [
      {
        say: 'תכניסי את אדם לרשימת ההמתנה של קבוצת שני',
        as: 'parent',
        slots: {
          child: 'adam',
        },
      },
    ],
  },
  {
    command: 'waitlist.leave',
    phrases: [
      {
        say: 'להוריד את אדם מרשימת ההמתנה',
        as: 'parent',
        slots: {
          child: 'adam',
        },
      },
    ],
  },
  {
    command: 'week.copy',
    phrases: [
      {
        say: 'תשכפלי את השבוע הזה לשבוע הבא',
      },
    ],
  },
  {
    command: null,
    phrases: [
      {
        say: 'האם יעל הגיעה בשבוע שעבר?',
        mayRead: true,
      },
      {
        say: 'תודה רבה עזרת לי מאוד',
      },
      {
        say: 'כדאי לי להעביר את איתי לחמישי?',
        mayRead: true,
      },
      {
        say: 'רבקה ביטלה את הקבוצה?',
        as: 'student',
        mayRead: true,
      },
      {
        say: 'אוף איזה יום ארוך',
      },
      {
        say: 'אני לא רוצה לבטל את ראשון',
        as: 'student',
      },
      {
        say: 'אין צורך לחסום את רביעי',
      },
      {
        say: 'יש לי מלא שיעורי בית היום',
        as: 'student',
      },
      {
        say: 'אמא של דנה אמרה שהיא אולי תרצה להחליף יום',
      },
      {
        say: 'אל תבטלי את עומר מחר',
      },
      {
        say: 'דנה ביטלה את ראשון?',
        mayRead: true,
      },
      {
        say: 'דנה אמרה שהיה לה כיף בקבוצה',
        as: 'parent',
      },
      {
        say: 'אל תבטלי לאדם את מחר',
        as: 'parent',
      },
      {
        say: 'לא להזיז את נועם בינתיים',
      },
      {
        say: 'למה השיעור של נועה שעה שלמה',
        mayRead: true,
      },
    ],
  },
];
