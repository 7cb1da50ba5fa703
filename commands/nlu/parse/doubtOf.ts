/** Why what was understood is asked about before it is offered, by name. */
import type { Command } from '../../kernel/command.ts';
import type { Draft } from '../../kernel/draft.ts';
import type { Interpretation, Entity } from '../../kernel/interpretation.ts';
import type { Slots } from '../../kernel/plan.ts';

/** What cancels, removes, blocks or charges is not done to a name that was only nearly heard (contract, convention 11). */
const weighs = (command: Command, slots: Slots): boolean =>
  command.effect === 'destroys' || (command.weighs?.(slots) ?? false);

/** Why an action is asked about, by name; null where it is certain. A word that nothing reads may turn it round ("or", "except", "instead"). */
export function doubtOf(
  command: Command,
  heard: Interpretation,
  draft: Draft,
  unread: string[],
): string | null {
  const { items, wish, verb, normal } = heard;
  if (unread.length > 0) return 'unread';
  const doubt = draft.doubts.find((one) => one !== 'name' || weighs(command, draft.slots));
  if (doubt !== undefined) return doubt;
  // "Every Sunday except on Passover" is asked about where its days are not left out of the series.
  const isLeftIn =
    draft.slots['exdates'] === undefined &&
    draft.slots['items'] === undefined &&
    items.some(
      (item) => item.kind === 'time' && item.time.kind === 'recurrence' && item.time.except !== undefined,
    );
  if (isLeftIn) return 'except';
  // "Friday the 12th", which is a Thursday.
  const isApart = items.some(
    (item) =>
      item.kind === 'time' &&
      'day' in item.time &&
      item.time.day?.apart &&
      // "קבוצת שני": the weekday is the group's.
      !normal.text.slice(0, item.from).endsWith('קבוצת '),
  );
  if (isApart) return 'weekday';
  if (items.some((item, at) => isSaidAgain(item, items.slice(0, at), normal.text))) return 'when';
  const destroys = command.effect === 'destroys';
  if (wish && (destroys || verb === null)) return 'told';
  return destroys && (verb?.misspelt || normal.drawn === true) ? 'spelling' : null;
}

const weekdayOfDate = (item: Entity): string | null =>
  item.kind === 'time' && 'day' in item.time && item.time.day?.weekday !== undefined
    ? item.time.day.date
    : null;

/** "Tuesday at 3 and next Tuesday too", where both would be the same day: another was meant. */
const isSaidAgain = (item: Entity, before: Entity[], text: string): boolean =>
  item.kind === 'time' &&
  item.time.kind === 'date' &&
  item.joined &&
  before.some(
    (one) =>
      weekdayOfDate(one) !== null &&
      weekdayOfDate(one) === weekdayOfDate(item) &&
      /\band\b|[+&]|(?<![A-Za-zÀ-ӿא-ي])ו/u.test(text.slice(one.to, item.from)),
  );
