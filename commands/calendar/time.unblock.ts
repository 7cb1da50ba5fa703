/** Opens blocked hours again. */
import { toMs } from '../../domain/basics/zones.ts';
import type { Wall } from '../../domain/basics/wallTime.ts';
import { command } from '../command.ts';
import { ask, say } from '../pipeline/draft.ts';
import { aRange } from '../slots/aRange.ts';
import { whenOf } from '../slots/when.ts';
import { inWords } from '../words.ts';

export const timeUnblock = command({
  id: 'time.unblock',
  who: ['teacher'],
  deed: 'does',
  says: {
    en: [
      '(unblock|reopen|release)',
      'free up',
      '(open|free) … (again|up)',
      "(i'm|im|i am) (back|available|working)",
    ],
    he: [
      '(לשחרר|תשחרר|תשחררי|שחרר|שחררי)',
      '(לבטל|תבטל|תבטלי|להסיר|תסיר|תסירי) [את] (החסימה|חסימה)',
      '(לפתוח|תפתח|תפתחי) … (מחדש|בחזרה)',
    ],
  },
  takes: ['time', 'all', 'it', 'noun', 'number'],
  declines: (heard) => whenOf(heard.items).items.length === 0,
  resolve(draft, heard, world) {
    const when = whenOf(heard.items);
    const range = aRange(when, world);
    if (range === null) {
      ask(draft, 'from', inWords(world, 'Which hours?', 'אילו שעות?'), []);
      return;
    }
    say(draft, 'from', range.from, when.items, 'when');
    draft.slots['to'] = range.to;
  },
  plan(slots, world) {
    const { from, to } = slots as { from?: Wall; to?: Wall };
    if (from === undefined || to === undefined) return {};
    const inside = world.restrictedTimes.filter(
      ({ start, end }) =>
        Number(start) < toMs(to, world.timeZone) && Number(end) > toMs(from, world.timeZone),
    );
    return { calls: inside.map(({ id }) => ({ name: 'removeRestrictedTime', variables: { id } })) };
  },
  examples: () => ({ en: ['free up tomorrow noon'], he: ['לשחרר את מחר בצהריים'] }),
  counterexamples: {
    en: ["don't free up tomorrow", 'when am I free tomorrow?', 'unblock Noam', 'block tomorrow noon'],
    he: ['אל תשחרר את מחר', 'מתי אני פנוי מחר?', 'לשחרר את נועם', 'לחסום את מחר'],
  },
});
