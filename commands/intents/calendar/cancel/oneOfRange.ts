/** "Noam's last lesson in March", "one of them in April", "the lesson before Passover": of all that lie in a range, one is meant. */
import type { Wall } from '../../../../domain/basics/wallTime.ts';
import type { IndexedWorld } from '../../../world/indexWorld.ts';
import { ask, mark, type Draft } from '../../../kernel/draft.ts';
import { has, type Interpretation, type Entity } from '../../../kernel/interpretation.ts';
import type { Selector } from '../../../slots/selector.ts';
import { inWords, lessonWords } from '../../../kernel/words.ts';
import { heldIn } from './cancelRange.ts';
import type { Held } from '../../../world/lesson.ts';

/** `some`: so many of them, and which was not said. */
export type OneOf = 'first' | 'last' | 'some';

const first =
  /\bfirst (?:lesson|class|session|one|group)\b|(?:שיעור|קבוצה|פגישה|מפגש) (?:של \S+ )?הראשונה?(?![A-Za-zÀ-ӿא-ي])/u;
const some =
  /\b(?:(?<!on )one|two|three|[23]|some|several|(?:a )?few|(?:a )?couple) (?:of|lessons?|class(?:es)?|sessions?|weeks?|times?|days?|[a-z]{3,6}days?)\b|\ba (?:lesson|class|session|week|day)\b|(?<![A-Za-zÀ-ӿא-ي])[בלמ]?(?:אחד|אחת|שני|שתי|כמה|חלק|שלושה|שלוש)(?: מ| מן)? ?ה?(?:שיעור|שבוע|פגיש|מפגש|פעמ|ימ)|(?:שיעור|שבוע|פעם|יום|מפגש|פגישה) (?:אחד|אחת)(?![A-Za-zÀ-ӿא-ي])/u;
const right = /^(?:right|just|straight|immediately|ש?מיי?ד|ישר|רגע) /;

const someOf =
  /\b(?:one|two|three|[23]|some|several|few|couple)(?: of)?(?: the| my| his| her)? $|(?:כמה|חלק מ?ה?|אחד מ?ה?|שני) ?$/;

const isStretch = (item: Entity): item is Entity & { kind: 'time' } =>
  item.kind === 'time' && item.time.kind === 'interval' && /day|week|month|year/.test(item.time.grain);

/** Null where all that lies in it is meant. */
export function oneOf(heard: Interpretation): OneOf | null {
  const { items, normal } = heard;
  const stretches = items.filter(isStretch);
  if (has(heard, 'which', 'last')) return 'last';
  let { text } = normal;
  // "Some Wednesdays in April"
  if (
    items.some(({ kind, from }) => kind === 'time' && someOf.test(text.slice(Math.max(0, from - 24), from)))
  )
    return 'some';
  for (const { from, to } of stretches) text = text.slice(0, from) + ' '.repeat(to - from) + text.slice(to);
  if (first.test(text)) return 'first';
  const isSingle =
    !has(heard, 'noun', 'lessons') &&
    (has(heard, 'noun', 'lesson') ||
      items.some(({ kind, from, to }) => kind === 'word' && text.slice(from, to) === 'the lesson'));
  for (const { time } of stretches)
    if (time.kind === 'interval' && (isSingle || right.test(time.text))) {
      if (time.open === 'before') return 'last';
      if (time.open === 'after') return 'first';
      // "Noam's lesson in April"
      if (isSingle && time.open === undefined && time.grain === 'month') return 'some';
    }
  return stretches.length > 0 && some.test(text) ? 'some' : null;
}

/** Those of which one is meant: the first or last of each lesson, or all of them. */
function candidates(held: Held[], which: OneOf): Held[] {
  if (which === 'some') return held;
  const ordered = which === 'last' ? held.toReversed() : held;
  return ordered.filter(({ lesson }, at) => ordered.findIndex((one) => one.lesson === lesson) === at);
}

/** The lesson that is meant, or the question which; undefined where none lies there. */
export function oneInRange(
  draft: Draft,
  selector: Selector,
  range: { from: Wall; to: Wall },
  which: OneOf,
  world: IndexedWorld,
): Held | null | undefined {
  const found = candidates(heldIn(range, selector, world), which);
  if (found.length === 0) return undefined;
  draft.picked = true;
  mark(draft, 'occurrence', selector.when.items, 'when');
  mark(draft, 'meeting', selector.people, 'who');
  mark(draft, 'meeting', selector.subjects, 'what');
  const { occurrence } = draft.given;
  const only = found.length === 1 ? found[0] : found.find(({ start }) => start === occurrence);
  if (only !== undefined) {
    draft.slots['meeting'] = only.lesson.id;
    draft.slots['occurrence'] = only.start;
    return only;
  }
  ask(
    draft,
    'occurrence',
    inWords(world, 'Which one do you mean?', 'לאיזה מהם התכוונת?'),
    found.slice(0, 8).map((held) => ({ label: lessonWords(world, held), value: held.start })),
  );
  return null;
}
