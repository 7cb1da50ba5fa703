/** A fourth set of strangers' sentences in English, over the calendar, requests, subjects and people: measured first (61.7%; a tenth of the misses were of commands that were not there yet), then learned from. */
import type { AsideList } from '../aside.ts';

/** Spoken in the worlds of worlds.ts. */
export const lists: AsideList[] = [
  {
    command: 'meeting.addBatch',
    phrases: [
      { say: 'dana mon 4, omer mon 5 and yael mon 6, all maths' },
      { say: 'Maths with Yael on Sunday at 2 and English with Itay on Monday at 3' },
      { say: 'Dana thu 4pm English\nOmer thu 5pm maths\nYael fri 9am maths' },
    ],
  },
  {
    command: 'week.copy',
    phrases: [
      { say: 'next week is the same as this one, just copy all the lessons over', mayAsk: true },
      { say: 'duplicate last week onto this week' },
    ],
  },
  {
    command: 'meeting.resize',
    phrases: [
      { say: 'omer tomorrow only needs half an hour, shorten it', slots: { meeting: 'm-omer', minutes: 30 } },
      {
        say: 'make the wed group 90 mins from now on',
        slots: { meeting: 'm-group', minutes: 90, scope: 'future' },
      },
      {
        say: 'noams physics should be a quarter of an hour longer',
        slots: { meeting: 'm-noam-physics', minutes: 60 },
      },
    ],
  },
  {
    command: 'meeting.change',
    phrases: [
      {
        say: 'physics group can take five from now on, not four',
        slots: { meeting: 'm-group', capacity: 5, scope: 'future' },
      },
      { say: 'color yaels 11 oclock green', slots: { meeting: 'm-yael' } },
    ],
  },
  {
    command: 'meeting.repeat',
    phrases: [
      {
        say: 'make omers tomorrow lesson a weekly thing',
        slots: { meeting: 'm-omer', rrule: 'FREQ=WEEKLY;INTERVAL=1;BYDAY=WE' },
      },
      {
        say: 'yaels lesson today should repeat every week till the end of june',
        slots: { meeting: 'm-yael', rrule: 'FREQ=WEEKLY;INTERVAL=1;BYDAY=TU;UNTIL=20260630' },
      },
      {
        say: 'noams thursday physics, lets have that every other week',
        slots: { meeting: 'm-noam-physics', rrule: 'FREQ=WEEKLY;INTERVAL=2;BYDAY=TH' },
      },
    ],
  },
  {
    command: 'meeting.place',
    phrases: [
      { say: 'omer tmrw on zoom', slots: { meeting: 'm-omer', place: 'online' } },
      {
        say: 'ill do noams physics on thursday at his house',
        slots: { meeting: 'm-noam-physics', place: 'student' },
      },
      {
        say: 'everything tomorrow goes online, im sick',
        slots: { place: 'online', from: '2026-03-11T00:00', to: '2026-03-12T00:00' },
      },
    ],
  },
  {
    command: 'meeting.price',
    phrases: [
      { say: 'omers lesson tomorrow is 180 not 150', slots: { meeting: 'm-omer', cost: 180 }, mayAsk: true },
      {
        say: 'charge one hundred forty for yael today',
        slots: { meeting: 'm-yael', cost: 140 },
        mayAsk: true,
      },
      {
        say: 'set the physics group price to 90 shekels each',
        slots: { meeting: 'm-group', cost: 90, scope: 'future' },
      },
    ],
  },
  {
    command: 'meeting.scalePrice',
    phrases: [
      { say: 'knock 10% off omers lesson tomorrow', slots: { meeting: 'm-omer' }, or: 'meeting.discount' },
      {
        say: 'all noams lessons cost ten percent more from now on pls',
        slots: { factor: 1.1 },
        mayAsk: true,
      },
    ],
  },
  {
    command: 'day.clear',
    phrases: [
      { say: 'cancel everything tomorrow', slots: { from: '2026-03-11T00:00', to: '2026-03-12T00:00' } },
    ],
  },
  {
    command: 'meeting.attendees',
    phrases: [
      {
        say: 'add yael to the wed physics group',
        slots: { meeting: 'm-group', add: ['yael'], scope: 'future' },
      },
      {
        say: 'itay is out of the physics group, take him off it',
        slots: { meeting: 'm-group', remove: ['itay'] },
      },
      {
        say: 'omer joins the physics group tomorrow, only this once',
        slots: { meeting: 'm-group', add: ['omer'], scope: 'this' },
      },
    ],
  },
  {
    command: 'meeting.remind',
    phrases: [
      { say: 'send yael a reminder about today' },
      { say: 'ping omer an hour before tomorrows lesson', slots: { meeting: 'm-omer' }, mayAsk: true },
      { say: 'nudge noam about his physics on thursday', mayAsk: true },
    ],
  },
  {
    command: 'meeting.number',
    phrases: [
      { say: 'danas next lesson is number 12', slots: { meeting: 'm-dana' }, mayAsk: true },
      { say: 'start numbering the physics group from 1 again', slots: { meeting: 'm-group' }, mayAsk: true },
    ],
  },
  {
    command: 'meeting.open',
    phrases: [
      { say: 'open yaels lesson today', slots: { meeting: 'm-yael' } },
      {
        say: 'details of noams physics on thursday',
        slots: { meeting: 'm-noam-physics' },
        or: 'schedule.show',
      },
    ],
  },
  {
    command: 'schedule.check',
    phrases: [
      { say: 'am i free thurs at 5?', or: 'schedule.free' },
      { say: 'is sunday at 4 taken' },
      { say: 'does half six tomorrow clash with anything' },
    ],
  },
  {
    command: 'schedule.free',
    phrases: [
      {
        say: 'when is rivka free on thursday',
        slots: { from: '2026-03-12T00:00', to: '2026-03-13T00:00' },
        as: 'student',
      },
    ],
  },
  {
    command: 'schedule.show',
    phrases: [
      {
        say: 'what do the kids have on thursday',
        slots: { from: '2026-03-12T00:00', to: '2026-03-13T00:00' },
        as: 'parent',
      },
      {
        say: 'who am i teaching the day after tomorrow',
        slots: { from: '2026-03-12T00:00', to: '2026-03-13T00:00' },
      },
    ],
  },
  {
    command: 'schedule.next',
    phrases: [
      { say: 'whens my next lesson', as: 'student' },
      { say: 'when r we meeting next', as: 'student', mayAsk: true },
    ],
  },
  {
    command: 'schedule.last',
    phrases: [
      { say: 'yaels previous lesson, when was it', slots: { students: ['yael'] } },
      { say: 'when was my last lesson with rivka', as: 'student' },
    ],
  },
  {
    command: 'lesson.count',
    phrases: [
      {
        say: 'how many lessons am i giving this month',
        slots: { from: '2026-03-01T00:00', to: '2026-04-01T00:00' },
      },
      {
        say: 'how many times has noa had maths this year',
        slots: { child: 'noa' },
        as: 'parent',
        or: 'attendance.show',
      },
      {
        say: 'how many did i teach last week',
        slots: { from: '2026-03-01T00:00', to: '2026-03-08T00:00' },
        mayAsk: true,
      },
    ],
  },
  {
    command: 'time.block',
    phrases: [
      {
        say: 'im away 22/3 to 26/3, block it',
        slots: { start: '2026-03-22T00:00', end: '2026-03-27T00:00' },
      },
      {
        say: 'dr appt today 4 to 5 block it out',
        slots: { start: '2026-03-10T16:00', end: '2026-03-10T17:00' },
      },
    ],
  },
  {
    command: 'calendar.view',
    phrases: [
      { say: 'week view', slots: { view: 'week' } },
      { say: 'switch to month', slots: { view: 'month' } },
      { say: 'just show me the agenda', slots: { view: 'agenda' }, or: 'schedule.show' },
    ],
  },
  {
    command: 'calendar.goto',
    phrases: [{ say: 'go to april' }, { say: 'take me to the week of 22/3' }],
  },
  {
    command: 'calendar.export',
    phrases: [{ say: 'i need the march lessons in a file, can you export them' }],
  },
  {
    command: 'calendar.import',
    phrases: [{ say: 'upload an ics' }],
  },
  {
    command: 'calendar.save',
    phrases: [{ say: 'put yaels lesson today in my outlook too', mayAsk: true, or: 'calendar.export' }],
  },
  {
    command: 'feed.copy',
    phrases: [
      { say: 'give me the ical link to subscribe', or: 'calendar.export' },
      { say: 'whats the url of my calendar so google can follow it', or: 'link.copy' },
    ],
  },
  {
    command: null,
    phrases: [
      { say: 'did yael pay for today?', mayRead: true },
      { say: 'why is dana at 4', mayRead: true },
      { say: 'so tired today' },
      { say: 'dont archive dana' },
      { say: 'see you next week!' },
      { say: 'is itay blocked?', mayRead: true },
      { say: 'has omers mom signed up?', mayRead: true },
      { say: 'last time i deleted a subject everything broke', mayAsk: true, mayRead: true },
      { say: 'please dont cancel noas lesson', as: 'parent' },
      { say: 'did rivka cancel thursday?', as: 'student', mayRead: true },
      { say: 'noa loved the lesson on monday, thank you!', as: 'parent', mayAsk: true, mayRead: true },
      { say: 'ok great see you thursday', as: 'student', mayAsk: true, mayRead: true },
      { say: 'i hate mondays' },
      { say: 'whats the weather tmrw', mayRead: true },
      { say: 'should i move yael?', mayRead: true },
    ],
  },
  {
    command: 'meeting.request',
    phrases: [
      {
        say: 'itay english monday 4pm pls',
        slots: { child: 'itay', subject: 'su-english', start: '2026-03-16T16:00' },
        as: 'parent',
      },
      {
        say: 'need one more english before my exam, sunday at half past five',
        slots: { subject: 'su-english', start: '2026-03-15T17:30' },
        as: 'student',
        mayAsk: true,
      },
      {
        say: 'hi rivka its tamar, could noa have one more maths on wed at 5',
        slots: { child: 'noa', subject: 'su-maths', start: '2026-03-11T17:00' },
        as: 'parent',
      },
      {
        say: 'i would like to have an english lesson on tuesday at six in the evening if possible',
        slots: { subject: 'su-english', start: '2026-03-17T18:00' },
        as: 'student',
      },
    ],
  },
  {
    command: 'subject.show',
    phrases: [
      { say: 'what do i teach' },
      { say: 'list my subjects and their prices' },
      { say: 'which subjects does rivka have', as: 'student' },
    ],
  },
  {
    command: 'subject.add',
    phrases: [{ say: 'new subject: Arabic', slots: { name: 'Arabic' }, mayAsk: true }],
  },
  {
    command: 'subject.rename',
    phrases: [
      {
        say: 'the subject english should be called Literature',
        slots: { subject: 'su-english', name: 'Literature' },
      },
    ],
  },
  {
    command: 'subject.price',
    phrases: [
      { say: 'english goes up to 165', slots: { subject: 'su-english', cost: 165 } },
      { say: 'maths is 170 an hour from now on', slots: { subject: 'su-maths', cost: 170 } },
      { say: 'price of physics two hundred and twenty', slots: { subject: 'su-physics', cost: 220 } },
      { say: 'update maths to 175 per hour', slots: { subject: 'su-maths', cost: 175 } },
    ],
  },
  {
    command: 'subject.scalePrice',
    phrases: [
      { say: 'raise all my subjects by 5%', slots: { factor: 1.05 } },
      { say: 'make physics 10 percent cheaper', slots: { subject: 'su-physics', factor: 0.9 } },
      { say: 'english price times two', slots: { subject: 'su-english', factor: 2 } },
    ],
  },
  {
    command: 'subject.color',
    phrases: [
      { say: 'english should show in purple', slots: { subject: 'su-english' } },
      { say: 'color for physics: red', slots: { subject: 'su-physics' } },
    ],
  },
  {
    command: 'subject.remove',
    phrases: [
      { say: 'i dont teach physics anymore, remove the subject', slots: { subject: 'su-physics' } },
      { say: 'delete the subject english', slots: { subject: 'su-english' } },
    ],
  },
  {
    command: 'lesson.add',
    phrases: [
      {
        say: 'physics curriculum: add a lesson "Newtons laws"',
        slots: { subject: 'su-physics', name: 'Newtons laws' },
      },
      {
        say: 'put another topic into english, "past simple"',
        slots: { subject: 'su-english', name: 'past simple' },
        mayAsk: true,
      },
    ],
  },
  {
    command: 'lesson.change',
    phrases: [{ say: 'rename the first lesson in the maths syllabus to Decimals', mayAsk: true }],
  },
  {
    command: 'lesson.materials',
    phrases: [
      { say: 'attach https://example.test/waves.pdf to lesson 2 in the physics syllabus', mayAsk: true },
    ],
  },
  {
    command: 'student.show',
    phrases: [{ say: 'students sorted by cancellations pls', slots: { sort: 'cancellations' } }],
  },
  {
    command: 'student.open',
    phrases: [
      { say: 'open danas page', slots: { students: ['dana'] } },
      { say: 'student card of yael', slots: { students: ['yael'] } },
      { say: 'go to נועם profile', slots: { students: ['noam'] } },
    ],
  },
  {
    command: 'student.find',
    phrases: [
      { say: 'find student mizrahi', or: 'student.open' },
      { say: 'search my students for shalev', or: 'student.open' },
      { say: 'do i have a student called perez', mayAsk: true, or: 'student.show' },
    ],
  },
  {
    command: 'student.block',
    phrases: [
      { say: 'unblock omer', slots: { students: ['omer'], blocked: false } },
      {
        say: 'i dont want yael booking with me anymore, block her',
        slots: { students: ['yael'], blocked: true },
      },
    ],
  },
  {
    command: 'student.archive',
    phrases: [
      {
        say: 'noam stopped taking lessons, move him to the archive',
        slots: { students: ['noam'], archived: true },
      },
      { say: 'arcive yael', slots: { students: ['yael'], archived: true }, mayAsk: true },
    ],
  },
  {
    command: 'lateCancels.adjust',
    phrases: [
      { say: 'forgive danas late cancel', slots: { students: ['dana'] } },
      { say: 'reset noams late cancellations to zero', slots: { students: ['noam'] } },
    ],
  },
  {
    command: 'lateCancels.show',
    phrases: [{ say: 'how many late cancellations do i have left', as: 'student', or: 'lateCancels.check' }],
  },
  {
    command: 'child.show',
    phrases: [
      { say: 'which kids do i have on here', as: 'parent' },
      { say: 'my children', as: 'parent' },
    ],
  },
  {
    command: 'child.picture',
    phrases: [{ say: 'change itays picture', slots: { child: 'itay' }, as: 'parent' }],
  },
  {
    command: 'child.remove',
    phrases: [
      { say: 'remove itay from my account', slots: { child: 'itay' }, as: 'parent' },
      { say: 'delete noa from my children', slots: { child: 'noa' }, as: 'parent' },
    ],
  },
  {
    command: 'child.select',
    phrases: [
      { say: 'switch to noa', slots: { child: 'noa' }, as: 'parent' },
      { say: 'im asking about itay now', slots: { child: 'itay' }, as: 'parent', mayAsk: true, or: null },
    ],
  },
  {
    command: 'profile.change',
    phrases: [
      { say: 'my new phone is 0521234567, update it', slots: { phone: '0521234567' } },
      { say: 'change my name to Rivka Levin', slots: { name: 'Rivka Levin' } },
      {
        say: 'we moved, new address is herzl 12 tel aviv',
        slots: { address: 'herzl 12 tel aviv' },
        as: 'parent',
        mayAsk: true,
      },
    ],
  },
  {
    command: 'profile.open',
    phrases: [
      { say: 'my profile', or: 'settings.profile' },
      { say: 'take me to my profile page', as: 'student', or: 'settings.profile' },
    ],
  },
  {
    command: 'profile.picture',
    phrases: [{ say: 'change my profile pic' }],
  },
  {
    command: 'settings.profile',
    phrases: [
      { say: 'profile settings', or: 'profile.open' },
      { say: 'where do i edit my personal details', or: 'profile.open', mayAsk: true },
    ],
  },
  {
    command: 'help',
    phrases: [{ say: 'what can i write here' }, { say: 'what else can you do', as: 'student' }],
  },
  {
    command: 'meeting.add',
    phrases: [
      {
        say: 'so um i need to put dana down for physics on monday the twenty third at a quarter to five',
        slots: { students: ['dana'], subject: 'su-physics', start: '2026-03-23T16:45' },
      },
      {
        say: 'itya maths sun 6pm',
        slots: { students: ['itay'], subject: 'su-maths', start: '2026-03-15T18:00' },
        mayAsk: true,
      },
      {
        say: 'Yael tmrw eve 7 maths thx',
        slots: { students: ['yael'], subject: 'su-maths', start: '2026-03-11T19:00' },
      },
    ],
  },
  {
    command: 'meeting.move',
    phrases: [
      {
        say: 'Fwd: "Hi Rivka, Omer has a basketball game tomorrow, any chance for 17:30?" - ok move him',
        slots: { meeting: 'm-omer', start: '2026-03-11T17:30' },
        mayAsk: true,
      },
    ],
  },
  {
    command: 'meeting.cancel',
    phrases: [
      {
        say: 'cancel danas sundays from april onwards',
        slots: { meeting: 'm-dana', scope: 'future' },
        mayAsk: true,
      },
      {
        say: 'itay cant come thursday he has a test cancel pls',
        slots: { child: 'itay', meeting: 'm-itay' },
        as: 'parent',
      },
    ],
  },
  {
    command: 'child.add',
    phrases: [{ say: 'plz add my kid Yoni to the app', slots: { name: 'Yoni' }, as: 'parent' }],
  },
];

/** Spoken in the worlds of recordsWorlds.ts. */
export const inRecords: AsideList[] = [
  {
    command: 'meeting.leave',
    phrases: [
      {
        say: 'i want out of the physics group',
        slots: { meeting: 'm-own-group' },
        as: 'student',
        mayAsk: true,
      },
    ],
  },
  {
    command: 'time.unblock',
    phrases: [{ say: 'unblock tomorrow noon' }],
  },
  {
    command: 'time.show',
    phrases: [
      { say: 'show blocked hours next week', slots: { from: '2026-03-15T00:00', to: '2026-03-22T00:00' } },
      { say: 'when am i not available this month according to my blocks', mayAsk: true },
    ],
  },
  {
    command: 'calendar.search',
    phrases: [
      { say: 'find the lesson titled exam prep', or: 'meeting.open' },
      { say: 'look up every lesson where i wrote "fractions"', slots: { query: 'fractions' } },
    ],
  },
  {
    command: 'attendance.show',
    phrases: [
      { say: 'how many lessons did dana miss', slots: { students: ['dana'] }, or: 'lesson.count' },
      { say: 'my attendance pls', as: 'student' },
    ],
  },
  {
    command: 'attendance.mark',
    phrases: [
      {
        say: 'everyone came to the group last wed',
        slots: { meeting: 'm-group', occurrence: '2026-03-04T18:00', present: true },
        mayAsk: true,
      },
    ],
  },
];

/** Spoken in the worlds of requestsWorlds.ts. */
export const inRequests: AsideList[] = [
  {
    command: 'pending.show',
    phrases: [{ say: 'who asked me for a lesson', or: 'request.show' }],
  },
  {
    command: 'pending.open',
    phrases: [{ say: 'open yaels request for thursday', slots: { pending: 'p-yael' } }],
  },
  {
    command: 'pending.approve',
    phrases: [
      { say: 'yes to danas friday one', slots: { pending: 'p-dana' } },
      { say: 'approve noa', status: 'ask', asks: 'pending' },
      { say: 'theyre all fine, approve all the lesson requests', mayAsk: true },
    ],
  },
  {
    command: 'pending.decline',
    phrases: [
      { say: 'decline what noa asked for on thursday', slots: { pending: 'p-noa-thursday' } },
      {
        say: 'please tell yael i cant take the lesson she requested',
        slots: { pending: 'p-yael' },
        mayAsk: true,
      },
    ],
  },
  {
    command: 'pending.withdraw',
    phrases: [
      {
        say: 'i dont need the physics i asked for on the 19th anymore, cancel that request',
        slots: { pending: 's-thursday' },
        as: 'student',
        mayAsk: true,
      },
    ],
  },
  {
    // Another time for what was asked is a no with an offer, as the contract's own sample has it.
    command: 'pending.decline',
    phrases: [
      {
        say: 'not good for noam, offer him monday at 6 instead',
        slots: { pending: 'p-noam', start: '2026-03-16T18:00' },
      },
      { say: 'counter itay with sunday 17:00', slots: { pending: 'p-itay', start: '2026-03-15T17:00' } },
    ],
  },
  {
    command: 'request.show',
    phrases: [{ say: 'who wants to join the groups' }, { say: 'show join requests' }],
  },
  {
    command: 'request.add',
    phrases: [
      {
        say: 'ask to join the english group',
        slots: { meeting: 'm-full' },
        as: 'student',
        or: 'waitlist.join',
      },
    ],
  },
  {
    command: 'request.reject',
    phrases: [
      { say: 'tell gal the group is full and decline her', slots: { request: 'r-gal' }, mayAsk: true },
      { say: 'no to tamar gil', slots: { request: 'r-tamar' }, mayAsk: true },
    ],
  },
  {
    command: 'request.withdraw',
    phrases: [
      {
        say: 'maya doesnt want the physics group anymore, pull her join request',
        slots: { child: 'maya', request: 'cr-maya' },
        as: 'parent',
        mayAsk: true,
      },
    ],
  },
  {
    command: 'waitlist.join',
    phrases: [
      { say: 'put me on the waitlist for the english group', slots: { meeting: 'm-full' }, as: 'student' },
      { say: 'waitlist maya for monday english', slots: { child: 'maya', meeting: 'm-full' }, as: 'parent' },
      {
        say: 'if a spot opens up in the english group i want it, add me to the waiting list',
        slots: { meeting: 'm-full' },
        as: 'student',
        mayAsk: true,
      },
    ],
  },
  {
    command: 'waitlist.leave',
    phrases: [
      {
        say: 'take me off the english group waiting list',
        slots: { meeting: 'm-full' },
        as: 'student',
        mayAsk: true,
      },
      {
        say: 'gil doesnt need the waitlist for the english group anymore, remove him from it',
        as: 'parent',
        mayAsk: true,
      },
    ],
  },
  {
    command: 'contract.open',
    phrases: [{ say: 'what do the terms with avi say', as: 'parent', mayAsk: true }],
  },
  {
    command: 'contract.accept',
    phrases: [
      { say: 'i accept rivkas contract', slots: { teacher: 't1' }, as: 'student' },
      { say: 'agree to avis terms', slots: { teacher: 't2' }, as: 'student' },
    ],
  },
  {
    command: 'teacher.join',
    phrases: [
      { say: 'join teacher https://lessons.test/rivka', as: 'student', mayAsk: true },
      { say: 'i want to sign up with a new teacher', as: 'student', mayAsk: true },
    ],
  },
  {
    command: 'link.copy',
    phrases: [
      { say: 'whats the link i send to new students', or: 'student.invite' },
      { say: 'share link pls' },
    ],
  },
  {
    command: null,
    phrases: [
      { say: 'dont approve yael yet' },
      { say: 'did noam ask for tuesday?', mayRead: true },
      { say: 'was tamars request approved?', mayRead: true },
      { say: 'i already approved omer this morning by phone', mayAsk: true, mayRead: true },
    ],
  },
  {
    command: 'teacher.show',
    phrases: [{ say: 'who are my teachers', as: 'student' }],
  },
  {
    command: 'teacher.select',
    phrases: [
      { say: 'switch to avi', slots: { teacher: 't2' }, as: 'student' },
      {
        say: 'i want to look at rivkas lessons, change teacher to rivka',
        slots: { teacher: 't1' },
        as: 'student',
        mayAsk: true,
      },
      { say: 'choose avi bar as the teacher', slots: { teacher: 't2' }, as: 'parent' },
    ],
  },
  {
    command: 'teacher.open',
    phrases: [{ say: 'avi bar profile', slots: { teacher: 't2' }, as: 'parent' }],
  },
];
