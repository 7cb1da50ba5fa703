/** The meeting a sentence speaks of, or the question which one. */
import type { Held } from '../world/lesson.ts';
import type { IndexedWorld } from '../world/indexWorld.ts';
import { ask, mark, type Draft } from '../kernel/draft.ts';
import type { Choice } from '../kernel/plan.ts';
import { inWords, lessonWords } from '../kernel/words.ts';
import { words } from '../kernel/interpretation.ts';
import { nothingSaid } from './when.ts';
import { allChoice, saysBoth } from './allOfThem.ts';
import { asksOfNext, cancelledThen } from './cancelledBefore.ts';
import { findHeld, isSelecting, type Selector } from './selector.ts';

export const isSeries = (held: Held): boolean => held.lesson.rrule !== null;

const reachesAhead = ({ given, heard }: Draft): boolean =>
  (given['scope'] ?? words(heard, 'scope').at(-1)?.value) === 'future';

function markSelector(draft: Draft, { items, when }: Selector): void {
  for (const item of items) {
    if (item.kind === 'person') mark(draft, 'meeting', [item], 'who');
    else if (item.kind === 'time' || (item.kind === 'number' && when.items.includes(item)))
      mark(draft, 'occurrence', [item], 'when');
    else if (item.kind === 'subject' || (item.kind === 'word' && ['noun', 'which'].includes(item.sense)))
      mark(draft, 'meeting', [item], 'what');
  }
}

/** As many as are offered as buttons. */
const mostOffered = 6;

/** Several lessons at once: "both" was said of the two that fit, or the button of all of them was taken. */
export function allMeetings(draft: Draft, selector: Selector, world: IndexedWorld): Held[] | null {
  const { meeting } = draft.given;
  const found = isSelecting(selector) || world.role !== 'teacher' ? findHeld(selector, world) : [];
  if (Array.isArray(meeting)) {
    markSelector(draft, selector);
    return (meeting as string[]).flatMap((id) => givenCandidates(found, id, undefined, world).slice(0, 1));
  }
  const isTwo = found.length === 2 && isOfOnePerson(selector) && saysBoth(draft.heard.normal.text);
  if (meeting !== undefined || !isTwo) return null;
  markSelector(draft, selector);
  return found;
}

/** Where it is not known who is meant, all of them is nobody's order. */
const isOfOnePerson = ({ people }: Selector): boolean => people.every(({ named }) => named.length === 1);

/** `orAll`: what is done to one may be done to all that fit. */
export function aMeeting(draft: Draft, said: Selector, world: IndexedWorld, orAll = false): Held | null {
  const selector = reachesAhead(draft) ? { ...said, toCome: true } : said;
  markSelector(draft, selector);
  let candidates = isSelecting(selector) ? findHeld(selector, world) : [];
  // "Make Itay's lesson weekly", whose other one is that already.
  const once = selector.once ? candidates.filter((held) => !isSeries(held)) : [];
  if (once.length > 0) candidates = once;
  const { meeting: givenMeeting, occurrence: givenOccurrence } = draft.given;
  if (typeof givenMeeting === 'string')
    candidates = givenCandidates(candidates, givenMeeting, givenOccurrence, world);
  const only = candidates.length === 1 ? candidates[0] : undefined;
  if (only !== undefined && asksOfNext(draft, only, selector, world)) return null;
  if (only !== undefined) {
    draft.slots['meeting'] = only.lesson.id;
    draft.slots['occurrence'] = only.start;
    return only;
  }
  const near = candidates.length > 0 ? candidates : nearby(selector, world);
  const question =
    candidates.length > 0
      ? inWords(world, 'Which one do you mean?', 'לאיזה מהם התכוונת?')
      : isSelecting(selector)
        ? (cancelledThen(selector, world) ??
          inWords(
            world,
            'I couldn’t find that lesson. Which one do you mean?',
            'לא מצאתי שיעור כזה. לאיזה התכוונת?',
          ))
        : inWords(world, 'Which lesson?', 'איזה שיעור?');
  // A teacher's next lessons, of whom none was named, are no several that could be meant together.
  const areAll = orAll && (candidates.length > 0 || (!isSelecting(selector) && world.role !== 'teacher'));
  ask(draft, 'meeting', question, offeredOf(near, areAll && isOfOnePerson(selector), world));
  return null;
}

function offeredOf(near: Held[], orAll: boolean, world: IndexedWorld): Choice[] {
  const ids = near.map(({ lesson }) => lesson.id);
  return [
    ...near.slice(0, mostOffered).map((held) => ({ label: lessonWords(world, held), value: held.lesson.id })),
    ...(orAll && near.length <= mostOffered ? allChoice(ids, 'השיעורים', world) : []),
  ];
}

function givenCandidates(
  candidates: Held[],
  meeting: string,
  occurrence: unknown,
  world: IndexedWorld,
): Held[] {
  const lesson = world.lessonById.get(meeting);
  if (lesson === undefined) return [];
  if (typeof occurrence === 'string') {
    const at = world
      .heldBetween(occurrence, `${occurrence.slice(0, 11)}23:59`)
      .find((held) => held.lesson.id === meeting && held.start === occurrence);
    if (at) return [at];
  }
  const among = candidates.filter((held) => held.lesson.id === meeting);
  if (among.length > 0) return among;
  const [later] = world.search({
    from: world.now,
    to: `${Number(world.now.slice(0, 4)) + 1}${world.now.slice(4)}`,
    wanted: () => true,
    enough: () => true,
    among: [lesson],
  });
  return later ? [later] : [];
}

/** What is offered when nothing fits: the same people's, subject's or group's lessons at any time, else the next ones. */
function nearby(selector: Selector, world: IndexedWorld): Held[] {
  const loose = { ...selector, when: nothingSaid(), which: null };
  const anybodys = { ...loose, people: [], subjects: [] };
  // Of several people who have none together: what each of them has.
  const each = selector.people.length > 1 ? ofEach(loose, world) : [];
  if (each.length > 0) return each;
  for (const one of [loose, anybodys]) {
    const found = findHeld(one, world);
    if (found.length > 0) return found;
  }
  return findHeld({ ...anybodys, group: false }, world);
}

function ofEach(loose: Selector, world: IndexedWorld): Held[] {
  const together = findHeld(loose, world);
  if (together.length > 0) return together;
  const found = loose.people.flatMap((person) => findHeld({ ...loose, people: [person] }, world));
  const keyOf = ({ lesson, start }: Held) => `${lesson.id} ${start}`;
  return [...new Map(found.map((held) => [keyOf(held), held])).values()].sort((one, other) =>
    one.start < other.start ? -1 : 1,
  );
}
