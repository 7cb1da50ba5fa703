/** A twentieth set of a stranger’s sentences in English, ordinary orders of an ordinary week: 94.2% at first. Its school is that of the sixth (sixthWorlds.ts). */
import type { AsideList } from '../aside.ts';

export const lists: AsideList[] = [
  {
    command: 'attendance.mark',
    phrases: [
      {
        say: 'noam didnt come yesterday',
        slots: { meeting: 'm-noam', occurrence: '2026-03-09T17:00', students: ['noam'], present: false },
      },
      {
        say: 'all of them came to the group yesterday',
        slots: { meeting: 'm-group', occurrence: '2026-03-09T19:00', present: true },
      },
      {
        say: 'itay missed the monday group yesterday',
        slots: { meeting: 'm-group', occurrence: '2026-03-09T19:00', students: ['itay'], present: false },
      },
      {
        say: 'mark omer present for last wednesday',
        slots: { meeting: 'm-omer', occurrence: '2026-03-04T18:00', students: ['omer'], present: true },
      },
      {
        say: 'noa was a no-show last thursday',
        slots: { meeting: 'm-noa', occurrence: '2026-03-05T16:00', students: ['noa'], present: false },
      },
    ],
  },
  {
    command: 'calendar.save',
    phrases: [
      { say: 'put sundays lesson in my phone calendar', as: 'student', slots: { meeting: 'm-dana' } },
    ],
  },
  {
    command: 'day.clear',
    phrases: [
      {
        say: 'my kid is sick cancel all of tomorrows lessons',
        slots: { from: '2026-03-11T00:00', to: '2026-03-12T00:00' },
      },
      { say: 'clear my thursday', slots: { from: '2026-03-12T00:00', to: '2026-03-13T00:00' } },
      {
        say: "cancel everything next week, i'm on holiday",
        slots: { from: '2026-03-15T00:00', to: '2026-03-22T00:00' },
      },
    ],
  },
  {
    command: 'lesson.count',
    phrases: [
      { say: 'how many lessons have i had with yael so far' },
      { say: 'how many lessons have i done with rivka', as: 'student', or: 'attendance.show' },
      { say: 'How many lessons has Adam had so far?', as: 'parent', or: 'attendance.show' },
    ],
  },
  {
    command: 'meeting.add',
    phrases: [
      {
        say: 'hi can you put omer in on thursday at six for maths thanks',
        slots: { students: ['omer'], subject: 'su-maths', start: '2026-03-12T18:00' },
      },
      {
        say: 'noa physics sunday 5pm',
        slots: { students: ['noa'], subject: 'su-physics', start: '2026-03-15T17:00' },
      },
      {
        say: 'add a lesson with yael tomorrow at 4',
        slots: { students: ['yael'], start: '2026-03-11T16:00' },
        mayAsk: true,
      },
      {
        say: 'put noam down for english on friday at 9am for an hour',
        slots: {
          students: ['noam'],
          subject: 'su-english',
          start: '2026-03-13T09:00',
          end: '2026-03-13T10:00',
        },
      },
      {
        say: 'extra maths with dana wed 15:30',
        slots: { students: ['dana'], subject: 'su-maths', start: '2026-03-11T15:30' },
      },
      {
        say: 'new weekly lesson for itay, english, sundays at 5:30',
        slots: {
          students: ['itay'],
          subject: 'su-english',
          start: '2026-03-15T17:30',
          rrule: 'FREQ=WEEKLY;INTERVAL=1;BYDAY=SU',
        },
      },
      {
        say: 'schedule a 90 minute maths lesson with Omer on 17 March at 16:00',
        slots: {
          students: ['omer'],
          subject: 'su-maths',
          start: '2026-03-17T16:00',
          end: '2026-03-17T17:30',
        },
      },
      {
        say: 'noa wants another physics lesson next wednesday at 4, can you add it',
        slots: { students: ['noa'], subject: 'su-physics', start: '2026-03-18T16:00' },
      },
      {
        say: 'book yael and noa for english on sunday the 15th at 6pm',
        slots: { students: ['yael', 'noa'], subject: 'su-english', start: '2026-03-15T18:00' },
      },
      {
        say: 'book noa for physics',
        slots: { students: ['noa'], subject: 'su-physics' },
        status: 'ask',
        asks: 'start',
      },
    ],
  },
  {
    command: 'meeting.addBatch',
    phrases: [{ say: 'set up maths for omer thurs at 5 and for yael fri at 9' }],
  },
  {
    command: 'meeting.attendees',
    phrases: [{ say: 'add noa to the monday group', slots: { meeting: 'm-group', add: ['noa'] } }],
  },
  {
    command: 'meeting.cancel',
    phrases: [
      {
        say: 'cancel noa this thursday',
        slots: { meeting: 'm-noa', occurrence: '2026-03-12T16:00' },
        status: 'ask',
        asks: 'scope',
      },
      {
        say: 'cancel omer tmrw just this once and let him know',
        slots: { meeting: 'm-omer', occurrence: '2026-03-11T18:00', scope: 'this', notify: 'tell' },
      },
      {
        say: "noam isn't coming next monday, cancel just that lesson",
        slots: { meeting: 'm-noam', occurrence: '2026-03-16T17:00', scope: 'this' },
      },
      { say: "Delete Itay's lesson on Friday", slots: { meeting: 'm-itay', occurrence: '2026-03-13T10:00' } },
      {
        say: 'yael just called shes not feeling well cancel todays lesson with her',
        slots: { meeting: 'm-yael', occurrence: '2026-03-10T15:00' },
        status: 'ask',
        asks: 'scope',
      },
      {
        say: 'cancel the monday group only next week',
        slots: { meeting: 'm-group', occurrence: '2026-03-16T19:00', scope: 'this' },
      },
      { say: "cancel all of noa's lessons, the whole series", slots: { meeting: 'm-noa', scope: 'all' } },
      {
        say: 'cant make it sunday sry',
        as: 'student',
        slots: { meeting: 'm-dana', occurrence: '2026-03-15T16:00' },
      },
      {
        say: 'im not coming to the group on monday got a test',
        as: 'student',
        slots: { meeting: 'm-group', occurrence: '2026-03-16T19:00' },
      },
      {
        say: 'pls cancel my maths on sunday im away w my family',
        as: 'student',
        slots: { meeting: 'm-dana', occurrence: '2026-03-15T16:00' },
      },
      {
        say: "Adam is ill, he can't come tomorrow",
        as: 'parent',
        slots: { meeting: 'm-adam', occurrence: '2026-03-11T16:00' },
      },
      {
        say: "Dana won't be at the group on Monday",
        as: 'parent',
        slots: { meeting: 'm-group', occurrence: '2026-03-16T19:00' },
      },
      {
        say: "Please cancel Dana's lesson on Sunday, we are away that day.",
        as: 'parent',
        slots: { meeting: 'm-dana', occurrence: '2026-03-15T16:00' },
      },
    ],
  },
  {
    command: 'meeting.leave',
    phrases: [
      { say: 'i wanna leave the monday group', as: 'student', slots: { meeting: 'm-group' } },
      {
        say: "Please take Dana out of the Monday group, it's too late in the evening for her",
        as: 'parent',
        slots: { meeting: 'm-group' },
      },
    ],
  },
  {
    command: 'meeting.move',
    phrases: [
      {
        say: 'move omer to thursday at 6 this week only',
        slots: {
          meeting: 'm-omer',
          occurrence: '2026-03-11T18:00',
          start: '2026-03-12T18:00',
          scope: 'this',
        },
      },
      {
        say: 'push yael to 3:15 today, just this once',
        slots: {
          meeting: 'm-yael',
          occurrence: '2026-03-10T15:00',
          start: '2026-03-10T15:15',
          scope: 'this',
        },
      },
      {
        say: 'can you move Noam to 5:30 next Monday?',
        slots: { meeting: 'm-noam', occurrence: '2026-03-16T17:00', start: '2026-03-16T17:30' },
        status: 'ask',
        asks: 'scope',
      },
      {
        say: 'noa asked to come at 5 instead of 4 this thursday, pls move her',
        slots: { meeting: 'm-noa', occurrence: '2026-03-12T16:00', start: '2026-03-12T17:00' },
        status: 'ask',
        asks: 'scope',
      },
      {
        say: "Move Itay's Friday lesson to 11",
        slots: { meeting: 'm-itay', occurrence: '2026-03-13T10:00', start: '2026-03-13T11:00' },
      },
      {
        say: "move dana's sunday lesson to 4:30 from now on",
        slots: {
          meeting: 'm-dana',
          occurrence: '2026-03-15T16:00',
          start: '2026-03-15T16:30',
          scope: 'future',
        },
      },
      {
        say: 'omer can only make it at 7 tomorrow move him please',
        slots: { meeting: 'm-omer', occurrence: '2026-03-11T18:00', start: '2026-03-11T19:00' },
        status: 'ask',
        asks: 'scope',
      },
      {
        say: 'start omer half an hour earlier tomorrow',
        slots: { meeting: 'm-omer', occurrence: '2026-03-11T18:00', start: '2026-03-11T17:30' },
        status: 'ask',
        asks: 'scope',
      },
      {
        say: "um can you please move noam on monday to six o'clock just this one time",
        slots: {
          meeting: 'm-noam',
          occurrence: '2026-03-16T17:00',
          start: '2026-03-16T18:00',
          scope: 'this',
        },
      },
      {
        say: 'move the monday group to 19:15 from now on',
        slots: {
          meeting: 'm-group',
          occurrence: '2026-03-16T19:00',
          start: '2026-03-16T19:15',
          scope: 'future',
        },
      },
      {
        say: 'switch yael from today to tomorrow at 4, one time only',
        slots: {
          meeting: 'm-yael',
          occurrence: '2026-03-10T15:00',
          start: '2026-03-11T16:00',
          scope: 'this',
        },
      },
      {
        say: "Please move Noam's lesson from Monday to Tuesday, same time, just next week.",
        slots: {
          meeting: 'm-noam',
          occurrence: '2026-03-16T17:00',
          start: '2026-03-17T17:00',
          scope: 'this',
        },
      },
      { say: 'move danas lesson to 5:30', status: 'ask', asks: 'meeting' },
      {
        say: 'can we move sunday to 5',
        as: 'student',
        slots: { meeting: 'm-dana', occurrence: '2026-03-15T16:00', start: '2026-03-15T17:00' },
      },
      {
        say: 'hey can i come at 4:15 on sunday instead of 4',
        as: 'student',
        slots: { meeting: 'm-dana', occurrence: '2026-03-15T16:00', start: '2026-03-15T16:15' },
      },
      {
        say: 'move my sunday lesson to monday at 4',
        as: 'student',
        slots: { meeting: 'm-dana', occurrence: '2026-03-15T16:00', start: '2026-03-16T16:00' },
      },
      {
        say: "Could you move Adam's lesson tomorrow to 5 please",
        as: 'parent',
        slots: { meeting: 'm-adam', occurrence: '2026-03-11T16:00', start: '2026-03-11T17:00' },
      },
      {
        say: 'can dana come at 5 on sunday instead of 4',
        as: 'parent',
        slots: { meeting: 'm-dana', occurrence: '2026-03-15T16:00', start: '2026-03-15T17:00' },
      },
      {
        say: 'can we make adam half an hour later tomorrow',
        as: 'parent',
        slots: { meeting: 'm-adam', occurrence: '2026-03-11T16:00', start: '2026-03-11T16:30' },
      },
      {
        say: 'please move adam from wednesday to thursday at 4, just this week',
        as: 'parent',
        slots: { meeting: 'm-adam', occurrence: '2026-03-11T16:00', start: '2026-03-12T16:00' },
      },
    ],
  },
  {
    command: 'meeting.place',
    phrases: [
      {
        say: 'do yael on zoom today, just today',
        slots: { meeting: 'm-yael', occurrence: '2026-03-10T15:00', place: 'online', scope: 'this' },
      },
      {
        say: 'all of thursdays lessons online pls',
        slots: { from: '2026-03-12T00:00', to: '2026-03-13T00:00', place: 'online' },
      },
      {
        say: "from now on noa's lessons are at her place",
        slots: { meeting: 'm-noa', place: 'student', scope: 'future' },
      },
    ],
  },
  {
    command: 'meeting.price',
    phrases: [
      {
        say: "set noam's price to 150 from now on",
        slots: { meeting: 'm-noam', cost: 150, scope: 'future' },
      },
      {
        say: "charge omer 100 for tomorrow's lesson only",
        slots: { meeting: 'm-omer', occurrence: '2026-03-11T18:00', cost: 100, scope: 'this' },
      },
    ],
  },
  {
    command: 'meeting.propose',
    phrases: [
      { say: 'offer omer thursday at 7pm', slots: { students: ['omer'], start: '2026-03-12T19:00' } },
    ],
  },
  {
    command: 'meeting.remind',
    phrases: [
      {
        say: 'remind me half an hour before noa on thursday',
        slots: { meeting: 'm-noa', occurrence: '2026-03-12T16:00' },
        status: 'ask',
        asks: 'scope',
      },
      {
        say: 'remind me an hour before itay on friday',
        slots: { meeting: 'm-itay', occurrence: '2026-03-13T10:00' },
      },
    ],
  },
  {
    command: 'meeting.repeat',
    phrases: [
      {
        say: 'make itays friday lesson weekly',
        slots: { meeting: 'm-itay', rrule: 'FREQ=WEEKLY;INTERVAL=1;BYDAY=FR' },
      },
    ],
  },
  {
    command: 'meeting.request',
    phrases: [
      {
        say: 'can i get a maths lesson on thursday at 5',
        as: 'student',
        slots: { subject: 'su-maths', start: '2026-03-12T17:00' },
      },
      {
        say: 'book me english tomorrow at 4',
        as: 'student',
        slots: { subject: 'su-english', start: '2026-03-11T16:00' },
      },
      {
        say: 'extra maths tmrw at 5 pls got a test',
        as: 'student',
        slots: { subject: 'su-maths', start: '2026-03-11T17:00' },
      },
      {
        say: 'Adam maths Sunday at 5',
        as: 'parent',
        slots: { child: 'adam', subject: 'su-maths', start: '2026-03-15T17:00' },
      },
      {
        say: "I'd like to book English for Dana on Thursday at 4",
        as: 'parent',
        slots: { child: 'dana', subject: 'su-english', start: '2026-03-12T16:00' },
      },
      {
        say: 'book a weekly maths lesson for Adam, Sundays at 3pm',
        as: 'parent',
        slots: {
          child: 'adam',
          subject: 'su-maths',
          start: '2026-03-15T15:00',
          rrule: 'FREQ=WEEKLY;INTERVAL=1;BYDAY=SU',
        },
      },
    ],
  },
  {
    command: 'meeting.resize',
    phrases: [
      {
        say: 'make noa 45 min on thursday, just this week',
        slots: { meeting: 'm-noa', occurrence: '2026-03-12T16:00', minutes: 45, scope: 'this' },
      },
      {
        say: 'give omer a full hour tommorow',
        slots: { meeting: 'm-omer', occurrence: '2026-03-11T18:00', minutes: 60 },
        status: 'ask',
        asks: 'scope',
      },
      {
        say: 'extend the friday lesson w itay to an hour',
        slots: { meeting: 'm-itay', occurrence: '2026-03-13T10:00', minutes: 60 },
      },
      {
        say: 'cut yael to 30 min today only',
        slots: { meeting: 'm-yael', occurrence: '2026-03-10T15:00', minutes: 30, scope: 'this' },
      },
      {
        say: "shorten noam's lessons to 45 minutes from now on",
        slots: { meeting: 'm-noam', minutes: 45, scope: 'future' },
      },
      {
        say: "add 15 minutes to dana's lesson on sunday",
        slots: { meeting: 'm-dana', occurrence: '2026-03-15T16:00', minutes: 60 },
        status: 'ask',
        asks: 'scope',
      },
    ],
  },
  {
    command: 'pending.approve',
    phrases: [{ say: 'approve yaels lesson on thursday', slots: { pending: 'p-yael' } }],
  },
  {
    command: 'pending.show',
    phrases: [{ say: 'whats waiting for my ok', or: 'request.show' }],
  },
  {
    command: 'request.approve',
    phrases: [{ say: 'let tom into the monday group', slots: { request: 'r-tom' } }],
  },
  {
    command: 'schedule.check',
    phrases: [
      { say: 'am i free monday at 4', or: 'schedule.free' },
      { say: 'is friday at 10 taken', as: 'student', or: 'schedule.free' },
    ],
  },
  {
    command: 'schedule.free',
    phrases: [
      {
        say: 'when am i free thursday afternoon',
        slots: { from: '2026-03-12T12:00', to: '2026-03-12T17:00' },
      },
      {
        say: 'find me a free hour next week for dana',
        slots: { from: '2026-03-15T00:00', to: '2026-03-22T00:00' },
      },
      { say: 'any gaps tomorrow?', slots: { from: '2026-03-11T00:00', to: '2026-03-12T00:00' } },
      {
        say: 'is rivka free tomorrow',
        as: 'student',
        slots: { from: '2026-03-11T00:00', to: '2026-03-12T00:00' },
        or: 'schedule.check',
      },
      {
        say: 'when does rivka have time thursday',
        as: 'student',
        slots: { from: '2026-03-12T00:00', to: '2026-03-13T00:00' },
      },
      {
        say: 'When does Rivka have time next week?',
        as: 'parent',
        slots: { from: '2026-03-15T00:00', to: '2026-03-22T00:00' },
      },
      {
        say: 'is there a free slot on thursday afternoon for adam',
        as: 'parent',
        slots: { from: '2026-03-12T12:00', to: '2026-03-12T17:00' },
      },
    ],
  },
  {
    command: 'schedule.next',
    phrases: [
      { say: 'who do i teach next' },
      { say: 'whens noam coming next', or: 'schedule.show' },
      { say: 'whens my next class', as: 'student' },
      { say: "When is Adam's next lesson?", as: 'parent' },
    ],
  },
  {
    command: 'schedule.show',
    phrases: [
      { say: 'whats on tomorrow', slots: { from: '2026-03-11T00:00', to: '2026-03-12T00:00' } },
      { say: 'who do i have on thursday', slots: { from: '2026-03-12T00:00', to: '2026-03-13T00:00' } },
      { say: 'what does next week look like', slots: { from: '2026-03-15T00:00', to: '2026-03-22T00:00' } },
      {
        say: 'what do i have next week',
        as: 'student',
        slots: { from: '2026-03-15T00:00', to: '2026-03-22T00:00' },
      },
      {
        say: 'what lessons do dana and adam have this week',
        as: 'parent',
        slots: { from: '2026-03-08T00:00', to: '2026-03-15T00:00' },
      },
      {
        say: "what's on for the kids tomorrow",
        as: 'parent',
        slots: { from: '2026-03-11T00:00', to: '2026-03-12T00:00' },
      },
    ],
  },
  {
    command: 'time.block',
    phrases: [
      {
        say: 'block thursday morning im at the dentist',
        slots: { start: '2026-03-12T06:00', end: '2026-03-12T12:00' },
      },
      {
        say: "i'm not available tomorrow 1-3pm",
        slots: { start: '2026-03-11T13:00', end: '2026-03-11T15:00' },
      },
      {
        say: 'block every sunday from 12 to 2 for lunch',
        slots: {
          start: '2026-03-15T12:00',
          end: '2026-03-15T14:00',
          rrule: 'FREQ=WEEKLY;INTERVAL=1;BYDAY=SU',
        },
      },
      {
        say: "please block 22/3 to 24/3, we're away",
        slots: { start: '2026-03-22T00:00', end: '2026-03-25T00:00' },
      },
    ],
  },
  {
    command: 'week.copy',
    phrases: [{ say: 'copy this week onto next week' }],
  },
  {
    command: null,
    phrases: [
      { say: 'dont cancel omer tomorrow, he is coming after all' },
      { say: "thanks you're a lifesaver" },
      { say: 'did i cancel noa on thursday?', mayRead: true },
      { say: 'should i move yael to wednesday?', mayRead: true },
      { say: 'noam is doing so much better in physics lately' },
      { say: "no leave monday's group as it is" },
      { say: 'what if i moved noam to tuesday', mayRead: true },
      { say: 'ok cool thx see u sunday', as: 'student' },
      { say: 'dont cancel my sunday lesson i can come', as: 'student' },
      { say: 'is monday cancelled?', as: 'student', mayRead: true },
      { say: 'Thank you so much, Adam really enjoys the lessons', as: 'parent' },
      { say: "please don't cancel Adam tomorrow, he is feeling better", as: 'parent' },
      { say: "was Adam's lesson last week cancelled?", as: 'parent', mayRead: true },
    ],
  },
];
