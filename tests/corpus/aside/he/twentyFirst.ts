/** A twenty-first set of a stranger’s sentences in Hebrew, of a small town: 94.7% at first. Its school is that of the sixth (sixthWorlds.ts). */
import type { AsideList } from '../aside.ts';

export const lists: AsideList[] = [
  {
    command: 'attendance.mark',
    phrases: [
      {
        say: 'נועם לא הופיע אתמול',
        slots: { meeting: 'm-noam', occurrence: '2026-03-09T17:00', present: false, students: ['noam'] },
      },
      {
        say: 'איתי הבריז אתמול מהקבוצה',
        slots: { meeting: 'm-group', occurrence: '2026-03-09T19:00', present: false, students: ['itay'] },
      },
      {
        say: 'רשמי בבקשה שדנה ואיתי נכחו שניהם בשיעור הקבוצתי אתמול',
        slots: {
          meeting: 'm-group',
          occurrence: '2026-03-09T19:00',
          present: true,
          students: ['dana', 'itay'],
        },
      },
      {
        say: 'תסמן שנועה היתה ביום חמישי שעבר',
        slots: { meeting: 'm-noa', occurrence: '2026-03-05T16:00', present: true, students: ['noa'] },
      },
      {
        say: 'דנה הגיעה לשיעור שלה ביום ראשון האחרון',
        slots: { meeting: 'm-dana', occurrence: '2026-03-08T16:00', present: true, students: ['dana'] },
      },
      {
        say: 'Omer לא בא בשבוע שעבר',
        slots: { meeting: 'm-omer', occurrence: '2026-03-04T18:00', present: false, students: ['omer'] },
      },
    ],
  },
  {
    command: 'calendar.export',
    phrases: [{ say: 'תייצאי לי את מרץ לקובץ PDF' }],
  },
  {
    command: 'calendar.goto',
    phrases: [{ say: 'קפוץ ל-5 באפריל ביומן' }],
  },
  {
    command: 'calendar.save',
    phrases: [{ say: 'תשמור לי את השיעור של ראשון ביומן בפלאפון', as: 'student' }],
  },
  {
    command: 'calendar.view',
    phrases: [{ say: 'תעבור לתצוגה שבועית', slots: { view: 'week' } }],
  },
  {
    command: 'contract.open',
    phrases: [
      { say: 'איפה אני רואה את החוזה עם רבקה', as: 'student', or: ['help', null] },
      { say: 'אשמח לראות את ההסכם עם רבקה', as: 'parent' },
    ],
  },
  {
    command: 'day.clear',
    phrases: [
      { say: 'תבטל לי את כל השיעורים של היום, עלה לי החום', slots: { to: '2026-03-11T00:00' } },
      {
        say: 'אני במילואים בשבוע הבא, תבטל את כל השיעורים',
        slots: { from: '2026-03-15T00:00', to: '2026-03-22T00:00' },
      },
      {
        say: 'לבטל את כל השיעורים של יום חמישי אחר הצהריים',
        slots: { from: '2026-03-12T12:00', to: '2026-03-12T17:00' },
      },
      {
        say: 'ערב פסח ב-1.4, נא לבטל את כל מה שיש באותו יום',
        slots: { from: '2026-04-01T00:00', to: '2026-04-02T00:00' },
      },
    ],
  },
  {
    command: 'lesson.count',
    phrases: [
      { say: 'כמה שיעורים כבר היו לי עם נועה?' },
      { say: 'זה השיעור הכמה של יעל?' },
      { say: 'כמה שיעורים עשיתי כבר במתמטיקה', as: 'student' },
      { say: 'כמה שיעורים היו לדנה עד היום?', as: 'parent' },
    ],
  },
  {
    command: 'link.copy',
    phrases: [{ say: 'תעתיק לי את הלינק להרשמה' }],
  },
  {
    command: 'meeting.add',
    phrases: [
      {
        say: 'נועה פיזיקה מחר 19:00',
        slots: { students: ['noa'], subject: 'su-physics', start: '2026-03-11T19:00' },
      },
      {
        say: 'שיעור אנגלית לעומר בחמישי בשש וחצי בערב',
        slots: { students: ['omer'], subject: 'su-english', start: '2026-03-12T18:30' },
      },
      {
        say: 'הכניסי לי ביומן, בבקשה, את איתי ביום ראשון הקרוב בשעה חמש אחר הצהריים, מתמטיקה, שעה שלמה.',
        slots: {
          students: ['itay'],
          subject: 'su-maths',
          start: '2026-03-15T17:00',
          end: '2026-03-15T18:00',
        },
      },
      {
        say: 'דנה ונועם פיסיקה שישי 8:30',
        slots: { students: ['dana', 'noam'], subject: 'su-physics', start: '2026-03-13T08:30' },
      },
      {
        say: 'אפשר לקבוע ליעל שיעור מתמטיקה ב-23.3 בשעה 15:30?',
        slots: { students: ['yael'], subject: 'su-maths', start: '2026-03-23T15:30' },
      },
      {
        say: 'כל חמישי בשבע בערב עומר אנגלית עד סוף מאי',
        slots: {
          students: ['omer'],
          subject: 'su-english',
          start: '2026-03-12T19:00',
          rrule: 'FREQ=WEEKLY;INTERVAL=1;BYDAY=TH;UNTIL=20260531',
        },
      },
      {
        say: 'תקבע לנועה מתמטיקה פעם בשבועיים ביום שני בשלוש וחצי החל מה-16 במרץ',
        slots: {
          students: ['noa'],
          subject: 'su-maths',
          start: '2026-03-16T15:30',
          rrule: 'FREQ=WEEKLY;INTERVAL=2;BYDAY=MO',
        },
      },
      {
        say: 'איתי היום ב18:00 מתימטיקה',
        slots: { students: ['itay'], subject: 'su-maths', start: '2026-03-10T18:00' },
      },
      {
        say: 'שים לי שיעור השלמה לנועם מחר בערב ב8 פיזיקה',
        slots: { students: ['noam'], subject: 'su-physics', start: '2026-03-11T20:00' },
      },
      {
        say: 'איתי math מחרתיים 18:15',
        slots: { students: ['itay'], subject: 'su-maths', start: '2026-03-12T18:15' },
      },
      {
        say: 'עומר פיזיקה שלישי 16:30',
        slots: { students: ['omer'], subject: 'su-physics', start: '2026-03-17T16:30' },
      },
      {
        say: 'תרשמי שיעור עם יעל במוצ״ש בשמונה, אנגלית',
        slots: { students: ['yael'], subject: 'su-english', start: '2026-03-14T20:00' },
      },
      {
        say: 'תקבע שיעור אנגלית לאיתי',
        slots: { students: ['itay'], subject: 'su-english' },
        status: 'ask',
        asks: 'start',
      },
    ],
  },
  {
    command: 'meeting.addBatch',
    phrases: [
      { say: 'תקבעי את עומר בשני ב-15:00 פיזיקה ואת נועה ברביעי ב-17:00 מתמטיקה' },
      { say: 'איתי מתמטיקה חמישי 18:00\nעומר פיזיקה שישי 11:00\nיעל אנגלית ראשון 18:00' },
    ],
  },
  {
    command: 'meeting.attendees',
    phrases: [{ say: 'תצרף את נועם לקבוצת שני', slots: { meeting: 'm-group', add: ['noam'] } }],
  },
  {
    command: 'meeting.cancel',
    phrases: [
      {
        say: 'תבטלי את השעור של יעל היום',
        slots: { meeting: 'm-yael', occurrence: '2026-03-10T15:00' },
        status: 'ask',
        asks: 'scope',
      },
      {
        say: 'נועם בטיול שנתי ביום שני, תבטל לו רק את השיעור הזה',
        slots: { meeting: 'm-noam', occurrence: '2026-03-16T17:00', scope: 'this' },
      },
      {
        say: 'עומר מסיים איתי, תבטל את השיעורים שלו מה-1 באפריל והלאה',
        slots: { meeting: 'm-omer', scope: 'future' },
      },
      { say: 'איתי לא בא בשישי תבטל', slots: { meeting: 'm-itay', occurrence: '2026-03-13T10:00' } },
      { say: 'תמחק את כל הסדרה של נועה בפיזיקה', slots: { meeting: 'm-noa', scope: 'all' } },
      {
        say: 'לבטל את קבוצת שני ב-30 במרץ',
        slots: { meeting: 'm-group', occurrence: '2026-03-30T19:00' },
        status: 'ask',
        asks: 'scope',
      },
      { say: 'תבטל את השיעור של דנה', status: 'ask', asks: 'meeting' },
      {
        say: 'אני לא אגיע בראשון סורי',
        as: 'student',
        slots: { meeting: 'm-dana', occurrence: '2026-03-15T16:00' },
      },
      {
        say: 'אני חולה לא באה לקבוצה בשני',
        as: 'student',
        slots: { meeting: 'm-group', occurrence: '2026-03-16T19:00' },
      },
      {
        say: 'שכחתי לגמרי אני לא יכולה ביום ראשון יש יומולדת לחברה שלי',
        as: 'student',
        slots: { meeting: 'm-dana', occurrence: '2026-03-15T16:00' },
      },
      {
        say: 'דנה לא תגיע ביום ראשון, היא יוצאת לטיול שנתי',
        as: 'parent',
        slots: { meeting: 'm-dana', occurrence: '2026-03-15T16:00' },
      },
      {
        say: 'אדם חולה, נא לבטל את השיעור שלו מחר',
        as: 'parent',
        slots: { meeting: 'm-adam', occurrence: '2026-03-11T16:00' },
      },
      {
        say: 'אדם לא יגיע ב-18 במרץ, יש לו תור לרופא',
        as: 'parent',
        slots: { meeting: 'm-adam', occurrence: '2026-03-18T16:00' },
      },
    ],
  },
  {
    command: 'meeting.change',
    phrases: [
      { say: 'בשישי עם איתי יהיה מתמטיקה במקום אנגלית', slots: { meeting: 'm-itay', subject: 'su-maths' } },
    ],
  },
  {
    command: 'meeting.describe',
    phrases: [
      {
        say: 'לשיעור של איתי בשישי תוסיפי הערה: בוחן אוצר מילים',
        slots: { meeting: 'm-itay', description: 'בוחן אוצר מילים' },
      },
    ],
  },
  {
    command: 'meeting.leave',
    phrases: [
      { say: 'אני רוצה לעזוב את הקבוצה של שני', as: 'student', slots: { meeting: 'm-group' } },
      {
        say: 'נא להוציא את דנה מקבוצת שני',
        as: 'parent',
        slots: { meeting: 'm-group' },
        or: 'meeting.attendees',
      },
    ],
  },
  {
    command: 'meeting.move',
    phrases: [
      {
        say: 'תזיזי את נועם של שני לשש',
        slots: { meeting: 'm-noam', occurrence: '2026-03-16T17:00', start: '2026-03-16T18:00' },
        status: 'ask',
        asks: 'scope',
      },
      {
        say: 'יעל היום חצי שעה יותר מאוחר רק הפעם',
        slots: {
          meeting: 'm-yael',
          occurrence: '2026-03-10T15:00',
          start: '2026-03-10T15:30',
          scope: 'this',
        },
      },
      {
        say: 'נועה מעכשיו ב-17:00 במקום ב-16:00',
        slots: { meeting: 'm-noa', start: '2026-03-12T17:00', scope: 'future' },
      },
      {
        say: 'הקדימי נא את קבוצת שני הקרובה ברבע שעה, רק הפעם.',
        slots: {
          meeting: 'm-group',
          occurrence: '2026-03-16T19:00',
          start: '2026-03-16T18:45',
          scope: 'this',
        },
      },
      {
        say: 'איתי בשישי עובר ל-11:00',
        slots: { meeting: 'm-itay', occurrence: '2026-03-13T10:00', start: '2026-03-13T11:00' },
      },
      { say: 'להזיז את כל השיעורים של נועם ליום רביעי', slots: { meeting: 'm-noam', scope: 'all' } },
      {
        say: 'תדחה את נועם בשעה',
        slots: { meeting: 'm-noam', occurrence: '2026-03-16T17:00', start: '2026-03-16T18:00' },
        status: 'ask',
        asks: 'scope',
      },
      {
        say: 'מחר עומר בשבע ולא בשש',
        slots: { meeting: 'm-omer', occurrence: '2026-03-11T18:00', start: '2026-03-11T19:00' },
        status: 'ask',
        asks: 'scope',
      },
      {
        say: 'תזיזז את נועה בחמישי ל5 וחצי',
        slots: { meeting: 'm-noa', occurrence: '2026-03-12T16:00', start: '2026-03-12T17:30' },
        status: 'ask',
        asks: 'scope',
      },
      {
        say: 'החל מה-1 באפריל השיעור של עומר עובר לשעה 19:00',
        slots: { meeting: 'm-omer', start: '2026-04-01T19:00', scope: 'future' },
      },
      {
        say: 'טוב אז תקשיבי את עומר של מחר תעבירי לי בבקשה לשעה שבע ורבע בערב רק הפעם',
        slots: {
          meeting: 'm-omer',
          occurrence: '2026-03-11T18:00',
          start: '2026-03-11T19:15',
          scope: 'this',
        },
      },
      {
        say: 'להזיז את יעל של שלישי לארבע',
        slots: { meeting: 'm-yael', occurrence: '2026-03-10T15:00', start: '2026-03-10T16:00' },
        status: 'ask',
        asks: 'scope',
      },
      { say: 'תזיז רגע את דנה', status: 'ask' },
      {
        say: 'היי אפשר להזיז את ראשון ל5 וחצי',
        as: 'student',
        slots: { meeting: 'm-dana', occurrence: '2026-03-15T16:00', start: '2026-03-15T17:30' },
      },
      {
        say: 'יש מצב להזיז את השיעור של ראשון ליום שני ב4?',
        as: 'student',
        slots: { meeting: 'm-dana', occurrence: '2026-03-15T16:00', start: '2026-03-16T16:00' },
        mayAsk: true,
      },
      {
        say: 'אפשר לדחות את השיעור של ראשון בשעה בבקשה',
        as: 'student',
        slots: { meeting: 'm-dana', occurrence: '2026-03-15T16:00', start: '2026-03-15T17:00' },
      },
      {
        say: 'אבקש להעביר את השיעור של אדם מיום רביעי ליום חמישי בשעה 17:00',
        as: 'parent',
        slots: { meeting: 'm-adam', occurrence: '2026-03-11T16:00', start: '2026-03-12T17:00' },
      },
      {
        say: 'אפשר בבקשה להזיז את אדם מחר לחמש?',
        as: 'parent',
        slots: { meeting: 'm-adam', occurrence: '2026-03-11T16:00', start: '2026-03-11T17:00' },
      },
      {
        say: 'אפשר לדחות את אדם מחר ברבע שעה, אני תקועה בעבודה',
        as: 'parent',
        slots: { meeting: 'm-adam', occurrence: '2026-03-11T16:00', start: '2026-03-11T16:15' },
      },
    ],
  },
  {
    command: 'meeting.number',
    phrases: [{ say: 'המספור של עומר יתחיל מ-8' }],
  },
  {
    command: 'meeting.place',
    phrases: [
      {
        say: 'מחר עומר ב-zoom, רק הפעם',
        slots: { meeting: 'm-omer', occurrence: '2026-03-11T18:00', scope: 'this', place: 'online' },
      },
      {
        say: 'מעכשיו אני מלמד את נועם אצלו בבית',
        slots: { meeting: 'm-noam', scope: 'future', place: 'student' },
      },
      {
        say: 'ביום חמישי כל השיעורים אונליין',
        slots: { place: 'online', from: '2026-03-12T00:00', to: '2026-03-13T00:00' },
      },
    ],
  },
  {
    command: 'meeting.price',
    phrases: [
      { say: 'מהיום נועה משלמת 150 לשיעור', slots: { meeting: 'm-noa', scope: 'future', cost: 150 } },
      { say: 'תעדכני את המחיר של עומר ל-130 ש״ח', slots: { meeting: 'm-omer', cost: 130 } },
      {
        say: 'השיעור של עומר מחר ב-100 שקל, רק הפעם',
        slots: { meeting: 'm-omer', occurrence: '2026-03-11T18:00', scope: 'this', cost: 100 },
      },
    ],
  },
  {
    command: 'meeting.propose',
    phrases: [
      { say: 'תציע לנועה פיזיקה בראשון ב-17:00', slots: { students: ['noa'], start: '2026-03-15T17:00' } },
    ],
  },
  {
    command: 'meeting.remind',
    phrases: [{ say: 'תזכירי לי עשר דקות לפני השיעור של יעל היום', slots: { meeting: 'm-yael' } }],
  },
  {
    command: 'meeting.repeat',
    phrases: [
      {
        say: 'יעל עוברת לשבוע כן שבוע לא',
        slots: { meeting: 'm-yael', rrule: 'FREQ=WEEKLY;INTERVAL=2;BYDAY=TU' },
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
        say: 'אפשר שיעור פיזיקה מחר ב-19:00?',
        as: 'student',
        slots: { subject: 'su-physics', start: '2026-03-11T19:00' },
      },
      { say: 'מתמטיקה שישי 9:00', as: 'student', slots: { subject: 'su-maths', start: '2026-03-13T09:00' } },
      {
        say: 'צריכה תגבור במתמתיקה לפני המבחן, חמישי ב6 בערב',
        as: 'student',
        slots: { subject: 'su-maths', start: '2026-03-12T18:00' },
      },
      {
        say: 'אני רוצה אנגלית כל חמישי ב-17:30 עד סוף יוני',
        as: 'student',
        slots: {
          subject: 'su-english',
          start: '2026-03-12T17:30',
          rrule: 'FREQ=WEEKLY;INTERVAL=1;BYDAY=TH;UNTIL=20260630',
        },
      },
      {
        say: 'מתמטיקה לאדם שישי 11:00',
        as: 'parent',
        slots: { child: 'adam', subject: 'su-maths', start: '2026-03-13T11:00' },
      },
      {
        say: 'שלום, אבקש לקבוע לדנה שיעור פיזיקה ביום שני ה-23 במרץ בשעה 15:00',
        as: 'parent',
        slots: { child: 'dana', subject: 'su-physics', start: '2026-03-23T15:00' },
      },
      {
        say: 'אדם אנגלית כל יום ראשון ב-17:00, 8 שיעורים',
        as: 'parent',
        slots: {
          child: 'adam',
          subject: 'su-english',
          start: '2026-03-15T17:00',
          rrule: 'FREQ=WEEKLY;INTERVAL=1;BYDAY=SU;COUNT=8',
        },
      },
    ],
  },
  {
    command: 'meeting.resize',
    phrases: [
      {
        say: 'האריכי בבקשה את השיעור של נועה בחמישי לשעה ורבע, רק הפעם',
        slots: { meeting: 'm-noa', occurrence: '2026-03-12T16:00', minutes: 75, scope: 'this' },
      },
      {
        say: 'השיעור של דנה בראשון יהיה מעכשיו שעה שלמה',
        slots: { meeting: 'm-dana', minutes: 60, scope: 'future' },
      },
      {
        say: 'לקצר את יעל היום לחצי שעה',
        slots: { meeting: 'm-yael', occurrence: '2026-03-10T15:00', minutes: 30 },
        status: 'ask',
        asks: 'scope',
      },
      {
        say: 'תקצר את נועם ביום שני ב15 דק, רק הפעם',
        slots: { meeting: 'm-noam', occurrence: '2026-03-16T17:00', minutes: 45, scope: 'this' },
      },
      {
        say: 'תוסיפי לאיתי עוד רבע שעה לשיעור בשישי',
        slots: { meeting: 'm-itay', occurrence: '2026-03-13T10:00', minutes: 60 },
      },
    ],
  },
  {
    command: 'meeting.scalePrice',
    phrases: [{ say: 'תעלי את המחיר של כל השיעורים ב-5 אחוז מהשבוע הבא', or: 'subject.scalePrice' }],
  },
  {
    command: 'pending.approve',
    phrases: [{ say: 'תאשרי ליעל את חמישי ב-5', slots: { pending: 'p-yael' } }],
  },
  {
    command: 'pending.decline',
    phrases: [
      { say: 'לצערי השיעור שיעל ביקשה בחמישי לא מסתדר לי, דחי את ההצעה', slots: { pending: 'p-yael' } },
    ],
  },
  {
    command: 'pending.show',
    phrases: [{ say: 'מה מחכה שאאשר?' }],
  },
  {
    command: 'request.approve',
    phrases: [{ say: 'תקבל את תום לקבוצה', slots: { request: 'r-tom' } }],
  },
  {
    command: 'request.reject',
    phrases: [{ say: 'אין לי מקום, תסרב לבקשה של תום', slots: { request: 'r-tom' } }],
  },
  {
    command: 'request.show',
    phrases: [{ say: 'מה קורה עם הבקשות ששלחתי', as: 'student', or: 'pending.show' }],
  },
  {
    command: 'schedule.check',
    phrases: [
      { say: 'רביעי ב-17:00 תפוס?', or: 'schedule.show' },
      { say: 'אני פנוי מחר ב-16:30?', or: 'schedule.free' },
      { say: 'רבקה פנויה ביום ראשון ב-18:00?', as: 'student', or: 'schedule.free' },
    ],
  },
  {
    command: 'schedule.free',
    phrases: [
      { say: 'איפה יש לי חורים מחר?', slots: { from: '2026-03-11T00:00', to: '2026-03-12T00:00' } },
      { say: 'תמצא לי חלון של 45 דק בשבוע הבא', slots: { from: '2026-03-15T00:00', to: '2026-03-22T00:00' } },
      {
        say: 'שעות פנויות ביום ראשון אחרי 17:00',
        slots: { from: '2026-03-15T17:00', to: '2026-03-16T00:00' },
      },
      {
        say: 'מתי למורה יש שעה פנויה מחר?',
        as: 'student',
        slots: { from: '2026-03-11T00:00', to: '2026-03-12T00:00' },
      },
      {
        say: 'יש לרבקה משהו פנוי בחמישי אחרי 4',
        as: 'student',
        slots: { from: '2026-03-12T16:00', to: '2026-03-13T00:00' },
      },
      {
        say: 'מתי רבקה פנויה ביום חמישי?',
        as: 'parent',
        slots: { from: '2026-03-12T00:00', to: '2026-03-13T00:00' },
      },
      {
        say: 'יש משהו פנוי אצל המורה בשישי בבוקר?',
        as: 'parent',
        slots: { from: '2026-03-13T06:00', to: '2026-03-13T12:00' },
      },
    ],
  },
  {
    command: 'schedule.last',
    phrases: [{ say: 'מתי לימדתי את עומר בפעם האחרונה?' }],
  },
  {
    command: 'schedule.next',
    phrases: [
      { say: 'מי התלמיד הבא שלי היום' },
      { say: 'מתי יש לי שיעור?', as: 'student', or: 'schedule.show' },
      { say: 'מה השיעור הכי קרוב שלי', as: 'student', or: 'schedule.show' },
      { say: 'מתי השיעור הבא של אדם', as: 'parent' },
    ],
  },
  {
    command: 'schedule.show',
    phrases: [
      { say: 'מה הלוז שלי למחר', slots: { from: '2026-03-11T00:00', to: '2026-03-12T00:00' } },
      {
        say: 'הראי לי בבקשה אילו שיעורים יש בשבוע הבא',
        slots: { from: '2026-03-15T00:00', to: '2026-03-22T00:00' },
      },
      { say: 'מה יש לי בשישי בבוקר', slots: { from: '2026-03-13T06:00', to: '2026-03-13T12:00' } },
      { say: 'מה קורה אצלי בסופש?', slots: { from: '2026-03-13T00:00', to: '2026-03-15T00:00' } },
      { say: 'מה יש לי השבוע', as: 'student', slots: { to: '2026-03-15T00:00' } },
      {
        say: 'איזה שיעורים היו לי בפברואר',
        as: 'student',
        slots: { from: '2026-02-01T00:00', to: '2026-03-01T00:00' },
      },
      {
        say: 'מה הלוז של הילדים בשבוע הבא',
        as: 'parent',
        slots: { from: '2026-03-15T00:00', to: '2026-03-22T00:00' },
      },
      {
        say: 'אילו שיעורים יש לדנה ולאדם מחר?',
        as: 'parent',
        slots: { from: '2026-03-11T00:00', to: '2026-03-12T00:00' },
      },
    ],
  },
  {
    command: 'time.block',
    phrases: [
      {
        say: 'מחר בין עשר לאחת עשרה וחצי מגיע מכוון הפסנתר, לחסום לי את הזמן',
        slots: { start: '2026-03-11T10:00', end: '2026-03-11T11:30' },
      },
      {
        say: 'תחסום לי את כל יום שישי ה-20.3',
        slots: { start: '2026-03-20T00:00', end: '2026-03-21T00:00' },
      },
      { say: 'לחסום כל יום 13:00-14:00 להפסקת צהריים', slots: { rrule: 'FREQ=DAILY;INTERVAL=1' } },
      {
        say: 'כל ראשון ורביעי 9:00-11:30 יש לי חזרות עם המקהלה, תחסמי',
        slots: { rrule: 'FREQ=WEEKLY;INTERVAL=1;BYDAY=SU,WE' },
      },
      {
        say: 'אני בחופש מ-29 במרץ עד 9 באפריל',
        slots: { start: '2026-03-29T00:00', end: '2026-04-10T00:00' },
      },
      { say: 'מחרתיים 12 עד 2 אני לא זמין', slots: { start: '2026-03-12T12:00', end: '2026-03-12T14:00' } },
      {
        say: 'חסמי בבקשה את יום שני הקרוב משעה שמונה בבוקר ועד הצהריים',
        slots: { start: '2026-03-16T08:00', end: '2026-03-16T12:00' },
      },
    ],
  },
  {
    command: 'time.show',
    phrases: [{ say: 'מה חסום לי בשבוע הבא?', slots: { from: '2026-03-15T00:00', to: '2026-03-22T00:00' } }],
  },
  {
    command: 'week.copy',
    phrases: [{ say: 'לשכפל את השבוע הזה לשבוע הבא' }],
  },
  {
    command: null,
    phrases: [
      { say: 'אל תבטלי את יעל היום' },
      { say: 'לא לגעת בשיעור של נועם בשני' },
      { say: 'תודה רבה, את מצילה אותי כל פעם מחדש' },
      { say: 'האם השיעור של עומר בוטל?', mayRead: true },
      { say: 'אולי אזיז מחר את עומר, עוד לא החלטתי' },
      { say: 'כדאי לי לחסום את שישי?', mayRead: true },
      { say: 'יעל ממש השתפרה לאחרונה באנגלית' },
      { say: 'אם נועם יבטל אני אספיק סוף סוף לאכול צהריים' },
      { say: 'עזוב לא צריך להזיז כלום הסתדרתי' },
      { say: 'אני לא רוצה לבטל את ראשון', as: 'student' },
      { say: 'אוףף אין לי כוח לפיזיקה', as: 'student' },
      { say: 'חח סבבה תודה 🙏', as: 'student' },
      { say: 'תודה רבה על הסבלנות לדנה', as: 'parent' },
      { say: 'לא לבטל לאדם מחר, הוא כבר מרגיש טוב', as: 'parent' },
      { say: 'דנה מאוד נהנית אצלך', as: 'parent' },
    ],
  },
];
