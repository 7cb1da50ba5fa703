/** Somebody who asked to join, for examples. */
import { firstLessons } from '../../world/exampleWords.ts';
import type { IndexedWorld } from '../../world/indexWorld.ts';
import { openRequests } from '../../slots/aRequest.ts';

export function requestExample(world: IndexedWorld): { en: string; he: string } {
  const name = openRequests(world)[0]?.name.split(' ')[0];
  return name ? { en: name, he: name } : firstLessons(world).person;
}
