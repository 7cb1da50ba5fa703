/** A yes or a no to what waits: a lesson that was asked for, or somebody who asks to join; one of them, or all that fit. */
import { addMinutes, minutesOf, wallAt } from '../../domain/basics/wallTime.ts';
import { slotsBetween } from '../../domain/calendar/expand.ts';
import type { Lesson } from '../calendar/lesson.ts';
import type { IndexedWorld } from '../indexWorld.ts';
import { ask, type Draft } from '../pipeline/draft.ts';
import { has, words, type Heard, type Item } from '../pipeline/heard.ts';
import { aPending, fittingPendings, markChosen, waitingLessons, type Standing } from '../slots/aPending.ts';
import { aRequest, fittingRequests, openRequests, type JoinRequest } from '../slots/aRequest.ts';
import { inWords } from '../words.ts';

export const verdictTakes = [
  'person',
  'subject',
  'time',
  'number',
  'noun',
  'which',
  'it',
  'all',
  'scope:all',
  'req:request',
  'req:pending',
  'req:full',
];

type Kind = 'pending' | 'request';
type Meant = { pendings: Lesson[]; requests: JoinRequest[]; of: Kind | 'both' };

/** Students answer offers; what they asked for is for the teacher to answer. */
export const standingsOf = (world: IndexedWorld): Standing[] =>
  world.role === 'teacher' ? ['pending'] : ['offered'];

const isOneNoun = (heard: Heard): boolean => has(heard, 'noun', 'lesson') || has(heard, 'noun', 'lessons');

export function meantBy(heard: Heard, items: Item[], world: IndexedWorld): Meant {
  const pendings = fittingPendings(items, waitingLessons(world, standingsOf(world)), world);
  const requests = world.role === 'teacher' ? fittingRequests(items, heard, openRequests(world), world) : [];
  const joins = has(heard, 'req', 'join') || has(heard, 'noun', 'group') || has(heard, 'req', 'full');
  const plain = !isOneNoun(heard) && !has(heard, 'req', 'pending') && !has(heard, 'req', 'clean');
  const of = (): Meant['of'] => {
    if (world.role !== 'teacher') return 'pending';
    if (joins) return 'request';
    if (isOneNoun(heard) || has(heard, 'req', 'clean')) return 'pending';
    if (has(heard, 'req', 'pending') && has(heard, 'noun', 'student')) return 'request';
    if (pendings.length > 0 && requests.length > 0) return 'both';
    if (pendings.length > 0 || requests.length > 0) return pendings.length > 0 ? 'pending' : 'request';
    const timed = items.some(({ kind }) => kind === 'time');
    return plain && (has(heard, 'req', 'request') || !timed) ? 'request' : 'pending';
  };
  return { pendings, requests, of: of() };
}

const weak = /^(?:yes|yes to|ok|okay|okay to|ok to|no|no to|not|let|כן|לא|אוקיי|אוקי)$/;

/** A sentence that says yes or no and speaks of nothing that waits is none of these. */
export function isElsewhere(heard: Heard, items: Item[], world: IndexedWorld, kind: Kind): boolean {
  const { pendings, requests, of } = meantBy(heard, items, world);
  if (of !== kind && of !== 'both') return true;
  const speaks =
    items.some((item) => item.kind === 'person' || item.kind === 'time' || item.kind === 'subject') ||
    has(heard, 'req') ||
    has(heard, 'all') ||
    has(heard, 'noun');
  if (!speaks) return true;
  const fits = kind === 'pending' ? pendings.length > 0 : requests.length > 0;
  if (fits) return false;
  const said = verbTexts(heard);
  return (
    world.role !== 'teacher' ||
    heard.unread.length > 0 ||
    (said.every((text) => weak.test(text)) && !has(heard, 'req'))
  );
}

export const verbTexts = ({ verb, normal }: Heard): string[] =>
  (verb?.ranges ?? []).map(({ from, to }) => normal.text.slice(from, to));

const isMany = (heard: Heard): boolean =>
  has(heard, 'all') ||
  has(heard, 'scope', 'all') ||
  words(heard, 'noun', 'student').some(({ from, to }) =>
    /^(?:every|כולם)/.test(heard.normal.text.slice(from, to)),
  );

const momentsOf = (lesson: Lesson): number[] =>
  slotsBetween(lesson, minutesOf(lesson.start), minutesOf(lesson.start) + 26 * 7 * 1440);

/** Beside the calendar and beside the other lessons that wait: which of two is to give way is not guessed. */
function clashes(lesson: Lesson, among: Lesson[], world: IndexedWorld): boolean {
  return momentsOf(lesson).some((minutes) => {
    const [start, end] = [wallAt(minutes), wallAt(minutes + lesson.minutes)];
    const held = world.heldBetween(addMinutes(start, -720), end).some((one) => one.end > start);
    return (
      held ||
      among.some(
        (other) =>
          other !== lesson &&
          momentsOf(other).some((at) => at < minutes + lesson.minutes && at + other.minutes > minutes),
      )
    );
  });
}

export function giveVerdict(
  draft: Draft,
  heard: Heard,
  items: Item[],
  world: IndexedWorld,
  kind: Kind,
): Lesson | null {
  const meant = meantBy(heard, items, world);
  const mine: { id: string }[] = kind === 'pending' ? meant.pendings : meant.requests;
  const others = kind === 'pending' ? meant.requests : meant.pendings;
  const among = waitingLessons(world, standingsOf(world));
  let chosen: Lesson | null = null;
  if (isMany(heard) && draft.given[kind] === undefined) {
    markChosen(draft, 'items', items);
    const clean = has(heard, 'req', 'clean')
      ? meant.pendings.filter((lesson) => !clashes(lesson, among, world))
      : mine;
    if (clean.length > 0) draft.slots['items'] = clean.map(({ id }) => ({ [kind]: id }));
    else ask(draft, kind, inWords(world, 'None of them fits that.', 'אין כאלה.'), []);
  } else if (kind === 'pending') chosen = aPending(draft, items, among, world);
  else aRequest(draft, items, openRequests(world), world);
  // Several on the other side: the one on this side is no surer for being alone.
  if (
    meant.of === 'both' &&
    others.length > 1 &&
    draft.given['command'] === undefined &&
    draft.given[kind] === undefined
  )
    ask(draft, kind, inWords(world, 'Which one do you mean?', 'לאיזה מהם התכוונת?'), []);
  if (heard.unread.length > 0 && draft.given['sure'] !== true)
    ask(draft, 'sure', inWords(world, 'Did I understand?', 'הבנתי נכון?'), [
      { label: inWords(world, 'Yes', 'כן'), value: true },
    ]);
  return chosen;
}

export function idsOf(slots: Record<string, unknown>, kind: Kind): string[] {
  const items = slots['items'] as Record<string, string>[] | undefined;
  const one = slots[kind];
  return items?.flatMap((item) => item[kind] ?? []) ?? (typeof one === 'string' ? [one] : []);
}
