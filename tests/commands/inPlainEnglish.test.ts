/** Sentences as strangers write them: chatty, stiff, or in a language that is not their own; the order in them is the one plan they mean. */
import { describe, expect, it } from 'vitest';
import type { Locale, SpeakerRole } from '../../commands/world.ts';
import { readInSchool as read } from './readInSchool.ts';

type Line = readonly [Locale, SpeakerRole, string, string, Record<string, unknown>];

const at = (meeting: string, occurrence: string) => ({
  meeting: `m-${meeting}`,
  occurrence: `2026-03-${occurrence}`,
});
const noa90 = { ...at('noa', '12T16:00'), minutes: 90, scope: 'this' };
const longerGroup = { meeting: 'm-group', minutes: 105, scope: 'future' };
const nextWeek = { from: '2026-03-15T00:00', to: '2026-03-22T00:00' };
const noamMoved = { ...at('noam', '16T17:00'), scope: 'this' };
const weekly = (start: string, more = '') => ({
  start: `2026-03-${start}`,
  rrule: `FREQ=WEEKLY;INTERVAL=1;BYDAY=SU${more}`,
});
const lesson = (student: string, subject: string, start: string) => ({
  students: [student],
  subject: `su-${subject}`,
  start: `2026-03-${start}`,
});
const two = [lesson('dana', 'maths', '12T17:00'), lesson('itay', 'english', '12T18:00')];
const three = [
  lesson('yael', 'english', '16T15:00'),
  lesson('omer', 'maths', '17T16:00'),
  lesson('noam', 'physics', '18T17:00'),
];

const done: readonly Line[] = [
  // Why it is ordered, in a clause of its own.
  [
    'en',
    'teacher',
    'add 15 minutes to the Monday group from now on, they never get through it all',
    'meeting.resize',
    longerGroup,
  ],
  ['en', 'teacher', 'copy my share link, a new mum wants it', 'link.copy', {}],
  [
    'en',
    'teacher',
    "make everything next week online, I'll be up in Haifa",
    'meeting.place',
    { ...nextWeek, place: 'online' },
  ],
  [
    'en',
    'teacher',
    'reject the request of Tom please, the group is big enough',
    'request.reject',
    { request: 'r-tom' },
  ],
  // How long is enough, what is said once more, and what is for somebody else to say.
  [
    'en',
    'teacher',
    'chuck Omer in for maths Thursday at 6, 45 mins should do',
    'meeting.add',
    { ...lesson('omer', 'maths', '12T18:00'), end: '2026-03-12T18:45' },
  ],
  [
    'en',
    'teacher',
    'Noam want one more physics lesson this Thursday at 18:30, write it please',
    'meeting.add',
    lesson('noam', 'physics', '12T18:30'),
  ],
  [
    'en',
    'teacher',
    'Please write in calendar: tomorrow at 11 in the morning Noa, physics, 30 minutes.',
    'meeting.add',
    { ...lesson('noa', 'physics', '11T11:00'), end: '2026-03-11T11:30' },
  ],
  [
    'en',
    'teacher',
    'offer Omer Sunday at 6 for maths, see if that suits',
    'meeting.propose',
    lesson('omer', 'maths', '15T18:00'),
  ],
  [
    'en',
    'teacher',
    'give Noa 90 minutes this Thursday instead of the hour, just this once',
    'meeting.resize',
    noa90,
  ],
  [
    'en',
    'teacher',
    "Righto, Noam's got footy on Monday so can you shift him to Tuesday same time, just this once, ta",
    'meeting.move',
    { ...noamMoved, start: '2026-03-17T17:00' },
  ],
  ['en', 'teacher', "yep approve Yael's Thursday lesson", 'pending.approve', { pending: 'p-yael' }],
  [
    'en',
    'teacher',
    'clear out my thurs afternoon',
    'day.clear',
    { from: '2026-03-12T12:00', to: '2026-03-12T17:00' },
  ],
  [
    'en',
    'teacher',
    'Take out Itay from the Monday group.',
    'meeting.attendees',
    { meeting: 'm-group', remove: ['itay'] },
  ],
  // Who is told, and who is not.
  [
    'en',
    'teacher',
    "Delete lesson with Itay on Friday, and don't send message to nobody",
    'meeting.cancel',
    { meeting: 'm-itay', notify: 'quiet' },
  ],
  [
    'en',
    'teacher',
    "cancel next Monday's group, just that one, and let the kids know",
    'meeting.cancel',
    { ...at('group', '16T19:00'), scope: 'this', notify: 'tell' },
  ],
  // As one says it who speaks another language.
  [
    'en',
    'teacher',
    'Good morning. I would like that you move the lesson of Noam on Monday to 18:00, only this time. Thank you.',
    'meeting.move',
    { ...noamMoved, start: '2026-03-16T18:00' },
  ],
  [
    'en',
    'teacher',
    'Dana was not in the lesson on Sunday.',
    'attendance.mark',
    { ...at('dana', '08T16:00'), students: ['dana'], present: false },
  ],
  [
    'en',
    'teacher',
    'Which lessons I have on Thursday?',
    'schedule.show',
    { from: '2026-03-12T00:00', to: '2026-03-13T00:00' },
  ],
  ['en', 'teacher', "who've I got next", 'schedule.next', {}],
  // Stiffly, as to an office.
  [
    'en',
    'parent',
    'Dana will be unable to attend her maths lesson on Sunday, 15 March. Kindly cancel it.',
    'meeting.cancel',
    at('dana', '15T16:00'),
  ],
  [
    'en',
    'parent',
    "I request that Dana's lesson of Sunday, 15 March be moved to Monday, 16 March, at 17:00.",
    'meeting.move',
    { ...at('dana', '15T16:00'), start: '2026-03-16T17:00' },
  ],
  [
    'en',
    'parent',
    'I should like to arrange maths for Adam every Sunday at 17:00 until 31 May.',
    'meeting.request',
    {
      child: 'adam',
      subject: 'su-maths',
      ...weekly('15T17:00', ';UNTIL=20260531'),
    },
  ],
  [
    'en',
    'parent',
    'Kindly withdraw Dana from the Monday group altogether.',
    'meeting.leave',
    { meeting: 'm-group' },
  ],
  [
    'en',
    'parent',
    'I have read the contract and accept it on behalf of Adam.',
    'contract.accept',
    { child: 'adam' },
  ],
  [
    'en',
    'parent',
    'Please show me the contract with Rivka before the next lesson.',
    'contract.open',
    { teacher: 't1' },
  ],
  // Longer, and so long: not by so much.
  [
    'en',
    'teacher',
    'Omer need more time, make his lesson one hour from now on',
    'meeting.resize',
    { meeting: 'm-omer', minutes: 60, scope: 'future' },
  ],
  [
    'en',
    'teacher',
    'we need to make the lesson of Yael longer, 60 minutes, always',
    'meeting.resize',
    { meeting: 'm-yael', minutes: 60, scope: 'future' },
  ],
  ['he', 'teacher', 'תני לנועה 90 דקות בחמישי הזה במקום שעה, רק הפעם', 'meeting.resize', noa90],
  // The same in Hebrew.
  [
    'he',
    'teacher',
    'תוסיפי רבע שעה לקבוצת שני מעכשיו, הם אף פעם לא מספיקים הכל',
    'meeting.resize',
    longerGroup,
  ],
  [
    'he',
    'teacher',
    'תקבעי לעומר מתמטיקה בחמישי ב-6, 45 דקות יספיקו',
    'meeting.add',
    { ...lesson('omer', 'maths', '12T18:00'), end: '2026-03-12T18:45' },
  ],
  [
    'he',
    'teacher',
    'תבטלי את השיעור עם איתי בשישי, ואל תשלחי הודעה לאף אחד',
    'meeting.cancel',
    { meeting: 'm-itay', notify: 'quiet' },
  ],
  [
    'he',
    'teacher',
    'תבטלי את הקבוצה ביום שני הבא, רק אותה, ותעדכני את הילדים',
    'meeting.cancel',
    { ...at('group', '16T19:00'), scope: 'this', notify: 'tell' },
  ],
  ['he', 'parent', 'הריני להודיעך כי אדם ייעדר ביום רביעי 18 במרץ', 'meeting.cancel', at('adam', '18T16:00')],
  // More of the same office.
  [
    'en',
    'teacher',
    'I hereby decline the request of Yael for Thursday.',
    'pending.decline',
    { pending: 'p-yael' },
  ],
  [
    'en',
    'teacher',
    'Please, mark that Noam was in the lesson yesterday.',
    'attendance.mark',
    { ...at('noam', '09T17:00'), students: ['noam'], present: true },
  ],
  [
    'en',
    'parent',
    "I should be grateful if Adam's lesson on Wednesday could be moved to 17:00 on the same day.",
    'meeting.move',
    { ...at('adam', '11T16:00'), start: '2026-03-11T17:00' },
  ],
  [
    'en',
    'parent',
    'I am writing to request an additional mathematics lesson for Dana on Thursday, 12 March, at 17:00.',
    'meeting.request',
    { child: 'dana', subject: 'su-maths', start: '2026-03-12T17:00' },
  ],
  [
    'en',
    'parent',
    'Please be advised that Adam shall not attend on Wednesday, 18 March.',
    'meeting.cancel',
    at('adam', '18T16:00'),
  ],
  [
    'en',
    'teacher',
    'approve Yael and let her mum know',
    'pending.approve',
    { pending: 'p-yael', notify: 'tell' },
  ],
  ['en', 'teacher', "is Tom's request still sitting there", 'request.show', { students: ['tom'] }],
  [
    'en',
    'parent',
    'I wish to enrol Adam in the Monday group.',
    'request.add',
    { child: 'adam', meeting: 'm-group' },
  ],
  [
    'en',
    'teacher',
    'Noa not came on Thursday',
    'attendance.mark',
    { ...at('noa', '05T16:00'), students: ['noa'], present: false },
  ],
  [
    'en',
    'parent',
    'Could you kindly let me know what lessons Dana has next week?',
    'schedule.show',
    { child: 'dana', ...nextWeek },
  ],
  [
    'he',
    'parent',
    'אבקש שהשיעור של דנה ביום ראשון 15 במרץ יועבר ליום שני 16 במרץ בשעה 17:00',
    'meeting.move',
    { ...at('dana', '15T16:00'), start: '2026-03-16T17:00' },
  ],
  [
    'he',
    'parent',
    'אנו נאלצים לבטל את השיעור של דנה ביום ראשון עקב אירוע משפחתי',
    'meeting.cancel',
    at('dana', '15T16:00'),
  ],
];

describe('sentences in plain words', () => {
  it.each(done)('%s, %s: %s', (locale, who, text, command, slots) => {
    const plan = read(locale, who, text);
    expect(plan).toMatchObject({ status: 'ready', command });
    expect(plan.slots).toMatchObject(slots);
  });

  it.each([
    ['en', 'Please add two lessons: Dana Thursday 17:00 maths, Itay Thursday 18:00 English.', two],
    [
      'en',
      'ok three for next week: Yael Monday 3pm english, Omer Tuesday 4pm maths, Noam Wednesday 5pm physics',
      three,
    ],
    ['he', 'תוסיפי שני שיעורים: דנה חמישי 17:00 מתמטיקה, איתי חמישי 18:00 אנגלית', two],
    [
      'he',
      'שלושה שיעורים לשבוע הבא: יעל שני ב-15:00 אנגלית, עומר שלישי ב-16:00 מתמטיקה, נועם רביעי ב-17:00 פיזיקה',
      three,
    ],
  ] as const)('%s: the heading of a list is of each of it: %s', (locale, text, items) => {
    const plan = read(locale, 'teacher', text);
    expect(plan).toMatchObject({
      status: 'ready',
      command: 'meeting.addBatch',
    });
    expect(plan.slots['items']).toMatchObject(items);
  });

  it('asks where a reason may be a joke, and where what is told may be a question', () => {
    expect(read('en', 'teacher', 'cancel Noa on Thursday only, the opposite actually').status).not.toBe(
      'ready',
    );
    expect(read('en', 'teacher', 'cancel Noa Thursday only, she pays anyway').status).not.toBe('ready');
    expect(read('en', 'teacher', 'book Dana Thursday at 5 for maths, he comes along').status).not.toBe(
      'ready',
    );
    expect(read('en', 'student', 'i have no lesson on sunday right').status).not.toBe('ready');
  });

  it('gives a subject that stands beside one of several to that one alone', () => {
    expect(read('en', 'teacher', 'this Thursday: Dana 3pm maths, Noam 4pm').slots['items']).toMatchObject([
      lesson('dana', 'maths', '12T15:00'),
      lesson('noam', 'physics', '12T16:00'),
    ]);
  });

  it.each([
    ['en', 'parent', "I am not asking that Wednesday's lesson be cancelled; Adam will attend as usual."],
    ['en', 'teacher', "add 15 minutes to the Monday group from now on, they don't want that"],
    ['en', 'teacher', "make everything next week online, I'm not sure yet"],
    ['en', 'teacher', "approve Yael, she doesn't deserve it"],
    ['en', 'parent', "In the event that you are unwell, please cancel Wednesday's lesson."],
    ['he', 'parent', 'ככל שלא תרגישי טוב, נא לבטל את השיעור ביום רביעי'],
    ['he', 'parent', 'אני לא מבקש לבטל את השיעור ביום רביעי, אדם יגיע כרגיל'],
  ] as const)('%s, %s: nothing is done by what is not asked: %s', (locale, who, text) => {
    expect(read(locale, who, text)).toMatchObject({
      status: 'unknown',
      steps: [],
    });
  });
});
