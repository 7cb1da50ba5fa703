/** What is asked about before a lesson is asked for as it was said. */
import type { Doubt } from '../../../kernel/cases.ts';
import type { Entity, Interpretation } from '../../../kernel/interpretation.ts';
import type { SaidRule } from '../../../slots/aRule.ts';
import { isOfSeveral } from '../../../slots/severalDays.ts';
import type { IndexedWorld } from '../../../world/indexWorld.ts';
import { saysNoHour } from '../lesson/said.ts';
import { isOfHeld } from './ofHeld.ts';

/** `items`: the words of the sentence, but for a day that only says why. */
type Said = { heard: Interpretation; items: Entity[]; rule: SaidRule | null };

/** "From 4 to 5:30 from now on" is of more than one. */
const goesOn = ({ heard: { normal }, rule }: Said): boolean =>
  /from now on|onwards?\b|מעכשיו|ו?הלאה/.test(normal.text) && !rule;

/** "Dana and Noa on Sunday": one request is for one child, and the other is not left out in silence. */
const isOfChildren = ({ items }: Said): boolean =>
  items.filter((item) => item.kind === 'person' && item.named.some(({ kind }) => kind === 'child')).length >
  1;

/** "Sunday at 6 from now on", "can come only at 5", "both, alternating" are more, or other, than one new lesson. */
const isMoreThanOne = ({ heard: { normal } }: Said): boolean =>
  /(?<![A-Za-zÀ-ӿא-ي])(?:מעכשיו|מהיום והלאה|לסירוגין)|(?<![A-Za-zÀ-ӿא-ي])יכול[A-Za-zÀ-ӿא-ي]* .*רק |\b(?:from now on|can only|alternating|as well as)\b/u.test(
    normal.text,
  );

export const saidDoubts: Doubt<Said>[] = [
  { asks: 'scope', when: goesOn },
  { asks: 'children', when: isOfChildren },
  { asks: 'days', when: ({ items }) => isOfSeveral(items) },
  { asks: 'now', when: isMoreThanOne },
];

const alsoThen =
  /\b(?:i'll|i will) (?:be|come|get|arrive)\b|\bso (?:can|could)\b|\b(?:can|could) (?:i|we|he|she) do\b|\bcan also\b|(?<![A-Za-zÀ-ӿא-ي])(?:[אנ](?:גיע|בוא)|יכולה? גם|אז אפשר)(?![A-Za-zÀ-ӿא-ي])/u;

const isAskedBare = ({ polite, verb, normal }: Interpretation): boolean =>
  polite && verb === null && !/(?<![A-Za-zÀ-ӿא-ي])(?:ו?גם|אחרי|לפני)(?![A-Za-zÀ-ӿא-ي])/u.test(normal.text);

/** "I'll be there on Sunday at 4:30", "I can also do 5", who comes at 4 then: late, or another hour. */
export const mayBeLate = (heard: Interpretation, world: IndexedWorld): boolean =>
  (isAskedBare(heard) || alsoThen.test(heard.normal.text)) && !saysNoHour(heard) && isOfHeld(heard, world);
