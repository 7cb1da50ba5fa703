/** Moved lessons, as people who have never seen the grammar say it in English. */
import type { AsideList } from '../aside.ts';

export const move: AsideList = {
  command: 'meeting.move',
  phrases: [
    {
      say: 'move dana to monday 5pm',
      status: 'ask',
      asks: 'scope',
      slots: { meeting: 'm-dana', occurrence: '2026-03-15T16:00', start: '2026-03-16T17:00' },
    },
    {
      say: 'move danas lesson to monday 5pm just this time',
      slots: { meeting: 'm-dana', occurrence: '2026-03-15T16:00', start: '2026-03-16T17:00', scope: 'this' },
    },
    { say: 'push omer to 5 tomorrow', slots: { meeting: 'm-omer', start: '2026-03-11T17:00' } },
    {
      say: 'can we move omer to thursday same time',
      slots: { meeting: 'm-omer', start: '2026-03-12T16:00' },
    },
    { say: 'make yael 1pm instead of 11', slots: { meeting: 'm-yael', start: '2026-03-10T13:00' } },
    { say: "move today's lesson to noon", slots: { meeting: 'm-yael', start: '2026-03-10T12:00' } },
    { say: 'delay yael half an hour', slots: { meeting: 'm-yael', start: '2026-03-10T11:30' } },
    { say: 'bring omer forward an hour', slots: { meeting: 'm-omer', start: '2026-03-11T15:00' } },
    {
      say: "push tomorrow's 4 o'clock back an hour",
      slots: { meeting: 'm-omer', start: '2026-03-11T17:00' },
    },
    { say: 'push tomorrows lesson back an hour', status: 'ask', asks: 'meeting' },
    {
      say: 'reschedule noam physics to friday at 10',
      slots: { meeting: 'm-noam-physics', start: '2026-03-13T10:00' },
    },
    {
      say: 'move the physics group to 7pm from now on',
      slots: {
        meeting: 'm-group',
        occurrence: '2026-03-11T18:00',
        start: '2026-03-11T19:00',
        scope: 'future',
      },
    },
    {
      say: 'move the physics group to 7pm only tomorrow',
      slots: { meeting: 'm-group', occurrence: '2026-03-11T18:00', start: '2026-03-11T19:00', scope: 'this' },
    },
    {
      say: "postpone noam's thursday lesson to next week same time",
      slots: { meeting: 'm-noam-physics', start: '2026-03-19T18:00' },
    },
    { say: "move all dana's lessons to 5pm", slots: { meeting: 'm-dana', scope: 'all' } },
    {
      say: 'dana sunday 4 -> 5 once',
      slots: { meeting: 'm-dana', start: '2026-03-15T17:00', scope: 'this' },
    },
    {
      say: "change noam's monday english from 17:00 to 18:00 permanently",
      slots: {
        meeting: 'm-noam',
        occurrence: '2026-03-16T17:00',
        start: '2026-03-16T18:00',
        scope: 'future',
      },
    },
    { say: 'pls reschedule omer to sunday at 3', slots: { meeting: 'm-omer', start: '2026-03-15T15:00' } },
    { say: 'move noam to tuesday', status: 'ask', asks: 'meeting' },
    {
      say: "move noam's english to tuesday just once",
      slots: { meeting: 'm-noam', occurrence: '2026-03-16T17:00', start: '2026-03-17T17:00', scope: 'this' },
    },
    { say: 'omer 5 instead of 4 tomorrow', slots: { meeting: 'm-omer', start: '2026-03-11T17:00' } },
    { say: 'move omer to 6pm', slots: { meeting: 'm-omer', start: '2026-03-11T18:00' } },
    { say: 'move the 11 o clock to 12:30', slots: { meeting: 'm-yael', start: '2026-03-10T12:30' } },
    {
      say: 'can you please push yael to thursday at 11',
      slots: { meeting: 'm-yael', start: '2026-03-12T11:00' },
    },
    { say: 'movee omer to thursday at 4', slots: { meeting: 'm-omer', start: '2026-03-12T16:00' } },
    { say: 'resched yael 2day 3pm', slots: { meeting: 'm-yael', start: '2026-03-10T15:00' } },
    { say: 'move omer 15 minutes earlier', slots: { meeting: 'm-omer', start: '2026-03-11T15:45' } },
    {
      say: 'move dana from sunday to tuesday at 5 from now on',
      slots: {
        meeting: 'm-dana',
        occurrence: '2026-03-15T16:00',
        start: '2026-03-17T17:00',
        scope: 'future',
      },
    },
    {
      say: "move dana's lesson on 22/3 to 23/3 at 4pm only that one",
      slots: { meeting: 'm-dana', occurrence: '2026-03-22T16:00', start: '2026-03-23T16:00', scope: 'this' },
    },
    { say: 'move עומר to thursday 4pm', slots: { meeting: 'm-omer', start: '2026-03-12T16:00' } },
    { say: 'put yael at 2 instead', slots: { meeting: 'm-yael', start: '2026-03-10T14:00' } },
    {
      say: "change the time of omer's lesson to quarter to five",
      slots: { meeting: 'm-omer', start: '2026-03-11T16:45' },
    },
    { say: 'delay todays class 20 min', slots: { meeting: 'm-yael', start: '2026-03-10T11:20' } },
    { say: 'move yael', status: 'ask', asks: 'start', slots: { meeting: 'm-yael' } },
    {
      say: "can we move thursday's lesson to friday at 10?",
      as: 'student',
      slots: { meeting: 'm-own', start: '2026-03-13T10:00' },
    },
    {
      say: 'could you move my sunday lesson to monday same time, just this once',
      as: 'student',
      slots: { meeting: 'm-dana', start: '2026-03-16T16:00', scope: 'this' },
    },
    {
      say: 'hi rivka can i come at 7 on thursday instead of 6',
      as: 'student',
      slots: { meeting: 'm-own', start: '2026-03-12T19:00' },
    },
    {
      say: 'move itay to friday at 10am please',
      as: 'parent',
      slots: { child: 'itay', meeting: 'm-itay', start: '2026-03-13T10:00' },
    },
    {
      say: 'can noa come tuesday at 3 instead of monday, just this time',
      as: 'parent',
      slots: { child: 'noa', meeting: 'm-noa', start: '2026-03-17T15:00', scope: 'this' },
    },
  ],
};
