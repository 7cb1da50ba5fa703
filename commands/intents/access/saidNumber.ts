/** The one number that a setting is given, as far as its sentence has no other and names nobody. */
import type { Interpretation, Entity } from '../../kernel/interpretation.ts';

type Counted = Entity & { kind: 'number' };

export const numbersIn = ({ items }: Interpretation): Counted[] =>
  items.filter((item): item is Counted => item.kind === 'number');

/** Every word is one of this setting's own. */
export const isOfSetting = (heard: Interpretation): boolean =>
  heard.unread.length === 0 && heard.items.every(({ kind }) => kind === 'word' || kind === 'number');
