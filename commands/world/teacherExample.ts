/** Examples that differ for the one who teaches and the one who learns. */
import type { IndexedWorld } from './indexWorld.ts';
import type { Locale } from './world.ts';

type Examples = Record<Locale, string[]>;

export const teacherExample = (world: IndexedWorld, teacher: Examples, learner: Examples): Examples =>
  world.role === 'teacher' ? teacher : learner;
