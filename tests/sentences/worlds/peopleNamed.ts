/** The people of worlds, by their names. */
import { readFileSync } from 'node:fs';
import type { Locale, World } from '../../../commands/world/world.ts';

type People = {
  kept: Record<Locale, World['students']>;
  groups: {
    student: NonNullable<World['user']>;
    teachers: World['teachers'];
    parent: NonNullable<World['user']>;
    children: World['children'];
  };
};

export const peopleNamed = JSON.parse(
  readFileSync(new URL('people.json', import.meta.url), 'utf8'),
) as People;
