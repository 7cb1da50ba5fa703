/** What of a sentence played no part in how it was read: nothing is dropped in silence. */
import { inWords } from './words.ts';
import type { IndexedWorld } from '../world/indexWorld.ts';
import type { Draft } from './draft.ts';
import type { Interpretation, Entity } from './interpretation.ts';
import type { Plan } from './plan.ts';
import { typedSpan, type NormalText } from '../nlu/text/normalize.ts';

type Range = { from: number; to: number };

const metaSlots = /^(?:command|frame|ranked|sure)$/;

/** Words that were not read, and values that were read and found no slot. Ranges of the normal text, in order. */
export function unreadRanges(heard: Interpretation, draft: Draft, { effect }: { effect: string }): Range[] {
  const bounds = hasMoment(draft) ? [] : heard.bounds;
  const unread = [...heard.unread.filter((token) => !isNewName(token, heard, draft)), ...bounds];
  if (effect === 'reads') unread.push(...heard.reasons.filter((reason) => !isApart(reason, heard.normal)));
  // A value that a button has settled since needs its words no longer.
  const isSettled = Object.keys(draft.given).some((slot) => !metaSlots.test(slot));
  if (!isSettled) {
    const spans = draft.spans.filter(({ to }) => to > 0);
    for (const item of heard.items) {
      if (item.kind === 'word') continue;
      const { from, to } = typedSpan(heard.normal, item.from, item.to);
      if (!spans.some((span) => span.from < to && span.to > from)) unread.push(item);
    }
  }
  return unread.sort((a, b) => a.from - b.from);
}

/** "What do I have tomorrow, I'm sick": told beside the question. "Who is sick tomorrow" asks it, which no calendar knows. */
function isApart({ from, to }: Range, { text }: NormalText): boolean {
  const before = text.slice(0, from).trimEnd();
  return before === '' || /[,.;:!?-]$/.test(before) || /^ *[,.;:!-] *\S/.test(text.slice(to));
}

/** The words of a name that nobody had, once a button has said that it is somebody new. */
const isNewName = (token: Range, heard: Interpretation, { given, spans }: Draft): boolean => {
  if (!Array.isArray(given['students'])) return false;
  const { from, to } = typedSpan(heard.normal, token.from, token.to);
  return spans.some((span) => span.slot === 'students' && span.from <= from && span.to >= to);
};

/** "Who is free?", answered by hours and nobody's name; "why" is answered by nothing that a calendar knows. */
export function unanswered({ questions, normal }: Interpretation, reply: Plan['reply']): Range[] {
  const namesPeople = !reply || reply.people !== undefined || reply.lessons !== undefined || !reply.free;
  return questions.filter(({ from, to }) => {
    const word = normal.text.slice(from, to);
    return asksWhy.test(word) || (asksWho.test(word) && !namesPeople);
  });
}

const asksWho = /^(?:who|who's|whose|מי)$/;
const asksWhy = /^(?:why|how come|למה|מדוע)$/;

const isHour = (item: Entity): boolean => {
  if (item.kind !== 'time') return item.kind === 'number';
  const { kind, clock, startClock } = { clock: undefined, startClock: undefined, ...item.time };
  return kind === 'instant' || clock !== undefined || startClock !== undefined;
};

/** The hour at which it begins was said, or chosen by a button. */
const hasMoment = ({ spans, given, heard }: Draft): boolean =>
  typeof given['start'] === 'string' ||
  (heard.items.some(isHour) && spans.some(({ slot, kind }) => slot === 'start' && kind === 'said'));

/** "Thursday at 5 before the exam": with a moment of its own the bound is taken as what the lesson is for, and the card says so. */
export function tellReasons(heard: Interpretation, draft: Draft, world: IndexedWorld): void {
  if (!hasMoment(draft)) return;
  for (const bound of heard.bounds)
    draft.spans.push({
      ...typedSpan(heard.normal, bound.from, bound.to),
      slot: 'reason',
      kind: 'assumed',
      pen: 'when',
      why: `${typedText(bound, heard.normal)}, ${inWords(world, 'taken as the reason', 'נקרא כסיבה')}`,
    });
}

export function typedText({ from, to }: Range, normal: NormalText): string {
  const span = typedSpan(normal, from, to);
  return normal.raw.slice(span.from, span.to);
}
