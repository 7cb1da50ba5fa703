/** What is told of a new lesson beside who comes and when: where it is held, what it costs, what it is called, which days it leaves out. */
import { say, type Draft } from '../../../kernel/draft.ts';
import { words, type Entity, type Interpretation } from '../../../kernel/interpretation.ts';
import { exdatesOf } from '../../../slots/exceptions.ts';
import { isPriceWord } from './ofOtherThings.ts';

export function sayDetails(draft: Draft, heard: Interpretation, items: Entity[], weekdays: number[]): void {
  exceptDays(draft, heard, weekdays);
  const place = words(heard, 'place').at(-1);
  if (place) say(draft, 'place', place.value, [place], 'what');
  sayCost(draft, items);
  sayTitle(draft, heard, items);
}

/** A series is booked without the days that it leaves out; what leaves out anything else is asked about. */
function exceptDays(draft: Draft, heard: Interpretation, weekdays: number[]): void {
  const start = draft.slots['start'];
  if (typeof start !== 'string') return;
  const exdates = exdatesOf(heard.items, weekdays, start);
  if (exdates === null) draft.doubts.push('except');
  else if (exdates.length > 0) {
    const out = heard.items.filter(({ role }) => role === 'except');
    say(draft, 'exdates', exdates, out, 'when');
  }
}

/** "For ₪180", "price 180". */
function sayCost(draft: Draft, items: Entity[]): void {
  const money =
    items.find((item) => item.kind === 'money') ??
    items.find((item, at) => item.kind === 'number' && isPriceWord(items[at - 1]));
  if (money?.kind === 'money' || money?.kind === 'number') say(draft, 'cost', money.value, [money], 'money');
}

/** What stands in quotes, else words such as "trial lesson". */
function sayTitle(draft: Draft, heard: Interpretation, items: Entity[]): void {
  const quoted = items.find((item) => item.kind === 'quoted');
  if (quoted?.kind === 'quoted') return say(draft, 'summary', quoted.text, [quoted], 'what');
  const kind = words(heard, 'title');
  const title = kind.map(({ from, to }) => heard.normal.text.slice(from, to)).join(' ');
  if (kind.length > 0) say(draft, 'summary', title, kind, 'what');
}
