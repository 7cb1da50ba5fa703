/** "I'm sick today, tomorrow as usual", "approve Yael rather than Tom": what of a sentence is ordered. */
import { addDays } from '../../../domain/basics/wallTime.ts';
import type { IndexedWorld } from '../../world/indexWorld.ts';
import * as words from '../../grammar/reportedSpeech.ts';
import { typedSpan } from '../text/normalize.ts';
import { without } from './parts.ts';
import type { Plan, Slots } from '../../kernel/plan.ts';
import type { EntityCandidate, AnnotatedText } from '../../kernel/annotatedText.ts';
import { sureQuestion, type ReadOne } from '../parse/readOne.ts';

const dayOfTime = (one: EntityCandidate) =>
  one.kind === 'time' && 'day' in one.time && one.time.day ? one.time.day : null;

type Read = (text: string, given?: Slots) => Plan;

/** What of a sentence is ordered, its end being of a day on which all goes on; null where it is no such sentence. */
function butGoingOn({ readings, normal }: AnnotatedText, text: string, read: Read): Plan | null {
  for (const { index, 0: mark } of normal.text.matchAll(words.parting)) {
    const from = index + mark.length;
    const tail = normal.text.slice(from).trim();
    const isWhy = words.isWhy.test(mark);
    if ((!isWhy && !words.goesOn.test(tail)) || words.stops.test(tail)) continue;
    const [before, after] = [
      readings.filter(({ to }) => to <= index),
      readings.filter((one) => one.from >= from),
    ];
    const day = after.map(dayOfTime).find((one) => one !== null);
    if (
      !day ||
      !before.some(({ kind }) => kind === 'time') ||
      readings.some((one) => (one.kind === 'person' || one.kind === 'subject') && one.fit !== 'near') ||
      after.some((one) => one.kind === 'time' && 'clock' in one.time)
    )
      continue;
    const range = typedSpan(normal, index, normal.text.length);
    const head = without(text, [range]);
    const plan = read(head);
    if (!/^(?:day\.clear|time\.block)$/.test(plan.command ?? '') || plan.unread.length > 0) return null;
    const { slots } = plan;
    const [first, last] = 'from' in slots ? ['from', 'to'] : ['start', 'end'];
    const isOfDays = [slots[first], slots[last]].every((one) => String(one).endsWith('T00:00'));
    // "From Sunday, back on Wednesday": the one after it.
    let { date } = day;
    while (day.weekday !== undefined && date <= String(slots[first]).slice(0, 10)) date = addDays(date, 7);
    // "Away from the 15th, back on the 20th"
    return words.comesBack.test(tail) &&
      isOfDays &&
      slots['rrule'] === undefined &&
      `${date}T00:00` > String(slots[first])
      ? read(head, { [last]: `${date}T00:00` })
      : plan;
  }
  return null;
}

/** "Approve Yael rather than Tom": the one before. */
function chosen({ readings, normal }: AnnotatedText, text: string, read: Read): Plan | null {
  const found = words.over.exec(normal.text);
  if (found === null) return null;
  const isNamed = (from: number, to: number) =>
    readings.some((one) => one.kind === 'person' && one.fit !== 'near' && one.from >= from && one.to <= to);
  const at = found.index + found[0].length;
  if (!isNamed(0, found.index) || !isNamed(at, normal.text.length)) return null;
  const plan = read(without(text, [typedSpan(normal, found.index, normal.text.length)]));
  // "Cancel Omer, not Noa": nothing else is said of the other.
  if (/not|לא/.test(found[0]) && plan.status !== 'unknown' && /^\S+$/.test(normal.text.slice(at)))
    return plan;
  return /(?:approve|decline|reject)$/.test(plan.command ?? '') &&
    /^(?:pending|request)/.test(plan.command ?? '')
    ? plan
    : null;
}

/** "Cancel Itay on Friday, don't charge him": the action, and whether that is all of it. */
function uncharged({ normal }: AnnotatedText, text: string, world: IndexedWorld, read: Read): Plan | null {
  const found = words.noCharge.exec(normal.text);
  if (found === null) return null;
  const range = typedSpan(normal, found.index, normal.text.length);
  const plan = read(without(text, [range]));
  if (!/^(?:meeting\.cancel|day\.clear)$/.test(plan.command ?? '')) return null;
  const unread = [...plan.unread, text.slice(range.from, range.to).trim()];
  return plan.status === 'ready' && plan.given?.['sure'] !== true
    ? { ...plan, status: 'ask', ask: sureQuestion(world, 'unread'), steps: [], calls: [], unread }
    : { ...plan, unread };
}

export const heardInPart = ({ said }: ReadOne, text: string, world: IndexedWorld, read: Read): Plan | null =>
  butGoingOn(said, text, read) ?? chosen(said, text, read) ?? uncharged(said, text, world, read);
