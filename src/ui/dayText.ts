/** Days and hours as they are typed and shown in a field: day, month, year in every language, whatever the browser's own order is. */
import { isDay, type Day } from '../../domain/basics/wallTime.ts';
import { patternsOf, type Language } from '../../domain/basics/languages.ts';

const two = (text: string | number): string => String(text).padStart(2, '0');

/** "22.11.2026" or "22/11/2026" */
export function writeDay(day: Day | '', language: Language): string {
  if (day === '') return '';
  const between = patternsOf(language).day === 'd.M' ? '.' : '/';
  return [Number(day.slice(8, 10)), Number(day.slice(5, 7)), day.slice(0, 4)].join(between);
}

/** "22.11", "22/11/26", "2026-11-22"; a day without a year is the nearest one not before `from`. null for what is no date. */
export function readDay(text: string, from: Day): Day | null {
  const said = text.trim();
  if (isDay(said)) return said;
  const read = /^(\d{1,2})[./\-\s](\d{1,2})(?:[./\-\s](\d{2}|\d{4}))?$/.exec(said);
  if (!read?.[1] || !read[2]) return null;
  const inYear = (year: string): Day => `${year}-${two(read[2] ?? '')}-${two(read[1] ?? '')}`;
  if (read[3] !== undefined) {
    const day = inYear(read[3].length === 2 ? `20${read[3]}` : read[3]);
    return isDay(day) ? day : null;
  }
  const year = Number(from.slice(0, 4));
  const soon = [year, year + 1].map((each) => inYear(String(each)));
  return soon.find((day) => isDay(day) && day >= from) ?? null;
}

/** "16:30", "1630", "16.30" or "16"; null for what is no hour. */
export function readHour(text: string): string | null {
  const read = /^(\d{1,2})(?::?\.?([0-5]\d))?$/.exec(text.trim());
  if (!read?.[1] || Number(read[1]) > 23) return null;
  return `${two(read[1])}:${read[2] ?? '00'}`;
}
