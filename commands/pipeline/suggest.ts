/** A sentence that was not understood: its unread words, and the nearest three commands in the person's own words. */
import { catalogue } from '../catalogue.ts';
import type { IndexedWorld } from '../indexWorld.ts';
import { inWords } from '../words.ts';
import type { Hearing } from './match.ts';
import { typedSpan } from './normalize.ts';
import type { Plan } from './plan.ts';
import type { Said } from './read.ts';

export function suggest(said: Said, hearings: Hearing[], world: IndexedWorld): Plan {
  const near = hearings.map(({ command }) => command);
  const others = catalogue.filter((command) => command.who.includes(world.role) && !near.includes(command));
  const examples = [...near, ...others]
    .slice(0, 3)
    .flatMap((command) => command.examples(world)[world.locale][0] ?? []);
  const covered = (from: number, to: number) => said.readings.some((one) => one.from <= from && one.to >= to);
  const unread = said.tokens
    .filter((token) => token.kind !== 'mark' && !covered(token.from, token.to))
    .map((token) => {
      const { from, to } = typedSpan(said.normal, token.from, token.to);
      return said.normal.raw.slice(from, to);
    });
  return {
    status: 'unknown',
    command: null,
    slots: {},
    steps: [],
    reply: {
      text: inWords(world, 'I did not understand that. You could say:', 'לא הבנתי. אפשר לכתוב למשל:'),
    },
    suggestions: examples,
    spans: [],
    unread,
  };
}
