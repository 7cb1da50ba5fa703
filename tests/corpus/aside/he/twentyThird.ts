/** A twenty-third set of a stranger’s sentences in Hebrew, ordinary orders of an ordinary week: 95.8% at first. Its school is that of the sixth (sixthWorlds.ts). */
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
        say: 'דנה לא באה אתמול לקבוצה',
        slots: { meeting: 'm-group', occurrence: '2026-03-09T19:00', students: ['dana'], present: false },
      },
      {
        say: 'תסמני שעומר היה ברביעי שעבר',
        slots: { meeting: 'm-omer', occurrence: '2026-03-04T18:00', students: ['omer'], present: true },
      },
      {
        say: 'תסמני שכולם היו בקבוצה אתמול',
        slots: {
          meeting: 'm-group',
          occurrence: '2026-03-09T19:00',
          students: ['dana', 'itay'],
          present: true,
        },
      },
      {
        say: 'נועה הבריזה לי ביום חמישי',
        slots: { meeting: 'm-noa', occurrence: '2026-03-05T16:00', students: ['noa'], present: false },
      },
    ],
  },
  {
    command: 'day.clear',
    phrases: [
      { say: 'אני עם חום, תבטלי הכל היום', slots: { from: '2026-03-10T00:00', to: '2026-03-11T00:00' } },
      {
        say: 'תבטלי את כל השיעורים ביום ראשון הקרוב',
        slots: { from: '2026-03-15T00:00', to: '2026-03-16T00:00' },
      },
      { say: 'לבטל את כל מה שיש לי מחר בערב', slots: { from: '2026-03-11T17:00', to: '2026-03-11T21:00' } },
    ],
  },
  {
    command: 'lesson.count',
    phrases: [
      { say: 'כמה שיעורים כבר עשיתי עם יעל?' },
      { say: 'כמה שיעורים אדם כבר עשה?', as: 'parent', slots: { child: 'adam' } },
    ],
  },
  {
    command: 'meeting.add',
    phrases: [
      {
        say: 'תקבעי לנועם פיזיקה ברביעי ב17:00',
        slots: { students: ['noam'], subject: 'su-physics', start: '2026-03-11T17:00' },
      },
      {
        say: 'איתי אנגלית חמישי ב5 וחצי',
        slots: { students: ['itay'], subject: 'su-english', start: '2026-03-12T17:30' },
      },
      {
        say: 'שיעור חדש עם יעל מחר בארבע, אנגלית, שעה',
        slots: {
          students: ['yael'],
          subject: 'su-english',
          start: '2026-03-11T16:00',
          end: '2026-03-11T17:00',
        },
      },
      {
        say: 'תכניסי ליומן עומר מתמטיקה 16.3 ב-15:00',
        slots: { students: ['omer'], subject: 'su-maths', start: '2026-03-16T15:00' },
      },
      {
        say: 'תקבע לדנה עוד שיעור מתמתיקה בחמישי בשש בערב',
        slots: { students: ['dana'], subject: 'su-maths', start: '2026-03-12T18:00' },
      },
      {
        say: 'נועה פיזיקה מחרתיים 18:30',
        slots: { students: ['noa'], subject: 'su-physics', start: '2026-03-12T18:30' },
      },
      {
        say: 'תפתחי לאיתי שיעור קבוע אנגלית כל שלישי ב-17:00 החל מהשבוע הבא',
        slots: {
          students: ['itay'],
          subject: 'su-english',
          start: '2026-03-17T17:00',
          rrule: 'FREQ=WEEKLY;INTERVAL=1;BYDAY=TU',
        },
      },
      {
        say: 'שיעור חד פעמי עם נועה בפיזיקה, שישי ב-9 בבוקר',
        slots: { students: ['noa'], subject: 'su-physics', start: '2026-03-13T09:00' },
      },
      {
        say: 'דנה ואיתי ביחד מתמטיקה, יום חמישי 14:30 עד 16:00',
        slots: {
          students: ['dana', 'itay'],
          subject: 'su-maths',
          start: '2026-03-12T14:30',
          end: '2026-03-12T16:00',
        },
      },
      {
        say: 'תקבעי לי בבקשה שיעור אנגלית עם איתי מחר בשלוש וחצי',
        slots: { students: ['itay'], subject: 'su-english', start: '2026-03-11T15:30' },
      },
      {
        say: 'יש לי שיעור השלמה בפיזיקה עם נועם היום בשש, תוסיפי',
        slots: { students: ['noam'], subject: 'su-physics', start: '2026-03-10T18:00' },
      },
      {
        say: 'כל יום שישי ב-9 בבוקר אנגלית עם יעל, עד סוף מאי',
        slots: {
          students: ['yael'],
          subject: 'su-english',
          start: '2026-03-13T09:00',
          rrule: 'FREQ=WEEKLY;INTERVAL=1;BYDAY=FR;UNTIL=20260531',
        },
      },
    ],
  },
  {
    command: 'meeting.addBatch',
    phrases: [{ say: 'תקבעי לאיתי אנגלית ברביעי ב-4 ולעומר מתמטיקה בחמישי ב-6' }],
  },
  {
    command: 'meeting.attendees',
    phrases: [
      { say: 'תוסיפי את עומר לקבוצת שני', slots: { meeting: 'm-group', add: ['omer'], scope: 'future' } },
    ],
  },
  {
    command: 'meeting.cancel',
    phrases: [
      {
        say: 'תבטלי את עומר מחר',
        slots: { meeting: 'm-omer', occurrence: '2026-03-11T18:00' },
        status: 'ask',
        asks: 'scope',
      },
      { say: 'בטלי את איתי בשישי', slots: { meeting: 'm-itay', occurrence: '2026-03-13T10:00' } },
      {
        say: 'נועם בטיול בשני, תבטלי לו רק את השיעור הזה',
        slots: { meeting: 'm-noam', occurrence: '2026-03-16T17:00', scope: 'this' },
      },
      {
        say: 'נועה חולה תבטלי את השיעור שלה בחמישי רק השבוע',
        slots: { meeting: 'm-noa', occurrence: '2026-03-12T16:00', scope: 'this' },
      },
      {
        say: 'אפשר לבטל את השיעור של דנה ב-22 לחודש?',
        slots: { meeting: 'm-dana', occurrence: '2026-03-22T16:00' },
        status: 'ask',
        asks: 'scope',
      },
      { say: 'תמחקי את כל הסדרה של עומר', slots: { meeting: 'm-omer', scope: 'all' } },
      {
        say: 'לא יכולה לבוא בראשון',
        as: 'student',
        slots: { meeting: 'm-dana', occurrence: '2026-03-15T16:00' },
      },
      {
        say: 'אני חולה ולא אגיע לקבוצה בשני',
        as: 'student',
        slots: { meeting: 'm-group', occurrence: '2026-03-16T19:00' },
      },
      {
        say: 'תבטלי לי את השיעור ביום ראשון בבקשה',
        as: 'student',
        slots: { meeting: 'm-dana', occurrence: '2026-03-15T16:00' },
      },
      {
        say: 'אדם חולה, הוא לא יגיע מחר',
        as: 'parent',
        slots: { child: 'adam', meeting: 'm-adam', occurrence: '2026-03-11T16:00' },
      },
      {
        say: 'לבטל לדנה את יום ראשון, יש לה טיול',
        as: 'parent',
        slots: { child: 'dana', meeting: 'm-dana', occurrence: '2026-03-15T16:00' },
      },
      {
        say: 'דנה לא תוכל להגיע לקבוצה בשני',
        as: 'parent',
        slots: { child: 'dana', meeting: 'm-group', occurrence: '2026-03-16T19:00' },
      },
      {
        say: 'היי, אפשר לבטל את השיעור של אדם מחר? יש לו יום הולדת',
        as: 'parent',
        slots: { child: 'adam', meeting: 'm-adam', occurrence: '2026-03-11T16:00' },
      },
    ],
  },
  {
    command: 'meeting.leave',
    phrases: [
      { say: 'אני רוצה לצאת מהקבוצה של שני', as: 'student', slots: { meeting: 'm-group' } },
      {
        say: 'תוציאו בבקשה את דנה מהקבוצה של שני',
        as: 'parent',
        slots: { child: 'dana', meeting: 'm-group' },
      },
    ],
  },
  {
    command: 'meeting.move',
    phrases: [
      {
        say: 'תזיזי את יעל היום לארבע',
        slots: { meeting: 'm-yael', occurrence: '2026-03-10T15:00', start: '2026-03-10T16:00' },
        status: 'ask',
        asks: 'scope',
      },
      {
        say: 'תעבירי את עומר של מחר ל-19:00, רק הפעם',
        slots: {
          meeting: 'm-omer',
          occurrence: '2026-03-11T18:00',
          start: '2026-03-11T19:00',
          scope: 'this',
        },
      },
      {
        say: 'מעכשיו נועם בשני ב-17:30 במקום ב-17:00',
        slots: {
          meeting: 'm-noam',
          occurrence: '2026-03-16T17:00',
          start: '2026-03-16T17:30',
          scope: 'future',
        },
      },
      {
        say: 'צריך לדחות את נועה בחמישי בחצי שעה',
        slots: { meeting: 'm-noa', occurrence: '2026-03-12T16:00', start: '2026-03-12T16:30', delta: 30 },
        status: 'ask',
        asks: 'scope',
      },
      {
        say: 'איתי בשישי עובר ל11',
        slots: { meeting: 'm-itay', occurrence: '2026-03-13T10:00', start: '2026-03-13T11:00' },
      },
      {
        say: 'את דנה של ראשון תעבירי לשני באותה שעה',
        slots: { meeting: 'm-dana', occurrence: '2026-03-15T16:00', start: '2026-03-16T16:00' },
        status: 'ask',
        asks: 'scope',
      },
      {
        say: 'תקדימי את עומר מחר ברבע שעה',
        slots: { meeting: 'm-omer', occurrence: '2026-03-11T18:00', start: '2026-03-11T17:45', delta: -15 },
        status: 'ask',
        asks: 'scope',
      },
      {
        say: 'רק השבוע תזיזי את נועה מחמישי לרביעי ב-16:30',
        slots: { meeting: 'm-noa', occurrence: '2026-03-12T16:00', start: '2026-03-11T16:30', scope: 'this' },
      },
      {
        say: 'קבוצת שני מעכשיו והלאה מתחילה ב-18:30',
        slots: {
          meeting: 'm-group',
          occurrence: '2026-03-16T19:00',
          start: '2026-03-16T18:30',
          scope: 'future',
        },
      },
      {
        say: 'אפשר לדחות את יעל בשעה? רק היום',
        slots: {
          meeting: 'm-yael',
          occurrence: '2026-03-10T15:00',
          start: '2026-03-10T16:00',
          delta: 60,
          scope: 'this',
        },
      },
      {
        say: 'תזיזי את נועם ביום שני לשש וחצי רק הפעם',
        slots: {
          meeting: 'm-noam',
          occurrence: '2026-03-16T17:00',
          start: '2026-03-16T18:30',
          scope: 'this',
        },
      },
      {
        say: 'תעבירי את איתי משישי ליום ראשון ב-15:00',
        slots: { meeting: 'm-itay', occurrence: '2026-03-13T10:00', start: '2026-03-15T15:00' },
      },
      {
        say: 'אפשר להזיז את ראשון ל5?',
        as: 'student',
        slots: { meeting: 'm-dana', occurrence: '2026-03-15T16:00', start: '2026-03-15T17:00' },
      },
      {
        say: 'אפשר להקדים את השיעור של ראשון ל-3 כי יש לי חוג',
        as: 'student',
        slots: { meeting: 'm-dana', occurrence: '2026-03-15T16:00', start: '2026-03-15T15:00' },
      },
      {
        say: 'אפשר להעביר את השיעור שלי מראשון לחמישי ה-19 ב-17:00?',
        as: 'student',
        slots: { meeting: 'm-dana', occurrence: '2026-03-15T16:00', start: '2026-03-19T17:00' },
      },
      {
        say: 'אפשר להזיז את אדם מחר לחמש?',
        as: 'parent',
        slots: {
          child: 'adam',
          meeting: 'm-adam',
          occurrence: '2026-03-11T16:00',
          start: '2026-03-11T17:00',
        },
      },
      {
        say: 'אפשר להעביר את אדם ממחר ליום חמישי באותה שעה?',
        as: 'parent',
        slots: {
          child: 'adam',
          meeting: 'm-adam',
          occurrence: '2026-03-11T16:00',
          start: '2026-03-12T16:00',
        },
      },
      {
        say: 'נוכל לדחות את דנה בראשון בחצי שעה?',
        as: 'parent',
        slots: {
          child: 'dana',
          meeting: 'm-dana',
          occurrence: '2026-03-15T16:00',
          start: '2026-03-15T16:30',
          delta: 30,
        },
      },
    ],
  },
  {
    command: 'meeting.place',
    phrases: [
      { say: 'עומר מחר בזום, רק הפעם', slots: { meeting: 'm-omer', place: 'online', scope: 'this' } },
      {
        say: 'כל השיעורים מחר בזום',
        slots: { from: '2026-03-11T00:00', to: '2026-03-12T00:00', place: 'online' },
      },
    ],
  },
  {
    command: 'meeting.price',
    phrases: [
      { say: 'מעכשיו נועם משלם 150 לשיעור', slots: { meeting: 'm-noam', cost: 150, scope: 'future' } },
      { say: 'המחיר של איתי בשישי 80 שקל', slots: { meeting: 'm-itay', cost: 80 } },
    ],
  },
  {
    command: 'meeting.propose',
    phrases: [
      { say: 'תציעי לעומר את חמישי ב-18:30', slots: { students: ['omer'], start: '2026-03-12T18:30' } },
    ],
  },
  {
    command: 'meeting.remind',
    phrases: [
      {
        say: 'תזכירי לי רבע שעה לפני יעל היום',
        slots: { meeting: 'm-yael', occurrence: '2026-03-10T15:00' },
        status: 'ask',
        asks: 'scope',
      },
      { say: 'תזכורת חצי שעה לפני השיעור של איתי בשישי', slots: { meeting: 'm-itay' } },
    ],
  },
  {
    command: 'meeting.repeat',
    phrases: [
      {
        say: 'מעכשיו יעל רק פעם בשבועיים',
        slots: { meeting: 'm-yael', rrule: 'FREQ=WEEKLY;INTERVAL=2;BYDAY=TU', scope: 'future' },
      },
    ],
  },
  {
    command: 'meeting.request',
    phrases: [
      {
        say: 'אפשר מתמטיקה בחמישי ב5?',
        as: 'student',
        slots: { subject: 'su-maths', start: '2026-03-12T17:00' },
      },
      {
        say: 'מתמטיקה רביעי 16:30',
        as: 'student',
        slots: { subject: 'su-maths', start: '2026-03-11T16:30' },
      },
      {
        say: 'אני צריכה שיעור בפיזיקה ביום שישי בעשר בבוקר',
        as: 'student',
        slots: { subject: 'su-physics', start: '2026-03-13T10:00' },
      },
      {
        say: 'אפשר לקבוע אנגלית מחר בארבע',
        as: 'student',
        slots: { subject: 'su-english', start: '2026-03-11T16:00' },
      },
      {
        say: 'אפשר לקבוע לאדם מתמטיקה בראשון ב-5?',
        as: 'parent',
        slots: { child: 'adam', subject: 'su-maths', start: '2026-03-15T17:00' },
      },
      {
        say: 'לדנה פיזיקה חמישי ב-18:00',
        as: 'parent',
        slots: { child: 'dana', subject: 'su-physics', start: '2026-03-12T18:00' },
      },
      {
        say: 'אדם צריך שיעור באנגלית, אפשר בשישי בתשע בבוקר?',
        as: 'parent',
        slots: { child: 'adam', subject: 'su-english', start: '2026-03-13T09:00' },
      },
    ],
  },
  {
    command: 'meeting.resize',
    phrases: [
      {
        say: 'תאריכי את יעל היום לשעה',
        slots: { meeting: 'm-yael', occurrence: '2026-03-10T15:00', minutes: 60 },
        status: 'ask',
        asks: 'scope',
      },
      {
        say: 'השיעור של איתי בשישי יהיה שעה וחצי',
        slots: { meeting: 'm-itay', occurrence: '2026-03-13T10:00', minutes: 90 },
      },
      { say: 'מעכשיו השיעורים של נועה 45 דקות', slots: { meeting: 'm-noa', minutes: 45, scope: 'future' } },
      {
        say: 'לקצר את הקבוצה בשני לשעה, רק הפעם',
        slots: { meeting: 'm-group', occurrence: '2026-03-16T19:00', minutes: 60, scope: 'this' },
      },
    ],
  },
  {
    command: 'pending.approve',
    phrases: [{ say: 'תאשרי ליעל את השיעור בחמישי', slots: { pending: 'p-yael' } }],
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
      { say: 'יש מישהו שרוצה להצטרף?' },
      { say: 'מה קורה עם הבקשה שלי?', as: 'student', or: 'pending.show' },
    ],
  },
  {
    command: 'schedule.check',
    phrases: [
      { say: 'אני פנויה בחמישי ב-6?' },
      { say: 'יש לי משהו מחר ב17:00?', or: 'schedule.show' },
      { say: 'רבקה פנויה בחמישי ב-16:30?', as: 'student', or: 'schedule.free' },
    ],
  },
  {
    command: 'schedule.free',
    phrases: [
      { say: 'מתי אני פנויה בחמישי?', slots: { from: '2026-03-12T00:00', to: '2026-03-13T00:00' } },
      { say: 'תמצאי לי זמן פנוי בשבוע הבא', slots: { from: '2026-03-15T00:00', to: '2026-03-22T00:00' } },
      {
        say: 'מתי רבקה פנויה מחר?',
        as: 'student',
        slots: { from: '2026-03-11T00:00', to: '2026-03-12T00:00' },
      },
      {
        say: 'מתי רבקה פנויה בחמישי?',
        as: 'parent',
        slots: { from: '2026-03-12T00:00', to: '2026-03-13T00:00' },
      },
    ],
  },
  {
    command: 'schedule.last',
    phrases: [{ say: 'מתי ראיתי את נועה בפעם האחרונה?' }],
  },
  {
    command: 'schedule.next',
    phrases: [
      { say: 'מי התלמיד הבא שלי' },
      { say: 'מתי השיעור הבא עם עומר?' },
      { say: 'מתי השיעור הבא שלי עם רבקה', as: 'student' },
      { say: 'מתי השיעור הבא של אדם?', as: 'parent', slots: { child: 'adam' } },
    ],
  },
  {
    command: 'schedule.show',
    phrases: [
      { say: 'מה יש לי מחר', slots: { from: '2026-03-11T00:00', to: '2026-03-12T00:00' } },
      { say: 'איזה שיעורים יש לי בשבוע הבא?', slots: { from: '2026-03-15T00:00', to: '2026-03-22T00:00' } },
      { say: 'תראי לי את הלו״ז של יום רביעי', slots: { from: '2026-03-11T00:00', to: '2026-03-12T00:00' } },
      { say: 'מה היה לי אתמול?', slots: { from: '2026-03-09T00:00', to: '2026-03-10T00:00' } },
      {
        say: 'מה יש לי בשבוע הבא',
        as: 'student',
        slots: { from: '2026-03-15T00:00', to: '2026-03-22T00:00' },
      },
      {
        say: 'איזה שיעורים יש לי ביום שני?',
        as: 'student',
        slots: { from: '2026-03-16T00:00', to: '2026-03-17T00:00' },
      },
      {
        say: 'מה יש לדנה בשבוע הבא?',
        as: 'parent',
        slots: { child: 'dana', from: '2026-03-15T00:00', to: '2026-03-22T00:00' },
      },
      {
        say: 'איזה שיעורים יש לילדים מחר',
        as: 'parent',
        slots: { from: '2026-03-11T00:00', to: '2026-03-12T00:00' },
      },
      {
        say: 'מה יש לדנה ביום שני',
        as: 'parent',
        slots: { child: 'dana', from: '2026-03-16T00:00', to: '2026-03-17T00:00' },
      },
    ],
  },
  {
    command: 'time.block',
    phrases: [
      { say: 'תחסמי לי מחר מ-12 עד 14', slots: { start: '2026-03-11T12:00', end: '2026-03-11T14:00' } },
      {
        say: 'יש לי רופא בראשון מ-10 עד 11:30, תחסמי',
        slots: { start: '2026-03-15T10:00', end: '2026-03-15T11:30' },
      },
      {
        say: 'תחסום לי כל יום רביעי בין 13:00 ל-14:00 להפסקה',
        slots: {
          start: '2026-03-11T13:00',
          end: '2026-03-11T14:00',
          rrule: 'FREQ=WEEKLY;INTERVAL=1;BYDAY=WE',
        },
      },
      {
        say: 'אני בחופש מ-1.4 עד 8.4, תחסמי את הימים',
        slots: { start: '2026-04-01T00:00', end: '2026-04-09T00:00' },
      },
    ],
  },
  {
    command: 'week.copy',
    phrases: [{ say: 'תעתיקי את השבוע הזה לשבוע הבא' }],
  },
  {
    command: null,
    phrases: [
      { say: 'אל תבטלי את עומר מחר' },
      { say: 'לא להזיז את יעל, נשאר כרגיל' },
      { say: 'תודה רבה, לילה טוב' },
      { say: 'עומר מבוטל מחר?', mayRead: true },
      { say: 'אני חושבת אולי להזיז את נועה, עוד לא החלטתי' },
      { say: 'איזה יום ארוך היה לי' },
      { say: 'למה נועם לא הגיע אתמול?', mayRead: true },
      { say: 'אל תבטלו לי את ראשון', as: 'student' },
      { say: 'ראשון מבוטל?', as: 'student', mayRead: true },
      { say: 'תודה את אלופה!!', as: 'student' },
      { say: 'אל תבטלו את אדם מחר, הוא בסוף מגיע', as: 'parent' },
      { say: 'תודה רבה רבקה, שיהיה המשך שבוע נעים', as: 'parent' },
    ],
  },
];
