/** What there is, as people who have never seen the grammar say it in English. */
import type { AsideList } from '../aside.ts';

export const show: AsideList = {
  command: 'schedule.show',
  phrases: [
    { say: 'whats on today', slots: { from: '2026-03-10T00:00', to: '2026-03-11T00:00' } },
    { say: 'what do i have tomorrow', slots: { from: '2026-03-11T00:00', to: '2026-03-12T00:00' } },
    {
      say: 'show me thursday',
      or: 'calendar.goto',
      slots: { from: '2026-03-12T00:00', to: '2026-03-13T00:00' },
    },
    { say: 'my schedule for next week', slots: { from: '2026-03-15T00:00', to: '2026-03-22T00:00' } },
    { say: 'lessons this week', slots: { from: '2026-03-08T00:00', to: '2026-03-15T00:00' } },
    { say: "what's tomorrow afternoon like", slots: { from: '2026-03-11T12:00', to: '2026-03-11T17:00' } },
    { say: 'who am i teaching on sunday', slots: { from: '2026-03-15T00:00', to: '2026-03-16T00:00' } },
    { say: 'do i have anything friday', slots: { from: '2026-03-13T00:00', to: '2026-03-14T00:00' } },
    { say: 'agenda for monday', slots: { from: '2026-03-16T00:00', to: '2026-03-17T00:00' } },
    {
      say: "show dana's lessons in april",
      slots: { students: ['dana'], from: '2026-04-01T00:00', to: '2026-05-01T00:00' },
    },
    { say: 'whats my day look like', slots: { from: '2026-03-10T00:00', to: '2026-03-11T00:00' } },
    {
      say: 'list all lessons between 15/3 and 20/3',
      slots: { from: '2026-03-15T00:00', to: '2026-03-21T00:00' },
    },
    { say: 'todays lessons', slots: { from: '2026-03-10T00:00', to: '2026-03-11T00:00' } },
    { say: 'what have i got on the 15th', slots: { from: '2026-03-15T00:00', to: '2026-03-16T00:00' } },
    { say: 'show the rest of the week', or: 'calendar.goto', slots: { to: '2026-03-15T00:00' } },
    {
      say: 'lessons with noam this month',
      slots: { students: ['noam'], from: '2026-03-01T00:00', to: '2026-04-01T00:00' },
    },
    { say: 'what did i teach last week', slots: { from: '2026-03-01T00:00', to: '2026-03-08T00:00' } },
    { say: 'who do i have at 4 tomorrow' },
    { say: "who's coming today", slots: { from: '2026-03-10T00:00', to: '2026-03-11T00:00' } },
    { say: 'anything this weekend?', slots: { from: '2026-03-13T00:00', to: '2026-03-15T00:00' } },
    { say: "what's in the calendar next month", slots: { from: '2026-04-01T00:00', to: '2026-05-01T00:00' } },
    { say: 'wat do i hav 2morrow', slots: { from: '2026-03-11T00:00', to: '2026-03-12T00:00' } },
    { say: 'upcoming lessons with yael', slots: { students: ['yael'] } },
    {
      say: 'show wed evening',
      or: 'calendar.goto',
      slots: { from: '2026-03-11T17:00', to: '2026-03-11T21:00' },
    },
    {
      say: 'can i see my schedule for thursday pls',
      slots: { from: '2026-03-12T00:00', to: '2026-03-13T00:00' },
    },
    {
      say: 'how many lessons do i have tomorrow',
      slots: { from: '2026-03-11T00:00', to: '2026-03-12T00:00' },
    },
    {
      say: 'what lessons do i have next week',
      as: 'student',
      slots: { from: '2026-03-15T00:00', to: '2026-03-22T00:00' },
    },
    {
      say: 'my lessons in march',
      as: 'student',
      slots: { from: '2026-03-01T00:00', to: '2026-04-01T00:00' },
    },
    {
      say: 'do i have a lesson tomorrow?',
      as: 'student',
      slots: { from: '2026-03-11T00:00', to: '2026-03-12T00:00' },
    },
    {
      say: 'what does itay have this week',
      as: 'parent',
      slots: { child: 'itay', from: '2026-03-08T00:00', to: '2026-03-15T00:00' },
    },
    {
      say: 'kids schedule tomorrow',
      as: 'parent',
      slots: { from: '2026-03-11T00:00', to: '2026-03-12T00:00' },
    },
  ],
};
