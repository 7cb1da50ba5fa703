/** A fourth set of strangers' sentences in Hebrew, over the calendar, requests, subjects and people: measured first (57.2%; a sixth of the misses were of commands that were not there yet), then learned from. */
import type { AsideList } from '../aside.ts';

/** Spoken in the worlds of worlds.ts. */
export const lists: AsideList[] = [
  {
    command: 'meeting.addBatch',
    phrases: [
      { say: 'דנה בשני ב-4, עומר בשני ב-5 ויעל בשני ב-6, כולם מתמטיקה' },
      { say: 'דנה אנגלית חמישי 16:00\nעומר מתמטיקה חמישי 17:00\nיעל מתמטיקה שישי 9:00' },
      { say: 'יעל בראשון ב2 ועומר בחמישי ב3, לשניהם מתמטיקה', mayAsk: true },
    ],
  },
  {
    command: 'week.copy',
    phrases: [
      { say: 'שבוע הבא אותו דבר כמו השבוע, תעתיקי הכל', mayAsk: true },
      { say: 'לשכפל את השבוע שעבר לשבוע הזה' },
      { say: 'העתק את כל השיעורים של השבוע לשבוע הבא תודה' },
    ],
  },
  {
    command: 'meeting.resize',
    phrases: [{ say: 'להאריך לנועם את הפיזיקה ברבע שעה', slots: { meeting: 'm-noam-physics', minutes: 60 } }],
  },
  {
    command: 'meeting.describe',
    phrases: [
      {
        say: 'תקראי לשיעור של יעל היום "חזרה על טריגו"',
        slots: { meeting: 'm-yael', summary: 'חזרה על טריגו' },
      },
      {
        say: 'הערה לשיעור של עומר מחר: להביא חוברת כחולה',
        slots: { meeting: 'm-omer', description: 'להביא חוברת כחולה' },
      },
      {
        say: 'לשנות את הכותרת של קבוצת הפיזיקה ל"כוכבי הפיזיקה" בכל הסדרה',
        slots: { meeting: 'm-group', summary: 'כוכבי הפיזיקה', scope: 'all' },
      },
    ],
  },
  {
    command: 'meeting.change',
    phrases: [
      {
        say: 'מחר עם עומר זה מתמטיקה ולא אנגלית, תשני',
        slots: { meeting: 'm-omer', subject: 'su-maths' },
        mayAsk: true,
      },
      {
        say: 'מקסימום חמישה בקבוצת הפיזיקה מעכשיו',
        slots: { meeting: 'm-group', capacity: 5, scope: 'future' },
      },
      { say: 'צבע ירוק לשיעור של יעל היום', slots: { meeting: 'm-yael' } },
    ],
  },
  {
    command: 'meeting.repeat',
    phrases: [
      {
        say: 'השיעור של עומר מחר יהיה כל שבוע',
        slots: { meeting: 'm-omer', rrule: 'FREQ=WEEKLY;INTERVAL=1;BYDAY=WE' },
      },
      {
        say: 'תעשי שהשיעור של יעל היום יחזור כל שבוע עד סוף יוני',
        slots: { meeting: 'm-yael', rrule: 'FREQ=WEEKLY;INTERVAL=1;BYDAY=TU;UNTIL=20260630' },
      },
    ],
  },
  {
    command: 'meeting.place',
    phrases: [
      { say: 'עומר מחר בזום', slots: { meeting: 'm-omer', place: 'online' } },
      {
        say: 'אני חולה, כל השיעורים של מחר יעברו לאונליין',
        slots: { place: 'online', from: '2026-03-11T00:00', to: '2026-03-12T00:00' },
      },
    ],
  },
  {
    command: 'meeting.price',
    phrases: [
      { say: 'מחר עם עומר 180 ש״ח במקום 150', slots: { meeting: 'm-omer', cost: 180 } },
      { say: 'השיעור של יעל היום יעלה מאה ארבעים שקל', slots: { meeting: 'm-yael', cost: 140 } },
    ],
  },
  {
    command: 'meeting.scalePrice',
    phrases: [
      { say: 'תורידי לעומר 10% מהשיעור של מחר', slots: { meeting: 'm-omer' }, or: 'meeting.discount' },
      { say: 'כל השיעורים של נועם יתייקרו בעשרה אחוז מעכשיו', slots: { factor: 1.1 }, mayAsk: true },
    ],
  },
  {
    command: 'meeting.remind',
    phrases: [
      { say: 'שלחי ליעל תזכורת על היום' },
      { say: 'תזכורת לעומר שעה לפני השיעור של מחר', slots: { meeting: 'm-omer' }, mayAsk: true },
      { say: 'תזכיר לנועם את הפיזיקה של חמישי', mayAsk: true },
    ],
  },
  {
    command: 'meeting.number',
    phrases: [
      { say: 'השיעור הבא של דנה הוא שיעור מספר 12', slots: { meeting: 'm-dana' }, mayAsk: true },
      { say: 'להתחיל את המספור של קבוצת הפיזיקה מ1 מחדש', slots: { meeting: 'm-group' }, mayAsk: true },
      { say: 'ב16/3 עם נועם זה צריך להיות שיעור 9', slots: { meeting: 'm-noam' }, mayAsk: true },
    ],
  },
  {
    command: 'meeting.open',
    phrases: [
      { say: 'תפתח את השיעור של יעל היום', slots: { meeting: 'm-yael' } },
      { say: 'אני רוצה להיכנס לשיעור של עומר מחר', slots: { meeting: 'm-omer' }, mayAsk: true },
      { say: 'פרטים על הפיזיקה של נועם בחמישי', slots: { meeting: 'm-noam-physics' }, or: 'schedule.show' },
    ],
  },
  {
    command: 'schedule.check',
    phrases: [{ say: 'אני פנויה בחמישי בחמש?', or: 'schedule.free' }, { say: 'ראשון בארבע תפוס?' }],
  },
  {
    command: 'schedule.free',
    phrases: [
      { say: 'מתי יש לי חור מחר', slots: { from: '2026-03-11T00:00', to: '2026-03-12T00:00' } },
      {
        say: 'מתי רבקה פנויה ביום חמישי',
        slots: { from: '2026-03-12T00:00', to: '2026-03-13T00:00' },
        as: 'student',
      },
    ],
  },
  {
    command: 'schedule.next',
    phrases: [{ say: 'מתי השיעור הבא שלי', as: 'student' }],
  },
  {
    command: 'schedule.last',
    phrases: [
      { say: 'השיעור הקודם של יעל מתי היה', slots: { students: ['yael'] } },
      { say: 'מתי היה השיעור האחרון שלי עם רבקה', as: 'student' },
    ],
  },
  {
    command: 'lesson.count',
    phrases: [
      { say: 'כמה שיעורים היו לדנה מאז ינואר', slots: { students: ['dana'] } },
      { say: 'כמה שיעורים העברתי בשבוע שעבר', slots: { from: '2026-03-01T00:00', to: '2026-03-08T00:00' } },
    ],
  },
  {
    command: 'calendar.view',
    phrases: [
      { say: 'תעבור לחודש', slots: { view: 'month' }, or: 'calendar.goto' },
      { say: 'אפשר לראות את זה כסדר יום', slots: { view: 'agenda' }, mayAsk: true, or: 'schedule.show' },
      { say: 'תצוגה יומית', slots: { view: 'day' } },
    ],
  },
  {
    command: 'calendar.goto',
    phrases: [
      { say: 'קפוץ לאפריל' },
      { say: 'קחי אותי לשבוע של ה-22/3' },
      { say: 'תראה לי את מאי', mayAsk: true, or: 'schedule.show' },
    ],
  },
  {
    command: 'calendar.export',
    phrases: [{ say: 'לייצא את היומן' }, { say: 'צריכה את השיעורים של מרץ בקובץ, תייצאי' }],
  },
  {
    command: 'calendar.import',
    phrases: [
      { say: 'לייבא את היומן מגוגל' },
      { say: 'להעלות קובץ ics' },
      { say: 'תכניס את השיעורים מהיומן הישן שלי מקובץ' },
    ],
  },
  {
    command: 'calendar.save',
    phrases: [
      { say: 'תשמור את השיעור של עומר מחר ביומן של הטלפון', mayAsk: true, or: 'calendar.export' },
      { say: 'להוסיף את השיעור של חמישי ליומן גוגל שלי', as: 'student', mayAsk: true, or: 'calendar.export' },
      { say: 'שמור ביומן הפרטי שלי את השיעור של יעל', mayAsk: true, or: 'calendar.export' },
    ],
  },
  {
    command: 'feed.copy',
    phrases: [{ say: 'מה הכתובת של היומן שלי שגוגל יעקוב אחריו', or: 'link.copy' }],
  },
  {
    command: null,
    phrases: [
      { say: 'אל תבטלי את דנה ביום ראשון' },
      { say: 'תודה רבה' },
      { say: 'לא להזיז את עומר בבקשה' },
      { say: 'עומר מבוטל מחר?', mayRead: true },
      { say: 'הזזתי את דנה לחמש בשבוע שעבר ובכל זאת איחרה', mayAsk: true, mayRead: true },
      { say: 'חח סבבה' },
      { say: 'אני כל כך עייפה היום' },
      { say: 'אף פעם לא אמרתי לחסום את איתי' },
      { say: 'איתי חסום?', mayRead: true },
      { say: 'בפעם הקודמת שמחקתי מקצוע הכל נהרס', mayAsk: true, mayRead: true },
      { say: 'בבקשה אל תבטלו לנועה את השיעור', as: 'parent' },
      { say: 'רבקה ביטלה את חמישי?', as: 'student', mayRead: true },
      { say: 'דנה מוסרת ד"ש' },
      { say: 'כדאי להזיז את יעל?', mayRead: true },
    ],
  },
  {
    command: 'meeting.request',
    phrases: [
      {
        say: 'צריכה עוד אנגלית לפני המבחן, ביום ראשון בחמש וחצי',
        slots: { subject: 'su-english', start: '2026-03-15T17:30' },
        as: 'student',
        mayAsk: true,
      },
    ],
  },
  {
    command: 'subject.show',
    phrases: [{ say: 'אילו מקצועות יש לרבקה', as: 'student' }],
  },
  {
    command: 'subject.add',
    phrases: [
      {
        say: 'אני מתחיל ללמד גם גיטרה, תוסיף כמקצוע ב-120 שקל',
        slots: { name: 'גיטרה', cost: 120 },
        mayAsk: true,
      },
    ],
  },
  {
    command: 'subject.rename',
    phrases: [
      { say: 'לשנות את השם של מתמטיקה לאלגברה', slots: { subject: 'su-maths', name: 'אלגברה' } },
      { say: 'שם המקצוע אנגלית צריך להיות "ספרות"', slots: { subject: 'su-english', name: 'ספרות' } },
      { say: 'תשני שם לפיזיקה: מכניקה', slots: { subject: 'su-physics', name: 'מכניקה' } },
    ],
  },
  {
    command: 'subject.price',
    phrases: [{ say: 'מעכשיו מתמטיקה 170 ש"ח לשעה', slots: { subject: 'su-maths', cost: 170 } }],
  },
  {
    command: 'subject.scalePrice',
    phrases: [
      { say: 'להעלות את כל המקצועות ב-5%', slots: { factor: 1.05 } },
      { say: 'פיזיקה בעשרה אחוז פחות', slots: { subject: 'su-physics', factor: 0.9 } },
    ],
  },
  {
    command: 'subject.color',
    phrases: [
      { say: 'שאנגלית תופיע בסגול', slots: { subject: 'su-english' } },
      { say: 'צבע לפיזיקה אדום', slots: { subject: 'su-physics' } },
    ],
  },
  {
    command: 'subject.remove',
    phrases: [{ say: 'הסר את המקצוע אנגלית', slots: { subject: 'su-english' } }],
  },
  {
    command: 'lesson.add',
    phrases: [
      {
        say: 'להוסיף שיעור בשם שברים לתוכנית הלימודים של מתמטיקה',
        slots: { subject: 'su-maths', name: 'שברים' },
      },
    ],
  },
  {
    command: 'lesson.change',
    phrases: [{ say: 'בתוכנית של פיזיקה שיעור 2 יהיה "גלים"', mayAsk: true }],
  },
  {
    command: 'lesson.remove',
    phrases: [{ say: 'להוציא את "past simple" מהסילבוס של אנגלית', mayAsk: true }],
  },
  {
    command: 'lesson.materials',
    phrases: [
      { say: 'לצרף https://example.test/waves.pdf לשיעור 2 בתוכנית של פיזיקה', mayAsk: true },
      { say: 'חומרים לשיעור שברים במתמטיקה: https://example.test/f.pdf', mayAsk: true },
    ],
  },
  {
    command: 'student.show',
    phrases: [{ say: 'תלמידים לפי כמות ביטולים בבקשה', slots: { sort: 'cancellations' } }],
  },
  {
    command: 'student.open',
    phrases: [
      { say: 'תפתח את הדף של דנה', slots: { students: ['dana'] } },
      { say: 'הכרטיס של יעל', slots: { students: ['yael'] } },
      { say: 'לך לפרופיל של Noam', slots: { students: ['noam'] } },
    ],
  },
  {
    command: 'student.find',
    phrases: [
      { say: 'חפש תלמיד מזרחי', or: 'student.open' },
      { say: 'יש לי תלמיד בשם פרץ', mayAsk: true, or: 'student.show' },
    ],
  },
  {
    command: 'student.archive',
    phrases: [
      { say: 'דנה לארכיון', slots: { students: ['dana'], archived: true } },
      { say: 'נועם הפסיק ללמוד, תעבירי אותו לארכיון', slots: { students: ['noam'], archived: true } },
    ],
  },
  {
    command: 'lateCancels.adjust',
    phrases: [
      { say: 'תמחלי לדנה על הביטול המאוחר', slots: { students: ['dana'] } },
      { say: 'להוסיף לעומר ביטול מאוחר אחד', slots: { students: ['omer'] } },
      { say: 'אפס לנועם את הביטולים המאוחרים', slots: { students: ['noam'] } },
    ],
  },
  {
    command: 'lateCancels.show',
    phrases: [
      { say: 'כמה ביטולים מאוחרים יש ליעל', or: 'lateCancels.check' },
      { say: 'כמה ביטולים ברגע האחרון נשארו לי', as: 'student', or: 'lateCancels.check' },
      { say: 'מי מבטל הכי הרבה ברגע האחרון', mayAsk: true, or: 'student.show' },
    ],
  },
  {
    command: 'lateCancels.check',
    phrases: [
      { say: 'דנה גמרה את הביטולים המאוחרים שלה?', slots: { students: ['dana'] }, or: 'lateCancels.show' },
    ],
  },
  {
    command: 'child.show',
    phrases: [{ say: 'הילדים שלי', as: 'parent' }],
  },
  {
    command: 'child.add',
    phrases: [
      { say: 'תוסיף את הבת שלי ליה', slots: { name: 'ליה' }, as: 'parent' },
      { say: 'תוסיפו בבקשה את הבן שלי יוני', slots: { name: 'יוני' }, as: 'parent' },
    ],
  },
  {
    command: 'child.picture',
    phrases: [
      { say: 'להעלות תמונה של נועה', slots: { child: 'noa' }, as: 'parent' },
      { say: 'תחליף לאיתי את התמונה', slots: { child: 'itay' }, as: 'parent' },
    ],
  },
  {
    command: 'child.select',
    phrases: [
      { say: 'עכשיו אני שואלת על איתי', slots: { child: 'itay' }, as: 'parent', mayAsk: true, or: null },
      { say: 'תבחרי את Itay', slots: { child: 'itay' }, as: 'parent' },
    ],
  },
  {
    command: 'profile.change',
    phrases: [
      { say: 'הטלפון החדש שלי 0521234567 תעדכן', slots: { phone: '0521234567' } },
      { say: 'לשנות את השם שלי לרבקה לוין', slots: { name: 'רבקה לוין' } },
    ],
  },
  {
    command: 'profile.open',
    phrases: [{ say: 'קח אותי לדף הפרופיל שלי', as: 'student', or: 'settings.profile' }],
  },
  {
    command: 'profile.picture',
    phrases: [
      { say: 'תחליפי לי תמונת פרופיל' },
      { say: 'אני רוצה לשים תמונה חדשה שלי', as: 'student', mayAsk: true },
    ],
  },
  {
    command: 'settings.profile',
    phrases: [
      { say: 'הגדרות פרופיל', or: 'profile.open' },
      { say: 'איפה עורכים את הפרטים האישיים שלי', or: 'profile.open', mayAsk: true },
    ],
  },
  {
    command: 'undo',
    phrases: [{ say: 'בטל את זה' }, { say: 'לא זה, בטל את הפעולה האחרונה' }],
  },
  {
    command: 'help',
    phrases: [
      { say: 'עזרה איך זה עובד', mayAsk: true },
      { say: 'הלכתי לאיבוד מה כותבים פה', mayAsk: true },
    ],
  },
  {
    command: 'meeting.add',
    phrases: [
      {
        say: 'אז תרשמי את דנה לפיזיקה ביום שני העשרים ושלושה במרץ ברבע לחמש',
        slots: { students: ['dana'], subject: 'su-physics', start: '2026-03-23T16:45' },
      },
      {
        say: 'רשמי את נועם לאנגלת ביום ראשון בשלוש',
        slots: { students: ['noam'], start: '2026-03-15T15:00' },
        mayAsk: true,
      },
    ],
  },
  {
    command: 'meeting.move',
    phrases: [
      {
        say: 'הועבר: "היי רבקה, לעומר יש משחק מחר, יש מצב ל17:30?" - תזיזי אותו',
        slots: { meeting: 'm-omer', start: '2026-03-11T17:30' },
        mayAsk: true,
      },
      {
        say: 'יש מצב לדחות את יעל היום בשעה?',
        slots: { meeting: 'm-yael', delta: 60, start: '2026-03-10T12:00' },
        mayAsk: true,
      },
      {
        say: 'נועה תאחר ביום שני, אפשר להעביר לה לארבע, רק הפעם',
        slots: { child: 'noa', start: '2026-03-16T16:00' },
        as: 'parent',
        mayAsk: true,
        or: 'meeting.request',
      },
    ],
  },
  {
    command: 'meeting.cancel',
    phrases: [
      {
        say: 'מחר אין קבוצת פיזיקה, תבטלי רק הפעם',
        slots: { meeting: 'm-group', occurrence: '2026-03-11T18:00', scope: 'this' },
      },
    ],
  },
  {
    command: 'time.block',
    phrases: [
      { say: 'תור לרופא היום 16-17 תחסמי', slots: { start: '2026-03-10T16:00', end: '2026-03-10T17:00' } },
    ],
  },
  {
    command: 'schedule.show',
    phrases: [{ say: 'איך נראה יום ראשון שלי', slots: { from: '2026-03-15T00:00', to: '2026-03-16T00:00' } }],
  },
  {
    command: 'student.invite',
    phrases: [
      { say: 'תלמיד חדש גיל gil.s@example.test תשלחי לו הזמנה', slots: { emails: ['gil.s@example.test'] } },
    ],
  },
];

/** Spoken in the worlds of recordsWorlds.ts. */
export const inRecords: AsideList[] = [
  {
    command: 'attendance.mark',
    phrases: [
      {
        say: 'דנה הייתה ביום ראשון',
        slots: { meeting: 'm-dana', occurrence: '2026-03-08T16:00', students: ['dana'], present: true },
      },
      {
        say: 'כולם הגיעו לקבוצה ברביעי שעבר',
        slots: { meeting: 'm-group', occurrence: '2026-03-04T18:00', present: true },
        mayAsk: true,
      },
    ],
  },
  {
    command: 'meeting.leave',
    phrases: [
      {
        say: 'אני רוצה לצאת מהקבוצה של הפיזיקה',
        slots: { meeting: 'm-own-group' },
        as: 'student',
        mayAsk: true,
      },
      {
        say: 'גיל מפסיק מתמטיקה, תוציאו אותו מהשיעור של ראשון לגמרי',
        slots: { child: 'gil', meeting: 'm-gil' },
        as: 'parent',
        mayAsk: true,
        or: 'meeting.cancel',
      },
    ],
  },
  {
    command: 'time.unblock',
    phrases: [
      { say: 'הרופא שיניים התבטל אז תפתחי את השעות האלה', mayAsk: true },
      { say: 'ב-18 אני כן יכולה ללמד, תורידי את החסימה' },
    ],
  },
  {
    command: 'time.show',
    phrases: [{ say: 'מה חסמתי' }, { say: 'תראה לי את החסימות של מרץ' }],
  },
  {
    command: 'calendar.search',
    phrases: [
      { say: 'תמצאי את השיעור שנקרא exam prep', or: 'meeting.open' },
      { say: 'איפה כתבתי "שברים", תחפשי', slots: { query: 'שברים' } },
    ],
  },
  {
    command: 'attendance.show',
    phrases: [
      { say: 'הנוכחות שלי בבקשה', as: 'student' },
      { say: 'גיל מגיע לשיעורים שלו?', slots: { child: 'gil' }, as: 'parent', mayAsk: true },
    ],
  },
];

/** Spoken in the worlds of requestsWorlds.ts. */
export const inRequests: AsideList[] = [
  {
    command: 'pending.show',
    phrases: [
      { say: 'מי ביקש ממני שיעור', or: 'request.show' },
      { say: 'יש בקשות לשיעורים שמחכות לי?', or: 'request.show' },
    ],
  },
  {
    command: 'pending.open',
    phrases: [
      { say: 'תפתחי את הבקשה של יעל לחמישי', slots: { pending: 'p-yael' } },
      { say: 'מה נועם ביקש, תראי לי את הבקשה', slots: { pending: 'p-noam' }, or: 'pending.show' },
      {
        say: 'אני רוצה לראות את ההצעה שקיבלתי ליום שני',
        slots: { pending: 's-offer' },
        as: 'student',
        mayAsk: true,
        or: 'pending.show',
      },
    ],
  },
  {
    command: 'pending.decline',
    phrases: [
      { say: 'לא לבקשה של איתי, יש לי אז את דנה', slots: { pending: 'p-itay' } },
      { say: 'לדחות את מה שנועה ביקשה ליום חמישי', slots: { pending: 'p-noa-thursday' }, mayAsk: true },
    ],
  },
  {
    command: 'pending.withdraw',
    phrases: [
      {
        say: 'למשוך את הבקשה לשיעור של גיל',
        slots: { child: 'gil', pending: 'c-gil' },
        as: 'parent',
        mayAsk: true,
        or: 'request.withdraw',
      },
      {
        say: 'כבר לא צריך את הפיזיקה שביקשתי ל19 לחודש, משוך את הבקשה',
        slots: { pending: 's-thursday' },
        as: 'student',
        mayAsk: true,
      },
    ],
  },
  {
    // Another time for what was asked is a no with an offer, as the contract's own sample has it.
    command: 'pending.decline',
    phrases: [
      {
        say: 'לא מתאים עם נועם, תציעי לו את יום שני בשש במקום',
        slots: { pending: 'p-noam', start: '2026-03-16T18:00' },
      },
      {
        say: 'חמישי לא מסתדר עם יעל, תציעי לה רביעי באחת',
        slots: { pending: 'p-yael', start: '2026-03-11T13:00' },
      },
    ],
  },
  {
    command: 'request.show',
    phrases: [
      { say: 'מי רוצה להצטרף לקבוצות' },
      { say: 'הראי בקשות הצטרפות' },
      { say: 'ענו לי כבר על הבקשה להצטרף לקבוצת הפיזיקה', as: 'student', or: 'pending.show' },
    ],
  },
  {
    command: 'request.add',
    phrases: [
      { say: 'אשמח שגיל יצטרף לקבוצת הפיזיקה', slots: { child: 'gil', meeting: 'm-group' }, as: 'parent' },
      {
        say: 'מבקש להצטרף לקבוצה של אנגלית',
        slots: { meeting: 'm-full' },
        as: 'student',
        or: 'waitlist.join',
      },
    ],
  },
  {
    command: 'request.approve',
    phrases: [
      { say: 'תכניסי את עומר לקבוצת הפיזיקה', or: 'meeting.attendees' },
      { say: 'תמר יכולה לבוא לקבוצת הפיזיקה, תאשרי אותה', slots: { request: 'r-tamar' }, mayAsk: true },
    ],
  },
  {
    command: 'request.withdraw',
    phrases: [
      {
        say: 'מאיה כבר לא רוצה את קבוצת הפיזיקה, תמשכו את בקשת ההצטרפות שלה',
        slots: { child: 'maya', request: 'cr-maya' },
        as: 'parent',
        mayAsk: true,
      },
      {
        say: 'לבטל את הבקשה של גיל להצטרף לקבוצת אנגלית',
        slots: { child: 'gil', request: 'cr-gil' },
        as: 'parent',
      },
    ],
  },
  {
    command: 'waitlist.join',
    phrases: [
      { say: 'תכניסו אותי לרשימת המתנה של קבוצת אנגלית', slots: { meeting: 'm-full' }, as: 'student' },
      {
        say: 'אם מתפנה מקום בקבוצת האנגלית אני רוצה, תרשמו אותי להמתנה',
        slots: { meeting: 'm-full' },
        as: 'student',
        mayAsk: true,
      },
    ],
  },
  {
    command: 'waitlist.leave',
    phrases: [
      {
        say: 'תורידו אותי מרשימת ההמתנה של קבוצת האנגלית',
        slots: { meeting: 'm-full' },
        as: 'student',
        mayAsk: true,
      },
      { say: 'גיל כבר לא צריך את רשימת ההמתנה לאנגלית, תוציאו אותו', as: 'parent', mayAsk: true },
    ],
  },
  {
    command: 'contract.open',
    phrases: [{ say: 'איפה התנאים של אבי בר', as: 'parent', mayAsk: true }],
  },
  {
    command: 'contract.accept',
    phrases: [
      { say: 'אני מאשר את החוזה של רבקה', slots: { teacher: 't1' }, as: 'student' },
      { say: 'מסכים לתנאים של אבי', slots: { teacher: 't2' }, as: 'student' },
      { say: 'טוב אני חותמת על ההסכם עם Avi Bar', slots: { teacher: 't2' }, as: 'parent', mayAsk: true },
    ],
  },
  {
    command: 'teacher.join',
    phrases: [
      { say: 'להצטרף למורה https://lessons.test/rivka', as: 'student', mayAsk: true },
      { say: 'אני רוצה להירשם למורה חדשה', as: 'student', mayAsk: true },
    ],
  },
  {
    command: 'link.copy',
    phrases: [
      { say: 'העתק את קישור ההזמנה שלי' },
      { say: 'מה הלינק שאני שולחת לתלמידים חדשים', or: 'student.invite' },
      { say: 'קישור לשיתוף בבקשה' },
    ],
  },
  {
    command: null,
    phrases: [{ say: 'לא לדחות אף אחד היום' }, { say: 'נועם ביקש את שלישי?', mayRead: true }],
  },
  {
    command: 'teacher.show',
    phrases: [
      { say: 'מי המורים שלי', as: 'student' },
      { say: 'רשימת המורים שלנו', as: 'parent' },
    ],
  },
  {
    command: 'teacher.select',
    phrases: [
      { say: 'להחליף מורה לרבקה', slots: { teacher: 't1' }, as: 'student', mayAsk: true },
      { say: 'בחר את Avi Bar בתור המורה', slots: { teacher: 't2' }, as: 'parent' },
    ],
  },
  {
    command: 'teacher.open',
    phrases: [
      { say: 'תפתח את הדף של רבקה', slots: { teacher: 't1' }, as: 'student' },
      { say: 'הפרופיל של אבי בר', slots: { teacher: 't2' }, as: 'parent' },
    ],
  },
];
