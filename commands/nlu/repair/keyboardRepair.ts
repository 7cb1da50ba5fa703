/** A text that reads as nothing may have been typed on the other layout of the keyboard: it is offered, never taken in silence. */
import type { IndexedWorld } from '../../world/indexWorld.ts';
import { inWords } from '../../kernel/words.ts';
import { onOtherLayout } from '../text/keyboardLayout.ts';
import type { Plan, Slots } from '../../kernel/plan.ts';
import { readOne, type ReadOne } from '../parse/readOne.ts';

/** Words of the text that say something by themselves. */
const wordsRead = ({ said }: ReadOne): number =>
  said.tokens.filter(
    (token) =>
      (token.kind === 'hebrew' || token.kind === 'latin') &&
      said.readings.some((one) => one.from <= token.from && one.to >= token.to),
  ).length;

export function repairKeyboard(text: string, one: ReadOne, world: IndexedWorld, given?: Slots): Plan | null {
  if (one.plan.status !== 'unknown' || given !== undefined) return null;
  const corrected = onOtherLayout(text);
  const words = one.said.tokens.filter(({ kind }) => kind === 'hebrew' || kind === 'latin').length;
  // A text of which half is read was typed as it was meant.
  if (corrected === null || wordsRead(one) * 2 >= words) return null;
  const meant = readOne(corrected, world).plan;
  if (meant.command === null || meant.status === 'unknown' || meant.unread.length > 0) return null;
  return {
    status: 'choose',
    command: null,
    slots: {},
    choices: [{ command: meant.command, slots: meant.slots, label: corrected }],
    corrected,
    steps: [],
    reply: {
      text: inWords(world, `Did you mean “${corrected}”?`, `התכוונת ל״${corrected}״?`),
    },
    spans: [],
    unread: one.plan.unread,
  };
}
