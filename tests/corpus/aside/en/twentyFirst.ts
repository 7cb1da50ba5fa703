/** A twenty-first set of a stranger’s sentences in English, ordinary orders, some with a reason beside them: 95.0% at first. Its school is that of the sixth (sixthWorlds.ts). */
import type { AsideList } from '../aside.ts';

export const lists: AsideList[] = [
  {
    command: 'attendance.mark',
    phrases: [
      {
        say: "Noam didn't show up yesterday",
        slots: { students: ['noam'], present: false, meeting: 'm-noam', occurrence: '2026-03-09T17:00' },
      },
      {
        say: 'mark Dana as present last sunday',
        slots: { students: ['dana'], present: true, meeting: 'm-dana', occurrence: '2026-03-08T16:00' },
      },
      {
        say: 'everyone came to the group yesterday',
        slots: {
          students: ['dana', 'itay'],
          present: true,
          meeting: 'm-group',
          occurrence: '2026-03-09T19:00',
        },
      },
      {
        say: 'Omer didnt come last week',
        slots: { students: ['omer'], present: false, meeting: 'm-omer', occurrence: '2026-03-04T18:00' },
      },
      {
        say: 'yesterday Noam was here mark him present',
        slots: { students: ['noam'], present: true, meeting: 'm-noam', occurrence: '2026-03-09T17:00' },
      },
    ],
  },
  {
    command: 'calendar.save',
    phrases: [
      { say: 'save sundays lesson to my calendar', as: 'student', slots: { meeting: 'm-dana' } },
      { say: "Put Adam's lesson tomorrow in my calendar please", as: 'parent', slots: { meeting: 'm-adam' } },
    ],
  },
  {
    command: 'calendar.view',
    phrases: [{ say: 'show me the month view', slots: { view: 'month' } }],
  },
  {
    command: 'contract.open',
    phrases: [{ say: "Can I see Rivka's contract?", as: 'parent', mayAsk: true }],
  },
  {
    command: 'day.clear',
    phrases: [
      {
        say: "clear tomorrow, I'm down with a fever",
        slots: { from: '2026-03-11T00:00', to: '2026-03-12T00:00' },
      },
      {
        say: 'cancel everything on thursday afternoon',
        slots: { from: '2026-03-12T12:00', to: '2026-03-12T17:00' },
      },
      { say: "i'm sick please cancel everything today", slots: { to: '2026-03-11T00:00' } },
      {
        say: "clear sunday and monday i've got a training course",
        slots: { from: '2026-03-15T00:00', to: '2026-03-17T00:00' },
      },
    ],
  },
  {
    command: 'lesson.count',
    phrases: [
      { say: 'how many lessons has Noam had so far', or: 'attendance.show' },
      {
        say: 'how many lessons did i have in february',
        as: 'student',
        slots: { from: '2026-02-01T00:00', to: '2026-03-01T00:00' },
        or: ['schedule.show', 'attendance.show'],
      },
    ],
  },
  {
    command: 'link.copy',
    phrases: [{ say: 'copy my share link please' }],
  },
  {
    command: 'meeting.add',
    phrases: [
      {
        say: 'Omer maths thursday 5:30',
        slots: { students: ['omer'], subject: 'su-maths', start: '2026-03-12T17:30' },
      },
      {
        say: 'add Noam physics on wednesday at 4',
        slots: { students: ['noam'], subject: 'su-physics', start: '2026-03-11T16:00' },
      },
      {
        say: 'put Dana in for maths on Thursday at 6 for an hour, she has a test next week',
        slots: {
          students: ['dana'],
          subject: 'su-maths',
          start: '2026-03-12T18:00',
          end: '2026-03-12T19:00',
        },
      },
      {
        say: 'Omer maths every Sunday at 6, ten times',
        slots: {
          students: ['omer'],
          subject: 'su-maths',
          rrule: 'FREQ=WEEKLY;INTERVAL=1;BYDAY=SU;COUNT=10',
          start: '2026-03-15T18:00',
        },
      },
      {
        say: 'can you book Yael for english on thursday at two she has an exam coming up',
        slots: { students: ['yael'], subject: 'su-english', start: '2026-03-12T14:00' },
      },
      {
        say: 'Noa physics sun 5pm',
        slots: { students: ['noa'], subject: 'su-physics', start: '2026-03-15T17:00' },
      },
      {
        say: 'book Itay for english next wednesday at 4',
        slots: { students: ['itay'], subject: 'su-english', start: '2026-03-18T16:00' },
      },
      {
        say: 'add a one time maths lesson with Omer this friday at 9:30',
        slots: { students: ['omer'], subject: 'su-maths', start: '2026-03-13T09:30' },
      },
    ],
  },
  {
    command: 'meeting.addBatch',
    phrases: [{ say: 'book Noam for physics sunday at 6 and Yael for english wednesday at 5' }],
  },
  {
    command: 'meeting.attendees',
    phrases: [
      {
        say: 'add Noa to the Monday group from next week',
        slots: { meeting: 'm-group', add: ['noa'], scope: 'future' },
      },
      {
        say: 'take Itay out of the monday group',
        slots: { meeting: 'm-group', remove: ['itay'], scope: 'future' },
      },
    ],
  },
  {
    command: 'meeting.cancel',
    phrases: [
      {
        say: "cancel Omer tomorrow, he's got the flu",
        slots: { meeting: 'm-omer', occurrence: '2026-03-11T18:00' },
        status: 'ask',
        asks: 'scope',
      },
      {
        say: "cancel Itay on friday, he's on a school trip",
        slots: { meeting: 'm-itay', occurrence: '2026-03-13T10:00' },
      },
      {
        say: 'cancel the group on monday i have parents evening',
        slots: { meeting: 'm-group', occurrence: '2026-03-16T19:00' },
        status: 'ask',
        asks: 'scope',
      },
      { say: 'Noam is quitting :( cancel all his lessons', slots: { meeting: 'm-noam', scope: 'all' } },
      {
        say: "cancel tomorrow's lesson",
        slots: { meeting: 'm-omer', occurrence: '2026-03-11T18:00' },
        status: 'ask',
        asks: 'scope',
      },
      {
        say: 'cant come on sunday got a bio test',
        as: 'student',
        slots: { meeting: 'm-dana', occurrence: '2026-03-15T16:00' },
      },
      {
        say: 'i wont make it to the group on monday',
        as: 'student',
        slots: { meeting: 'm-group', occurrence: '2026-03-16T19:00' },
        or: 'meeting.leave',
      },
      {
        say: "Adam is ill, please cancel tomorrow's lesson",
        as: 'parent',
        slots: { meeting: 'm-adam', occurrence: '2026-03-11T16:00' },
      },
      {
        say: "Dana can't come on Sunday, we have a family event",
        as: 'parent',
        slots: { meeting: 'm-dana', occurrence: '2026-03-15T16:00' },
      },
    ],
  },
  {
    command: 'meeting.describe',
    phrases: [
      {
        say: "add a note to Itay's friday lesson: bring the workbook",
        slots: { description: 'bring the workbook', meeting: 'm-itay', occurrence: '2026-03-13T10:00' },
      },
    ],
  },
  {
    command: 'meeting.leave',
    phrases: [
      { say: 'I want to leave the monday group', as: 'student', slots: { meeting: 'm-group' } },
      { say: 'Please take Dana out of the Monday group', as: 'parent', slots: { meeting: 'm-group' } },
    ],
  },
  {
    command: 'meeting.move',
    phrases: [
      {
        say: 'move Noam on Monday to 6',
        slots: { meeting: 'm-noam', start: '2026-03-16T18:00', occurrence: '2026-03-16T17:00' },
        status: 'ask',
        asks: 'scope',
      },
      {
        say: 'move Omer tomorrow from 6 to 7, just this once',
        slots: {
          scope: 'this',
          meeting: 'm-omer',
          start: '2026-03-11T19:00',
          occurrence: '2026-03-11T18:00',
        },
      },
      {
        say: 'shift Itay on friday to 11 instead of 10',
        slots: { meeting: 'm-itay', start: '2026-03-13T11:00', occurrence: '2026-03-13T10:00' },
      },
      {
        say: 'push the Monday group back by half an hour from now on',
        slots: {
          delta: 30,
          scope: 'future',
          meeting: 'm-group',
          start: '2026-03-16T19:30',
          occurrence: '2026-03-16T19:00',
        },
      },
      {
        say: "please move Yael today to 4, only today, i'm stuck at the doctor's",
        slots: {
          scope: 'this',
          meeting: 'm-yael',
          start: '2026-03-10T16:00',
          occurrence: '2026-03-10T15:00',
        },
      },
      {
        say: 'can we push Noa on Thursday by an hour',
        slots: { delta: 60, meeting: 'm-noa', start: '2026-03-12T17:00', occurrence: '2026-03-12T16:00' },
        status: 'ask',
        asks: 'scope',
      },
      {
        say: 'move Dana from sunday to monday at 3 just this time',
        slots: {
          scope: 'this',
          meeting: 'm-dana',
          start: '2026-03-16T15:00',
          occurrence: '2026-03-15T16:00',
        },
      },
      {
        say: 'bring Omer forward half an hour tomorrow',
        slots: { delta: -30, meeting: 'm-omer', start: '2026-03-11T17:30', occurrence: '2026-03-11T18:00' },
        status: 'ask',
        asks: 'scope',
      },
      {
        say: 'can we move sunday to 5?',
        as: 'student',
        slots: { meeting: 'm-dana', start: '2026-03-15T17:00', occurrence: '2026-03-15T16:00' },
      },
      {
        say: 'can we push sunday half an hour later',
        as: 'student',
        slots: { delta: 30, meeting: 'm-dana', start: '2026-03-15T16:30', occurrence: '2026-03-15T16:00' },
      },
      {
        say: 'could we do sunday at 3 instead? i have practice at 4',
        as: 'student',
        slots: { meeting: 'm-dana', start: '2026-03-15T15:00', occurrence: '2026-03-15T16:00' },
      },
      {
        say: 'Could you move Adam tomorrow to 5?',
        as: 'parent',
        slots: { meeting: 'm-adam', start: '2026-03-11T17:00', occurrence: '2026-03-11T16:00' },
      },
      {
        say: 'Please move Adam from Wednesday to Thursday, same time',
        as: 'parent',
        slots: { meeting: 'm-adam', start: '2026-03-12T16:00', occurrence: '2026-03-11T16:00' },
      },
      {
        say: "Can we start Adam's lesson half an hour later tomorrow",
        as: 'parent',
        slots: { delta: 30, meeting: 'm-adam', start: '2026-03-11T16:30', occurrence: '2026-03-11T16:00' },
      },
    ],
  },
  {
    command: 'meeting.place',
    phrases: [
      {
        say: 'Omer at his place tomorrow, only tomorrow',
        slots: { place: 'student', scope: 'this', meeting: 'm-omer', occurrence: '2026-03-11T18:00' },
      },
      {
        say: 'all of next week on zoom',
        slots: { place: 'online', from: '2026-03-15T00:00', to: '2026-03-22T00:00' },
      },
      {
        say: "do Yael's lesson today on zoom, she has a cold",
        slots: { place: 'online', meeting: 'm-yael', occurrence: '2026-03-10T15:00' },
        mayAsk: true,
      },
    ],
  },
  {
    command: 'meeting.price',
    phrases: [
      { say: 'charge Noa 160 from now on', slots: { meeting: 'm-noa', cost: 160, scope: 'future' } },
      {
        say: "set Itay's friday lesson to 90 shekels",
        slots: { cost: 90, meeting: 'm-itay', occurrence: '2026-03-13T10:00' },
      },
    ],
  },
  {
    command: 'meeting.propose',
    phrases: [
      { say: 'offer Noam Thursday at 6', slots: { students: ['noam'], start: '2026-03-12T18:00' } },
      { say: 'propose tuesday at 5 to Dana', slots: { students: ['dana'], start: '2026-03-17T17:00' } },
    ],
  },
  {
    command: 'meeting.remind',
    phrases: [
      {
        say: 'remind me half an hour before Omer tomorrow',
        slots: { meeting: 'm-omer', occurrence: '2026-03-11T18:00' },
        status: 'ask',
        asks: 'scope',
      },
      {
        say: 'remind me 15 minutes before Noa on thursday, just this one',
        slots: { scope: 'this', meeting: 'm-noa', occurrence: '2026-03-12T16:00' },
      },
    ],
  },
  {
    command: 'meeting.repeat',
    phrases: [
      {
        say: "make Omer's lesson every two weeks",
        slots: { meeting: 'm-omer', rrule: 'FREQ=WEEKLY;INTERVAL=2;BYDAY=WE' },
        mayAsk: true,
      },
    ],
  },
  {
    command: 'meeting.request',
    phrases: [
      {
        say: 'hey can i get a maths lesson on thursday at 5',
        as: 'student',
        slots: { subject: 'su-maths', start: '2026-03-12T17:00' },
      },
      { say: 'maths wed 6pm pls', as: 'student', slots: { subject: 'su-maths', start: '2026-03-11T18:00' } },
      {
        say: 'need a physics lesson next monday at 4, exam soon',
        as: 'student',
        slots: { subject: 'su-physics', start: '2026-03-16T16:00' },
      },
      {
        say: 'english lesson every tuesday at 4 for 8 weeks please',
        as: 'student',
        slots: {
          subject: 'su-english',
          rrule: 'FREQ=WEEKLY;INTERVAL=1;BYDAY=TU;COUNT=8',
          start: '2026-03-17T16:00',
        },
      },
      {
        say: 'Please book maths for Adam on Sunday at 4:30',
        as: 'parent',
        slots: { child: 'adam', subject: 'su-maths', start: '2026-03-15T16:30' },
      },
      {
        say: 'Adam english thursday 3pm',
        as: 'parent',
        slots: { child: 'adam', subject: 'su-english', start: '2026-03-12T15:00' },
      },
      {
        say: "I'd like a physics lesson for Dana on Friday at 10 in the morning",
        as: 'parent',
        slots: { child: 'dana', subject: 'su-physics', start: '2026-03-13T10:00' },
      },
    ],
  },
  {
    command: 'meeting.resize',
    phrases: [
      {
        say: "make Noam's lesson an hour and a quarter",
        slots: { meeting: 'm-noam', minutes: 75 },
        status: 'ask',
        asks: 'scope',
      },
      {
        say: 'Cut Itay on Friday down to half an hour, I have to run',
        slots: { minutes: 30, meeting: 'm-itay', occurrence: '2026-03-13T10:00' },
      },
      {
        say: 'make the monday group two hours from now on',
        slots: { meeting: 'm-group', minutes: 120, scope: 'future' },
      },
    ],
  },
  {
    command: 'pending.approve',
    phrases: [{ say: "approve Yael's maths lesson", slots: { pending: 'p-yael' } }],
  },
  {
    command: 'pending.decline',
    phrases: [{ say: "decline Yael's maths on thursday, i can't that day", slots: { pending: 'p-yael' } }],
  },
  {
    command: 'pending.show',
    phrases: [{ say: 'anything waiting for my approval?', or: 'request.show' }],
  },
  {
    command: 'request.add',
    phrases: [
      {
        say: 'Adam would like to join the Monday group',
        as: 'parent',
        slots: { child: 'adam', meeting: 'm-group' },
      },
    ],
  },
  {
    command: 'request.approve',
    phrases: [{ say: 'let Tom into the Monday group', slots: { request: 'r-tom' } }],
  },
  {
    command: 'request.reject',
    phrases: [{ say: "reject Tom's request, the group is full for now", slots: { request: 'r-tom' } }],
  },
  {
    command: 'request.show',
    phrases: [
      { say: 'who wants to join the monday group' },
      { say: 'did Rivka accept my request?', as: 'student', or: ['pending.show', null] },
    ],
  },
  {
    command: 'schedule.check',
    phrases: [{ say: 'am I free sunday at 6' }],
  },
  {
    command: 'schedule.free',
    phrases: [
      { say: 'when am I free on thursday', slots: { from: '2026-03-12T00:00', to: '2026-03-13T00:00' } },
      {
        say: 'find me a free hour tomorrow afternoon',
        slots: { from: '2026-03-11T12:00', to: '2026-03-11T17:00' },
      },
      { say: 'when am i free next week', slots: { from: '2026-03-15T00:00', to: '2026-03-22T00:00' } },
      {
        say: 'when is Rivka free tomorrow afternoon',
        as: 'student',
        slots: { from: '2026-03-11T12:00', to: '2026-03-11T17:00' },
      },
      {
        say: 'any free slot on friday morning?',
        as: 'student',
        slots: { from: '2026-03-13T06:00', to: '2026-03-13T12:00' },
      },
      {
        say: 'When is Rivka free next week?',
        as: 'parent',
        slots: { from: '2026-03-15T00:00', to: '2026-03-22T00:00' },
      },
      {
        say: 'Is there a slot on Thursday afternoon?',
        as: 'parent',
        slots: { from: '2026-03-12T12:00', to: '2026-03-12T17:00' },
        or: 'schedule.check',
      },
    ],
  },
  {
    command: 'schedule.last',
    phrases: [{ say: 'when did I last see Noa' }],
  },
  {
    command: 'schedule.next',
    phrases: [
      { say: "who's up next" },
      { say: "when's my next lesson with Noa" },
      { say: 'whens my next lesson', as: 'student' },
      { say: "When is Adam's next lesson", as: 'parent' },
    ],
  },
  {
    command: 'schedule.show',
    phrases: [
      { say: 'what have I got today', slots: { from: '2026-03-10T00:00', to: '2026-03-11T00:00' } },
      { say: "what's on tomorrow", slots: { from: '2026-03-11T00:00', to: '2026-03-12T00:00' } },
      { say: 'what does next week look like', slots: { from: '2026-03-15T00:00', to: '2026-03-22T00:00' } },
      {
        say: 'do I have anything on friday',
        slots: { from: '2026-03-13T00:00', to: '2026-03-14T00:00' },
        or: 'schedule.check',
      },
      {
        say: 'what do i have this week',
        as: 'student',
        slots: { from: '2026-03-08T00:00', to: '2026-03-15T00:00' },
      },
      {
        say: 'What do the kids have this week?',
        as: 'parent',
        slots: { from: '2026-03-08T00:00', to: '2026-03-15T00:00' },
      },
      {
        say: 'What lessons did Adam have in February?',
        as: 'parent',
        slots: { from: '2026-02-01T00:00', to: '2026-03-01T00:00' },
        or: ['attendance.show', 'lesson.count'],
      },
    ],
  },
  {
    command: 'time.block',
    phrases: [
      {
        say: 'block tomorrow 9 to 11, car is at the garage',
        slots: { start: '2026-03-11T09:00', end: '2026-03-11T11:00' },
      },
      {
        say: "Block Friday the whole day, we're going up north",
        slots: { start: '2026-03-13T00:00', end: '2026-03-14T00:00' },
      },
      {
        say: 'block every Wednesday from 1 to 3, I teach at the school',
        slots: {
          rrule: 'FREQ=WEEKLY;INTERVAL=1;BYDAY=WE',
          start: '2026-03-11T13:00',
          end: '2026-03-11T15:00',
        },
      },
      {
        say: 'block today from 12 to 1:30 lunch with my mom',
        slots: { start: '2026-03-10T12:00', end: '2026-03-10T13:30' },
      },
      {
        say: "block 22-24 march i'm at a wedding abroad",
        slots: { start: '2026-03-22T00:00', end: '2026-03-25T00:00' },
      },
    ],
  },
  {
    command: 'week.copy',
    phrases: [
      { say: 'copy this week to next week' },
      { say: 'copy this week to the next three weeks please' },
    ],
  },
  {
    command: null,
    phrases: [
      { say: "don't cancel Omer tomorrow, he's feeling better" },
      { say: "ok thanks that's it for today" },
      { say: 'did Yael cancel today?', mayRead: true },
      { say: 'so tired today lol' },
      { say: 'should I move Noa to friday?', mayRead: true },
      { say: "maybe i'll move Noam next week, not sure yet" },
      { say: 'thxxx see you sunday', as: 'student' },
      { say: 'is sunday cancelled?', as: 'student', mayRead: true },
      { say: 'dont cancel sunday i can come after all', as: 'student' },
      { say: 'Thank you, have a good week', as: 'parent' },
      { say: "Was Adam's lesson last week cancelled?", as: 'parent', mayRead: true },
      { say: "Please don't cancel Dana on Sunday, she will be there", as: 'parent' },
    ],
  },
];
