/** A twenty-seventh set of a stranger’s sentences in Hebrew, of a first week: 97.5% at first. Its school is that of the sixth (sixthWorlds.ts). */
import type { AsideList } from '../aside.ts';

export const lists: AsideList[] = [
  {
    command: 'attendance.mark',
    phrases: [
      {
        say: 'נועם לא הופיע אתמול',
        slots: { students: ['noam'], meeting: 'm-noam', occurrence: '2026-03-09T17:00', present: false },
      },
      {
        say: 'דנה הבריזה לי מהשיעור של ראשון',
        slots: { students: ['dana'], meeting: 'm-dana', occurrence: '2026-03-08T16:00', present: false },
      },
      {
        say: 'תסמני שעומר היה בשיעור ברביעי שעבר',
        slots: { students: ['omer'], meeting: 'm-omer', occurrence: '2026-03-04T18:00', present: true },
      },
      {
        say: 'איתי לא היה אתמול בקבוצה תרשמי לו חיסור',
        slots: { students: ['itay'], meeting: 'm-group', occurrence: '2026-03-09T19:00', present: false },
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
    ],
  },
  {
    command: 'calendar.export',
    phrases: [{ say: 'תוציאי לי PDF של היומן של מרץ' }],
  },
  {
    command: 'calendar.goto',
    phrases: [{ say: 'קפצי ביומן ל-19 באפריל' }],
  },
  {
    command: 'calendar.save',
    phrases: [
      { say: 'תוסיף לי את השיעורים ליומן בטלפון', as: 'student', or: 'feed.copy' },
      { say: 'לשמור לי ביומן את השיעורים של אדם', as: 'parent', or: 'feed.copy' },
    ],
  },
  {
    command: 'calendar.view',
    phrases: [{ say: 'תעבירי את היומן לתצוגה יומית', slots: { view: 'day' } }],
  },
  {
    command: 'contract.accept',
    phrases: [{ say: 'קראתי את החוזה ואני מאשרת אותו', as: 'student' }],
  },
  {
    command: 'contract.open',
    phrases: [{ say: 'אפשר לראות את החוזה של רבקה?', as: 'parent' }],
  },
  {
    command: 'day.clear',
    phrases: [
      {
        say: 'יש לי 39 חום, תבטלי את כל השיעורים של היום',
        slots: { from: '2026-03-10T00:00', to: '2026-03-11T00:00' },
      },
      {
        say: 'תפנה לי את יום רביעי מארבע והלאה',
        slots: { from: '2026-03-11T16:00', to: '2026-03-12T00:00' },
        mayAsk: true,
      },
      {
        say: 'לבטל את כל השיעורים ב-1 באפריל, ערב פסח',
        slots: { from: '2026-04-01T00:00', to: '2026-04-02T00:00' },
      },
    ],
  },
  {
    command: 'lesson.count',
    phrases: [
      { say: 'כמה שיעורים יעל עשתה עד היום?', or: ['attendance.show', 'stats.show'] },
      { say: 'כמה שיעורים כבר עשיתי עם רבקה', as: 'student', or: ['attendance.show', 'stats.show'] },
    ],
  },
  {
    command: 'link.copy',
    phrases: [{ say: 'תביאי לי את הקישור להרשמה, לשלוח לאמא חדשה' }],
  },
  {
    command: 'meeting.add',
    phrases: [
      {
        say: 'נועם פיזיקה חמישי 18:30',
        slots: { students: ['noam'], subject: 'su-physics', start: '2026-03-12T18:30' },
      },
      {
        say: 'תכניסי לי את יעל מחר בארבע לאנגלית',
        slots: { students: ['yael'], subject: 'su-english', start: '2026-03-11T16:00' },
      },
      {
        say: 'שעור השלמה לעומר במתמטיקה ביום ראשון 15.3 בשעה 18:00',
        slots: { students: ['omer'], subject: 'su-maths', start: '2026-03-15T18:00' },
      },
      {
        say: 'קבעתי עם אמא של נועה שיעור פיסיקה נוסף ביום שני ב 15:30 תרשמי לי',
        slots: { students: ['noa'], subject: 'su-physics', start: '2026-03-16T15:30' },
      },
      {
        say: 'נועם מהשבוע הבא גם אנגלית, כל רביעי בחמש',
        slots: {
          students: ['noam'],
          subject: 'su-english',
          start: '2026-03-18T17:00',
          rrule: 'FREQ=WEEKLY;INTERVAL=1;BYDAY=WE',
        },
      },
      {
        say: 'דנה כץ, מתמטיקה, יום שישי 13/3, 12:00-13:00',
        slots: {
          students: ['dana'],
          subject: 'su-maths',
          start: '2026-03-13T12:00',
          end: '2026-03-13T13:00',
        },
      },
      {
        say: 'עומר ונועה ביחד מתמטיקה ראשון ב-17:30',
        slots: { students: ['omer', 'noa'], subject: 'su-maths', start: '2026-03-15T17:30' },
      },
      {
        say: 'אבקש לקבוע ליעל לוי שיעור במתמטיקה ב-17 במרץ, משעה 16:00 עד 17:00. תודה',
        slots: {
          students: ['yael'],
          subject: 'su-maths',
          start: '2026-03-17T16:00',
          end: '2026-03-17T17:00',
        },
      },
      {
        say: 'maths לעומר מחרתיים ב-19:00 בזום',
        slots: { students: ['omer'], subject: 'su-maths', start: '2026-03-12T19:00', place: 'online' },
      },
    ],
  },
  {
    command: 'meeting.addBatch',
    phrases: [{ say: 'תכניסי את דנה ברביעי ב-5 ואת נועה ברביעי ב-7 שתיהן מתמטיקה' }],
  },
  {
    command: 'meeting.attendees',
    phrases: [
      { say: 'תצרפי את עומר לקבוצת שני', slots: { meeting: 'm-group', add: ['omer'] } },
      { say: 'להוציא את איתי מקבוצת שני', slots: { meeting: 'm-group', remove: ['itay'] } },
    ],
  },
  {
    command: 'meeting.cancel',
    phrases: [
      {
        say: 'עומר חולה, תבטלי לו את מחר',
        slots: { meeting: 'm-omer', occurrence: '2026-03-11T18:00' },
        status: 'ask',
        asks: 'scope',
      },
      {
        say: 'תורידי את נועה מחמישי הזה, רק הפעם',
        slots: { meeting: 'm-noa', occurrence: '2026-03-12T16:00', scope: 'this' },
      },
      { say: 'לבטל את איתי בשישי', slots: { meeting: 'm-itay', occurrence: '2026-03-13T10:00' } },
      {
        say: 'אין קבוצה ביום שני הקרוב. תבטל בבקשה רק את המפגש הזה',
        slots: { meeting: 'm-group', occurrence: '2026-03-16T19:00', scope: 'this' },
      },
      {
        say: 'יעל לא מגיעה היום יש לה חום תבטלי את השיעור',
        slots: { meeting: 'm-yael', occurrence: '2026-03-10T15:00' },
        status: 'ask',
        asks: 'scope',
      },
      {
        say: 'נועם הפסיק ללמוד אצלי, תבטלי לו את כל השיעורים מעכשיו',
        slots: { meeting: 'm-noam', scope: 'future' },
        mayAsk: true,
      },
      {
        say: 'אני לא אוכל להגיע ביום ראשון יש לי טיול שנתי',
        as: 'student',
        slots: { meeting: 'm-dana', occurrence: '2026-03-15T16:00' },
      },
      {
        say: 'אפשר לבטל לי את הקבוצה ביום שני הקרוב?',
        as: 'student',
        slots: { meeting: 'm-group', occurrence: '2026-03-16T19:00' },
      },
      {
        say: 'אדם חולה ולא יגיע מחר',
        as: 'parent',
        slots: { meeting: 'm-adam', occurrence: '2026-03-11T16:00' },
      },
      {
        say: 'נא לבטל לדנה את השיעור ביום ראשון, אנחנו נוסעים',
        as: 'parent',
        slots: { meeting: 'm-dana', occurrence: '2026-03-15T16:00' },
      },
    ],
  },
  {
    command: 'meeting.change',
    phrases: [
      { say: 'תגדילי את קבוצת שני לחמישה מקומות', slots: { meeting: 'm-group', capacity: 5 }, mayAsk: true },
    ],
  },
  {
    command: 'meeting.describe',
    phrases: [
      {
        say: 'תרשמי הערה לשיעור של איתי בשישי: להביא את הספר הכחול',
        slots: { meeting: 'm-itay', description: 'להביא את הספר הכחול' },
      },
    ],
  },
  {
    command: 'meeting.leave',
    phrases: [
      { say: 'אני רוצה לעזוב את קבוצת שני', as: 'student', slots: { meeting: 'm-group' }, mayAsk: true },
      { say: 'דנה רוצה לצאת מקבוצת שני', as: 'parent', slots: { meeting: 'm-group' }, mayAsk: true },
    ],
  },
  {
    command: 'meeting.move',
    phrases: [
      {
        say: 'תעביר את עומר ממחר לחמישי באותה שעה',
        slots: { meeting: 'm-omer', occurrence: '2026-03-11T18:00', start: '2026-03-12T18:00' },
        status: 'ask',
        asks: 'scope',
      },
      {
        say: 'להזיז את נועה בחמישי ל-5, רק השבוע',
        slots: { meeting: 'm-noa', occurrence: '2026-03-12T16:00', start: '2026-03-12T17:00', scope: 'this' },
      },
      {
        say: 'תדחי את יעל היום ברבע שעה',
        slots: { meeting: 'm-yael', occurrence: '2026-03-10T15:00', start: '2026-03-10T15:15' },
        status: 'ask',
        asks: 'scope',
      },
      {
        say: 'איתי בשישי עובר מ-10:00 ל-11:30, תעדכני',
        slots: { meeting: 'm-itay', occurrence: '2026-03-13T10:00', start: '2026-03-13T11:30' },
      },
      {
        say: 'מעכשיו נועם מתחיל ב-17:30 ולא ב-17:00',
        slots: { meeting: 'm-noam', start: '2026-03-16T17:30', scope: 'future' },
      },
      {
        say: 'קבוצת שני, מהשבוע הבא מתחילים בשבע וחצי',
        slots: { meeting: 'm-group', start: '2026-03-16T19:30', scope: 'future' },
        mayAsk: true,
      },
      {
        say: 'אפשר להקדים את דנה בראשון בחצי שעה? רק הפעם',
        slots: {
          meeting: 'm-dana',
          occurrence: '2026-03-15T16:00',
          start: '2026-03-15T15:30',
          scope: 'this',
        },
      },
      {
        say: 'איתי לא יכול בשישי בבוקר תעבירי אותו לראשון ב 17:00',
        slots: { meeting: 'm-itay', occurrence: '2026-03-13T10:00', start: '2026-03-15T17:00' },
      },
      {
        say: 'אפשר להתחיל בראשון ב-17:00 במקום ב-16:00?',
        as: 'student',
        slots: { meeting: 'm-dana', occurrence: '2026-03-15T16:00', start: '2026-03-15T17:00' },
      },
      {
        say: 'היי רבקה אפשר להעביר את השיעור של יום ראשון ל 18.3 ב 16:00',
        as: 'student',
        slots: { meeting: 'm-dana', occurrence: '2026-03-15T16:00', start: '2026-03-18T16:00' },
      },
      {
        say: 'אפשר להקדים את המתמטיקה של ראשון בשעה?',
        as: 'student',
        slots: { meeting: 'm-dana', occurrence: '2026-03-15T16:00', start: '2026-03-15T15:00' },
      },
      {
        say: 'אפשר להזיז את אדם מחר ל-17:00?',
        as: 'parent',
        slots: { meeting: 'm-adam', occurrence: '2026-03-11T16:00', start: '2026-03-11T17:00' },
      },
      {
        say: 'השיעור של דנה בראשון, אפשר לדחות אותו בחצי שעה?',
        as: 'parent',
        slots: { meeting: 'm-dana', occurrence: '2026-03-15T16:00', start: '2026-03-15T16:30' },
      },
    ],
  },
  {
    command: 'meeting.open',
    phrases: [
      {
        say: 'תפתחי לי את השיעור של מחר עם עומר',
        slots: { meeting: 'm-omer', occurrence: '2026-03-11T18:00' },
      },
    ],
  },
  {
    command: 'meeting.place',
    phrases: [
      {
        say: 'השיעור של נועה בחמישי יהיה בזום, רק הפעם',
        slots: { meeting: 'm-noa', occurrence: '2026-03-12T16:00', place: 'online', scope: 'this' },
      },
      {
        say: 'כל השיעורים של מחר בזום',
        slots: { from: '2026-03-11T00:00', to: '2026-03-12T00:00', place: 'online' },
      },
      {
        say: 'מעכשיו עם יעל לומדים אצלה בבית',
        slots: { meeting: 'm-yael', place: 'student', scope: 'future' },
      },
    ],
  },
  {
    command: 'meeting.price',
    phrases: [
      { say: 'עומר משלם מעכשיו 130 לשיעור', slots: { meeting: 'm-omer', cost: 130, scope: 'future' } },
      { say: 'איתי בשישי 80 ש"ח במקום 100', slots: { meeting: 'm-itay', cost: 80 } },
    ],
  },
  {
    command: 'meeting.propose',
    phrases: [
      { say: 'תציעי לנועה פיזיקה בראשון ב-18:00', slots: { students: ['noa'], start: '2026-03-15T18:00' } },
    ],
  },
  {
    command: 'meeting.remind',
    phrases: [
      { say: 'תזכיר לי רבע שעה לפני נועה בחמישי', slots: { meeting: 'm-noa' }, mayAsk: true },
      { say: 'אני רוצה תזכורת שעה לפני כל שיעור' },
    ],
  },
  {
    command: 'meeting.repeat',
    phrases: [
      {
        say: 'יעל מעכשיו רק פעם בשבועיים',
        slots: { meeting: 'm-yael', rrule: 'FREQ=WEEKLY;INTERVAL=2;BYDAY=TU' },
        mayAsk: true,
      },
      {
        say: 'תגדירי שהשיעור הקבוע של נועה נגמר ב-30 ביוני',
        slots: { meeting: 'm-noa', rrule: 'FREQ=WEEKLY;INTERVAL=1;BYDAY=TH;UNTIL=20260630' },
        mayAsk: true,
        or: 'meeting.cancel',
      },
    ],
  },
  {
    command: 'meeting.request',
    phrases: [
      {
        say: 'אפשר עוד שיעור מתימטיקה בחמישי ב-5?',
        as: 'student',
        slots: { subject: 'su-maths', start: '2026-03-12T17:00' },
      },
      {
        say: 'צריכה תגבור במתמטיקה לפני המבחן, אפשר מחר ב-18:30?',
        as: 'student',
        slots: { subject: 'su-maths', start: '2026-03-11T18:30' },
      },
      {
        say: 'אנגלית שישי 11:00',
        as: 'student',
        slots: { subject: 'su-english', start: '2026-03-13T11:00' },
      },
      {
        say: 'אשמח לשיעור מתמטיקה קבוע כל יום חמישי ב-18:00',
        as: 'student',
        slots: { subject: 'su-maths', start: '2026-03-12T18:00', rrule: 'FREQ=WEEKLY;INTERVAL=1;BYDAY=TH' },
      },
      {
        say: 'אפשר לקבוע לאדם שיעור נוסף במתמטיקה ביום ראשון ב-17:00',
        as: 'parent',
        slots: { child: 'adam', subject: 'su-maths', start: '2026-03-15T17:00' },
      },
      {
        say: 'אנגלית לדנה בחמישי בחמש, אפשרי?',
        as: 'parent',
        slots: { child: 'dana', subject: 'su-english', start: '2026-03-12T17:00' },
      },
    ],
  },
  {
    command: 'meeting.resize',
    phrases: [
      {
        say: 'יעל היום שעה שלמה במקום 45 דקות',
        slots: { meeting: 'm-yael', occurrence: '2026-03-10T15:00', minutes: 60 },
        status: 'ask',
        asks: 'scope',
      },
      { say: "עומר מעכשיו לומד שעה ולא 45 דק'", slots: { meeting: 'm-omer', minutes: 60, scope: 'future' } },
      {
        say: 'קבוצת שני הקרובה תהיה שעה ועשרים, רק הפעם',
        slots: { meeting: 'm-group', occurrence: '2026-03-16T19:00', minutes: 80, scope: 'this' },
      },
      {
        say: 'תוסיפי רבע שעה לשיעור של דנה בראשון',
        slots: { meeting: 'm-dana', occurrence: '2026-03-15T16:00', minutes: 60 },
        status: 'ask',
        asks: 'scope',
      },
    ],
  },
  {
    command: 'pending.approve',
    phrases: [{ say: 'תאשרי ליעל את המתמטיקה בחמישי', slots: { pending: 'p-yael' } }],
  },
  {
    command: 'pending.decline',
    phrases: [{ say: 'תגידי לא לבקשה של יעל על חמישי, אני לא יכולה', slots: { pending: 'p-yael' } }],
  },
  {
    command: 'pending.show',
    phrases: [{ say: 'יש שיעורים שמחכים לאישור שלי?' }],
  },
  {
    command: 'request.add',
    phrases: [
      { say: 'רוצה לצרף את אדם לקבוצת שני', as: 'parent', slots: { child: 'adam', meeting: 'm-group' } },
    ],
  },
  {
    command: 'request.approve',
    phrases: [{ say: 'תאשרי את תום בן עמי לקבוצת שני', slots: { request: 'r-tom' } }],
  },
  {
    command: 'request.reject',
    phrases: [{ say: 'אין לי מקום לתום תדחי את הבקשה שלו', slots: { request: 'r-tom' } }],
  },
  {
    command: 'request.show',
    phrases: [
      { say: 'מי ביקש להצטרף לקבוצה?' },
      { say: 'יש תשובה לבקשות שלי?', as: 'student', or: 'pending.show' },
    ],
  },
  {
    command: 'schedule.check',
    phrases: [
      { say: 'אני פנויה מחר ב-17:00?', or: 'schedule.free' },
      { say: 'יש לי משהו בשישי בין 9 ל-11?', or: 'schedule.show' },
      { say: 'רבקה פנויה היום ב-6 בערב?', as: 'student', or: 'schedule.free' },
    ],
  },
  {
    command: 'schedule.free',
    phrases: [
      { say: 'איפה יש לי חור ביומן ביום שני', slots: { from: '2026-03-16T00:00', to: '2026-03-17T00:00' } },
      {
        say: 'באילו שעות רבקה פנויה בחמישי?',
        as: 'student',
        slots: { from: '2026-03-12T00:00', to: '2026-03-13T00:00' },
      },
      {
        say: 'מתי רבקה פנויה בשבוע הבא?',
        as: 'parent',
        slots: { from: '2026-03-15T00:00', to: '2026-03-22T00:00' },
      },
    ],
  },
  {
    command: 'schedule.last',
    phrases: [{ say: 'מתי היה השיעור האחרון עם נועה', or: 'schedule.show' }],
  },
  {
    command: 'schedule.next',
    phrases: [
      { say: 'מי התלמיד הבא שלי היום', or: 'schedule.show' },
      { say: 'מתי יש לי שיעור הכי קרוב', as: 'student', or: 'schedule.show' },
      { say: 'מתי השיעור הבא של אדם', as: 'parent', or: 'schedule.show' },
    ],
  },
  {
    command: 'schedule.show',
    phrases: [
      { say: 'מה הלו״ז שלי למחר', slots: { from: '2026-03-11T00:00', to: '2026-03-12T00:00' } },
      { say: 'אילו שיעורים יש לי ביום חמישי?', slots: { from: '2026-03-12T00:00', to: '2026-03-13T00:00' } },
      { say: 'מי בא אליי היום אחרי 4', slots: { from: '2026-03-10T16:00', to: '2026-03-11T00:00' } },
      { say: 'מה יש לי השבוע', as: 'student', slots: { from: '2026-03-08T00:00', to: '2026-03-15T00:00' } },
      {
        say: 'איזה שיעורים יש לדנה ולאדם השבוע',
        as: 'parent',
        slots: { from: '2026-03-08T00:00', to: '2026-03-15T00:00' },
      },
    ],
  },
  {
    command: 'time.block',
    phrases: [
      {
        say: 'תחסמי לי את חמישי בין 9 ל-11, רופא שיניים',
        slots: { start: '2026-03-12T09:00', end: '2026-03-12T11:00' },
      },
      {
        say: 'תחסמי לי מ-5 עד 9 באפריל, אני בחו״ל',
        slots: { start: '2026-04-05T00:00', end: '2026-04-10T00:00' },
      },
      {
        say: 'כל יום שישי מ-12:00 אני לא עובדת, תחסום',
        slots: { start: '2026-03-13T12:00', rrule: 'FREQ=WEEKLY;INTERVAL=1;BYDAY=FR' },
        or: 'settings.hours',
      },
      {
        say: 'לסגור לי את יום ראשון מ-14:00 עד 15:30',
        slots: { start: '2026-03-15T14:00', end: '2026-03-15T15:30' },
      },
    ],
  },
  {
    command: 'time.show',
    phrases: [{ say: 'מה חסמתי לעצמי החודש?', slots: { from: '2026-03-01T00:00', to: '2026-04-01T00:00' } }],
  },
  {
    command: 'waitlist.join',
    phrases: [
      {
        say: 'תכניסו את אדם לרשימת ההמתנה של קבוצת שני',
        as: 'parent',
        slots: { child: 'adam', meeting: 'm-group' },
        or: 'request.add',
      },
    ],
  },
  {
    command: 'week.copy',
    phrases: [{ say: 'תשכפלי לי את השבוע הזה לשבוע הבא' }],
  },
  {
    command: null,
    phrases: [
      { say: 'אל תבטלי את עומר מחר, בסוף הוא בא' },
      { say: 'תודה, את מצילה אותי' },
      { say: 'למה נועם לא מופיע לי ביום שלישי?', mayRead: true },
      { say: 'עוד לא החלטתי אם להזיז את נועה' },
      { say: 'לא צריך לחסום את שישי' },
      { say: 'אמא של דנה אולי תרצה להחליף שעה, אעדכן בהמשך' },
      { say: 'דנה ביטלה את ראשון?', mayRead: true },
      { say: 'וואו איזה בוקר עמוס' },
      { say: 'תודה רבקה נתראה בראשון', as: 'student' },
      { say: 'לא לבטל את ראשון, אני כן באה', as: 'student' },
      { say: 'תודה רבה, אדם מאוד נהנה בשיעור', as: 'parent' },
      { say: 'אדם מבוטל מחר?', as: 'parent', mayRead: true },
    ],
  },
];
