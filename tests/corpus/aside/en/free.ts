/** Free hours, as people who have never seen the grammar say it in English. */
import type { AsideList } from '../aside.ts';

export const free: AsideList = {
  command: 'schedule.free',
  phrases: [
    { say: 'when am i free tomorrow', slots: { from: '2026-03-11T00:00', to: '2026-03-12T00:00' } },
    { say: 'free slots this week', slots: { to: '2026-03-15T00:00' } },
    {
      say: 'find me an hour on thursday',
      slots: { minutes: 60, from: '2026-03-12T00:00', to: '2026-03-13T00:00' },
    },
    { say: 'any gaps on sunday', slots: { from: '2026-03-15T00:00', to: '2026-03-16T00:00' } },
    {
      say: 'where can i fit 45 min tomorrow',
      slots: { minutes: 45, from: '2026-03-11T00:00', to: '2026-03-12T00:00' },
    },
    { say: 'when can i squeeze in dana this week' },
    { say: 'open slots next week', slots: { from: '2026-03-15T00:00', to: '2026-03-22T00:00' } },
    {
      say: 'what times are available friday morning',
      slots: { from: '2026-03-13T06:00', to: '2026-03-13T12:00' },
    },
    { say: 'free time tomorrow after 5', slots: { from: '2026-03-11T17:00', to: '2026-03-12T00:00' } },
    {
      say: 'got any free time on thursday evening?',
      slots: { from: '2026-03-12T17:00', to: '2026-03-12T21:00' },
    },
    { say: 'find 30 minutes before friday', slots: { to: '2026-03-13T00:00', minutes: 30 } },
    { say: 'next free hour', slots: { minutes: 60 } },
    { say: "when's my next opening" },
    {
      say: 'look for 90 minutes next week',
      slots: { minutes: 90, from: '2026-03-15T00:00', to: '2026-03-22T00:00' },
    },
    { say: 'im free when on monday', slots: { from: '2026-03-16T00:00', to: '2026-03-17T00:00' } },
    { say: "what's open wed between 2 and 6", slots: { from: '2026-03-11T14:00', to: '2026-03-11T18:00' } },
    {
      say: 'available times for yael on thursday',
      slots: { from: '2026-03-12T00:00', to: '2026-03-13T00:00' },
    },
    { say: 'first free slot tomorrow', slots: { from: '2026-03-11T00:00', to: '2026-03-12T00:00' } },
    { say: 'any availability next tuesday?', slots: { from: '2026-03-17T00:00', to: '2026-03-18T00:00' } },
    { say: 'show my free hours on sunday', slots: { from: '2026-03-15T00:00', to: '2026-03-16T00:00' } },
    {
      say: 'can you find a free hour for noam next week',
      slots: { minutes: 60, from: '2026-03-15T00:00', to: '2026-03-22T00:00' },
    },
    { say: 'slots this afternoon', slots: { from: '2026-03-10T12:00', to: '2026-03-10T17:00' } },
    { say: 'when am I not busy on thursday', slots: { from: '2026-03-12T00:00', to: '2026-03-13T00:00' } },
    {
      say: 'need a free half hour today',
      slots: { minutes: 30, from: '2026-03-10T00:00', to: '2026-03-11T00:00' },
    },
    { say: 'wen am i free thurs', slots: { from: '2026-03-12T00:00', to: '2026-03-13T00:00' } },
    {
      say: 'when is rivka free on sunday',
      as: 'student',
      slots: { from: '2026-03-15T00:00', to: '2026-03-16T00:00' },
    },
    {
      say: 'any openings with rivka next week?',
      as: 'student',
      slots: { from: '2026-03-15T00:00', to: '2026-03-22T00:00' },
    },
    {
      say: 'when does rivka have time on thursday',
      as: 'parent',
      slots: { from: '2026-03-12T00:00', to: '2026-03-13T00:00' },
    },
  ],
};
