/** A person, a time, a subject as it is heard in its sentence: with its preposition, in its list, and denied or put right. */
import type { TimeReading } from '../../grammar/time/readings.ts';
import type { EntityCandidate } from '../../kernel/annotatedText.ts';
import type { Entity, Role } from '../../kernel/interpretation.ts';
import { counted } from '../entities/relativeDates.ts';
import type { NormalText } from '../text/normalize.ts';
import { isDay, isHour, type Way } from './way.ts';

export function hearItem(way: Way, reading: EntityCandidate): void {
  const { heard, said, joined } = way;
  const before = heard.items.at(-1);
  const item: Entity = {
    ...counted(reading, heard.items),
    role: way.role ?? leadingRole(reading, said.normal.text) ?? (joined ? inherited(before, reading) : null),
    // "… Itay's lesson to Sunday. Thanks, Itay's mum": named again, and nobody more.
    joined: joined && !isNamedAgain(reading, heard.items),
  };
  hearDenial(way, item);
  heard.items.push(item);
  // "5 instead of 4": the hour before it is where it goes.
  if (item.role === 'instead' && isHour(item) && before?.kind === 'number' && before.role === null)
    before.role = 'to';
  way.negating = false;
  way.role = null;
  way.joined = false;
}

/** "At 5, not 4" takes back an hour; every other "not" takes back the action. */
function hearDenial(way: Way, item: Entity): void {
  const { heard, said, negating, denied, isMild } = way;
  if (negating && takesBack(way, item)) item.role = 'instead';
  // "Not today, tomorrow": the first is where it stood, and nothing is taken back.
  else if (denied !== null && isPutRight(denied, item, said.normal)) {
    denied.role = 'instead';
    heard.negated = false;
  }
  if (!negating || item.role === 'instead') return;
  way.denied ??= heard.negated || !isMild ? null : item;
  heard.negated = true;
}

/** "At 5, not 4", "ביום ראשון ולא בשני": one of its kind stands before it. */
const takesBack = ({ heard, said, isMild }: Way, item: Entity): boolean =>
  heard.items.some(
    (one) =>
      isContrasted(one, item) ||
      (isMild && isDay(one) && isDay(item) && / ולא [^ ]*$/.test(said.normal.text.slice(0, item.from))),
  );

/** "at 5, not 4", "maths and not English", "at mine, not online": another of the same kind. */
const isContrasted = (one: Entity, other: Entity): boolean =>
  (isHour(one) && isHour(other)) ||
  ((one.kind === 'subject' || one.kind === 'money') && one.kind === other.kind) ||
  (isPlace(one) && isPlace(other));

const isPlace = (item: Entity): boolean => item.kind === 'word' && item.sense === 'place';

/** "Not at three, at four", "not today but tomorrow", "not today tomorrow". */
const isPutRight = (denied: Entity, item: Entity, { text }: NormalText): boolean => {
  const between = text.slice(denied.to, item.from);
  const isMarked = /,| אלא | but /.test(between);
  return (
    (isMarked && isContrasted(denied, item)) ||
    (isDay(denied) && isDay(item) && (isMarked || between.trim() === ''))
  );
};

const isNamedAgain = (reading: EntityCandidate, before: Entity[]): boolean =>
  reading.kind === 'person' &&
  before.some(
    (one) => one.kind === 'person' && one.fit === 'exact' && one.named[0]?.id === reading.named[0]?.id,
  );

/** "To Dana, Noam" is to both; "for Dana, Friday" is not to Friday. */
const inherited = (before: Entity | undefined, reading: EntityCandidate): Role | null =>
  before && (before.kind === reading.kind || (isHour(before) && isHour(reading))) ? before.role : null;

/** The preposition that a phrase of time took into itself: "at 6", "ב-6", "on Sunday". */
function leadingRole(reading: EntityCandidate, text: string): Role | null {
  if (reading.kind !== 'time') return null;
  const { time, from, to } = reading;
  const spoken = text.slice(from, to);
  return leading.find(({ when }) => when(spoken, time))?.role ?? null;
}

const leading: { role: Role; when: (spoken: string, time: TimeReading) => boolean }[] = [
  // "מחר לשעה 6": the hour it goes to, taken together with the day.
  { role: 'to', when: (spoken, { kind }) => kind === 'instant' && /\sל(?:-|\d|שעה\s)/.test(spoken) },
  // "On Sunday"
  { role: 'at', when: (spoken) => /^(?:at|on|in)\s|^ב(?:-|\d|[א-ת]{3})/.test(spoken) },
  // "Until 6"
  { role: 'until', when: (spoken) => /^(?:to|until|till)\s|^עד\s/.test(spoken) },
  // "From Sunday"
  { role: 'from', when: (spoken) => /^from\s/.test(spoken) },
  // "לשעה 6"
  {
    role: 'to',
    when: (spoken, { rule }) => /^ל(?:-|\d|שעה\s)/.test(spoken) || rule.startsWith('to an hour'),
  },
  // "מ-6"
  { role: 'from', when: (spoken) => /^מ(?:-|\d)/.test(spoken) },
];
