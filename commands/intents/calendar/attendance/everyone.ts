/** Whether a sentence is of all who come to a lesson, or of nobody. */
import { words, type Interpretation } from '../../../kernel/interpretation.ts';

/** "Nobody came to maths yesterday" */
export const isNobody = ({ normal }: Interpretation): boolean => /^(?:nobody|no ?one)\b/.test(normal.text);

/** "Everyone came but Itay" */
export const everyone = (heard: Interpretation): boolean =>
  words(heard, 'noun', 'student').length > 0 ||
  isNobody(heard) ||
  heard.items.some((item) => item.kind === 'word' && /^(?:all|scope)$/.test(item.sense));
