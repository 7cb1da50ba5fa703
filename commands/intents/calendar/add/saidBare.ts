/** "Yael for maths tomorrow at 5": a new lesson without a verb. */
import { newRecurring } from '../../../grammar/he/recurrenceAdjectives.ts';
import { anyOf, type Case } from '../../../kernel/cases.ts';
import type { Entity, Interpretation } from '../../../kernel/interpretation.ts';
import { beginsAt } from '../../../slots/newMoment.ts';
import { saysOnlyEnd, whenOf } from '../../../slots/when.ts';
import { isWithStranger } from '../../../slots/withWhom.ts';
import { namesNobody } from '../lesson/said.ts';
import { stands } from '../lesson/stands.ts';
import { hasSeries } from './held.ts';
import { speaksOfWhatIs } from './speaksOfWhatIs.ts';

/** "At five and not at four" is of a lesson that stands. */
const isInstead: Case = ({ items }) =>
  items.some(
    ({ kind, role }) => role === 'instead' && (kind === 'time' || kind === 'number' || kind === 'subject'),
  );

/** "Does Dana come at 5", "not Dana at 5" */
const isNoOrder: Case = ({ asks, negated }) => asks || negated;

/** "Dana until 5": no beginning. */
const endsAlone: Case = ({ items }) => saysOnlyEnd(items);

const tellsOfWhatStands = anyOf(isNoOrder, isInstead, speaksOfWhatIs, stands, endsAlone);

/** "Yael's at 12 today" tells of the one there is. */
const tellsHour: Case = ({ normal }) => /'s at \d/.test(normal.text);

/** "דנה קבוע בשני" of one who has a series moves it. */
const isSteady: Case = ({ items, normal: { text } }, world) =>
  /(?<![A-Za-zÀ-ӿא-ي])קבוע/u.test(text) && !newRecurring.test(text) && hasSeries(items, world);

const isFromDay = (item: Entity): boolean =>
  item.kind === 'time' &&
  item.time.kind === 'interval' &&
  item.time.open === 'from' &&
  item.time.grain === 'day';

/** "From the 23rd at six" of one who has a series is when it is to be from then on. */
const isFromThenOn: Case = ({ items }, world) =>
  items.some(isFromDay) &&
  !items.some((item) => item.kind === 'time' && item.time.kind === 'recurrence') &&
  hasSeries(items, world);

const changesWhatStands = anyOf(tellsHour, isSteady, isFromThenOn);

/** With whom or of what, and when: enough for a lesson. */
function saysEnough(heard: Interpretation): boolean {
  const when = whenOf(heard.items);
  // "Two hours for Noam tomorrow from four"
  if (when.minutes !== undefined) beginsAt(when);
  const { clock, recurrence, day, stretch } = when;
  // "שיעור עם עומר מחר": the hour is asked; "השיעור" is one that stands.
  const isLesson =
    heard.items.some(({ kind }) => kind === 'subject') ||
    /^(?:שיעור|פגישה|מפגש)(?![A-Za-zÀ-ӿא-ي])/u.test(heard.normal.text);
  const isTimed = clock !== undefined || recurrence !== undefined;
  // "Omer at 7 this week" is of the lesson that he has then.
  if (isTimed && recurrence === undefined && day === undefined && stretch?.grain === 'week') return false;
  if (namesNobody(heard)) return isLesson && clock !== undefined;
  return isTimed || (day !== undefined && stretch === undefined && isLesson);
}

export function saidBare(heard: Interpretation, world: Parameters<Case>[1]): boolean {
  if (tellsOfWhatStands(heard, world)) return false;
  if (heard.unread.length > 0) return isWithStranger(heard);
  return !changesWhatStands(heard, world) && saysEnough(heard);
}
