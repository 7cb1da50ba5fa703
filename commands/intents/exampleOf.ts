import type { IndexedWorld } from '../world/indexWorld.ts';
import { catalogue } from './catalogue.ts';

/** A sentence of that command, with names of this world; empty where there is no such command. */
export const exampleOf = (id: string, world: IndexedWorld): string =>
  catalogue.find((one) => one.id === id)?.examples(world)[world.locale][0] ?? '';
