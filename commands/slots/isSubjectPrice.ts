/** What is said of a subject and costs so much. */
import { riseOf } from './rise.ts';
import { signed } from './aNumber.ts';
import type { Interpretation, Entity } from '../kernel/interpretation.ts';
import { isSince } from './aChange.ts';
import { isOfSubject, subjectsIn } from './theSubject.ts';

type Sum = Entity & { kind: 'money' | 'number' };

const isSum = (item: Entity): item is Sum =>
  item.kind === 'money' || (item.kind === 'number' && (item.value >= 25 || item.value < 0));

export const sums = ({ items, normal }: Interpretation): Sum[] =>
  items.map((item) => (isNumeric(item) ? { ...item, value: signed(item, normal) } : item)).filter(isSum);

const isNumeric = (item: Entity): item is Sum => item.kind === 'money' || item.kind === 'number';

/** A sum for each subject that is named, and nothing of one lesson. */
export const isSubjectPrice = (heard: Interpretation): boolean =>
  isOfSubject(heard) &&
  subjectsIn(heard.items).length > 0 &&
  sums(heard).length === subjectsIn(heard.items).length &&
  riseOf(heard) === null &&
  heard.items.every((item) => item.kind !== 'time' || isSince(item)) &&
  !/\b(?:by|more|less|off)\b|יותר|פחות|הנחה/.test(heard.normal.text);
