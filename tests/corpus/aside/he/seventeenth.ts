/** A seventeenth set of a stranger’s sentences in Hebrew, typed and dictated: 93.3% at first. Its school is that of the sixth (sixthWorlds.ts). */
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
        say: 'איתי הבריז אתמול מהקבוצה',
        slots: { students: ['itay'], meeting: 'm-group', occurrence: '2026-03-09T19:00', present: false },
      },
      {
        say: 'תרשמי שדנה הייתה בשיעור ביום ראשון',
        slots: { students: ['dana'], meeting: 'm-dana', occurrence: '2026-03-08T16:00', present: true },
      },
      {
        say: 'תסמן שכולם היו אתמול בקבוצה',
        slots: { meeting: 'm-group', occurrence: '2026-03-09T19:00', present: true },
      },
      {
        say: 'עומר לא בא בשבוע שעבר',
        slots: { students: ['omer'], meeting: 'm-omer', occurrence: '2026-03-04T18:00', present: false },
      },
    ],
  },
  {
    command: 'calendar.export',
    phrases: [{ say: 'תוריד לי את השבוע כקובץ PDF' }],
  },
  {
    command: 'calendar.save',
    phrases: [{ say: 'תשמור לי את השיעורים ביומן של הטלפון', as: 'student', or: 'feed.copy' }],
  },
  {
    command: 'contract.accept',
    phrases: [{ say: 'קראתי ומאשרת את החוזה', as: 'student' }],
  },
  {
    command: 'contract.open',
    phrases: [{ say: 'איפה אפשר לראות את החוזה של רבקה', as: 'parent' }],
  },
  {
    command: 'day.clear',
    phrases: [
      {
        say: 'אני עם חום תבטלי את כל השיעורים של היום',
        slots: { to: '2026-03-11T00:00', from: '2026-03-10T00:00' },
      },
      {
        say: 'תפנה לי את כל חמישי אחרי הצהריים, לבטל את מי שיש',
        slots: { to: '2026-03-12T17:00', from: '2026-03-12T12:00' },
      },
      {
        say: 'אנחנו נוסעים לאילת מה 22 עד ה 26 במרץ תבטלי את כל השיעורים',
        slots: { to: '2026-03-27T00:00', from: '2026-03-22T00:00' },
      },
      {
        say: 'יש לי מבחן באוניברסיטה, תבטל לי את כל מחר',
        slots: { to: '2026-03-12T00:00', from: '2026-03-11T00:00' },
      },
    ],
  },
  {
    command: 'lesson.count',
    phrases: [
      {
        say: 'כמה שיעורים עשיתי עם עומר החודש',
        slots: { to: '2026-04-01T00:00', from: '2026-03-01T00:00' },
        or: ['stats.show', 'attendance.show'],
      },
      {
        say: 'כמה שיעורים היו לי בפברואר',
        as: 'student',
        slots: { to: '2026-03-01T00:00', from: '2026-02-01T00:00' },
        or: ['schedule.show', 'attendance.show'],
      },
      {
        say: 'כמה שיעורים היו לאדם החודש',
        as: 'parent',
        slots: { to: '2026-04-01T00:00', from: '2026-03-01T00:00' },
        or: ['schedule.show', 'attendance.show'],
      },
    ],
  },
  {
    command: 'link.copy',
    phrases: [{ say: 'תן לי את הלינק שלי לשלוח להורים' }],
  },
  {
    command: 'meeting.add',
    phrases: [
      {
        say: 'בבקשה לקבוע לנועם שיעור פיזיקה ביום חמישי בשעה שש בערב',
        slots: { students: ['noam'], subject: 'su-physics', start: '2026-03-12T18:00' },
      },
      {
        say: 'דנה מתמטיקה מחר ב5',
        slots: { students: ['dana'], subject: 'su-maths', start: '2026-03-11T17:00' },
      },
      {
        say: 'תקבעי לאיתי אנגלית כל יום שלישי בארבע וחצי החל מהשבוע הבא',
        slots: {
          students: ['itay'],
          subject: 'su-english',
          start: '2026-03-17T16:30',
          rrule: 'FREQ=WEEKLY;INTERVAL=1;BYDAY=TU',
        },
      },
      {
        say: 'תרשמי לי מחר בשבע בערב שיעור פיזיקה עם נועה שלו חמישים דקות',
        slots: {
          students: ['noa'],
          subject: 'su-physics',
          start: '2026-03-11T19:00',
          end: '2026-03-11T19:50',
        },
      },
      {
        say: 'יעל צריכה עוד שיעור אנגלית לפני המבחן, תכניסי אותה ביום ראשון ב-18:00',
        slots: { students: ['yael'], subject: 'su-english', start: '2026-03-15T18:00' },
      },
      {
        say: 'נועם פיזיקה כל יום רביעי ב 16:00 עד סוף יוני',
        slots: {
          students: ['noam'],
          subject: 'su-physics',
          start: '2026-03-11T16:00',
          rrule: 'FREQ=WEEKLY;INTERVAL=1;BYDAY=WE;UNTIL=20260630',
        },
      },
      {
        say: 'שיעור מתימטיקה לעומר במוצש ב8',
        slots: { students: ['omer'], subject: 'su-maths', start: '2026-03-14T20:00' },
      },
      {
        say: 'סגרתי עם נועה על 22.3 ב-17:00 פיזיקה, תכניס ליומן',
        slots: { students: ['noa'], subject: 'su-physics', start: '2026-03-22T17:00' },
      },
    ],
  },
  {
    command: 'meeting.addBatch',
    phrases: [
      { say: 'תקבעי את דנה ברביעי ב5 ואת נועה בראשון ב6' },
      { say: 'נועם ראשון ב-3, איתי שני ב-4 ויעל חמישי ב-5' },
    ],
  },
  {
    command: 'meeting.attendees',
    phrases: [{ say: 'תוסיפי את נועה לקבוצת שני', slots: { meeting: 'm-group', add: ['noa'] } }],
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
        say: 'עומר לא מגיע מחר תבטלי לו רק את מחר',
        slots: { scope: 'this', meeting: 'm-omer', occurrence: '2026-03-11T18:00' },
      },
      {
        say: 'נועה הפסיקה ללמוד אצלי, אבקש לבטל את כל השיעורים שלה',
        slots: { meeting: 'm-noa', scope: 'all' },
        mayAsk: true,
      },
      { say: 'נועם מסיים, תבטל לו את השיעורים מ-1.4', slots: { meeting: 'm-noam', scope: 'future' } },
      { say: 'לבטל את איתי בשישי', slots: { meeting: 'm-itay', occurrence: '2026-03-13T10:00' } },
      {
        say: 'תבטלי את הקבוצה של יום שני הקרוב, רק את הפעם הזאת',
        slots: { scope: 'this', meeting: 'm-group', occurrence: '2026-03-16T19:00' },
      },
      { say: 'תבטל את דנה', status: 'ask', asks: 'meeting' },
      {
        say: 'לא יכולה להגיע בראשון יש לי מתכונת',
        as: 'student',
        slots: { meeting: 'm-dana', occurrence: '2026-03-15T16:00' },
      },
      {
        say: 'אני חולה לא אגיע לקבוצה ביום שני',
        as: 'student',
        slots: { meeting: 'm-group', occurrence: '2026-03-16T19:00' },
      },
      {
        say: 'אדם חולה ולא יגיע מחר',
        as: 'parent',
        slots: { child: 'adam', meeting: 'm-adam', occurrence: '2026-03-11T16:00' },
      },
      {
        say: 'דנה לא תוכל להגיע לקבוצה ביום שני הקרוב',
        as: 'parent',
        slots: { child: 'dana', meeting: 'm-group', occurrence: '2026-03-16T19:00' },
      },
      {
        say: 'תבטלו לדנה את ראשון יש לנו אירוע משפחתי',
        as: 'parent',
        slots: { child: 'dana', meeting: 'm-dana', occurrence: '2026-03-15T16:00' },
      },
    ],
  },
  {
    command: 'meeting.change',
    phrases: [{ say: 'תגדילי את קבוצת שני לשישה מקומות', slots: { meeting: 'm-group', capacity: 6 } }],
  },
  {
    command: 'meeting.describe',
    phrases: [{ say: 'תכתוב בשיעור של איתי בשישי להביא מחשבון', slots: { meeting: 'm-itay' } }],
  },
  {
    command: 'meeting.leave',
    phrases: [{ say: 'אני רוצה לצאת מקבוצת שני', as: 'student', slots: { meeting: 'm-group' } }],
  },
  {
    command: 'meeting.move',
    phrases: [
      {
        say: 'תזיזי את עומר מחר לשבע',
        slots: { start: '2026-03-11T19:00', meeting: 'm-omer', occurrence: '2026-03-11T18:00' },
        status: 'ask',
        asks: 'scope',
      },
      {
        say: 'אפשר להעביר את השיעור של נועה מיום חמישי ליום שישי בעשר בבוקר? רק הפעם',
        slots: { scope: 'this', start: '2026-03-13T10:00', meeting: 'm-noa', occurrence: '2026-03-12T16:00' },
      },
      {
        say: 'תדחה את יעל בחצי שעה רק היום',
        slots: {
          scope: 'this',
          delta: 30,
          start: '2026-03-10T15:30',
          meeting: 'm-yael',
          occurrence: '2026-03-10T15:00',
        },
      },
      {
        say: 'נועם עובר מעכשיו לימי שלישי באותה שעה תעדכני',
        slots: {
          scope: 'future',
          start: '2026-03-17T17:00',
          meeting: 'm-noam',
          occurrence: '2026-03-16T17:00',
        },
      },
      {
        say: 'להקדים את כל השיעורים של עומר ברבע שעה',
        slots: { meeting: 'm-omer', scope: 'all', delta: -15 },
      },
      {
        say: 'יעל מאחרת היום תזיזי אותה לשלוש ורבע',
        slots: { start: '2026-03-10T15:15', meeting: 'm-yael', occurrence: '2026-03-10T15:00' },
        status: 'ask',
        asks: 'scope',
      },
      {
        say: 'איתי ביקש לעבור משישי לראשון באותה שעה, תעביר אותו בבקשה',
        slots: { start: '2026-03-15T10:00', meeting: 'm-itay', occurrence: '2026-03-13T10:00' },
      },
      {
        say: 'תזיז את נועם ביום שני מ5 ל6 מעכשיו והלאה',
        slots: {
          scope: 'future',
          start: '2026-03-16T18:00',
          meeting: 'm-noam',
          occurrence: '2026-03-16T17:00',
        },
      },
      {
        say: 'עומר לא יכול מחר תעבירי אותו לחמישי ב 17:00',
        slots: { start: '2026-03-12T17:00', meeting: 'm-omer', occurrence: '2026-03-11T18:00' },
        status: 'ask',
        asks: 'scope',
      },
      {
        say: 'אפשר להזיז את השיעור של ראשון ל6',
        as: 'student',
        slots: { start: '2026-03-15T18:00', meeting: 'm-dana', occurrence: '2026-03-15T16:00' },
      },
      {
        say: 'היי רבקה אפשר להקדים את השיעור ביום ראשון בשעה?',
        as: 'student',
        slots: { delta: -60, start: '2026-03-15T15:00', meeting: 'm-dana', occurrence: '2026-03-15T16:00' },
      },
      {
        say: 'יש מצב להעביר את ראשון ל-17.3 באותה שעה',
        as: 'student',
        slots: { start: '2026-03-17T16:00', meeting: 'm-dana', occurrence: '2026-03-15T16:00' },
      },
      {
        say: 'שלום, אפשר בבקשה להעביר את השיעור של אדם ממחר ליום חמישי ב-16:30?',
        as: 'parent',
        slots: {
          start: '2026-03-12T16:30',
          child: 'adam',
          meeting: 'm-adam',
          occurrence: '2026-03-11T16:00',
        },
      },
      {
        say: 'אפשר לדחות את אדם מחר בחצי שעה',
        as: 'parent',
        slots: {
          delta: 30,
          start: '2026-03-11T16:30',
          child: 'adam',
          meeting: 'm-adam',
          occurrence: '2026-03-11T16:00',
        },
      },
    ],
  },
  {
    command: 'meeting.place',
    phrases: [
      {
        say: 'עומר מחר בzoom',
        slots: { place: 'online', meeting: 'm-omer', occurrence: '2026-03-11T18:00' },
        mayAsk: true,
      },
      {
        say: 'כל השיעורים של מחר בזום',
        slots: { place: 'online', to: '2026-03-12T00:00', from: '2026-03-11T00:00' },
      },
      {
        say: 'מהשבוע הבא אני מלמדת את נועה אצלה בבית',
        slots: { meeting: 'm-noa', place: 'student', scope: 'future' },
      },
    ],
  },
  {
    command: 'meeting.price',
    phrases: [
      { say: 'מהחודש הבא נועה משלמת 150 לשיעור', slots: { meeting: 'm-noa', cost: 150, scope: 'future' } },
      { say: 'תעלה לנועם את המחיר ל160', slots: { meeting: 'm-noam', cost: 160 } },
    ],
  },
  {
    command: 'meeting.propose',
    phrases: [{ say: 'תציעי לעומר את ראשון ב-6', slots: { students: ['omer'], start: '2026-03-15T18:00' } }],
  },
  {
    command: 'meeting.remind',
    phrases: [
      { say: 'תזכיר לי שעה לפני השיעור עם נועה', slots: { meeting: 'm-noa' }, mayAsk: true },
      { say: 'תזכיר לי שעה לפני השיעור בראשון', as: 'student', slots: { meeting: 'm-dana' }, mayAsk: true },
    ],
  },
  {
    command: 'meeting.repeat',
    phrases: [
      {
        say: 'תהפכי את השיעור של איתי בשישי לקבוע כל שבוע',
        slots: { meeting: 'm-itay', rrule: 'FREQ=WEEKLY;INTERVAL=1;BYDAY=FR' },
      },
    ],
  },
  {
    command: 'meeting.request',
    phrases: [
      {
        say: 'צריכה עוד שיעור מתמטיקה לפני הבגרות אפשר בחמישי ב5',
        as: 'student',
        slots: { subject: 'su-maths', start: '2026-03-12T17:00' },
      },
      {
        say: 'אפשר שיעור מחר ב-19:00?',
        as: 'student',
        slots: { start: '2026-03-11T19:00' },
        or: 'schedule.check',
        mayAsk: true,
      },
      {
        say: 'אפשר לקבוע מתמטיקה קבוע כל חמישי ב5',
        as: 'student',
        slots: { subject: 'su-maths', start: '2026-03-12T17:00', rrule: 'FREQ=WEEKLY;INTERVAL=1;BYDAY=TH' },
      },
      {
        say: 'אשמח לקבוע לאדם שיעור מתמטיקה נוסף ביום שישי ב-11',
        as: 'parent',
        slots: { child: 'adam', subject: 'su-maths', start: '2026-03-13T11:00' },
      },
    ],
  },
  {
    command: 'meeting.resize',
    phrases: [
      {
        say: 'תאריכי את השעור של עומר מחר לשעה',
        slots: { minutes: 60, meeting: 'm-omer', occurrence: '2026-03-11T18:00' },
        status: 'ask',
        asks: 'scope',
      },
      {
        say: 'תקצר את יעל לחצי שעה, רק היום',
        slots: { scope: 'this', minutes: 30, meeting: 'm-yael', occurrence: '2026-03-10T15:00' },
      },
      {
        say: 'השיעור עם איתי ביום שישי יהיה שעה שלמה',
        slots: { minutes: 60, meeting: 'm-itay', occurrence: '2026-03-13T10:00' },
      },
      {
        say: 'תוסיפי לנועם רבע שעה לשיעור מעכשיו והלאה',
        slots: { meeting: 'm-noam', scope: 'future', minutes: 75 },
      },
    ],
  },
  {
    command: 'meeting.scalePrice',
    phrases: [{ say: 'תעלי לכולם את המחיר ב-10 אחוז מאפריל', or: 'subject.scalePrice', mayAsk: true }],
  },
  {
    command: 'pending.approve',
    phrases: [{ say: 'תאשרי ליעל את השיעור בחמישי', slots: { pending: 'p-yael' } }],
  },
  {
    command: 'pending.decline',
    phrases: [{ say: 'תגיד לא לבקשה של יעל למתמטיקה', slots: { pending: 'p-yael' } }],
  },
  {
    command: 'pending.show',
    phrases: [{ say: 'יש משהו שמחכה לאישור שלי?', or: 'request.show' }],
  },
  {
    command: 'pending.withdraw',
    phrases: [{ say: 'תבטל את הבקשה ששלחתי לרבקה', as: 'student', or: 'request.withdraw', mayAsk: true }],
  },
  {
    command: 'request.add',
    phrases: [
      { say: 'אדם רוצה להצטרף לקבוצת שני', as: 'parent', slots: { child: 'adam', meeting: 'm-group' } },
    ],
  },
  {
    command: 'request.approve',
    phrases: [{ say: 'תאשר את תום לקבוצה', slots: { request: 'r-tom' } }],
  },
  {
    command: 'request.reject',
    phrases: [{ say: 'תדחי את הבקשה של תום בן עמי כי אין מקום', slots: { request: 'r-tom' } }],
  },
  {
    command: 'request.show',
    phrases: [{ say: 'כבר אישרו את הבקשה שלי?', as: 'student', or: 'pending.show' }],
  },
  {
    command: 'schedule.check',
    phrases: [
      { say: 'אני פנויה ברביעי ב4?', or: 'schedule.free' },
      { say: 'יש לי משהו ביום ראשון ב-18:00?', or: 'schedule.show' },
    ],
  },
  {
    command: 'schedule.free',
    phrases: [
      { say: 'מתי אני פנויה מחר בערב', slots: { to: '2026-03-11T21:00', from: '2026-03-11T17:00' } },
      {
        say: 'יש לי חור של שעה בחמישי?',
        slots: { to: '2026-03-13T00:00', from: '2026-03-12T00:00' },
        or: 'schedule.check',
      },
      {
        say: 'תמצא לי זמן לשיעור של שעה וחצי בשבוע הבא',
        slots: { minutes: 90, to: '2026-03-22T00:00', from: '2026-03-15T00:00' },
      },
      {
        say: 'רבקה פנויה בחמישי אחר הצהריים?',
        as: 'student',
        slots: { to: '2026-03-12T17:00', from: '2026-03-12T12:00' },
        or: 'schedule.check',
      },
      {
        say: 'מתי לרבקה יש זמן פנוי בשבוע הבא',
        as: 'parent',
        slots: { to: '2026-03-22T00:00', from: '2026-03-15T00:00' },
      },
    ],
  },
  {
    command: 'schedule.last',
    phrases: [{ say: 'מתי היה השיעור האחרון עם נועה' }],
  },
  {
    command: 'schedule.next',
    phrases: [
      { say: 'מתי השיעור הבא עם נועם' },
      { say: 'מתי יש לי שיעור', as: 'student', or: 'schedule.show' },
      { say: 'מתי השיעור הבא של דנה?', as: 'parent' },
    ],
  },
  {
    command: 'schedule.show',
    phrases: [
      { say: 'מה יש לי מחר', slots: { to: '2026-03-12T00:00', from: '2026-03-11T00:00' } },
      { say: 'איך נראה לי השבוע הבא', slots: { to: '2026-03-22T00:00', from: '2026-03-15T00:00' } },
      {
        say: 'אילו שיעורים יש לי ביום חמישי אחהצ?',
        slots: { to: '2026-03-12T17:00', from: '2026-03-12T12:00' },
      },
      { say: 'מי מגיע אליי היום', slots: { to: '2026-03-11T00:00', from: '2026-03-10T00:00' } },
      {
        say: 'איזה שיעורים יש לי בשבוע הבא',
        as: 'student',
        slots: { to: '2026-03-22T00:00', from: '2026-03-15T00:00' },
      },
      {
        say: 'איזה שיעורים יש מחר לדנה ולאדם',
        as: 'parent',
        slots: { to: '2026-03-12T00:00', from: '2026-03-11T00:00' },
      },
    ],
  },
  {
    command: 'time.block',
    phrases: [
      { say: 'תחסמי לי את חמישי מ-10 עד 12', slots: { start: '2026-03-12T10:00', end: '2026-03-12T12:00' } },
      {
        say: 'יש לי רופא שיניים מחר מעשר וחצי עד שתים עשרה תחסמי לי את הזמן',
        slots: { start: '2026-03-11T10:30', end: '2026-03-11T12:00' },
      },
      {
        say: 'כל יום ראשון בין 1 ל-3 אני לא זמינה, נא לחסום',
        slots: {
          start: '2026-03-15T13:00',
          end: '2026-03-15T15:00',
          rrule: 'FREQ=WEEKLY;INTERVAL=1;BYDAY=SU',
        },
      },
      { say: 'אני בחופש מ-29.3 עד 2.4 תחסום', slots: { start: '2026-03-29T00:00', end: '2026-04-03T00:00' } },
    ],
  },
  {
    command: 'time.show',
    phrases: [
      { say: 'מתי יש לי שעות חסומות החודש?', slots: { to: '2026-04-01T00:00', from: '2026-03-01T00:00' } },
    ],
  },
  {
    command: 'time.unblock',
    phrases: [{ say: 'תשחררי את החסימה של מחר', mayAsk: true }],
  },
  {
    command: 'waitlist.join',
    phrases: [
      {
        say: 'אפשר להכניס את אדם לרשימת המתנה לקבוצה?',
        as: 'parent',
        slots: { child: 'adam' },
        mayAsk: true,
      },
    ],
  },
  {
    command: 'week.copy',
    phrases: [{ say: 'תשכפלי את השבוע הזה לשבוע הבא' }],
  },
  {
    command: null,
    phrases: [
      { say: 'אל תבטלי את השיעור של יעל היום' },
      { say: 'השיעור של עומר מחר מבוטל?', mayRead: true },
      { say: 'למה נועם לא הגיע אתמול', mayRead: true },
      { say: 'עוד לא החלטתי אם להזיז את נועה' },
      { say: 'אם עומר יבטל מחר אני הולכת לים' },
      { say: 'תודה רבה עזרת לי מאוד' },
      { say: 'דנה הגיעה בראשון?', mayRead: true },
      { say: 'לא צריך לבטל אני מגיעה בראשון', as: 'student' },
      { say: 'סורי שאיחרתי אתמול', as: 'student' },
      { say: 'דנה צריכה להביא מחשבון לשיעור?', as: 'parent' },
      { say: 'תודה רבה רבקה דנה ממש נהנית אצלך', as: 'parent' },
      { say: 'אל תבטלו לאדם את השיעור מחר הוא כבר מרגיש טוב', as: 'parent' },
    ],
  },
];
