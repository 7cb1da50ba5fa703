/** Whole stretches emptied, as people who have never seen the grammar say it in English. */
import type { AsideList } from '../aside.ts';

export const clear: AsideList = {
  command: 'day.clear',
  phrases: [
    {
      say: 'im sick tomorrow cancel everything',
      slots: { from: '2026-03-11T00:00', to: '2026-03-12T00:00' },
    },
    { say: 'clear tomorrow', slots: { from: '2026-03-11T00:00', to: '2026-03-12T00:00' } },
    { say: 'cancel all lessons on thursday', slots: { from: '2026-03-12T00:00', to: '2026-03-13T00:00' } },
    { say: 'wipe friday', slots: { from: '2026-03-13T00:00', to: '2026-03-14T00:00' } },
    { say: 'clear my afternoon tomorrow', slots: { from: '2026-03-11T12:00', to: '2026-03-11T17:00' } },
    { say: 'cancel everything next week', slots: { from: '2026-03-15T00:00', to: '2026-03-22T00:00' } },
    { say: 'cancel the whole day tomorrow', slots: { from: '2026-03-11T00:00', to: '2026-03-12T00:00' } },
    {
      say: 'not feeling well, cancel all of today',
      slots: { from: '2026-03-10T00:00', to: '2026-03-11T00:00' },
    },
    { say: 'clear the rest of today', slots: { to: '2026-03-11T00:00' } },
    {
      say: 'cancel everything from 15/3 to 18/3',
      slots: { from: '2026-03-15T00:00', to: '2026-03-19T00:00' },
    },
    { say: 'clear wednesday after 5', slots: { from: '2026-03-11T17:00', to: '2026-03-12T00:00' } },
    {
      say: 'i need tomorrow off cancel all my lessons',
      slots: { from: '2026-03-11T00:00', to: '2026-03-12T00:00' },
    },
    {
      say: 'please cancel all lessons tomorrow',
      slots: { from: '2026-03-11T00:00', to: '2026-03-12T00:00' },
    },
    { say: 'cancel all classes on 20/3', slots: { from: '2026-03-20T00:00', to: '2026-03-21T00:00' } },
    { say: 'clear my tuesday', status: 'choose' },
    {
      say: 'cancel every lesson tomorrow morning',
      slots: { from: '2026-03-11T06:00', to: '2026-03-11T12:00' },
    },
    { say: 'empty my thursday', slots: { from: '2026-03-12T00:00', to: '2026-03-13T00:00' } },
    { say: 'drop everything on friday', slots: { from: '2026-03-13T00:00', to: '2026-03-14T00:00' } },
    {
      say: 'can you cancel all my lessons this thursday',
      slots: { from: '2026-03-12T00:00', to: '2026-03-13T00:00' },
    },
    { say: 'scrap all of tomorrow', slots: { from: '2026-03-11T00:00', to: '2026-03-12T00:00' } },
    {
      say: 'vacation 1/4-9/4 cancel all lessons',
      slots: { from: '2026-04-01T00:00', to: '2026-04-10T00:00' },
    },
    {
      say: 'cancel all my lessons between 2 and 6 tomorrow',
      slots: { from: '2026-03-11T14:00', to: '2026-03-11T18:00' },
    },
    { say: 'clear the evening', slots: { from: '2026-03-10T17:00', to: '2026-03-10T21:00' } },
    { say: 'clear next monday', slots: { from: '2026-03-16T00:00', to: '2026-03-17T00:00' } },
    { say: 'cancel everything after 4 today', slots: { from: '2026-03-10T16:00', to: '2026-03-11T00:00' } },
    { say: 'could you clear my sunday please?', slots: { from: '2026-03-15T00:00', to: '2026-03-16T00:00' } },
    // What is left out stays: exactly the others go.
    {
      say: 'cancel everything tomorrow except omer',
      slots: {
        from: '2026-03-11T00:00',
        to: '2026-03-12T00:00',
        items: [{ meeting: 'm-group', occurrence: '2026-03-11T18:00', scope: 'this' }],
      },
    },
    {
      say: "cancel all tomorrow's lessons but not omer's",
      slots: {
        from: '2026-03-11T00:00',
        to: '2026-03-12T00:00',
        items: [{ meeting: 'm-group', occurrence: '2026-03-11T18:00', scope: 'this' }],
      },
    },
    {
      say: 'clear tomorrow apart from the group',
      slots: {
        from: '2026-03-11T00:00',
        to: '2026-03-12T00:00',
        items: [{ meeting: 'm-omer', occurrence: '2026-03-11T16:00', scope: 'this' }],
      },
    },
  ],
};
