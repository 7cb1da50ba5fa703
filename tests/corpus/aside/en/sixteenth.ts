/** A sixteenth set of a stranger’s sentences in English, everyday orders: 97.3% at first. Its school is that of the sixth (sixthWorlds.ts). */
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
        say: 'Dana was absent on Sunday',
        slots: { students: ['dana'], meeting: 'm-dana', occurrence: '2026-03-08T16:00', present: false },
      },
      {
        say: 'omer was a no show last week',
        slots: { students: ['omer'], meeting: 'm-omer', occurrence: '2026-03-04T18:00', present: false },
      },
      {
        say: 'everyone was at the group yesterday',
        slots: {
          students: ['dana', 'itay'],
          meeting: 'm-group',
          occurrence: '2026-03-09T19:00',
          present: true,
        },
      },
      {
        say: 'noa didnt turn up on the 5th',
        slots: { students: ['noa'], meeting: 'm-noa', occurrence: '2026-03-05T16:00', present: false },
      },
      {
        say: 'mark yael present for last tuesday',
        slots: { students: ['yael'], meeting: 'm-yael', occurrence: '2026-03-03T15:00', present: true },
      },
    ],
  },
  {
    command: 'calendar.export',
    phrases: [{ say: 'save next week as a pdf' }],
  },
  {
    command: 'calendar.goto',
    phrases: [{ say: 'jump to 3 april' }],
  },
  {
    command: 'calendar.save',
    phrases: [
      { say: "add sunday's lesson to my phone calendar", as: 'student' },
      { say: "save adam's lessons to my phone calendar", as: 'parent' },
    ],
  },
  {
    command: 'calendar.search',
    phrases: [{ say: 'search my calendar for algebra', slots: { query: 'algebra' } }],
  },
  {
    command: 'calendar.view',
    phrases: [{ say: 'give me the day view', slots: { view: 'day' } }],
  },
  {
    command: 'contract.accept',
    phrases: [{ say: 'ok i agree to the contract', as: 'student', mayAsk: true }],
  },
  {
    command: 'contract.open',
    phrases: [
      { say: "let me read rivka's contract", as: 'student' },
      { say: 'show me the contract', as: 'parent' },
    ],
  },
  {
    command: 'day.clear',
    phrases: [
      {
        say: 'down with the flu tomorrow, cancel all my lessons',
        slots: { from: '2026-03-11T00:00', to: '2026-03-12T00:00' },
      },
      {
        say: 'cancel everything on thursday after 3',
        slots: { from: '2026-03-12T15:00', to: '2026-03-13T00:00' },
      },
      {
        say: "Please cancel all of next week's lessons, I shall be abroad.",
        slots: { from: '2026-03-15T00:00', to: '2026-03-22T00:00' },
      },
      {
        say: 'clear monday evening the 23rd of march',
        slots: { from: '2026-03-23T17:00', to: '2026-03-23T21:00' },
      },
      {
        say: 'cancel everything between 18/3 and 20/3',
        slots: { from: '2026-03-18T00:00', to: '2026-03-21T00:00' },
      },
    ],
  },
  {
    command: 'feed.copy',
    phrases: [{ say: 'copy my ical feed link' }],
  },
  {
    command: 'lesson.count',
    phrases: [
      { say: 'how many lessons has noa had with me so far' },
      { say: 'how many lessons has dana had so far', as: 'parent', slots: { child: 'dana' } },
    ],
  },
  {
    command: 'meeting.add',
    phrases: [
      {
        say: 'noam maths thursday 18:00',
        slots: { students: ['noam'], subject: 'su-maths', start: '2026-03-12T18:00' },
      },
      {
        say: 'every thursday at half past five english w/ itay starting next week',
        slots: {
          students: ['itay'],
          subject: 'su-english',
          start: '2026-03-19T17:30',
          rrule: 'FREQ=WEEKLY;INTERVAL=1;BYDAY=TH',
        },
      },
      {
        say: 'dana physics sunday 17:00 90 minutes',
        slots: {
          students: ['dana'],
          subject: 'su-physics',
          start: '2026-03-15T17:00',
          end: '2026-03-15T18:30',
        },
      },
      {
        say: 'itay english tuesday 16:00',
        slots: { students: ['itay'], subject: 'su-english', start: '2026-03-17T16:00' },
      },
      {
        say: 'new maths group sundays 18:00 with yael and noam, 75 min, up to 5 kids',
        slots: {
          students: ['yael', 'noam'],
          subject: 'su-maths',
          start: '2026-03-15T18:00',
          end: '2026-03-15T19:15',
          rrule: 'FREQ=WEEKLY;INTERVAL=1;BYDAY=SU',
          capacity: 5,
        },
      },
      {
        say: 'set up english with noam tommorow at quarter to four',
        slots: { students: ['noam'], subject: 'su-english', start: '2026-03-11T15:45' },
      },
      {
        say: "Good morning. Would you be so kind as to enter a lesson in English for Noam on Sunday, the fifteenth of March, at six o'clock in the evening.",
        slots: { students: ['noam'], subject: 'su-english', start: '2026-03-15T18:00' },
      },
      {
        say: 'weekly physics with omer mondays 15:30 ten times',
        slots: {
          students: ['omer'],
          subject: 'su-physics',
          start: '2026-03-16T15:30',
          rrule: 'FREQ=WEEKLY;INTERVAL=1;BYDAY=MO;COUNT=10',
        },
      },
      {
        say: 'dana and noa maths together fri 11am',
        slots: { students: ['dana', 'noa'], subject: 'su-maths', start: '2026-03-13T11:00' },
      },
      {
        say: 'book נועם physics thurs 18:30 please',
        slots: { students: ['noam'], subject: 'su-physics', start: '2026-03-12T18:30' },
      },
      {
        say: 'okay so um put noa down for english on the first of april at two thirty pm',
        slots: { students: ['noa'], subject: 'su-english', start: '2026-04-01T14:30' },
      },
    ],
  },
  {
    command: 'meeting.addBatch',
    phrases: [
      { say: 'put in yael english on the 17th at 17:00 and noam physics on the 18th at 16:00' },
      { say: 'add omer sunday 6pm maths, noa monday 2pm physics and itay thursday 6pm english' },
    ],
  },
  {
    command: 'meeting.attendees',
    phrases: [{ say: 'add noam to the monday group', slots: { meeting: 'm-group', add: ['noam'] } }],
  },
  {
    command: 'meeting.cancel',
    phrases: [
      {
        say: 'cancel yael today',
        slots: { meeting: 'm-yael', occurrence: '2026-03-10T15:00' },
        status: 'ask',
        asks: 'scope',
      },
      { say: "drop itay's lesson on friday", slots: { meeting: 'm-itay', occurrence: '2026-03-13T10:00' } },
      {
        say: 'Omer is finishing with me, delete his whole wednesday series',
        slots: { meeting: 'm-omer', scope: 'all' },
      },
      {
        say: "cancel noam's lessons from april onwards",
        slots: { meeting: 'm-noam', occurrence: '2026-04-06T17:00', scope: 'future' },
      },
      {
        say: 'Could you kindly cancel the Monday group on the 23rd?',
        slots: { meeting: 'm-group', occurrence: '2026-03-23T19:00' },
        status: 'ask',
        asks: 'scope',
      },
      {
        say: 'cancle omer tmrw',
        slots: { meeting: 'm-omer', occurrence: '2026-03-11T18:00' },
        status: 'ask',
      },
      {
        say: "scrap dana's maths on sunday, only that one",
        slots: { meeting: 'm-dana', occurrence: '2026-03-15T16:00', scope: 'this' },
      },
      { say: 'cancel danas lesson', status: 'ask', asks: 'meeting' },
      {
        say: 'i cant make it to the group on monday',
        as: 'student',
        slots: { meeting: 'm-group', occurrence: '2026-03-16T19:00' },
      },
      {
        say: 'im sick not coming sunday sry',
        as: 'student',
        slots: { meeting: 'm-dana', occurrence: '2026-03-15T16:00' },
      },
      {
        say: 'adam is ill, he wont make it tomorrow',
        as: 'parent',
        slots: { meeting: 'm-adam', occurrence: '2026-03-11T16:00', child: 'adam' },
      },
      {
        say: 'cancel dana on sunday pls we have a wedding',
        as: 'parent',
        slots: { meeting: 'm-dana', occurrence: '2026-03-15T16:00' },
      },
      {
        say: "Dana can't come to the group on Monday, just this once.",
        as: 'parent',
        slots: { meeting: 'm-group', occurrence: '2026-03-16T19:00' },
      },
    ],
  },
  {
    command: 'meeting.change',
    phrases: [
      {
        say: "change noa's thursdays from physics to maths from now on",
        slots: { meeting: 'm-noa', subject: 'su-maths', scope: 'future' },
      },
    ],
  },
  {
    command: 'meeting.describe',
    phrases: [
      { say: "add a note to itay's lesson on friday: bring the workbook", slots: { meeting: 'm-itay' } },
    ],
  },
  {
    command: 'meeting.leave',
    phrases: [
      { say: 'i want to quit the monday group', as: 'student', slots: { meeting: 'm-group' } },
      {
        say: 'take dana out of the monday group for good',
        as: 'parent',
        slots: { meeting: 'm-group', child: 'dana' },
      },
    ],
  },
  {
    command: 'meeting.move',
    phrases: [
      {
        say: 'move noam from monday to tuesday same time',
        slots: { meeting: 'm-noam', occurrence: '2026-03-16T17:00', start: '2026-03-17T17:00' },
        status: 'ask',
        asks: 'scope',
      },
      {
        say: 'can u push yael back 20 min today pls',
        slots: { meeting: 'm-yael', occurrence: '2026-03-10T15:00', start: '2026-03-10T15:20' },
        status: 'ask',
        asks: 'scope',
      },
      {
        say: "just this once, Omer's lesson tomorrow at 19:00 instead of 18:00",
        slots: {
          meeting: 'm-omer',
          occurrence: '2026-03-11T18:00',
          start: '2026-03-11T19:00',
          scope: 'this',
        },
      },
      {
        say: 'move noas thursday lesson to half past four from now on',
        slots: { meeting: 'm-noa', start: '2026-03-12T16:30', scope: 'future' },
      },
      {
        say: "shift itay's friday lesson to 11 please",
        slots: { meeting: 'm-itay', occurrence: '2026-03-13T10:00', start: '2026-03-13T11:00' },
      },
      {
        say: 'make noams lesson on monday an hour earlier, only this one',
        slots: {
          meeting: 'm-noam',
          occurrence: '2026-03-16T17:00',
          start: '2026-03-16T16:00',
          scope: 'this',
        },
      },
      {
        say: 'I need the monday group moved to 18:30 this coming monday, just this once',
        slots: {
          meeting: 'm-group',
          occurrence: '2026-03-16T19:00',
          start: '2026-03-16T18:30',
          scope: 'this',
        },
      },
      {
        say: 'move yael to 3:30 just today',
        slots: {
          meeting: 'm-yael',
          occurrence: '2026-03-10T15:00',
          start: '2026-03-10T15:30',
          scope: 'this',
        },
      },
      { say: "shift all of omer's lessons to 17:15", slots: { meeting: 'm-omer', scope: 'all' } },
      {
        say: "so noam's mum just called, they have a wedding, move his lesson on monday to wednesday the 18th at 4, only this time",
        slots: {
          meeting: 'm-noam',
          occurrence: '2026-03-16T17:00',
          start: '2026-03-18T16:00',
          scope: 'this',
        },
      },
      { say: 'move itay to 6pm', status: 'ask', asks: 'meeting' },
      {
        say: 'can i move sunday to 5pm',
        as: 'student',
        slots: { meeting: 'm-dana', occurrence: '2026-03-15T16:00', start: '2026-03-15T17:00' },
      },
      {
        say: "could we do sunday's maths half an hour later",
        as: 'student',
        slots: { meeting: 'm-dana', occurrence: '2026-03-15T16:00', start: '2026-03-15T16:30' },
      },
      {
        say: 'pls move my sunday maths to monday 15:30',
        as: 'student',
        slots: { meeting: 'm-dana', occurrence: '2026-03-15T16:00', start: '2026-03-16T15:30' },
      },
      {
        say: "Could you please move Adam's lesson tomorrow to five o'clock?",
        as: 'parent',
        slots: { meeting: 'm-adam', occurrence: '2026-03-11T16:00', start: '2026-03-11T17:00' },
      },
      {
        say: "move dana's maths from sunday to tuesday at 16:30",
        as: 'parent',
        slots: { meeting: 'm-dana', occurrence: '2026-03-15T16:00', start: '2026-03-17T16:30' },
      },
    ],
  },
  {
    command: 'meeting.place',
    phrases: [
      {
        say: 'noam on zoom next monday, only that lesson',
        slots: { meeting: 'm-noam', occurrence: '2026-03-16T17:00', place: 'online', scope: 'this' },
      },
      {
        say: 'all lessons tomorrow online',
        slots: { from: '2026-03-11T00:00', to: '2026-03-12T00:00', place: 'online' },
      },
      {
        say: "noa's thursdays at her house from now on",
        slots: { meeting: 'm-noa', place: 'student', scope: 'future' },
      },
    ],
  },
  {
    command: 'meeting.price',
    phrases: [
      { say: 'omer pays 130 a lesson from now on', slots: { meeting: 'm-omer', cost: 130, scope: 'future' } },
      { say: 'set itays friday lesson to 90 shekels', slots: { meeting: 'm-itay', cost: 90 } },
      { say: "change the price of yael's lessons to 110", slots: { meeting: 'm-yael', cost: 110 } },
      {
        say: "today's lesson with yael costs 80, only today",
        slots: { meeting: 'm-yael', occurrence: '2026-03-10T15:00', cost: 80, scope: 'this' },
      },
      { say: 'set the price of my sunday lesson to 50', as: 'student', status: 'refused', or: [null] },
    ],
  },
  {
    command: 'meeting.propose',
    phrases: [
      { say: 'offer omer sunday at 17:30', slots: { students: ['omer'], start: '2026-03-15T17:30' } },
    ],
  },
  {
    command: 'meeting.remind',
    phrases: [
      { say: 'ping me 15 mins before every lesson' },
      { say: 'remind me an hour before itay on friday', slots: { meeting: 'm-itay' } },
    ],
  },
  {
    command: 'meeting.repeat',
    phrases: [
      {
        say: "make itay's friday lesson weekly",
        slots: { meeting: 'm-itay', rrule: 'FREQ=WEEKLY;INTERVAL=1;BYDAY=FR' },
      },
      {
        say: 'switch noa to every other week',
        slots: { meeting: 'm-noa', rrule: 'FREQ=WEEKLY;INTERVAL=2;BYDAY=TH' },
        mayAsk: true,
      },
    ],
  },
  {
    command: 'meeting.request',
    phrases: [
      {
        say: 'maths tomorrow at 5pm please',
        as: 'student',
        slots: { subject: 'su-maths', start: '2026-03-11T17:00' },
      },
      {
        say: 'id like an english lesson on thursday at 15:00',
        as: 'student',
        slots: { subject: 'su-english', start: '2026-03-12T15:00' },
      },
      {
        say: 'physics every wednesday at 5pm for 6 weeks',
        as: 'student',
        slots: {
          subject: 'su-physics',
          start: '2026-03-11T17:00',
          rrule: 'FREQ=WEEKLY;INTERVAL=1;BYDAY=WE;COUNT=6',
        },
      },
      {
        say: 'maths for adam on sunday 17:00',
        as: 'parent',
        slots: { child: 'adam', subject: 'su-maths', start: '2026-03-15T17:00' },
      },
      {
        say: 'book english for dana thursday at 4:30',
        as: 'parent',
        slots: { child: 'dana', subject: 'su-english', start: '2026-03-12T16:30' },
      },
    ],
  },
  {
    command: 'meeting.resize',
    phrases: [
      {
        say: 'make omers lesson tomorrow an hour',
        slots: { meeting: 'm-omer', occurrence: '2026-03-11T18:00', minutes: 60 },
        status: 'ask',
        asks: 'scope',
      },
      {
        say: "extend itay's friday lesson by 15 min",
        slots: { meeting: 'm-itay', occurrence: '2026-03-13T10:00', minutes: 60 },
      },
      {
        say: 'cut the monday group to an hour and a quarter from now on',
        slots: { meeting: 'm-group', minutes: 75, scope: 'future' },
      },
      {
        say: "stretch today's english with yael to 1 hr pls",
        slots: { meeting: 'm-yael', occurrence: '2026-03-10T15:00', minutes: 60 },
        status: 'ask',
        asks: 'scope',
      },
      {
        say: "make tomorrow's lesson with omer ten minutes shorter, only tomorrow",
        slots: { meeting: 'm-omer', occurrence: '2026-03-11T18:00', minutes: 35, scope: 'this' },
      },
    ],
  },
  {
    command: 'meeting.scalePrice',
    phrases: [{ say: 'raise all my lessons by 5 percent from april', or: 'subject.scalePrice' }],
  },
  {
    command: 'pending.approve',
    phrases: [{ say: "yael's thursday at 5 works for me, approve it", slots: { pending: 'p-yael' } }],
  },
  {
    command: 'pending.decline',
    phrases: [{ say: 'say no to the lesson yael asked for on thursday', slots: { pending: 'p-yael' } }],
  },
  {
    command: 'pending.open',
    phrases: [{ say: 'what exactly did yael ask for', slots: { pending: 'p-yael' } }],
  },
  {
    command: 'pending.show',
    phrases: [{ say: 'anything i still need to approve?', or: 'request.show' }],
  },
  {
    command: 'pending.withdraw',
    phrases: [
      { say: 'take back the lesson i asked for', as: 'student', or: 'request.withdraw', mayAsk: true },
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
    phrases: [{ say: 'let tom into the monday group', slots: { request: 'r-tom' } }],
  },
  {
    command: 'request.reject',
    phrases: [{ say: "turn down tom's request pls", slots: { request: 'r-tom' } }],
  },
  {
    command: 'request.show',
    phrases: [
      { say: 'did anyone ask to join my group' },
      { say: "what's happening with my requests", as: 'student', or: 'pending.show' },
      { say: 'any news about the requests we sent', as: 'parent', or: 'pending.show' },
    ],
  },
  {
    command: 'request.withdraw',
    phrases: [
      { say: 'withdraw my request to join the group', as: 'student', or: 'pending.withdraw', mayAsk: true },
    ],
  },
  {
    command: 'schedule.check',
    phrases: [
      { say: 'am i free sunday at 5', slots: { start: '2026-03-15T17:00' } },
      { say: 'does 14:30 on thursday collide with anything', slots: { start: '2026-03-12T14:30' } },
      { say: 'is friday the 20th at 9am taken?', slots: { start: '2026-03-20T09:00' } },
    ],
  },
  {
    command: 'schedule.free',
    phrases: [
      { say: 'when am i free tomorrow evening', slots: { from: '2026-03-11T17:00', to: '2026-03-11T21:00' } },
      {
        say: 'find me an hour and a half next week',
        slots: { from: '2026-03-15T00:00', to: '2026-03-22T00:00', minutes: 90 },
      },
      {
        say: 'where can i fit a 30 min lesson on thursday',
        slots: { from: '2026-03-12T00:00', to: '2026-03-13T00:00', minutes: 30 },
      },
      {
        say: 'is rivka free on sunday evening?',
        as: 'student',
        slots: { from: '2026-03-15T17:00', to: '2026-03-15T21:00' },
        or: 'schedule.check',
      },
      {
        say: 'what times does rivka have open on thursday',
        as: 'student',
        slots: { from: '2026-03-12T00:00', to: '2026-03-13T00:00' },
      },
      {
        say: 'has rivka got anything open on friday morning',
        as: 'parent',
        slots: { from: '2026-03-13T06:00', to: '2026-03-13T12:00' },
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
      { say: 'when do i see noam next' },
      { say: 'when do i have my next class', as: 'student' },
      { say: 'when is adams next lesson', as: 'parent', slots: { child: 'adam' } },
    ],
  },
  {
    command: 'schedule.show',
    phrases: [
      { say: 'whats on tomorrow', slots: { from: '2026-03-11T00:00', to: '2026-03-12T00:00' } },
      {
        say: 'what have i got on thursday afternoon',
        slots: { from: '2026-03-12T12:00', to: '2026-03-12T17:00' },
      },
      {
        say: 'Could you please tell me what lessons I have on the 16th of March?',
        slots: { from: '2026-03-16T00:00', to: '2026-03-17T00:00' },
      },
      { say: 'what did i teach last week', slots: { from: '2026-03-01T00:00', to: '2026-03-08T00:00' } },
      {
        say: 'what lessons have i got next week',
        as: 'student',
        slots: { from: '2026-03-15T00:00', to: '2026-03-22T00:00' },
      },
      {
        say: 'what do my kids have next week',
        as: 'parent',
        slots: { from: '2026-03-15T00:00', to: '2026-03-22T00:00' },
      },
      {
        say: "what's on for dana this coming monday",
        as: 'parent',
        slots: { from: '2026-03-16T00:00', to: '2026-03-17T00:00', child: 'dana' },
      },
    ],
  },
  {
    command: 'time.block',
    phrases: [
      { say: 'block friday morning', slots: { start: '2026-03-13T06:00', end: '2026-03-13T12:00' } },
      {
        say: 'im at the dentist tomorrow from 10 till 11:30, block it',
        slots: { start: '2026-03-11T10:00', end: '2026-03-11T11:30' },
      },
      {
        say: 'block every monday 12 to 1 for lunch',
        slots: {
          start: '2026-03-16T12:00',
          end: '2026-03-16T13:00',
          rrule: 'FREQ=WEEKLY;INTERVAL=1;BYDAY=MO',
        },
      },
      { say: "i'm away from 5/4 to 9/4", slots: { start: '2026-04-05T00:00', end: '2026-04-10T00:00' } },
      { say: 'block next thursday 13:00 to 14:00', status: 'choose', mayAsk: true },
    ],
  },
  {
    command: 'time.show',
    phrases: [
      {
        say: 'which hours have i blocked next week',
        slots: { from: '2026-03-15T00:00', to: '2026-03-22T00:00' },
      },
    ],
  },
  {
    command: 'waitlist.join',
    phrases: [{ say: 'put me on the waiting list for the full group', as: 'student', mayAsk: true }],
  },
  {
    command: 'waitlist.leave',
    phrases: [{ say: 'take me off the waiting list', as: 'student', mayAsk: true }],
  },
  {
    command: 'week.copy',
    phrases: [
      { say: "copy this week's lessons to next week" },
      { say: 'duplicate next week to the three weeks after it' },
    ],
  },
  {
    command: null,
    phrases: [
      { say: 'dont cancel yael today' },
      { say: "thanks, you're a lifesaver" },
      { say: 'is noam cancelled on monday?', mayRead: true },
      { say: 'should i move omer to thursday?', mayRead: true },
      { say: 'what a day, four lessons and not one coffee' },
      { say: 'i am not moving noa after all' },
      { say: 'what if i clear thursday?', mayRead: true },
      { say: 'please do not approve yael yet' },
      { say: 'dont move my sunday lesson', as: 'student' },
      { say: 'thx see u sunday', as: 'student' },
      { say: 'was my lesson cancelled last week?', as: 'student', mayRead: true },
      { say: "please don't cancel anything for adam", as: 'parent' },
      { say: 'thank you so much for yesterday, adam loved it', as: 'parent' },
      { say: "is dana's lesson on sunday still on?", as: 'parent', mayRead: true },
    ],
  },
];
