/** Cancelled lessons, as people who have never seen the grammar say it in English. */
import type { AsideList } from '../aside.ts';

export const cancel: AsideList = {
  command: 'meeting.cancel',
  phrases: [
    {
      say: 'cancel dana sunday',
      status: 'ask',
      asks: 'scope',
      slots: { meeting: 'm-dana', occurrence: '2026-03-15T16:00' },
    },
    {
      say: 'cancel dana on sunday just this one',
      slots: { meeting: 'm-dana', occurrence: '2026-03-15T16:00', scope: 'this' },
    },
    { say: 'cancel omer tomorrow', slots: { meeting: 'm-omer' } },
    { say: 'cancel omer', slots: { meeting: 'm-omer' } },
    { say: "drop yael's lesson today", slots: { meeting: 'm-yael' } },
    { say: 'pls cancel todays lesson with yael', slots: { meeting: 'm-yael' } },
    {
      say: 'call off the physics group tomorrow only',
      slots: { meeting: 'm-group', occurrence: '2026-03-11T18:00', scope: 'this' },
    },
    { say: 'delete the whole dana series', slots: { meeting: 'm-dana', scope: 'all' } },
    {
      say: "stop dana's lessons from april",
      slots: { meeting: 'm-dana', occurrence: '2026-04-05T16:00', scope: 'future' },
    },
    { say: 'cancel noam thursday', slots: { meeting: 'm-noam-physics' } },
    { say: 'cancel noam', status: 'ask', asks: 'meeting' },
    {
      say: 'cancel noams english from now on',
      slots: { meeting: 'm-noam', occurrence: '2026-03-16T17:00', scope: 'future' },
    },
    { say: 'cancel the 4pm tomorrow', slots: { meeting: 'm-omer' } },
    { say: 'can you cancel yael', slots: { meeting: 'm-yael' } },
    { say: 'cancel the group next wednesday just that one', status: 'choose' },
    { say: 'cancle omer tomorrow', status: 'ask' },
    { say: 'cancel omerr tomorrow', status: 'ask' },
    { say: "remove tomorrow's 16:00", slots: { meeting: 'm-omer' } },
    { say: 'I need to cancel omer tomorrow', slots: { meeting: 'm-omer' } },
    { say: 'scratch yael today', mayAsk: true, slots: { meeting: 'm-yael' } },
    {
      say: 'cancel dana 22/3 only',
      slots: { meeting: 'm-dana', occurrence: '2026-03-22T16:00', scope: 'this' },
    },
    { say: 'no lesson with omer tomorrow, cancel it', slots: { meeting: 'm-omer' } },
    { say: "cancel tomorrow's lesson", status: 'ask', asks: 'meeting' },
    { say: 'delete noam physics', slots: { meeting: 'm-noam-physics' } },
    {
      say: 'cancel the physics group from april 1 on',
      slots: { meeting: 'm-group', occurrence: '2026-04-01T18:00', scope: 'future' },
    },
    {
      say: 'cancel group wed',
      status: 'ask',
      asks: 'scope',
      slots: { meeting: 'm-group', occurrence: '2026-03-11T18:00' },
    },
    { say: 'please cancel my lesson with Yael at 11', slots: { meeting: 'm-yael' } },
    {
      say: 'cancel mondays english just the coming one',
      slots: { meeting: 'm-noam', occurrence: '2026-03-16T17:00', scope: 'this' },
    },
    { say: 'cancel יעל today', slots: { meeting: 'm-yael' } },
    { say: "i can't make it thursday", as: 'student', slots: { meeting: 'm-own' } },
    { say: "sick, cancel thursday's lesson", as: 'student', slots: { meeting: 'm-own' } },
    {
      say: 'cancel my lesson on sunday',
      as: 'student',
      slots: { meeting: 'm-dana', scope: 'this' },
    },
    { say: 'sorry rivka i wont come to the lesson on thursday', as: 'student', slots: { meeting: 'm-own' } },
    { say: 'i cant come this thursday something came up', as: 'student', slots: { meeting: 'm-own' } },
    { say: 'itay is sick cancel thursday', as: 'parent', slots: { child: 'itay', meeting: 'm-itay' } },
    {
      say: "please cancel noa's lesson on monday",
      as: 'parent',
      slots: { child: 'noa', meeting: 'm-noa', scope: 'this' },
    },
    { say: 'itay cant come thursday', as: 'parent', slots: { child: 'itay', meeting: 'm-itay' } },
  ],
};
