/** The ink of a subject as it is said: a colour by its name. */
import type { AnnotatedText, EntityCandidate } from '../../kernel/annotatedText.ts';
import type { Interpretation } from '../../kernel/interpretation.ts';
import { colorsIn } from '../../grammar/colors.ts';

export const inksIn = ({ tokens }: AnnotatedText): EntityCandidate[] =>
  colorsIn(tokens).map(({ from, to, value }) => ({ kind: 'quoted', text: value, from, to, cost: 0.4 }));

export const inkOf = ({ items }: Interpretation) =>
  items.find((item) => item.kind === 'quoted' && /^subject-\d+$/.test(item.text));
