/** "Cancel Monday, keep Sunday": a part that tells what stays orders nothing. It is heard no further, and what it names is not undone unasked. */
import { addDays, type Day } from '../../../domain/basics/wallTime.ts';
import type { Id } from '../../../domain/basics/ids.ts';
import type { IndexedWorld } from '../../world/indexWorld.ts';
import { orderStarts } from '../lattice/match.ts';
import { typedSpan } from '../text/normalize.ts';
import type { Plan, Slots } from '../../kernel/plan.ts';
import { without } from './parts.ts';
import { notAnOrder, sureQuestion } from '../parse/readOne.ts';
import type { EntityCandidate, AnnotatedText } from '../../kernel/annotatedText.ts';

const staying =
  /^(?:keep|keeps|keeping|leave|stays?|staying|remains?|ו?(?:ל?[הת]?שאירו?י?|[ינת]?י?שאר(?:ת|ים|ות|ו)?))$/;
/** Of a lesson that there is; who comes where none stands asks for one. */
const seen = /^(?:נתראה|כן|yes)$/;
const coming =
  /^(?:coming|comes?|will|can|(?:he|she|they|i|we)'ll|maybe|perhaps|אולי|ב[או]א?ה?|[אינת](?:בוא|גיע)|מגיעה?)$/;
/** "Don't clear Thursday, clear Friday": what is not to be done stays, where another is named beside it. */
const denies = /^(?:don't|אל|לא)$/;
const denied = /^(?!com)[a-z]+$|^[לת][א-ת]+$/;
const ofThem = /^(?:it|him|her|them|that|this|אות[והםן]|זה)$/;
const isOpen = /^(?:maybe|perhaps|אולי)$/;
const parts = /^(?:[,;.]|but|while|אבל|אך)$/;
const joins = /^(?:and|then|&|וגם)$/;
const asItIs = /^(?:in|as|alone|where|be|it|is|are)$/;
const beside =
  /^(?:will|can|come|be|there|(?:s?he|i|we|they)'(?:ll|s|m|re)|alone|where|is|are|כמו|שהוא|שהיא|שהם)$/;
const plain = new Set(['noun', 'prep', 'filler', 'mine', 'it', 'joined', 'which', 'light', 'polite']);

/** One of these stands in every such sentence. */
const mayTell =
  /keep|leave|stay|remain|yes|but|while|שאי?ר|נתראה| כן|אבל|אך|(?:don't|אל|לא) .*[,;.]|[,;.] (?:\S+ ){0,2}(?:com|ב[או]|[אינת](?:בוא|גיע)|מגיע)/;

export type RetentionClause = {
  text: string;
  days: Day[];
  people: Id[];
  isOpen: boolean;
  isGroup: boolean;
  /** Hours without a day: "the evening stays". */
  isHours: boolean;
  comes: boolean;
};

function dayOfTime(one: EntityCandidate): Day[] {
  // "הערב" is tonight, and the evening of the day that was said.
  if (one.kind !== 'time' || /^ה(?:בוקר|צהריי?ם|ערב|לילה)$/.test(one.time.text)) return [];
  if ('day' in one.time && one.time.day) return [one.time.day.date];
  // "… but next week he will"
  const { start, grain } = { start: undefined, ...one.time };
  return grain === 'week' && start !== undefined
    ? [0, 1, 2, 3, 4, 5, 6].map((more) => addDays(start.slice(0, 10), more))
    : [];
}

const isGroup = (one: EntityCandidate): boolean =>
  one.kind === 'word' && one.sense === 'noun' && one.value === 'group';

const idsOf = (one: EntityCandidate): Id[] => (one.kind === 'person' ? one.named.map(({ id }) => id) : []);

/** Null where nothing is told to stay, or nothing else is said. */
export function withoutRetained(heard: AnnotatedText, world: IndexedWorld): RetentionClause | null {
  const { tokens, readings, normal } = heard;
  if (!mayTell.test(normal.text)) return null;
  const starts = new Set(orderStarts(heard, world));
  const orders = (at: number) => {
    const token = tokens[at];
    return (
      token !== undefined &&
      !staying.test(token.text) &&
      // "בשבוע הבא" is a time, whatever else its letters may order.
      !readings.some(({ kind, from, to }) => kind === 'time' && from < token.from && to >= token.to) &&
      (starts.has(token.from) || (token.text.startsWith('ו') && starts.has(token.from + 1)))
    );
  };
  const isDenied = (at: number) =>
    denies.test(tokens[at]?.text ?? '') && denied.test(tokens[at + 1]?.text ?? '') && orders(at + 1);
  const isSoft = (at: number) =>
    joins.test(tokens[at]?.text ?? '') || /^ו[א-ת]{2}/.test(tokens[at]?.text ?? '');
  const inside = (from: number, to: number) =>
    readings.filter(
      (one) =>
        one.from < (tokens[to - 1]?.to ?? 0) &&
        one.to > (tokens[from]?.from ?? 0) &&
        !('fit' in one && one.fit === 'near'),
    );
  // "Cancel Omer and leave Noa"; who learns may leave a group.
  const isLetBe = (at: number, last: number) =>
    tokens.some((_, k) => (k < at || isSoft(k)) && orders(k + (k < at ? 0 : 1))) &&
    (world.role === 'teacher' ||
      !tokens.slice(at, last).some(({ text }) => /^(?:group|lessons|classes|series)$/.test(text)));
  const gone: boolean[] = tokens.map(() => false);
  const kept: EntityCandidate[] = [];
  let [open, comes] = [false, false];
  for (let from = 0; from < tokens.length;) {
    const next = tokens.findIndex(({ text }, at) => at >= from && parts.test(text));
    const last = next < 0 ? tokens.length : next;
    let [first, end] = [from, last];
    const isBut = /^(?:but|while|אבל|אך)$/.test(tokens[from - 1]?.text ?? '');
    const at = tokens.findIndex(
      ({ text }, k) =>
        k >= from &&
        k < last &&
        (text === 'leave'
          ? tokens.slice(k, last).some(({ text }) => asItIs.test(text)) || isLetBe(k, last)
          : (k === first && isDenied(k)) ||
            staying.test(text) ||
            (seen.test(text) && k > from - 1 && (k > from || text === 'נתראה')) ||
            ((isBut || (from > 0 && k < from + 3)) && coming.test(text))),
    );
    from = last + 1;
    if (at < 0) continue;
    // "… and keep Sunday", "keep Sunday and cancel …"
    let order = first;
    while (order < at && !orders(order)) order++;
    if (order < at) {
      const soft = tokens.findLastIndex((_, k) => k > order && k <= at && isSoft(k));
      if (soft < 0) continue;
      first = soft;
    }
    const then = tokens.findIndex(
      (_, k) => k > at && k < end && ((orders(k) && isSoft(k)) || (isSoft(k) && orders(k + 1))),
    );
    if (then > 0) end = then;
    const isNot = isDenied(at);
    const own = inside(first, end);
    const isPlain = tokens
      .slice(first, end)
      .every(
        (token) =>
          token === tokens[at] ||
          (isNot && token === tokens[at + 1]) ||
          beside.test(token.text) ||
          joins.test(token.text) ||
          own.some(
            (one) =>
              one.from < token.to &&
              one.to > token.from &&
              (one.kind === 'person' ||
                one.kind === 'subject' ||
                one.kind === 'time' ||
                (one.kind === 'word' && plain.has(one.sense))),
          ),
      );
    const days = own.flatMap(dayOfTime);
    if (
      !isPlain ||
      // "Tomorrow Omer comes at 7 instead of 6"
      tokens.slice(first, end).some(({ text }) => /^(?:instead|במקום)$/.test(text)) ||
      (days.length === 0 &&
        !own.some((one) => one.kind === 'person' || one.kind === 'subject' || isGroup(one)))
    )
      continue;
    if (/^(?:כן|yes)$/.test(tokens[at]?.text ?? '') && own.some(({ kind }) => kind === 'person')) continue;
    const { text } = tokens[at] as { text: string };
    if (isNot) {
      // "Don't approve Yael and reject Tom" may deny both.
      if (then > 0) continue;
      const isOther = (k: number) => k < first || k >= end;
      const others = [...inside(0, first), ...inside(end, tokens.length)];
      const isNamed = own.every(
        ({ kind }) => !/^(?:person|subject|time)$/.test(kind) || others.some((one) => one.kind === kind),
      );
      if (
        !isNamed ||
        !tokens.some((_, k) => isOther(k) && orders(k)) ||
        tokens.some(({ text }, k) => isOther(k) && ofThem.test(text))
      )
        continue;
    } else if (!staying.test(text) && !own.some(isGroup)) {
      const ids = (own.some(({ kind }) => kind === 'person') ? own : readings).flatMap(idsOf);
      const isHeld = days.some((day) =>
        world
          .heldBetween(`${day}T00:00`, `${addDays(day, 1)}T00:00`)
          .some(({ lesson }) => ids.length === 0 || ids.some((id) => lesson.attendeeIds.includes(id))),
      );
      if (!isHeld) continue;
      open ||= isOpen.test(text);
      comes ||= coming.test(text);
    }
    kept.push(...own);
    for (let k = Math.max(0, first - 1); k <= end; k++)
      if ((k >= first && k < end) || (k === end && first > 0 ? false : parts.test(tokens[k]?.text ?? '')))
        gone[k] = true;
  }
  const rest = readings.filter((one) => !gone[tokens.findIndex(({ to }) => to > one.from)]);
  if (
    kept.length === 0 ||
    !rest.some(({ kind }) => kind === 'time' || kind === 'person' || kind === 'subject')
  )
    return null;
  const text = without(
    normal.raw,
    tokens.filter((_, k) => gone[k]).map(({ from, to }) => typedSpan(normal, from, to)),
  );
  return {
    text,
    days: kept.flatMap(dayOfTime),
    people: kept.flatMap(idsOf),
    isOpen: open,
    isGroup: kept.some(isGroup),
    isHours: kept.some((one) => one.kind === 'time' && dayOfTime(one).length === 0),
    comes,
  };
}

/** What would undo what was told to stay, or may yet be otherwise, is asked about. */
export function askRetained(
  plan: Plan,
  { days, people, isOpen, isGroup, isHours, comes }: RetentionClause,
  world: IndexedWorld,
): Plan {
  const items = [plan.slots, ...((plan.slots['items'] as Slots[] | undefined) ?? [])];
  // A stretch that is cleared as such takes the group along, and the evening.
  const isWhole = (isGroup || isHours) && plan.slots['items'] === undefined;
  const touches = ({
    meeting,
    occurrence,
    from = occurrence,
    start = from,
    to,
    end = to,
  }: Slots): boolean => {
    if (typeof start !== 'string') return false;
    const { attendeeIds: attendees, capacity = 2 } = world.lessonById.get(String(meeting)) ?? {};
    if (isGroup && capacity < 2) return false;
    const last = typeof end === 'string' ? end : `${start}:`;
    return (
      (attendees === undefined || people.length === 0 || people.some((id) => attendees.includes(id))) &&
      (days.length === 0
        ? attendees !== undefined || people.length > 0 || isWhole
        : days.some((day) => `${day}T24` > start && `${day}T` < last))
    );
  };
  // "Adam is sick but comes tomorrow": no other day was said.
  if (
    comes &&
    plan.command === 'meeting.cancel' &&
    !plan.spans.some(({ slot }) => slot === 'occurrence') &&
    items.every(touches)
  )
    return notAnOrder(true, world);
  if (
    plan.status !== 'ready' ||
    plan.command === null ||
    plan.given?.['sure'] === true ||
    !(isOpen || plan.command === 'attendance.mark' || items.some(touches))
  )
    return plan;
  return {
    ...plan,
    status: 'ask',
    ask: sureQuestion(world, 'kept'),
    steps: [],
  };
}
