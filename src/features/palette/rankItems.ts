/** What the palette shows for what was typed: groups of rows in order, found in either script and on either keyboard, the most used first. */
import { onOtherLayout } from '../../../commands/nlu/text/keyboardLayout.ts';
import { bySound, matches } from './matches.ts';

/** What Enter does: a sentence in the composer, or a screen. Nothing is changed from here. */
type Act = { say: string } | { go: string };

const groupNames = ['typed', 'waiting', 'most', 'subjects', 'people', 'say', 'ask', 'screens'] as const;
type GroupName = (typeof groupNames)[number];

export type PaletteItem = {
  id: string;
  group: GroupName;
  title: string;
  detail: string | null;
  /** What it is found by, beside its title. */
  words: readonly string[];
  /** How often this person has said it. */
  count: number;
  keys?: readonly string[];
  color?: string | null;
  act: Act;
};

export type Ranked = {
  groups: { name: GroupName; rows: PaletteItem[] }[];
  /** What was typed as the other layout of the keyboard has it, where only that finds something. */
  readAs: string | null;
};

/** Opened with nothing typed, screens stand above the long list of what can be said. */
const whenOpened: readonly GroupName[] = ['waiting', 'most', 'screens', 'say', 'ask', 'people', 'subjects'];

const mostShown = 4;
/** Use decides between what fits alike; it never lifts what fits badly over a name that begins so. */
const worthOfUse = 0.15;

export function rankItems(items: readonly PaletteItem[], search: string): Ranked {
  if (search.trim() === '') return { groups: grouped(items, whenOpened), readAs: null };
  const found = fitting(items, search);
  const other = onOtherLayout(search);
  const foundThen = other === null ? [] : fitting(items, other);
  // What is written so as it stands is meant so; what only sounds so gives way to a name on the other keyboard.
  const isOther = best(found) <= bySound && best(foundThen) > best(found);
  const rows = (isOther ? foundThen : found).map(({ item }) => item);
  return { groups: grouped(rows, groupNames, true), readAs: isOther ? other : null };
}

type Fitting = { item: PaletteItem; fit: number };

const best = (found: readonly Fitting[]): number => Math.max(0, ...found.map(({ fit }) => fit));

const named: ReadonlySet<GroupName> = new Set(['people', 'subjects', 'waiting']);

function fitting(items: readonly PaletteItem[], search: string): Fitting[] {
  const mostUsed = Math.max(1, ...items.map(({ count }) => count));
  const worth = ({ item, fit }: Fitting): number => fit + (worthOfUse * item.count) / mostUsed;
  return items
    .map((item) => ({ item, fit: matches(search, [item.title, ...item.words], named.has(item.group)) }))
    .filter(({ fit }) => fit > 0)
    .sort((one, other) => worth(other) - worth(one));
}

/** With something typed, the group of the best row comes first. */
function grouped(
  items: readonly PaletteItem[],
  order: readonly GroupName[],
  byBest = false,
): Ranked['groups'] {
  const rows = Map.groupBy(items, ({ group }) => group);
  const names = byBest ? [...new Set(items.map(({ group }) => group))] : order;
  return names.flatMap((name) => {
    const of = rows.get(name) ?? [];
    if (of.length === 0) return [];
    const inOrder = byBest ? of : of.toSorted((one, other) => other.count - one.count);
    return [{ name, rows: name === 'most' ? inOrder.slice(0, mostShown) : inOrder }];
  });
}
