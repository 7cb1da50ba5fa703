/** "Raise every subject by 10" is of the list of prices; with lessons, people or a group named it is of lessons. */
import { has, type Interpretation } from '../kernel/interpretation.ts';
import { isOfSubject } from './theSubject.ts';

/** "the price of maths times two": of the subject itself, for no lesson, day or person is named. */
const isOfOne = ({ items }: Interpretation): boolean =>
  items.some(({ kind }) => kind === 'subject') &&
  items.every(
    ({ kind, ...item }) =>
      kind === 'subject' ||
      kind === 'percent' ||
      kind === 'money' ||
      ('sense' in item && item.sense === 'factor'),
  );

const ofList = /\bsubjects?\b|\bhourly\b|\b(?:an|per) hour\b|מקצוע|לשעה/;

export const speaksOfList = ({ normal }: Interpretation): boolean => ofList.test(normal.text);

export const isRiseOfList = (heard: Interpretation): boolean =>
  isOfSubject(heard) &&
  !has(heard, 'noun') &&
  !has(heard, 'all', 'everything') &&
  (speaksOfList(heard) || isOfOne(heard));
