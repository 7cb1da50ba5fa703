/** What is said of a lesson of the plan: for how many meetings it stands, and links to its materials. */
import type { Interpretation, Entity } from '../../kernel/interpretation.ts';

type Numbered = Entity & { kind: 'number' };
type Linked = Entity & { kind: 'link' };

const most = 500;

/** "2 sessions", "twice", "שלושה מפגשים"; the number alone says nothing. */
export function sessionsIn({ items, normal: { text } }: Interpretation): Numbered | null {
  const isCount = (item: Entity): boolean =>
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

export const linksIn = (items: readonly Entity[]): Linked[] =>
  items.filter((item): item is Linked => item.kind === 'link' && item.form === 'url');

/** As it was typed, without what closes the sentence. */
export const linkText = ({ text }: Linked): string => text.replace(/[.,;!?)]+$/, '');
