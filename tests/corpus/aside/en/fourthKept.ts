/** The part of the fourth set in English that was kept from the grammar while it learned from the rest: 71.7% at first reading (86 of 120), then learned from. */
import type { AsideList } from '../aside.ts';

/** Spoken in the worlds of worlds.ts. */
export const lists: AsideList[] = [
  {
    command: 'meeting.add',
    phrases: [
      {
        say: 'yael physics sun 4:30 pls',
        slots: { students: ['yael'], subject: 'su-physics', start: '2026-03-15T16:30' },
      },
    ],
  },
  {
    command: 'week.copy',
    phrases: [{ say: 'copy the whole week of march 15 to the week after' }],
  },
  {
    command: 'meeting.describe',
    phrases: [
      {
        say: 'call yaels lesson today "trig revision"',
        slots: { meeting: 'm-yael', summary: 'trig revision' },
      },
      {
        say: 'note for omer tomorrow: bring the blue workbook',
        slots: { meeting: 'm-omer', description: 'bring the blue workbook' },
      },
      {
        say: 'for the whole series, change the physics groups title to "Physics stars"',
        slots: { meeting: 'm-group', summary: 'Physics stars', scope: 'all' },
      },
    ],
  },
  {
    command: 'meeting.change',
    phrases: [
      {
        say: 'make omers lesson tomorrow maths instead of english',
        slots: { meeting: 'm-omer', subject: 'su-maths' },
      },
    ],
  },
  {
    command: 'meeting.scalePrice',
    phrases: [
      { say: 'double the price of thursdays physics', slots: { meeting: 'm-noam-physics', factor: 2 } },
    ],
  },
  {
    command: 'meeting.cancel',
    phrases: [
      {
        say: 'dana is off this sunday. just this once, cancel it',
        slots: { meeting: 'm-dana', occurrence: '2026-03-15T16:00', scope: 'this' },
      },
      {
        say: 'no physics group tmrw, cancel it just this time',
        slots: { meeting: 'm-group', occurrence: '2026-03-11T18:00', scope: 'this' },
      },
    ],
  },
  {
    command: 'day.clear',
    phrases: [
      {
        say: 'all lessons on the 18th are off',
        slots: { from: '2026-03-18T00:00', to: '2026-03-19T00:00' },
        mayAsk: true,
      },
      { say: 'im sick cancel all of todays lessons', slots: { to: '2026-03-11T00:00' } },
    ],
  },
  {
    command: 'meeting.remind',
    phrases: [{ say: 'remind everyone who has a lesson tomorrow' }],
  },
  {
    command: 'meeting.number',
    phrases: [
      {
        say: 'the 16/3 lesson w noam should be lesson no. 9',
        slots: { meeting: 'm-noam', occurrence: '2026-03-16T17:00' },
        mayAsk: true,
      },
    ],
  },
  {
    command: 'meeting.open',
    phrases: [{ say: 'pull up tomorrows lesson with omer', slots: { meeting: 'm-omer' } }],
  },
  {
    command: 'schedule.free',
    phrases: [
      { say: 'when do i have a gap tomorrow', slots: { from: '2026-03-11T00:00', to: '2026-03-12T00:00' } },
      { say: 'any opening before noon on thursday', or: 'schedule.check' },
    ],
  },
  {
    command: 'schedule.next',
    phrases: [{ say: 'next maths for itay?', slots: { child: 'itay' }, as: 'parent' }],
  },
  {
    command: 'schedule.last',
    phrases: [{ say: 'when did i last teach dana', slots: { students: ['dana'] } }],
  },
  {
    command: 'calendar.goto',
    phrases: [{ say: 'jump to next sunday' }, { say: 'show me may', mayAsk: true, or: 'schedule.show' }],
  },
  {
    command: 'calendar.export',
    phrases: [{ say: 'export my calendar' }, { say: 'download all my lessons as an ics file' }],
  },
  {
    command: 'calendar.import',
    phrases: [
      { say: 'import my google calendar' },
      { say: 'bring in the lessons from my old calendar file' },
    ],
  },
  {
    command: 'calendar.save',
    phrases: [
      { say: 'save tomorrows lesson with omer to my phone calendar', mayAsk: true, or: 'calendar.export' },
      {
        say: 'add my thursday lesson to my google calendar',
        as: 'student',
        mayAsk: true,
        or: 'calendar.export',
      },
    ],
  },
  {
    command: 'feed.copy',
    phrases: [{ say: 'copy the calendar feed link' }],
  },
  {
    command: null,
    phrases: [
      { say: 'please do not move omer' },
      { say: 'is omer cancelled tomorrow?', mayRead: true },
      { say: 'who moved the physics group?', mayRead: true },
      { say: 'i moved dana to 5 last week and she was late anyway', mayAsk: true, mayRead: true },
      { say: 'yesterday i cancelled noam', mayAsk: true, mayRead: true },
      { say: 'lol ok' },
      { say: 'never mind', or: 'answer' },
      { say: 'thx you too' },
      { say: 'not now' },
      { say: 'i never said block itay' },
      { say: 'why did noam leave?', mayRead: true },
      { say: 'what if maths was 200?', mayRead: true },
      { say: 'i didnt request anything', as: 'student' },
      { say: 'my monitor broke again' },
      { say: 'dana says hi' },
      { say: 'sunday was fun, the lesson with dana went well', mayAsk: true, mayRead: true },
    ],
  },
  {
    command: 'subject.add',
    phrases: [
      { say: 'add chemistry, 170 an hour', slots: { name: 'chemistry', cost: 170 } },
      {
        say: 'im gonna teach python as well, 200/hr, add it',
        slots: { name: 'python', cost: 200 },
        mayAsk: true,
      },
    ],
  },
  {
    command: 'subject.rename',
    phrases: [
      { say: 'rename maths to Algebra', slots: { subject: 'su-maths', name: 'Algebra' } },
      {
        say: 'change the name of physics to Mechanics pls',
        slots: { subject: 'su-physics', name: 'Mechanics' },
      },
    ],
  },
  {
    command: 'subject.color',
    phrases: [{ say: 'make maths blue', slots: { subject: 'su-maths' } }],
  },
  {
    command: 'lesson.add',
    phrases: [
      {
        say: 'add a lesson called Fractions to the maths syllabus',
        slots: { subject: 'su-maths', name: 'Fractions' },
      },
    ],
  },
  {
    command: 'lesson.change',
    phrases: [{ say: 'in the physics curriculum change lesson 2 to "Waves"', mayAsk: true }],
  },
  {
    command: 'lesson.remove',
    phrases: [
      { say: 'delete lesson 3 from the maths syllabus', mayAsk: true },
      { say: 'take "past simple" out of the english curriculum', mayAsk: true },
    ],
  },
  {
    command: 'lesson.materials',
    phrases: [{ say: 'materials for the maths fractions lesson: https://example.test/f.pdf', mayAsk: true }],
  },
  {
    command: 'student.show',
    phrases: [{ say: 'list my students' }, { say: 'show blocked students', slots: { filter: 'blocked' } }],
  },
  {
    command: 'student.block',
    phrases: [{ say: 'block itay', slots: { students: ['itay'], blocked: true } }],
  },
  {
    command: 'student.archive',
    phrases: [{ say: 'archive dana', slots: { students: ['dana'], archived: true } }],
  },
  {
    command: 'student.invite',
    phrases: [
      {
        say: 'send invites to a@example.test and b@example.test',
        slots: { emails: ['a@example.test', 'b@example.test'] },
      },
      { say: 'new student starting, invite ron@example.test pls', slots: { emails: ['ron@example.test'] } },
      {
        say: 'got a new kid gil, gil.s@example.test, send him an invite',
        slots: { emails: ['gil.s@example.test'] },
      },
    ],
  },
  {
    command: 'lateCancels.adjust',
    phrases: [{ say: 'add one late cancellation to omer', slots: { students: ['omer'] } }],
  },
  {
    command: 'lateCancels.show',
    phrases: [
      { say: 'how many late cancels does yael have', or: 'lateCancels.check' },
      { say: 'who cancels late the most', mayAsk: true, or: 'student.show' },
    ],
  },
  {
    command: 'lateCancels.check',
    phrases: [
      {
        say: 'if i cancel thursday will it count as a late cancel?',
        as: 'student',
        mayAsk: true,
        or: 'lateCancels.show',
      },
      { say: 'did dana use up her late cancels?', slots: { students: ['dana'] }, or: 'lateCancels.show' },
    ],
  },
  {
    command: 'child.add',
    phrases: [
      { say: 'add my daughter Lia', slots: { name: 'Lia' }, as: 'parent' },
      { say: 'i have one more kid, his name is Adam, add him', slots: { name: 'Adam' }, as: 'parent' },
    ],
  },
  {
    command: 'child.picture',
    phrases: [{ say: 'upload a photo of noa', slots: { child: 'noa' }, as: 'parent' }],
  },
  {
    command: 'child.select',
    phrases: [{ say: 'choose נועה', slots: { child: 'noa' }, as: 'parent' }],
  },
  {
    command: 'profile.picture',
    phrases: [{ say: 'i want to put up a new photo of myself', as: 'student', mayAsk: true }],
  },
  {
    command: 'undo',
    phrases: [
      { say: 'undo' },
      { say: 'oops take that back', mayAsk: true },
      { say: 'nope wrong one, undo that' },
    ],
  },
  {
    command: 'help',
    phrases: [
      { say: 'help me, how does this work', mayAsk: true },
      { say: 'im lost, what do i type', mayAsk: true },
    ],
  },
  {
    command: 'meeting.addBatch',
    phrases: [
      { say: 'yael on sunday at 2 plus omer on thursday at 3, maths for both of them', mayAsk: true },
    ],
  },
  {
    command: 'meeting.move',
    phrases: [
      {
        say: 'thursdays physics with noam, lets start at quarter past 6 instead',
        slots: { meeting: 'm-noam-physics', start: '2026-03-12T18:15' },
      },
      {
        say: 'bring omer forward by an hour tomorrow',
        slots: { meeting: 'm-omer', delta: -60, start: '2026-03-11T15:00' },
      },
      {
        say: 'noas lesson on monday to four please, only that once',
        slots: { child: 'noa', start: '2026-03-16T16:00' },
        as: 'parent',
        mayAsk: true,
        or: 'meeting.request',
      },
    ],
  },
  {
    command: 'meeting.resize',
    phrases: [
      { say: 'yael for an hour and a half today instead of 45', slots: { meeting: 'm-yael', minutes: 90 } },
    ],
  },
  {
    command: 'meeting.place',
    phrases: [
      {
        say: 'omer is coming to my place tomorrow, change it',
        slots: { meeting: 'm-omer', place: 'teacher' },
        mayAsk: true,
      },
    ],
  },
  {
    command: 'time.block',
    phrases: [
      {
        say: 'thurs afternoon blocked, the kids have a play',
        slots: { start: '2026-03-12T12:00', end: '2026-03-12T17:00' },
        mayAsk: true,
      },
    ],
  },
  {
    command: 'schedule.show',
    phrases: [
      { say: 'what does my sunday look like', slots: { from: '2026-03-15T00:00', to: '2026-03-16T00:00' } },
    ],
  },
  {
    command: 'calendar.view',
    phrases: [{ say: 'day view pls', slots: { view: 'day' } }],
  },
];

/** Spoken in the worlds of recordsWorlds.ts. */
export const inRecords: AsideList[] = [
  {
    command: 'attendance.mark',
    phrases: [
      {
        say: 'omer no-show this morning',
        slots: { meeting: 'm-morning', students: ['omer'], present: false },
      },
      {
        say: 'mark noam as present yesterday',
        slots: { meeting: 'm-noam', occurrence: '2026-03-09T17:00', students: ['noam'], present: true },
      },
      {
        say: 'noam ghosted me yesterday',
        slots: { meeting: 'm-noam', occurrence: '2026-03-09T17:00', present: false },
        mayAsk: true,
        or: null,
      },
    ],
  },
  {
    command: 'meeting.leave',
    phrases: [
      {
        say: 'gil is quitting maths, please take him out of the sunday lesson for good',
        slots: { child: 'gil', meeting: 'm-gil' },
        as: 'parent',
        mayAsk: true,
        or: 'meeting.cancel',
      },
      {
        say: 'leaving the physics group sorry, too much homework',
        slots: { meeting: 'm-own-group' },
        as: 'student',
        mayAsk: true,
      },
    ],
  },
  {
    command: 'time.unblock',
    phrases: [
      { say: 'the dentist is off so open those hours again', mayAsk: true },
      { say: 'free up the 18th again, i can teach after all', mayAsk: true },
    ],
  },
  {
    command: 'time.show',
    phrases: [{ say: 'what have i blocked' }],
  },
  {
    command: 'calendar.search',
    phrases: [{ say: 'search for fractions in my lessons', slots: { query: 'fractions' } }],
  },
  {
    command: 'attendance.show',
    phrases: [
      { say: 'has gil been showing up to his lessons?', slots: { child: 'gil' }, as: 'parent', mayAsk: true },
    ],
  },
];

/** Spoken in the worlds of requestsWorlds.ts. */
export const inRequests: AsideList[] = [
  {
    command: 'pending.show',
    phrases: [
      { say: 'any lesson requests waiting for me?', or: 'request.show' },
      { say: 'whats happening with the lessons i asked for', as: 'student' },
    ],
  },
  {
    command: 'pending.open',
    phrases: [
      { say: 'lemme see what noam asked for', slots: { pending: 'p-noam' }, or: 'pending.show' },
      {
        say: 'show me the offer i got for monday',
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
      { say: 'no to itays request, i have dana then', slots: { pending: 'p-itay' } },
      // Another time for what was asked is a no that offers, whatever the verb.
      {
        say: 'suggest friday 10am to yael instead of thursday',
        slots: { pending: 'p-yael', start: '2026-03-13T10:00' },
      },
    ],
  },
  {
    command: 'pending.withdraw',
    phrases: [
      { say: 'nvm, take back my request for sunday', slots: { pending: 's-sunday' }, as: 'student' },
      {
        say: 'withdraw gils lesson request',
        slots: { child: 'gil', pending: 'c-gil' },
        as: 'parent',
        or: 'request.withdraw',
        mayAsk: true,
      },
    ],
  },
  {
    command: 'meeting.propose',
    phrases: [
      {
        say: 'cant do thu w/ yael, tell her wed at 1 would work',
        slots: { pending: 'p-yael', start: '2026-03-11T13:00' },
        mayAsk: true,
        or: 'pending.decline',
      },
    ],
  },
  {
    command: 'request.show',
    phrases: [
      { say: 'did anyone answer my request to join the physics group', as: 'student', or: 'pending.show' },
    ],
  },
  {
    command: 'request.add',
    phrases: [
      {
        say: 'id like gil to join the physics group',
        slots: { child: 'gil', meeting: 'm-group' },
        as: 'parent',
      },
      {
        say: 'can maya be signed up for the english group on mondays',
        slots: { child: 'maya', meeting: 'm-full' },
        as: 'parent',
        or: 'waitlist.join',
      },
    ],
  },
  {
    command: 'request.approve',
    phrases: [
      { say: 'let omer into the physics group', slots: {}, or: 'meeting.attendees' },
      { say: 'approve tamars join request', slots: { request: 'r-tamar' } },
      { say: 'tamar can come to the physics group, accept her', slots: { request: 'r-tamar' }, mayAsk: true },
    ],
  },
  {
    command: 'request.withdraw',
    phrases: [
      { say: 'cancel my request to join the physics group', slots: { request: 'sr-group' }, as: 'student' },
      {
        say: 'undo gils ask to join the english group',
        slots: { child: 'gil', request: 'cr-gil' },
        as: 'parent',
        mayAsk: true,
        or: 'undo',
      },
    ],
  },
  {
    command: 'contract.open',
    phrases: [{ say: 'show me rivkas contract', as: 'student', mayAsk: true }],
  },
  {
    command: 'contract.accept',
    phrases: [
      {
        say: 'fine ill sign the agreement with avi bar',
        slots: { teacher: 't2' },
        as: 'parent',
        mayAsk: true,
      },
    ],
  },
  {
    command: 'teacher.join',
    phrases: [
      {
        say: 'connect us to the teacher from this link https://lessons.test/rivka',
        as: 'parent',
        mayAsk: true,
      },
    ],
  },
  {
    command: 'link.copy',
    phrases: [{ say: 'copy my invite link' }],
  },
  {
    command: null,
    phrases: [{ say: 'should i say yes to itay?', mayRead: true }],
  },
  {
    command: 'teacher.show',
    phrases: [{ say: 'list our teachers', as: 'parent' }],
  },
  {
    command: 'teacher.open',
    phrases: [{ say: 'open rivkas page', slots: { teacher: 't1' }, as: 'student' }],
  },
  {
    command: 'pending.approve',
    phrases: [{ say: 'monday at 3 works for noa, accept that one', slots: { pending: 'p-noa-monday' } }],
  },
  {
    command: 'request.reject',
    phrases: [{ say: 'decline everyone who asked to join a group', mayAsk: true }],
  },
];
