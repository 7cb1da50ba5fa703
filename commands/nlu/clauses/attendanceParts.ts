/** "Omer came last week, Noa didn't": what is said of each, with when it was. */
import { typedSpan } from '../text/normalize.ts';
import { without } from './parts.ts';
import type { AnnotatedText } from '../../kernel/annotatedText.ts';
import { isAbsent, saysWhether } from '../../intents/calendar/attendance/saysWhether.ts';

const ends = /[\s,;.]+$/;

/** Without the words that lead on to the next. */
const alone = (text: string): string =>
  text
    .replace(ends, '')
    .replace(/ (?:and|but|while|whereas|אבל|אך|ואילו)$/i, '')
    .replace(ends, '');

/** `own`: so many letters of it were typed. */
type TellingPart = { text: string; from: number; own: number };

/** The sentence once for each of its people; null where they are not told apart. */
export function attendanceParts(text: string, { normal, readings }: AnnotatedText): TellingPart[] | null {
  const people = readings
    .filter((one) => one.kind === 'person' && one.fit !== 'near')
    .map((one) => typedSpan(normal, one.from, one.to))
    .sort((a, b) => a.from - b.from || b.to - a.to)
    // A name in full, and not its parts.
    .filter(({ from }, at, all) => all.slice(0, at).every(({ to }) => to <= from));
  const starts = people.map(
    ({ from }) => from - (/(?<![^\s,])ו$/.exec(text.slice(0, from))?.[0].length ?? 0),
  );
  // Those of whom one thing is said stand together.
  const groups: number[][] = [];
  people.forEach((_, at) => {
    const between = at === 0 ? '' : text.slice(people[at - 1]?.to, starts[at]);
    if (at === 0 || says(between)) groups.push([at]);
    else groups.at(-1)?.push(at);
  });
  if (groups.length < 2) return null;
  const parts = groups.map((group, at) => {
    const from = at === 0 ? 0 : (starts[group[0] ?? 0] ?? 0);
    const to = at === groups.length - 1 ? text.length : (starts[groups[at + 1]?.[0] ?? 0] ?? text.length);
    return { group, from, to, said: alone(text.slice(from, to)) };
  });
  if (!parts.every(({ said }) => says(said))) return null;
  const times = readings.filter(({ kind }) => kind === 'time');
  const timed = parts.find(({ from, to }) =>
    times.some((one) => isIn(typedSpan(normal, one.from, one.to), from, to)),
  );
  const [longest] = times
    .map((one) => typedSpan(normal, one.from, one.to))
    .filter((one) => timed !== undefined && isIn(one, timed.from, timed.to))
    .sort((a, b) => b.to - b.from - (a.to - a.from));
  return parts.flatMap(({ group, from, to, said }) => {
    const hasTime = times.some((one) => isIn(typedSpan(normal, one.from, one.to), from, to));
    const when = hasTime || longest === undefined ? '' : ` ${text.slice(longest.from, longest.to)}`;
    return group.map((own) => {
      const others = group
        .filter((at) => at !== own)
        .map((at) => ({ from: (starts[at] ?? 0) - from, to: (people[at]?.to ?? 0) - from }));
      const theirs = without(said, others).replace(
        /(?<![A-Za-zÀ-ӿא-ي])(?:and|both)(?![A-Za-zÀ-ӿא-ي])/giu,
        (word) => ' '.repeat(word.length),
      );
      const whole = theirs
        .replace(/\b(?:didn't|did not)$/i, '$& come')
        .replace(/(?<![A-Za-zÀ-ӿא-ي])לא$/u, 'לא הגיע');
      return { text: whole + when, from, own: theirs.length };
    });
  });
}

const isIn = (one: { from: number; to: number }, from: number, to: number): boolean =>
  one.from >= from && one.to <= to;

const says = (text: string): boolean =>
  saysWhether.test(text.toLowerCase()) || isAbsent.test(`${text.toLowerCase()} `);
