/** An eighteenth set of a stranger’s sentences in English, an old teacher and a young one: 94.0% at first. Its school is that of the sixth (sixthWorlds.ts). */
import type { AsideList } from '../aside.ts';

export const lists: AsideList[] = [
  {
    command: 'attendance.mark',
    phrases: [
      {
        say: 'noam came yesterday',
        slots: { students: ['noam'], meeting: 'm-noam', occurrence: '2026-03-09T17:00', present: true },
      },
      {
        say: 'Itay did not attend the Monday group yesterday.',
        slots: { students: ['itay'], meeting: 'm-group', occurrence: '2026-03-09T19:00', present: false },
      },
      {
        say: 'noa no show last thursday',
        slots: { students: ['noa'], meeting: 'm-noa', occurrence: '2026-03-05T16:00', present: false },
      },
      {
        say: 'mark dana present for last sunday',
        slots: { students: ['dana'], meeting: 'm-dana', occurrence: '2026-03-08T16:00', present: true },
      },
      {
        say: 'everyone was at the group yesterday',
        slots: { meeting: 'm-group', occurrence: '2026-03-09T19:00', present: true },
      },
      {
        say: 'omer didnt turn up last week',
        slots: { students: ['omer'], meeting: 'm-omer', occurrence: '2026-03-04T18:00', present: false },
      },
      {
        say: 'Please note that Yael was absent last Tuesday.',
        slots: { students: ['yael'], meeting: 'm-yael', occurrence: '2026-03-03T15:00', present: false },
      },
    ],
  },
  {
    command: 'calendar.goto',
    phrases: [{ say: 'take me to the 20th of april' }],
  },
  {
    command: 'calendar.save',
    phrases: [
      { say: 'add sundays lesson to my phone calendar', as: 'student', slots: { meeting: 'm-dana' } },
    ],
  },
  {
    command: 'calendar.search',
    phrases: [{ say: 'search my calendar for fractions', slots: { query: 'fractions' } }],
  },
  {
    command: 'calendar.view',
    phrases: [{ say: 'switch to week view', slots: { view: 'week' } }],
  },
  {
    command: 'contract.accept',
    phrases: [{ say: 'I agree to the contract for Adam', as: 'parent', slots: { child: 'adam' } }],
  },
  {
    command: 'contract.open',
    phrases: [{ say: 'can i see the contract again', as: 'student' }],
  },
  {
    command: 'day.clear',
    phrases: [
      {
        say: 'got a fever cancel everything tmrw',
        slots: { from: '2026-03-11T00:00', to: '2026-03-12T00:00' },
      },
      {
        say: 'Please clear my whole afternoon on Thursday.',
        slots: { from: '2026-03-12T12:00', to: '2026-03-12T17:00' },
      },
      {
        say: 'cancel all my lessons on sunday and monday',
        slots: { from: '2026-03-15T00:00', to: '2026-03-17T00:00' },
      },
      {
        say: 'passover break, cancel all lessons 1/4-9/4',
        slots: { from: '2026-04-01T00:00', to: '2026-04-10T00:00' },
      },
      { say: 'clear next thursday', status: 'choose', mayAsk: true },
    ],
  },
  {
    command: 'lesson.count',
    phrases: [
      { say: 'how many lessons has noa had with me so far' },
      {
        say: 'How many lessons did I give in February?',
        slots: { from: '2026-02-01T00:00', to: '2026-03-01T00:00' },
        or: 'stats.show',
      },
      { say: 'what number lesson is yael up to' },
      { say: 'how many lessons did i do so far', as: 'student', or: 'attendance.show', mayAsk: true },
      {
        say: 'how many lessons has dana had this month',
        as: 'parent',
        slots: { from: '2026-03-01T00:00' },
        or: 'attendance.show',
        mayAsk: true,
      },
    ],
  },
  {
    command: 'link.copy',
    phrases: [{ say: 'give me my sharing link so i can send it to parents' }],
  },
  {
    command: 'meeting.add',
    phrases: [
      {
        say: 'Please schedule a maths lesson for Noam this Thursday at half past five in the afternoon.',
        slots: { students: ['noam'], subject: 'su-maths', start: '2026-03-12T17:30' },
      },
      {
        say: 'yael english friday 9am 1 hr',
        slots: {
          students: ['yael'],
          subject: 'su-english',
          start: '2026-03-13T09:00',
          end: '2026-03-13T10:00',
        },
      },
      {
        say: 'put omer in for an extra maths lesson tmrw at 4',
        slots: { students: ['omer'], subject: 'su-maths', start: '2026-03-11T16:00' },
      },
      {
        say: 'Kindly add a weekly English lesson for Noa on Sundays at 5 pm, beginning next week.',
        slots: {
          students: ['noa'],
          subject: 'su-english',
          start: '2026-03-15T17:00',
          rrule: 'FREQ=WEEKLY;INTERVAL=1;BYDAY=SU',
        },
      },
      {
        say: 'book itay maths every thursday at 18:00 until the end of june',
        slots: {
          students: ['itay'],
          subject: 'su-maths',
          start: '2026-03-12T18:00',
          rrule: 'FREQ=WEEKLY;INTERVAL=1;BYDAY=TH;UNTIL=20260630',
        },
      },
      {
        say: 'noam maths 22/3 17:00-18:30',
        slots: {
          students: ['noam'],
          subject: 'su-maths',
          start: '2026-03-22T17:00',
          end: '2026-03-22T18:30',
        },
      },
      {
        say: 'can you squeeze yael in sunday at 6 for maths pls',
        slots: { students: ['yael'], subject: 'su-maths', start: '2026-03-15T18:00' },
      },
      {
        say: 'Omer physics, day after tomorrow, 19:00, online',
        slots: { students: ['omer'], subject: 'su-physics', start: '2026-03-12T19:00', place: 'online' },
      },
      {
        say: 'english with dana tonight at 8 for 45 min',
        slots: {
          students: ['dana'],
          subject: 'su-english',
          start: '2026-03-10T20:00',
          end: '2026-03-10T20:45',
        },
      },
      {
        say: "okay so add a lesson for Itay English on Monday at three o'clock in the afternoon",
        slots: { students: ['itay'], subject: 'su-english', start: '2026-03-16T15:00' },
      },
      {
        say: 'add נועם physics thursday 18:00',
        slots: { students: ['noam'], subject: 'su-physics', start: '2026-03-12T18:00' },
      },
    ],
  },
  {
    command: 'meeting.addBatch',
    phrases: [{ say: 'Noam Thursday 6pm physics, Omer Friday 9am maths, Yael Sunday 5pm English' }],
  },
  {
    command: 'meeting.attendees',
    phrases: [
      { say: 'add omer to the monday group', slots: { meeting: 'm-group', add: ['omer'], scope: 'future' } },
      {
        say: 'Please take Itay out of the Monday group.',
        slots: { meeting: 'm-group', remove: ['itay'], scope: 'future' },
      },
    ],
  },
  {
    command: 'meeting.cancel',
    phrases: [
      {
        say: 'cancel omer tomorrow',
        slots: { meeting: 'm-omer', occurrence: '2026-03-11T18:00' },
        status: 'ask',
        asks: 'scope',
      },
      {
        say: "I would like you to cancel Noa's lesson this Thursday, just this one, please.",
        slots: { meeting: 'm-noa', occurrence: '2026-03-12T16:00', scope: 'this' },
      },
      { say: 'itay isnt coming friday, cancel it', slots: { meeting: 'm-itay' } },
      {
        say: 'dana texted shes sick sunday cancel only that one',
        slots: { meeting: 'm-dana', occurrence: '2026-03-15T16:00', scope: 'this' },
      },
      {
        say: "stop noam's mondays from april",
        slots: { meeting: 'm-noam', occurrence: '2026-04-06T17:00', scope: 'future' },
        mayAsk: true,
      },
      {
        say: "Kindly cancel all of Noa's lessons, she has stopped studying with me.",
        slots: { meeting: 'm-noa', scope: 'all' },
        mayAsk: true,
      },
      {
        say: 'hey cant come sunday im sick',
        as: 'student',
        slots: { meeting: 'm-dana', occurrence: '2026-03-15T16:00' },
      },
      {
        say: 'i wont make it to the group on monday sry',
        as: 'student',
        slots: { meeting: 'm-group', occurrence: '2026-03-16T19:00' },
      },
      {
        say: 'we have a school trip, pls cancel my lesson on sunday',
        as: 'student',
        slots: { meeting: 'm-dana', occurrence: '2026-03-15T16:00' },
      },
      {
        say: "Adam has a fever, he won't be coming tomorrow",
        as: 'parent',
        slots: { meeting: 'm-adam', occurrence: '2026-03-11T16:00' },
      },
      {
        say: "Please cancel Dana's lesson on Sunday, we have a family event.",
        as: 'parent',
        slots: { meeting: 'm-dana', occurrence: '2026-03-15T16:00' },
      },
      {
        say: 'dana cant make the group on monday',
        as: 'parent',
        slots: { meeting: 'm-group', occurrence: '2026-03-16T19:00' },
      },
    ],
  },
  {
    command: 'meeting.change',
    phrases: [
      {
        say: 'change itay on friday from english to maths',
        slots: { meeting: 'm-itay', subject: 'su-maths' },
      },
    ],
  },
  {
    command: 'meeting.describe',
    phrases: [
      {
        say: "add a note to Itay's lesson on Friday: bring the blue workbook",
        slots: { meeting: 'm-itay', description: 'bring the blue workbook' },
      },
    ],
  },
  {
    command: 'meeting.leave',
    phrases: [{ say: 'i wanna leave the monday group', as: 'student', slots: { meeting: 'm-group' } }],
  },
  {
    command: 'meeting.move',
    phrases: [
      {
        say: 'move omer tomorrow to 7',
        slots: { meeting: 'm-omer', occurrence: '2026-03-11T18:00', start: '2026-03-11T19:00' },
        status: 'ask',
        asks: 'scope',
      },
      {
        say: "Could you please move Noa's lesson this Thursday to Friday at ten in the morning, only this once?",
        slots: { meeting: 'm-noa', occurrence: '2026-03-12T16:00', start: '2026-03-13T10:00', scope: 'this' },
      },
      {
        say: 'push yael back 15 min today, just today',
        slots: {
          meeting: 'm-yael',
          occurrence: '2026-03-10T15:00',
          start: '2026-03-10T15:15',
          scope: 'this',
        },
      },
      {
        say: 'from now on move noam to 6 instead of 5',
        slots: { meeting: 'm-noam', scope: 'future', start: '2026-03-16T18:00' },
      },
      {
        say: 'Itay is coming at 11 on Friday instead of 10',
        slots: { meeting: 'm-itay', start: '2026-03-13T11:00' },
      },
      {
        say: "can we shift dana's sunday lesson half an hour earlier",
        slots: { meeting: 'm-dana', occurrence: '2026-03-15T16:00', start: '2026-03-15T15:30' },
        status: 'ask',
        asks: 'scope',
      },
      {
        say: 'resched noam from monday to tuesday same hour one time only',
        slots: {
          meeting: 'm-noam',
          occurrence: '2026-03-16T17:00',
          start: '2026-03-17T17:00',
          scope: 'this',
        },
      },
      {
        say: 'bring omer forward by half an hour tomorrow',
        slots: { meeting: 'm-omer', occurrence: '2026-03-11T18:00', start: '2026-03-11T17:30' },
        status: 'ask',
        asks: 'scope',
      },
      {
        say: 'okay so um i want to move itays lesson on friday to sunday at twelve noon',
        slots: { meeting: 'm-itay', start: '2026-03-15T12:00' },
      },
      {
        say: "Please move all of Omer's lessons to seven o'clock in the evening.",
        slots: { meeting: 'm-omer', scope: 'all' },
      },
      {
        say: 'can we do sunday at 5 instead of 4?',
        as: 'student',
        slots: { meeting: 'm-dana', occurrence: '2026-03-15T16:00', start: '2026-03-15T17:00' },
      },
      {
        say: 'could i move my sunday lesson to 6',
        as: 'student',
        slots: { meeting: 'm-dana', occurrence: '2026-03-15T16:00', start: '2026-03-15T18:00' },
      },
      {
        say: 'can we push sundays lesson half an hour later pls',
        as: 'student',
        slots: { meeting: 'm-dana', occurrence: '2026-03-15T16:00', start: '2026-03-15T16:30' },
      },
      {
        say: 'can u move my sunday lesson to tuesday same time',
        as: 'student',
        slots: { meeting: 'm-dana', occurrence: '2026-03-15T16:00', start: '2026-03-17T16:00' },
      },
      {
        say: 'could adam come at 5 tomorrow instead of 4?',
        as: 'parent',
        slots: { meeting: 'm-adam', occurrence: '2026-03-11T16:00', start: '2026-03-11T17:00' },
      },
      {
        say: 'Can you move Adam from Wednesday to Thursday at 4 please',
        as: 'parent',
        slots: { meeting: 'm-adam', occurrence: '2026-03-11T16:00', start: '2026-03-12T16:00' },
      },
      {
        say: "stuck at work, can dana's lesson on sunday start at 4:15",
        as: 'parent',
        slots: { meeting: 'm-dana', occurrence: '2026-03-15T16:00', start: '2026-03-15T16:15' },
      },
    ],
  },
  {
    command: 'meeting.open',
    phrases: [
      { say: 'open omers lesson tomorrow', slots: { meeting: 'm-omer', occurrence: '2026-03-11T18:00' } },
    ],
  },
  {
    command: 'meeting.place',
    phrases: [
      { say: 'do omer on zoom from now on', slots: { meeting: 'm-omer', place: 'online', scope: 'future' } },
      {
        say: "Please hold Noa's lesson this Thursday online, just this once.",
        slots: { meeting: 'm-noa', occurrence: '2026-03-12T16:00', place: 'online', scope: 'this' },
      },
      {
        say: 'all of tomorrows lessons are online',
        slots: { from: '2026-03-11T00:00', to: '2026-03-12T00:00', place: 'online' },
      },
    ],
  },
  {
    command: 'meeting.price',
    phrases: [
      { say: 'noas lesson costs 160 from now on', slots: { meeting: 'm-noa', cost: 160, scope: 'future' } },
      {
        say: "Please charge 100 shekels for Omer's lesson tomorrow, only this time.",
        slots: { meeting: 'm-omer', occurrence: '2026-03-11T18:00', cost: 100, scope: 'this' },
      },
      { say: 'set itays friday lesson to 90 ₪', slots: { meeting: 'm-itay', cost: 90 } },
    ],
  },
  {
    command: 'meeting.propose',
    phrases: [{ say: 'offer noa sunday at 6', slots: { students: ['noa'], start: '2026-03-15T18:00' } }],
  },
  {
    command: 'meeting.remind',
    phrases: [
      { say: 'remind me 20 min before omer tomorrow', slots: { meeting: 'm-omer' } },
      { say: 'Kindly alert me an hour before each of my lessons.' },
    ],
  },
  {
    command: 'meeting.repeat',
    phrases: [
      {
        say: 'make itays friday lesson weekly',
        slots: { meeting: 'm-itay', rrule: 'FREQ=WEEKLY;INTERVAL=1;BYDAY=FR' },
      },
      {
        say: "Let Omer's lessons be every other week from now on, please.",
        slots: { meeting: 'm-omer', rrule: 'FREQ=WEEKLY;INTERVAL=2;BYDAY=WE', scope: 'future' },
      },
    ],
  },
  {
    command: 'meeting.request',
    phrases: [
      {
        say: 'i have a test can we do an extra maths lesson thursday at 5',
        as: 'student',
        slots: { subject: 'su-maths', start: '2026-03-12T17:00' },
      },
      {
        say: 'can i get a physics lesson tmrw at 6',
        as: 'student',
        slots: { subject: 'su-physics', start: '2026-03-11T18:00' },
      },
      {
        say: 'book me english friday at 10',
        as: 'student',
        slots: { subject: 'su-english', start: '2026-03-13T10:00' },
      },
      {
        say: 'maths wednesday 17:00',
        as: 'student',
        slots: { subject: 'su-maths', start: '2026-03-11T17:00' },
      },
      {
        say: 'can i have english every wednesday at 4 for 8 weeks',
        as: 'student',
        slots: {
          subject: 'su-english',
          start: '2026-03-11T16:00',
          rrule: 'FREQ=WEEKLY;INTERVAL=1;BYDAY=WE;COUNT=8',
        },
      },
      {
        say: 'Please book an English lesson for Adam on Sunday at 5 pm.',
        as: 'parent',
        slots: { child: 'adam', subject: 'su-english', start: '2026-03-15T17:00' },
      },
      {
        say: 'need extra maths for dana thursday at 6, big exam coming',
        as: 'parent',
        slots: { child: 'dana', subject: 'su-maths', start: '2026-03-12T18:00' },
      },
      {
        say: 'adam physics monday 16:00',
        as: 'parent',
        slots: { child: 'adam', subject: 'su-physics', start: '2026-03-16T16:00' },
      },
      {
        say: 'could you book adam for maths friday at 9 in the morning',
        as: 'parent',
        slots: { child: 'adam', subject: 'su-maths', start: '2026-03-13T09:00' },
      },
    ],
  },
  {
    command: 'meeting.resize',
    phrases: [
      {
        say: 'make noa 90 minutes this thursday only',
        slots: { meeting: 'm-noa', occurrence: '2026-03-12T16:00', minutes: 90, scope: 'this' },
      },
      {
        say: "Please shorten Yael's lesson today by fifteen minutes.",
        slots: { meeting: 'm-yael', occurrence: '2026-03-10T15:00', minutes: 30 },
        status: 'ask',
        asks: 'scope',
      },
      {
        say: 'omers lessons are an hour long from now on',
        slots: { meeting: 'm-omer', minutes: 60, scope: 'future' },
      },
      { say: 'extend itay friday to a full hour', slots: { meeting: 'm-itay', minutes: 60 } },
      {
        say: 'add 10 min to omers lesson tomorow',
        slots: { meeting: 'm-omer', occurrence: '2026-03-11T18:00', minutes: 55 },
        status: 'ask',
        asks: 'scope',
      },
    ],
  },
  {
    command: 'pending.approve',
    phrases: [{ say: 'ok approve yaels thursday lesson', slots: { pending: 'p-yael' } }],
  },
  {
    command: 'pending.decline',
    phrases: [
      {
        say: 'Please decline the lesson Yael asked for on Thursday; that hour does not suit me.',
        slots: { pending: 'p-yael' },
      },
    ],
  },
  {
    command: 'pending.open',
    phrases: [{ say: 'what exactly did yael ask for', slots: { pending: 'p-yael' } }],
  },
  {
    command: 'pending.show',
    phrases: [{ say: 'anything waiting for me to approve?', or: 'request.show' }],
  },
  {
    command: 'pending.withdraw',
    phrases: [
      { say: 'take back the lesson request i sent', as: 'student', or: 'request.withdraw', mayAsk: true },
    ],
  },
  {
    command: 'request.add',
    phrases: [
      {
        say: 'adam would like to join the monday group',
        as: 'parent',
        slots: { child: 'adam', meeting: 'm-group' },
      },
    ],
  },
  {
    command: 'request.approve',
    phrases: [{ say: 'yes let tom into the monday group', slots: { request: 'r-tom' } }],
  },
  {
    command: 'request.reject',
    phrases: [{ say: 'no room for tom, reject his request', slots: { request: 'r-tom' } }],
  },
  {
    command: 'request.show',
    phrases: [{ say: 'who asked to join the group' }],
  },
  {
    command: 'schedule.check',
    phrases: [
      { say: 'am i free sunday at 5', slots: { start: '2026-03-15T17:00' }, or: 'schedule.free' },
      {
        say: "Is six o'clock on Thursday evening already taken?",
        slots: { start: '2026-03-12T18:00' },
        or: ['schedule.show', 'schedule.free'],
      },
      {
        say: 'is sunday at 5 free',
        as: 'student',
        slots: { start: '2026-03-15T17:00' },
        or: 'schedule.free',
      },
    ],
  },
  {
    command: 'schedule.free',
    phrases: [
      { say: 'whens my free time tomorrow', slots: { from: '2026-03-11T00:00', to: '2026-03-12T00:00' } },
      {
        say: 'find me an hour thursday evening',
        slots: { from: '2026-03-12T17:00', to: '2026-03-12T21:00', minutes: 60 },
      },
      { say: 'any gaps friday morning?', slots: { from: '2026-03-13T06:00', to: '2026-03-13T12:00' } },
      {
        say: 'when is rivka free on thursday',
        as: 'student',
        slots: { from: '2026-03-12T00:00', to: '2026-03-13T00:00' },
      },
      {
        say: 'any free spot wed afternoon?',
        as: 'student',
        slots: { from: '2026-03-11T12:00', to: '2026-03-11T17:00' },
      },
      {
        say: 'When does Rivka have time on Thursday afternoon?',
        as: 'parent',
        slots: { from: '2026-03-12T12:00', to: '2026-03-12T17:00' },
      },
    ],
  },
  {
    command: 'schedule.last',
    phrases: [{ say: 'when did i last teach omer' }],
  },
  {
    command: 'schedule.next',
    phrases: [
      { say: 'who do i have next' },
      { say: 'whens my next one', as: 'student' },
      { say: 'when is adams next lesson', as: 'parent' },
    ],
  },
  {
    command: 'schedule.show',
    phrases: [
      { say: 'whats on today', slots: { from: '2026-03-10T00:00', to: '2026-03-11T00:00' } },
      {
        say: 'Would you show me all the lessons I am giving this week?',
        slots: { from: '2026-03-08T00:00', to: '2026-03-15T00:00' },
      },
      { say: 'what do i have thu afternoon', slots: { from: '2026-03-12T12:00', to: '2026-03-12T17:00' } },
      {
        say: 'run me through next week',
        slots: { from: '2026-03-15T00:00', to: '2026-03-22T00:00' },
        or: 'calendar.goto',
      },
      {
        say: 'what do i have this week',
        as: 'student',
        slots: { from: '2026-03-08T00:00', to: '2026-03-15T00:00' },
      },
      {
        say: 'what do the kids have tomorrow',
        as: 'parent',
        slots: { from: '2026-03-11T00:00', to: '2026-03-12T00:00' },
      },
    ],
  },
  {
    command: 'time.block',
    phrases: [
      {
        say: 'block thursday 10 to 12 dentist',
        slots: { start: '2026-03-12T10:00', end: '2026-03-12T12:00' },
      },
      {
        say: 'I shall be unavailable from the 22nd to the 26th of April.',
        slots: { start: '2026-04-22T00:00', end: '2026-04-27T00:00' },
        or: 'day.clear',
      },
      {
        say: 'block every wednesday 12-1 for lunch',
        slots: {
          start: '2026-03-11T12:00',
          end: '2026-03-11T13:00',
          rrule: 'FREQ=WEEKLY;INTERVAL=1;BYDAY=WE',
        },
      },
      {
        say: 'block off tomorrow morning i have a staff meeting',
        slots: { start: '2026-03-11T06:00', end: '2026-03-11T12:00' },
      },
      { say: 'block next friday', status: 'choose', mayAsk: true },
    ],
  },
  {
    command: 'time.show',
    phrases: [
      {
        say: 'What hours have I blocked this month?',
        slots: { from: '2026-03-01T00:00', to: '2026-04-01T00:00' },
      },
    ],
  },
  {
    command: 'time.unblock',
    phrases: [{ say: 'unblock friday morning' }],
  },
  {
    command: 'waitlist.join',
    phrases: [
      {
        say: 'The Monday group is full, please put Adam on the waiting list',
        as: 'parent',
        slots: { child: 'adam', meeting: 'm-group' },
      },
    ],
  },
  {
    command: 'waitlist.leave',
    phrases: [
      {
        say: 'take adam off the waiting list for the monday group',
        as: 'parent',
        slots: { child: 'adam', meeting: 'm-group' },
        mayAsk: true,
      },
    ],
  },
  {
    command: 'week.copy',
    phrases: [
      { say: 'copy this weeks lessons to next week' },
      { say: "Please repeat this week's timetable for the following three weeks." },
    ],
  },
  {
    command: null,
    phrases: [
      { say: 'dont cancel omer tomorrow hes coming after all' },
      { say: 'is noam cancelled on monday?', mayRead: true },
      { say: "Why was Noa's lesson moved?", mayRead: true },
      { say: 'Should I raise my prices this year?', mayRead: true },
      { say: 'what a day i need a coffee' },
      { say: 'no need to move yael we sorted it out' },
      { say: 'did i already cancel itay on friday?', mayRead: true },
      { say: "Noa's mother told me that she is very pleased with the physics lessons." },
      { say: 'Please do not change anything in my calendar this week.' },
      { say: 'thx ur a lifesaver' },
      { say: 'im NOT cancelling sunday just so u know', as: 'student' },
      { say: 'ugh the test was sooo hard', as: 'student' },
      { say: 'is sunday cancelled?', as: 'student', mayRead: true },
      { say: 'Thank you Rivka, Adam really enjoys the lessons!', as: 'parent' },
      { say: 'adam is feeling better so no need to cancel tomorrow', as: 'parent' },
    ],
  },
];
