/** "omer tomorrow to 5", "omer 30 minutes later": without a verb, of a lesson that is there. */
import { newRecurring } from '../../../grammar/he/recurrenceAdjectives.ts';
import { words, type Interpretation } from '../../../kernel/interpretation.ts';
import { leavesOut } from '../../../slots/exceptions.ts';
import { findHeld, selectorOf, type Selector } from '../../../slots/selector.ts';
import { whenOf } from '../../../slots/when.ts';
import type { IndexedWorld } from '../../../world/indexWorld.ts';
import type { Held } from '../../../world/lesson.ts';
import { isOwnElsewhen, namesOne, theirs } from '../lesson/namesOne.ts';
import { isNew } from './moving.ts';
import { splitMove, type MoveParts } from './splitMove.ts';
import { isElsewhen, standing } from './standingLesson.ts';

/** "Does Omer come to 5", "another lesson to 5": nothing moves. */
const isNoOrder = (heard: Interpretation): boolean =>
  heard.asks ||
  heard.negated ||
  leavesOut(heard) ||
  isNew.test(heard.normal.text) ||
  newRecurring.test(heard.normal.text);

const isOfAll =
  /^every(?:thing|one|body| lesson)\b|^(?:all |the |my )+(?:lessons|classes)|(?:day|row)'s (?:lessons|classes)|^(?:את )?(?:הכו?ל|(?:כל )?השיעורים) /;

type Said = (heard: Interpretation, parts: MoveParts) => boolean;

/** "Omer to 5" */
const saysWhereTo: Said = (_, { target }) => target.some(({ role }) => role === 'to');

/** "Omer at 5 instead of 4"; of two lengths it is how long. */
const saysInstead: Said = ({ items }) =>
  items.some((item) => item.role === 'instead' && !(item.kind === 'time' && item.time.kind === 'duration'));

/** "Omer half an hour later" */
const saysByHowMuch: Said = (heard, { by }) => by.length > 0 && words(heard, 'direction').length > 0;

/** "Omer at 5, future ones too" */
const saysFuture: Said = (heard, { target }) =>
  target.length > 0 && words(heard, 'scope', 'future').length > 0;

/** "Omer at 5 from next week"; "from next week physics with Noam every Wednesday at 4" is a line of what is new. */
const saysSince: Said = (heard, { target, since }) => {
  const { clock, recurrence } = whenOf(target);
  return (
    since.length > 0 &&
    clock !== undefined &&
    (recurrence === undefined ||
      words(heard, 'noun').length > 0 ||
      !heard.items.some(({ kind }) => kind === 'subject'))
  );
};

const movingWords = [saysWhereTo, saysInstead, saysByHowMuch, saysFuture, saysSince];

/** "On Sunday I can only at 5", "Itay's Friday one at 6", "Dana comes at 5 on Sunday": another hour of one that stands. */
const mayMove = (heard: Interpretation, world: IndexedWorld): boolean =>
  heard.light ||
  heard.wish ||
  words(heard, 'scope', 'this').length > 0 ||
  /(?<![A-Za-zÀ-ӿא-ي])יכול(?:ה|ים)? .{0,30}רק(?![A-Za-zÀ-ӿא-ي])/u.test(heard.normal.text) ||
  namesOne.test(heard.normal.text) ||
  isOwnElsewhen(heard, world) ||
  theirs.test(heard.normal.text);

/** The lessons of one whose time is told otherwise; null where nothing says that one of theirs is meant. */
function elsewhen(
  told: Selector,
  heard: Interpretation,
  parts: MoveParts,
  world: IndexedWorld,
): Held[] | null {
  const may = mayMove(heard, world);
  // "נועם ביום שני אפשר ב-18?", who comes on that day anyway.
  const isAsked = heard.polite && heard.verb === null && world.role === 'teacher';
  if (!may && !isAsked) return null;
  const selector = standing(told, heard, parts, world);
  if (!may && selector === told && told.when.day === undefined) return null;
  const held = findHeld(selector, world);
  return isElsewhen(heard, parts, held, world) ? held : null;
}

/** "עומר קבוע בימי שלישי" of one who has a single lesson is a new series. */
const isNewSeries = ({ items }: Interpretation, held: Held[]): boolean =>
  items.some((item) => item.kind === 'time' && item.time.kind === 'recurrence') &&
  held.every(({ lesson }) => lesson.rrule === null);

/** Whose it is, or that there is but one; who learns speaks of a lesson of their own. */
const isOfOne = (
  { people, subjects, group }: Selector,
  { items }: Interpretation,
  held: Held[],
  { role }: IndexedWorld,
): boolean =>
  people.length > 0 ||
  subjects.length > 0 ||
  group ||
  (held.length === 1 && (role === 'student' || items.some((item) => item.role === 'instead')));

export function saidBare(heard: Interpretation, world: IndexedWorld): boolean {
  if (isNoOrder(heard)) return false;
  const parts = splitMove(heard.items, heard.normal.text);
  // "Everything tomorrow an hour later"
  if (isOfAll.test(heard.normal.text) && saysByHowMuch(heard, parts)) return true;
  const told = selectorOf(parts.selector);
  const moves = movingWords.some((says) => says(heard, parts));
  const held = moves ? findHeld(told, world) : elsewhen(told, heard, parts, world);
  if (held === null || held.length === 0 || isNewSeries(heard, held)) return false;
  return isOfOne(told, heard, held, world);
}
