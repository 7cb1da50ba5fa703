/** The sentence of a card with other people, subjects or moments in it, and what was settled on the card since. */
import { dayOf, type Wall } from '../../../domain/basics/wallTime.ts';
import type { IndexedWorld } from '../../world/indexWorld.ts';
import { givenOf, isForParts } from '../parse/batch.ts';
import type { SentenceContext, Stage } from '../../kernel/discourse.ts';
import { typedOf } from './followUp.ts';
import type { Interpretation, Entity } from '../../kernel/interpretation.ts';
import type { Plan, Slots } from '../../kernel/plan.ts';

export type Means = { read(text: string, world: IndexedWorld, context?: SentenceContext): Plan };

export const isAnswer = (card: Plan): boolean =>
  card.steps.length === 0 && (card.calls?.length ?? 0) === 0 && card.ask === undefined;

export const pick = ({ scope, notify }: Slots): Slots => ({
  ...(scope === undefined ? {} : { scope }),
  ...(notify === undefined ? {} : { notify }),
});

/** What of a settled card is not settled any more once others, another subject or another moment are named. */
const settledBy = {
  person: ['students', 'child', 'meeting', 'occurrence', 'pending', 'request', 'name', 'phone'],
  subject: ['subject', 'meeting', 'occurrence', 'pending', 'request'],
  time: ['start', 'end', 'from', 'until', 'occurrence'],
} as const;

/** How it was read, and that it was: these are of the words as they stood. */
const ofTheWords: ReadonlySet<string> = new Set(['sure', 'command', 'frame', 'ranked', 'text', 'page']);

type Named = keyof typeof settledBy;

/** "Noam instead" on a card that was moved to Thursday: it stays on Thursday. */
function stillSettled(given: Slots, named: ReadonlySet<Named>): Slots {
  const anew = new Set<string>([...named].flatMap((kind) => settledBy[kind]));
  return Object.fromEntries(
    Object.entries(given).filter(([key]) => {
      const slot = key.replace(/^\d+\./, '');
      return !anew.has(slot) && !ofTheWords.has(slot);
    }),
  );
}

/** The card's own sentence with other words in the place of some of its own. */
export function substituted(
  card: Plan,
  stage: Stage,
  heard: Interpretation,
  adds: boolean,
  world: IndexedWorld,
  { read }: Means,
): Plan | null {
  const typed = (items: Entity[]) => typedOf(heard, items);
  const times = heard.items.filter((item) => item.kind === 'time');
  const said = heard.items.filter((item) => item.kind === 'person');
  // "Not Dana, Yael": the first of them is the one who is not meant.
  const people = /^not\b/.test(heard.normal.text) && said.length > 1 ? said.slice(1) : said;
  const subjects = heard.items.filter((item) => item.kind === 'subject');
  const changes: { spans: Plan['spans']; by: string }[] = [];
  const of = (fits: (span: Plan['spans'][number]) => boolean) =>
    card.spans.filter((span) => span.to > span.from && fits(span));
  if (times.length > 0) {
    const when = of(({ pen }) => pen === 'when');
    const target = when.filter(({ slot }) => slot === 'start' || slot === 'from');
    changes.push({ spans: target.length > 0 ? target : when, by: filledUp(typed(times), times, card) });
  }
  if (people.length > 0) changes.push({ spans: of(({ pen }) => pen === 'who'), by: typed(people) });
  if (subjects.length > 0) changes.push({ spans: of(({ pen }) => pen === 'what'), by: typed(subjects) });
  // Of several lines the last one is spoken of.
  const last = (card.text ?? '').lastIndexOf('\n') + 1;
  const text = changes.reduce(
    (left, change) =>
      replaced(
        left,
        change.spans
          .filter(({ from }) => from >= last)
          .map((span) => ({ ...span, from: span.from - last, to: span.to - last })),
        change.by,
      ),
    (card.text ?? '').slice(last),
  );
  // A lesson goes to one hour only: "and Tuesday too" says nothing of a move.
  if (adds && times.length > 0 && card.command === 'meeting.move') return null;
  const given = card.given ?? {};
  const kept = pick(given);
  const named = new Set([
    ...(times.length > 0 ? (['time'] as const) : []),
    ...(people.length > 0 ? (['person'] as const) : []),
    ...(subjects.length > 0 ? (['subject'] as const) : []),
  ]);
  const line = lineOf(card);
  // Of several things in one line it is not known whose each value is.
  const own = last > 0 ? givenOf(given, line) : isForParts(given) ? kept : given;
  const still = stillSettled(own, named);
  const open = adds && stage === 'open' && !isAnswer(card);
  if (!open && last > 0 && !adds) {
    const others = Object.entries(given).filter(([slot]) => !slot.startsWith(`${line}.`));
    return read((card.text ?? '').slice(0, last) + text, world, {
      given: { ...Object.fromEntries(others), ...ofLine(line, still) },
    });
  }
  if (!open || card.text === undefined)
    return read(text, world, Object.keys(still).length > 0 ? { given: still } : {});
  // What waits and what is added to it are one batch.
  const before = Object.entries(given).map(([slot, value]) => [
    /^\d+\./.test(slot) ? slot : `0.${slot}`,
    value,
  ]);
  return read(`${card.text}\n${text}`, world, {
    given: {
      ...kept,
      ...Object.fromEntries(before),
      ...(last === 0 && isForParts(given) ? {} : ofLine(line + 1, still)),
    },
  });
}

const ofLine = (line: number, slots: Slots): Slots =>
  Object.fromEntries(Object.entries(slots).map(([slot, value]) => [`${line}.${slot}`, value]));

const lineOf = ({ text }: Plan): number =>
  (text ?? '').split('\n').filter((line) => line.trim() !== '').length - 1;

/** A day alone keeps the card's hour, an hour alone its day. */
function filledUp(by: string, times: Entity[], card: Plan): string {
  const items = card.slots['items'];
  const slots = Array.isArray(items) ? ((items as Slots[]).at(-1) ?? {}) : card.slots;
  const at = slots['start'] as Wall | undefined;
  if (typeof at !== 'string' || at.length < 16) return by;
  const kinds = new Set(times.map((item) => item.kind === 'time' && item.time.kind));
  if (kinds.size === 1 && kinds.has('date')) return `${by} ${at.slice(11, 16)}`;
  const day = dayOf(at);
  if (kinds.size === 1 && kinds.has('time'))
    return `${Number(day.slice(8))}/${Number(day.slice(5, 7))} ${by}`;
  return by;
}

/** The first of the spans takes the new words, the others go; without any the words are put at the end. */
function replaced(text: string, spans: Plan['spans'], by: string): string {
  const sorted = [...spans].sort((a, b) => b.from - a.from);
  const first = sorted.at(-1);
  if (first === undefined) return `${text.replace(/[?.!\s]+$/, '')} ${by}`;
  return sorted.reduce(
    (left, span) => left.slice(0, span.from) + (span === first ? by : '') + left.slice(span.to),
    text,
  );
}
