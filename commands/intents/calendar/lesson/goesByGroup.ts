/** Whether one goes to a group or out of it, and no lesson of theirs. */
import type { Interpretation } from '../../../kernel/interpretation.ts';

export const moves =
  /\b(?:move|transfer|switch)\b|(?<![A-Za-zÀ-ӿא-ي])(?:[לתנ]?העביר|[תנ]עביר|עובר|[יתל]עבור)/u;

/** "Move Omer to the group", "from the group to a lesson of her own": it is they who go, and no hour is said. */
export const goesByGroup = ({ items, normal: { text } }: Interpretation): boolean => {
  const at = items.findIndex((item) => item.kind === 'word' && item.value === 'group');
  const before = items[at - 1];
  // "To the Monday group": the day is the group's.
  const led = before?.kind === 'time' && items[at]?.role === null ? before : items[at];
  return (
    moves.test(text) &&
    !/\bout of\b/.test(text) &&
    /^(?:to|from)$/.test(led?.role ?? '') &&
    items.some(({ kind, role }) => kind === 'person' && role !== 'of') &&
    items.every(
      (item) =>
        item === led ||
        (item.kind !== 'number' && (item.kind !== 'time' || !/^(?:to|from)$/.test(item.role ?? ''))),
    )
  );
};
