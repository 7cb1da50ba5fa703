/** A twenty-second set of a stranger’s sentences in Hebrew, spoken in the kitchen and written by an engineer: 92.0% at first. Its school is that of the sixth (sixthWorlds.ts). */
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
        say: 'תסמני שדנה ואיתי היו אתמול בקבוצה',
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
      },
      {
        say: 'יש לרשום שנועה נכחה בשיעור ב-5 במרץ.',
        slots: { meeting: 'm-noa', occurrence: '2026-03-05T16:00', students: ['noa'], present: true },
      },
      {
        say: 'דנה לא הופיעה בראשון',
        slots: { meeting: 'm-dana', occurrence: '2026-03-08T16:00', students: ['dana'], present: false },
      },
      {
        say: 'אתמול בקבוצה איתי לא היה',
        slots: { meeting: 'm-group', occurrence: '2026-03-09T19:00', students: ['itay'], present: false },
      },
    ],
  },
  {
    command: 'calendar.save',
    phrases: [{ say: 'תשמרי לי את השיעור של ראשון ביומן', as: 'student' }],
  },
  {
    command: 'day.clear',
    phrases: [
      { say: 'קמתי עם חום תבטלי לי את כל היום', slots: { from: '2026-03-10T00:00', to: '2026-03-11T00:00' } },
      {
        say: 'בשל נסיעה יש לבטל את כל השיעורים מ-29 במרץ עד 2 באפריל.',
        slots: { from: '2026-03-29T00:00', to: '2026-04-03T00:00' },
      },
      {
        say: 'ביום חמישי אני בהשתלמות תבטלי את כל השיעורים',
        slots: { from: '2026-03-12T00:00', to: '2026-03-13T00:00' },
      },
    ],
  },
  {
    command: 'lesson.count',
    phrases: [
      { say: 'באיזה מספר שיעור אני עומדת עם יעל' },
      { say: 'מהו מספר השיעורים שקיימתי עם עומר עד כה?', or: ['stats.show'] },
      { say: 'כמה שיעורים עשיתי כבר', as: 'student', or: ['stats.show'] },
      { say: 'כמה שיעורים אדם עשה עד עכשיו', as: 'parent', slots: { child: 'adam' }, or: ['stats.show'] },
    ],
  },
  {
    command: 'meeting.add',
    phrases: [
      {
        say: 'תקבעי את נועה לפיזיקה ביום ראשון בחמש',
        slots: { students: ['noa'], subject: 'su-physics', start: '2026-03-15T17:00' },
      },
      {
        say: 'עומר מתמטיקה שישי ב-9 וחצי',
        slots: { students: ['omer'], subject: 'su-maths', start: '2026-03-13T09:30' },
      },
      {
        say: 'נא לרשום ליעל לוי שיעור אנגלית ב-19.3 בשעה 17:15, למשך שעה.',
        slots: {
          students: ['yael'],
          subject: 'su-english',
          start: '2026-03-19T17:15',
          end: '2026-03-19T18:15',
        },
      },
      {
        say: 'החל מהשבוע הבא פיזיקה עם נועם כל יום רביעי בארבע אחר הצהריים',
        slots: {
          students: ['noam'],
          subject: 'su-physics',
          start: '2026-03-18T16:00',
          rrule: 'FREQ=WEEKLY;INTERVAL=1;BYDAY=WE',
        },
      },
      {
        say: 'נא לקבוע לדנה כץ שיעור פיזיקה ביום חמישי, 26 במרץ, בין 18:00 ל-19:00.',
        slots: {
          students: ['dana'],
          subject: 'su-physics',
          start: '2026-03-26T18:00',
          end: '2026-03-26T19:00',
        },
      },
      {
        say: 'נועם בלחץ מהמבחן אז תקבעי לו פיזיקה במוצש בשמונה',
        slots: { students: ['noam'], subject: 'su-physics', start: '2026-03-14T20:00' },
      },
      {
        say: 'דנה ואיתי מתמטיקה יום רביעי 20:00 עד 21:30',
        slots: {
          students: ['dana', 'itay'],
          subject: 'su-maths',
          start: '2026-03-11T20:00',
          end: '2026-03-11T21:30',
        },
      },
      {
        say: 'יעל אנגלית כל חמישי ב-6, חמישה שיעורים',
        slots: {
          students: ['yael'],
          subject: 'su-english',
          start: '2026-03-12T18:00',
          rrule: 'FREQ=WEEKLY;INTERVAL=1;BYDAY=TH;COUNT=5',
        },
      },
      {
        say: 'פיזיקה לאיתי פעם בשבועיים ביום שני בשעה 15:30, עד סוף מאי.',
        slots: {
          students: ['itay'],
          subject: 'su-physics',
          start: '2026-03-16T15:30',
          rrule: 'FREQ=WEEKLY;INTERVAL=2;BYDAY=MO;UNTIL=20260531',
        },
      },
      {
        say: 'תקבעי בבקשהה שיעור אנגלית לנועה מחר ברבע לחמש',
        slots: { students: ['noa'], subject: 'su-english', start: '2026-03-11T16:45' },
      },
      {
        say: 'תקבעי שיעור פיזיקה לעומר',
        slots: { students: ['omer'], subject: 'su-physics' },
        status: 'ask',
        asks: 'start',
      },
      {
        say: 'נועה פיזיקה Zoom ראשון 20:00',
        slots: { students: ['noa'], subject: 'su-physics', start: '2026-03-15T20:00', place: 'online' },
      },
    ],
  },
  {
    command: 'meeting.addBatch',
    phrases: [
      { say: 'תקבעי את נועה ביום ראשון בשלוש ואת עומר ביום שני בארבע', mayAsk: true },
      { say: 'מחר: יעל אנגלית ב-14:00, איתי מתמטיקה ב-15:00, נועם פיזיקה ב-16:00' },
      { say: 'שני שיעורים חדשים: עומר מתמטיקה ביום ראשון ב-18:00, ונועה פיזיקה ביום ראשון ב-19:00.' },
    ],
  },
  {
    command: 'meeting.attendees',
    phrases: [{ say: 'תכניסי את עומר לקבוצה של שני', slots: { meeting: 'm-group', add: ['omer'] } }],
  },
  {
    command: 'meeting.cancel',
    phrases: [
      {
        say: 'תבטלי את יעל היום',
        slots: { meeting: 'm-yael', occurrence: '2026-03-10T15:00' },
        status: 'ask',
        asks: 'scope',
      },
      {
        say: 'אמא של עומר התקשרה הוא חולה תבטלי לו את מחר',
        slots: { meeting: 'm-omer', occurrence: '2026-03-11T18:00' },
        status: 'ask',
        asks: 'scope',
      },
      {
        say: 'נא לבטל את השיעור עם איתי מזרחי ביום שישי.',
        slots: { meeting: 'm-itay', occurrence: '2026-03-13T10:00' },
      },
      {
        say: 'לבטל את נועה בחמישי, רק הפעם',
        slots: { meeting: 'm-noa', occurrence: '2026-03-12T16:00', scope: 'this' },
      },
      {
        say: 'עומר מסיים אצלי בסוף החודש, אבקש לבטל את השיעורים שלו מ-1 באפריל ואילך.',
        slots: { meeting: 'm-omer', scope: 'future' },
      },
      { say: 'תמחקי לי את כל הסדרה של נועם', slots: { meeting: 'm-noam', scope: 'all' } },
      {
        say: 'אבקש לבטל את קבוצת שני ביום 23 במרץ.',
        slots: { meeting: 'm-group', occurrence: '2026-03-23T19:00' },
        status: 'ask',
        asks: 'scope',
      },
      { say: 'את השיעור של דנה תבטלי', status: 'ask', asks: 'meeting' },
      {
        say: 'חולה תבטלי לי את ראשון',
        as: 'student',
        slots: { meeting: 'm-dana', occurrence: '2026-03-15T16:00' },
      },
      {
        say: 'לא אבוא לקבוצה בשני',
        as: 'student',
        slots: { meeting: 'm-group', occurrence: '2026-03-16T19:00' },
        or: ['meeting.leave'],
      },
      {
        say: 'אדם חולה לא יגיע מחר',
        as: 'parent',
        slots: { meeting: 'm-adam', occurrence: '2026-03-11T16:00', child: 'adam' },
      },
      {
        say: 'לבטל דנה ראשון',
        as: 'parent',
        slots: { meeting: 'm-dana', occurrence: '2026-03-15T16:00', child: 'dana' },
      },
    ],
  },
  {
    command: 'meeting.change',
    phrases: [
      { say: 'איתי בשישי יהיה מתמטיקה במקום אנגלית', slots: { meeting: 'm-itay', subject: 'su-maths' } },
    ],
  },
  {
    command: 'meeting.describe',
    phrases: [
      { say: 'תוסיפי הערה לשיעור של עומר מחר שיביא מחשבון', slots: { meeting: 'm-omer' }, mayAsk: true },
    ],
  },
  {
    command: 'meeting.leave',
    phrases: [
      { say: 'רוצה לצאת מהקבוצה של שני', as: 'student', slots: { meeting: 'm-group' } },
      { say: 'דנה עוזבת את הקבוצה', as: 'parent', slots: { meeting: 'm-group', child: 'dana' } },
    ],
  },
  {
    command: 'meeting.move',
    phrases: [
      {
        say: 'אוף נשפך לי החלב תזיזי בינתיים את עומר של מחר לשבע',
        slots: { meeting: 'm-omer', occurrence: '2026-03-11T18:00', start: '2026-03-11T19:00' },
        status: 'ask',
        asks: 'scope',
      },
      {
        say: 'תדחי את נועה בחמישי בחצי שעה',
        slots: { meeting: 'm-noa', occurrence: '2026-03-12T16:00', start: '2026-03-12T16:30' },
        status: 'ask',
        asks: 'scope',
      },
      {
        say: 'רק הפעם תעבירי את דנה מראשון לשני באותה שעה',
        slots: {
          meeting: 'm-dana',
          occurrence: '2026-03-15T16:00',
          start: '2026-03-16T16:00',
          scope: 'this',
        },
      },
      {
        say: 'אבקש להקדים את השיעור של נועם ברבע שעה, מיום שני הקרוב ואילך.',
        slots: {
          meeting: 'm-noam',
          occurrence: '2026-03-16T17:00',
          start: '2026-03-16T16:45',
          scope: 'future',
        },
      },
      {
        say: 'יעל היום בארבע במקום בשלוש רק היום',
        slots: {
          meeting: 'm-yael',
          occurrence: '2026-03-10T15:00',
          start: '2026-03-10T16:00',
          scope: 'this',
        },
      },
      {
        say: 'תזיזי את איתי של שישי לאחת עשרה ורבע',
        slots: { meeting: 'm-itay', occurrence: '2026-03-13T10:00', start: '2026-03-13T11:15' },
      },
      {
        say: 'מעכשיו עומר ביום רביעי בחמש ולא בשש',
        slots: {
          meeting: 'm-omer',
          occurrence: '2026-03-11T18:00',
          start: '2026-03-11T17:00',
          scope: 'future',
        },
      },
      {
        say: 'את השיעור של נועה ביום חמישי הקרוב יש להעביר ליום ראשון, 22 במרץ, בשעה 16:30.',
        slots: { meeting: 'm-noa', occurrence: '2026-03-12T16:00', start: '2026-03-22T16:30' },
        status: 'ask',
        asks: 'scope',
      },
      {
        say: 'תאחרי את קבוצת שני בשבוע הבא בעשרים דקות',
        slots: { meeting: 'm-group', occurrence: '2026-03-16T19:00', start: '2026-03-16T19:20' },
        status: 'ask',
        asks: 'scope',
      },
      {
        say: 'אבקש להעביר את שיעורו של עומר מיום רביעי, 18.3, ליום חמישי, 19.3, באותה שעה.',
        slots: { meeting: 'm-omer', occurrence: '2026-03-18T18:00', start: '2026-03-19T18:00' },
        status: 'ask',
        asks: 'scope',
      },
      {
        say: 'אפשר להעביר את השיעור עם יעל מהיום למחר?',
        slots: { meeting: 'm-yael', occurrence: '2026-03-10T15:00', start: '2026-03-11T15:00' },
        status: 'ask',
        asks: 'scope',
      },
      {
        say: 'את כל השיעורים של נועה תעבירי לארבע וחצי',
        slots: { meeting: 'm-noa', scope: 'all', start: '2026-03-12T16:30' },
      },
      {
        say: 'אפשר להזיז את ראשון לחמש',
        as: 'student',
        slots: { meeting: 'm-dana', occurrence: '2026-03-15T16:00', start: '2026-03-15T17:00' },
      },
      {
        say: 'אפשר בראשון להתחיל רבע שעה יותר מאוחר',
        as: 'student',
        slots: { meeting: 'm-dana', occurrence: '2026-03-15T16:00', start: '2026-03-15T16:15' },
      },
      {
        say: 'תעבירי לי את ראשון ליום שלישי ב4 וחצי',
        as: 'student',
        slots: { meeting: 'm-dana', occurrence: '2026-03-15T16:00', start: '2026-03-17T16:30' },
      },
      {
        say: 'תזיזו את אדם מחר לחמש בבקשה',
        as: 'parent',
        slots: {
          meeting: 'm-adam',
          occurrence: '2026-03-11T16:00',
          start: '2026-03-11T17:00',
          child: 'adam',
        },
      },
      {
        say: 'אפשר שדנה תתחיל בראשון בארבע וחצי ולא בארבע',
        as: 'parent',
        slots: {
          meeting: 'm-dana',
          occurrence: '2026-03-15T16:00',
          start: '2026-03-15T16:30',
          child: 'dana',
        },
      },
      {
        say: 'להקדים לאדם את מחר בחצי שעה',
        as: 'parent',
        slots: {
          meeting: 'm-adam',
          occurrence: '2026-03-11T16:00',
          start: '2026-03-11T15:30',
          child: 'adam',
        },
      },
    ],
  },
  {
    command: 'meeting.open',
    phrases: [{ say: 'תפתחי לי את השיעור של מחר עם עומר', slots: { meeting: 'm-omer' } }],
  },
  {
    command: 'meeting.place',
    phrases: [
      { say: 'מהשבוע הבא נועה אצלה בבית', slots: { meeting: 'm-noa', place: 'student' } },
      {
        say: 'כל השיעורים בשבוע הבא יתקיימו בזום.',
        slots: { place: 'online', from: '2026-03-15T00:00', to: '2026-03-22T00:00' },
      },
      {
        say: 'תעבירי את נועם לזום רק ביום שני הקרוב',
        slots: { meeting: 'm-noam', place: 'online', scope: 'this' },
      },
    ],
  },
  {
    command: 'meeting.price',
    phrases: [
      { say: 'מעכשיו השיעור של עומר עולה 130', slots: { meeting: 'm-omer', cost: 130 } },
      { say: 'נא לעדכן את מחיר השיעור של נועה ל-150 ש״ח.', slots: { meeting: 'm-noa', cost: 150 } },
      { say: 'תורידי ליעל ל90 שקל לשיעור', slots: { meeting: 'm-yael', cost: 90 } },
    ],
  },
  {
    command: 'meeting.propose',
    phrases: [
      { say: 'תציעי לעומר יום ראשון בשש בערב', slots: { students: ['omer'], start: '2026-03-15T18:00' } },
    ],
  },
  {
    command: 'meeting.remind',
    phrases: [
      { say: 'תזכרי לי רבע שעה לפני השיעור של עומר' },
      { say: 'אבקש תזכורת 20 דקות לפני כל שיעור.' },
      { say: 'תזכירי לי שעה לפני השיעור', as: 'student' },
    ],
  },
  {
    command: 'meeting.repeat',
    phrases: [
      {
        say: 'את עומר נעשה מעכשיו שבוע כן שבוע לא',
        slots: { meeting: 'm-omer', rrule: 'FREQ=WEEKLY;INTERVAL=2;BYDAY=WE' },
        mayAsk: true,
      },
      {
        say: 'השיעור של איתי ביום שישי יחזור מדי שבוע עד סוף יוני.',
        slots: { meeting: 'm-itay', rrule: 'FREQ=WEEKLY;INTERVAL=1;BYDAY=FR;UNTIL=20260630' },
      },
    ],
  },
  {
    command: 'meeting.request',
    phrases: [
      {
        say: 'אפשר שיעור פיזיקה ברביעי ב6',
        as: 'student',
        slots: { subject: 'su-physics', start: '2026-03-11T18:00' },
      },
      { say: 'מתמטיקה מחר ב5', as: 'student', slots: { subject: 'su-maths', start: '2026-03-11T17:00' } },
      {
        say: 'אפשר עוד שיעור מתמטיקה בשישי ב9 בבקר בזום',
        as: 'student',
        slots: { subject: 'su-maths', start: '2026-03-13T09:00', place: 'online' },
      },
      {
        say: 'כל חמישי ב5 מתמטיקה אפשר',
        as: 'student',
        slots: { subject: 'su-maths', start: '2026-03-12T17:00', rrule: 'FREQ=WEEKLY;INTERVAL=1;BYDAY=TH' },
      },
      {
        say: 'דנה צריכה עוד שיעור מתמטיקה אפשר בחמישי ב-18:00',
        as: 'parent',
        slots: { child: 'dana', subject: 'su-maths', start: '2026-03-12T18:00' },
      },
      {
        say: 'אדם אנגלית יום ראשון 17:00',
        as: 'parent',
        slots: { child: 'adam', subject: 'su-english', start: '2026-03-15T17:00' },
      },
      {
        say: 'לקבוע לאדם אנגלית כל שני ב-16:30, 8 שיעורים',
        as: 'parent',
        slots: {
          child: 'adam',
          subject: 'su-english',
          start: '2026-03-16T16:30',
          rrule: 'FREQ=WEEKLY;INTERVAL=1;BYDAY=MO;COUNT=8',
        },
      },
    ],
  },
  {
    command: 'meeting.resize',
    phrases: [
      {
        say: 'עומר מחר שעה שלמה במקום 45 דקות',
        slots: { meeting: 'm-omer', occurrence: '2026-03-11T18:00', minutes: 60 },
        status: 'ask',
        asks: 'scope',
      },
      {
        say: 'השיעור של נועם ביום שני יהיה שעה וחצי רק הפעם',
        slots: { meeting: 'm-noam', occurrence: '2026-03-16T17:00', minutes: 90, scope: 'this' },
      },
      {
        say: 'מבקש לקצר את השיעור של נועה ביום חמישי ל-45 דקות.',
        slots: { meeting: 'm-noa', occurrence: '2026-03-12T16:00', minutes: 45 },
        status: 'ask',
        asks: 'scope',
      },
      {
        say: 'תורידי רבע שעה מהקבוצה ביום שני',
        slots: { meeting: 'm-group', occurrence: '2026-03-16T19:00', minutes: 75 },
        status: 'ask',
        asks: 'scope',
      },
      {
        say: 'מעכשיו יעל שעה במקום שלושת רבעי שעה',
        slots: { meeting: 'm-yael', minutes: 60, scope: 'future' },
      },
      {
        say: 'תוסיפי עשר דקות לשעיור של איתי בשישי',
        slots: { meeting: 'm-itay', occurrence: '2026-03-13T10:00', minutes: 55 },
      },
    ],
  },
  {
    command: 'pending.approve',
    phrases: [{ say: 'תאשרי ליעל את מה שהיא ביקשה לחמישי בחמש', slots: { pending: 'p-yael' } }],
  },
  {
    command: 'pending.decline',
    phrases: [{ say: 'נא לדחות את ההצעה של יעל.', slots: { pending: 'p-yael' } }],
  },
  {
    command: 'pending.show',
    phrases: [{ say: 'יש משהו שמחכה לי לאישור', or: ['request.show'] }],
  },
  {
    command: 'request.approve',
    phrases: [{ say: 'תקבלי את תום לקבוצה', slots: { request: 'r-tom' } }],
  },
  {
    command: 'request.show',
    phrases: [
      { say: 'מי רוצה להצטרף לקבוצה' },
      { say: 'מה קורה עם הבקשות ששלחתי', as: 'student', or: ['pending.show'] },
    ],
  },
  {
    command: 'schedule.check',
    phrases: [
      { say: 'מחר בשש וחצי תפוס לי או לא', or: ['schedule.show', 'schedule.free'] },
      { say: 'האם אני פנוי ביום חמישי, 19.3, בשעה 11:30?', or: ['schedule.free'] },
      { say: 'יש לי משהו בשישי בשתים עשרה בצהריים', or: ['schedule.show'] },
      { say: 'רבקה פנויה מחר ב4', as: 'student', or: ['schedule.free'] },
      { say: 'רבקה פנויה בשישי בבוקר?', as: 'parent', or: ['schedule.free'] },
    ],
  },
  {
    command: 'schedule.free',
    phrases: [
      { say: 'מתי יש לי חור ביום רביעי', slots: { from: '2026-03-11T00:00', to: '2026-03-12T00:00' } },
      {
        say: 'תמצאי לי זמן פנוי ביום ראשון אחרי ארבע',
        slots: { from: '2026-03-15T16:00', to: '2026-03-16T00:00' },
      },
      {
        say: 'באילו שעות אני פנוי מיום שני עד יום רביעי בשבוע הבא?',
        slots: { from: '2026-03-16T00:00', to: '2026-03-19T00:00' },
      },
      {
        say: 'מתי רבקה פנויה ביום חמישי',
        as: 'student',
        slots: { from: '2026-03-12T00:00', to: '2026-03-13T00:00' },
      },
    ],
  },
  {
    command: 'schedule.last',
    phrases: [{ say: 'מתי ראיתי את יעל בפעם האחרונה' }],
  },
  {
    command: 'schedule.next',
    phrases: [
      { say: 'מי התלמיד הבא שלי' },
      { say: 'מתי אני רואה את עומר בפעם הבאה' },
      { say: 'מתי אני לומדת אצל רבקה פעם הבאה', as: 'student' },
      { say: 'מתי השיעור הבא של אדם', as: 'parent', slots: { child: 'adam' } },
    ],
  },
  {
    command: 'schedule.show',
    phrases: [
      { say: 'טוב מה יש לי מחר אחר הצהריים', slots: { from: '2026-03-11T12:00', to: '2026-03-11T17:00' } },
      {
        say: 'תקריאי לי את השיעורים של יום חמישי הידיים שלי בבצק',
        slots: { from: '2026-03-12T00:00', to: '2026-03-13T00:00' },
      },
      {
        say: 'אנא הצג בפניי את השיעורים שבין ה-15 במרץ ל-21 במרץ.',
        slots: { from: '2026-03-15T00:00', to: '2026-03-22T00:00' },
      },
      { say: 'מי יש לי היום', slots: { from: '2026-03-10T00:00', to: '2026-03-11T00:00' } },
      {
        say: 'מה יש לי שבוע הבא',
        as: 'student',
        slots: { from: '2026-03-15T00:00', to: '2026-03-22T00:00' },
      },
      { say: 'מה יש לילדים מחר', as: 'parent', slots: { from: '2026-03-11T00:00', to: '2026-03-12T00:00' } },
    ],
  },
  {
    command: 'time.block',
    phrases: [
      {
        say: 'תחסמי לי מחר משמונה עד עשר בבוקר',
        slots: { start: '2026-03-11T08:00', end: '2026-03-11T10:00' },
      },
      { say: 'לחסום את כל יום ראשון, 22.3', slots: { start: '2026-03-22T00:00', end: '2026-03-23T00:00' } },
      {
        say: 'יש לי רופא שיניים ביום שני בין 11:00 ל-12:30, נא לחסום את הזמן.',
        slots: { start: '2026-03-16T11:00', end: '2026-03-16T12:30' },
      },
      {
        say: 'כל יום רביעי בין אחת לשתיים בצהריים אני אוספת את הילדים תחסמי',
        slots: {
          start: '2026-03-11T13:00',
          end: '2026-03-11T14:00',
          rrule: 'FREQ=WEEKLY;INTERVAL=1;BYDAY=WE',
        },
      },
      {
        say: 'אסיפת הורים מחר מחמש עד שבע תסגרי לי את השעות',
        slots: { start: '2026-03-11T17:00', end: '2026-03-11T19:00' },
      },
    ],
  },
  {
    command: 'time.show',
    phrases: [
      { say: 'איזה שעות חסמתי לעצמי החודש', slots: { from: '2026-03-01T00:00', to: '2026-04-01T00:00' } },
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
      { say: 'איזה יום ארוך היה לי אתמול' },
      { say: 'אם נועה תבטל בחמישי אני אוכל סוף סוף לנוח' },
      { say: 'האם השיעור עם איתי בוטל?', mayRead: true },
      { say: 'תודה רבה, הכול בסדר ואין צורך לשנות דבר.' },
      { say: 'חשבתי להזיז את יעל לארבע אבל עזבי לא צריך' },
      { say: 'רגע המרק גולש לי' },
      { say: 'כדאי לי להעלות לעומר את המחיר?', mayRead: true },
      { say: 'למה נועם זז לשש?', mayRead: true },
      { say: 'לא רוצה לבטל את ראשון', as: 'student' },
      { say: 'יאללה סבבה תודה', as: 'student' },
      { say: 'ביטלו לי את ראשון?', as: 'student', mayRead: true },
      { say: 'אל תזיזו כלום לדנה', as: 'parent' },
      { say: 'תודה ויום טוב', as: 'parent' },
      { say: 'לא ביקשתי לבטל לאדם', as: 'parent' },
    ],
  },
];
