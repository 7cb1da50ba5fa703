/** What is said of some of a group alone, and of nobody else in it. */
import { has, words, type Interpretation } from '../../../kernel/interpretation.ts';
import { peopleOf } from '../../../slots/somePeople.ts';

/** "only for Dana", "for Dana only", "רק לדנה", "לדנה בלבד": for them and for nobody else. */
export function isForThemAlone(heard: Interpretation): boolean {
  const people = peopleOf(heard.items);
  const { text } = heard.normal;
  const between = (one: number, other: number): string | null =>
    one <= other ? text.slice(one, other).trim() : null;
  const times = heard.items.filter(({ kind }) => kind === 'time');
  // "Cancel Itay from the group on Monday", "cancel the group for Itay this Monday"
  if (
    /cancel|בטל/.test(text) &&
    times.length === 1 &&
    times.every((item) => item.kind === 'time' && item.time.kind === 'date') &&
    has(heard, 'noun', 'group') &&
    people.some(
      ({ to, role }) =>
        role === 'for' || role === 'to' || /^ (?:from|out of|off|מה?קבוצ)/.test(text.slice(to)),
    )
  )
    return true;
  return words(heard, 'only').some((only) =>
    people.some(({ from, to, role }) => {
      const [before, after] = [between(only.to, from), between(to, only.from)];
      if (before !== null && /^(?:for|ל-?)$/.test(before)) return true;
      return (role === 'for' || role === 'to') && (before === '' || after === '');
    }),
  );
}

/** "Only Dana is coming to the group on Monday": the others are not. */
export const isOnlyOf = ({ normal: { text } }: Interpretation): boolean =>
  /^(?:so |and |אז |ו)?(?:only|just|רק) /.test(text);
