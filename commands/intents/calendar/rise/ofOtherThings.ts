/** Sentences that speak of more or less and raise or lower no lesson's price. */
import type { Case } from '../../../kernel/cases.ts';
import { has } from '../../../kernel/interpretation.ts';
import { isRiseOfList } from '../../../slots/isRiseOfList.ts';
import { riseOf } from '../../../slots/rise.ts';
import { peopleOf } from '../../../slots/somePeople.ts';

/** "Raise the roof" */
const isUnread: Case = ({ unread }) => unread.length > 0;

/** "Noam paid 20 more": what was paid is told. */
const isPaid: Case = ({ normal }) =>
  /\bpaid\b|(?<![A-Za-zÀ-ӿא-ي])שיל(?:ם|מ[הו])(?![A-Za-zÀ-ӿא-ي])/u.test(normal.text);

/** "Raise the prices": by how much is not said. */
const saysNoRise: Case = (heard) => riseOf(heard) === null;

/** "English at twice the price", "make physics 10% cheaper": what a subject costs, not its lessons. */
const isOfSubjectAlone: Case = ({ items }) =>
  items.some(({ kind }) => kind === 'subject') &&
  items.every(
    (item) =>
      !['person', 'time'].includes(item.kind) &&
      (item.kind !== 'word' || !['noun', 'all', 'which', 'scope', 'it'].includes(item.sense)),
  );

/** "Add 5 students" */
const isOfStudents: Case = (heard) =>
  has(heard, 'noun', 'student') && !/\beverybody|\beveryone|כולם/.test(heard.normal.text);

/** "Dana 10% off", "20% discount for Dana" are a discount of hers, whoever else comes to her lesson. */
const isDiscount: Case = (heard) =>
  /\boff\b|\bdiscounts?\b|הנח[הת]/.test(heard.normal.text) &&
  peopleOf(heard.items).length > 0 &&
  !(has(heard, 'noun', 'lesson') && heard.items.some(({ kind }) => kind === 'time')) &&
  !(has(heard, 'noun', 'lessons') && has(heard, 'all'));

export const ofOtherThings: Case[] = [
  isUnread,
  isPaid,
  saysNoRise,
  isRiseOfList,
  isOfSubjectAlone,
  isOfStudents,
  isDiscount,
];
