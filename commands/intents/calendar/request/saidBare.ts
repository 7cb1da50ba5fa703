/** "Sunday at 5 for Dana?", "בא לי שיעור בחמישי": a lesson is asked for without a verb. */
import { anyOf, type Case } from '../../../kernel/cases.ts';
import { has } from '../../../kernel/interpretation.ts';
import { saysOnlyEnd, whenOf } from '../../../slots/when.ts';
import { stands } from '../lesson/stands.ts';
import { another } from './ofHeld.ts';

/** "Am I booked on Sunday", "not on Sunday" */
const isNoOrder: Case = ({ asks, negated }) => asks || negated;

/** "Sunday until 5" */
const endsAlone: Case = ({ items }) => saysOnlyEnd(items);

/** "Sunday at 5 or 6" */
const hasTwoHours: Case = ({ items }) => whenOf(items).moreClocks.length > 0;

const asksForNone = anyOf(isNoOrder, stands, endsAlone, hasTwoHours);

/** An hour, or how often. */
const isTimed: Case = ({ items }) => {
  const { clock, recurrence } = whenOf(items);
  return clock !== undefined || recurrence !== undefined;
};

const isAnother: Case = ({ normal }) => another.test(normal.text);

/** "A lesson on Thursday please": when is asked. */
const asksPolitely: Case = (heard, world) =>
  (heard.polite || isAnother(heard, world)) && has(heard, 'noun', 'lesson');

/** "Sick, can it be on zoom on Sunday?" is of the lesson that is there. */
const isExcusedFromOwn: Case = (heard, world) =>
  heard.excused &&
  !(
    has(heard, 'noun', 'lesson') &&
    (isTimed(heard, world) || isAnother(heard, world)) &&
    !/(?<![A-Za-zÀ-ӿא-ي])(?:יום|יומיים|ערב) לפני|\bday before\b/u.test(heard.normal.text)
  );

export const saidBare: Case = (heard, world) =>
  !asksForNone(heard, world) &&
  !isExcusedFromOwn(heard, world) &&
  (isTimed(heard, world) || asksPolitely(heard, world));
