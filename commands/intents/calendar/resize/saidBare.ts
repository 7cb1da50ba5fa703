/** "Dana 60 minutes instead of 45", "Noa until 5:30 from now on": without a verb, of a lesson that stands. */
import { anyOf, type Case } from '../../../kernel/cases.ts';
import { findHeld, selectorOf } from '../../../slots/selector.ts';
import { saysOnlyEnd, untilHour } from '../../../slots/when.ts';
import { dayOfEnd, isFormer, isLength, isOfHeld } from '../lesson/lengths.ts';

/** "Noa until 5:30 from now on": of one lesson that stands, and of nothing but its end. */
const isOfEnd: Case = ({ items }, world) => {
  const rest = items.filter((item) => untilHour(item) === null);
  const days = items.flatMap((item) => (untilHour(item) === null ? [] : dayOfEnd(item)));
  return (
    saysOnlyEnd(items) &&
    rest.some(({ kind }) => kind === 'person' || kind === 'subject') &&
    rest.every(
      (item) =>
        item.kind === 'person' ||
        item.kind === 'subject' ||
        (item.kind === 'time' && item.time.kind === 'date') ||
        (item.kind === 'word' && /^(?:scope|noun|only)$/.test(item.sense)),
    ) &&
    findHeld(selectorOf([...rest, ...days]), world).length === 1
  );
};

/** "Dana 60 minutes instead of 45" */
const saysFormer: Case = (heard) => heard.items.some((item) => isFormer(item, heard));

/** "השיעור של יעל היום רק חצי שעה": the lesson that is there, and how long. */
const isOfLesson: Case = ({ items, normal: { text } }) =>
  /^(?:מעכשיו |מהיום )?ה(?:שיעור(?:ים)?|פגיש(?:ה|ות)|מפגש(?:ים)?)(?![A-Za-zÀ-ӿא-ي])/u.test(text) &&
  items.some(({ kind }) => kind === 'person' || kind === 'subject') &&
  items
    .filter(({ kind }) => kind === 'time')
    .every((item) => isLength(item) || (item.kind === 'time' && item.time.kind === 'date'));

const isLonger = anyOf(saysFormer, isOfLesson, isOfHeld);

export const saidBare: Case = (heard, world) =>
  !heard.asks &&
  !heard.negated &&
  (isOfEnd(heard, world) || (heard.items.some(isLength) && isLonger(heard, world)));
