/** The meeting a sentence speaks of, or the question which one. */
import type { Held } from '../calendar/lesson.ts';
import type { IndexedWorld } from '../indexWorld.ts';
import { ask, mark, type Draft } from '../pipeline/draft.ts';
import { inWords, lessonWords } from '../words.ts';
import { words } from '../pipeline/heard.ts';
import { nothingSaid } from './when.ts';
import { findHeld, isSelecting, type Selector } from './selector.ts';

export const isSeries = (held: Held): boolean => held.lesson.rrule !== null;

const reachesAhead = ({ given, heard }: Draft): boolean =>
  (given['scope'] ?? words(heard, 'scope').at(-1)?.value) === 'future';

export function aMeeting(draft: Draft, said: Selector, world: IndexedWorld): Held | null {
  const selector = reachesAhead(draft) ? { ...said, toCome: true } : said;
  for (const item of selector.items) {
    if (item.kind === 'person') mark(draft, 'meeting', [item], 'who');
    else if (item.kind === 'time' || (item.kind === 'number' && selector.when.items.includes(item)))
      mark(draft, 'occurrence', [item], 'when');
    else if (item.kind === 'subject' || (item.kind === 'word' && ['noun', 'which'].includes(item.sense)))
      mark(draft, 'meeting', [item], 'what');
  }
  let candidates = isSelecting(selector) ? findHeld(selector, world) : [];
  // "Make Itay's lesson weekly", whose other one is that already.
  const once = selector.once ? candidates.filter((held) => !isSeries(held)) : [];
  if (once.length > 0) candidates = once;
  const { meeting: givenMeeting, occurrence: givenOccurrence } = draft.given;
  if (typeof givenMeeting === 'string')
    candidates = givenCandidates(candidates, givenMeeting, givenOccurrence, world);
  const only = candidates.length === 1 ? candidates[0] : undefined;
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
        ? inWords(
            world,
            'I couldn’t find that lesson. Which one do you mean?',
            'לא מצאתי שיעור כזה. לאיזה התכוונת?',
          )
        : inWords(world, 'Which lesson?', 'איזה שיעור?');
  ask(
    draft,
    'meeting',
    question,
    near.slice(0, 6).map((held) => ({ label: lessonWords(world, held), value: held.lesson.id })),
  );
  return null;
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

/** What is offered when nothing fits: the same person's, subject's or group's lessons at any time, else the next ones. */
function nearby(selector: Selector, world: IndexedWorld): Held[] {
  const loose = { ...selector, when: nothingSaid(), which: null };
  const anybodys = { ...loose, people: [], subjects: [] };
  for (const one of [loose, anybodys]) {
    const found = findHeld(one, world);
    if (found.length > 0) return found;
  }
  return findHeld({ ...anybodys, group: false }, world);
}
