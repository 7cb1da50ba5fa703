/** What is looked at closer where a word of it is said: thanks and regrets for a deed, and days of which only the number is said. */
import type { IndexedWorld } from '../indexWorld.ts';
import { inWords } from '../words.ts';
import { typedSpan, type NormalText } from './normalize.ts';
import type { VerbFound } from './patterns.ts';
import type { Plan } from './plan.ts';

/** "Thanks for cancelling", "סליחה על ה…", "לא התכוונתי ל…": what was done, or was not meant. */
const regrets =
  /(?:\b(?:thank(?:s| you)|sorry|apolog\w+)(?: \w+){0,2}? (?:for|about)(?: (?:the|my|your|that|you))*|(?<!\p{L})לא (?:התכוו\p{L}+|בא ל\p{L}+)) $|(?<!\p{L})(?:תודה|סליחה|מצטער\p{L}*|מתנצל\p{L}*)(?: \p{L}+){0,2}? על (?:ש|ה)?$/u;

/** "Cancelling it was a mistake", "ביטול השיעור היה טעות"; "cancel it, it was a mistake" is an order. */
const wasMistaken = /^[^,.;]*(?: was (?:a|my) mistake| הי[יי]?ת?ה ב?טעות)/;

export function isRegretted({ ranges }: VerbFound, text: string): boolean {
  const [first, last] = [ranges[0], ranges.at(-1)];
  if (first === undefined || last === undefined) return false;
  // An order beside it stands.
  if (/[,.;!]| (?:אז|but|so|אבל) /.test(text.slice(first.to, last.from))) return false;
  return (
    ranges.some(({ from }) => regrets.test(text.slice(0, from))) ||
    (/(?:ing|ation|ול|[א-ת]{3}[הת])$/.test(text.slice(first.from, first.to)) &&
      wasMistaken.test(text.slice(last.to)))
  );
}

const often =
  /\b(?:twice|(?:two|2) times|2x) (?:a|per|every|each) week\b|(?:פעמיים|שתי פעמים) (?:[בל]שבוע|כל שבוע)(?! הבא)(?!\p{L})/u;

/** "Twice a week" is of two days, and one of them at most is known: those are offered, as the sentence with them. */
export function whichDays(rrule: string, normal: NormalText, world: IndexedWorld): Plan['ask'] {
  const said = /BYDAY=.*,/.test(rrule) ? null : often.exec(normal.text);
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
    choices: days.map((label) => ({ label, value: sentence(inWords(world, 'every ', 'כל ') + label) })),
  };
}
