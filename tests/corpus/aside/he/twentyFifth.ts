/** A twenty-fifth set of a stranger’s sentences in Hebrew, ordinary orders of three teachers: 95.0% at first. Its school is that of the sixth (sixthWorlds.ts). */
import type { AsideList } from '../aside.ts';

export const lists: AsideList[] = [
  {
    command: 'attendance.mark',
    phrases: [
      {
        say: 'נועם לא הגיע אתמול לשיעור',
        slots: { meeting: 'm-noam', occurrence: '2026-03-09T17:00', students: ['noam'], present: false },
      },
      {
        say: 'תרשמי בבקשה שדנה הייתה אתמול בקבוצה',
        slots: { meeting: 'm-group', occurrence: '2026-03-09T19:00', students: ['dana'], present: true },
      },
      {
        say: 'נועה לא באה ביום חמישי שעבר',
        slots: { meeting: 'm-noa', occurrence: '2026-03-05T16:00', students: ['noa'], present: false },
      },
      {
        say: 'כולם הגיעו אתמול לקבוצה',
        slots: {
          meeting: 'm-group',
          occurrence: '2026-03-09T19:00',
          students: ['dana', 'itay'],
          present: true,
        },
      },
      {
        say: 'עומר הבריז לי ברביעי שעבר',
        slots: { meeting: 'm-omer', occurrence: '2026-03-04T18:00', students: ['omer'], present: false },
        mayAsk: true,
      },
    ],
  },
  {
    command: 'calendar.save',
    phrases: [
      { say: 'תשמור לי את השיעור של ראשון ביומן בטלפון', as: 'student', slots: { meeting: 'm-dana' } },
    ],
  },
  {
    command: 'contract.open',
    phrases: [
      { say: 'תראה לי את החוזה', as: 'student' },
      { say: 'תראי לי את החוזה של רבקה', as: 'parent' },
    ],
  },
  {
    command: 'day.clear',
    phrases: [
      {
        say: 'אני לא מרגישה טוב, אפשר לבטל את כל השיעורים מחר?',
        slots: { from: '2026-03-11T00:00', to: '2026-03-12T00:00' },
      },
      { say: 'תפנה לי את יום חמישי, מבטל הכל', slots: { from: '2026-03-12T00:00', to: '2026-03-13T00:00' } },
      {
        say: 'יש לי מבחן ביום ראשון תבטלי לי הכל',
        slots: { from: '2026-03-15T00:00', to: '2026-03-16T00:00' },
      },
    ],
  },
  {
    command: 'lesson.count',
    phrases: [{ say: 'באיזה שיעור אני עם נועם?' }],
  },
  {
    command: 'meeting.add',
    phrases: [
      {
        say: 'שלום, אפשר בבקשה לקבוע לעומר שיעור מתמטיקה ביום חמישי בשעה 18:00?',
        slots: { students: ['omer'], subject: 'su-maths', start: '2026-03-12T18:00' },
      },
      {
        say: 'בוקר טוב, נא לקבוע ליעל אנגלית ביום ראשון בשעה חמש וחצי אחר הצהריים.',
        slots: { students: ['yael'], subject: 'su-english', start: '2026-03-15T17:30' },
      },
      {
        say: 'אני מבקשת להוסיף לנועה שיעור פיזיקה ביום שני, 16 במרץ, מ-15:00 עד 16:00',
        slots: {
          students: ['noa'],
          subject: 'su-physics',
          start: '2026-03-16T15:00',
          end: '2026-03-16T16:00',
        },
      },
      {
        say: 'תקבעי בבקשה לנועם שיעור מתמטיקה קבוע בכל יום חמישי ב-18:30 עד סוף יוני',
        slots: {
          students: ['noam'],
          subject: 'su-maths',
          start: '2026-03-12T18:30',
          rrule: 'FREQ=WEEKLY;INTERVAL=1;BYDAY=TH;UNTIL=20260630',
        },
      },
      {
        say: 'עומר מתמטיקה חמישי 17:30',
        slots: { students: ['omer'], subject: 'su-maths', start: '2026-03-12T17:30' },
      },
      {
        say: 'יעל אנגלית ראשון 18:00',
        slots: { students: ['yael'], subject: 'su-english', start: '2026-03-15T18:00' },
      },
      {
        say: 'שים לי את נועם פיזיקה ברביעי ב-4',
        slots: { students: ['noam'], subject: 'su-physics', start: '2026-03-11T16:00' },
      },
      {
        say: 'תקבע לאיתי אנגלית שישי 20/3 ב-10',
        slots: { students: ['itay'], subject: 'su-english', start: '2026-03-20T10:00' },
      },
      {
        say: 'דנה מתמטיקה מחר 16:30 לשעה',
        slots: {
          students: ['dana'],
          subject: 'su-maths',
          start: '2026-03-11T16:30',
          end: '2026-03-11T17:30',
        },
      },
      {
        say: 'תקבע את יעל מתמטיקה כל חמישי ב5',
        slots: {
          students: ['yael'],
          subject: 'su-maths',
          start: '2026-03-12T17:00',
          rrule: 'FREQ=WEEKLY;INTERVAL=1;BYDAY=TH',
        },
      },
      {
        say: 'היי תקבע לי את נועה לפיזיקה ביום שלישי בארבע',
        slots: { students: ['noa'], subject: 'su-physics', start: '2026-03-17T16:00' },
      },
      {
        say: 'טוב אז יעל ואני סגרנו על מתמטיקה ביום ראשון בחמש תכניס ליומן',
        slots: { students: ['yael'], subject: 'su-maths', start: '2026-03-15T17:00' },
      },
      {
        say: 'תוסיף בבקשה שיעור אנגלית עם עומר מחר בשבע בערב בזום',
        slots: { students: ['omer'], subject: 'su-english', start: '2026-03-11T19:00', place: 'online' },
      },
    ],
  },
  {
    command: 'meeting.addBatch',
    phrases: [
      { say: 'תקבע לנועה פיזיקה ראשון ב-6 ולעומר מתמטיקה שני ב-4' },
      { say: 'תקבע את יעל ראשון ורביעי ב-5 אנגלית ואת נועה שני ב-3 פיזיקה' },
    ],
  },
  {
    command: 'meeting.attendees',
    phrases: [{ say: 'תוסיפי בבקשה את נועה לקבוצה של יום שני', slots: { meeting: 'm-group', add: ['noa'] } }],
  },
  {
    command: 'meeting.cancel',
    phrases: [
      {
        say: 'בבקשה לבטל את השיעור של עומר מחר, רק את השיעור הזה.',
        slots: { meeting: 'm-omer', occurrence: '2026-03-11T18:00', scope: 'this' },
      },
      {
        say: 'אבקש לבטל את השיעור של נועה ביום חמישי',
        slots: { meeting: 'm-noa', occurrence: '2026-03-12T16:00' },
        status: 'ask',
        asks: 'scope',
      },
      {
        say: 'תבטל את יעל היום',
        slots: { meeting: 'm-yael', occurrence: '2026-03-10T15:00' },
        status: 'ask',
        asks: 'scope',
      },
      { say: 'תבטל את איתי בשישי', slots: { meeting: 'm-itay' } },
      {
        say: 'תבטל את נועם בשני, רק הפעם',
        slots: { meeting: 'm-noam', occurrence: '2026-03-16T17:00', scope: 'this' },
      },
      { say: 'תמחק את כל הסדרה של עומר', slots: { meeting: 'm-omer', scope: 'all' } },
      {
        say: 'אוף עומר חולה תבטלי לו את מחר',
        slots: { meeting: 'm-omer', occurrence: '2026-03-11T18:00' },
        status: 'ask',
        asks: 'scope',
      },
      {
        say: 'תבטלי את הקבוצה ביום שני רק הפעם יש לי מבחן',
        slots: { meeting: 'm-group', occurrence: '2026-03-16T19:00', scope: 'this' },
      },
      {
        say: 'אני חולה לא אגיע ביום ראשון',
        as: 'student',
        slots: { meeting: 'm-dana', occurrence: '2026-03-15T16:00' },
      },
      {
        say: 'לא יכולה לבוא לקבוצה ביום שני יש לי הופעה',
        as: 'student',
        slots: { meeting: 'm-group', occurrence: '2026-03-16T19:00' },
      },
      {
        say: 'אפשר לבטל את ראשון?',
        as: 'student',
        slots: { meeting: 'm-dana', occurrence: '2026-03-15T16:00' },
      },
      {
        say: 'אדם חולה ולא יגיע מחר',
        as: 'parent',
        slots: { meeting: 'm-adam', occurrence: '2026-03-11T16:00', child: 'adam' },
      },
      {
        say: 'בוקר טוב, נא לבטל לאדם את השיעור מחר, יש לו חום',
        as: 'parent',
        slots: { meeting: 'm-adam', occurrence: '2026-03-11T16:00', child: 'adam' },
      },
      {
        say: 'דנה לא תוכל להגיע ביום ראשון, יש לנו אירוע משפחתי',
        as: 'parent',
        slots: { meeting: 'm-dana', occurrence: '2026-03-15T16:00', child: 'dana' },
      },
      {
        say: 'אפשר לבטל לדנה את הקבוצה ביום שני הקרוב? היא חולה',
        as: 'parent',
        slots: { meeting: 'm-group', occurrence: '2026-03-16T19:00', child: 'dana' },
      },
    ],
  },
  {
    command: 'meeting.leave',
    phrases: [
      { say: 'אני רוצה לעזוב את הקבוצה של שני', as: 'student', slots: { meeting: 'm-group' } },
      { say: 'דנה רוצה לצאת מהקבוצה של שני', as: 'parent', slots: { child: 'dana', meeting: 'm-group' } },
    ],
  },
  {
    command: 'meeting.move',
    phrases: [
      {
        say: 'תוכלי בבקשה להעביר את השיעור של עומר ממחר ליום חמישי באותה שעה? רק הפעם.',
        slots: {
          meeting: 'm-omer',
          occurrence: '2026-03-11T18:00',
          start: '2026-03-12T18:00',
          scope: 'this',
        },
      },
      {
        say: 'אפשר להזיז את נועה ביום חמישי לשעה חמש?',
        slots: { meeting: 'm-noa', occurrence: '2026-03-12T16:00', start: '2026-03-12T17:00' },
        status: 'ask',
        asks: 'scope',
      },
      {
        say: 'נא להעביר את נועם מיום שני ליום שלישי, באופן חד פעמי, רק הפעם',
        slots: {
          meeting: 'm-noam',
          occurrence: '2026-03-16T17:00',
          start: '2026-03-17T17:00',
          scope: 'this',
        },
      },
      {
        say: 'תזיז את עומר מחר ל-7',
        slots: { meeting: 'm-omer', occurrence: '2026-03-11T18:00', start: '2026-03-11T19:00' },
        status: 'ask',
        asks: 'scope',
      },
      {
        say: 'תזיז את נועם בשני לשש רק הפעם',
        slots: {
          meeting: 'm-noam',
          occurrence: '2026-03-16T17:00',
          start: '2026-03-16T18:00',
          scope: 'this',
        },
      },
      {
        say: 'תדחה את יעל היום בחצי שעה, רק היום',
        slots: {
          meeting: 'm-yael',
          occurrence: '2026-03-10T15:00',
          start: '2026-03-10T15:30',
          delta: 30,
          scope: 'this',
        },
      },
      {
        say: 'תקדים את נועה בחמישי בחצי שעה',
        slots: { meeting: 'm-noa', occurrence: '2026-03-12T16:00', start: '2026-03-12T15:30', delta: -30 },
        status: 'ask',
        asks: 'scope',
      },
      { say: 'תעביר את איתי ביום שישי ל-11:00', slots: { meeting: 'm-itay', start: '2026-03-13T11:00' } },
      {
        say: 'יאללה תעביר את נועה מחמישי לשישי בתשע בבוקר רק השבוע',
        slots: { meeting: 'm-noa', occurrence: '2026-03-12T16:00', start: '2026-03-13T09:00', scope: 'this' },
      },
      {
        say: 'מעכשיו והלאה עומר עובר לשבע ברביעי, תעדכן',
        slots: {
          meeting: 'm-omer',
          occurrence: '2026-03-11T18:00',
          start: '2026-03-11T19:00',
          scope: 'future',
        },
      },
      {
        say: 'תדחי את הקבוצה ביום שני ברבע שעה',
        slots: { meeting: 'm-group', occurrence: '2026-03-16T19:00', start: '2026-03-16T19:15', delta: 15 },
        status: 'ask',
        asks: 'scope',
      },
      {
        say: 'אפשר להזיז את השיעור של ראשון ל-5',
        as: 'student',
        slots: { meeting: 'm-dana', occurrence: '2026-03-15T16:00', start: '2026-03-15T17:00' },
      },
      {
        say: 'היי אפשר להעביר את ראשון ליום רביעי ב-18 במרץ באותה שעה?',
        as: 'student',
        slots: { meeting: 'm-dana', occurrence: '2026-03-15T16:00', start: '2026-03-18T16:00' },
      },
      {
        say: 'אפשר לדחות את השיעור ביום ראשון בחצי שעה? יש לי חוג',
        as: 'student',
        slots: { meeting: 'm-dana', occurrence: '2026-03-15T16:00', start: '2026-03-15T16:30', delta: 30 },
      },
      {
        say: 'אפשר להזיז את אדם מחר ל-5?',
        as: 'parent',
        slots: {
          meeting: 'm-adam',
          occurrence: '2026-03-11T16:00',
          start: '2026-03-11T17:00',
          child: 'adam',
        },
      },
      {
        say: 'היי, אפשר להעביר את השיעור של אדם ממחר לחמישי באותה שעה? תודה',
        as: 'parent',
        slots: {
          meeting: 'm-adam',
          occurrence: '2026-03-11T16:00',
          start: '2026-03-12T16:00',
          child: 'adam',
        },
      },
      {
        say: 'אפשר להקדים את דנה ביום ראשון בחצי שעה',
        as: 'parent',
        slots: {
          meeting: 'm-dana',
          occurrence: '2026-03-15T16:00',
          start: '2026-03-15T15:30',
          delta: -30,
          child: 'dana',
        },
      },
    ],
  },
  {
    command: 'meeting.place',
    phrases: [
      {
        say: 'כל השיעורים בשבוע הבא בזום',
        slots: { from: '2026-03-15T00:00', to: '2026-03-22T00:00', place: 'online' },
      },
      {
        say: 'נועם ביום שני בזום רק הפעם',
        slots: { meeting: 'm-noam', occurrence: '2026-03-16T17:00', place: 'online', scope: 'this' },
      },
    ],
  },
  {
    command: 'meeting.price',
    phrases: [
      {
        say: 'החל מעכשיו המחיר לשיעור של נועם הוא 150 ש״ח',
        slots: { meeting: 'm-noam', cost: 150, scope: 'future' },
      },
      { say: 'תעלה את עומר ל-130 שקל לשיעור', slots: { meeting: 'm-omer', cost: 130 } },
    ],
  },
  {
    command: 'meeting.propose',
    phrases: [
      {
        say: 'תציעי בבקשה לעומר שיעור ביום ראשון בשעה 18:00',
        slots: { students: ['omer'], start: '2026-03-15T18:00' },
      },
    ],
  },
  {
    command: 'meeting.remind',
    phrases: [
      {
        say: 'תזכירי לי שעה לפני השיעור של עומר מחר',
        slots: { meeting: 'm-omer', occurrence: '2026-03-11T18:00' },
        status: 'ask',
        asks: 'scope',
      },
      { say: 'תזכירי לי רבע שעה לפני השיעור של איתי בשישי', slots: { meeting: 'm-itay' } },
    ],
  },
  {
    command: 'meeting.request',
    phrases: [
      {
        say: 'אפשר שיעור מתמטיקה ביום חמישי ב-5?',
        as: 'student',
        slots: { subject: 'su-maths', start: '2026-03-12T17:00' },
      },
      {
        say: 'יש לי מבחן אפשר מתמטיקה מחר ב4',
        as: 'student',
        slots: { subject: 'su-maths', start: '2026-03-11T16:00' },
      },
      {
        say: 'מתמטיקה שישי 11:00 בזום',
        as: 'student',
        slots: { subject: 'su-maths', start: '2026-03-13T11:00', place: 'online' },
      },
      {
        say: 'אני רוצה לקבוע אנגלית ביום שלישי בארבע וחצי',
        as: 'student',
        slots: { subject: 'su-english', start: '2026-03-17T16:30' },
      },
      {
        say: 'אשמח לקבוע לאדם שיעור מתמטיקה ביום ראשון ב-17:00',
        as: 'parent',
        slots: { child: 'adam', subject: 'su-maths', start: '2026-03-15T17:00' },
      },
      {
        say: 'לדנה יש מבחן, אפשר מתמטיקה בחמישי ב-6?',
        as: 'parent',
        slots: { child: 'dana', subject: 'su-maths', start: '2026-03-12T18:00' },
      },
      {
        say: 'אדם אנגלית שלישי 16:00',
        as: 'parent',
        slots: { child: 'adam', subject: 'su-english', start: '2026-03-17T16:00' },
      },
      {
        say: 'לקבוע לאדם אנגלית כל יום שני ב-4 בבקשה',
        as: 'parent',
        slots: {
          child: 'adam',
          subject: 'su-english',
          start: '2026-03-16T16:00',
          rrule: 'FREQ=WEEKLY;INTERVAL=1;BYDAY=MO',
        },
      },
    ],
  },
  {
    command: 'meeting.resize',
    phrases: [
      {
        say: 'תאריך את עומר מחר לשעה',
        slots: { meeting: 'm-omer', occurrence: '2026-03-11T18:00', minutes: 60 },
        status: 'ask',
        asks: 'scope',
      },
      {
        say: 'תקצר את נועה בחמישי ל-45 דקות רק הפעם',
        slots: { meeting: 'm-noa', occurrence: '2026-03-12T16:00', minutes: 45, scope: 'this' },
      },
      {
        say: 'תאריכי את יעל היום לשעה רק היום',
        slots: { meeting: 'm-yael', occurrence: '2026-03-10T15:00', minutes: 60, scope: 'this' },
      },
    ],
  },
  {
    command: 'pending.approve',
    phrases: [{ say: 'נא לאשר את השיעור שיעל ביקשה לחמישי', slots: { pending: 'p-yael' } }],
  },
  {
    command: 'pending.show',
    phrases: [{ say: 'אפשר לראות אילו שיעורים מחכים לאישור שלי?' }],
  },
  {
    command: 'request.add',
    phrases: [{ say: 'אפשר לצרף את אדם לקבוצה של יום שני?', as: 'parent', slots: { child: 'adam' } }],
  },
  {
    command: 'request.approve',
    phrases: [{ say: 'תאשר את תום', slots: { request: 'r-tom' } }],
  },
  {
    command: 'request.reject',
    phrases: [{ say: 'תדחה את הבקשה של תום, אין לי כוח לעוד אחד', slots: { request: 'r-tom' } }],
  },
  {
    command: 'request.show',
    phrases: [
      { say: 'מי ביקש להצטרף לקבוצה?' },
      { say: 'מה קורה עם הבקשות שלי', as: 'student', or: ['pending.show'] },
    ],
  },
  {
    command: 'schedule.check',
    phrases: [
      { say: 'האם אני פנויה ביום חמישי בשעה 18:00?' },
      { say: 'מחר ב-5 פנוי?' },
      { say: 'רבקה פנויה מחר ב-5?', as: 'student', or: ['schedule.free'] },
    ],
  },
  {
    command: 'schedule.free',
    phrases: [
      { say: 'מתי אני פנויה בשבוע הבא?', slots: { from: '2026-03-15T00:00', to: '2026-03-22T00:00' } },
      { say: 'מתי אני פנוי בחמישי', slots: { from: '2026-03-12T00:00', to: '2026-03-13T00:00' } },
      {
        say: 'מתי רבקה פנויה בשבוע הבא?',
        as: 'student',
        slots: { from: '2026-03-15T00:00', to: '2026-03-22T00:00' },
      },
      {
        say: 'מתי רבקה פנויה ביום חמישי?',
        as: 'parent',
        slots: { from: '2026-03-12T00:00', to: '2026-03-13T00:00' },
      },
    ],
  },
  {
    command: 'schedule.next',
    phrases: [
      { say: 'מי הבא' },
      { say: 'מתי השיעור הבא שלי עם נועם', or: ['schedule.show'] },
      { say: 'מתי השיעור הבא שלי', as: 'student' },
      { say: 'מתי השיעור הבא של אדם?', as: 'parent', slots: { child: 'adam' } },
    ],
  },
  {
    command: 'schedule.show',
    phrases: [
      { say: 'מה יש לי מחר?', slots: { from: '2026-03-11T00:00', to: '2026-03-12T00:00' } },
      { say: 'אילו שיעורים יש לי בשבוע הבא?', slots: { from: '2026-03-15T00:00', to: '2026-03-22T00:00' } },
      { say: 'מה יש לי היום', slots: { to: '2026-03-11T00:00' } },
      {
        say: 'יש לי משהו ביום שישי?',
        slots: { from: '2026-03-13T00:00', to: '2026-03-14T00:00' },
        or: ['schedule.check'],
      },
      { say: 'מה יש לי השבוע?', as: 'student', slots: { to: '2026-03-15T00:00' } },
      { say: 'מה יש לילדים השבוע?', as: 'parent', slots: { to: '2026-03-15T00:00' } },
      {
        say: 'אילו שיעורים יש לדנה בשבוע הבא?',
        as: 'parent',
        slots: { child: 'dana', from: '2026-03-15T00:00', to: '2026-03-22T00:00' },
      },
    ],
  },
  {
    command: 'time.block',
    phrases: [
      {
        say: 'נא לחסום לי את יום חמישי בין 9:00 ל-12:00, יש לי תור לרופא',
        slots: { start: '2026-03-12T09:00', end: '2026-03-12T12:00' },
      },
      {
        say: 'אני בחופשה מ-29/3 עד 2/4, תחסמי לי את הימים האלה בבקשה',
        slots: { start: '2026-03-29T00:00', end: '2026-04-03T00:00' },
      },
      { say: 'תחסום מחר 13:00-15:00', slots: { start: '2026-03-11T13:00', end: '2026-03-11T15:00' } },
      {
        say: 'תחסום לי כל יום שישי',
        slots: {
          start: '2026-03-13T00:00',
          end: '2026-03-14T00:00',
          rrule: 'FREQ=WEEKLY;INTERVAL=1;BYDAY=FR',
        },
      },
    ],
  },
  {
    command: 'week.copy',
    phrases: [{ say: 'תעתיק את השבוע הזה לשבוע הבא' }],
  },
  {
    command: null,
    phrases: [
      { say: 'לא לבטל את השיעור של נועה בחמישי, היא בכל זאת מגיעה' },
      { say: 'תודה רבה לך, עזרת לי מאוד!' },
      { say: 'עומר שילם?', mayRead: true },
      { say: 'אל תזיז את נועם, שיישאר ככה' },
      { say: 'וואי איזה יום ארוך היה לי' },
      { say: 'מה דעתך, כדאי לי לבטל את מחר?', mayRead: true },
      { say: 'חחח סבבה תודה', as: 'student' },
      { say: 'אל תבטלו לי את ראשון אני כן באה', as: 'student' },
      { say: 'השיעור של אדם מחר בוטל?', as: 'parent', mayRead: true },
      { say: 'תודה רבה, שיהיה לך יום נעים', as: 'parent' },
    ],
  },
];
