/** English as it is typed, dictated and texted in a school's ordinary week: the one deed that is meant, or no deed at all. */
import { describe, expect, it } from 'vitest';
import type { Locale, SpeakerRole } from '../../commands/world.ts';
import { readInSchool as read } from './readInSchool.ts';

type Line = readonly [Locale, SpeakerRole, string, string, Record<string, unknown>];
type Not = readonly [Locale, SpeakerRole, string, string | null];

const at = (meeting: string, occurrence: string) => ({
  meeting: `m-${meeting}`,
  occurrence: `2026-03-${occurrence}`,
});
const this_ = (meeting: string, occurrence: string) => ({ ...at(meeting, occurrence), scope: 'this' });
const inApril = (meeting: string, occurrence: string) => ({
  meeting: `m-${meeting}`,
  occurrence: `2026-04-${occurrence}`,
  scope: 'this',
});
const start = (moment: string) => ({ start: `2026-03-${moment}` });
const noa = at('noa', '12T16:00');
const omer = at('omer', '11T18:00');
const yael = at('yael', '10T15:00');
const dana = at('dana', '15T16:00');
const lastGroup = at('group', '09T19:00');
const ofAll = [this_('dana', '15T16:00'), this_('group', '16T19:00'), this_('adam', '18T16:00')];
const mondayLater = [
  { ...this_('noam', '16T17:00'), ...start('16T18:00'), end: '2026-03-16T19:00' },
  { ...this_('group', '16T19:00'), ...start('16T20:00'), end: '2026-03-16T21:30' },
];

const read_: readonly Line[] = [
  // An hour as it is dictated.
  [
    'en',
    'teacher',
    'im running late today push yael to 3 30',
    'meeting.move',
    { ...yael, ...start('10T15:30') },
  ],
  ['en', 'student', 'can we start at 4 30 on sunday', 'meeting.move', { ...dana, ...start('15T16:30') }],
  // One hour over another.
  ['en', 'teacher', 'noa can do 5 but not 4 this thursday', 'meeting.move', { ...noa, ...start('12T17:00') }],
  [
    'en',
    'teacher',
    'mark itay absent from last nights group',
    'attendance.mark',
    { ...lastGroup, students: ['itay'], present: false },
  ],
  // Not then, but then; whose lesson it is stays said.
  [
    'en',
    'student',
    "Sunday doesn't work for me this week, could I come Thursday at 4 instead?",
    'meeting.move',
    { ...dana, ...start('12T16:00') },
  ],
  [
    'en',
    'teacher',
    "Sunday doesn't work for Dana, can she come Thursday at 5?",
    'meeting.move',
    { ...dana, ...start('12T17:00') },
  ],
  [
    'en',
    'teacher',
    "swap out Dana's Sunday slot for Thursday at 5 from now on",
    'meeting.move',
    { ...dana, ...start('12T17:00'), scope: 'future' },
  ],
  [
    'en',
    'parent',
    'i need to move dana from sunday to some other day',
    'meeting.move',
    { ...dana, child: 'dana' },
  ],
  [
    'en',
    'parent',
    'Would Rivka be able to see Adam at 5 instead of 4 tomorrow?',
    'meeting.move',
    { ...this_('adam', '11T16:00'), ...start('11T17:00') },
  ],
  // Everybody of a day.
  ['en', 'teacher', 'Move everyone on Monday an hour later', 'meeting.move', { items: mondayLater }],
  [
    'en',
    'teacher',
    'Move everyone in the monday group an hour later',
    'meeting.move',
    { ...at('group', '16T19:00'), ...start('16T20:00') },
  ],
  // A parent's lessons, of which none is named.
  ['en', 'parent', 'we are on holiday next week so no lessons please', 'meeting.cancel', { items: ofAll }],
  ['en', 'parent', "we're away next week, please cancel", 'meeting.cancel', { items: ofAll }],
  ['he', 'parent', 'אנחנו בחו"ל שבוע הבא', 'meeting.cancel', { items: ofAll }],
  ['he', 'parent', 'לבטל את השיעורים של שבוע הבא בבקשה', 'meeting.cancel', { items: ofAll }],
  // Of whom nothing waits another time is offered, and nothing is declined.
  ['en', 'teacher', 'offer yael friday at 10 instead of thursday', 'pending.decline', { pending: 'p-yael' }],
  // Where it goes, by a sign, by who asked, in the words of those who are not at home in English.
  ['en', 'teacher', 'yael today > tomorrow 4pm', 'meeting.move', { ...yael, ...start('11T16:00') }],
  [
    'en',
    'teacher',
    "hey so tomorrow omer can't do six he asked if we can do eight instead so please change it",
    'meeting.move',
    { ...omer, ...start('11T20:00') },
  ],
  [
    'en',
    'teacher',
    'omer asked if we can do seven tomorrow',
    'meeting.move',
    { ...omer, ...start('11T19:00') },
  ],
  [
    'en',
    'teacher',
    'noa cant make 4 on thursday she asked whether we could do 5',
    'meeting.move',
    { ...noa, ...start('12T17:00') },
  ],
  [
    'en',
    'teacher',
    'make please lesson with Itay on sunday 18:00',
    'meeting.add',
    { students: ['itay'], ...start('15T18:00') },
  ],
  [
    'en',
    'student',
    'please I want to change hour of my lesson in sunday to 5',
    'meeting.move',
    { ...dana, ...start('15T17:00') },
  ],
  [
    'en',
    'student',
    'can you do thursday 6pm instead of sunday this week',
    'meeting.move',
    { ...dana, ...start('12T18:00') },
  ],
  [
    'en',
    'parent',
    'Could Dana possibly come at 5 on Sunday instead of 4?',
    'meeting.move',
    { ...dana, ...start('15T17:00') },
  ],
  [
    'en',
    'parent',
    'Can you fit Dana in on Thursday instead of Sunday?',
    'meeting.move',
    { ...dana, ...start('12T16:00') },
  ],
  [
    'en',
    'parent',
    'Would it be OK for Adam to come half an hour early tomorrow',
    'meeting.move',
    { ...this_('adam', '11T16:00'), delta: -30 },
  ],
  [
    'en',
    'parent',
    'Hi, wondering if Adam could start at 4:30 tomorrow?',
    'meeting.move',
    { ...this_('adam', '11T16:00'), ...start('11T16:30') },
  ],
  [
    'en',
    'student',
    'Hi! Any way we could push Sunday back half an hour?',
    'meeting.move',
    { ...dana, delta: 30 },
  ],
  [
    'en',
    'student',
    'Hey, is there any way I could come at 5 on Sunday?',
    'meeting.move',
    { ...dana, ...start('15T17:00') },
  ],
  ['en', 'student', 'hiya can i come an hour earlier on sunday', 'meeting.move', { ...dana, delta: -60 }],
  [
    'en',
    'student',
    'mum says we have to move sunday to thursday',
    'meeting.move',
    { ...dana, ...start('12T16:00') },
  ],
  [
    'en',
    'teacher',
    "I'm stuck in traffic, let's do Yael 20 minutes later today",
    'meeting.move',
    { ...yael, delta: 20 },
  ],
  [
    'en',
    'teacher',
    "Noam's lesson next week needs to be on Tuesday because of his match",
    'meeting.move',
    { ...at('noam', '16T17:00'), ...start('17T17:00') },
  ],
  [
    'en',
    'teacher',
    "Move Monday's lessons to Wednesday next week",
    'meeting.move',
    {
      items: [
        { ...this_('noam', '16T17:00'), ...start('18T17:00') },
        { ...this_('group', '16T19:00'), ...start('18T19:00') },
      ],
    },
  ],
  // Who does not come, as it is told.
  [
    'en',
    'student',
    'hi rivka its dana im not gonna make it on sunday soz',
    'meeting.cancel',
    this_('dana', '15T16:00'),
  ],
  [
    'en',
    'student',
    'hello teacher, please excuse me, on Sunday I am not able to come',
    'meeting.cancel',
    this_('dana', '15T16:00'),
  ],
  ['en', 'student', "gotta miss monday's group sorry", 'meeting.cancel', this_('group', '16T19:00')],
  ['en', 'student', 'sry cant come sun', 'meeting.cancel', this_('dana', '15T16:00')],
  [
    'en',
    'student',
    "i need to cancel my lessons next week we're going away",
    'meeting.cancel',
    { items: ofAll.slice(0, 2) },
  ],
  ['en', 'parent', 'Neither of the kids can come next week', 'meeting.cancel', { items: ofAll }],
  [
    'en',
    'parent',
    "Hi Rivka, Adam has a dentist appointment tomorrow at 4 so he'll miss his lesson",
    'meeting.cancel',
    this_('adam', '11T16:00'),
  ],
  [
    'en',
    'parent',
    "Dana has come down with something and can't make Sunday's lesson",
    'meeting.cancel',
    this_('dana', '15T16:00'),
  ],
  ['en', 'parent', "I can't bring Adam tomorrow", 'meeting.cancel', this_('adam', '11T16:00')],
  ['en', 'parent', 'no lesson for Adam tomorrow please', 'meeting.cancel', this_('adam', '11T16:00')],
  ['en', 'teacher', "Omer is on a school trip tomorrow, we don't have a lesson", 'meeting.cancel', omer],
  ['en', 'teacher', "there'll be no group on Monday", 'meeting.cancel', at('group', '16T19:00')],
  [
    'en',
    'teacher',
    'noa is taking a break until after passover',
    'meeting.cancel',
    { to: '2026-04-09T00:00' },
  ],
  // Closed hours.
  ['en', 'teacher', 'shut my calendar on Friday', 'time.block', { ...start('13T00:00') }],
  ['en', 'teacher', 'Thursday morning is taken, I have physio', 'time.block', { ...start('12T06:00') }],
  [
    'en',
    'teacher',
    'I pick up my kids every day at 1, block 12:45 to 1:30',
    'time.block',
    { ...start('10T12:45'), end: '2026-03-10T13:30' },
  ],
  ['en', 'teacher', 'I can only start at 3 on Wednesday', 'time.block', { end: '2026-03-11T15:00' }],
  // How long.
  ['en', 'teacher', "extend tomorrow's lesson with Omer to 7", 'meeting.resize', { ...omer, minutes: 60 }],
  ['en', 'teacher', "knock 15 minutes off yael's lesson today", 'meeting.resize', { ...yael, minutes: 30 }],
  [
    'en',
    'teacher',
    "Monday's group should run until 9",
    'meeting.resize',
    { ...at('group', '16T19:00'), minutes: 120 },
  ],
  // Who was there.
  [
    'en',
    'teacher',
    'mark yesterdays group: dana here, itay not',
    'attendance.mark',
    {
      ...lastGroup,
      items: [
        { students: ['dana'], present: true },
        { students: ['itay'], present: false },
      ],
    },
  ],
  ['en', 'teacher', 'tick off Noam for yesterday', 'attendance.mark', { students: ['noam'], present: true }],
  ['en', 'teacher', 'nobody showed up yesterday at 7', 'attendance.mark', { ...lastGroup, present: false }],
  // Yes, but at another time.
  [
    'en',
    'teacher',
    "can't do Thursday for Yael, offer her Sunday at 5",
    'pending.decline',
    { pending: 'p-yael', ...start('15T17:00') },
  ],
  [
    'en',
    'teacher',
    "Yael's Thursday request is fine but make it 5:30",
    'pending.decline',
    { pending: 'p-yael', ...start('12T17:30') },
  ],
  [
    'en',
    'teacher',
    "we'll meet on Zoom on Monday, the whole group",
    'meeting.place',
    { ...at('group', '16T19:00'), scope: 'future' },
  ],
  ['en', 'teacher', 'up the group to 6 places', 'meeting.change', { capacity: 6 }],
  ['en', 'teacher', '120 for Noa this Thursday instead of 140', 'meeting.price', { ...noa, cost: 120 }],
  [
    'en',
    'student',
    'i have a test on monday can we have an extra lesson before',
    'meeting.request',
    { to: '2026-03-16T00:00' },
  ],
  ['en', 'parent', "Is Adam's lesson on tomorrow?", 'schedule.show', { child: 'adam' }],
  ['en', 'parent', 'is dana having a lesson today', 'schedule.show', { child: 'dana' }],
  ['en', 'teacher', "Who's my last student on Monday?", 'schedule.show', { from: '2026-03-16T00:00' }],
  // From some days of the week to others; from now on.
  [
    'en',
    'teacher',
    'change omer from wednesdays to thursdays',
    'meeting.move',
    { ...omer, ...start('12T18:00'), scope: 'future' },
  ],
  [
    'en',
    'teacher',
    'omer will come thursdays from now on, same hour',
    'meeting.move',
    { ...omer, ...start('12T18:00'), scope: 'future' },
  ],
  [
    'en',
    'teacher',
    "Dana's mum would like Tuesday instead of Sunday this week at the same time",
    'meeting.move',
    { ...this_('dana', '15T16:00'), ...start('17T16:00') },
  ],
  [
    'en',
    'teacher',
    'Is it alright if Noam comes at half five on Monday instead',
    'meeting.move',
    { ...at('noam', '16T17:00'), ...start('16T17:30') },
  ],
  [
    'en',
    'teacher',
    'Noam requested to move to Sunday 5pm, do it',
    'meeting.move',
    { ...at('noam', '16T17:00'), ...start('15T17:00') },
  ],
  [
    'en',
    'parent',
    'can dana do 4:30 this sunday, she finishes school late',
    'meeting.move',
    { ...dana, ...start('15T16:30') },
  ],
  [
    'en',
    'parent',
    'Adam will come on Thursday at 4 instead of tomorrow, ok?',
    'meeting.move',
    { ...this_('adam', '11T16:00'), ...start('12T16:00') },
  ],
  [
    'en',
    'student',
    "Could I do Sunday's lesson on Friday at 12 instead",
    'meeting.move',
    { ...dana, ...start('13T12:00') },
  ],
  [
    'en',
    'student',
    'i wont be here for passover',
    'meeting.cancel',
    { items: [inApril('dana', '05T16:00'), inApril('group', '06T19:00')] },
  ],
  [
    'he',
    'student',
    'אני לא פה בפסח',
    'meeting.cancel',
    { items: [inApril('dana', '05T16:00'), inApril('group', '06T19:00')] },
  ],
  ['en', 'teacher', 'Yael has informed me that she will be absent today', 'meeting.cancel', yael],
  ['en', 'teacher', "Omer told me he can't come tomorrow", 'meeting.cancel', omer],
  // Longer by so much.
  ['en', 'teacher', "extend Noa's lesson 15 minutes", 'meeting.resize', { ...noa, minutes: 75 }],
  ['en', 'teacher', 'extend Noa for 15 minutes on Thursday', 'meeting.resize', { ...noa, minutes: 75 }],
  [
    'en',
    'teacher',
    'keep Noa for an extra quarter of an hour on Thursday',
    'meeting.resize',
    { ...noa, minutes: 75 },
  ],
  [
    'en',
    'teacher',
    "yael's lesson today: write that she has a test on Sunday",
    'meeting.describe',
    { ...yael, description: 'she has a test on Sunday' },
  ],
  [
    'en',
    'teacher',
    'book noa in twice next week, sunday and tuesday at 5',
    'meeting.addBatch',
    { items: [start('15T17:00'), start('17T17:00')] },
  ],
  ['en', 'teacher', 'which day does omer come', 'schedule.next', { students: ['omer'] }],
  ['en', 'student', 'Can you give me a lesson tomorrow at 4 pm', 'meeting.request', start('11T16:00')],
  ['en', 'student', 'pls accept me to the group', 'request.add', { meeting: 'm-group' }],
  [
    'en',
    'teacher',
    'Yael needs to come half an hour later today because her bus is late',
    'meeting.move',
    { ...yael, delta: 30 },
  ],
  [
    'en',
    'teacher',
    "Omer says he'll only be able to come at 6:30 tomorrow",
    'meeting.move',
    { ...omer, ...start('11T18:30') },
  ],
  [
    'en',
    'teacher',
    'Noa will be coming at 5 instead of 4 from next week',
    'meeting.move',
    { ...at('noa', '19T16:00'), ...start('19T17:00'), scope: 'future' },
  ],
  ['en', 'student', 'Is Friday 10 ok instead of Sunday 4', 'meeting.move', { ...dana, ...start('13T10:00') }],
  [
    'en',
    'parent',
    "can adam's lesson be on thursday this week",
    'meeting.move',
    { ...this_('adam', '11T16:00'), ...start('12T16:00') },
  ],
  [
    'en',
    'parent',
    'is there any possibility of moving Adam to 5 tomorrow?',
    'meeting.move',
    { ...this_('adam', '11T16:00'), ...start('11T17:00') },
  ],
  [
    'en',
    'parent',
    'Could Adam come on Friday morning rather than Wednesday?',
    'meeting.move',
    this_('adam', '11T16:00'),
  ],
  ['en', 'parent', 'cancel wed', 'meeting.cancel', this_('adam', '11T16:00')],
  ['en', 'student', 'wont be able to do sunday im afraid', 'meeting.cancel', dana],
  ['en', 'teacher', 'Not teaching Omer tomorrow, he has a school play', 'meeting.cancel', omer],
  ['en', 'teacher', 'no more lessons with Omer', 'meeting.cancel', omer],
  ['en', 'teacher', 'scrub Thursday', 'meeting.cancel', noa],
  ['en', 'teacher', "cancel yael. she's poorly", 'meeting.cancel', yael],
  [
    'en',
    'teacher',
    "I need to go to my son's graduation on Monday so I'm cancelling everyone",
    'day.clear',
    { from: '2026-03-16T00:00' },
  ],
  [
    'en',
    'teacher',
    'can you clear my diary for the rest of the week',
    'day.clear',
    { to: '2026-03-15T00:00' },
  ],
  [
    'en',
    'teacher',
    'Keep 1 to 2 free every day for lunch',
    'time.block',
    { ...start('10T13:00'), end: '2026-03-10T14:00' },
  ],
  ['en', 'teacher', 'Put a block on Friday 8 to 10', 'time.block', start('13T08:00')],
  [
    'en',
    'teacher',
    "Please put a note on Itay's Friday lesson saying bring the essay",
    'meeting.describe',
    { description: 'bring the essay' },
  ],
  ['en', 'teacher', 'Omer switches to physics', 'meeting.change', { ...omer, subject: 'su-physics' }],
  ['en', 'teacher', "what time's Noam", 'schedule.next', { students: ['noam'] }],
  ['en', 'teacher', 'remind me who comes on Thursday', 'schedule.show', { from: '2026-03-12T00:00' }],
  ['en', 'student', 'Where do we meet on Sunday?', 'schedule.show', { from: '2026-03-15T00:00' }],
  ['en', 'student', 'how much time until my lesson', 'schedule.next', {}],

  ['en', 'student', 'what time do I have maths', 'schedule.next', { subject: 'su-maths' }],
  ['en', 'parent', "Dana has a dance show on Sunday, so she'll skip the lesson", 'meeting.cancel', dana],
  ['en', 'teacher', 'cancel Noa this week only', 'meeting.cancel', { ...noa, scope: 'this' }],

  ['en', 'teacher', 'noa thursday 3 30 instead of 4', 'meeting.move', { ...noa, ...start('12T15:30') }],
  [
    'en',
    'teacher',
    "Noa's lesson on the 19th needs moving to the 20th",
    'meeting.move',
    { ...at('noa', '19T16:00'), ...start('20T16:00') },
  ],
  [
    'en',
    'teacher',
    'Everyone tomorrow an hour earlier please',
    'meeting.move',
    { items: [{ ...this_('omer', '11T18:00'), ...start('11T17:00') }] },
  ],
  [
    'en',
    'student',
    "Sunday isn't good for me, what about Tuesday at 5?",
    'meeting.move',
    { ...dana, ...start('17T17:00') },
  ],
  ['en', 'student', "Can't come to either lesson next week", 'meeting.cancel', { items: ofAll.slice(0, 2) }],
  [
    'en',
    'teacher',
    "I'm not in on Sunday morning",
    'time.block',
    { ...start('15T06:00'), end: '2026-03-15T12:00' },
  ],
  ['en', 'teacher', 'could you book out Thursday lunchtime', 'time.block', start('12T12:00')],
  ['en', 'teacher', 'which lessons are on Monday', 'schedule.show', { from: '2026-03-16T00:00' }],
];

const notDone: readonly Not[] = [
  ['en', 'teacher', 'dana wants to bring a friend on sunday', null],
  ['en', 'student', 'will be there on sunday', null],
  ['en', 'teacher', 'offer omer thursday at 6 instead of wednesday', 'meeting.propose'],
  ['en', 'teacher', "Wednesday doesn't work for Dana, can she come Thursday at 5?", 'meeting.move'],
  ['en', 'parent', 'cancel the lesson next week', 'meeting.cancel'],
  ['he', 'parent', 'לבטל את השיעור בשבוע הבא', 'meeting.cancel'],
  ['en', 'parent', 'there are no lessons next week', 'meeting.cancel'],
  // What nobody here can do, or nobody here is.
  ['en', 'student', 'can we make sundays lesson longer', null],
  ['en', 'student', 'actually forget it, keep sunday as it is', null],
  ['en', 'teacher', "Add Itay's friend to the group", null],
  ['en', 'parent', 'Adam wants to stop maths', 'meeting.leave'],
  ['en', 'parent', "I can't bring the homework on Sunday", null],
  ['en', 'teacher', 'block every Monday at 5 and Tuesday from 4 to 6', 'time.block'],
  ['en', 'student', 'i finish school late on sunday can we start at 4:30', 'meeting.move'],
  ['en', 'teacher', 'Noa starts school at 8', null],
  ['en', 'teacher', "Yael will be late today because she's ill", null],
  ['en', 'parent', "pls switch adam's lesson this week to zoom", null],
  // A second lesson over their own, or the one that stands at another hour.
  ['en', 'teacher', 'Noa from 4 till half five on Thursday', 'meeting.add'],
  ['en', 'teacher', 'noam 16:30 monday', 'meeting.add'],
  ['he', 'teacher', 'נועם 16:30 שני', 'meeting.add'],
  ['en', 'teacher', "Yael's lesson request is fine but I'm full on Thursday", 'pending.approve'],
  ['en', 'student', 'Is it possible to have a lesson on Wednesday at 17:00?', 'schedule.check'],
  ['en', 'teacher', "cancel Monday's group this week only", 'meeting.cancel'],
  ['he', 'teacher', 'לבטל את קבוצת שני רק השבוע', 'meeting.cancel'],
  // What only sounds like it.
  ['en', 'teacher', 'Noa needs to come to the exam on Sunday at 5', null],
  ['en', 'teacher', 'Noam told me he would have come at 5 on Monday', null],
  ['en', 'teacher', "cancel Omer tomorrow, no don't do it", null],
  ['en', 'student', "please don't book anything on Thursday", null],
];

describe('English as it is spoken', () => {
  it.each(read_)('%s %s: %s', (locale, who, text, command, slots) => {
    const plan = read(locale, who, text);
    expect(plan).toMatchObject({ command, slots });
    expect(plan.unread).toEqual([]);
    // Whom and when it is of is not asked again.
    expect([undefined, 'scope', 'start']).toContain(plan.ask?.slot);
  });
  it.each(notDone)('does not: %s %s: %s', (locale, who, text, command) => {
    const plan = read(locale, who, text);
    expect(plan.status).not.toBe('ready');
    expect(plan.command).toBe(command);
  });
});
