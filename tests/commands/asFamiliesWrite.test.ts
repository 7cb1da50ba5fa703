/** What students and parents write to a teacher, and what a teacher pastes of it: greeted, excused, asked nicely and signed. */
import { describe, expect, it } from 'vitest';
import { readInSchool as read } from './readInSchool.ts';
import type { Locale, SpeakerRole } from '../../commands/world.ts';
import type { Slots } from '../../commands/pipeline/plan.ts';

type Meant = [Locale, SpeakerRole, string, string, Slots];

const sunday = { meeting: 'm-dana', occurrence: '2026-03-15T16:00' };
const adam = { child: 'adam', meeting: 'm-adam', occurrence: '2026-03-11T16:00' };
const itay = { meeting: 'm-itay', occurrence: '2026-03-13T10:00' };
const nextWeek = {
  items: [
    { meeting: 'm-dana', occurrence: '2026-03-15T16:00', scope: 'this' },
    { meeting: 'm-group', occurrence: '2026-03-16T19:00', scope: 'this' },
    { meeting: 'm-adam', occurrence: '2026-03-18T16:00', scope: 'this' },
  ],
};

const both = { items: [{ meeting: 'm-dana' }, { meeting: 'm-group' }] };

const ready: Meant[] = [
  ['he', 'student', 'היי מה קורה, אני לא מגיעה בראשון, יש לי מבחן ביום שני', 'meeting.cancel', sunday],
  ['he', 'student', 'היי מה קורה אני לא מגיעה בראשון', 'meeting.cancel', sunday],
  ['he', 'student', 'יואו שכחתי יש לי טיול אפשר לבטל את ראשון הקרוב', 'meeting.cancel', sunday],
  ['he', 'student', 'אני מבריזה מראשון', 'meeting.cancel', sunday],
  [
    'he',
    'student',
    'בא לך להזיז את השיעור של ראשון לשש?',
    'meeting.move',
    { ...sunday, start: '2026-03-15T18:00' },
  ],
  [
    'he',
    'student',
    'הייייי אפשר לדחות את ראשון לשני באותה שעה?? פליזזז',
    'meeting.move',
    { ...sunday, start: '2026-03-16T16:00' },
  ],
  [
    'he',
    'student',
    'ראשון לא מתאים לי אפשר רביעי ב5',
    'meeting.move',
    { ...sunday, start: '2026-03-11T17:00' },
  ],
  [
    'he',
    'student',
    'יוצא שאני לא יכולה בראשון, אפשר בשני במקום?',
    'meeting.move',
    { ...sunday, start: '2026-03-16T16:00' },
  ],
  [
    'he',
    'student',
    'אפשר להחליף את השיעור בראשון לשיעור בשלישי',
    'meeting.move',
    { ...sunday, start: '2026-03-17T16:00' },
  ],
  [
    'he',
    'student',
    'אפשר שהשיעורים שלי בראשון יהיו ב5 מעכשיו',
    'meeting.move',
    { ...sunday, start: '2026-03-15T17:00', scope: 'future' },
  ],
  ['he', 'student', 'תעשי לי שיעור השלמה ביום רביעי ב4', 'meeting.request', { start: '2026-03-11T16:00' }],
  [
    'he',
    'student',
    'אפשר להשלים את השיעור שביטלתי ביום חמישי ב5?',
    'meeting.request',
    { start: '2026-03-12T17:00' },
  ],
  ['he', 'student', 'לא רוצה להיות יותר בקבוצה', 'meeting.leave', { meeting: 'm-group', scope: 'future' }],
  ['he', 'student', 'השיעור מחר מתקיים?', 'schedule.show', { from: '2026-03-11T00:00' }],
  ['he', 'student', 'נפגשים ביום ראשון?', 'schedule.show', { from: '2026-03-15T00:00' }],
  [
    'he',
    'student',
    'ראשון לא מסתדר לי השבוע, יש לך משהו ברביעי?',
    'schedule.free',
    { from: '2026-03-11T00:00', to: '2026-03-12T00:00' },
  ],
  ['he', 'parent', 'באיזה ימים דנה לומדת', 'schedule.show', { child: 'dana' }],
  ['he', 'parent', 'מתי אפשר להביא את אדם בשבוע הבא', 'schedule.free', { child: 'adam' }],
  ['he', 'parent', 'לבטל את כל השיעורים של הילדים בשבוע הבא', 'meeting.cancel', nextWeek],
  ['he', 'parent', 'אנחנו בחול בשבוע הבא אז אין שיעורים לילדים', 'meeting.cancel', nextWeek],
  ['en', 'parent', "cancel all the kids' lessons next week", 'meeting.cancel', nextWeek],
  ['en', 'parent', "we're abroad next week so no lessons for the kids", 'meeting.cancel', nextWeek],
  ['he', 'parent', 'בוקר טוב רבקה אדם חולה היום ולא יגיע מחר', 'meeting.cancel', adam],
  ['he', 'parent', 'נבקש לבטל את השיעור של אדם ביום רביעי הקרוב עקב נסיעה משפחתית', 'meeting.cancel', adam],
  [
    'he',
    'parent',
    'ערב טוב, אבקש להעביר את השיעור של דנה מיום ראשון ליום שלישי בשעה 17:00. תודה וערב נעים',
    'meeting.move',
    { ...sunday, start: '2026-03-17T17:00' },
  ],
  ['he', 'student', 'המורה אני לא באה בראשון', 'meeting.cancel', sunday],
  ['he', 'student', 'אני מוותרת על המקום בקבוצה', 'meeting.leave', { meeting: 'm-group' }],
  ['en', 'student', "I'm giving up my spot in the group", 'meeting.leave', { meeting: 'm-group' }],
  ['en', 'student', 'I want to drop the group', 'meeting.leave', { meeting: 'm-group' }],
  ['en', 'student', "I don't want to be in the group anymore", 'meeting.leave', { meeting: 'm-group' }],
  ['he', 'student', 'אפשר להיות בקבוצה של שני?', 'request.add', { meeting: 'm-group' }],
  ['he', 'student', 'כמה שיעורים הספקתי בפברואר', 'lesson.count', { from: '2026-02-01T00:00' }],
  ['he', 'parent', 'כמה שיעורים לקח אדם בפברואר', 'lesson.count', { child: 'adam' }],
  ['he', 'parent', 'לצערנו לא נגיע מחר', 'meeting.cancel', { meeting: 'm-adam' }],
  ['en', 'parent', 'due to a family trip we need to cancel Adam on Wednesday', 'meeting.cancel', adam],
  ['en', 'parent', "Adam is sick today and won't come tomorrow", 'meeting.cancel', adam],
  [
    'en',
    'parent',
    "Hi Rivka, this is Ruth. Adam is sick and won't be coming tomorrow. Sorry for the late message",
    'meeting.cancel',
    adam,
  ],
  ['he', 'student', 'לא אגיע ביום ראשון וגם לא ביום שני', 'meeting.cancel', both],
  ['en', 'student', "I won't be there on Sunday and not on Monday either", 'meeting.cancel', both],
  [
    'en',
    'student',
    'can we make up the lesson I cancelled, Thursday at 5?',
    'meeting.request',
    { start: '2026-03-12T17:00' },
  ],
  [
    'en',
    'student',
    'hi Rivka, how are you? can I move Sunday to Tuesday same time?',
    'meeting.move',
    { ...sunday, start: '2026-03-17T16:00' },
  ],
  [
    'en',
    'teacher',
    "Hi Rivka how are you? I wanted to ask if it's possible to move Itay's lesson from Friday to Sunday at 10. Thanks, Itay's mum",
    'meeting.move',
    { ...itay, start: '2026-03-15T10:00' },
  ],
  ['he', 'parent', 'רציתי להודיע שאדם לא יגיע מחר', 'meeting.cancel', adam],
  ['he', 'parent', 'שכחתי לעדכן שאדם לא מגיע מחר', 'meeting.cancel', adam],
  ['he', 'parent', 'רק מעדכנת שדנה לא באה בראשון', 'meeting.cancel', sunday],
  ['he', 'parent', 'רבקה יקרה, אדם חולה ולכן נאלץ לבטל את השיעור מחר', 'meeting.cancel', adam],
  ['he', 'parent', 'שלום וברכה, דנה לא תוכל להגיע ביום ראשון עקב מחלה', 'meeting.cancel', sunday],
  [
    'he',
    'student',
    'סליחה על ההודעה ברגע האחרון אבל אני לא יכולה להגיע ביום ראשון',
    'meeting.cancel',
    sunday,
  ],
  ['he', 'student', 'לא יכולה לקבוצה ביום שני יש לי הופעה', 'meeting.cancel', { meeting: 'm-group' }],
  [
    'he',
    'parent',
    'אדם לא יוכל יותר בימי רביעי, אפשר לעבור לימי חמישי ב4?',
    'meeting.move',
    { ...adam, start: '2026-03-12T16:00', scope: 'future' },
  ],
  ['he', 'student', 'תעבירי אותי לקבוצה של יום שני', 'request.add', { meeting: 'm-group' }],
  [
    'he',
    'teacher',
    'אמא של נועם שואלת אם יש שיעור ביום שני',
    'schedule.show',
    { students: ['noam'], from: '2026-03-16T00:00' },
  ],
  [
    'he',
    'parent',
    'לבטל מחר את אדם ובמקום זה ביום חמישי ב4',
    'meeting.cancel',
    { items: [adam, { command: 'meeting.request', start: '2026-03-12T16:00' }] },
  ],
  ['he', 'student', 'אין מצב שאני מגיעה בראשון', 'meeting.cancel', sunday],
  ['he', 'student', 'שינוי תוכניות לא באה בראשון', 'meeting.cancel', sunday],
  [
    'he',
    'student',
    'רבקה היי זאת דנה, רציתי לדעת אם אפשר להזיז את השיעור ביום ראשון לשעה 17:30',
    'meeting.move',
    { ...sunday, start: '2026-03-15T17:30' },
  ],
  [
    'he',
    'parent',
    'אנחנו מבקשים לבטל את השיעורים של אדם בחודש אפריל',
    'meeting.cancel',
    { child: 'adam', from: '2026-04-01T00:00' },
  ],
  [
    'he',
    'parent',
    'לאדם לא מסתדר מחר אפשר ביום חמישי ב5',
    'meeting.move',
    { ...adam, start: '2026-03-12T17:00' },
  ],
  [
    'he',
    'teacher',
    'איתי כתב שהוא לא יכול בשישי ושואל אם אפשר בראשון ב10',
    'meeting.move',
    { ...itay, start: '2026-03-15T10:00' },
  ],
  ['he', 'student', 'אפשר לקפוץ אלייך מחר ב5?', 'meeting.request', { start: '2026-03-11T17:00' }],
  ['he', 'student', 'אפשר שיעור לפני הקבוצה ביום שני ב6?', 'meeting.request', { start: '2026-03-16T18:00' }],
  [
    'he',
    'student',
    'אני לא מבינה כלום בפיזיקה אפשר שיעור דחוף ביום רביעי ב6?',
    'meeting.request',
    { subject: 'su-physics', start: '2026-03-11T18:00' },
  ],
  [
    'he',
    'parent',
    'אדם קיבל ציון נמוך במבחן אפשר שיעור חיזוק ביום חמישי ב4',
    'meeting.request',
    { child: 'adam', start: '2026-03-12T16:00' },
  ],
  [
    'he',
    'parent',
    'אפשר לסדר לאדם שיעור קבוע בימי ראשון בארבע וחצי?',
    'meeting.request',
    { child: 'adam', rrule: 'FREQ=WEEKLY;INTERVAL=1;BYDAY=SU' },
  ],
  ['he', 'parent', 'תגידי מתי נוח לך השבוע לאדם', 'schedule.free', { child: 'adam' }],
  ['he', 'parent', 'מתי תוכלי לקבל את אדם', 'schedule.free', { child: 'adam' }],
  ['he', 'parent', 'מה הזמינות שלך בשבוע הבא', 'schedule.free', { from: '2026-03-15T00:00' }],
  ['he', 'student', 'יש לך אולי משהו לחמישי בערב?', 'schedule.free', { from: '2026-03-12T17:00' }],
  ['he', 'parent', 'תשלחי לי בבקשה את המערכת של אדם', 'schedule.show', { child: 'adam' }],
  ['he', 'student', 'היה לי שיעור בשבוע שעבר?', 'schedule.show', { from: '2026-03-01T00:00' }],
  [
    'he',
    'teacher',
    'היי רבקה מה שלומך? רציתי לשאול אם אפשר להזיז את השיעור של איתי מיום שישי ליום ראשון ב10. תודה, אמא של איתי',
    'meeting.move',
    { ...itay, start: '2026-03-15T10:00' },
  ],
  ['he', 'teacher', 'קיבלתי הודעה מאבא של איתי שאיתי לא מגיע ביום שישי', 'meeting.cancel', itay],
  [
    'he',
    'teacher',
    'אמא של דנה ביקשה שדנה תצא מהקבוצה',
    'meeting.attendees',
    { meeting: 'm-group', remove: ['dana'] },
  ],
];

describe('a message of a family', () => {
  it.each(ready)('in %s of a %s: “%s” is %s', (locale, who, text, command, slots) => {
    const plan = read(locale, who, text);
    expect(plan).toMatchObject({ status: 'ready', command, slots });
    expect(plan.unread).toEqual([]);
  });

  it.each<Meant>([
    [
      'he',
      'student',
      'אפשר שיעור נוסף השבוע? יש לי מבחן במתמטיקה',
      'meeting.request',
      { subject: 'su-maths' },
    ],
    ['he', 'parent', 'שיעור נוסף לדנה לפני המבחן ביום חמישי', 'meeting.request', { child: 'dana' }],
    ['he', 'teacher', 'אבא של עומר מבקש שיעור נוסף השבוע', 'meeting.add', { students: ['omer'] }],
    [
      'he',
      'teacher',
      'היי רבקה, זו אמא של יעל. יעל חולה ולא תגיע היום. סליחה על ההודעה המאוחרת',
      'meeting.cancel',
      { meeting: 'm-yael', occurrence: '2026-03-10T15:00' },
    ],
    ['he', 'teacher', 'היי המורה זאת נועה אני לא יכולה ביום חמישי', 'meeting.cancel', { meeting: 'm-noa' }],
    ['he', 'teacher', 'אמא של דנה שואלת אם אפשר בזום ביום ראשון', 'meeting.place', { meeting: 'm-dana' }],
    [
      'he',
      'teacher',
      'עומר ביקש לדחות את מחר לשבע',
      'meeting.move',
      { meeting: 'm-omer', start: '2026-03-11T19:00' },
    ],
    ['he', 'teacher', 'נועם שלח: אפשר מחר ב6?', 'meeting.add', { students: ['noam'] }],
    ['he', 'student', 'אני בטיול שנתי מיום שני עד רביעי', 'meeting.cancel', { from: '2026-03-16T00:00' }],
    ['he', 'parent', 'אדם יכול לבוא מחר רק ב5', 'meeting.move', { ...adam, start: '2026-03-11T17:00' }],
    ['he', 'student', 'אני אגיע בראשון ב4 וחצי', 'meeting.move', { ...sunday, start: '2026-03-15T16:30' }],
    ['he', 'student', 'בראשון אני יכולה רק ב5', 'meeting.move', { ...sunday, start: '2026-03-15T17:00' }],
    ['he', 'parent', 'צריך להעביר את אדם ליום אחר', 'meeting.move', { child: 'adam', meeting: 'm-adam' }],
    ['en', 'parent', 'move Adam to another day', 'meeting.move', { child: 'adam', meeting: 'm-adam' }],
    ['he', 'parent', 'להוריד את דנה מהקבוצה החל מהשבוע הבא', 'meeting.leave', { child: 'dana' }],
    ['he', 'teacher', 'דנה רוצה לצאת מהקבוצה', 'meeting.attendees', { remove: ['dana'] }],
    ['en', 'teacher', "Omer's parents want an extra lesson this week", 'meeting.add', { students: ['omer'] }],
    ['he', 'teacher', 'נועם: אני יכול גם ביום שלישי ב5', 'meeting.add', { students: ['noam'] }],
    ['he', 'parent', 'לקבוע לשני הילדים ביום חמישי ב4', 'meeting.request', { start: '2026-03-12T16:00' }],
    // On a day on which one comes anyway it may be another hour, or a second lesson.
    ['he', 'parent', 'אפשר לאדם מחר ב5?', 'meeting.request', { child: 'adam' }],
  ])('in %s of a %s: “%s” asks about %s', (locale, who, text, command, slots) => {
    expect(read(locale, who, text)).toMatchObject({ status: 'ask', command, slots, steps: [] });
  });

  it('takes one child through the whole of it', () => {
    const text = 'היי רבקה, לצערי אדם לא יוכל להגיע מחר. אפשר לקבוע שיעור השלמה ביום חמישי ב4?';
    expect(read('he', 'parent', text)).toMatchObject({
      status: 'ready',
      slots: { items: [adam, { command: 'meeting.request', child: 'adam', start: '2026-03-12T16:00' }] },
    });
    const english = "Hi Rivka, Adam can't come tomorrow. Could we book another lesson on Thursday at 4?";
    expect(read('en', 'parent', english)).toMatchObject({
      status: 'ready',
      slots: { items: [adam, { command: 'meeting.request', child: 'adam', start: '2026-03-12T16:00' }] },
    });
  });

  it.each<[Locale, SpeakerRole, string]>([
    ['he', 'student', 'אפשר לעשות את השיעור בזום ביום ראשון?'],
    ['he', 'student', 'אפשר שהשיעור ביום ראשון יהיה שעה וחצי'],
    ['he', 'student', 'השיעור ביום ראשון יכול להיות אצלי בבית?'],
    ['he', 'parent', 'השיעור של אדם מחר יכול להיות בזום?'],
    ['he', 'parent', 'אפשר לעשות לדנה רק חצי שעה ביום ראשון?'],
    ['he', 'parent', 'אדם כן מגיע מחר'],
    ['he', 'student', 'יש מקום בקבוצה של שני?'],
    ['en', 'student', 'is there room in the Monday group?'],
    ['he', 'parent', 'נראה לי שאדם חולה, אעדכן בערב'],
    ['he', 'parent', 'דנה תחזור לקבוצה בשבוע הבא'],
    ['he', 'parent', 'אדם נהנה מאוד מהשיעור'],
    ['he', 'student', 'המבחן נדחה ליום חמישי'],
    ['he', 'teacher', 'אבא של נועם ביקש שהשיעור יהיה שעה וחצי בשבוע הבא'],
  ])('in %s of a %s: “%s” is no other deed', (locale, who, text) => {
    expect(read(locale, who, text)).toMatchObject({ status: 'unknown', steps: [] });
  });
});
