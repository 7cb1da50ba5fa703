/** A month by its name alone, where nothing but a time is looked for: "take me to April", "save March as a picture". */
import type { Wall } from '../../domain/basics/wallTime.ts';
import type { Range } from './aRange.ts';

const names =
  /\b(?:(january|jan)|(february|feb)|(march|mar)|(april|apr)|(may)|(june|jun)|(july|jul)|(august|aug)|(september|sept|sep)|(october|oct)|(november|nov)|(december|dec))\b/;

export const monthName = new RegExp(`^(?:${names.source})$`);

/** The one that runs or comes, or, `back`, the last that has begun; null where none is named. */
export function namedMonth(text: string, now: Wall, back = false): Range | null {
  const found = names.exec(text);
  if (found === null) return null;
  const month = found.slice(1).findIndex((name) => name !== undefined) + 1;
  const running = Number(now.slice(5, 7));
  const year = Number(now.slice(0, 4)) + (back ? (month > running ? -1 : 0) : month < running ? 1 : 0);
  const first = (year: number, of: number): Wall => `${year}-${String(of).padStart(2, '0')}-01T00:00`;
  return { from: first(year, month), to: month === 12 ? first(year + 1, 1) : first(year, month + 1) };
}
