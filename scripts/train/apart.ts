/** Writers whose sentences are not learned from: by some the limits are set, of the others the figures are told. */
import type { Labelled } from './labelled.ts';

/** Teachers in either language, a family in Hebrew, and one who writes what must not be done. */
const calibration = new Set(['w03', 'w06', 'w09', 'w10']);
/** Teachers in Hebrew and in English over every command, and families in both. */
const judging = new Set(['w71', 'w72', 'w73']);

export type Split = { learned: Labelled[]; calibration: Labelled[]; judging: Labelled[] };

const plain = ({ text }: Labelled): string => text.toLowerCase().replace(/[\s?.!,]+$/, '');

/** Nobody's words are learned under another's name. */
export function split(rows: Labelled[], others: Labelled[]): Split {
  const of = (writers: Set<string>) => rows.filter(({ source }) => writers.has(source));
  const apart = { calibration: of(calibration), judging: of(judging) };
  const told = new Set([...apart.calibration, ...apart.judging].map(plain));
  const rest = rows.filter(({ source }) => !calibration.has(source) && !judging.has(source));
  return { ...apart, learned: [...rest, ...others].filter((row) => !told.has(plain(row))) };
}
