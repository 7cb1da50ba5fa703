/** A sixth set of strangers' sentences in Hebrew, of everything that is spoken of: 61.4%, six wrong actions; 17 of its sentences are of money and notices, which are not there yet. Its school stands in sixthWorlds.ts. */
import type { AsideList } from '../aside.ts';

export const lists: AsideList[] = [
  {
    command: 'attendance.mark',
    phrases: [
      {
        say: 'נועה פספסה את חמישי שעבר',
        slots: {
          students: ['noa'],
          meeting: 'm-noa',
          occurrence: '2026-03-05T16:00',
          present: false,
        },
      },
      {
        say: 'כולם הגיעו אתמול לקבוצה',
        slots: {
          meeting: 'm-group',
          occurrence: '2026-03-09T19:00',
          present: true,
        },
      },
      {
        say: 'נועם הבריז לי אתמול',
        slots: {
          students: ['noam'],
          meeting: 'm-noam',
          occurrence: '2026-03-09T17:00',
          present: false,
        },
      },
      {
        say: 'דנה לא באה אתמול לקבוצה',
        slots: {
          students: ['dana'],
          meeting: 'm-group',
          occurrence: '2026-03-09T19:00',
          present: false,
        },
      },
      {
        say: 'טעיתי, איתי כן הגיע אתמול לקבוצה',
        slots: {
          students: ['itay'],
          meeting: 'm-group',
          occurrence: '2026-03-09T19:00',
          present: true,
        },
      },
    ],
  },
  {
    command: 'attendance.show',
    phrases: [
      {
        say: 'אדם היה בשבוע שעבר?',
        as: 'parent',
        slots: {
          child: 'adam',
        },
        or: ['schedule.last', 'schedule.show'],
      },
    ],
  },
  {
    command: 'calendar.export',
    phrases: [
      {
        say: 'יומן ל PDF',
      },
    ],
  },
  {
    command: 'calendar.goto',
    phrases: [
      {
        say: 'קפוץ לתחילת אפריל',
      },
    ],
  },
  {
    command: 'calendar.save',
    phrases: [
      {
        say: 'לשמור את השיעורים של שני הילדים ביומן גוגל',
        as: 'parent',
        or: ['feed.copy', 'calendar.export'],
      },
      {
        say: 'תשמור לי את השיעורים ביומן של הטלפון',
        as: 'student',
        or: ['feed.copy', 'calendar.export'],
      },
    ],
  },
  {
    command: 'calendar.view',
    phrases: [
      {
        say: 'תצוגת שבוע',
        slots: {
          view: 'week',
        },
      },
      {
        say: 'תצוגת סדר יום',
        as: 'student',
        slots: {
          view: 'agenda',
        },
      },
    ],
  },
  {
    command: 'contract.open',
    phrases: [
      {
        say: 'תראה את החוזה',
      },
      {
        say: 'אפשר לראות שוב את החוזה',
        as: 'parent',
      },
      {
        say: 'רגע תן לקרוא את החוזה קודם',
        as: 'student',
      },
    ],
  },
  {
    command: 'day.clear',
    phrases: [
      {
        say: 'הילדים בבית מחר, לבטל הכל',
        slots: {
          from: '2026-03-11T00:00',
          to: '2026-03-12T00:00',
        },
      },
      {
        say: 'פינוי מחר מהצהריים והלאה, תבטל מה שיש',
        slots: {
          from: '2026-03-11T12:00',
          to: '2026-03-12T00:00',
        },
        or: ['meeting.cancel'],
      },
      {
        say: 'מבטלת את כל מה שיש לי בין ראשון לשלישי בשבוע הבא כולל',
        slots: {
          from: '2026-03-15T00:00',
          to: '2026-03-18T00:00',
        },
      },
      {
        say: 'קמתי עם חום תבטלו לי את כל היום',
        slots: {
          from: '2026-03-10T00:00',
          to: '2026-03-11T00:00',
        },
      },
    ],
  },
  {
    command: 'expense.add',
    phrases: [
      {
        say: 'הלכו לי 80 שקל על טושים וניירות היום, תרשום הוצאה',
        slots: {
          amount: 80,
          start: '2026-03-10',
        },
      },
    ],
  },
  {
    command: 'lateCancels.show',
    phrases: [
      {
        say: 'כמה ביטולים מאוחרים יש לי',
        as: 'student',
        or: ['lateCancels.check'],
      },
      {
        say: 'איתי אלוף בביטולים של הדקה התשעים, כמה כבר יש לו',
        slots: {
          students: ['itay'],
        },
        or: ['lateCancels.check'],
      },
    ],
  },
  {
    command: 'lesson.count',
    phrases: [
      {
        say: 'נבקש לדעת כמה שיעורים היו לאדם מאז ינואר',
        as: 'parent',
        slots: {
          child: 'adam',
          from: '2026-01-01T00:00',
        },
      },
      {
        say: 'כמה פעמים נפגשתי עם יעל מתחילת מרץ',
        slots: {
          students: ['yael'],
          from: '2026-03-01T00:00',
        },
      },
    ],
  },
  {
    command: 'link.copy',
    phrases: [
      {
        say: 'שכנה מבקשת להירשם אליי, מה הלינק שלי',
      },
    ],
  },
  {
    command: 'meeting.add',
    phrases: [
      {
        say: 'פיזיקה בזום עם נועם שישי הזה בצהריים',
        slots: {
          students: ['noam'],
          subject: 'su-physics',
          start: '2026-03-13T12:00',
          place: 'online',
        },
      },
      {
        say: 'שיעור תגבור לנועם במתמטיקה ביום ראשון בשש בערב לפני המבחן',
        slots: {
          students: ['noam'],
          subject: 'su-maths',
          start: '2026-03-15T18:00',
        },
      },
      {
        say: 'לאיתי שעה מתמטיקה מחרתיים בשבע בערב',
        slots: {
          students: ['itay'],
          subject: 'su-maths',
          start: '2026-03-12T19:00',
          end: '2026-03-12T20:00',
        },
      },
      {
        say: "לקבוע ליעל אנגלית ביום א' ברבע לשלוש בצהריים ארבעים וחמש דק'",
        slots: {
          students: ['yael'],
          subject: 'su-english',
          start: '2026-03-15T14:45',
          end: '2026-03-15T15:30',
        },
      },
      {
        say: 'דנה מתמטיקה ימי שלישי וחמישי בחמש, ארבעה שבועות, תקבע',
        slots: {
          students: ['dana'],
          subject: 'su-maths',
          start: '2026-03-12T17:00',
          rrule: 'FREQ=WEEKLY;INTERVAL=1;BYDAY=TU,TH;COUNT=8',
        },
      },
      {
        say: 'מתמטיקה ליעל מחר ב9',
        slots: {
          students: ['yael'],
          subject: 'su-maths',
          start: '2026-03-11T09:00',
        },
      },
      {
        say: 'איתי לוקח אנגלית על בסיס קבוע, ימי רביעי בשעה חמש אחה״צ',
        slots: {
          students: ['itay'],
          subject: 'su-english',
          start: '2026-03-11T17:00',
          rrule: 'FREQ=WEEKLY;INTERVAL=1;BYDAY=WE',
        },
      },
      {
        say: 'יעל אנגלית שישי 8 עד 9 בבוקר',
        slots: {
          students: ['yael'],
          subject: 'su-english',
          start: '2026-03-13T08:00',
          end: '2026-03-13T09:00',
        },
      },
      {
        say: 'שיעור עם דניאל בחמישי ב4',
        status: 'ask',
      },
      {
        say: 'עומר לפני בגרות: פיזיקה ב-3 באפריל בעשר וחצי בבוקר למשך שעתיים',
        slots: {
          students: ['omer'],
          subject: 'su-physics',
          start: '2026-04-03T10:30',
          end: '2026-04-03T12:30',
        },
      },
      {
        say: 'שבוע כן שבוע לא דנה אנגלית חמישי 19:00 מה-19.3',
        slots: {
          students: ['dana'],
          subject: 'su-english',
          start: '2026-03-19T19:00',
          rrule: 'FREQ=WEEKLY;INTERVAL=2;BYDAY=TH',
        },
      },
      {
        say: 'יעל ונועה ביחד אנגלית ראשון 17:30 שעה וחצי',
        slots: {
          students: ['yael', 'noa'],
          subject: 'su-english',
          start: '2026-03-15T17:30',
          end: '2026-03-15T19:00',
        },
      },
      {
        say: 'תכניס את עומר מחר ב20:00 לחצי שעה מתמטיקה',
        slots: {
          students: ['omer'],
          subject: 'su-maths',
          start: '2026-03-11T20:00',
          end: '2026-03-11T20:30',
        },
      },
      {
        say: 'תוסיפי שיעור ליעל בחמישי',
        status: 'ask',
        slots: {
          students: ['yael'],
        },
      },
      {
        say: "תקבע math ל-Omer ביום ו' בתשע",
        slots: {
          students: ['omer'],
          subject: 'su-maths',
          start: '2026-03-13T09:00',
        },
      },
      {
        say: 'נועם ועומר רוצים להתכונן ביחד, מתמטיקה, רביעי שבוע הבא 16:30',
        slots: {
          students: ['noam', 'omer'],
          subject: 'su-maths',
          start: '2026-03-18T16:30',
        },
      },
    ],
  },
  {
    command: 'meeting.attendees',
    phrases: [
      {
        say: 'תוסיפו את נועה לקבוצה',
        slots: {
          add: ['noa'],
        },
      },
      {
        say: 'עומר מצטרף לקבוצת שני',
        slots: {
          add: ['omer'],
        },
      },
      {
        say: 'איתי כבר לא בקבוצה, להוציא אותו',
        slots: {
          remove: ['itay'],
        },
      },
    ],
  },
  {
    command: 'meeting.cancel',
    phrases: [
      {
        say: "תבטל לי ת'שיעור",
        as: 'student',
        status: 'ask',
      },
      {
        say: 'יוצאים לטיול שנתי ב22 אז לא אהיה במתמטיקה ביום ההוא',
        as: 'student',
        slots: {
          meeting: 'm-dana',
          occurrence: '2026-03-22T16:00',
        },
        or: ['attendance.mark'],
        mayAsk: true,
      },
      {
        say: 'בעוד שבועיים ברביעי עומר לא לומד, תבטלו רק את זה',
        slots: {
          meeting: 'm-omer',
          occurrence: '2026-03-25T18:00',
          scope: 'this',
        },
      },
      {
        say: 'אני חולה אז בלי מתמטיקה בראשון, רק הפעם',
        as: 'student',
        slots: {
          meeting: 'm-dana',
          occurrence: '2026-03-15T16:00',
          scope: 'this',
        },
        or: ['attendance.mark'],
      },
      {
        say: 'לא אגיע בראשון סורי',
        as: 'student',
        slots: {
          meeting: 'm-dana',
          occurrence: '2026-03-15T16:00',
        },
        or: ['attendance.mark'],
        mayAsk: true,
      },
      {
        say: 'עומר חולה אין שיעור מחר, רק השבוע',
        slots: {
          meeting: 'm-omer',
          occurrence: '2026-03-11T18:00',
          scope: 'this',
        },
      },
      {
        say: 'תבטלל את נועע בחמישי',
        status: 'ask',
      },
      {
        say: 'אסיפת הורים בשני הקרוב אז בלי קבוצה באותו ערב בלבד',
        slots: {
          meeting: 'm-group',
          occurrence: '2026-03-16T19:00',
          scope: 'this',
        },
      },
      {
        say: 'רופא שיניים ביום שני ה23, לא אגיע לקבוצה',
        as: 'student',
        slots: {
          meeting: 'm-group',
          occurrence: '2026-03-23T19:00',
        },
        or: ['attendance.mark'],
        mayAsk: true,
      },
      {
        say: 'Adam לא מרגיש טוב, אז אין שיעור ביום ד׳ רק השבוע',
        as: 'parent',
        slots: {
          child: 'adam',
          meeting: 'm-adam',
          occurrence: '2026-03-11T16:00',
          scope: 'this',
        },
        or: ['attendance.mark'],
      },
      {
        say: 'לבטל את דנה בבקשה',
        as: 'parent',
        status: 'ask',
        slots: {
          child: 'dana',
        },
      },
      {
        say: 'תמחקי את יעל של היום רק של היום',
        slots: {
          meeting: 'm-yael',
          occurrence: '2026-03-10T15:00',
          scope: 'this',
        },
      },
      {
        say: 'תור לרופא לאדם מחר בארבע אז נצטרך לוותר על השיעור',
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
        say: 'אפשר בבקשה לבטל את השיעור של אדם מחר, רק השבוע?',
        as: 'parent',
        slots: {
          child: 'adam',
          meeting: 'm-adam',
          occurrence: '2026-03-11T16:00',
          scope: 'this',
        },
      },
      {
        say: 'תבטלי את דנה',
        status: 'ask',
      },
      {
        say: 'תבטל את השיעור פיזיקה',
        status: 'ask',
      },
      {
        say: 'שלום, לאדם יש חום ולצערנו הוא לא יגיע מחר',
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
        say: 'ביטול יעל',
        status: 'ask',
      },
      {
        say: 'בטל נועם שני',
        status: 'ask',
        slots: {
          meeting: 'm-noam',
          occurrence: '2026-03-16T17:00',
        },
      },
      {
        say: 'לבטל איתי בשישי',
        slots: {
          meeting: 'm-itay',
          occurrence: '2026-03-13T10:00',
        },
      },
    ],
  },
  {
    command: 'meeting.describe',
    phrases: [
      {
        say: 'תרשום ליעל של היום יחידה 7, רק לשיעור הזה',
        slots: {
          meeting: 'm-yael',
          occurrence: '2026-03-10T15:00',
          scope: 'this',
        },
      },
    ],
  },
  {
    command: 'meeting.leave',
    phrases: [
      {
        say: 'החלטנו שדנה מפסיקה את קבוצת שני, נא להוציא אותה',
        as: 'parent',
        slots: {
          child: 'dana',
        },
        or: ['meeting.cancel'],
      },
      {
        say: 'זהו אני פורשת מקבוצת שני',
        as: 'student',
      },
    ],
  },
  {
    command: 'meeting.move',
    phrases: [
      {
        say: 'קבוצת שני תתחיל ברבע לשמונה בשבוע הבא, פעם אחת בלבד',
        slots: {
          meeting: 'm-group',
          occurrence: '2026-03-16T19:00',
          start: '2026-03-16T19:45',
          scope: 'this',
        },
      },
      {
        say: 'איתי אנגלית שישי - שיהיה בתשע ושעה שלמה',
        slots: {
          meeting: 'm-itay',
          occurrence: '2026-03-13T10:00',
          start: '2026-03-13T09:00',
          end: '2026-03-13T10:00',
        },
      },
      {
        say: 'תזיז את פיזיקה לשש',
        status: 'ask',
      },
      {
        say: 'קבוצת שני מתחילה מאוחר ברבע שעה מכאן והלאה',
        slots: {
          meeting: 'm-group',
          occurrence: '2026-03-16T19:00',
          start: '2026-03-16T19:15',
          delta: 15,
          scope: 'future',
        },
      },
      {
        say: 'מעכשיו נועה בחמש ולא בארבע',
        slots: {
          meeting: 'm-noa',
          start: '2026-03-12T17:00',
          scope: 'future',
        },
      },
      {
        say: 'הסעה של דנה מאחרת בכל יום ראשון תזיז לה קבוע לארבע ועשרים',
        slots: {
          meeting: 'm-dana',
          start: '2026-03-15T16:20',
          scope: 'future',
        },
      },
      {
        say: 'נועה ביקשה להידחות קצת בחמישי',
        status: 'ask',
        slots: {
          meeting: 'm-noa',
          occurrence: '2026-03-12T16:00',
        },
      },
      {
        say: 'תעבירי את איתי משישי לראשון בעשר בבוקר',
        slots: {
          meeting: 'm-itay',
          occurrence: '2026-03-13T10:00',
          start: '2026-03-15T10:00',
        },
      },
      {
        say: 'דנה לא יכולה בראשון אבל יכולה בשני בשלוש, רק הפעם',
        slots: {
          meeting: 'm-dana',
          occurrence: '2026-03-15T16:00',
          start: '2026-03-16T15:00',
          scope: 'this',
        },
      },
      {
        say: 'השיעור של יעל עובר קבוע לארבע',
        slots: {
          meeting: 'm-yael',
          start: '2026-03-10T16:00',
          scope: 'future',
        },
      },
      {
        say: 'להזיז את דנה לחמש',
        status: 'ask',
      },
      {
        say: 'נתקעתי בפקק תדחה את יעל היום בעשר דקות',
        slots: {
          meeting: 'm-yael',
          occurrence: '2026-03-10T15:00',
          start: '2026-03-10T15:10',
          delta: 10,
        },
        mayAsk: true,
      },
      {
        say: 'דנה ראשון ב5 במקום 4 רק השבוע הקרוב',
        slots: {
          meeting: 'm-dana',
          occurrence: '2026-03-15T16:00',
          start: '2026-03-15T17:00',
          scope: 'this',
        },
      },
      {
        say: 'נועם ביום שני חצי שעה יותר מאוחר, חד פעמי',
        slots: {
          meeting: 'm-noam',
          occurrence: '2026-03-16T17:00',
          start: '2026-03-16T17:30',
          delta: 30,
          scope: 'this',
        },
      },
      {
        say: 'תחליף בין הימים - איתי לא בשישי אלא למחרת בערב בשמונה',
        slots: {
          meeting: 'm-itay',
          occurrence: '2026-03-13T10:00',
          start: '2026-03-14T20:00',
        },
      },
      {
        say: 'לעומר יש משחק מחר אז נעביר אותו לחמישי בשש, חד פעמי',
        slots: {
          meeting: 'm-omer',
          occurrence: '2026-03-11T18:00',
          start: '2026-03-12T18:00',
          scope: 'this',
        },
      },
      {
        say: "תזיזו ת'שיעור של נועה ביום ה' לשעה 17 רק השבוע",
        slots: {
          meeting: 'm-noa',
          occurrence: '2026-03-12T16:00',
          start: '2026-03-12T17:00',
          scope: 'this',
        },
      },
      {
        say: 'מה-18 לחודש עומר בשבע ולא בשש, קבוע',
        slots: {
          meeting: 'm-omer',
          occurrence: '2026-03-18T18:00',
          start: '2026-03-18T19:00',
          scope: 'future',
        },
      },
      {
        say: 'צריכה לצאת מוקדם בשני אז נועם יבוא בארבע במקום חמש רק הפעם',
        slots: {
          meeting: 'm-noam',
          occurrence: '2026-03-16T17:00',
          start: '2026-03-16T16:00',
          scope: 'this',
        },
      },
      {
        say: 'נועה ביום ה׳ הקרוב מתחילה ברבע לחמש, בשבועות הבאים כרגיל',
        slots: {
          meeting: 'm-noa',
          occurrence: '2026-03-12T16:00',
          start: '2026-03-12T16:45',
          scope: 'this',
        },
      },
      {
        say: 'בא לי שנועם יגיע ב-17:30 מעכשיו והלאה בימי שני',
        slots: {
          meeting: 'm-noam',
          start: '2026-03-16T17:30',
          scope: 'future',
        },
      },
    ],
  },
  {
    command: 'meeting.open',
    phrases: [
      {
        say: 'פתחי את השיעור של איתי בשישי',
        slots: {
          meeting: 'm-itay',
          occurrence: '2026-03-13T10:00',
        },
      },
      {
        say: 'פתח לי את השיעור של יום א׳',
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
        say: 'יעל אצלי היום, לא בזום, רק היום',
        slots: {
          meeting: 'm-yael',
          place: 'teacher',
          scope: 'this',
        },
      },
      {
        say: 'קבוצת שני עוברת לאונליין מעכשיו',
        slots: {
          place: 'online',
          scope: 'future',
        },
      },
      {
        say: 'השיעור הבא של נועם אצלו בבית, רק הוא',
        slots: {
          meeting: 'm-noam',
          place: 'student',
          scope: 'this',
        },
      },
    ],
  },
  {
    command: 'meeting.price',
    phrases: [
      {
        say: 'קבוצת שני 80₪ לילד מעכשיו',
        slots: {
          cost: 80,
          scope: 'future',
        },
      },
      {
        say: 'מחר עומר ב100 ש״ח, רק הפעם',
        slots: {
          meeting: 'm-omer',
          occurrence: '2026-03-11T18:00',
          cost: 100,
          scope: 'this',
        },
      },
      {
        say: 'על שישי של איתי אני לוקחת תשעים',
        slots: {
          meeting: 'm-itay',
          occurrence: '2026-03-13T10:00',
          cost: 90,
        },
      },
    ],
  },
  {
    command: 'meeting.propose',
    phrases: [
      {
        say: 'להציע ליעל במקום זה אותו יום ב18:00',
        slots: {
          start: '2026-03-12T18:00',
        },
        or: ['pending.decline'],
      },
      {
        say: 'תציעו ליעל חמש וחצי במקום חמש בחמישי',
        slots: {
          start: '2026-03-12T17:30',
        },
        or: ['pending.decline'],
      },
      {
        say: 'לא ליעל אבל תציע לה ראשון בשש',
        slots: {
          start: '2026-03-15T18:00',
        },
        or: ['pending.decline'],
      },
      {
        say: 'חמישי לא טוב למתמטיקה של יעל, הציעי לה שישי ב11 בבוקר',
        slots: {
          start: '2026-03-13T11:00',
        },
        or: ['pending.decline'],
      },
      {
        say: 'מתמטיקה של יעל? רק בעוד שבוע בחמישי, שש ורבע, תציע לה',
        slots: {
          start: '2026-03-19T18:15',
        },
        or: ['pending.decline'],
      },
    ],
  },
  {
    command: 'meeting.remind',
    phrases: [
      {
        say: 'שלח תזכורת ליעל על היום',
        slots: {
          meeting: 'm-yael',
        },
      },
      {
        say: 'תזכירי לנועם שיש שיעור בשני',
        slots: {
          meeting: 'm-noam',
        },
      },
    ],
  },
  {
    command: 'meeting.repeat',
    phrases: [
      {
        say: 'את איתי של שישי תהפוך לשבועי עד סוף יוני',
        slots: {
          meeting: 'm-itay',
          occurrence: '2026-03-13T10:00',
          rrule: 'FREQ=WEEKLY;INTERVAL=1;BYDAY=FR;UNTIL=20260630',
        },
      },
      {
        say: 'איתי של שישי - שיחזור פעם בשבועיים, 6 מפגשים',
        slots: {
          meeting: 'm-itay',
          occurrence: '2026-03-13T10:00',
          rrule: 'FREQ=WEEKLY;INTERVAL=2;BYDAY=FR;COUNT=6',
        },
      },
    ],
  },
  {
    command: 'meeting.request',
    phrases: [
      {
        say: 'אפשר בבקשה עוד שיעור מתמטיקה לאדם בחמישי ב17:30?',
        as: 'parent',
        slots: {
          subject: 'su-maths',
          child: 'adam',
          start: '2026-03-12T17:30',
        },
      },
      {
        say: 'תקבעי לי אנגלית ראשון ה22 בשש בערב שעה',
        as: 'student',
        slots: {
          subject: 'su-english',
          start: '2026-03-22T18:00',
          end: '2026-03-22T19:00',
        },
      },
      {
        say: 'אשמח לשיעור אנגלית לדנה ביום שישי ה-20 בעשר בבוקר',
        as: 'parent',
        slots: {
          subject: 'su-english',
          child: 'dana',
          start: '2026-03-20T10:00',
        },
      },
      {
        say: 'בא לי שיעור בחמישי',
        as: 'student',
        status: 'ask',
      },
      {
        say: 'יש מצב פיזיקה מחר ב14:30',
        as: 'student',
        slots: {
          subject: 'su-physics',
          start: '2026-03-11T14:30',
        },
        or: ['schedule.check'],
      },
      {
        say: 'נשמח מאוד לעוד שיעור לדנה לפני המבחן שלה',
        as: 'parent',
        status: 'ask',
        slots: {
          child: 'dana',
        },
      },
      {
        say: 'נוסף על השיעור הרגיל, אדם ישמח למתמטיקה גם ברביעי ה-18 בחמש',
        as: 'parent',
        slots: {
          subject: 'su-maths',
          child: 'adam',
          start: '2026-03-18T17:00',
        },
      },
      {
        say: 'יש לי מבחן ב20 לחודש אפשר תגבור מתמטיקה יום לפני בחמש',
        as: 'student',
        slots: {
          subject: 'su-maths',
          start: '2026-03-19T17:00',
        },
      },
      {
        say: 'היה אפשר שאדם יבוא מחר בחמש במקום בארבע?',
        as: 'parent',
        slots: {
          child: 'adam',
          start: '2026-03-11T17:00',
        },
        or: ['meeting.move'],
        mayAsk: true,
      },
      {
        say: 'מתמטיקה שישי 11',
        as: 'student',
        slots: {
          subject: 'su-maths',
          start: '2026-03-13T11:00',
        },
      },
    ],
  },
  {
    command: 'meeting.resize',
    phrases: [
      {
        say: 'נמתח את איתי של שישי עד שתים עשרה',
        slots: {
          meeting: 'm-itay',
          occurrence: '2026-03-13T10:00',
          minutes: 120,
        },
      },
      {
        say: 'קבוצת שני שעה ורבע במקום שעה וחצי מעכשיו',
        slots: {
          minutes: 75,
          scope: 'future',
        },
      },
      {
        say: 'נועם הולך בשני ברבע לשש, רק הפעם, תקצר',
        slots: {
          meeting: 'm-noam',
          occurrence: '2026-03-16T17:00',
          minutes: 45,
          scope: 'this',
        },
      },
      {
        say: 'מהיום יעל נשארת עד ארבע',
        slots: {
          meeting: 'm-yael',
          minutes: 60,
          scope: 'future',
        },
      },
      {
        say: 'דנה בראשון שתהיה שעה שלמה מעכשיו',
        slots: {
          minutes: 60,
          scope: 'future',
        },
      },
      {
        say: 'מספיק לעומר 30 דק מחר, בפעמים הבאות כרגיל',
        slots: {
          meeting: 'm-omer',
          occurrence: '2026-03-11T18:00',
          minutes: 30,
          scope: 'this',
        },
      },
    ],
  },
  {
    command: 'money.owed',
    phrases: [
      {
        say: 'כמה אני חייבת',
        as: 'student',
      },
      {
        say: 'מי חייב לי כסף',
      },
      {
        say: 'כמה עוד נשאר לנו לשלם על אדם',
        as: 'parent',
        slots: {
          child: 'adam',
        },
      },
    ],
  },
  {
    command: 'money.summary',
    phrases: [
      {
        say: 'מה נשאר לי נטו בפברואר אחרי הוצאות',
        slots: {
          from: '2026-02-01T00:00',
          to: '2026-03-01T00:00',
        },
      },
    ],
  },
  {
    command: 'notification.readAll',
    phrases: [
      {
        say: 'לסמן את כל ההתראות כנקראו',
      },
    ],
  },
  {
    command: 'notification.show',
    phrases: [
      {
        say: 'איזה הודעות פספסתי',
        as: 'parent',
      },
      {
        say: 'יש משהו חדש בהתראות',
      },
    ],
  },
  {
    command: 'payment.mark',
    phrases: [
      {
        say: 'נועם שילם על אתמול',
        slots: {
          students: ['noam'],
          occurrence: '2026-03-09T17:00',
        },
      },
      {
        say: 'יעל הביאה מזומן על 3 שיעורים',
        slots: {
          students: ['yael'],
          count: 3,
        },
      },
    ],
  },
  {
    command: 'payment.unmark',
    phrases: [
      {
        say: 'נועה בעצם לא שילמה על חמישי שעבר, תוריד את הסימון',
        slots: {
          students: ['noa'],
          occurrence: '2026-03-05T16:00',
        },
      },
    ],
  },
  {
    command: 'pending.approve',
    phrases: [
      {
        say: 'יעל כן תום לא',
        slots: {
          pending: 'p-yael',
        },
        or: ['request.reject'],
        mayAsk: true,
      },
      {
        say: 'סבבה יעל מתמטיקה חמישי בחמש, מאושר',
        slots: {
          pending: 'p-yael',
        },
      },
      {
        say: 'אוקי ל Yael חמישי 17:00',
        slots: {
          pending: 'p-yael',
        },
      },
      {
        say: 'זורם לי מה שיעל ביקשה, תאשרי',
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
        say: 'לסרב לבקשה של יעל',
        slots: {
          pending: 'p-yael',
        },
      },
      {
        say: 'תגיד ליעל שלא מסתדר לי חמישי',
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
        say: 'מה בדיוק יעל ביקשה',
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
        say: 'מישהו מחכה לתשובה ממני?',
        or: ['request.show'],
      },
      {
        say: 'מה קורה עם הבקשות שלי',
        as: 'student',
        or: ['request.show'],
      },
      {
        say: 'המורה ענתה על הבקשה שלנו?',
        as: 'parent',
      },
    ],
  },
  {
    command: 'plan.show',
    phrases: [
      {
        say: 'באיזה מסלול אני',
      },
    ],
  },
  {
    command: 'price.quote',
    phrases: [
      {
        say: 'מתמטיקה עדיין 120?',
        as: 'student',
        slots: {
          subject: 'su-maths',
        },
        or: ['subject.show', null],
      },
      {
        say: 'כמה עולה אצלי שעה פיזיקה',
        slots: {
          subject: 'su-physics',
        },
        or: ['subject.show'],
      },
    ],
  },
  {
    command: 'profile.change',
    phrases: [
      {
        say: 'המספר החדש שלי 052-1234567',
        as: 'student',
        slots: {
          phone: '052-1234567',
        },
      },
    ],
  },
  {
    command: 'push.off',
    phrases: [
      {
        say: 'די עם ההתראות לטלפון, לכבות',
        as: 'student',
      },
    ],
  },
  {
    command: 'push.on',
    phrases: [
      {
        say: 'תפעילו לי התראות לטלפון',
        as: 'student',
      },
    ],
  },
  {
    command: 'receipt.show',
    phrases: [
      {
        say: 'נא לשלוח קבלה על השיעור האחרון של אדם',
        as: 'parent',
        slots: {
          child: 'adam',
          occurrence: '2026-03-04T16:00',
        },
      },
    ],
  },
  {
    command: 'request.approve',
    phrases: [
      {
        say: 'לאשר את תום בן עמי',
        slots: {
          request: 'r-tom',
        },
      },
      {
        say: 'approve את תום',
        slots: {
          request: 'r-tom',
        },
      },
      {
        say: 'תכניס את תום',
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
        say: 'אין לי מקום לתום בן עמי לצערי',
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
        say: 'בקשות הצטרפות',
      },
    ],
  },
  {
    command: 'schedule.free',
    phrases: [
      {
        say: 'מתי רבקה פנויה בחמישי',
        as: 'student',
        slots: {
          from: '2026-03-12T00:00',
          to: '2026-03-13T00:00',
        },
      },
      {
        say: 'יש מקום אצל רבקה בראשון אחהצ',
        as: 'student',
        slots: {
          from: '2026-03-15T12:00',
          to: '2026-03-15T17:00',
        },
        or: ['schedule.check'],
      },
      {
        say: 'איפה יש חורים בראשון',
        slots: {
          from: '2026-03-15T00:00',
          to: '2026-03-16T00:00',
        },
      },
      {
        say: 'יש לי שעה לנשום בחמישי? מתי',
        slots: {
          from: '2026-03-12T00:00',
          to: '2026-03-13T00:00',
          minutes: 60,
        },
      },
      {
        say: 'מחר בערב בא לי לתת שיעור של 90 דקות, איפה נכנס',
        slots: {
          from: '2026-03-11T17:00',
          to: '2026-03-11T21:00',
          minutes: 90,
        },
      },
    ],
  },
  {
    command: 'schedule.last',
    phrases: [
      {
        say: 'מתי אדם היה בפעם האחרונה',
        as: 'parent',
        slots: {
          child: 'adam',
        },
        or: ['attendance.show'],
      },
      {
        say: 'מתי איתי היה אצלי לאחרונה',
        slots: {
          students: ['itay'],
        },
      },
    ],
  },
  {
    command: 'schedule.next',
    phrases: [
      {
        say: 'באיזו שעה הקבוצה',
        as: 'student',
        or: ['schedule.show'],
      },
      {
        say: 'מתי הפעם הבאה שאני עם נועם',
        slots: {
          students: ['noam'],
        },
      },
      {
        say: 'באיזו שעה אדם מתחיל מחר',
        as: 'parent',
        slots: {
          child: 'adam',
        },
        or: ['schedule.show'],
      },
      {
        say: 'מתי השיעור הקרוב של אדם בבקשה',
        as: 'parent',
        slots: {
          child: 'adam',
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
        say: 'whats מחר',
        as: 'student',
        slots: {
          from: '2026-03-11T00:00',
          to: '2026-03-12T00:00',
        },
      },
      {
        say: 'חמישי פנוי לי או שיש שיעור',
        as: 'student',
        slots: {
          from: '2026-03-12T00:00',
          to: '2026-03-13T00:00',
        },
        or: ['schedule.check'],
      },
      {
        say: 'מה יש לדנה בשבוע הבא?',
        as: 'parent',
        slots: {
          child: 'dana',
          from: '2026-03-15T00:00',
          to: '2026-03-22T00:00',
        },
      },
      {
        say: 'מה יש לי מחרתיים',
        as: 'student',
        slots: {
          from: '2026-03-12T00:00',
          to: '2026-03-13T00:00',
        },
      },
      {
        say: 'מה יש לי השבוע',
        as: 'student',
        slots: {
          from: '2026-03-08T00:00',
          to: '2026-03-15T00:00',
        },
      },
      {
        say: 'מי מגיע היום',
        slots: {
          from: '2026-03-10T00:00',
          to: '2026-03-11T00:00',
        },
      },
      {
        say: 'יש לנו משהו ביום שישי',
        as: 'parent',
        slots: {
          from: '2026-03-13T00:00',
          to: '2026-03-14T00:00',
        },
      },
      {
        say: 'תראו לי את המערכת של אדם לאפריל',
        as: 'parent',
        slots: {
          child: 'adam',
          from: '2026-04-01T00:00',
          to: '2026-05-01T00:00',
        },
      },
      {
        say: 'איך נראה שבוע הבא',
        slots: {
          from: '2026-03-15T00:00',
          to: '2026-03-22T00:00',
        },
      },
      {
        say: 'אילו שיעורים יש לילדים השבוע',
        as: 'parent',
        slots: {
          from: '2026-03-08T00:00',
          to: '2026-03-15T00:00',
        },
      },
      {
        say: 'מה יש לי מחר',
        slots: {
          from: '2026-03-11T00:00',
          to: '2026-03-12T00:00',
        },
      },
    ],
  },
  {
    command: 'session.logout',
    phrases: [
      {
        say: 'תתנתק',
      },
    ],
  },
  {
    command: 'settings.hours',
    phrases: [
      {
        say: "שעות העבודה שלי א'-ה' 14:00 עד 20:00",
        slots: {
          days: ['SU', 'MO', 'TU', 'WE', 'TH'],
          hours: {
            from: '14:00',
            to: '20:00',
          },
        },
      },
    ],
  },
  {
    command: 'stats.show',
    phrases: [
      {
        say: 'כמה הרווחתי חודש שעבר',
        slots: {
          from: '2026-02-01T00:00',
          to: '2026-03-01T00:00',
        },
      },
    ],
  },
  {
    command: 'student.block',
    phrases: [
      {
        say: 'לחסום את עומר',
        slots: {
          students: ['omer'],
          blocked: true,
        },
      },
      {
        say: 'לשחרר את החסימה של עומר',
        slots: {
          students: ['omer'],
          blocked: false,
        },
      },
    ],
  },
  {
    command: 'student.invite',
    phrases: [
      {
        say: 'תזמין את maya@gmail.com',
        slots: {
          emails: ['maya@gmail.com'],
        },
      },
    ],
  },
  {
    command: 'student.show',
    phrases: [
      {
        say: 'רשימת תלמידים לפי שם',
        slots: {
          sort: 'name',
        },
      },
    ],
  },
  {
    command: 'subject.add',
    phrases: [
      {
        say: 'פותחת גם לשון ב-110 ש"ח לשעה, תוסיפי כמקצוע',
        slots: {
          name: 'לשון',
          cost: 110,
        },
      },
    ],
  },
  {
    command: 'subject.price',
    phrases: [
      {
        say: 'פיזיקה מעכשיו מאה חמישים לשעה',
        slots: {
          subject: 'su-physics',
          cost: 150,
          scope: 'future',
        },
      },
    ],
  },
  {
    command: 'subject.remove',
    phrases: [
      {
        say: 'תמחק את המקצוע מתמתיקה',
        slots: {
          subject: 'su-maths',
        },
        mayAsk: true,
      },
    ],
  },
  {
    command: 'subject.show',
    phrases: [
      {
        say: 'איזה מקצועות יש לי',
      },
    ],
  },
  {
    command: 'teacher.show',
    phrases: [
      {
        say: 'מי המורה שלי',
        as: 'student',
        or: ['teacher.open'],
      },
    ],
  },
  {
    command: 'time.block',
    phrases: [
      {
        say: 'אני בחו״ל 1/4 עד 9/4 תסגור את היומן',
        slots: {
          start: '2026-04-01T00:00',
          end: '2026-04-10T00:00',
        },
      },
      {
        say: 'שישי עד הצהריים תפוס לי, אל תתנו לקבוע',
        slots: {
          start: '2026-03-13T00:00',
          end: '2026-03-13T12:00',
        },
      },
      {
        say: 'לחסום מחר 12 עד 2 צהריים עם אמא',
        slots: {
          start: '2026-03-11T12:00',
          end: '2026-03-11T14:00',
        },
      },
      {
        say: 'חוג שלי בכל רביעי מ20:00 עד 22:00 תחסום קבוע',
        slots: {
          start: '2026-03-11T20:00',
          end: '2026-03-11T22:00',
          rrule: 'FREQ=WEEKLY;INTERVAL=1;BYDAY=WE',
        },
      },
    ],
  },
  {
    command: 'time.show',
    phrases: [
      {
        say: 'תראה אילו שעות חסמתי',
      },
    ],
  },
  {
    command: 'week.copy',
    phrases: [
      {
        say: 'להעתיק את השבוע הזה לשבוע הבא',
      },
    ],
  },
  {
    command: null,
    phrases: [
      {
        say: 'דנה לא יכולה בחמישי',
        or: ['attendance.mark', 'meeting.cancel'],
        mayAsk: true,
      },
      {
        say: 'קניתי שני תפוחים לארוחת עשר',
      },
      {
        say: 'תודה רבה ולהתראות ברביעי',
        as: 'parent',
      },
      {
        say: 'אאחר עשר דקות בראשון זה בסדר?',
        as: 'student',
      },
      {
        say: 'אם אני מבטלת בראשון אני משלמת?',
        as: 'student',
        mayRead: true,
      },
      {
        say: 'חח אוקי תודה',
        as: 'student',
      },
      {
        say: 'לא אמרתי למחוק את חמישי',
      },
      {
        say: 'השארתי את נועם באותה שעה, הכול בסדר',
      },
      {
        say: 'איתי של שישי עדיין בתוקף?',
        mayRead: true,
      },
      {
        say: 'פספסתי אתמול את הקבוצה?',
        as: 'student',
        mayRead: true,
      },
      {
        say: 'ונניח שהקבוצה תעבור לרביעי, מי יתנגש?',
        mayRead: true,
      },
      {
        say: 'אל תבטלו בבקשה את אדם מחר, הוא מרגיש יותר טוב',
        as: 'parent',
      },
      {
        say: 'חלמתי שביטלתי את כל השבוע',
      },
      {
        say: 'תאשר את נועם',
        or: ['pending.approve', 'request.approve', null],
        mayAsk: true,
      },
      {
        say: 'נא לא להסיר את דנה מהחשבון שלי',
        as: 'parent',
      },
      {
        say: 'תודה אלופה',
      },
      {
        say: 'אם אדם עדיין יהיה חולה ברביעי מה עושים',
        as: 'parent',
      },
      {
        say: 'השיעור של דנה בראשון בוטל?',
        as: 'parent',
        mayRead: true,
      },
      {
        say: 'כרגע אין צורך בשיעורים נוספים לאדם, תודה',
        as: 'parent',
      },
      {
        say: 'אל תוציאו אותי מהקבוצה',
        as: 'student',
      },
      {
        say: 'חחח מתמטיקה זה סיוט',
        as: 'student',
      },
    ],
  },
];
