/** A sixteenth set of a stranger’s sentences in Hebrew, everyday orders: 91.3% at first. Its school is that of the sixth (sixthWorlds.ts). */
import type { AsideList } from '../aside.ts';

export const lists: AsideList[] = [
  {
    command: 'attendance.mark',
    phrases: [
      {
        say: 'נועם הבריז לי אתמול',
        slots: { students: ['noam'], meeting: 'm-noam', occurrence: '2026-03-09T17:00', present: false },
      },
      {
        say: 'כולם הגיעו אתמול לקבוצה, תסמני',
        slots: {
          students: ['dana', 'itay'],
          meeting: 'm-group',
          occurrence: '2026-03-09T19:00',
          present: true,
        },
      },
      {
        say: 'דנה לא הופיעה אתמול בקבוצה',
        slots: { students: ['dana'], meeting: 'm-group', occurrence: '2026-03-09T19:00', present: false },
      },
      {
        say: 'תסמן שעומר היה ברביעי שעבר',
        slots: { students: ['omer'], meeting: 'm-omer', occurrence: '2026-03-04T18:00', present: true },
      },
      {
        say: 'יעל לא באה לשיעור בשבוע שעבר',
        slots: { students: ['yael'], meeting: 'm-yael', occurrence: '2026-03-03T15:00', present: false },
      },
      {
        say: 'תרשמי שדנה הגיעה לשיעור ביום ראשון',
        slots: { students: ['dana'], meeting: 'm-dana', occurrence: '2026-03-08T16:00', present: true },
      },
    ],
  },
  {
    command: 'calendar.export',
    phrases: [{ say: 'תוריד לי את לוח החודש בתור PDF' }],
  },
  {
    command: 'calendar.goto',
    phrases: [{ say: 'קפוץ ביומן ל-20 באפריל' }],
  },
  {
    command: 'calendar.save',
    phrases: [
      { say: 'תשמור לי את השיעור של ראשון ביומן בטלפון', as: 'student', slots: { meeting: 'm-dana' } },
      { say: 'אפשר לשמור את השיעורים של אדם ביומן של הטלפון שלי?', as: 'parent' },
    ],
  },
  {
    command: 'calendar.search',
    phrases: [{ say: 'חפשי ביומן שיעורים עם המילה בגרות' }],
  },
  {
    command: 'calendar.view',
    phrases: [{ say: 'תעבור לתצוגה יומית בבקשה', slots: { view: 'day' } }],
  },
  {
    command: 'contract.accept',
    phrases: [{ say: 'קראתי את החוזה ואני מסכימה', as: 'student' }],
  },
  {
    command: 'contract.open',
    phrases: [{ say: 'תראו לי את החוזה של רבקה', as: 'student' }],
  },
  {
    command: 'day.clear',
    phrases: [
      { say: 'יש לי חום היום תבטלי את כולם', slots: { from: '2026-03-10T00:00', to: '2026-03-11T00:00' } },
      { say: 'תנקה לי את כל יום חמישי', slots: { from: '2026-03-12T00:00', to: '2026-03-13T00:00' } },
      {
        say: 'אני טסה, תבטל את כל השיעורים מה-22 עד ה-25 במרץ',
        slots: { from: '2026-03-22T00:00', to: '2026-03-26T00:00' },
      },
      {
        say: 'לבטל את כל השיעורים של השבוע הבא קיבלתי צו 8',
        slots: { from: '2026-03-15T00:00', to: '2026-03-22T00:00' },
      },
    ],
  },
  {
    command: 'feed.copy',
    phrases: [{ say: 'תעתיק לי את כתובת הפיד של היומן' }],
  },
  {
    command: 'lesson.count',
    phrases: [
      { say: 'כמה שיעורים עשינו עד היום עם נועם', or: 'stats.show' },
      { say: 'בשיעור הכמה אנחנו עם יעל?' },
      { say: 'כמה שיעורים כבר עשיתי אצל רבקה?', as: 'student' },
    ],
  },
  {
    command: 'link.copy',
    phrases: [{ say: 'תני לי את הלינק שתלמידים נרשמים דרכו אליי' }],
  },
  {
    command: 'meeting.add',
    phrases: [
      {
        say: 'תקבעי לי את נועה מחר ב-4 פיזיקה',
        slots: { students: ['noa'], subject: 'su-physics', start: '2026-03-11T16:00' },
      },
      {
        say: 'עומר פרץ מתמטיקה שישי 9:30',
        slots: { students: ['omer'], subject: 'su-maths', start: '2026-03-13T09:30' },
      },
      {
        say: 'יעל אנגלית מחרתיים 18:15 למשך שעה',
        slots: {
          students: ['yael'],
          subject: 'su-english',
          start: '2026-03-12T18:15',
          end: '2026-03-12T19:15',
        },
      },
      {
        say: 'תכניס לי ליומן שיעור מתמטיקה עם נועם ביום ראשון בחמש וחצי',
        slots: { students: ['noam'], subject: 'su-maths', start: '2026-03-15T17:30' },
      },
      {
        say: 'שלום רב, אבקש לרשום שיעור פיזיקה לנועם בר ביום שישי הקרוב בשעה תשע בבוקר. תודה מראש',
        slots: { students: ['noam'], subject: 'su-physics', start: '2026-03-13T09:00' },
      },
      {
        say: 'כל יום חמישי ב18:00 אנגלית עם יעל עד סוף מאי',
        slots: {
          students: ['yael'],
          subject: 'su-english',
          start: '2026-03-12T18:00',
          rrule: 'FREQ=WEEKLY;INTERVAL=1;BYDAY=TH;UNTIL=20260531',
        },
      },
      {
        say: 'יאללה תוסיף לעומר שיעור מתמטיקה בשלישי ב-4',
        slots: { students: ['omer'], subject: 'su-maths', start: '2026-03-17T16:00' },
      },
      {
        say: "מתמטיקה יעל ונועה יום א' 18:00-19:30",
        slots: {
          students: ['yael', 'noa'],
          subject: 'su-maths',
          start: '2026-03-15T18:00',
          end: '2026-03-15T19:30',
        },
      },
      {
        say: 'תפתחי קבוצת אנגלית ברביעי הבא ב17:00 עד 5 תלמידים',
        slots: { subject: 'su-english', start: '2026-03-18T17:00', capacity: 5 },
      },
      {
        say: 'תוסיף zoom עם יעל english מחר ב-17:00',
        slots: { students: ['yael'], subject: 'su-english', start: '2026-03-11T17:00', place: 'online' },
      },
      {
        say: 'לקבוע לנועה פיזקה ב-1.4 ברבע לחמש',
        slots: { students: ['noa'], subject: 'su-physics', start: '2026-04-01T16:45' },
      },
      {
        say: 'שמע אני צריכה לקבוע לאיתי פיזיקה בשבת ב8 בערב',
        slots: { students: ['itay'], subject: 'su-physics', start: '2026-03-14T20:00' },
      },
      {
        say: 'תקבע לעומר עוד מתמטיקה',
        slots: { students: ['omer'], subject: 'su-maths' },
        status: 'ask',
        asks: 'start',
      },
    ],
  },
  {
    command: 'meeting.addBatch',
    phrases: [
      { say: 'תשבצי יעל אנגלית מחר 16:00, נועם פיזיקה מחרתיים 17:00' },
      { say: 'נועם פיזיקה ראשון 18:00, איתי אנגלית שני 15:30, עומר מתמטיקה חמישי 19:00' },
    ],
  },
  {
    command: 'meeting.attendees',
    phrases: [
      { say: 'תוסיפי את נועה לקבוצת שני', slots: { meeting: 'm-group', add: ['noa'] } },
      { say: 'תוציא את איתי מהקבוצה של יום שני', slots: { meeting: 'm-group', remove: ['itay'] } },
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
      {
        say: 'לבטל את נועה בחמישי רק הפעם',
        slots: { meeting: 'm-noa', occurrence: '2026-03-12T16:00', scope: 'this' },
      },
      {
        say: 'תבטל את איתי ביום שישי בלי להודיע לו',
        slots: { meeting: 'm-itay', occurrence: '2026-03-13T10:00', notify: 'quiet' },
      },
      { say: 'יעל הפסיקה ללמוד אצלי, תמחקי את כל הסדרה שלה', slots: { meeting: 'm-yael', scope: 'all' } },
      {
        say: 'אפשר לבטל את הקבוצה בשני?',
        slots: { meeting: 'm-group', occurrence: '2026-03-16T19:00' },
        status: 'ask',
        asks: 'scope',
      },
      { say: 'תבטל את השיעור של דנה', status: 'ask', asks: 'meeting' },
      {
        say: 'מצטערת אבל לא אוכל להגיע ביום ראשון יש לי הופעה',
        as: 'student',
        slots: { meeting: 'm-dana', occurrence: '2026-03-15T16:00' },
      },
      {
        say: 'אפשר לבטל לי את הקבוצה ביום שני? יש לי מבחן למחרת',
        as: 'student',
        slots: { meeting: 'm-group', occurrence: '2026-03-16T19:00' },
      },
      {
        say: 'תבטלי לי את השיעור הקרוב',
        as: 'student',
        slots: { meeting: 'm-dana', occurrence: '2026-03-15T16:00' },
      },
      {
        say: 'אדם חולה ולא יגיע מחר',
        as: 'parent',
        slots: { meeting: 'm-adam', occurrence: '2026-03-11T16:00' },
      },
      {
        say: 'דנה בטיול שנתי ביום שני נא לבטל לה את הקבוצה',
        as: 'parent',
        slots: { meeting: 'm-group', occurrence: '2026-03-16T19:00' },
      },
    ],
  },
  {
    command: 'meeting.change',
    phrases: [
      { say: 'להגדיל את קבוצת שני ל-6 מקומות', slots: { meeting: 'm-group', capacity: 6 }, mayAsk: true },
    ],
  },
  {
    command: 'meeting.describe',
    phrases: [
      { say: 'תוסיף הערה לשיעור של עומר מחר: להביא מחשבון', slots: { meeting: 'm-omer' }, mayAsk: true },
    ],
  },
  {
    command: 'meeting.leave',
    phrases: [
      { say: 'אני רוצה לעזוב את קבוצת שני', as: 'student', slots: { meeting: 'm-group' } },
      { say: 'להוציא את דנה מקבוצת שני', as: 'parent', slots: { meeting: 'm-group' } },
    ],
  },
  {
    command: 'meeting.move',
    phrases: [
      {
        say: 'תזיז את עומר מחר לשבע',
        slots: { meeting: 'm-omer', occurrence: '2026-03-11T18:00', start: '2026-03-11T19:00' },
        status: 'ask',
        asks: 'scope',
      },
      {
        say: 'תעבירי את נועה מחמישי לשישי ב-12 בצהריים, רק הפעם',
        slots: { meeting: 'm-noa', occurrence: '2026-03-12T16:00', start: '2026-03-13T12:00', scope: 'this' },
      },
      {
        say: 'היום להקדים את יעל בחצי שעה, רק הפעם',
        slots: {
          meeting: 'm-yael',
          occurrence: '2026-03-10T15:00',
          start: '2026-03-10T14:30',
          delta: -30,
          scope: 'this',
        },
      },
      {
        say: 'מעכשיו נועם עובר לימי שלישי באותה שעה',
        slots: {
          meeting: 'm-noam',
          occurrence: '2026-03-16T17:00',
          start: '2026-03-17T17:00',
          scope: 'future',
        },
      },
      {
        say: 'את איתי של שישי תזיזי לאחת עשרה',
        slots: { meeting: 'm-itay', occurrence: '2026-03-13T10:00', start: '2026-03-13T11:00' },
      },
      {
        say: 'אפשר בבקשה להעביר את השיעור של יעל היום למחר באותה השעה?',
        slots: { meeting: 'm-yael', occurrence: '2026-03-10T15:00', start: '2026-03-11T15:00' },
        status: 'ask',
        asks: 'scope',
      },
      {
        say: 'תעשה move לעומר מחר ל-19:30 רק הפעם',
        slots: {
          meeting: 'm-omer',
          occurrence: '2026-03-11T18:00',
          start: '2026-03-11T19:30',
          scope: 'this',
        },
      },
      {
        say: 'נועם ביקש לעבור משני לרביעי הבא ב-5, תזיזי לו רק הפעם',
        slots: {
          meeting: 'm-noam',
          occurrence: '2026-03-16T17:00',
          start: '2026-03-18T17:00',
          scope: 'this',
        },
      },
      {
        say: 'תקדים את קבוצת שני ברבע שעה מעכשיו והלאה',
        slots: {
          meeting: 'm-group',
          occurrence: '2026-03-16T19:00',
          start: '2026-03-16T18:45',
          delta: -15,
          scope: 'future',
        },
      },
      { say: 'להעביר את כל השיעורים של עומר ל-18:30', slots: { meeting: 'm-omer', scope: 'all' } },
      { say: 'צריך להזיז את השיעור של דנה ל-17:30', status: 'ask', asks: 'meeting' },
      {
        say: 'אפשר לדחות את השיעור של ראשון לחמש?',
        as: 'student',
        slots: { meeting: 'm-dana', occurrence: '2026-03-15T16:00', start: '2026-03-15T17:00' },
      },
      {
        say: 'היי רבקה אפשר להעביר את השיעור מיום ראשון ליום שלישי בחמש',
        as: 'student',
        slots: { meeting: 'm-dana', occurrence: '2026-03-15T16:00', start: '2026-03-17T17:00' },
      },
      {
        say: 'להקדים את השיעור של ראשון בחצי שעה בבקשה',
        as: 'student',
        slots: { meeting: 'm-dana', occurrence: '2026-03-15T16:00', start: '2026-03-15T15:30', delta: -30 },
      },
      {
        say: 'שלום רבקה, אשמח להעביר את השיעור של אדם ממחר ליום חמישי באותה שעה',
        as: 'parent',
        slots: { meeting: 'm-adam', occurrence: '2026-03-11T16:00', start: '2026-03-12T16:00' },
      },
      {
        say: 'אפשר להזיז את אדם מחר לחמש?',
        as: 'parent',
        slots: { meeting: 'm-adam', occurrence: '2026-03-11T16:00', start: '2026-03-11T17:00' },
      },
      {
        say: 'לדחות את השיעור של דנה בראשון ברבע שעה בבקשה',
        as: 'parent',
        slots: { meeting: 'm-dana', occurrence: '2026-03-15T16:00', start: '2026-03-15T16:15', delta: 15 },
      },
    ],
  },
  {
    command: 'meeting.number',
    phrases: [{ say: 'תעדכן שהשיעור של עומר מחר הוא שיעור מספר 8' }],
  },
  {
    command: 'meeting.open',
    phrases: [{ say: 'תפתחי לי את השיעור של נועה', slots: { meeting: 'm-noa' } }],
  },
  {
    command: 'meeting.place',
    phrases: [
      { say: 'תעבירי את עומר לזום מעכשיו', slots: { meeting: 'm-omer', place: 'online' } },
      { say: 'מחר כולם בזום', slots: { place: 'online', from: '2026-03-11T00:00', to: '2026-03-12T00:00' } },
      { say: 'מהשבוע הבא השיעורים של נועה יהיו אצלה בבית', slots: { meeting: 'm-noa', place: 'student' } },
    ],
  },
  {
    command: 'meeting.price',
    phrases: [
      { say: 'מעכשיו עומר משלם 150 לשיעור', slots: { meeting: 'm-omer', cost: 150 } },
      { say: 'תעלי את המחיר לנועה ל-160 ש״ח', slots: { meeting: 'm-noa', cost: 160 } },
      { say: 'השיעור של איתי בשישי יעלה 90 שקל', slots: { meeting: 'm-itay', cost: 90 } },
    ],
  },
  {
    command: 'meeting.propose',
    phrases: [
      {
        say: 'תציעי לנועם פיזיקה בחמישי ב-18:30',
        slots: { students: ['noam'], subject: 'su-physics', start: '2026-03-12T18:30' },
      },
    ],
  },
  {
    command: 'meeting.remind',
    phrases: [
      { say: 'תזכירי לי רבע שעה לפני כל שיעור', slots: { before: 15 } },
      { say: 'תקפיץ לי תזכורת שעה לפני עומר מחר', slots: { meeting: 'm-omer', before: 60 }, mayAsk: true },
    ],
  },
  {
    command: 'meeting.repeat',
    phrases: [
      {
        say: 'עומר עובר לשבוע כן שבוע לא',
        slots: { meeting: 'm-omer', rrule: 'FREQ=WEEKLY;INTERVAL=2;BYDAY=WE' },
      },
      {
        say: 'תעשי שהשיעור של איתי בשישי יחזור כל שבוע',
        slots: { meeting: 'm-itay', rrule: 'FREQ=WEEKLY;INTERVAL=1;BYDAY=FR' },
      },
    ],
  },
  {
    command: 'meeting.request',
    phrases: [
      {
        say: 'אני צריכה שיעור מתמטיקה נוסף אפשר מחר ב-5?',
        as: 'student',
        slots: { subject: 'su-maths', start: '2026-03-11T17:00' },
      },
      { say: 'מתמטיקה שישי 11:00', as: 'student', slots: { subject: 'su-maths', start: '2026-03-13T11:00' } },
      {
        say: 'רוצה לקבוע מתמטיקה בזום מחרתיים בשש וחצי',
        as: 'student',
        slots: { subject: 'su-maths', start: '2026-03-12T18:30', place: 'online' },
      },
      {
        say: 'אפשר לקבוע מתמטיקה כל יום רביעי ב-17:00, 6 שיעורים?',
        as: 'student',
        slots: {
          subject: 'su-maths',
          start: '2026-03-11T17:00',
          rrule: 'FREQ=WEEKLY;INTERVAL=1;BYDAY=WE;COUNT=6',
        },
      },
      {
        say: 'תקבעו לאדם בבקשה מתמטיקה בחמישי ב-5',
        as: 'parent',
        slots: { child: 'adam', subject: 'su-maths', start: '2026-03-12T17:00' },
      },
      {
        say: 'דנה מתמטיקה שישי 9:00',
        as: 'parent',
        slots: { child: 'dana', subject: 'su-maths', start: '2026-03-13T09:00' },
      },
      {
        say: 'צריכים לאדם תגבור במתמטיקה ביום ראשון בשש בערב',
        as: 'parent',
        slots: { child: 'adam', subject: 'su-maths', start: '2026-03-15T18:00' },
      },
      {
        say: 'אדם, מתמטיקה כל יום שני ב-15:00 עד סוף יוני',
        as: 'parent',
        slots: {
          child: 'adam',
          subject: 'su-maths',
          start: '2026-03-16T15:00',
          rrule: 'FREQ=WEEKLY;INTERVAL=1;BYDAY=MO;UNTIL=20260630',
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
        say: 'לקצר את יעל לחצי שעה, רק היום',
        slots: { meeting: 'm-yael', occurrence: '2026-03-10T15:00', minutes: 30, scope: 'this' },
      },
      {
        say: 'תוסיפי רבע שעה לשיעור של נועה בחמישי, רק הפעם',
        slots: { meeting: 'm-noa', occurrence: '2026-03-12T16:00', minutes: 75, scope: 'this' },
      },
      {
        say: 'השיעור של איתי בשישי צריך להיות שעה שלמה',
        slots: { meeting: 'm-itay', occurrence: '2026-03-13T10:00', minutes: 60 },
      },
      { say: 'תקצרי את נועם ל45 דק מעכשיו', slots: { meeting: 'm-noam', minutes: 45, scope: 'future' } },
    ],
  },
  {
    command: 'meeting.scalePrice',
    phrases: [{ say: 'להעלות את כל השיעורים מאפריל ב-8 אחוז' }],
  },
  {
    command: 'pending.approve',
    phrases: [{ say: 'סבבה תאשרי ליעל את השיעור של חמישי ב-5', slots: { pending: 'p-yael' } }],
  },
  {
    command: 'pending.decline',
    phrases: [{ say: 'תדחי את הבקשה של יעל למתמטיקה', slots: { pending: 'p-yael' } }],
  },
  {
    command: 'pending.open',
    phrases: [{ say: 'מה יעל ביקשה בדיוק?', slots: { pending: 'p-yael' }, or: 'pending.show' }],
  },
  {
    command: 'pending.show',
    phrases: [{ say: 'יש משהו שמחכה שאני אאשר?', or: 'request.show' }],
  },
  {
    command: 'request.add',
    phrases: [
      {
        say: 'נשמח לצרף את אדם לקבוצה של יום שני',
        as: 'parent',
        slots: { child: 'adam', meeting: 'm-group' },
      },
    ],
  },
  {
    command: 'request.approve',
    phrases: [{ say: 'תאשר את תום בן עמי לקבוצה', slots: { request: 'r-tom' } }],
  },
  {
    command: 'request.reject',
    phrases: [{ say: 'לדחות את בקשת ההצטרפות של תום', slots: { request: 'r-tom' } }],
  },
  {
    command: 'request.show',
    phrases: [
      { say: 'מישהו ביקש להיכנס לקבוצת שני?' },
      { say: 'מה קורה עם הבקשה ששלחתי?', as: 'student', or: 'pending.show' },
    ],
  },
  {
    command: 'schedule.check',
    phrases: [
      { say: 'ביום ראשון ב-6 אני פנויה?', or: 'schedule.free' },
      { say: 'ראשון ב-6 פנוי אצל רבקה?', as: 'student', or: 'schedule.free' },
    ],
  },
  {
    command: 'schedule.free',
    phrases: [
      { say: 'איפה יש לי חלון מחר אחרי חמש', slots: { from: '2026-03-11T17:00', to: '2026-03-12T00:00' } },
      { say: 'תמצאי לי שעה פנויה לפני יום שישי', slots: { to: '2026-03-13T00:00' } },
      { say: 'מתי אני פנויה בחמישי בבוקר?', slots: { from: '2026-03-12T06:00', to: '2026-03-12T12:00' } },
      {
        say: 'באיזה שעות רבקה פנויה מחר אחר הצהריים?',
        as: 'student',
        slots: { from: '2026-03-11T12:00', to: '2026-03-11T17:00' },
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
    phrases: [{ say: 'מתי בפעם האחרונה היה לי שיעור עם נועה?' }],
  },
  {
    command: 'schedule.next',
    phrases: [
      { say: 'מתי השיעור הבא עם עומר' },
      { say: 'מתי הפעם הבאה שיש לי שיעור', as: 'student' },
      { say: 'מתי השיעור הבא של אדם?', as: 'parent' },
    ],
  },
  {
    command: 'schedule.show',
    phrases: [
      { say: 'מה הלוז שלי מחר', slots: { from: '2026-03-11T00:00', to: '2026-03-12T00:00' } },
      {
        say: 'תראי לי מה קורה אצלי בשבוע הבא',
        slots: { from: '2026-03-15T00:00', to: '2026-03-22T00:00' },
        or: 'calendar.goto',
      },
      { say: 'מי יש לי בחמישי?', slots: { from: '2026-03-12T00:00', to: '2026-03-13T00:00' } },
      {
        say: 'מה יש לי בשבוע הבא',
        as: 'student',
        slots: { from: '2026-03-15T00:00', to: '2026-03-22T00:00' },
      },
      {
        say: 'אילו שיעורים היו לי בפברואר',
        as: 'student',
        slots: { from: '2026-02-01T00:00', to: '2026-03-01T00:00' },
      },
      { say: 'מה יש לילדים מחר', as: 'parent', slots: { from: '2026-03-11T00:00', to: '2026-03-12T00:00' } },
      {
        say: 'מתי לדנה יש שיעורים בשבוע הבא?',
        as: 'parent',
        slots: { from: '2026-03-15T00:00', to: '2026-03-22T00:00' },
      },
    ],
  },
  {
    command: 'teacher.join',
    phrases: [{ say: 'קיבלתי קישור ממורה חדשה, תצרפו אותי אליה', as: 'student', mayAsk: true }],
  },
  {
    command: 'time.block',
    phrases: [
      { say: 'תחסום לי מחר בין 12 ל-2', slots: { start: '2026-03-11T12:00', end: '2026-03-11T14:00' } },
      {
        say: 'אני אצל הרופא ביום חמישי מ-9 עד 11 בבוקר תחסמי לי',
        slots: { start: '2026-03-12T09:00', end: '2026-03-12T11:00' },
      },
      {
        say: 'לחסום לי כל יום שישי',
        slots: {
          start: '2026-03-13T00:00',
          end: '2026-03-14T00:00',
          rrule: 'FREQ=WEEKLY;INTERVAL=1;BYDAY=FR',
        },
      },
      {
        say: 'חופשת פסח, לחסום את היומן מ-29.3 עד 8.4',
        slots: { start: '2026-03-29T00:00', end: '2026-04-09T00:00' },
      },
      {
        say: 'תחסמי כל יום ראשון 13:00-14:00 להפסקת צהריים',
        slots: {
          start: '2026-03-15T13:00',
          end: '2026-03-15T14:00',
          rrule: 'FREQ=WEEKLY;INTERVAL=1;BYDAY=SU',
        },
      },
    ],
  },
  {
    command: 'time.show',
    phrases: [{ say: 'מה חסום לי ביומן?' }],
  },
  {
    command: 'waitlist.join',
    phrases: [
      {
        say: 'תכניסו את אדם לרשימת ההמתנה של קבוצת שני',
        as: 'parent',
        slots: { meeting: 'm-group' },
        or: 'request.add',
        mayAsk: true,
      },
    ],
  },
  {
    command: 'week.copy',
    phrases: [{ say: 'תשכפל את השבוע הזה לשבוע הבא' }],
  },
  {
    command: null,
    phrases: [
      { say: 'אל תבטל את עומר מחר' },
      { say: 'עזבי לא צריך להזיז כלום' },
      { say: 'למה נועה ביטלה?', mayRead: true },
      { say: 'האם איתי הגיע אתמול?', mayRead: true },
      { say: 'כדאי לי להעלות את המחיר לעומר?', mayRead: true },
      { say: 'וואו איזה יום מטורף היה לי אתמול' },
      { say: 'עוד לא החלטתי אם לבטל את מחר' },
      { say: 'תודה רבה נשמה את אלופה' },
      { say: 'השיעור עם יעל בוטל?', mayRead: true },
      { say: 'אל תבטלו לי את יום ראשון', as: 'student' },
      { say: 'היה שיעור מעולה תודה', as: 'student' },
      { say: 'רבקה ביטלה את יום שני?', as: 'student', mayRead: true },
      { say: 'אל תזיזו את השיעור של אדם בבקשה', as: 'parent' },
      { say: 'דנה ממש אוהבת את השיעורים אצלך', as: 'parent' },
      { say: 'השיעור של אדם מחר בוטל?', as: 'parent', mayRead: true },
    ],
  },
];
