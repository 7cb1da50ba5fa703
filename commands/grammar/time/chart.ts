/**
 * A bottom-up chart: words become values, and rules join neighbours into larger values until nothing new arises.
 *
 * How to add a rule: `rule('name', 'the? @ord of $in @month', (context, ord, month) => value('day', …))`.
 *   word        that very word (as the tokenizer cuts it), `a|b` alternatives, `?` at the end: may be missing
 *   @category   a value of values.ts; these, and only these, are handed to the function, in order (undefined where missing)
 *   $class      any phrase of the language's word class of that name (connectives such as $to, $from, $until)
 *   ~item       must touch what stands before it, without a space ("9am", "3h")
 * The function gives undefined where the combination makes no sense. Text is worked from its end to its beginning, so
 * everything to the right of a rule's first item is already complete: one pass, no repeated saturation, and both the
 * nodes of one place and of the whole text are bounded.
 */
import type { TimeContext } from './readings.ts';
import type { Moment } from './days.ts';
import type { Category, Values } from './values.ts';

export type Token = { text: string; from: number; to: number };

export type Context = TimeContext & {
  /** Wall minutes of now. */
  moment: Moment;
  /** Day number of now. */
  today: number;
};

/** A value together with its category. */
export type Made = {
  [C in Category]: { cat: C; value: Values[C]; score?: number; covers?: Covers };
}[Category];

/** A rule may learn from its neighbours and still name only its first or last captured item: "the 3rd and 10th of December". */
export type Covers = 'first' | 'last';

export type Node = { cat: string; from: number; to: number; value: unknown; rule: string; score: number };

/** A leaf: a phrase, found by words or by a scan of the text, and what it means. */
export type Leaf = {
  from: number;
  to: number;
  cat: Category | `$${string}`;
  value?: unknown;
  rule: string;
  score?: number;
};

export function value<C extends Category>(cat: C, of: Values[C], score = 0, covers?: Covers): Made {
  return { cat, value: of, score, covers } as Made;
}

type Bare<I extends string> = I extends `~${infer R}` ? Bare<R> : I extends `${infer R}?` ? R : I;
type Options<I extends string> = I extends `${infer A}|${infer B}` ? Options<A> | Options<B> : I;
type Captured<I extends string> = Bare<I> extends `@${infer R}` ? Values[Options<R> & Category] : never;
type IsCapture<I extends string> = Bare<I> extends `@${string}` ? true : false;
type IsOptional<I extends string> = I extends `${string}?` ? true : false;
type One<I extends string> =
  IsCapture<I> extends true ? (IsOptional<I> extends true ? [Captured<I> | undefined] : [Captured<I>]) : [];
export type Captures<P extends string> = P extends `${infer H} ${infer T}`
  ? [...One<H>, ...Captures<T>]
  : One<P>;

type Item = { cats: string[]; captures: boolean; optional: boolean; glued: boolean };
export type Rule = {
  name: string;
  items: Item[];
  make: (context: Context, values: unknown[]) => Made | undefined;
};

function readItem(text: string): Item {
  const optional = text.length > 1 && text.endsWith('?');
  const glued = text.length > 1 && text.startsWith('~');
  const core = text.slice(glued ? 1 : 0, optional ? -1 : undefined);
  const captures = /^@[A-Za-zÀ-ӿא-ي]/u.test(core);
  const options = core === '|' ? [core] : core.split('|');
  return {
    cats: options.map((option) =>
      captures ? `@${option.replace('@', '')}` : /^\$[A-Za-zÀ-ӿא-ي]/u.test(option) ? option : `=${option}`,
    ),
    captures,
    optional,
    glued,
  };
}

export function rule<const P extends string>(
  name: string,
  pattern: P,
  make: (context: Context, ...values: Captures<P>) => Made | undefined,
): Rule {
  const items = pattern.split(' ').map(readItem);
  return { name, items, make: (context, values) => make(context, ...(values as Captures<P>)) };
}

type Form = { rule: Rule; items: (Item & { slot: number })[]; slots: number };

/** Rules by the category of their first item; optional items are opened into all their forms once, here. `words`: those that any rule names. */
export type RuleBook = { forms: Map<string, Forms>; words: Set<string> };

/** `alone`: of the forms, those of one item; `by`: the others by what may stand second. Numbers are places in `all`. */
type Forms = { all: Form[]; alone: number[]; by: Map<string, number[]> };

export function compile(rules: Rule[]): RuleBook {
  const book = new Map<string, Forms>();
  const words = new Set<string>();
  for (const one of rules) {
    for (const cat of one.items.flatMap(({ cats }) => cats)) if (cat.startsWith('=')) words.add(cat.slice(1));
    let slots = 0;
    const items = one.items.map((item) => ({ ...item, slot: item.captures ? slots++ : -1 }));
    let forms: (typeof items)[] = [[]];
    for (const item of items) {
      const longer = forms.map((form) => [...form, item]);
      forms = item.optional ? [...longer, ...forms] : longer;
    }
    for (const form of forms) {
      for (const cat of form[0]?.cats ?? []) {
        let forms = book.get(cat);
        if (!forms) book.set(cat, (forms = { all: [], alone: [], by: new Map() }));
        const nth = forms.all.push({ rule: one, items: form, slots }) - 1;
        const [, second] = form;
        if (!second) forms.alone.push(nth);
        for (const next of second?.cats ?? []) {
          const known = forms.by.get(next);
          if (known) known.push(nth);
          else forms.by.set(next, [nth]);
        }
      }
    }
  }
  return { forms: book, words };
}

/** The forms that can go on after their first item, in the order of the rules. */
function formsAt({ alone, by }: Forms, next: Map<string, unknown> | undefined): readonly number[] {
  if (!next) return alone;
  const found = alone.length > 0 ? [alone] : [];
  const [few, many] = next.size < by.size ? [next, by] : [by, next];
  for (const cat of few.keys()) {
    const these = many.has(cat) ? by.get(cat) : undefined;
    if (these) found.push(these);
  }
  // Each list is in order already.
  return found.length < 2 ? (found[0] ?? alone) : [...new Set(found.flat())].sort((a, b) => a - b);
}

const mostNodes = 6000;
const mostAtOnePlace = 160;

export function runChart(
  text: string,
  tokens: Token[],
  leaves: Leaf[],
  book: RuleBook,
  context: Context,
): Node[] {
  const places = new Map<number, { list: Node[]; byCat: Map<string, Node[]> }>();
  const at = (from: number) => {
    let place = places.get(from);
    if (!place) places.set(from, (place = { list: [], byCat: new Map() }));
    return place;
  };
  let total = 0;
  const add = (node: Node): void => {
    const place = at(node.from);
    if (total >= mostNodes || place.list.length >= mostAtOnePlace) return;
    let same = place.byCat.get(node.cat);
    if (!same) place.byCat.set(node.cat, (same = []));
    for (const other of same) {
      if (other.to !== node.to) continue;
      if (JSON.stringify(other.value) === JSON.stringify(node.value)) {
        if (node.score > other.score) Object.assign(other, { score: node.score, rule: node.rule });
        return;
      }
    }
    same.push(node);
    place.list.push(node);
    total += 1;
  };
  for (const { text: word, from, to } of tokens) {
    at(from);
    if (book.words.has(word)) add({ cat: `=${word}`, from, to, value: undefined, rule: '', score: 0 });
  }
  for (const leaf of leaves) {
    const cat = leaf.cat.startsWith('$') ? leaf.cat : `@${leaf.cat}`;
    add({ cat, from: leaf.from, to: leaf.to, value: leaf.value, rule: leaf.rule, score: leaf.score ?? 0 });
  }
  /** `found`: what stands for the items of the form, one after the other. */
  const make = ({ rule, items, slots }: Form, found: Node[], end: number): void => {
    const start = (found[0] as Node).from;
    const values = new Array<unknown>(slots).fill(undefined);
    let score = 0;
    items.forEach(({ slot }, k) => {
      const node = found[k] as Node;
      score += node.score;
      if (slot >= 0) values[slot] = node.value;
    });
    const made = rule.make(context, values);
    if (!made) return;
    const caught = made.covers
      ? found.slice(0, items.length).filter((_, k) => (items[k]?.slot ?? -1) >= 0)
      : [];
    add({
      cat: `@${made.cat}`,
      from: made.covers === 'last' ? (caught.at(-1)?.from ?? start) : start,
      to: made.covers === 'first' ? (caught[0]?.to ?? end) : end,
      value: made.value,
      rule: rule.name,
      score: made.covers ? (made.score ?? 0) : score + (made.score ?? 0),
    });
  };
  const goOn = (form: Form, found: Node[], index: number, end: number): void => {
    const item = form.items[index];
    if (!item) return make(form, found, end);
    const spaced = text[end] === ' ';
    if (item.glued && spaced) return;
    const place = places.get(spaced ? end + 1 : end);
    if (!place) return;
    for (const cat of item.cats) {
      const nodes = place.byCat.get(cat);
      if (!nodes) continue;
      for (let k = 0; k < nodes.length; k++) {
        const node = nodes[k] as Node;
        // What goes on in the same way is put together from its beginning alone: a chain has one reading, not one for each way to part it.
        if (node.rule === form.rule.name && node.cat === found[0]?.cat) continue;
        found[index] = node;
        goOn(form, found, index + 1, node.to);
      }
    }
  };
  const starts = [...places.keys()].sort((a, b) => b - a);
  for (const start of starts) {
    const { list } = at(start);
    for (let i = 0; i < list.length; i++) {
      const first = list[i] as Node;
      const entries = book.forms.get(first.cat);
      if (!entries) continue;
      const next = places.get(text[first.to] === ' ' ? first.to + 1 : first.to)?.byCat;
      for (const nth of formsAt(entries, next)) goOn(entries.all[nth] as Form, [first], 1, first.to);
    }
  }
  const all: Node[] = [];
  for (const place of places.values())
    for (const node of place.list) if (node.cat.startsWith('@')) all.push(node);
  return all;
}
