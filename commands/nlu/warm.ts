/** The first sentence is read as fast as the next: phrases are laid out and patterns compiled before anybody types. */
import type { IndexedWorld } from '../world/indexWorld.ts';
import { readSentence } from './readSentence.ts';

const spoken = [
  "move Sunday's maths with Dana from 16:30 to 5pm next week, future ones too, and tell nobody",
  'every second Tuesday at half past four until the end of June, 10 lessons, 150 shekels',
  'להעביר את השיעור של נועם מיום שלישי ב-16:30 ליום ראשון הבא ברבע לחמש, גם את הבאים, בלי להודיע',
  'כל יום שני וחמישי בין 4 ל-6 עד סוף יוני, חצי שעה, 150 ש"ח',
  'what is this brwon fxo dogn here',
  'משהו שאיננו מובן לאיש בכלל',
];

let isWarm = false;

export function warm(world: IndexedWorld): void {
  if (isWarm) return;
  isWarm = true;
  for (const text of spoken) readSentence(text, world);
}
