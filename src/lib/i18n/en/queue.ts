/** Places in full groups: who waits, a place that became free, and until when it is kept. */
import type { queue as he } from '../he/queue.ts';
import type { WordsOf } from '../he/shape.ts';

export const queue: WordsOf<typeof he> = {
  own: 'Waiting for a place in a group',
  title: 'Waiting list',
  group: 'Group',
  full: 'Full groups on this day',
  wait: 'Join the waiting list',
  onList: 'On the waiting list',
  joined: 'You are on the waiting list',
  waits: 'Waiting for a place. When one opens up, it’s offered here.',
  free: 'A place has opened up',
  keptUntil: 'Place kept until {{when}}',
  take: 'Take the place',
  pass: 'Give up the place',
  leave: 'Leave the waiting list',
  taken: 'You have the place, from the next lesson on',
  passed: 'The place was offered to the next in line',
  left: 'You left the waiting list',
  offeredUntil: 'Offered a place, kept until {{when}}',
  passOn: 'Offer it to the next in line',
  passedOn: 'The place was offered to the next in line',
  takeOff: 'Remove from the waiting list',
  takenOff: 'Removed from the waiting list',
};
