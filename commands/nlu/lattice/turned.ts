/** What is looked at closer where a word of it is said: thanks and regrets for an action, and days of which only the number is said. */
import type { IndexedWorld } from '../../world/indexWorld.ts';
import { inWords } from '../../kernel/words.ts';
import { typedSpan, type NormalText } from '../text/normalize.ts';
import type { VerbFound } from './patterns.ts';
import type { Plan } from '../../kernel/plan.ts';
import * as words from '../../grammar/regrets.ts';

export function isRegretted({ ranges }: VerbFound, text: string): boolean {
  const [first, last] = [ranges[0], ranges.at(-1)];
  if (first === undefined || last === undefined) return false;
  // An order beside it stands.
  if (/[,.;!]| (?:אז|but|so|אבל) /.test(text.slice(first.to, last.from))) return false;
  return (
    ranges.some(({ from }) => words.regrets.test(text.slice(0, from))) ||
    (/(?:ing|ation|ול|[א-ת]{3}[הת])$/.test(text.slice(first.from, first.to)) &&
      words.wasMistaken.test(text.slice(last.to)))
  );
}

/** "Twice a week" is of two days, and one of them at most is known: those are offered, as the sentence with them; of a month none are. */
export function whichDays(rrule: string, normal: NormalText, world: IndexedWorld): Plan['ask'] {
  const said = /BYDAY=.*,/.test(rrule) ? null : words.often.exec(normal.text);
  if (said === null) return undefined;
  const { from, to } = typedSpan(normal, said.index, said.index + said[0].length);
  const days = inWords(
    world,
    'Sunday and Wednesday, Monday and Thursday, Tuesday and Friday',
    'ראשון ורביעי, שני וחמישי, שלישי ושישי',
  ).split(', ');
  const sentence = (said: string) => normal.raw.slice(0, from) + said + normal.raw.slice(to);
  return {
    slot: 'text',
    question: inWords(world, 'On which days?', 'באילו ימים?'),
    choices: (/week|שבוע/.test(said[0]) && (said[1] ?? said[2]) !== undefined ? days : []).map((label) => ({
      label,
      value: sentence(inWords(world, 'every ', 'כל ') + label),
    })),
  };
}
