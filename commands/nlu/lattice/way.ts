/** Where the hearing of a sentence stands between two of its words. */
import type { AnnotatedText } from '../../kernel/annotatedText.ts';
import type { Entity, Interpretation, Role } from '../../kernel/interpretation.ts';

export type Way = {
  said: AnnotatedText;
  heard: Interpretation;
  /** The command takes nothing away: a day or a subject that is denied may be put right by another. */
  isMild: boolean;
  /** What a preposition makes of the next thing that is named, and whether it stands in a list with the last one. */
  role: Role | null;
  joined: boolean;
  /** "Not" was said, and not yet of what. */
  negating: boolean;
  /** What was denied, and may be put right. */
  denied: Entity | null;
};

export const isDay = (item: Entity): boolean =>
  item.kind === 'time' && (item.time.kind === 'date' || item.time.kind === 'instant');

export const isHour = ({ kind }: { kind: string }): boolean => kind === 'time' || kind === 'number';

/** "Sunday's maths": what stands before the 's owns what follows. */
export function own({ heard }: Way): void {
  const owner = heard.items.at(-1);
  if (owner && !/except|after|before/.test(owner.role ?? '')) owner.role = 'of';
}
