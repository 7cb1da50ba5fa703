/** A twenty-fourth set of a stranger’s sentences in Hebrew, ordinary orders, some with a reason beside them: 97.5% at first. Its school is that of the sixth (sixthWorlds.ts). */
import type { AsideList } from '../aside.ts';

export const lists: AsideList[] = [
  {
    command: 'attendance.mark',
    phrases: [
      {
        say: 'נועה לא הגיעה בחמישי',
        slots: { students: ['noa'], meeting: 'm-noa', occurrence: '2026-03-05T16:00', present: false },
      },
      {
        say: 'תסמן שעומר היה בשיעור ברביעי שעבר',
        slots: { students: ['omer'], meeting: 'm-omer', occurrence: '2026-03-04T18:00', present: true },
      },
      {
        say: 'איתי לא היה אתמול בקבוצה',
        slots: { students: ['itay'], meeting: 'm-group', occurrence: '2026-03-09T19:00', present: false },
      },
      {
        say: 'תסמני שנועם הגיע אתמול',
        slots: { students: ['noam'], meeting: 'm-noam', occurrence: '2026-03-09T17:00', present: true },
      },
      {
        say: 'דנה לא הגיעה ביום ראשון',
        slots: { students: ['dana'], meeting: 'm-dana', occurrence: '2026-03-08T16:00', present: false },
      },
      {
        say: 'בקבוצה אתמול כולם הגיעו',
        slots: {
          students: ['dana', 'itay'],
          meeting: 'm-group',
          occurrence: '2026-03-09T19:00',
          present: true,
        },
      },
    ],
  },
  {
    command: 'calendar.save',
    phrases: [{ say: 'תשמור לי את השיעור של יום ראשון ביומן בטלפון', as: 'student', or: 'calendar.export' }],
  },
  {
    command: 'contract.open',
    phrases: [
      { say: 'תראה לי את החוזה רגע', as: 'student' },
      { say: 'אשמח לראות את החוזה עם רבקה', as: 'parent' },
    ],
  },
  {
    command: 'day.clear',
    phrases: [
      {
        say: 'אני חולה מחר תבטל את כל השיעורים',
        slots: { to: '2026-03-12T00:00', from: '2026-03-11T00:00' },
      },
      {
        say: 'בשבוע הבא אני במילואים, תבטל הכול',
        slots: { to: '2026-03-22T00:00', from: '2026-03-15T00:00' },
      },
      {
        say: 'תבטלי את כל השיעורים שלי ביום שני, אחותי מתחתנת',
        slots: { to: '2026-03-17T00:00', from: '2026-03-16T00:00' },
      },
      { say: 'אני לא מרגישה טוב תבטלי את כל מה שיש לי היום', slots: { to: '2026-03-11T00:00' } },
    ],
  },
  {
    command: 'lesson.count',
    phrases: [{ say: 'באיזה שיעור אני עם נועה?' }],
  },
  {
    command: 'meeting.add',
    phrases: [
      {
        say: 'תקבע לנועה פיזיקה מחר ב-4',
        slots: { students: ['noa'], subject: 'su-physics', start: '2026-03-11T16:00' },
      },
      {
        say: 'נועם אנגלית חמישי 18:00',
        slots: { students: ['noam'], subject: 'su-english', start: '2026-03-12T18:00' },
      },
      {
        say: 'שים לי את עומר מתמטיקה ביום ראשון בחמש וחצי, יש לו מבחן ביום שלישי',
        slots: { students: ['omer'], subject: 'su-maths', start: '2026-03-15T17:30' },
      },
      {
        say: 'תוסיף שיעור פיזיקה עם נועם ב-19.3 ב-17:00 לשעה וחצי',
        slots: {
          students: ['noam'],
          subject: 'su-physics',
          start: '2026-03-19T17:00',
          end: '2026-03-19T18:30',
        },
      },
      {
        say: 'כל יום חמישי ב-18:30 מתמטיקה עם יעל',
        slots: {
          students: ['yael'],
          subject: 'su-maths',
          start: '2026-03-12T18:30',
          rrule: 'FREQ=WEEKLY;INTERVAL=1;BYDAY=TH',
        },
      },
      {
        say: 'היי תקבעי ליעל אנגלית ביום ראשון ב-5 בבקשה',
        slots: { students: ['yael'], subject: 'su-english', start: '2026-03-15T17:00' },
      },
      {
        say: 'דנה מתמטיקה מחר ב-17:00',
        slots: { students: ['dana'], subject: 'su-maths', start: '2026-03-11T17:00' },
      },
      {
        say: 'תקבעי לעומר שיעור מתמטיקה ביום שני בשעה שלוש וחצי בבקשה',
        slots: { students: ['omer'], subject: 'su-maths', start: '2026-03-16T15:30' },
      },
    ],
  },
  {
    command: 'meeting.addBatch',
    phrases: [{ say: 'תקבעי את נועה לפיזיקה ביום ראשון ב-3 ואת עומר למתמטיקה ביום שני ב-4' }],
  },
  {
    command: 'meeting.attendees',
    phrases: [
      { say: 'תוסיף את עומר לקבוצת שני', slots: { meeting: 'm-group', add: ['omer'], scope: 'future' } },
    ],
  },
  {
    command: 'meeting.cancel',
    phrases: [
      {
        say: 'תבטל את יעל היום, היא חולה',
        slots: { meeting: 'm-yael', occurrence: '2026-03-10T15:00' },
        status: 'ask',
        asks: 'scope',
      },
      {
        say: 'בטל את השיעור של נועה רק השבוע',
        slots: { meeting: 'm-noa', occurrence: '2026-03-12T16:00', scope: 'this' },
      },
      {
        say: 'עומר בטיול שנתי מחר תבטל לו',
        slots: { meeting: 'm-omer', occurrence: '2026-03-11T18:00' },
        status: 'ask',
        asks: 'scope',
      },
      { say: 'תבטל את איתי ביום שישי', slots: { meeting: 'm-itay' } },
      { say: 'להפסיק את השיעורים של נועם מאפריל', slots: { meeting: 'm-noam', scope: 'future' } },
      {
        say: 'תבטלי את הקבוצה ביום שני רק הפעם, אני בחתונה',
        slots: { meeting: 'm-group', occurrence: '2026-03-16T19:00', scope: 'this' },
      },
      {
        say: 'נועה הודיעה שהיא לא מגיעה בחמישי, תבטלי את השיעור שלה',
        slots: { meeting: 'm-noa', occurrence: '2026-03-12T16:00' },
        status: 'ask',
        asks: 'scope',
      },
      { say: 'מעכשיו תבטלי את השיעורים של יעל, היא מפסיקה', slots: { meeting: 'm-yael', scope: 'future' } },
      {
        say: 'אני חולה לא אגיע ביום ראשון',
        as: 'student',
        slots: { meeting: 'm-dana', occurrence: '2026-03-15T16:00' },
      },
      {
        say: 'לא יכולה להגיע לקבוצה בשני סורי',
        as: 'student',
        slots: { meeting: 'm-group', occurrence: '2026-03-16T19:00' },
      },
      {
        say: 'תבטל לי את השיעור ב-22.3 יש לי טיול',
        as: 'student',
        slots: { meeting: 'm-dana', occurrence: '2026-03-22T16:00' },
      },
      {
        say: 'אדם חולה, בבקשה לבטל לו את השיעור מחר',
        as: 'parent',
        slots: { meeting: 'm-adam', occurrence: '2026-03-11T16:00' },
      },
      {
        say: 'דנה לא תגיע ביום ראשון, אנחנו באירוע משפחתי',
        as: 'parent',
        slots: { meeting: 'm-dana', occurrence: '2026-03-15T16:00' },
      },
      {
        say: 'לבטל לדנה את הקבוצה ביום שני, יש לה הופעה',
        as: 'parent',
        slots: { meeting: 'm-group', occurrence: '2026-03-16T19:00' },
      },
    ],
  },
  {
    command: 'meeting.leave',
    phrases: [{ say: 'אני רוצה לצאת מהקבוצה של שני', as: 'student', slots: { meeting: 'm-group' } }],
  },
  {
    command: 'meeting.move',
    phrases: [
      {
        say: 'תזיז את עומר מחר ל-7',
        slots: { meeting: 'm-omer', occurrence: '2026-03-11T18:00', start: '2026-03-11T19:00' },
        status: 'ask',
        asks: 'scope',
      },
      {
        say: 'ביום שני תדחה את נועם בחצי שעה, אני חוזר מאוחר',
        slots: { meeting: 'm-noam', occurrence: '2026-03-16T17:00', start: '2026-03-16T17:30', delta: 30 },
        status: 'ask',
        asks: 'scope',
      },
      {
        say: 'להקדים את נועה בחמישי לשלוש רק הפעם',
        slots: { meeting: 'm-noa', occurrence: '2026-03-12T16:00', start: '2026-03-12T15:00', scope: 'this' },
      },
      {
        say: 'השיעור של יעל היום יעבור ל-16:30, רק היום',
        slots: {
          meeting: 'm-yael',
          occurrence: '2026-03-10T15:00',
          start: '2026-03-10T16:30',
          scope: 'this',
        },
      },
      {
        say: 'תעביר את עומר ממחר לחמישי באותה שעה',
        slots: { meeting: 'm-omer', occurrence: '2026-03-11T18:00', start: '2026-03-12T18:00' },
        status: 'ask',
        asks: 'scope',
      },
      {
        say: 'מעכשיו השיעור של נועה בחמישי יתחיל ב-5',
        slots: {
          meeting: 'm-noa',
          occurrence: '2026-03-12T16:00',
          start: '2026-03-12T17:00',
          scope: 'future',
        },
      },
      {
        say: 'תזיזי את דנה ביום ראשון ל-5',
        slots: { meeting: 'm-dana', occurrence: '2026-03-15T16:00', start: '2026-03-15T17:00' },
        status: 'ask',
        asks: 'scope',
      },
      {
        say: 'אפשר להעביר את יעל מהיום למחר ב-4?',
        slots: { meeting: 'm-yael', occurrence: '2026-03-10T15:00', start: '2026-03-11T16:00' },
        status: 'ask',
        asks: 'scope',
      },
      {
        say: 'הקבוצה ביום שני תתחיל בשמונה רק הפעם',
        slots: {
          meeting: 'm-group',
          occurrence: '2026-03-16T19:00',
          start: '2026-03-16T20:00',
          scope: 'this',
        },
      },
      {
        say: 'תדחי את השיעור של נועה בחמישי ברבע שעה כי יש לי תור לרופא',
        slots: { meeting: 'm-noa', occurrence: '2026-03-12T16:00', start: '2026-03-12T16:15', delta: 15 },
        status: 'ask',
        asks: 'scope',
      },
      {
        say: 'איתי ביקש להקדים, תזיזי אותו בשישי ל-9',
        slots: { meeting: 'm-itay', start: '2026-03-13T09:00' },
      },
      {
        say: 'מעכשיו נועם ביום ראשון ב-17:00 במקום ביום שני',
        slots: { meeting: 'm-noam', start: '2026-03-15T17:00', scope: 'future' },
      },
      {
        say: 'היי אפשר להזיז את ראשון ל-5?',
        as: 'student',
        slots: { meeting: 'm-dana', occurrence: '2026-03-15T16:00', start: '2026-03-15T17:00' },
      },
      {
        say: 'לא מסתדר לי ביום ראשון, אפשר להעביר את השיעור ליום שני ב-4?',
        as: 'student',
        slots: { meeting: 'm-dana', occurrence: '2026-03-15T16:00', start: '2026-03-16T16:00' },
      },
      {
        say: 'אפשר לדחות את השיעור ביום ראשון בחצי שעה',
        as: 'student',
        slots: { meeting: 'm-dana', occurrence: '2026-03-15T16:00', start: '2026-03-15T16:30', delta: 30 },
      },
      {
        say: 'אפשר להעביר את אדם ממחר לחמישי ב-4?',
        as: 'parent',
        slots: { meeting: 'm-adam', occurrence: '2026-03-11T16:00', start: '2026-03-12T16:00' },
      },
      {
        say: 'בבקשה להזיז את השיעור של דנה ביום ראשון לשעה 17:00',
        as: 'parent',
        slots: { meeting: 'm-dana', occurrence: '2026-03-15T16:00', start: '2026-03-15T17:00' },
      },
      {
        say: 'אפשר להקדים את אדם מחר בחצי שעה?',
        as: 'parent',
        slots: { meeting: 'm-adam', occurrence: '2026-03-11T16:00', start: '2026-03-11T15:30', delta: -30 },
      },
    ],
  },
  {
    command: 'meeting.place',
    phrases: [
      { say: 'מעכשיו עומר בזום', slots: { meeting: 'm-omer', place: 'online', scope: 'future' } },
      {
        say: 'השבוע הבא כל השיעורים אונליין, אני בחו״ל',
        slots: { place: 'online', to: '2026-03-22T00:00', from: '2026-03-15T00:00' },
      },
      {
        say: 'השיעור עם נועה בחמישי יהיה אצלה, רק הפעם',
        slots: { meeting: 'm-noa', occurrence: '2026-03-12T16:00', place: 'student', scope: 'this' },
      },
    ],
  },
  {
    command: 'meeting.price',
    phrases: [
      { say: 'נועם עובר ל-150 שקל לשיעור', slots: { meeting: 'm-noam', cost: 150, scope: 'future' } },
      { say: 'יעל תשלם 110 לשיעור מעכשיו', slots: { meeting: 'm-yael', cost: 110, scope: 'future' } },
    ],
  },
  {
    command: 'meeting.propose',
    phrases: [
      {
        say: 'תציעי ליעל אנגלית מחר ב-6',
        slots: { students: ['yael'], subject: 'su-english', start: '2026-03-11T18:00' },
      },
    ],
  },
  {
    command: 'meeting.remind',
    phrases: [
      {
        say: 'תזכירי לי חצי שעה לפני השיעור של עומר',
        slots: { meeting: 'm-omer' },
        status: 'ask',
        asks: 'scope',
      },
      { say: 'תזכירי לי שעה לפני איתי ביום שישי', slots: { meeting: 'm-itay' } },
    ],
  },
  {
    command: 'meeting.repeat',
    phrases: [
      {
        say: 'מעכשיו נועה פעם בשבועיים',
        slots: { meeting: 'm-noa', rrule: 'FREQ=WEEKLY;INTERVAL=2;BYDAY=TH', scope: 'future' },
      },
    ],
  },
  {
    command: 'meeting.request',
    phrases: [
      {
        say: 'אפשר עוד שיעור מתמטיקה מחר ב-5? יש לי מבחן ביום חמישי',
        as: 'student',
        slots: { subject: 'su-maths', start: '2026-03-11T17:00' },
      },
      {
        say: 'אפשר לקבוע פיזיקה ביום חמישי ב-16:30',
        as: 'student',
        slots: { subject: 'su-physics', start: '2026-03-12T16:30' },
      },
      {
        say: 'שיעור אנגלית שישי ב-10 בבוקר',
        as: 'student',
        slots: { subject: 'su-english', start: '2026-03-13T10:00' },
      },
      {
        say: 'יש מצב לשיעור מתמטיקה ביום רביעי ב-6?',
        as: 'student',
        slots: { start: '2026-03-11T18:00' },
        or: 'schedule.check',
      },
      {
        say: 'לקבוע לאדם אנגלית ביום ראשון ב-5',
        as: 'parent',
        slots: { child: 'adam', subject: 'su-english', start: '2026-03-15T17:00' },
      },
      {
        say: 'אדם צריך עוד שיעור מתמטיקה לפני המבחן, אפשר ביום שני ב-16:00?',
        as: 'parent',
        slots: { child: 'adam', subject: 'su-maths', start: '2026-03-16T16:00' },
      },
      {
        say: 'שיעור פיזיקה לדנה מחר ב-18:00 בבקשה',
        as: 'parent',
        slots: { child: 'dana', subject: 'su-physics', start: '2026-03-11T18:00' },
      },
    ],
  },
  {
    command: 'meeting.resize',
    phrases: [
      {
        say: 'תאריך את השיעור של עומר מחר לשעה',
        slots: { meeting: 'm-omer', occurrence: '2026-03-11T18:00', minutes: 60 },
        status: 'ask',
        asks: 'scope',
      },
      {
        say: 'תקצר את נועם ביום שני ל-45 דקות רק הפעם',
        slots: { meeting: 'm-noam', occurrence: '2026-03-16T17:00', minutes: 45, scope: 'this' },
      },
      { say: 'תאריך לאיתי בשישי ברבע שעה', slots: { meeting: 'm-itay', minutes: 60 } },
      {
        say: 'תאריכי את יעל היום לשעה רק הפעם',
        slots: { meeting: 'm-yael', occurrence: '2026-03-10T15:00', minutes: 60, scope: 'this' },
      },
      {
        say: 'להאריך את דנה ביום ראשון בחצי שעה, יש לה מבחן',
        slots: { meeting: 'm-dana', occurrence: '2026-03-15T16:00', minutes: 75 },
        status: 'ask',
        asks: 'scope',
      },
    ],
  },
  {
    command: 'pending.approve',
    phrases: [{ say: 'תאשר ליעל את השיעור בחמישי', slots: { pending: 'p-yael' } }],
  },
  {
    command: 'pending.show',
    phrases: [{ say: 'מה מחכה לאישור שלי', or: 'request.show' }],
  },
  {
    command: 'request.add',
    phrases: [
      { say: 'אפשר לצרף את אדם לקבוצת שני?', as: 'parent', slots: { child: 'adam', meeting: 'm-group' } },
    ],
  },
  {
    command: 'request.approve',
    phrases: [{ say: 'תאשרי את תום לקבוצה', slots: { request: 'r-tom' } }],
  },
  {
    command: 'request.show',
    phrases: [
      { say: 'מי ביקש להצטרף לקבוצה?' },
      { say: 'מה קורה עם הבקשות ששלחתי', as: 'student', or: 'pending.show' },
      { say: 'מה עם הבקשות ששלחנו?', as: 'parent', or: 'pending.show' },
    ],
  },
  {
    command: 'schedule.check',
    phrases: [
      { say: 'אני פנוי בחמישי ב-6 בערב?', slots: { start: '2026-03-12T18:00' } },
      { say: 'יש לי משהו מחר ב-5?', or: 'schedule.show' },
      { say: 'רבקה פנויה מחר ב-5?', as: 'student', slots: { start: '2026-03-11T17:00' } },
      { say: 'רבקה פנויה ביום ראשון ב-6?', as: 'parent', slots: { start: '2026-03-15T18:00' } },
    ],
  },
  {
    command: 'schedule.free',
    phrases: [
      { say: 'מתי אני פנוי מחר', slots: { to: '2026-03-12T00:00', from: '2026-03-11T00:00' } },
      { say: 'איפה יש לי חור ביום ראשון', slots: { to: '2026-03-16T00:00', from: '2026-03-15T00:00' } },
      {
        say: 'מתי רבקה פנויה בחמישי?',
        as: 'student',
        slots: { to: '2026-03-13T00:00', from: '2026-03-12T00:00' },
      },
      {
        say: 'אילו שעות פנויות יש לרבקה מחר?',
        as: 'parent',
        slots: { to: '2026-03-12T00:00', from: '2026-03-11T00:00' },
      },
    ],
  },
  {
    command: 'schedule.next',
    phrases: [
      { say: 'מי הבא בתור היום אצלי?' },
      { say: 'מתי השיעור הבא עם נועם?' },
      { say: 'מתי השיעור הקרוב שלי', as: 'student' },
      { say: 'מתי השיעור הבא של אדם?', as: 'parent' },
    ],
  },
  {
    command: 'schedule.show',
    phrases: [
      { say: 'מה יש לי מחר?', slots: { to: '2026-03-12T00:00', from: '2026-03-11T00:00' } },
      { say: 'מה יש לי השבוע', slots: { to: '2026-03-15T00:00' } },
      {
        say: 'מה יש לי ביום שני',
        as: 'student',
        slots: { to: '2026-03-17T00:00', from: '2026-03-16T00:00' },
      },
      { say: 'מה יש לילדים מחר?', as: 'parent', slots: { to: '2026-03-12T00:00', from: '2026-03-11T00:00' } },
      { say: 'מה יש לאדם השבוע?', as: 'parent', slots: { to: '2026-03-15T00:00' } },
    ],
  },
  {
    command: 'time.block',
    phrases: [
      {
        say: 'תחסום לי מחר 12 עד 2, יש לי רופא שיניים',
        slots: { start: '2026-03-11T12:00', end: '2026-03-11T14:00' },
      },
      {
        say: 'כל יום רביעי בין 13:00 ל-15:00 לחסום, חדר כושר',
        slots: {
          start: '2026-03-11T13:00',
          end: '2026-03-11T15:00',
          rrule: 'FREQ=WEEKLY;INTERVAL=1;BYDAY=WE',
        },
      },
      {
        say: 'תחסמי לי את מחר בבוקר, אני בבנק',
        slots: { start: '2026-03-11T06:00', end: '2026-03-11T12:00' },
      },
      { say: 'לחסום ביום שישי מ-8 עד 10', slots: { start: '2026-03-13T08:00', end: '2026-03-13T10:00' } },
    ],
  },
  {
    command: 'week.copy',
    phrases: [{ say: 'תעתיק את השבוע הזה לשבוע הבא' }],
  },
  {
    command: null,
    phrases: [
      { say: 'אל תבטל את נועם ביום שני' },
      { say: 'בסוף עומר כן מגיע מחר, הכול כרגיל' },
      { say: 'דנה קיבלה 95 במבחן במתמטיקה, איזו גאווה' },
      { say: 'תודה את אלופה' },
      { say: 'אולי אזיז את נועה בחמישי עוד לא החלטתי' },
      { say: 'האם עומר ביטל מחר?', mayRead: true },
      { say: 'למה דנה לא הגיעה ביום ראשון?', mayRead: true },
      { say: 'לא צריך להזיז את יעל היא מסתדרת עם השעה' },
      { say: 'אל תבטל לי את ראשון אני כן באה', as: 'student' },
      { say: 'היה שיעור ממש טוב אתמול תודה', as: 'student' },
      { say: 'אין צורך לבטל, אדם כבר מרגיש טוב', as: 'parent' },
      { say: 'תודה רבה על היחס לדנה', as: 'parent' },
      { say: 'האם דנה ביטלה את יום ראשון?', as: 'parent', mayRead: true },
    ],
  },
];
