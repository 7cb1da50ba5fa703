/** What is said of a lesson of the plan: for how many meetings it stands, and links to its materials. */
import type { Heard, Item } from '../../kernel/interpretation.ts';

type Numbered = Item & { kind: 'number' };
type Linked = Item & { kind: 'link' };

const most = 500;

/** "2 sessions", "twice", "שלושה מפגשים"; the number alone says nothing. */
export function sessionsIn({ items, normal: { text } }: Heard): Numbered | null {
  const isCount = (item: Item): boolean =>
    /^\s*(?:sessions?|meetings?|lessons?|classes|מפגש|שיעור|שעור|פגיש)/.test(text.slice(item.to)) ||
    /^(?:twice|פעמיים)/.test(text.slice(item.from)) ||
    /^\s*(?:times|פעמים)/.test(text.slice(item.to));
  return (
    items.find(
      (item): item is Numbered =>
        item.kind === 'number' &&
        Number.isInteger(item.value) &&
        item.value >= 1 &&
        item.value <= most &&
        isCount(item),
    ) ?? null
  );
}

export const linksIn = (items: readonly Item[]): Linked[] =>
  items.filter((item): item is Linked => item.kind === 'link' && item.form === 'url');

/** As it was typed, without what closes the sentence. */
export const linkText = ({ text }: Linked): string => text.replace(/[.,;!?)]+$/, '');
