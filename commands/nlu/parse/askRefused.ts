/** A value that was assumed and refused by a tap is asked about, with buttons. */
import { freeStarts } from '../../intents/calendar/lesson/freeStarts.ts';
import type { IndexedWorld } from '../../world/indexWorld.ts';
import { inWords, minutesWords, momentWords } from '../../kernel/words.ts';
import type { Draft } from '../../kernel/draft.ts';
import type { Plan } from '../../kernel/plan.ts';

const usual = 45;
const lengths = [30, 45, 60, 90, 120];

export function askRefused(draft: Draft, world: IndexedWorld): Plan['ask'] {
  const [slot] = Object.keys(draft.given).filter(
    (one) => draft.given[one] === null && (one !== 'end' || typeof draft.given['minutes'] !== 'number'),
  );
  switch (slot) {
    case undefined:
      return undefined;
    case 'end':
    case 'minutes':
      return {
        slot: 'minutes',
        question: inWords(world, 'How long?', 'כמה זמן?'),
        choices: lengths.map((value) => ({ label: minutesWords(world, value), value })),
      };
    case 'subject':
      return {
        slot,
        question: inWords(world, 'Which subject?', 'איזה מקצוע?'),
        choices: world.subjects.map(({ id, name }) => ({ label: name, value: id })),
      };
    case 'scope':
      return {
        slot,
        question: inWords(world, 'Only this one, or future ones too?', 'רק את זה, או גם את הבאים?'),
        choices: [
          { label: inWords(world, 'Only this one', 'רק את זה'), value: 'this' },
          { label: inWords(world, 'Future ones too', 'גם את הבאים'), value: 'future' },
        ],
      };
    default: {
      const free = slot === 'start' || slot === 'from' ? freeStarts(world, undefined, usual) : [];
      return {
        slot,
        question: inWords(world, 'What instead?', 'מה במקום זה?'),
        choices: free.map((value) => ({ label: momentWords(world, value), value })),
      };
    }
  }
}
