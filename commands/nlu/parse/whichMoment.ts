/** Moments that no calendar has, or of which one is meant: the sentence is offered with each. */
import type { IndexedWorld } from '../../world/indexWorld.ts';
import { monthLength } from '../../grammar/time/days.ts';
import { dateWords, inWords } from '../../kernel/words.ts';
import type { Interpretation } from '../../kernel/interpretation.ts';
import { typedSpan, type NormalText } from '../text/normalize.ts';
import type { Plan } from '../../kernel/plan.ts';
import type { AnnotatedText } from '../../kernel/annotatedText.ts';

type Sentence = { text: string; world: IndexedWorld; said?: AnnotatedText; normal?: NormalText };

/** 31/2 is asked about, never rolled: the days on either side of where it would be are offered, as the sentence with them. */
export function missingDay({ said, normal, world, text }: Sentence): Plan['ask'] {
  const [missing] = said?.missing ?? [];
  if (missing === undefined || normal === undefined) return undefined;
  const { from, to } = typedSpan(normal, missing.from, missing.to);
  const [year, month] = [Number(world.now.slice(0, 4)), Number(world.now.slice(5, 7))];
  const last = monthLength(year + (month > missing.month ? 1 : 0), missing.month);
  const instead = (day: number, month: number) => ({
    label: dateWords(world, `${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`),
    value: `${text.slice(0, from)}${missing.text.startsWith('ב') ? 'ב-' : ''}${day}/${month}${text.slice(to)}`,
  });
  return {
    slot: 'text',
    question: inWords(
      world,
      `There is no ${missing.text}. Which day do you mean?`,
      `אין ${missing.text} בלוח השנה. לאיזה יום התכוונת?`,
    ),
    choices: [instead(last, missing.month), instead(1, (missing.month % 12) + 1)],
  };
}

const isOr = (token: { text: string }): boolean => token.text === 'or' || token.text === 'או';

/** "Thursday or Friday": both are offered, as the sentence with either. */
export function twoMoments(
  heard: Interpretation,
  unread: string[],
  { said, normal, world, text }: Sentence,
): Plan['ask'] {
  const or = heard.unread.find(isOr);
  if (or === undefined || unread.length !== 1 || said === undefined || normal === undefined) return undefined;
  const before = said.readings.filter(
    (one) => one.kind === 'time' && one.to <= or.from && or.from - one.to <= 1,
  );
  const after = said.readings.filter(
    (one) => one.kind === 'time' && one.from >= or.to && one.from - or.to <= 2,
  );
  const widest = (list: typeof before) => [...list].sort((a, b) => b.to - b.from - (a.to - a.from))[0];
  const other = widest(after);
  // "tomorrow at 5 or at 6": the day belongs to both.
  const same = before.filter(
    (one) => one.kind === 'time' && other?.kind === 'time' && one.time.kind === other.time.kind,
  );
  const one = widest(same) ?? widest(before);
  if (one === undefined || other === undefined) return undefined;
  const [first, second] = [typedSpan(normal, one.from, one.to), typedSpan(normal, other.from, other.to)];
  const choice = ({ from, to }: typeof first, value: string) => ({ label: text.slice(from, to), value });
  return {
    slot: 'text',
    question: inWords(world, 'Which of the two?', 'איזה מהשניים?'),
    choices: [
      choice(first, text.slice(0, first.to) + text.slice(second.to)),
      choice(second, text.slice(0, first.from) + text.slice(second.from)),
    ],
  };
}
