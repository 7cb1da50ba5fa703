/** Places in full groups: who waits, a place that became free, and until when it is kept. */
import type { queue as he } from '../he/queue.ts';
import type { WordsOf } from '../shape.ts';

export const queue: WordsOf<typeof he> = {
  own: 'Waiting for a place in a group',
  title: 'Waiting list',
  group: 'Group',
  full: 'Full groups on this day',
  wait: 'Wait for a place',
  onList: 'On the waiting list',
  joined: 'You are on the waiting list',
  waits: 'Waiting for a place. When one is free, it is offered here.',
  free: 'A place is free',
  keptUntil: 'The place is kept until {{when}}',
  take: 'Take the place',
  pass: 'Pass the place on',
  leave: 'Leave the waiting list',
  taken: 'The place is taken, from the next lesson on',
  passed: 'The place went to the next',
  left: 'Off the waiting list',
  offeredUntil: 'Offered a place, kept until {{when}}',
  passOn: 'Offer it to the next',
  passedOn: 'The place went to the next',
  takeOff: 'Take off the list',
  takenOff: 'Taken off the waiting list',
};
