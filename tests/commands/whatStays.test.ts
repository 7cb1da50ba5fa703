/** What a sentence leaves out, takes back or tells to stay is not done; days in a list are no stretch; two orders are two. */
import { describe, expect, it } from 'vitest';
import type { Locale, SpeakerRole } from '../../commands/world.ts';
import { readInSchool as read } from './readInSchool.ts';

type Said = readonly [Locale, SpeakerRole, string];

const day = (date: number) => `2026-03-${date}T00:00`;
const clears = (date: number) => ({ from: day(date), to: day(date + 1) });
const closes = (date: number, from = '00:00', to = '') => ({
  start: `2026-03-${date}T${from}`,
  end: to === '' ? day(date + 1) : `2026-03-${date}T${to}`,
});
const of = (meeting: string, date: number, hour: string) => ({
  meeting: `m-${meeting}`,
  occurrence: `2026-03-${date}T${hour}`,
});
const nextWeekButMonday = [
  of('dana', 15, '16:00'),
  of('yael', 17, '15:00'),
  of('omer', 18, '18:00'),
  of('noa', 19, '16:00'),
];

const right: readonly (readonly [...Said, string, Record<string, unknown>])[] = [
  ['en', 'teacher', 'clear all of next week but Monday', 'day.clear', { items: nextWeekButMonday }],
  ['en', 'teacher', 'clear all of next week without Monday', 'day.clear', { items: nextWeekButMonday }],
  ['he', 'teacher', 'לפנות את כל שבוע הבא בלי יום שני', 'day.clear', { items: nextWeekButMonday }],
  ['he', 'teacher', 'לפנות את כל שבוע הבא, אבל לא את יום שני', 'day.clear', { items: nextWeekButMonday }],
  ['en', 'teacher', 'cancel everything tomorrow but Omer', 'day.clear', { items: [] }],
  ['he', 'teacher', 'תבטל הכל מחר חוץ מעומר', 'day.clear', { items: [] }],
  ['en', 'teacher', 'approve all but Tom', 'pending.approve', { items: [{ pending: 'p-yael' }] }],
  ['he', 'teacher', 'לאשר את כולם חוץ מתום', 'pending.approve', { items: [{ pending: 'p-yael' }] }],
  ['en', 'student', 'keep Monday, cancel Sunday', 'meeting.cancel', of('dana', 15, '16:00')],
  ['en', 'student', 'keep Monday and cancel Sunday', 'meeting.cancel', of('dana', 15, '16:00')],
  ['en', 'student', 'cancel Monday, keep Sunday', 'meeting.cancel', of('group', 16, '19:00')],
  [
    'en',
    'student',
    "I can't come on Sunday but I'm coming on Monday",
    'meeting.cancel',
    of('dana', 15, '16:00'),
  ],
  ['he', 'student', 'תשאיר את שני ותבטל את ראשון', 'meeting.cancel', of('dana', 15, '16:00')],
  ['he', 'student', 'לא אבוא בראשון, בשני כן', 'meeting.cancel', of('dana', 15, '16:00')],
  ['he', 'student', 'לא אבוא בראשון, נתראה בשני', 'meeting.cancel', of('dana', 15, '16:00')],
  ['en', 'teacher', 'cancel Friday, keep Thursday', 'meeting.cancel', of('itay', 13, '10:00')],
  ['en', 'teacher', 'cancel Friday and not Thursday', 'meeting.cancel', of('itay', 13, '10:00')],
  [
    'en',
    'teacher',
    'cancel Itay on Friday, Noa stays on Thursday',
    'meeting.cancel',
    of('itay', 13, '10:00'),
  ],
  ['he', 'teacher', 'לבטל את איתי בשישי, נועה נשארת בחמישי', 'meeting.cancel', of('itay', 13, '10:00')],
  ['he', 'teacher', 'איתי לא בא בשישי, נתראה בשני', 'meeting.cancel', of('itay', 13, '10:00')],
  [
    'en',
    'teacher',
    'cancel everything on the 12th and 15th',
    'day.clear',
    { items: [clears(12), clears(15)] },
  ],
  [
    'en',
    'teacher',
    'cancel the lessons on Thursday and Sunday',
    'day.clear',
    { items: [clears(12), clears(15)] },
  ],
  ['en', 'teacher', 'clear Wednesday and Friday', 'day.clear', { items: [clears(11), clears(13)] }],
  ['he', 'teacher', 'לפנות את רביעי ושישי', 'day.clear', { items: [clears(11), clears(13)] }],
  [
    'en',
    'teacher',
    'clear the 11th, the 15th and the 18th',
    'day.clear',
    { items: [clears(11), clears(15), clears(18)] },
  ],
  ['en', 'teacher', 'clear Thursday not Friday', 'day.clear', clears(12)],
  ['en', 'teacher', 'clear Thursday instead of Friday', 'day.clear', clears(12)],
  ['he', 'teacher', 'תפנה את חמישי ולא את שישי', 'day.clear', clears(12)],
  ['en', 'teacher', 'block Thursday, not Friday', 'time.block', closes(12)],
  ['en', 'teacher', 'block the 12th and the 15th', 'time.block', { items: [closes(12), closes(15)] }],
  [
    'en',
    'teacher',
    'block Friday the 13th and Friday the 20th',
    'time.block',
    { items: [closes(13), closes(20)] },
  ],
  ['he', 'teacher', 'לחסום את ה-12 ואת ה-15', 'time.block', { items: [closes(12), closes(15)] }],
  [
    'en',
    'teacher',
    'block tomorrow and Sunday from 2 to 4',
    'time.block',
    { items: [closes(11, '14:00', '16:00'), closes(15, '14:00', '16:00')] },
  ],
  [
    'he',
    'teacher',
    'לחסום מחר וראשון מ-2 עד 4',
    'time.block',
    { items: [closes(11, '14:00', '16:00'), closes(15, '14:00', '16:00')] },
  ],
  [
    'en',
    'teacher',
    'block Thursday 9 to 11 and Friday 2 to 4',
    'time.block',
    { items: [closes(12, '09:00', '11:00'), closes(13, '14:00', '16:00')] },
  ],
  [
    'he',
    'teacher',
    'לחסום חמישי 9 עד 11 ושישי 2 עד 4',
    'time.block',
    { items: [closes(12, '09:00', '11:00'), closes(13, '14:00', '16:00')] },
  ],
  [
    'en',
    'teacher',
    'book Omer Thursday 6 to 7 and Friday 9 to 10',
    'meeting.addBatch',
    { items: [closes(12, '18:00', '19:00'), closes(13, '09:00', '10:00')] },
  ],
  [
    'he',
    'teacher',
    'תקבע לעומר חמישי שש עד שבע ושישי תשע עד עשר',
    'meeting.addBatch',
    { items: [closes(12, '18:00', '19:00'), closes(13, '09:00', '10:00')] },
  ],
  [
    'he',
    'student',
    'אפשר גם בראשון וגם בשלישי ב-5?',
    'meeting.request',
    { items: [closes(15, '17:00', '17:45'), closes(17, '17:00', '17:45')] },
  ],
  [
    'en',
    'student',
    "not only Sunday but also Monday I'm not coming",
    'meeting.cancel',
    { items: [of('dana', 15, '16:00'), of('group', 16, '19:00')] },
  ],
  [
    'he',
    'student',
    'לא רק בראשון, גם בשני אני לא באה',
    'meeting.cancel',
    { items: [of('dana', 15, '16:00'), of('group', 16, '19:00')] },
  ],
  [
    'en',
    'teacher',
    'take Itay out of the group and add Omer',
    'meeting.attendees',
    { add: ['omer'], remove: ['itay'] },
  ],
  [
    'he',
    'teacher',
    'תוציא את איתי מהקבוצה ותכניס את עומר',
    'meeting.attendees',
    { add: ['omer'], remove: ['itay'] },
  ],
  [
    'en',
    'teacher',
    'Noam joins the group and Dana leaves',
    'meeting.attendees',
    { add: ['noam'], remove: ['dana'] },
  ],
  [
    'he',
    'teacher',
    'תוסיף את נועם ועומר לקבוצה ותוריד את דנה',
    'meeting.attendees',
    { add: ['noam', 'omer'], remove: ['dana'] },
  ],
  [
    'en',
    'teacher',
    'add Noam to the group instead of Itay',
    'meeting.attendees',
    { add: ['noam'], remove: ['itay'] },
  ],
  [
    'he',
    'teacher',
    'תכניס את נועם לקבוצה במקום איתי',
    'meeting.attendees',
    { add: ['noam'], remove: ['itay'] },
  ],
  [
    'en',
    'teacher',
    'I work Sunday to Thursday, not Tuesday',
    'settings.hours',
    { days: ['TU'], hours: null },
  ],
  ['he', 'teacher', 'אני עובדת ראשון עד חמישי, בשלישי לא', 'settings.hours', { days: ['TU'], hours: null }],
  // Neighbours that are no exception, no list and no second order.
  ['en', 'teacher', 'clear Wednesday and Thursday', 'day.clear', { from: day(11), to: day(13) }],
  ['he', 'teacher', 'לפנות את רביעי וחמישי', 'day.clear', { from: day(11), to: day(13) }],
  ['en', 'teacher', 'keep Thursday free', 'time.block', closes(12)],
  ['en', 'teacher', 'block Thursday, please', 'time.block', closes(12)],
  ['en', 'teacher', 'add Yael and Noa to the group', 'meeting.attendees', { add: ['yael', 'noa'] }],
  ['en', 'student', 'leave the Monday group', 'meeting.leave', { meeting: 'm-group' }],
  [
    'en',
    'teacher',
    "I don't work Mondays, Tuesdays and Wednesdays",
    'settings.hours',
    { days: ['MO', 'TU', 'WE'], hours: null },
  ],
];

it.each(right)('in %s a %s says “%s”: %s', (locale, who, text, command, slots) => {
  const plan = read(locale, who, text);
  expect(plan).toMatchObject({ status: 'ready', command, slots });
});

const asked: readonly Said[] = [
  ['en', 'teacher', 'cancel everything but Friday'],
  // Of Yael nothing waits that could be approved; who else asks to join may not be meant.
  ['en', 'teacher', 'approve all but Yael'],
  ['he', 'teacher', 'לבטל הכל חוץ משישי'],
  ['en', 'teacher', 'block everything but the afternoon on Thursday'],
  ['en', 'teacher', 'block next week but not Wednesday'],
  ['he', 'teacher', 'לחסום את שבוע הבא אבל לא את רביעי'],
  ['en', 'teacher', 'block Thursday 2 to 4 but not this week'],
  ['he', 'teacher', 'לחסום חמישי 2 עד 4, אבל לא השבוע'],
  ['he', 'teacher', 'לחסום את חמישי בבוקר אבל לא את 9'],
  ['en', 'teacher', 'clear Thursday but keep Noa'],
  ['en', 'teacher', 'unblock Thursday and block Friday'],
  ['en', 'teacher', 'cancel and block Thursday'],
  ['he', 'teacher', 'איתי חולה, אבל הוא בא בשישי'],
  ['he', 'student', 'לא אבוא בראשון, אבל אולי בשני'],
  ['en', 'teacher', 'add Noa tomorrow after Omer at 7'],
  ['he', 'teacher', 'תוסיף את נועה מחר אחרי עומר ב-7'],
  ['en', 'teacher', 'Monday everything on zoom, only Noam at my place'],
  ['he', 'teacher', 'בשני הכל בזום, רק נועם אצלי'],
];

it.each(asked)('in %s a %s is asked about “%s”', (locale, who, text) => {
  expect(['ask', 'choose']).toContain(read(locale, who, text).status);
});

const nothing: readonly Said[] = [
  ['en', 'parent', "cancel all Dana's lessons but Sunday"],
  ['en', 'student', 'leave me in the group'],
  ['he', 'student', 'תשאיר אותי בקבוצה'],
  ['en', 'student', 'leave my Sunday lesson as it is'],
  ['en', 'teacher', 'Itay stays in the group but Dana leaves'],
  ['he', 'teacher', 'איתי נשאר בקבוצה אבל דנה עוזבת'],
  ['en', 'teacher', 'block Thursday morning, unblock the afternoon'],
  ['he', 'student', 'ראשון לא, שני כן'],
];

describe('what is not understood is not done', () => {
  it.each(nothing)('in %s a %s says “%s”', (locale, who, text) => {
    expect(read(locale, who, text).status).not.toBe('ready');
  });
});
