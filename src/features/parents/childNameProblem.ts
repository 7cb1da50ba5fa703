/** What is wrong with a child's name, each with its own sentence (spec section 5); null: nothing. */
import { isChildName, tidyName } from '../../../domain/people/personName.ts';

export type ChildNameProblem = 'nameMissing' | 'nameShort' | 'nameLetters';

export function childNameProblem(said: string): ChildNameProblem | null {
  const name = tidyName(said);
  if (name === '') return 'nameMissing';
  if (isChildName(name)) return null;
  return /^\p{L}\p{M}*$/u.test(name) ? 'nameShort' : 'nameLetters';
}
