/** A twentieth set of a stranger’s sentences in Hebrew, dictated, chatty and in slang: 86.0% at first. Its school is that of the sixth (sixthWorlds.ts). */
import type { AsideList } from '../aside.ts';

export const lists: AsideList[] = [
  {
    command: 'attendance.mark',
    phrases: [
      {
        say: 'נועם לא הגיע אתמול',
        slots: { meeting: 'm-noam', occurrence: '2026-03-09T17:00', students: ['noam'], present: false },
      },
      {
        say: 'תסמן שדנה ואיתי היו אתמול בקבוצה',
        slots: {
          meeting: 'm-group',
          occurrence: '2026-03-09T19:00',
          students: ['dana', 'itay'],
          present: true,
        },
      },
      {
        say: 'דנה לא הגיעה ביום ראשון תרשום',
        slots: { meeting: 'm-dana', occurrence: '2026-03-08T16:00', students: ['dana'], present: false },
      },
      {
        say: 'כולם הגיעו לקבוצה ב-2 במרץ, תסמני',
        slots: {
          meeting: 'm-group',
          occurrence: '2026-03-02T19:00',
          students: ['dana', 'itay'],
          present: true,
        },
      },
      {
        say: 'נועה הבריזה לי בחמישי שעבר 😒 תסמני שלא הגיעה',
        slots: { meeting: 'm-noa', occurrence: '2026-03-05T16:00', students: ['noa'], present: false },
      },
      {
        say: 'עומר לא בא בשבוע שעבר',
        slots: { meeting: 'm-omer', occurrence: '2026-03-04T18:00', students: ['omer'], present: false },
      },
    ],
  },
  {
    command: 'calendar.export',
    phrases: [{ say: 'תורידי לי את השבוע כקובץ PDF להדפסה' }],
  },
  {
    command: 'calendar.goto',
    phrases: [{ say: 'תקפוץ ביומן לאחד באפריל' }],
  },
  {
    command: 'calendar.import',
    phrases: [{ say: 'תייבאי לי את הפגישות מהגוגל קלנדר' }],
  },
  {
    command: 'calendar.save',
    phrases: [{ say: 'תשמור לי את השיעור של ראשון ביומן של הטלפון', as: 'student', or: 'calendar.export' }],
  },
  {
    command: 'calendar.search',
    phrases: [{ say: 'תחפשי לי ביומן בגרות', slots: { query: 'בגרות' } }],
  },
  {
    command: 'calendar.view',
    phrases: [{ say: 'תראה לי את היומן בתצוגת שבוע', slots: { view: 'week' } }],
  },
  {
    command: 'contract.accept',
    phrases: [{ say: 'קראתי את החוזה של רבקה ואני מאשר אותו', as: 'parent', mayAsk: true }],
  },
  {
    command: 'contract.open',
    phrases: [{ say: 'איפה החוזה של רבקה? תראה לי', as: 'student' }],
  },
  {
    command: 'day.clear',
    phrases: [
      {
        say: 'אין לי קול בכלל תבטל את כל השיעורים של מחר ומחרתיים',
        slots: { from: '2026-03-11T00:00', to: '2026-03-13T00:00' },
      },
      {
        say: 'תנקה לי את מחר בערב יש לי אסיפת הורים',
        slots: { from: '2026-03-11T17:00', to: '2026-03-11T21:00' },
      },
      {
        say: 'תנקי לי את כל יום ראשון מהשיעורים, נוסעים לים!',
        slots: { from: '2026-03-15T00:00', to: '2026-03-16T00:00' },
      },
    ],
  },
  {
    command: 'lesson.count',
    phrases: [
      { say: 'כמה שיעורים עשיתי עם נועה עד היום' },
      { say: 'תגיד לי באיזה שיעור אני עם עומר' },
      {
        say: 'כמה שיעורים יש לי מחר',
        slots: { from: '2026-03-11T00:00', to: '2026-03-12T00:00' },
        or: 'schedule.show',
      },
      { say: 'כמה פעמים נפגשתי כבר עם יעל?' },
      { say: 'כמה שיעורים עשיתי כבר במתמטיקה', as: 'student', or: 'attendance.show' },
      { say: 'כמה שיעורים אדם כבר עשה?', as: 'parent', or: 'attendance.show' },
    ],
  },
  {
    command: 'link.copy',
    phrases: [{ say: 'תביאי לי את הלינק שלי, אני רוצה לשים אותו בווטסאפ' }],
  },
  {
    command: 'meeting.add',
    phrases: [
      {
        say: 'תקבע לי בבקשה שיעור מתמטיקה עם עומר ביום ראשון בשש בערב',
        slots: { students: ['omer'], subject: 'su-maths', start: '2026-03-15T18:00' },
      },
      {
        say: 'כל יום רביעי בארבע מתמטיקה עם נועה',
        slots: {
          students: ['noa'],
          subject: 'su-maths',
          start: '2026-03-11T16:00',
          rrule: 'FREQ=WEEKLY;INTERVAL=1;BYDAY=WE',
        },
      },
      {
        say: 'תסדר לי שיעור פיזיקה עם נועם מחר מחמש עד שש',
        slots: {
          students: ['noam'],
          subject: 'su-physics',
          start: '2026-03-11T17:00',
          end: '2026-03-11T18:00',
        },
      },
      {
        say: 'מתמטיקה לאיתי ביום ראשון משש עד שבע ורבע',
        slots: {
          students: ['itay'],
          subject: 'su-maths',
          start: '2026-03-15T18:00',
          end: '2026-03-15T19:15',
        },
      },
      {
        say: 'היי מותק, תקבעי לי את יעל לאנגלית ביום ראשון ב-17:30',
        slots: { students: ['yael'], subject: 'su-english', start: '2026-03-15T17:30' },
      },
      {
        say: 'Dana אנגלית מחר 17:00',
        slots: { students: ['dana'], subject: 'su-english', start: '2026-03-11T17:00' },
      },
      {
        say: 'אנגלית עם יעל כל ראשון ב-5 עד סוף מאי',
        slots: {
          students: ['yael'],
          subject: 'su-english',
          start: '2026-03-15T17:00',
          rrule: 'FREQ=WEEKLY;INTERVAL=1;BYDAY=SU;UNTIL=20260531',
        },
      },
      {
        say: 'אבקש לקבוע לנועם שיעור פיזיקה ביום רביעי הבא בשעה חמש אחר הצהריים.',
        slots: { students: ['noam'], subject: 'su-physics', start: '2026-03-18T17:00' },
      },
      {
        say: 'שיעור מתמתיקה לנועה מחר ב4 וחצי',
        slots: { students: ['noa'], subject: 'su-maths', start: '2026-03-11T16:30' },
        mayAsk: true,
      },
    ],
  },
  {
    command: 'meeting.addBatch',
    phrases: [
      { say: 'תקבע את נועה לפיזיקה ביום ראשון בחמש ואת עומר למתמטיקה ביום ראשון בשש' },
      { say: 'תקבעי את נועה לאנגלית בשני ב-4 ואת איתי לאנגלית ברביעי ב-5 🙏' },
    ],
  },
  {
    command: 'meeting.attendees',
    phrases: [
      { say: 'תוסיף את נועם לקבוצה של שני', slots: { meeting: 'm-group', add: ['noam'], scope: 'future' } },
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
        say: 'תבטל את נועה בחמישי רק הפעם',
        slots: { meeting: 'm-noa', occurrence: '2026-03-12T16:00', scope: 'this' },
      },
      {
        say: 'תבטל את השיעור של עומר מחר',
        slots: { meeting: 'm-omer', occurrence: '2026-03-11T18:00' },
        status: 'ask',
        asks: 'scope',
      },
      {
        say: 'עומר עוזב אותי תבטל לו את כל השיעורים מהשבוע הבא והלאה',
        slots: { meeting: 'm-omer', scope: 'future' },
      },
      {
        say: 'תבטל לי את הקבוצה ביום שני כולם בטיול שנתי',
        slots: { meeting: 'm-group', occurrence: '2026-03-16T19:00' },
        status: 'ask',
        asks: 'scope',
      },
      {
        say: 'יאללה תבטלי את איתי בשישי, הוא בטיול שנתי',
        slots: { meeting: 'm-itay', occurrence: '2026-03-13T10:00' },
      },
      {
        say: 'יעל כתבה לי שהיא חולה 🤒 תבטלי לה את היום בבקשה',
        slots: { meeting: 'm-yael', occurrence: '2026-03-10T15:00' },
        status: 'ask',
        asks: 'scope',
      },
      {
        say: 'אחי אני לא מגיעה לשיעור ביום ראשון',
        as: 'student',
        slots: { meeting: 'm-dana', occurrence: '2026-03-15T16:00' },
      },
      {
        say: 'לא אוכל להגיע לקבוצה בשני יש לי מסיבה',
        as: 'student',
        slots: { meeting: 'm-group', occurrence: '2026-03-16T19:00' },
      },
      {
        say: 'אדם חולה לא יגיע מחר',
        as: 'parent',
        slots: { meeting: 'm-adam', occurrence: '2026-03-11T16:00' },
      },
      {
        say: 'דנה לא תגיע ביום ראשון, יש לה טיול',
        as: 'parent',
        slots: { meeting: 'm-dana', occurrence: '2026-03-15T16:00' },
      },
      {
        say: 'תבטלו בבקשה את השיעור של אדם בשבוע הבא',
        as: 'parent',
        slots: { meeting: 'm-adam', occurrence: '2026-03-18T16:00' },
      },
    ],
  },
  {
    command: 'meeting.change',
    phrases: [
      {
        say: 'תגדיל את הקבוצה של שני לשישה מקומות',
        slots: { meeting: 'm-group', capacity: 6 },
        mayAsk: true,
      },
      {
        say: 'תהפכי את השיעור של עומר מחר לאנגלית, רק הפעם',
        slots: { meeting: 'm-omer', occurrence: '2026-03-11T18:00', subject: 'su-english', scope: 'this' },
      },
    ],
  },
  {
    command: 'meeting.describe',
    phrases: [
      {
        say: 'תוסיפי הערה לשיעור של יעל היום: להביא את הספר',
        slots: { meeting: 'm-yael', occurrence: '2026-03-10T15:00' },
        mayAsk: true,
      },
    ],
  },
  {
    command: 'meeting.leave',
    phrases: [
      { say: 'אני רוצה לצאת מהקבוצה של שני, לא זורם לי', as: 'student', slots: { meeting: 'm-group' } },
      { say: 'תוציאו את דנה מהקבוצה של שני', as: 'parent', slots: { meeting: 'm-group' } },
    ],
  },
  {
    command: 'meeting.move',
    phrases: [
      {
        say: 'אני באוטו תזיז את עומר של מחר לחמישי באותה שעה רק הפעם',
        slots: {
          meeting: 'm-omer',
          occurrence: '2026-03-11T18:00',
          start: '2026-03-12T18:00',
          scope: 'this',
        },
      },
      {
        say: 'תדחה את נועם ביום שני בחצי שעה',
        slots: { meeting: 'm-noam', occurrence: '2026-03-16T17:00', start: '2026-03-16T17:30', delta: 30 },
        status: 'ask',
        asks: 'scope',
      },
      {
        say: 'אני תקוע בפקקים תדחה את יעל היום ברבע שעה רק הפעם',
        slots: {
          meeting: 'm-yael',
          occurrence: '2026-03-10T15:00',
          start: '2026-03-10T15:15',
          delta: 15,
          scope: 'this',
        },
      },
      {
        say: 'איתי של שישי עובר לאחת עשרה',
        slots: { meeting: 'm-itay', occurrence: '2026-03-13T10:00', start: '2026-03-13T11:00' },
      },
      {
        say: 'דנה של יום ראשון עוברת לחמש',
        slots: { meeting: 'm-dana', occurrence: '2026-03-15T16:00', start: '2026-03-15T17:00' },
        status: 'ask',
        asks: 'scope',
      },
      {
        say: 'תקדים את הקבוצה של שני לשש וחצי',
        slots: { meeting: 'm-group', occurrence: '2026-03-16T19:00', start: '2026-03-16T18:30' },
        status: 'ask',
        asks: 'scope',
      },
      {
        say: 'תעביר את עומר של השבוע הבא ליום שלישי באותה שעה',
        slots: { meeting: 'm-omer', occurrence: '2026-03-18T18:00', start: '2026-03-17T18:00' },
        status: 'ask',
        asks: 'scope',
      },
      {
        say: 'אוף, איתי שוב לא מסתדר... תזיזי את השיעור שלו משישי לראשון ב-12',
        slots: { meeting: 'm-itay', occurrence: '2026-03-13T10:00', start: '2026-03-15T12:00' },
      },
      {
        say: 'חמודה, את יכולה להזיז את יעל היום לארבע? רק הפעם',
        slots: {
          meeting: 'm-yael',
          occurrence: '2026-03-10T15:00',
          start: '2026-03-10T16:00',
          scope: 'this',
        },
      },
      {
        say: 'אפשר להזיז את המתמטיקה של ראשון לחמש?',
        as: 'student',
        slots: { meeting: 'm-dana', occurrence: '2026-03-15T16:00', start: '2026-03-15T17:00' },
      },
      {
        say: 'סורי, יש מצב לדחות את השיעור בראשון בחצי שעה?',
        as: 'student',
        slots: { meeting: 'm-dana', occurrence: '2026-03-15T16:00', start: '2026-03-15T16:30' },
      },
      {
        say: 'לא יכולה בראשון, אפשר להעביר את השיעור לשני ב-5?',
        as: 'student',
        slots: { meeting: 'm-dana', occurrence: '2026-03-15T16:00', start: '2026-03-16T17:00' },
        mayAsk: true,
      },
      {
        say: 'אפשר להזיז את אדם ממחר לחמישי באותה שעה?',
        as: 'parent',
        slots: { meeting: 'm-adam', occurrence: '2026-03-11T16:00', start: '2026-03-12T16:00' },
      },
      {
        say: 'לדחות את המתמטיקה של אדם מחר בשעה',
        as: 'parent',
        slots: { meeting: 'm-adam', occurrence: '2026-03-11T16:00', start: '2026-03-11T17:00' },
      },
    ],
  },
  {
    command: 'meeting.number',
    phrases: [{ say: 'תתחיל לספור את השיעורים של נועה משמונה' }],
  },
  {
    command: 'meeting.open',
    phrases: [
      { say: 'תפתח לי את השיעור של יעל היום', slots: { meeting: 'm-yael', occurrence: '2026-03-10T15:00' } },
    ],
  },
  {
    command: 'meeting.place',
    phrases: [
      { say: 'מהשבוע הבא נועם עובר לזום', slots: { meeting: 'm-noam', place: 'online', scope: 'future' } },
      {
        say: 'תעביר את כל השיעורים של מחר ומחרתיים לזום',
        slots: { from: '2026-03-11T00:00', to: '2026-03-13T00:00', place: 'online' },
      },
      {
        say: 'יעל בזום ולא אצלי, רק היום',
        slots: { meeting: 'm-yael', occurrence: '2026-03-10T15:00', place: 'online', scope: 'this' },
      },
      {
        say: 'מעכשיו אני נוסעת לעומר, השיעורים שלו יהיו אצלו בבית',
        slots: { meeting: 'm-omer', place: 'student', scope: 'future' },
      },
    ],
  },
  {
    command: 'meeting.price',
    phrases: [
      {
        say: 'תעלה את המחיר של עומר ל 130 שקל לשיעור מעכשיו',
        slots: { meeting: 'm-omer', cost: 130, scope: 'future' },
      },
      { say: 'תעלי לנועה ל-160 ש״ח לשיעור', slots: { meeting: 'm-noa', cost: 160, scope: 'future' } },
      { say: 'השיעור של איתי בשישי יהיה ב-80 שקל, הבטחתי לאמא שלו', slots: { meeting: 'm-itay', cost: 80 } },
    ],
  },
  {
    command: 'meeting.propose',
    phrases: [
      {
        say: 'תציע לעומר שיעור נוסף ביום שישי בתשע בבוקר',
        slots: { students: ['omer'], start: '2026-03-13T09:00' },
      },
      {
        say: 'תשלחי לנועה הצעה לשיעור ביום ראשון ב-18:00',
        slots: { students: ['noa'], start: '2026-03-15T18:00' },
      },
    ],
  },
  {
    command: 'meeting.remind',
    phrases: [
      { say: 'תזכיר לי שעה לפני השיעור של עומר מחר', slots: { meeting: 'm-omer' }, mayAsk: true },
      { say: 'תשים לי תזכורת עשרים דקות לפני כל שיעור' },
      { say: 'תזכירי לי שעה לפני השיעור עם איתי בשישי, אני תמיד שוכחת', slots: { meeting: 'm-itay' } },
    ],
  },
  {
    command: 'meeting.repeat',
    phrases: [
      {
        say: 'תעביר את נועם לפעם בשבועיים מעכשיו',
        slots: { meeting: 'm-noam', rrule: 'FREQ=WEEKLY;INTERVAL=2;BYDAY=MO' },
        mayAsk: true,
      },
    ],
  },
  {
    command: 'meeting.request',
    phrases: [
      {
        say: 'דחוףףף אפשר מתמטיקה מחר ב5?',
        as: 'student',
        slots: { subject: 'su-maths', start: '2026-03-11T17:00' },
      },
      {
        say: 'אפשר לקבוע פיזיקה ביום חמישי בשש',
        as: 'student',
        slots: { subject: 'su-physics', start: '2026-03-12T18:00' },
      },
      {
        say: 'פליז שיעור מתמטיקה ביום רביעי ב-17:00 בזום',
        as: 'student',
        slots: { subject: 'su-maths', start: '2026-03-11T17:00', place: 'online' },
      },
      {
        say: 'כל חמישי ב-6 פיזיקה עד סוף אפריל',
        as: 'student',
        slots: {
          subject: 'su-physics',
          start: '2026-03-12T18:00',
          rrule: 'FREQ=WEEKLY;INTERVAL=1;BYDAY=TH;UNTIL=20260430',
        },
      },
      {
        say: 'לקבוע לאדם מתמטיקה ביום ראשון בחמש',
        as: 'parent',
        slots: { child: 'adam', subject: 'su-maths', start: '2026-03-15T17:00' },
      },
      {
        say: 'אדם צריך תגבור באנגלית, אפשר ביום שישי ב-9 בבוקר?',
        as: 'parent',
        slots: { child: 'adam', subject: 'su-english', start: '2026-03-13T09:00' },
      },
      {
        say: 'כל יום חמישי ב-17:00 אנגלית לאדם, 8 שיעורים',
        as: 'parent',
        slots: {
          child: 'adam',
          subject: 'su-english',
          start: '2026-03-12T17:00',
          rrule: 'FREQ=WEEKLY;INTERVAL=1;BYDAY=TH;COUNT=8',
        },
      },
    ],
  },
  {
    command: 'meeting.resize',
    phrases: [
      {
        say: 'תוסיף רבע שעה לשיעור של עומר מחר',
        slots: { meeting: 'm-omer', occurrence: '2026-03-11T18:00', minutes: 60 },
        status: 'ask',
        asks: 'scope',
      },
      {
        say: 'תאריך את השיעור של נועה ביום חמישי לשעה וחצי רק הפעם',
        slots: { meeting: 'm-noa', occurrence: '2026-03-12T16:00', minutes: 90, scope: 'this' },
      },
      {
        say: 'תאריך לנועם לשעה וחצי מעכשיו והלאה',
        slots: { meeting: 'm-noam', minutes: 90, scope: 'future' },
      },
      {
        say: 'תעשי ליעל היום שעה במקום 45 דקות',
        slots: { meeting: 'm-yael', occurrence: '2026-03-10T15:00', minutes: 60 },
        status: 'ask',
        asks: 'scope',
      },
      {
        say: 'אפשר לקצר את השיעור של איתי בשישי לחצי שעה?',
        slots: { meeting: 'm-itay', occurrence: '2026-03-13T10:00', minutes: 30 },
      },
    ],
  },
  {
    command: 'meeting.scalePrice',
    phrases: [{ say: 'תעלה את המחיר של כל השיעורים העתידיים בעשרה שקלים' }],
  },
  {
    command: 'pending.approve',
    phrases: [{ say: 'תאשר ליעל את השיעור של חמישי', slots: { pending: 'p-yael' } }],
  },
  {
    command: 'pending.decline',
    phrases: [{ say: 'תסרבי ליעל על השיעור שהיא ביקשה לחמישי, לא מתאים לי', slots: { pending: 'p-yael' } }],
  },
  {
    command: 'pending.open',
    phrases: [{ say: 'מה בדיוק יעל ביקשה', slots: { pending: 'p-yael' }, or: 'pending.show' }],
  },
  {
    command: 'pending.show',
    phrases: [{ say: 'יש משהו שמחכה לאישור שלי', or: 'request.show' }],
  },
  {
    command: 'pending.withdraw',
    phrases: [
      {
        say: 'תבטל את הבקשה ששלחתי לרבקה, כבר לא צריכה',
        as: 'student',
        mayAsk: true,
        or: 'request.withdraw',
      },
    ],
  },
  {
    command: 'request.add',
    phrases: [
      { say: 'אדם רוצה להצטרף לקבוצה של שני', as: 'parent', slots: { child: 'adam', meeting: 'm-group' } },
    ],
  },
  {
    command: 'request.approve',
    phrases: [{ say: 'תאשר את תום בן עמי לקבוצה של שני', slots: { request: 'r-tom' } }],
  },
  {
    command: 'request.reject',
    phrases: [{ say: 'לצערי אין מקום תדחה את הבקשה של תום', slots: { request: 'r-tom' } }],
  },
  {
    command: 'request.show',
    phrases: [
      { say: 'יש מישהו שרוצה להיכנס לי לקבוצה?' },
      { say: 'רבקה אישרה לי כבר את הבקשה או מה', as: 'student', or: 'pending.show' },
      { say: 'רבקה ענתה על הבקשה שלנו?', as: 'parent', or: 'pending.show' },
    ],
  },
  {
    command: 'schedule.check',
    phrases: [{ say: 'תבדוק רגע אם אני פנוי ביום חמישי בשש', or: 'schedule.free' }],
  },
  {
    command: 'schedule.free',
    phrases: [
      { say: 'מתי יש לי חור של שעה השבוע', slots: { to: '2026-03-15T00:00' } },
      {
        say: 'תמצאי לי שעה פנויה ביום חמישי, דחוף',
        slots: { from: '2026-03-12T00:00', to: '2026-03-13T00:00' },
      },
      {
        say: 'רבקה פנויה מחר?',
        as: 'student',
        slots: { from: '2026-03-11T00:00', to: '2026-03-12T00:00' },
        or: 'schedule.check',
      },
      {
        say: 'מתי רבקה פנויה שבוע הבא',
        as: 'student',
        slots: { from: '2026-03-15T00:00', to: '2026-03-22T00:00' },
      },
      {
        say: 'יש לרבקה מקום ביום חמישי אחהצ?',
        as: 'student',
        slots: { from: '2026-03-12T12:00', to: '2026-03-12T17:00' },
        or: 'schedule.check',
      },
      {
        say: 'מתי רבקה פנויה ביום חמישי',
        as: 'parent',
        slots: { from: '2026-03-12T00:00', to: '2026-03-13T00:00' },
      },
    ],
  },
  {
    command: 'schedule.last',
    phrases: [
      { say: 'מתי בפעם האחרונה לימדתי את נועה?' },
      { say: 'מתי היה השיעור האחרון שלי', as: 'student', or: 'schedule.show' },
    ],
  },
  {
    command: 'schedule.next',
    phrases: [
      { say: 'מי התלמיד הבא שלי' },
      { say: 'יו מתי יש לי שיעור', as: 'student', or: 'schedule.show' },
      { say: 'מתי השיעור הבא של דנה', as: 'parent' },
    ],
  },
  {
    command: 'schedule.show',
    phrases: [
      { say: 'טוב מה יש לי היום', slots: { from: '2026-03-10T00:00', to: '2026-03-11T00:00' } },
      { say: 'בוקר טוב נשמה, מה יש לי מחר?', slots: { from: '2026-03-11T00:00', to: '2026-03-12T00:00' } },
      {
        say: 'תגידי, יש לי משהו ביום שישי?',
        slots: { from: '2026-03-13T00:00', to: '2026-03-14T00:00' },
        or: ['schedule.check', 'schedule.free'],
      },
      { say: 'מה יש לי השבוע', as: 'student', slots: { to: '2026-03-15T00:00' } },
      { say: 'מה יש לילדים מחר', as: 'parent', slots: { from: '2026-03-11T00:00', to: '2026-03-12T00:00' } },
      {
        say: 'יש לאדם משהו ביום רביעי?',
        as: 'parent',
        slots: { from: '2026-03-11T00:00', to: '2026-03-12T00:00' },
        or: ['schedule.check', 'schedule.next'],
      },
    ],
  },
  {
    command: 'time.block',
    phrases: [
      {
        say: 'תחסום לי את יום חמישי מאחת עד שלוש בצהריים אני אצל הרופא',
        slots: { start: '2026-03-12T13:00', end: '2026-03-12T15:00' },
      },
      {
        say: 'תחסום לי כל יום שישי משמונה עד שתים עשרה',
        slots: {
          start: '2026-03-13T08:00',
          end: '2026-03-13T12:00',
          rrule: 'FREQ=WEEKLY;INTERVAL=1;BYDAY=FR',
        },
      },
      {
        say: 'אני במילואים מה 15 עד ה 19 במרץ תחסום לי את הימים האלה',
        slots: { start: '2026-03-15T00:00', end: '2026-03-20T00:00' },
      },
      {
        say: 'תחסמי לי מחר מ-12 עד 14, יש לי תור לציפורניים 💅',
        slots: { start: '2026-03-11T12:00', end: '2026-03-11T14:00' },
      },
      {
        say: 'אני בחו״ל מ-29/3 עד 2/4, תחסמי לי את היומן',
        slots: { start: '2026-03-29T00:00', end: '2026-04-03T00:00' },
      },
    ],
  },
  {
    command: 'time.show',
    phrases: [{ say: 'מה חסום לי השבוע ביומן', slots: { to: '2026-03-15T00:00' } }],
  },
  {
    command: 'time.unblock',
    phrases: [{ say: 'תשחרר לי את החסימה של מחר', mayAsk: true }],
  },
  {
    command: 'waitlist.join',
    phrases: [
      {
        say: 'תכניסו את אדם לרשימת ההמתנה של קבוצת שני',
        as: 'parent',
        slots: { child: 'adam', meeting: 'm-group' },
      },
    ],
  },
  {
    command: 'waitlist.leave',
    phrases: [{ say: 'תוריד אותי מרשימת ההמתנה', as: 'student', mayAsk: true }],
  },
  {
    command: 'week.copy',
    phrases: [{ say: 'תעתיק את השבוע הזה לשבוע הבא' }, { say: 'תשכפלי את השבוע הזה לשלושת השבועות הבאים' }],
  },
  {
    command: null,
    phrases: [
      { say: 'אל תבטל את עומר מחר הוא כן מגיע' },
      { say: 'איזה פקק נוראי היום באיילון' },
      { say: 'למה נועם לא הגיע אתמול', mayRead: true },
      { say: 'מה עם נועה בחמישי היא מבוטלת או לא', mayRead: true },
      { say: 'תודה אהובה, את מלכה ❤️' },
      { say: 'לא לא, אל תמחקי את השיעור של נועה!' },
      { say: 'יעל שילמה כבר?', mayRead: true },
      { say: 'כדאי לי להעביר את נועה לזום?', mayRead: true },
      { say: 'חשבתי להזיז את עומר אבל עזבי, נשאיר ככה' },
      { say: 'האם השיעור של איתי בשישי מבוטל?', mayRead: true },
      { say: 'מה פתאום, לא אמרתי שאני מבטלת! אני באה', as: 'student' },
      { say: 'וואלה מתה על השיעורים האלה חחח', as: 'student' },
      { say: 'הקבוצה בשני מתחילה ב7 או ב7 וחצי?', as: 'student', mayRead: true },
      { say: 'תודה רבה רבקה, הילדים ממש מרוצים', as: 'parent' },
      { say: 'אל תבטלו לאדם מחר, הוא בסוף מגיע', as: 'parent' },
    ],
  },
];
