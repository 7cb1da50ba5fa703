/** Which words of a moving sentence choose the lesson, and which say where it goes. */
import type { Item } from '../pipeline/heard.ts';

export type MoveParts = { selector: Item[]; target: Item[]; by: Item[]; since: Item[] };

const isTimely = (item: Item): boolean =>
  item.kind === 'time' || (item.kind === 'number' && item.role !== null);
const isDuration = (item: Item): boolean => item.kind === 'time' && item.time.kind === 'duration';
/** "from next week", "from January": from when on, not where the lesson stood. */
const isSince = (item: Item): boolean =>
  item.kind === 'time' &&
  ((item.time.kind === 'interval' && (item.time.open === 'from' || item.time.open === 'since')) ||
    (item.role === 'from' &&
      item.time.kind === 'interval' &&
      (item.time.grain === 'week' || item.time.grain === 'month' || item.time.grain === 'year')));
const breaks = (item: Item): boolean =>
  item.kind === 'person' || item.kind === 'subject' || (item.kind === 'word' && item.sense === 'noun');

/** "תזיז את דנה בראשון": a Hebrew day after ב is where the lesson stands; where it goes is said with ל. */
const isHebrewDay = (item: Item): boolean =>
  item.kind === 'time' && item.time.kind === 'date' && item.role === 'at' && /[א-ת]/.test(item.time.text);

export function splitMove(items: Item[]): MoveParts {
  // A length beside a goal is the lesson's length ("to 5 for an hour"); alone it is by how much.
  const hasGoal = items.some((item) => isTimely(item) && !isDuration(item) && item.role === 'to');
  const by = hasGoal ? [] : items.filter(isDuration);
  const since = items.filter(isSince);
  const rest = items.filter((item) => !by.includes(item) && !since.includes(item));
  const timely = rest.filter(isTimely);
  const target: Item[] = [];
  const lead = timely.findIndex((item) => item.role === 'to');
  if (lead >= 0) {
    let open = false;
    for (const item of rest) {
      if (isTimely(item) && item.role === 'to') open = true;
      else if (breaks(item) || item.role === 'from' || item.role === 'of' || item.role === 'instead')
        open = false;
      if (open && isTimely(item)) target.push(item);
    }
  } else if (by.length === 0) target.push(...lastGroup(beforeInstead(rest)));
  return { selector: rest.filter((item) => !target.includes(item)), target, by, since };
}

/** "at 12 instead of 11 today": what follows "instead of" says where it stood, if an hour or a day goes before it. */
function beforeInstead(rest: Item[]): Item[] {
  const at = rest.findIndex((item) => item.role === 'instead' && isTimely(item));
  const before = at < 0 ? rest : rest.slice(0, at);
  return before.some(isTimely) ? before : rest;
}

/** Without "to": "move Dana Sunday 5pm", "tomorrow's lesson at 6" — the last words of time, unless they own something. */
function lastGroup(rest: Item[]): Item[] {
  const group: Item[] = [];
  for (let at = rest.length - 1; at >= 0; at--) {
    const item = rest[at] as Item;
    if (
      isTimely(item) &&
      item.role !== 'of' &&
      item.role !== 'from' &&
      item.role !== 'instead' &&
      !isHebrewDay(item)
    )
      group.unshift(item);
    else if (group.length > 0) break;
  }
  return group;
}
