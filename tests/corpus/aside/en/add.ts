/** New lessons, as people who have never seen the grammar say it in English. */
import type { AsideList } from '../aside.ts';

export const add: AsideList = {
  command: 'meeting.add',
  phrases: [
    { say: 'dana sun 5pm', slots: { students: ['dana'], start: '2026-03-15T17:00' } },
    {
      say: 'noam tue 4 english',
      slots: { students: ['noam'], start: '2026-03-17T16:00', subject: 'su-english' },
    },
    {
      say: 'yael thu 7pm physics 60 min',
      slots: { students: ['yael'], start: '2026-03-12T19:00', minutes: 60, subject: 'su-physics' },
    },
    {
      say: 'pls put omer down for english friday at 10',
      slots: { students: ['omer'], start: '2026-03-13T10:00', subject: 'su-english' },
    },
    {
      say: 'book itay physics tmrw 5pm',
      slots: { students: ['itay'], start: '2026-03-11T17:00', subject: 'su-physics' },
    },
    {
      say: 'schedule Dana for maths on the 22nd at half past five',
      slots: { students: ['dana'], start: '2026-03-22T17:30', subject: 'su-maths' },
    },
    {
      say: 'add a lesson with yael on 3/4 at 17:30 maths',
      slots: { students: ['yael'], start: '2026-04-03T17:30', subject: 'su-maths' },
    },
    {
      say: 'new maths lesson dana every sunday 5pm',
      slots: { students: ['dana'], start: '2026-03-15T17:00', rrule: 'FREQ=WEEKLY;INTERVAL=1;BYDAY=SU' },
    },
    {
      say: 'give noa a physics lesson next thursday at six',
      slots: { students: ['noa'], start: '2026-03-19T18:00' },
    },
    { say: 'omer english 12 march 4:30pm', slots: { students: ['omer'], start: '2026-03-12T16:30' } },
    {
      say: 'can you book Yael for maths tomorrow at 7 in the evening',
      slots: { students: ['yael'], start: '2026-03-11T19:00' },
    },
    {
      say: 'could we set up physics with Itay on Sunday at 3?',
      slots: { students: ['itay'], start: '2026-03-15T15:00' },
    },
    {
      say: 'dana math fri 9am 1h',
      slots: { students: ['dana'], start: '2026-03-13T09:00', minutes: 60, subject: 'su-maths' },
    },
    {
      say: 'itay every other monday 4pm physics starting next week',
      slots: { students: ['itay'], start: '2026-03-16T16:00', rrule: 'FREQ=WEEKLY;INTERVAL=2;BYDAY=MO' },
    },
    {
      say: 'hey put yael in for thursday five thirty maths',
      slots: { students: ['yael'], start: '2026-03-12T17:30' },
    },
    { say: 'bok dana maths tomorow at 5', slots: { students: ['dana'], start: '2026-03-11T17:00' } },
    {
      say: 'sched dana + yael maths sunday 6pm',
      slots: { students: ['dana', 'yael'], start: '2026-03-15T18:00' },
    },
    {
      say: 'add omer wed 18/3 at 17:00 english at his place',
      slots: { students: ['omer'], start: '2026-03-18T17:00', place: 'student' },
    },
    {
      say: 'online english with noam thursday 20:00',
      slots: { students: ['noam'], start: '2026-03-12T20:00', place: 'online' },
    },
    {
      say: 'lets do maths with dana tomorrow quarter past 4',
      slots: { students: ['dana'], start: '2026-03-11T16:15' },
    },
    {
      say: 'book yael maths for two hours on friday from 9',
      slots: { students: ['yael'], start: '2026-03-13T09:00', minutes: 120 },
    },
    {
      say: 'yael fri 9-10:30 maths',
      slots: { students: ['yael'], start: '2026-03-13T09:00', end: '2026-03-13T10:30' },
    },
    {
      say: 'physics w/ noa on the 19th, 4 to 5 pm',
      slots: { students: ['noa'], start: '2026-03-19T16:00', end: '2026-03-19T17:00' },
    },
    {
      say: 'dana maths weekly on thursdays at 17:00 for 8 weeks',
      slots: {
        students: ['dana'],
        start: '2026-03-12T17:00',
        rrule: 'FREQ=WEEKLY;INTERVAL=1;BYDAY=TH;COUNT=8',
      },
    },
    {
      say: 'every wed at 4 english with omer until end of june',
      slots: {
        students: ['omer'],
        start: '2026-03-11T16:00',
        rrule: 'FREQ=WEEKLY;INTERVAL=1;BYDAY=WE;UNTIL=20260630',
      },
    },
    {
      say: "I'd like to book Dana for an extra maths lesson tomorrow at 1",
      slots: { students: ['dana'], start: '2026-03-11T13:00' },
    },
    {
      say: 'נועם english thursday 5pm',
      slots: { students: ['noam'], start: '2026-03-12T17:00', subject: 'su-english' },
    },
    { say: 'book נועה physics sunday at 7pm', slots: { students: ['noa'], start: '2026-03-15T19:00' } },
    {
      say: 'schedule a lesson with dana tonight at 8 maths',
      slots: { students: ['dana'], start: '2026-03-10T20:00' },
    },
    {
      say: 'fit itay in this afternoon at 3, physics',
      slots: { students: ['itay'], start: '2026-03-10T15:00' },
    },
    { say: 'set dana maths april 5th 15:00', slots: { students: ['dana'], start: '2026-04-05T15:00' } },
    { say: 'yael maths tomorrow', status: 'ask', asks: 'start', slots: { students: ['yael'] } },
    {
      say: 'make an appointment for omer 8am friday english',
      slots: { students: ['omer'], start: '2026-03-13T08:00' },
    },
    {
      say: 'dana twice a week mon and wed 4pm maths',
      slots: { students: ['dana'], start: '2026-03-11T16:00', rrule: 'FREQ=WEEKLY;INTERVAL=1;BYDAY=MO,WE' },
    },
    { say: 'Itay, physics, 15.3, 10:00', slots: { students: ['itay'], start: '2026-03-15T10:00' } },
  ],
};
