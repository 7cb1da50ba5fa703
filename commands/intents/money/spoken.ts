/** What a sentence says of an expense: how much, of what, when; and which of those that are recorded it means. */
import { outlaysBetween, type Expense, type ExpenseCategory } from '../../../domain/money/expense.ts';
import { addDays, dayOf } from '../../../domain/basics/wallTime.ts';
import { toMajor, toMinor } from '../../../domain/basics/money.ts';
import type { IndexedWorld } from '../../world/indexWorld.ts';
import { ask, mark, say, type Draft } from '../../kernel/draft.ts';
import { words, type Interpretation, type Entity } from '../../kernel/interpretation.ts';
import type { EntityCandidate, AnnotatedText } from '../../kernel/annotatedText.ts';
import { whenOf } from '../../slots/when.ts';
import { aRange } from '../../slots/aRange.ts';
import { titlesIn, titleWords } from '../subjects/titleWords.ts';
import { typedSpan } from '../../nlu/text/normalize.ts';
import { currencyOf } from '../../world/world.ts';
import { inWords } from '../../kernel/words.ts';
import { expenseNames } from './expenseNames.ts';
import { rowsIn } from '../../world/rowsIn.ts';

export const expenseReadings = (said: AnnotatedText): EntityCandidate[] => [
  ...expenseNames(said),
  ...titleWords(said),
];

/** Money, or a number in digits: "two books" are no sum. */
export const sumsIn = ({ items, normal }: Pick<Interpretation, 'items' | 'normal'>) =>
  items.filter(
    (item) =>
      item.kind === 'money' || (item.kind === 'number' && /\d/.test(normal.text.slice(item.from, item.to))),
  ) as (Entity & { kind: 'money' | 'number' })[];

/** Who is named, what is taught and where it is held are of lessons, and of no expense. */
export const isOfLessons = ({ items }: Pick<Interpretation, 'items'>): boolean =>
  items.some(
    (item) =>
      item.kind === 'person' ||
      item.kind === 'subject' ||
      (item.kind === 'word' && (item.sense === 'noun' || item.sense === 'place')),
  );

const namedIn = (heard: Interpretation): Entity[] =>
  [...words(heard, 'expense'), ...titlesIn(heard.items)].sort((a, b) => a.from - b.from);

/** "Note 80 for books", "תרשמי 80 על ספרים": what is told to be written down is what follows. */
const noting =
  /^(?:please )?(?:note|log|put|put down|record|enter|jot down|write|write down|(?:ת|ל)?רש(?:ו?ם|ו?מי|מו)|לרשום|תתעדי?|לתעד)(?: ה?הוצאה| (?:an? )?expense)?$/;

/** What stands on one side of the sum: before it, unless that only tells to write it down. */
function onOneSide(heard: Interpretation, items: Entity[], sum: Entity): Entity[] {
  const before = items.filter(({ from }) => from < sum.from);
  const after = items.filter(({ from }) => from > sum.from);
  const text = heard.normal.text.slice(before[0]?.from, before.at(-1)?.to).trim();
  return noting.test(text) && after.length > 0 ? after : before;
}

/** As it was typed, with what stands in between. */
export function descriptionOf(heard: Interpretation): { text: string; items: Entity[] } | null {
  const items = namedIn(heard);
  const [first, last] = [items[0], items.at(-1)];
  if (first === undefined || last === undefined) return null;
  const between = sumsIn(heard).find(({ from }) => from > first.from && from < last.to);
  const shown = between ? onOneSide(heard, items, between) : items;
  const span = typedSpan(heard.normal, (shown[0] ?? first).from, (shown.at(-1) ?? first).to);
  return { text: heard.normal.raw.slice(span.from, span.to).replace(/^(?:על|for|on)\s+/iu, ''), items };
}

export const categoryIn = (heard: Interpretation): ExpenseCategory | null =>
  (words(heard, 'expense')[0]?.value as ExpenseCategory | undefined) ?? null;

/** The day that was said, which has been; null where none was. */
export function dayIn(heard: Interpretation, world: IndexedWorld): { day: string; items: Entity[] } | null {
  const when = whenOf(heard.items);
  if (when.items.length === 0) return null;
  const range = aRange(when, world, true);
  return range === null ? null : { day: dayOf(range.from), items: when.items };
}

const alike = (one: string, other: string): boolean => {
  const [a, b] = [one.toLowerCase().replace(/^ה/, ''), other.toLowerCase().replace(/^ה/, '')];
  return a === b || a.includes(b) || b.includes(a);
};

/** The one that is meant, by its name, its amount or as the last; several are asked about. */
export function theExpense(draft: Draft, heard: Interpretation, world: IndexedWorld): Expense | null {
  const all = rowsIn(world, 'expenses');
  const given = all.find(({ id }) => id === draft.given['expense']);
  if (given) return given;
  const said = descriptionOf(heard);
  const isLast = /\blast\b|אחרונה/.test(heard.normal.text);
  const [sum] = sumsIn(heard);
  const minor = sum ? toMinor(sum.value, currencyOf(world)) : null;
  const named = said
    ? all.filter(({ description }) => description !== '' && alike(said.text, description))
    : [];
  const byName = named.length > 0 ? named : all.filter(({ category }) => category === categoryIn(heard));
  const exact = byName.filter(({ amountMinor }) => amountMinor === minor);
  const found = exact.length > 0 ? exact : byName;
  const latest = all.toSorted(byDay).at(-1);
  const fits = isLast && latest ? [latest] : found.toSorted(byDay).reverse();
  const [only, ...others] = fits;
  if (only && others.length === 0) {
    say(draft, 'expense', only.id, said?.items ?? [], 'what');
    return only;
  }
  mark(draft, 'expense', said?.items ?? [], 'what');
  ask(
    draft,
    'expense',
    inWords(world, 'Which expense?', 'איזו הוצאה?'),
    (fits.length > 0 ? fits : all.toSorted(byDay).reverse()).slice(0, 4).map((each) => ({
      label: labelOf(each, world),
      value: each.id,
    })),
  );
  return null;
}

const byDay = (a: Expense, b: Expense): number => (a.start < b.start ? -1 : a.start > b.start ? 1 : 0);

const labelOf = ({ description, category, amountMinor, start }: Expense, world: IndexedWorld): string =>
  `${description || category} ${toMajor(amountMinor, currencyOf(world))}, ${Number(start.slice(8))}.${Number(start.slice(5, 7))}`;

/** What was spent in a stretch, until today. */
export function spentIn(world: IndexedWorld, from: string, to: string) {
  const tomorrow = addDays(dayOf(world.now), 1);
  const until = dayOf(to) < tomorrow ? dayOf(to) : tomorrow;
  return outlaysBetween(rowsIn(world, 'expenses'), dayOf(from), until);
}
