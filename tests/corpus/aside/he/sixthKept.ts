/** What was kept of the sixth set in Hebrew, read once: 61.7%, one wrong action, which asked first. Its school stands in sixthWorlds.ts. */
import type { AsideList } from '../aside.ts';

export const lists: AsideList[] = [
  {
    command: 'attendance.mark',
    phrases: [
      {
        say: 'אף אחד לא הופיע אתמול בקבוצה',
        slots: {
          meeting: 'm-group',
          occurrence: '2026-03-09T19:00',
          present: false,
        },
      },
      {
        say: 'עומר לא יכול מחר',
        slots: {
          students: ['omer'],
          meeting: 'm-omer',
          occurrence: '2026-03-11T18:00',
          present: false,
        },
        or: ['meeting.cancel'],
        mayAsk: true,
      },
    ],
  },
  {
    command: 'child.add',
    phrases: [
      {
        say: 'נולד לכם לקוח חדש :) להוסיף את ליאור כץ לילדים שלי',
        as: 'parent',
        slots: {
          name: 'ליאור כץ',
        },
      },
    ],
  },
  {
    command: 'child.show',
    phrases: [
      {
        say: 'אילו ילדים רשומים אצלי',
        as: 'parent',
      },
    ],
  },
  {
    command: 'contract.accept',
    phrases: [
      {
        say: 'אנחנו מאשרים את תנאי החוזה',
        as: 'parent',
      },
      {
        say: 'מסכימה לחוזה',
        as: 'student',
      },
    ],
  },
  {
    command: 'day.clear',
    phrases: [
      {
        say: 'תנקה לי את חמישי',
        slots: {
          from: '2026-03-12T00:00',
          to: '2026-03-13T00:00',
        },
      },
    ],
  },
  {
    command: 'discount.show',
    phrases: [
      {
        say: 'איזה הנחות פעילות יש',
      },
    ],
  },
  {
    command: 'expense.add',
    phrases: [
      {
        say: 'הוצאה אוטובוס 5.90 אתמול',
        slots: {
          amount: 5.9,
          start: '2026-03-09',
          category: 'travel',
        },
      },
      {
        say: 'ביטוח מקצועי מאתיים ועשרים שקל כל חודש החל מאחד באפריל, להוצאות',
        slots: {
          amount: 220,
          start: '2026-04-01',
          category: 'insurance',
          rrule: 'FREQ=MONTHLY;INTERVAL=1',
        },
      },
    ],
  },
  {
    command: 'expense.show',
    phrases: [
      {
        say: 'תראי את ההוצאות של החודש',
        slots: {
          from: '2026-03-01T00:00',
          to: '2026-04-01T00:00',
        },
      },
    ],
  },
  {
    command: 'language.change',
    phrases: [
      {
        say: 'תעביר לאנגלית את הממשק',
        slots: {
          language: 'en',
        },
      },
      {
        say: 'עברית ולא אנגלית באפליקציה',
        as: 'student',
        slots: {
          language: 'he',
        },
      },
    ],
  },
  {
    command: 'lesson.count',
    phrases: [
      {
        say: 'כמה פעמים הייתי החודש אצל רבקה',
        as: 'student',
        slots: {
          from: '2026-03-01T00:00',
          to: '2026-04-01T00:00',
        },
        or: ['attendance.show'],
      },
    ],
  },
  {
    command: 'lesson.materials',
    phrases: [
      {
        say: 'תראה חומרים לשיעור של ראשון',
        as: 'student',
      },
    ],
  },
  {
    command: 'link.copy',
    phrases: [
      {
        say: 'תעתיק קישור הזמנה לווצאפ',
      },
      {
        say: 'תעתיק לי את הלינק להרשמה',
      },
    ],
  },
  {
    command: 'meeting.add',
    phrases: [
      {
        say: 'שריינתי לדנה חמישי בשש שעה אחת מתמטיקה, תכניסי ליומן',
        slots: {
          students: ['dana'],
          subject: 'su-maths',
          start: '2026-03-12T18:00',
          end: '2026-03-12T19:00',
        },
      },
      {
        say: 'שעה פיזיקה לנועה באחד באפריל בחמש וחמישה',
        slots: {
          students: ['noa'],
          subject: 'su-physics',
          start: '2026-04-01T17:05',
          end: '2026-04-01T18:05',
        },
      },
      {
        say: 'שיעור ניסיון למאיה מחר בארבע',
        status: 'ask',
      },
      {
        say: 'נועם פיזיקה חמישי עשר בבוקר',
        slots: {
          students: ['noam'],
          subject: 'su-physics',
          start: '2026-03-12T10:00',
        },
      },
      {
        say: 'נועה פיזיקה 25/3 17:00-18:15',
        slots: {
          students: ['noa'],
          subject: 'su-physics',
          start: '2026-03-25T17:00',
          end: '2026-03-25T18:15',
        },
      },
      {
        say: 'מוצש בתשע מתמטיקה עומר',
        slots: {
          students: ['omer'],
          subject: 'su-maths',
          start: '2026-03-14T21:00',
        },
      },
      {
        say: 'תוסיף מפגש חד פעמי איתי מתמטיקה שישי בשתים עשרה בצהריים',
        slots: {
          students: ['itay'],
          subject: 'su-maths',
          start: '2026-03-13T12:00',
        },
      },
      {
        say: 'שיבוץ חדש נועה אנגלית כל ראשון ב14:00 עד סוף יוני',
        slots: {
          students: ['noa'],
          subject: 'su-english',
          start: '2026-03-15T14:00',
          rrule: 'FREQ=WEEKLY;INTERVAL=1;BYDAY=SU;UNTIL=20260630',
        },
      },
    ],
  },
  {
    command: 'meeting.cancel',
    phrases: [
      {
        say: 'טסה ב29 למרץ ולא אהיה במתמטיקה אז',
        as: 'student',
        slots: {
          meeting: 'm-dana',
          occurrence: '2026-03-29T16:00',
        },
        or: ['attendance.mark'],
        mayAsk: true,
      },
      {
        say: 'נועה עוזבת לצבא, אין יותר שיעורי חמישי שלה, תמחקי מכאן והלאה',
        slots: {
          meeting: 'm-noa',
          scope: 'future',
        },
      },
      {
        say: 'דנה מוזמנת לחתונה ביום א׳ הקרוב ולא תוכל להגיע לשיעור',
        as: 'parent',
        slots: {
          child: 'dana',
          meeting: 'm-dana',
          occurrence: '2026-03-15T16:00',
        },
        or: ['attendance.mark'],
        mayAsk: true,
      },
      {
        say: 'דנה לא תבוא לקבוצה בשני הקרוב בלבד, סליחה על ההודעה המאוחרת',
        as: 'parent',
        slots: {
          child: 'dana',
          meeting: 'm-group',
          occurrence: '2026-03-16T19:00',
          scope: 'this',
        },
        or: ['attendance.mark'],
      },
      {
        say: 'תבטל math ביום ראשון רק השבוע הקרוב',
        as: 'student',
        slots: {
          meeting: 'm-dana',
          occurrence: '2026-03-15T16:00',
          scope: 'this',
        },
        or: ['attendance.mark'],
      },
      {
        say: 'דנה נוסעת, השיעור של ה-29 יורד, השאר נשאר',
        slots: {
          meeting: 'm-dana',
          occurrence: '2026-03-29T16:00',
          scope: 'this',
        },
      },
      {
        say: 'ב-23 למרץ הקבוצה לא מתקיימת, רק אז, לבטל',
        slots: {
          meeting: 'm-group',
          occurrence: '2026-03-23T19:00',
          scope: 'this',
        },
      },
      {
        say: 'מבריזה מהקבוצה ביום שני רק הפעם',
        as: 'student',
        slots: {
          meeting: 'm-group',
          occurrence: '2026-03-16T19:00',
          scope: 'this',
        },
        or: ['attendance.mark'],
      },
      {
        say: 'אנחנו טסים, ב-18 במרץ לאדם אין אפשרות להגיע',
        as: 'parent',
        slots: {
          child: 'adam',
          meeting: 'm-adam',
          occurrence: '2026-03-18T16:00',
        },
        or: ['attendance.mark'],
        mayAsk: true,
      },
    ],
  },
  {
    command: 'meeting.change',
    phrases: [
      {
        say: 'תצבע את קבוצת שני בירוק',
        slots: {
          color: 'green',
        },
        mayAsk: true,
      },
      {
        say: 'במקום אנגלית נעשה עם איתי בשישי פיזיקה',
        slots: {
          subject: 'su-physics',
          meeting: 'm-itay',
          occurrence: '2026-03-13T10:00',
        },
      },
      {
        say: 'שיהיו עד 6 בקבוצה של שני',
        slots: {
          capacity: 6,
        },
        mayAsk: true,
      },
    ],
  },
  {
    command: 'meeting.describe',
    phrases: [
      {
        say: 'לכתוב אצל איתי בשישי "לחזור על אנסין"',
        slots: {
          meeting: 'm-itay',
          occurrence: '2026-03-13T10:00',
          description: 'לחזור על אנסין',
        },
      },
    ],
  },
  {
    command: 'meeting.discount',
    phrases: [
      {
        say: 'תני לנועם חמישה עשר אחוז הנחה על השיעור בשני, מעכשיו',
        slots: {
          meeting: 'm-noam',
          type: 'percentage',
          value: 15,
        },
        or: ['discount.add'],
        mayAsk: true,
      },
    ],
  },
  {
    command: 'meeting.leave',
    phrases: [
      {
        say: 'רוצה לצאת מקבוצת שני',
        as: 'student',
      },
    ],
  },
  {
    command: 'meeting.move',
    phrases: [
      {
        say: 'תזיזי את עומר מחר לשש וחצי רק הפעם',
        slots: {
          meeting: 'm-omer',
          occurrence: '2026-03-11T18:00',
          start: '2026-03-11T18:30',
          scope: 'this',
        },
      },
      {
        say: 'כל שיעורי ראשון של דנה יתחילו בארבע וחצי החל מה-22 לחודש',
        slots: {
          meeting: 'm-dana',
          occurrence: '2026-03-22T16:00',
          start: '2026-03-22T16:30',
          scope: 'future',
        },
      },
      {
        say: 'Noam יום ב׳ ב18:00 במקום 17:00 רק פעם אחת',
        slots: {
          meeting: 'm-noam',
          occurrence: '2026-03-16T17:00',
          start: '2026-03-16T18:00',
          scope: 'this',
        },
      },
      {
        say: 'יעל מאחרת היום, נתחיל ב15:20 רק היום',
        slots: {
          meeting: 'm-yael',
          occurrence: '2026-03-10T15:00',
          start: '2026-03-10T15:20',
          scope: 'this',
        },
      },
      {
        say: 'move עומר tomorrow ל19:00 just once',
        slots: {
          meeting: 'm-omer',
          occurrence: '2026-03-11T18:00',
          start: '2026-03-11T19:00',
          scope: 'this',
        },
      },
      {
        say: 'איתי ביום שישי תקדימו לו ברבע שעה',
        slots: {
          meeting: 'm-itay',
          occurrence: '2026-03-13T10:00',
          start: '2026-03-13T09:45',
          delta: -15,
        },
      },
      {
        say: 'עומר מחר יותר מוקדם בשלושת רבעי שעה חד״פ',
        slots: {
          meeting: 'm-omer',
          occurrence: '2026-03-11T18:00',
          start: '2026-03-11T17:15',
          delta: -45,
          scope: 'this',
        },
      },
      {
        say: 'יעל לא היום, מחר באותה שעה, רק הפעם',
        slots: {
          meeting: 'm-yael',
          occurrence: '2026-03-10T15:00',
          start: '2026-03-11T15:00',
          scope: 'this',
        },
      },
      {
        say: 'איתי בשישי ידחה ליום ראשון ב11',
        slots: {
          meeting: 'm-itay',
          occurrence: '2026-03-13T10:00',
          start: '2026-03-15T11:00',
        },
      },
      {
        say: 'נועה עוברת מחמישי לשישי אותה שעה, רק הפעם',
        slots: {
          meeting: 'm-noa',
          occurrence: '2026-03-12T16:00',
          start: '2026-03-13T16:00',
          scope: 'this',
        },
      },
      {
        say: 'השיעור של נועם בעוד שבועיים, ה-23, שיהיה יום אחרי באותה שעה, רק הוא',
        slots: {
          meeting: 'm-noam',
          occurrence: '2026-03-23T17:00',
          start: '2026-03-24T17:00',
          scope: 'this',
        },
      },
      {
        say: 'לעומר בחופש הגדול... עזוב, רק תזיז אותו מחר לשבע, פעם אחת',
        slots: {
          meeting: 'm-omer',
          occurrence: '2026-03-11T18:00',
          start: '2026-03-11T19:00',
          scope: 'this',
        },
      },
      {
        say: 'אפשר את איתי של שישי באחת עשרה?',
        slots: {
          meeting: 'm-itay',
          occurrence: '2026-03-13T10:00',
          start: '2026-03-13T11:00',
        },
      },
    ],
  },
  {
    command: 'meeting.place',
    phrases: [
      {
        say: 'איתי שישי בזום',
        slots: {
          meeting: 'm-itay',
          occurrence: '2026-03-13T10:00',
          place: 'online',
        },
        or: ['meeting.add'],
        mayAsk: true,
      },
    ],
  },
  {
    command: 'meeting.request',
    phrases: [
      {
        say: 'אדם פיזיקה ראשון 15:00 45 דקות',
        as: 'parent',
        slots: {
          subject: 'su-physics',
          child: 'adam',
          start: '2026-03-15T15:00',
          end: '2026-03-15T15:45',
        },
      },
      {
        say: 'אפשר שיעור מתמטיקה בחמישי בשש בערב',
        as: 'student',
        slots: {
          subject: 'su-maths',
          start: '2026-03-12T18:00',
        },
      },
      {
        say: 'היי רבקה אפשר כפול מתמטיקה בחמישי מחמש עד שש וחצי',
        as: 'student',
        slots: {
          subject: 'su-maths',
          start: '2026-03-12T17:00',
          end: '2026-03-12T18:30',
        },
      },
      {
        say: 'כל חמישי מתמטיקה בשבע בערב עד סוף מאי בבקשה',
        as: 'student',
        slots: {
          subject: 'su-maths',
          start: '2026-03-12T19:00',
          rrule: 'FREQ=WEEKLY;INTERVAL=1;BYDAY=TH;UNTIL=20260531',
        },
      },
      {
        say: 'אפשר ראשון בחמש במקום בארבע',
        as: 'student',
        slots: {
          start: '2026-03-15T17:00',
        },
        or: ['meeting.move'],
        mayAsk: true,
      },
    ],
  },
  {
    command: 'money.owed',
    phrases: [
      {
        say: 'כמה עומר חייב',
        slots: {
          students: ['omer'],
        },
      },
    ],
  },
  {
    command: 'payment.mark',
    phrases: [
      {
        say: 'קיבלתי ביט מאמא של עומר על שני שיעורים',
        slots: {
          students: ['omer'],
          count: 2,
        },
      },
    ],
  },
  {
    command: 'pending.approve',
    phrases: [
      {
        say: 'לאשר את הבקשה של יעל',
        slots: {
          pending: 'p-yael',
        },
      },
      {
        say: 'תאשרר את יעל',
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
        say: 'תגידי לא לבקשה של יעל בלי להודיע לה',
        slots: {
          pending: 'p-yael',
          notify: 'quiet',
        },
      },
    ],
  },
  {
    command: 'pending.open',
    phrases: [
      {
        say: 'פתח את הבקשה של יעל',
        slots: {
          pending: 'p-yael',
        },
      },
    ],
  },
  {
    command: 'pending.show',
    phrases: [
      {
        say: 'ענו לי על הבקשה?',
        as: 'student',
      },
      {
        say: 'איזה בקשות נכנסו',
        or: ['request.show'],
      },
    ],
  },
  {
    command: 'price.quote',
    phrases: [
      {
        say: 'כמה יעלה שיעור אנגלית של שעה לדנה',
        as: 'parent',
        slots: {
          subject: 'su-english',
        },
      },
    ],
  },
  {
    command: 'profile.change',
    phrases: [
      {
        say: 'האימייל החדש שלי ruth.katz@gmail.com תעדכנו',
        as: 'parent',
        slots: {
          emails: ['ruth.katz@gmail.com'],
        },
      },
    ],
  },
  {
    command: 'receipt.show',
    phrases: [
      {
        say: 'קבלה על ראשון האחרון',
        as: 'student',
        slots: {
          occurrence: '2026-03-08T16:00',
        },
      },
    ],
  },
  {
    command: 'request.approve',
    phrases: [
      {
        say: 'תום מתאים לי, מקבלת אותו',
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
        say: 'Tom Ben-Ami לא, תדחה אותו',
        slots: {
          request: 'r-tom',
        },
      },
      {
        say: 'לדחות את תום אני מלאה',
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
        say: 'מי רוצה להצטרף אליי',
      },
    ],
  },
  {
    command: 'schedule.check',
    phrases: [
      {
        say: 'אני פנויה בחמישי ב6?',
        slots: {
          start: '2026-03-12T18:00',
        },
        or: ['schedule.free'],
      },
    ],
  },
  {
    command: 'schedule.free',
    phrases: [
      {
        say: 'האם רבקה פנויה בחמישי אחר הצהריים',
        as: 'parent',
        slots: {
          from: '2026-03-12T12:00',
          to: '2026-03-12T17:00',
        },
        or: ['schedule.check'],
      },
      {
        say: 'מה החלונות הפנויים של רבקה ביום שלישי הבא',
        as: 'parent',
        slots: {
          from: '2026-03-17T00:00',
          to: '2026-03-18T00:00',
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
    ],
  },
  {
    command: 'schedule.next',
    phrases: [
      {
        say: 'אני לא מבטלת את ראשון רק שואלת באיזה שעה',
        as: 'student',
        or: ['schedule.show'],
      },
      {
        say: 'מתי יש לי שיעורר',
        as: 'student',
        or: ['schedule.show'],
      },
    ],
  },
  {
    command: 'schedule.show',
    phrases: [
      {
        say: 'מתי אני מסיימת בראשון',
        as: 'student',
        slots: {
          from: '2026-03-15T00:00',
          to: '2026-03-16T00:00',
        },
        or: ['schedule.next'],
      },
      {
        say: 'יש משהו בשישי?',
        slots: {
          from: '2026-03-13T00:00',
          to: '2026-03-14T00:00',
        },
      },
      {
        say: 'יש לי משו בחמישי?',
        as: 'student',
        slots: {
          from: '2026-03-12T00:00',
          to: '2026-03-13T00:00',
        },
      },
    ],
  },
  {
    command: 'settings.lessonLength',
    phrases: [
      {
        say: 'אורך שיעור רגיל 50 דקות',
        slots: {
          minutes: 50,
        },
      },
    ],
  },
  {
    command: 'student.archive',
    phrases: [
      {
        say: 'נועה שלו סיימה בגרות, לארכיון',
        slots: {
          students: ['noa'],
          archived: true,
        },
      },
    ],
  },
  {
    command: 'student.open',
    phrases: [
      {
        say: 'כרטיס של דנה',
        slots: {
          students: ['dana'],
        },
      },
    ],
  },
  {
    command: 'subject.rename',
    phrases: [
      {
        say: 'לשנות את השם של אנגלית לספרות אנגלית',
        slots: {
          subject: 'su-english',
          name: 'ספרות אנגלית',
        },
      },
    ],
  },
  {
    command: 'theme.change',
    phrases: [
      {
        say: 'תעשה כהה',
        as: 'student',
        slots: {
          theme: 'dark',
        },
      },
      {
        say: 'מצב כהה',
        slots: {
          theme: 'dark',
        },
      },
    ],
  },
  {
    command: 'time.block',
    phrases: [
      {
        say: 'מילואים מ-22 עד 26 במרץ, לחסום ימים שלמים',
        slots: {
          start: '2026-03-22T00:00',
          end: '2026-03-27T00:00',
        },
      },
      {
        say: 'תפוסה בראשון מתשע עד עשר וחצי בבוקר',
        slots: {
          start: '2026-03-15T09:00',
          end: '2026-03-15T10:30',
        },
      },
    ],
  },
  {
    command: null,
    phrases: [
      {
        say: 'למה נועם הוזז',
        mayRead: true,
      },
      {
        say: 'תשאירי את הבקשה של יעל פתוחה בינתיים',
      },
      {
        say: 'כדאי לי להגיד כן ליעל?',
        mayRead: true,
      },
      {
        say: 'אוף איזה שבוע',
      },
      {
        say: 'בוקר טוב רבקה, מקווה שהכול בסדר',
        as: 'parent',
      },
      {
        say: 'האם דנה מבוטלת בראשון',
        mayRead: true,
      },
      {
        say: 'אל תחסמו את עומר הוא התנצל',
      },
      {
        say: 'אולי כדאי להזיז את יעל ל4?',
        mayRead: true,
      },
      {
        say: 'אני עדיין חושבת על תום',
      },
      {
        say: 'אל תקבעו לי כלום תודה',
        as: 'student',
      },
      {
        say: 'עניתי כבר ליעל?',
        mayRead: true,
      },
      {
        say: 'לא לבטל את עומר מחר!!',
      },
      {
        say: 'לאשר את כולם',
        or: ['pending.approve', 'request.approve'],
        mayAsk: true,
      },
      {
        say: 'עוד לא לאשר את תום',
      },
      {
        say: 'עומר שילם?',
        mayRead: true,
      },
      {
        say: 'נועה נשארת כרגיל, בלי שינויים',
      },
    ],
  },
];
