/** A nineteenth set of a stranger’s sentences in Hebrew, two teachers of very different manner: 93.3% at first. Its school is that of the sixth (sixthWorlds.ts). */
import type { AsideList } from '../aside.ts';

export const lists: AsideList[] = [
  {
    command: 'attendance.mark',
    phrases: [
      {
        say: 'נועם לא הגיע אתמול',
        slots: { students: ['noam'], meeting: 'm-noam', occurrence: '2026-03-09T17:00', present: false },
      },
      {
        say: 'דנה ואיתי היו אתמול בקבוצה',
        slots: {
          students: ['dana', 'itay'],
          meeting: 'm-group',
          occurrence: '2026-03-09T19:00',
          present: true,
        },
      },
      {
        say: 'נא לסמן שנועה שלו נכחה בשיעור ביום חמישי שעבר.',
        slots: { students: ['noa'], meeting: 'm-noa', occurrence: '2026-03-05T16:00', present: true },
      },
      {
        say: 'עומר הבריז לי ברביעי שעבר',
        slots: { students: ['omer'], meeting: 'm-omer', occurrence: '2026-03-04T18:00', present: false },
      },
      {
        say: 'יעל לא באה שבוע שעבר',
        slots: { students: ['yael'], meeting: 'm-yael', occurrence: '2026-03-03T15:00', present: false },
      },
      {
        say: 'תסמן נוכחות לדנה בשיעור של יום ראשון האחרון',
        slots: { students: ['dana'], meeting: 'm-dana', occurrence: '2026-03-08T16:00', present: true },
      },
      { say: 'הייתי אתמול בקבוצה תסמני אותי', as: 'student', status: 'refused', or: [null] },
    ],
  },
  {
    command: 'calendar.export',
    phrases: [{ say: 'תוציאי לי PDF של השבוע' }],
  },
  {
    command: 'calendar.goto',
    phrases: [{ say: 'תקפוץ ל-20 באפריל ביומן' }],
  },
  {
    command: 'calendar.save',
    phrases: [
      { say: 'תשמור לי את השיעור של ראשון ביומן בטלפון', as: 'student' },
      { say: 'לשמור לי ביומן את כל השיעורים של אדם', as: 'parent', or: 'feed.copy' },
    ],
  },
  {
    command: 'contract.accept',
    phrases: [{ say: 'אני מאשרת את החוזה', as: 'student' }],
  },
  {
    command: 'contract.open',
    phrases: [{ say: 'איפה החוזה שלי עם רבקה', as: 'student' }],
  },
  {
    command: 'day.clear',
    phrases: [
      { say: 'קמתי עם חום תבטלי לי את כל היום', slots: { to: '2026-03-11T00:00' } },
      {
        say: 'נא לבטל את כל השיעורים ביום חמישי, אני בהשתלמות.',
        slots: { from: '2026-03-12T00:00', to: '2026-03-13T00:00' },
      },
      { say: 'תבטל את כל מה שיש לי מחר', slots: { from: '2026-03-11T00:00', to: '2026-03-12T00:00' } },
      {
        say: 'שבוע הבא אני במילואים, תבטל את כל השיעורים',
        slots: { from: '2026-03-15T00:00', to: '2026-03-22T00:00' },
      },
      { say: 'בחמישי הבא יש לי חתונה תבטלי את כל השיעורים', status: 'choose', mayAsk: true },
    ],
  },
  {
    command: 'feed.copy',
    phrases: [
      { say: 'אפשר קישור לסנכרון השיעורים של הילדים עם יומן גוגל שלי?', as: 'parent', or: 'calendar.save' },
    ],
  },
  {
    command: 'lesson.count',
    phrases: [
      { say: 'כמה שיעורים כבר עשיתי עם נועם?' },
      { say: 'איזה מספר שיעור זה היום עם יעל' },
      { say: 'כמה שיעורים כבר היו לי', as: 'student' },
      { say: 'כמה שיעורים אדם כבר עשה?', as: 'parent' },
    ],
  },
  {
    command: 'link.copy',
    phrases: [{ say: 'תן לי את הלינק שלי לשלוח לתלמידים' }],
  },
  {
    command: 'meeting.add',
    phrases: [
      {
        say: 'דנה מתמטיקה חמישי 18:00',
        slots: { students: ['dana'], subject: 'su-maths', start: '2026-03-12T18:00' },
      },
      {
        say: 'תכניסי לי את עומר מחר ב7 וחצי בערב מתימטיקה',
        slots: { students: ['omer'], subject: 'su-maths', start: '2026-03-11T19:30' },
      },
      {
        say: 'אבקש לקבוע ליעל לוי שיעור אנגלית ביום ראשון הקרוב בשעה חמש וחצי אחר הצהריים.',
        slots: { students: ['yael'], subject: 'su-english', start: '2026-03-15T17:30' },
      },
      {
        say: 'תקבע לנועה פיזיקה ביום שלישי ב-4 היא לחוצה מהמבחן',
        slots: { students: ['noa'], subject: 'su-physics', start: '2026-03-17T16:00' },
      },
      {
        say: 'כל יום רביעי ב-16:30 פיזיקה עם נועם, עד סוף יוני',
        slots: {
          students: ['noam'],
          subject: 'su-physics',
          start: '2026-03-11T16:30',
          rrule: 'FREQ=WEEKLY;INTERVAL=1;BYDAY=WE;UNTIL=20260630',
        },
      },
      {
        say: 'שעה וחצי מתמטיקה לאיתי בשישי ב-11',
        slots: {
          students: ['itay'],
          subject: 'su-maths',
          start: '2026-03-13T11:00',
          end: '2026-03-13T12:30',
        },
      },
      {
        say: 'נועם פיזיקה מחר 16:00-17:30 בזום',
        slots: {
          students: ['noam'],
          subject: 'su-physics',
          start: '2026-03-11T16:00',
          end: '2026-03-11T17:30',
          place: 'online',
        },
      },
      {
        say: 'בבקשה לקבוע לעומר פרץ שיעור מתמטיקה ב-22.3 בשעה שש בערב.',
        slots: { students: ['omer'], subject: 'su-maths', start: '2026-03-22T18:00' },
      },
      {
        say: 'יאללה תרשום את יעל למחרתיים ב5 אנגלית 45 דק',
        slots: {
          students: ['yael'],
          subject: 'su-english',
          start: '2026-03-12T17:00',
          end: '2026-03-12T17:45',
        },
      },
      {
        say: 'תוסיף לעומר מתמטיקה פעם בשבועיים ביום ראשון ב-18:00',
        slots: {
          students: ['omer'],
          subject: 'su-maths',
          start: '2026-03-15T18:00',
          rrule: 'FREQ=WEEKLY;INTERVAL=2;BYDAY=SU',
        },
      },
      {
        say: 'תקבעי לנועם פיזיקה ביום חמישי',
        slots: { students: ['noam'], subject: 'su-physics' },
        status: 'ask',
        asks: 'start',
      },
    ],
  },
  {
    command: 'meeting.addBatch',
    phrases: [
      { say: 'תקבעי לנועם פיזיקה בחמישי ב-6 וליעל אנגלית בשישי ב-9 בבוקר' },
      { say: 'דנה מתמטיקה ראשון 18:00\nעומר מתמטיקה שני 15:00\nנועה פיזיקה רביעי 17:00' },
    ],
  },
  {
    command: 'meeting.attendees',
    phrases: [
      { say: 'תוסיף את נועה לקבוצה של שני', slots: { meeting: 'm-group', add: ['noa'], scope: 'future' } },
    ],
  },
  {
    command: 'meeting.cancel',
    phrases: [
      {
        say: 'תבטל את עומר מחר',
        slots: { meeting: 'm-omer', occurrence: '2026-03-11T18:00' },
        status: 'ask',
        asks: 'scope',
      },
      { say: 'תבטלי את איתי בשישי, הוא נוסע', slots: { meeting: 'm-itay', occurrence: '2026-03-13T10:00' } },
      {
        say: 'לבטל את יעל, רק היום',
        slots: { meeting: 'm-yael', occurrence: '2026-03-10T15:00', scope: 'this' },
      },
      { say: 'נא לבטל את כל הסדרה של נועה שלו, היא עוזבת.', slots: { meeting: 'm-noa', scope: 'all' } },
      { say: 'תבטלי את איתי', status: 'ask', asks: 'meeting' },
      {
        say: 'אבקש לבטל את השיעור של נועם בר ביום שני הקרוב.',
        slots: { meeting: 'm-noam', occurrence: '2026-03-16T17:00' },
        status: 'ask',
        asks: 'scope',
      },
      { say: 'תבטל את כל השיעורים של עומר מאפריל והלאה', slots: { meeting: 'm-omer', scope: 'future' } },
      {
        say: 'היי אני לא יכולה לבוא ביום ראשון יש לי טיול',
        as: 'student',
        slots: { meeting: 'm-dana', occurrence: '2026-03-15T16:00' },
      },
      {
        say: 'אני לא אגיע לקבוצה בשני',
        as: 'student',
        slots: { meeting: 'm-group', occurrence: '2026-03-16T19:00' },
      },
      {
        say: 'אפשר לבטל את השיעור של ראשון? אני חולה',
        as: 'student',
        slots: { meeting: 'm-dana', occurrence: '2026-03-15T16:00' },
      },
      {
        say: 'אדם חולה, הוא לא יגיע מחר',
        as: 'parent',
        slots: { meeting: 'm-adam', occurrence: '2026-03-11T16:00', child: 'adam' },
      },
      {
        say: 'לבטל לדנה את השיעור של יום ראשון בבקשה',
        as: 'parent',
        slots: { meeting: 'm-dana', occurrence: '2026-03-15T16:00', child: 'dana' },
      },
      {
        say: 'דנה לא תגיע לקבוצה ביום שני, יש לה מסיבה',
        as: 'parent',
        slots: { meeting: 'm-group', occurrence: '2026-03-16T19:00', child: 'dana' },
      },
    ],
  },
  {
    command: 'meeting.change',
    phrases: [
      { say: 'תגדיל את הקבוצה של שני ל-6 מקומות', slots: { meeting: 'm-group', capacity: 6 }, mayAsk: true },
    ],
  },
  {
    command: 'meeting.describe',
    phrases: [
      { say: 'תרשמי הערה לשיעור של עומר מחר: לחזור על שברים', slots: { meeting: 'm-omer' }, mayAsk: true },
    ],
  },
  {
    command: 'meeting.leave',
    phrases: [
      { say: 'די נמאס לי תוציאו אותי מקבוצת שני', as: 'student', slots: { meeting: 'm-group' } },
      { say: 'נא להוציא את דנה מקבוצת שני', as: 'parent', slots: { meeting: 'm-group', child: 'dana' } },
    ],
  },
  {
    command: 'meeting.move',
    phrases: [
      {
        say: 'תזיזי את נועם לשש',
        slots: { meeting: 'm-noam', occurrence: '2026-03-16T17:00', start: '2026-03-16T18:00' },
        status: 'ask',
        asks: 'scope',
      },
      {
        say: 'תדחה את יעל היום ברבע שעה, רק הפעם',
        slots: {
          meeting: 'm-yael',
          occurrence: '2026-03-10T15:00',
          start: '2026-03-10T15:15',
          scope: 'this',
        },
      },
      {
        say: 'אבקש להעביר את השיעור של עומר מיום רביעי ליום חמישי באותה שעה, באופן חד־פעמי.',
        slots: {
          meeting: 'm-omer',
          occurrence: '2026-03-11T18:00',
          start: '2026-03-12T18:00',
          scope: 'this',
        },
      },
      {
        say: 'מעכשיו נועה בחמישי ב-5 במקום ב-4',
        slots: {
          meeting: 'm-noa',
          occurrence: '2026-03-12T16:00',
          start: '2026-03-12T17:00',
          scope: 'future',
        },
      },
      {
        say: 'תקדים את איתי בשישי בחצי שעה',
        slots: { meeting: 'm-itay', occurrence: '2026-03-13T10:00', start: '2026-03-13T09:30' },
      },
      {
        say: 'תעביר את הקבוצה של שני לשמונה בערב',
        slots: { meeting: 'm-group', occurrence: '2026-03-16T19:00', start: '2026-03-16T20:00' },
        status: 'ask',
        asks: 'scope',
      },
      {
        say: 'אפשר להזיז את יעל של היום למחר ב-4?',
        slots: { meeting: 'm-yael', occurrence: '2026-03-10T15:00', start: '2026-03-11T16:00' },
        status: 'ask',
        asks: 'scope',
      },
      {
        say: 'תזיזי את דנה מראשון לשני ב-3 רק שבוע הבא',
        slots: {
          meeting: 'm-dana',
          occurrence: '2026-03-15T16:00',
          start: '2026-03-16T15:00',
          scope: 'this',
        },
      },
      {
        say: 'השיעור של איתי ביום שישי יתקיים בשעה אחת־עשרה במקום בעשר.',
        slots: { meeting: 'm-itay', occurrence: '2026-03-13T10:00', start: '2026-03-13T11:00' },
      },
      {
        say: 'דיברתי עם אמא של עומר, תעביר אותו מעכשיו לחמישי ב-5',
        slots: {
          meeting: 'm-omer',
          occurrence: '2026-03-11T18:00',
          start: '2026-03-12T17:00',
          scope: 'future',
        },
      },
      {
        say: 'אפשר להזיז את ראשון ל5?',
        as: 'student',
        slots: { meeting: 'm-dana', occurrence: '2026-03-15T16:00', start: '2026-03-15T17:00' },
      },
      {
        say: 'אפשר לדחות את השיעור בראשון בחצי שעה',
        as: 'student',
        slots: { meeting: 'm-dana', occurrence: '2026-03-15T16:00', start: '2026-03-15T16:30' },
      },
      {
        say: 'בא לי להעביר את השיעור של ראשון ליום שלישי ב-4',
        as: 'student',
        slots: { meeting: 'm-dana', occurrence: '2026-03-15T16:00', start: '2026-03-17T16:00' },
      },
      {
        say: 'אפשר להעביר את אדם מרביעי לחמישי באותה שעה?',
        as: 'parent',
        slots: {
          meeting: 'm-adam',
          occurrence: '2026-03-11T16:00',
          child: 'adam',
          start: '2026-03-12T16:00',
        },
      },
      {
        say: 'תקדימו בבקשה את השיעור של אדם מחר בחצי שעה',
        as: 'parent',
        slots: {
          meeting: 'm-adam',
          occurrence: '2026-03-11T16:00',
          child: 'adam',
          start: '2026-03-11T15:30',
        },
      },
      {
        say: 'אפשר לדחות את השיעור של דנה בראשון לחמש?',
        as: 'parent',
        slots: {
          meeting: 'm-dana',
          occurrence: '2026-03-15T16:00',
          child: 'dana',
          start: '2026-03-15T17:00',
        },
      },
    ],
  },
  {
    command: 'meeting.number',
    phrases: [{ say: 'תתחילי את המספור של השיעורים עם נועם מ-8' }],
  },
  {
    command: 'meeting.open',
    phrases: [
      { say: 'תפתח לי את השיעור של עומר מחר', slots: { meeting: 'm-omer', occurrence: '2026-03-11T18:00' } },
    ],
  },
  {
    command: 'meeting.place',
    phrases: [
      { say: 'תעביר את נועם ל-zoom מעכשיו', slots: { meeting: 'm-noam', place: 'online', scope: 'future' } },
      { say: 'מחר הכל בזום', slots: { place: 'online', from: '2026-03-11T00:00', to: '2026-03-12T00:00' } },
      {
        say: 'החל מהיום השיעורים של יעל יתקיימו אצלה בבית.',
        slots: { meeting: 'm-yael', place: 'student', scope: 'future' },
      },
    ],
  },
  {
    command: 'meeting.price',
    phrases: [
      { say: 'מעכשיו עומר 130 לשיעור', slots: { meeting: 'm-omer', cost: 130, scope: 'future' } },
      { say: 'השיעור של איתי בשישי יעלה 90 שקל', slots: { meeting: 'm-itay', cost: 90 } },
      {
        say: 'אבקש לעדכן את מחיר השיעור של נועה ל־150 ₪ החל מאפריל.',
        slots: { meeting: 'm-noa', cost: 150, scope: 'future' },
      },
    ],
  },
  {
    command: 'meeting.propose',
    phrases: [
      { say: 'תציעי לנועם את יום חמישי בשעה שש', slots: { students: ['noam'], start: '2026-03-12T18:00' } },
    ],
  },
  {
    command: 'meeting.remind',
    phrases: [
      { say: 'תקפיץ לי תזכורת רבע שעה לפני כל שיעור' },
      { say: 'תזכרי לי שעה לפני השיעור של עומר מחר' },
    ],
  },
  {
    command: 'meeting.repeat',
    phrases: [
      {
        say: 'תעשי את השיעור של איתי בשישי קבוע כל שבוע',
        slots: { meeting: 'm-itay', rrule: 'FREQ=WEEKLY;INTERVAL=1;BYDAY=FR' },
      },
      {
        say: 'תעשה את נועה שבוע כן שבוע לא',
        slots: { meeting: 'm-noa', rrule: 'FREQ=WEEKLY;INTERVAL=2;BYDAY=TH' },
        mayAsk: true,
      },
    ],
  },
  {
    command: 'meeting.request',
    phrases: [
      {
        say: 'אפשר עוד שיעור מתמטיקה בחמישי ב6? יש לי מבחן',
        as: 'student',
        slots: { subject: 'su-maths', start: '2026-03-12T18:00' },
      },
      {
        say: 'היי אפשר מתמטיקה מחר ב7 בערב',
        as: 'student',
        slots: { subject: 'su-maths', start: '2026-03-11T19:00' },
      },
      {
        say: 'אפשר מתמטיקה בזום בשישי ב-12?',
        as: 'student',
        slots: { subject: 'su-maths', start: '2026-03-13T12:00', place: 'online' },
      },
      {
        say: 'רוצה לקבוע מתמטיקה כל יום רביעי ב-5',
        as: 'student',
        slots: { subject: 'su-maths', start: '2026-03-11T17:00', rrule: 'FREQ=WEEKLY;INTERVAL=1;BYDAY=WE' },
      },
      {
        say: 'אשמח לקבוע לאדם שיעור מתמטיקה נוסף ביום ראשון ב-5',
        as: 'parent',
        slots: { child: 'adam', subject: 'su-maths', start: '2026-03-15T17:00' },
      },
      {
        say: 'אדם מתמטיקה חמישי 17:00',
        as: 'parent',
        slots: { child: 'adam', subject: 'su-maths', start: '2026-03-12T17:00' },
      },
      {
        say: 'דנה צריכה תגבור, אפשר שיעור מתמטיקה ביום שישי ב-10?',
        as: 'parent',
        slots: { child: 'dana', subject: 'su-maths', start: '2026-03-13T10:00' },
      },
    ],
  },
  {
    command: 'meeting.resize',
    phrases: [
      {
        say: 'תאריך את יעל היום לשעה רק הפעם',
        slots: { meeting: 'm-yael', occurrence: '2026-03-10T15:00', minutes: 60, scope: 'this' },
      },
      {
        say: 'מהיום והלאה השיעורים של עומר יהיו של שעה',
        slots: { meeting: 'm-omer', minutes: 60, scope: 'future' },
      },
      {
        say: 'תקצרי את נועם לחצי שעה',
        slots: { meeting: 'm-noam', occurrence: '2026-03-16T17:00', minutes: 30 },
        status: 'ask',
        asks: 'scope',
      },
      {
        say: 'תוסיפי לאיתי בשישי עוד רבע שעה',
        slots: { meeting: 'm-itay', occurrence: '2026-03-13T10:00', minutes: 60 },
      },
    ],
  },
  {
    command: 'meeting.scalePrice',
    phrases: [{ say: 'תעלי את כל השיעורים מאפריל ב-5%' }],
  },
  {
    command: 'pending.approve',
    phrases: [
      { say: 'תאשרי ליעל את חמישי ב-5', slots: { pending: 'p-yael' } },
      { say: 'אני מאשרת את בקשת השיעור של יעל לוי.', slots: { pending: 'p-yael' } },
    ],
  },
  {
    command: 'pending.decline',
    phrases: [{ say: 'תסרב לבקשה של יעל לשיעור בחמישי', slots: { pending: 'p-yael' } }],
  },
  {
    command: 'pending.show',
    phrases: [{ say: 'מה מחכה לאישור שלי', or: 'request.show' }],
  },
  {
    command: 'pending.withdraw',
    phrases: [
      { say: 'עזבו תבטלו את הבקשה ששלחתי לשיעור', as: 'student', or: 'request.withdraw', mayAsk: true },
    ],
  },
  {
    command: 'request.add',
    phrases: [{ say: 'נרצה שאדם יצטרף לקבוצה של יום שני', as: 'parent', slots: { child: 'adam' } }],
  },
  {
    command: 'request.approve',
    phrases: [{ say: 'סבבה תאשר את תום לקבוצה', slots: { request: 'r-tom' } }],
  },
  {
    command: 'request.reject',
    phrases: [
      { say: 'נא לדחות את בקשת ההצטרפות של תום בן עמי, הקבוצה גדולה מדי.', slots: { request: 'r-tom' } },
    ],
  },
  {
    command: 'request.show',
    phrases: [
      { say: 'מישהו ביקש להצטרף לקבוצה?' },
      { say: 'נו אישרו לי את הבקשה?', as: 'student', or: ['pending.show'] },
    ],
  },
  {
    command: 'schedule.check',
    phrases: [
      { say: 'אני פנוי בראשון ב-6?' },
      { say: 'יש לי משהו מחר ב-17:30?', or: 'schedule.show' },
      { say: 'האם יום שני בשעה ארבע פנוי אצלי?' },
      { say: 'רבקה פנויה בחמישי ב-5?', as: 'student', or: 'schedule.free' },
    ],
  },
  {
    command: 'schedule.free',
    phrases: [
      {
        say: 'יש לי חור מחר אחהצ?',
        slots: { from: '2026-03-11T12:00', to: '2026-03-11T17:00' },
        or: 'schedule.check',
      },
      { say: 'באילו שעות אני פנויה בשבוע הבא?', slots: { from: '2026-03-15T00:00', to: '2026-03-22T00:00' } },
      { say: 'תמצא לי 45 דקות פנויות לפני יום שישי', slots: { to: '2026-03-13T00:00' } },
      {
        say: 'מתי רבקה פנויה מחר אחר הצהרים',
        as: 'student',
        slots: { from: '2026-03-11T12:00', to: '2026-03-11T17:00' },
      },
      {
        say: 'מתי רבקה פנויה ביום חמישי?',
        as: 'parent',
        slots: { from: '2026-03-12T00:00', to: '2026-03-13T00:00' },
      },
    ],
  },
  {
    command: 'schedule.last',
    phrases: [{ say: 'מתי היה השיעור האחרון של נועה?', or: 'schedule.show' }],
  },
  {
    command: 'schedule.next',
    phrases: [
      { say: 'מי התלמיד הבא שלי' },
      { say: 'מתי השעור הבא עם עומר' },
      { say: 'מתי יש לי שיעור', as: 'student', or: 'schedule.show' },
      { say: 'מתי השיעור הבא של אדם?', as: 'parent' },
    ],
  },
  {
    command: 'schedule.show',
    phrases: [
      { say: 'מה הלוז מחר', slots: { from: '2026-03-11T00:00', to: '2026-03-12T00:00' } },
      { say: 'מי יש לי ביום חמישי', slots: { from: '2026-03-12T00:00', to: '2026-03-13T00:00' } },
      { say: 'אילו שיעורים יש לי בשבוע הבא?', slots: { from: '2026-03-15T00:00', to: '2026-03-22T00:00' } },
      { say: 'מה היה לי אתמול', slots: { from: '2026-03-09T00:00', to: '2026-03-10T00:00' } },
      {
        say: 'מה יש לי שבוע הבא',
        as: 'student',
        slots: { from: '2026-03-15T00:00', to: '2026-03-22T00:00' },
      },
      {
        say: 'מה יש לדנה בשבוע הבא',
        as: 'parent',
        slots: { from: '2026-03-15T00:00', to: '2026-03-22T00:00' },
      },
    ],
  },
  {
    command: 'time.block',
    phrases: [
      { say: 'תחסמי לי מחר בין 1 ל-3', slots: { start: '2026-03-11T13:00', end: '2026-03-11T15:00' } },
      {
        say: 'יש לי רופא בראשון ב-11 תחסום לי שעה',
        slots: { start: '2026-03-15T11:00', end: '2026-03-15T12:00' },
      },
      {
        say: 'אנחנו בחו״ל מ-1/4 עד 9/4, נא לחסום את היומן.',
        slots: { start: '2026-04-01T00:00', end: '2026-04-10T00:00' },
      },
      { say: 'תסגור לי את חמישי בערב', slots: { start: '2026-03-12T17:00', end: '2026-03-12T21:00' } },
      {
        say: 'לחסום כל יום ראשון מ-12 עד 14',
        slots: {
          start: '2026-03-15T12:00',
          end: '2026-03-15T14:00',
          rrule: 'FREQ=WEEKLY;INTERVAL=1;BYDAY=SU',
        },
      },
    ],
  },
  {
    command: 'time.show',
    phrases: [{ say: 'איזה זמנים סגרתי לי ביומן' }],
  },
  {
    command: 'time.unblock',
    phrases: [{ say: 'תשחררי לי את החסימה של מחר בצהריים', mayAsk: true }],
  },
  {
    command: 'week.copy',
    phrases: [
      { say: 'תעתיק את השבוע הזה לשבוע הבא' },
      { say: 'נא לשכפל את מערכת השיעורים של השבוע לשלושת השבועות הבאים.' },
    ],
  },
  {
    command: null,
    phrases: [
      { say: 'אל תבטלי את נועם ביום שני' },
      { say: 'לא להזיז את יעל היום, היא תגיע בזמן' },
      { say: 'אוף איזה שבוע מתיש' },
      { say: 'תודה אלופה' },
      { say: 'אולי כדאי להעלות לעומר את המחיר?', mayRead: true },
      { say: 'למה נועם לא הגיע אתמול?', mayRead: true },
      { say: 'השיעור של איתי בשישי בוטל?', mayRead: true },
      { say: 'מה יקרה אם אבטל את הקבוצה של יום שני?', mayRead: true },
      { say: 'דנה שאלה אם אפשר להזיז את ראשון, עוד לא החלטתי', mayRead: true },
      { say: 'אל תבטלו לי את ראשון אני כן באה', as: 'student' },
      { say: 'סבבה תודה', as: 'student' },
      { say: 'למה הקבוצה בכלל ב-7', as: 'student', mayRead: true },
      { say: 'לא צריך לבטל את אדם מחר, הוא כבר מרגיש טוב', as: 'parent' },
      { say: 'השיעור של דנה ביום ראשון בוטל?', as: 'parent', mayRead: true },
      { say: 'תודה רבה, רבקה מורה נהדרת', as: 'parent' },
    ],
  },
];
