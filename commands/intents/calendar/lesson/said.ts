/** What is said of a lesson at all: of whom, and at what hour. */
import type { Interpretation } from '../../../kernel/interpretation.ts';
import { peopleOf } from '../../../slots/somePeople.ts';
import { whenOf } from '../../../slots/when.ts';

type Said = Pick<Interpretation, 'items'>;

export const namesNobody = ({ items }: Said): boolean => peopleOf(items).length === 0;

export const saysNoHour = ({ items }: Said): boolean => whenOf(items).clock === undefined;
