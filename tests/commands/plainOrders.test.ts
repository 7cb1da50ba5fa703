/** Plain sentences of a week of lessons, as they are typed between two of them: each is the one plan that a colleague would make of it. */
import { describe, expect, it } from 'vitest';
import type { Locale, SpeakerRole } from '../../commands/world.ts';
import { readInSchool as read } from './readInSchool.ts';

type Line = readonly [Locale, SpeakerRole, string, string, Record<string, unknown>];

const at = (meeting: string, occurrence: string) => ({
  meeting: `m-${meeting}`,
  occurrence: `2026-03-${occurrence}`,
});
const this_ = (meeting: string, occurrence: string) => ({ ...at(meeting, occurrence), scope: 'this' });
const noa = at('noa', '12T16:00');
const omer = at('omer', '11T18:00');
const lastGroup = at('group', '09T19:00');
const fortnight = [
  this_('dana', '15T16:00'),
  this_('group', '16T19:00'),
  this_('dana', '22T16:00'),
  this_('group', '23T19:00'),
];
const butItay = {
  ...lastGroup,
  items: [
    { students: ['dana'], present: true },
    { students: ['itay'], present: false },
  ],
};
const everyOther = (day: string) => ({ scope: 'future', rrule: `FREQ=WEEKLY;INTERVAL=2;BYDAY=${day}` });
const clearFriday = { from: '2026-03-13T00:00', to: '2026-03-14T00:00' };
const sundayNoon = { start: '2026-03-15T13:00', end: '2026-03-15T15:00' };

const done: readonly Line[] = [
  // A prefix that stands apart is no letter of a day.
  [
    'he',
    'teacher',
    'היום ב 18:00 שיעור פיזיקה עם נועה',
    'meeting.add',
    { students: ['noa'], start: '2026-03-10T18:00' },
  ],
  [
    'he',
    'teacher',
    'יש לי טיול שנתי בחמישי, תבטל את כל השיעורים באותו יום',
    'day.clear',
    { from: '2026-03-12T00:00', to: '2026-03-13T00:00' },
  ],
  [
    'he',
    'teacher',
    'שיעור קבוע לנועה כל יום ראשון ב18:00 מתמטיקה',
    'meeting.add',
    { students: ['noa'], start: '2026-03-15T18:00', rrule: 'FREQ=WEEKLY;INTERVAL=1;BYDAY=SU' },
  ],
  [
    'he',
    'teacher',
    'שיעור קבוע לעומר ביום ראשון ב-18:00',
    'meeting.add',
    { students: ['omer'], start: '2026-03-15T18:00' },
  ],
  [
    'he',
    'teacher',
    'איתי ביקש לעבור משישי לראשון באותה שעה, תעביר אותו בבקשה',
    'meeting.move',
    { meeting: 'm-itay', start: '2026-03-15T10:00' },
  ],
  [
    'en',
    'teacher',
    'Itay asked to move from Friday to Sunday at the same time, please move him',
    'meeting.move',
    { meeting: 'm-itay', start: '2026-03-15T10:00' },
  ],
  [
    'he',
    'teacher',
    'תפנה לי את כל חמישי אחרי הצהריים, לבטל את מי שיש',
    'day.clear',
    { from: '2026-03-12T12:00', to: '2026-03-12T17:00' },
  ],
  [
    'he',
    'teacher',
    'להעביר את השיעור של דנה מיום ראשון ליום שלישי ה-17 במרץ באותה השעה, באופן חד-פעמי.',
    'meeting.move',
    { meeting: 'm-dana', start: '2026-03-17T16:00', scope: 'this' },
  ],
  // Everybody but one.
  ['en', 'teacher', 'everyone came but Itay', 'attendance.mark', butItay],
  ['en', 'teacher', 'all but Itay came', 'attendance.mark', butItay],
  ['en', 'teacher', 'everyone came to the Monday group except Itay', 'attendance.mark', butItay],
  ['he', 'teacher', 'כולם הגיעו חוץ מאיתי', 'attendance.mark', butItay],
  ['he', 'teacher', 'חוץ מאיתי כולם היו אתמול בקבוצה', 'attendance.mark', butItay],
  [
    'en',
    'teacher',
    'Dana was at her lesson, mark her present',
    'attendance.mark',
    { ...lastGroup, students: ['dana'], present: true },
  ],
  // A stretch in which somebody does not come.
  ['en', 'student', "I won't come for the next two weeks", 'meeting.cancel', { items: fortnight }],
  ['he', 'student', 'אני לא באה בשבועיים הקרובים', 'meeting.cancel', { items: fortnight }],
  ['en', 'student', "I won't come next week", 'meeting.cancel', { items: fortnight.slice(0, 2) }],
  ['he', 'student', 'לא אבוא בשבוע הבא', 'meeting.cancel', { items: fortnight.slice(0, 2) }],
  ['he', 'student', 'אני לא פה בשבוע הבא', 'meeting.cancel', { items: fortnight.slice(0, 2) }],
  ['en', 'student', "I'm on vacation next week", 'meeting.cancel', { items: fortnight.slice(0, 2) }],
  [
    'en',
    'teacher',
    'Omer is on holiday from 15 to 22 March, cancel his lessons',
    'meeting.cancel',
    { items: [this_('omer', '18T18:00')] },
  ],
  [
    'he',
    'teacher',
    'עומר בחופש מ-15 עד 22 במרץ, תבטלי לו',
    'meeting.cancel',
    { items: [this_('omer', '18T18:00')] },
  ],
  // Of a group it is the child's own place that a parent calls off.
  [
    'en',
    'parent',
    "Dana can't make it on Monday, she has ballet",
    'meeting.cancel',
    { ...this_('group', '16T19:00'), child: 'dana' },
  ],
  ['he', 'parent', 'דנה לא יכולה בשני', 'meeting.cancel', { ...this_('group', '16T19:00'), child: 'dana' }],
  // What stays, beside what does not.
  ['en', 'teacher', "don't clear Thursday, clear Friday", 'day.clear', clearFriday],
  ['he', 'teacher', 'אל תפני את חמישי, תפני את שישי', 'day.clear', clearFriday],
  [
    'en',
    'student',
    "I can't come on Sunday, I'll come on Monday",
    'meeting.cancel',
    this_('dana', '15T16:00'),
  ],
  ['he', 'student', 'אני לא באה בראשון, אני אבוא בשני', 'meeting.cancel', this_('dana', '15T16:00')],
  // At whose home.
  ['en', 'teacher', "Omer's lesson is at Omer's house", 'meeting.place', { ...omer, place: 'student' }],
  [
    'en',
    'teacher',
    "Thursday's lesson with Noa at Noa's place",
    'meeting.place',
    { ...noa, place: 'student' },
  ],
  ['he', 'teacher', 'השיעור של עומר אצל עומר בבית', 'meeting.place', { ...omer, place: 'student' }],
  // How often, from now on.
  ['en', 'teacher', 'have Noa come once a fortnight', 'meeting.repeat', { ...noa, ...everyOther('TH') }],
  ['en', 'teacher', "Put Noa's lesson on fortnightly", 'meeting.repeat', { ...noa, ...everyOther('TH') }],
  [
    'en',
    'teacher',
    'Omer only every second Wednesday from now on',
    'meeting.repeat',
    { ...omer, ...everyOther('WE') },
  ],
  ['he', 'teacher', 'עומר רק כל רביעי שני מעכשיו', 'meeting.repeat', { ...omer, ...everyOther('WE') }],
  [
    'he',
    'teacher',
    'השיעור של יעל כל שבועיים מעכשיו',
    'meeting.repeat',
    { ...at('yael', '10T15:00'), ...everyOther('TU') },
  ],
  [
    'en',
    'teacher',
    "have Yael's lesson stop repeating after the end of June",
    'meeting.repeat',
    { ...at('yael', '10T15:00'), rrule: 'FREQ=WEEKLY;INTERVAL=1;BYDAY=TU;UNTIL=20260630' },
  ],
  // A month or a week before "the lessons" counts none of them.
  [
    'he',
    'teacher',
    'מאפריל השיעורים של נועה שעה ורבע במקום שעה',
    'meeting.resize',
    { meeting: 'm-noa', occurrence: '2026-04-02T16:00', scope: 'future', minutes: 75 },
  ],
  [
    'he',
    'teacher',
    'בשבוע הבא השיעורים של נועה בזום',
    'meeting.place',
    { ...this_('noa', '19T16:00'), place: 'online' },
  ],
  [
    'en',
    'teacher',
    "have Noa's lesson last 90 minutes from April",
    'meeting.resize',
    { meeting: 'm-noa', occurrence: '2026-04-02T16:00', scope: 'future', minutes: 90 },
  ],
  // A sum that is put right.
  ['en', 'teacher', 'Charge Noa 150, sorry, 160', 'meeting.price', { ...noa, cost: 160 }],
  ['he', 'teacher', 'תגבה מנועה 150, סליחה, 160', 'meeting.price', { ...noa, cost: 160 }],
  // A parent asks for a child.
  [
    'en',
    'parent',
    'Is Thursday 5pm free for Adam?',
    'schedule.check',
    { child: 'adam', start: '2026-03-12T17:00', end: '2026-03-12T17:45' },
  ],
  [
    'he',
    'parent',
    'יש מקום לאדם בחמישי ב-5?',
    'schedule.check',
    { child: 'adam', start: '2026-03-12T17:00', end: '2026-03-12T17:45' },
  ],
  [
    'en',
    'parent',
    'any free slot for Adam next week',
    'schedule.free',
    { child: 'adam', from: '2026-03-15T00:00', to: '2026-03-22T00:00' },
  ],
  [
    'he',
    'parent',
    'איזה שעות פנויות יש לאדם בשבוע הבא?',
    'schedule.free',
    { child: 'adam', from: '2026-03-15T00:00', to: '2026-03-22T00:00' },
  ],
  // Hours that are kept.
  ['en', 'teacher', 'keep Sunday 13:00-15:00 closed', 'time.block', sundayNoon],
  ['he', 'teacher', 'תשאירי את ראשון 13:00-15:00 סגור', 'time.block', sundayNoon],
  [
    'he',
    'teacher',
    'לפתוח שוב את ראשון 13:00 עד 15:00',
    'time.unblock',
    { from: '2026-03-15T13:00', to: '2026-03-15T15:00' },
  ],
  // Why, behind the order.
  [
    'en',
    'teacher',
    'Cancel everything next week, family trip',
    'day.clear',
    { from: '2026-03-15T00:00', to: '2026-03-22T00:00' },
  ],
  [
    'he',
    'teacher',
    'תבטלי הכל בשבוע הבא, טיול משפחתי',
    'day.clear',
    { from: '2026-03-15T00:00', to: '2026-03-22T00:00' },
  ],
  // Groups, offers and series.
  [
    'en',
    'teacher',
    'Omer is joining the Monday group, add him',
    'meeting.attendees',
    { ...at('group', '16T19:00'), add: ['omer'] },
  ],
  [
    'he',
    'teacher',
    'להוציא את איתי מקבוצת שני רק בפעם הקרובה',
    'meeting.attendees',
    { ...this_('group', '16T19:00'), remove: ['itay'] },
  ],
  [
    'en',
    'teacher',
    'offer Omer a make-up lesson on Sunday at 19:00',
    'meeting.propose',
    { students: ['omer'], start: '2026-03-15T19:00' },
  ],
  [
    'he',
    'teacher',
    'תציעי לעומר שיעור השלמה ביום ראשון ב-19:00',
    'meeting.propose',
    { students: ['omer'], start: '2026-03-15T19:00' },
  ],
  [
    'en',
    'teacher',
    'Set Itay up with weekly physics, Thursdays at 18:00, eight lessons',
    'meeting.add',
    { students: ['itay'], rrule: 'FREQ=WEEKLY;INTERVAL=1;BYDAY=TH;COUNT=8', start: '2026-03-12T18:00' },
  ],
  ['he', 'teacher', 'תגידי ליעל כן על חמישי', 'pending.approve', { pending: 'p-yael' }],
  // What is looked at.
  ['en', 'teacher', 'How many lessons have Noa and I done so far?', 'lesson.count', { students: ['noa'] }],
  [
    'en',
    'teacher',
    'how many lessons has Dana missed?',
    'attendance.show',
    { students: ['dana'], details: 'missed' },
  ],
  [
    'en',
    'teacher',
    'how many times has Itay missed the group?',
    'attendance.show',
    { students: ['itay'], details: 'missed' },
  ],
  ['he', 'student', 'כמה שיעורים עשינו עד היום?', 'lesson.count', {}],
  ['en', 'teacher', "Who's asking to get into the Monday group?", 'request.show', { meeting: 'm-group' }],
  ['he', 'teacher', 'מי רוצה להיכנס לקבוצת שני?', 'request.show', { meeting: 'm-group' }],
  ['he', 'student', 'מה קורה עם השיעור שביקשתי', 'pending.show', {}],
  ['he', 'teacher', 'איזה שיעורים מחכים שאני אאשר', 'pending.show', {}],
  ['en', 'teacher', 'Give me the agenda view', 'calendar.view', { view: 'agenda' }],
  ['he', 'teacher', 'תציג לי תצוגת יום', 'calendar.view', { view: 'day' }],
];

describe('a plain sentence is one plan', () => {
  it.each(done)('in %s a %s says “%s”', (locale, who, text, command, slots) => {
    const plan = read(locale, who, text);
    expect([plan.status, plan.command]).toEqual(['ready', command]);
    expect(plan.slots).toMatchObject(slots);
    expect(plan.unread).toEqual([]);
  });
});

/** What has one meaning but for what only they can tell: from today or from Sunday on, one lesson or all of them, a second lesson or the first. */
const asked: readonly Line[] = [
  [
    'en',
    'parent',
    "Adam won't come for two weeks",
    'meeting.cancel',
    { child: 'adam', to: '2026-03-24T00:00' },
  ],
  ['he', 'parent', 'אדם לא יבוא שבועיים', 'meeting.cancel', { child: 'adam', to: '2026-03-24T00:00' }],
  ['en', 'teacher', "don't cancel Noa, cancel Omer", 'meeting.cancel', omer],
  ['he', 'teacher', 'לא לבטל את נועה, לבטל את עומר', 'meeting.cancel', omer],
  ['en', 'teacher', 'shift noa to half five', 'meeting.move', { ...noa, start: '2026-03-12T17:30' }],
  ['en', 'teacher', "Yael's off for three weeks", 'meeting.cancel', { to: '2026-03-31T00:00' }],
  [
    'en',
    'teacher',
    'get Noa to come half an hour earlier this Thursday',
    'meeting.move',
    { ...noa, delta: -30 },
  ],
  ['he', 'teacher', 'עומר בחו"ל בשבוע הבא', 'meeting.cancel', at('omer', '18T18:00')],
  ['he', 'teacher', 'להוסיף לנועה שיעור שני בראשון בחמש', 'meeting.add', { start: '2026-03-15T17:00' }],
  ['en', 'teacher', 'Itay is coming Friday at 11', 'meeting.add', { start: '2026-03-13T11:00' }],
  ['en', 'teacher', "cancel all Dana's lessons in April", 'meeting.cancel', {}],
  [
    'he',
    'teacher',
    'תכתבי בהערות של השיעור של נועה להביא מחשבון',
    'meeting.describe',
    { ...noa, description: 'להביא מחשבון' },
  ],
];

describe('what they alone can tell is asked', () => {
  it.each(asked)('in %s a %s says “%s”', (locale, who, text, command, slots) => {
    const plan = read(locale, who, text);
    expect([plan.status, plan.command]).toEqual(['ask', command]);
    expect(plan.slots).toMatchObject(slots);
  });
});

const nothing: readonly (readonly [Locale, SpeakerRole, string])[] = [
  ['en', 'teacher', "don't approve Yael and reject Tom"],
  ['en', 'teacher', "don't cancel Thursday, move it to Friday"],
  ['en', 'parent', "dont book anything for Adam next week, we're away"],
  ['he', 'parent', 'אל תקבעו לאדם כלום בשבוע הבא, אנחנו בחו"ל'],
  ['he', 'teacher', 'לא לבטל'],
];

describe('what is denied, or not understood, is not done', () => {
  it.each(nothing)('in %s a %s says “%s”', (locale, who, text) => {
    expect(read(locale, who, text).status).toBe('unknown');
  });
});
