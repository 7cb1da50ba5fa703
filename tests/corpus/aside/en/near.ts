/** Written after the first reading, around what went wrong in it: held to no wrong action, outside the figure. */
import type { AsideList } from '../aside.ts';

export const near: AsideList[] = [
  {
    command: 'meeting.add',
    phrases: [
      {
        say: 'make an appointment with yael thursday at 5 maths',
        slots: { students: ['yael'], start: '2026-03-12T17:00' },
      },
      {
        say: 'make a lesson for omer friday 10am english',
        slots: { students: ['omer'], start: '2026-03-13T10:00' },
      },
      {
        say: 'set a lesson with yael thursday at 5',
        slots: { students: ['yael'], start: '2026-03-12T17:00' },
      },
      { say: 'book omer english thursday at 10', slots: { students: ['omer'], start: '2026-03-12T10:00' } },
      { say: 'add yael to thursday at 5', slots: { students: ['yael'], start: '2026-03-12T17:00' } },
      { say: 'omer tomorrow 5', slots: { students: ['omer'], start: '2026-03-11T17:00' } },
    ],
  },
  {
    command: 'meeting.move',
    phrases: [
      { say: 'move omer to thursday at 10', slots: { meeting: 'm-omer', start: '2026-03-12T10:00' } },
      { say: 'move yael to 4 tomorrow', slots: { meeting: 'm-yael', start: '2026-03-11T16:00' } },
      { say: 'move omer tomorrow', status: 'ask', asks: 'start', slots: { meeting: 'm-omer' } },
      { say: 'move omer to yesterday', status: 'ask' },
      {
        say: 'move dana to 5 next week',
        status: 'ask',
        asks: 'scope',
        slots: { meeting: 'm-dana', occurrence: '2026-03-15T16:00', start: '2026-03-15T17:00' },
      },
    ],
  },
  {
    command: 'meeting.cancel',
    phrases: [
      { say: 'cancel danna sunday', status: 'ask' },
      { say: 'cancel yaell today', status: 'ask' },
      { say: 'cancel omr tomorrow', status: 'ask' },
      { say: 'cancel maths today', slots: { meeting: 'm-yael' } },
      { say: 'cancel noam thursday and omer tomorrow', mayAsk: true },
      { say: 'cancel dana after the 22nd', mayAsk: true, slots: { meeting: 'm-dana' } },
    ],
  },
  {
    command: 'day.clear',
    phrases: [
      { say: 'clear my morning tomorrow', slots: { from: '2026-03-11T06:00', to: '2026-03-11T12:00' } },
      { say: 'clear my evening tomorrow', slots: { from: '2026-03-11T17:00', to: '2026-03-11T21:00' } },
      { say: 'clear the morning on thursday', slots: { from: '2026-03-12T06:00', to: '2026-03-12T12:00' } },
      { say: 'clear my thursday afternoon', slots: { from: '2026-03-12T12:00', to: '2026-03-12T17:00' } },
      { say: 'clear tomorrow afternoon', slots: { from: '2026-03-11T12:00', to: '2026-03-11T17:00' } },
      { say: 'clear tuesday', status: 'choose' },
      { say: 'cancel all lessons on tuesday', status: 'choose' },
    ],
  },
  {
    command: null,
    phrases: [
      { say: 'i moved omer to thursday', mayAsk: true },
      { say: "omer's lesson is moved to thursday", mayAsk: true },
      { say: 'the lesson with omer was moved to thursday' },
      { say: 'omer cancels', mayAsk: true },
      { say: 'omer would like to cancel tomorrow', mayAsk: true },
      { say: 'tell omer to move to thursday', mayAsk: true },
      { say: "add a reminder for dana's lesson: 5pm", or: 'meeting.remind', mayAsk: true },
      { say: "move omer's payment to thursday", mayAsk: true },
      { say: 'book dana maths sunday or monday at 6', mayAsk: true },
      { say: 'move omer except tomorrow to 5', mayAsk: true },
      { say: 'cancel omer tomorrow and book yael at 4 instead maths', or: 'meeting.cancel', mayAsk: true },
      { say: 'book yael instead of omer tomorrow at 4', mayAsk: true },
      { say: 'dana was here sunday at 5', or: 'attendance.mark' },
      { say: 'dana called at 5' },
      { say: 'cancel omer not yael', or: 'meeting.cancel' },
      { say: 'cancel everything tomorrow', as: 'student', mayAsk: true },
      { say: 'rivka is sick tomorrow', as: 'student', mayAsk: true },
    ],
  },
];
