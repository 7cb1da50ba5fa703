/** A yes or a no to what waits: a lesson that was asked for, or somebody who asks to join; one of them, or all that fit. */
import { addMinutes, minutesOf, wallAt } from '../../domain/basics/wallTime.ts';
import { slotsBetween } from '../../domain/calendar/expand.ts';
import type { Lesson } from '../world/lesson.ts';
import type { IndexedWorld } from '../world/indexWorld.ts';
import { mark, ask, type Draft } from '../kernel/draft.ts';
import { has, words, type Interpretation, type Entity, verbTexts } from '../kernel/interpretation.ts';
import { aPending, fittingPendings, markChosen, waitingLessons, type Standing } from './aPending.ts';
import { aRequest, fittingRequests, openRequests, type JoinRequest } from './aRequest.ts';
import { clockOfNumber, whenOf } from './when.ts';
import { peopleOf } from './somePeople.ts';
import { aNotify } from './aScope.ts';
import { inWords } from '../kernel/words.ts';

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
  'notify',
  'req:request',
  'req:pending',
  'req:full',
  'prep:except',
];

type Kind = 'pending' | 'request';
type Meant = { pendings: Lesson[]; requests: JoinRequest[]; of: Kind | 'both' };

/** To cancel is to say no where what is cancelled only waits. */
export const cancels =
  /^(?:cancel|delete|remove|[לתנ]?בטל[יו]?|ביטול|[לתנ]?מחו?ק[יו]?|מחיקת?ה?|להסיר|תסיר[יו]?)$/;
/** To take back is what one does to an offer of one's own. */
export const takesBack =
  /^(?:withdraw|retract|revoke|take(?: back)?|(?:[לתא]?חזו?רי?|חוזרת?) ב[יך]|[לתנ]?משו?כי?)$/;

/** Students answer offers; what they asked for is for the teacher to answer, who may take an offer back too. */
const standingsOf = ({ role }: IndexedWorld, heard?: Interpretation): Standing[] =>
  role !== 'teacher'
    ? ['offered']
    : heard &&
        has(heard, 'req', 'offer') &&
        verbTexts(heard).some((text) => cancels.test(text) || takesBack.test(text))
      ? ['pending', 'offered']
      : ['pending'];

const isOneNoun = (heard: Interpretation) => ['lesson', 'lessons'].some((noun) => has(heard, 'noun', noun));

/** "Dana and Noam": what waits for both together, else for each of them. */
function eachOf<T>(items: Entity[], fitting: (some: Entity[]) => T[]): T[] {
  const together = fitting(items);
  const people = items.filter(({ kind }) => kind === 'person');
  if (together.length > 0 || people.length < 2) return together;
  const rest = items.filter((item) => !people.includes(item));
  return people.flatMap((one) => fitting([...rest, one]));
}

function meantBy(heard: Interpretation, all: Entity[], world: IndexedWorld): Meant {
  const items = all.filter(({ role }) => role !== 'except');
  const among = waitingLessons(world, standingsOf(world, heard));
  const pendings = eachOf(items, (some) => fittingPendings(some, among, world));
  const requests =
    world.role === 'teacher'
      ? eachOf(items, (some) => fittingRequests(some, heard, openRequests(world), world))
      : [];
  const joins =
    verbTexts(heard).some((text) => /\b(?:in|into|join)\b|צטרף|להיכנס/.test(text)) ||
    has(heard, 'req', 'join') ||
    has(heard, 'noun', 'group') ||
    (has(heard, 'req', 'full') && pendings.length === 0);
  const plain = !isOneNoun(heard) && !has(heard, 'req', 'pending') && !has(heard, 'req', 'clean');
  const of = (): Meant['of'] => {
    if (world.role !== 'teacher') return 'pending';
    if (joins) return 'request';
    if (isOneNoun(heard) || has(heard, 'req', 'clean')) return 'pending';
    if (has(heard, 'req', 'pending') && has(heard, 'noun', 'student')) return 'request';
    if (pendings.length > 0 && requests.length > 0) return 'both';
    if (pendings.length > 0 || requests.length > 0) return pendings.length > 0 ? 'pending' : 'request';
    const timed = items.some(({ kind }) => kind === 'time');
    return plain && (has(heard, 'req', 'request') || !timed) && !has(heard, 'req', 'offer')
      ? 'request'
      : 'pending';
  };
  return { pendings, requests, of: of() };
}

const weak =
  /^(?:is (?:fine|ok|okay|good)|can't (?:fit|take|see|teach|have)|not possible for|yes|yes to|ok|okay|okay to|ok to|the ok|can have|אישור|no|no to|not|let|in|into|have|give|add|put|pop|take|include|to|lesson|place|slot|כן|לא|אוקיי|אוקי|סבבה|בסדר|(?:לא )?מתאי(?:ם|מה)(?: לי)?|לא מסתדר|לא נוח|לא אפשרי|.*(?:וסי|הוספ|כני|צרפ|צרף|צטרף).*)$/;

/** "Cancel Itay, he asked to move": what is called off stands, and nothing of it waits. */
const isCalledOff = (said: string[], { normal: { text } }: Interpretation): boolean =>
  said.every((one) => /^cancel|[לתנ]?בטל/.test(one)) && /ביקש|מבקש|אישר|\bask|\bapprov/.test(text);

/** A sentence that says yes or no and speaks of nothing that waits is none of these. */
/** "accept 150 from Dana", "by a week": a sum or a length chooses nothing that waits. */
const hasLooseNumber = (items: Entity[]): boolean => {
  const when = whenOf(items);
  return items.some(
    (item) =>
      (item.kind === 'number' && item.role === null && !when.items.includes(item)) ||
      (item.kind === 'number' && clockOfNumber(item.value) === null) ||
      (item.kind === 'time' && item.time.kind === 'duration'),
  );
};

/** "yes Dana" answers somebody; "yes to Dana", "ok Dana's pending lesson" say to what. */
const isBareYes = (heard: Interpretation): boolean =>
  verbTexts(heard).every((text) => /^(?:yes|ok|okay|כן|אוקיי|אוקי|סבבה|בסדר)$/.test(text)) &&
  !has(heard, 'req') &&
  !has(heard, 'noun') &&
  !heard.items.some((item) => item.kind === 'time' || (item.kind === 'person' && item.role === 'to'));

/** `certain`: it is known already that a lesson that waits is meant. */
export function isElsewhere(
  heard: Interpretation,
  items: Entity[],
  world: IndexedWorld,
  kind: Kind,
  certain = false,
): boolean {
  const { pendings, requests, of } = meantBy(heard, items, world);
  if (!certain && of !== kind && of !== 'both') return true;
  // "Approve all the lessons": those who ask to join are no lessons.
  if (
    kind === 'request' &&
    pendings.length > 0 &&
    /\blessons\b|(?<![A-Za-zÀ-ӿא-ي])ה?שיעורים/u.test(heard.normal.text)
  )
    return true;
  const speaks =
    items.some((item) => item.kind === 'person' || item.kind === 'time' || item.kind === 'subject') ||
    has(heard, 'req') ||
    has(heard, 'all') ||
    has(heard, 'noun');
  if (!speaks || hasLooseNumber(items) || isBareYes(heard)) return true;
  const fits = kind === 'pending' ? pendings.length > 0 : requests.length > 0;
  if (fits) return false;
  const said = verbTexts(heard);
  return (
    world.role !== 'teacher' ||
    heard.unread.length > 0 ||
    isCalledOff(said, heard) ||
    (said.every((text) => weak.test(text)) && !has(heard, 'req'))
  );
}

/** One for each of the people that are named. */
type Waiting = { attendeeIds?: string[]; studentId?: string | null };
const isOneEach = (items: Entity[], mine: Waiting[]): boolean => {
  const people = peopleOf(items);
  return (
    people.length > 1 &&
    mine.length === people.length &&
    people.every(
      ({ named }) =>
        mine.filter(({ attendeeIds, studentId }) =>
          named.some(({ id }) => studentId === id || attendeeIds?.includes(id)),
        ).length === 1,
    )
  );
};

const isMany = (heard: Interpretation): boolean =>
  has(heard, 'all') ||
  has(heard, 'scope', 'all') ||
  words(heard, 'noun', 'student').some(({ from, to }) =>
    /^(?:every|כולם)/.test(heard.normal.text.slice(from, to)),
  );

/** How far ahead a series is compared. */
const compared = 13 * 7 * 1440;

/** Those that fall on nothing in the calendar and on none of each other: which of two is to give way is not guessed. */
function withoutConflict(among: Lesson[], world: IndexedWorld): Set<Lesson> {
  const moments = among
    .flatMap((lesson) => {
      const start = minutesOf(lesson.start);
      return slotsBetween(lesson, start, start + compared).map((from) => ({
        lesson,
        from,
        to: from + lesson.minutes,
      }));
    })
    .sort((a, b) => a.from - b.from);
  const clear = new Set(among);
  let last = moments[0];
  for (const moment of moments) {
    if (last !== undefined && last !== moment && moment.from < last.to) {
      clear.delete(moment.lesson);
      clear.delete(last.lesson);
    }
    if (last === undefined || moment.to > last.to) last = moment;
    if (!clear.has(moment.lesson)) continue;
    const start = wallAt(moment.from);
    if (world.heldBetween(addMinutes(start, -720), wallAt(moment.to)).some(({ end }) => end > start))
      clear.delete(moment.lesson);
  }
  return clear;
}

const reason = /[,;.] ?(?:כי|יש לי|יש לנו|because|since i|as i|i have|i've|i am|i'm)(?![A-Za-zÀ-ӿא-ي])/u;

/** "No to Itay, I have Dana then": who is named in the reason is not meant. */
function beforeReason(draft: Draft, { normal }: Interpretation, items: Entity[]): Entity[] {
  const from = reason.exec(normal.text)?.index ?? Infinity;
  const told = items.filter((item) => item.from > from);
  const isBefore = items.some((item) => item.from < from && item.kind === 'person');
  if (!isBefore || told.length === 0) return items;
  mark(draft, 'details', told, 'who');
  return items.filter((item) => item.from < from);
}

export function giveVerdict(
  draft: Draft,
  heard: Interpretation,
  all: Entity[],
  world: IndexedWorld,
  kind: Kind,
): Lesson | null {
  const items = beforeReason(draft, heard, all);
  const meant = meantBy(heard, items, world);
  const out = items.filter(({ role }) => role === 'except');
  const kept = items.filter((item) => !out.includes(item));
  markChosen(draft, 'items', out);
  const left = out.map((one) => meantBy(heard, [{ ...one, role: null }], world));
  const mine: (Lesson | JoinRequest)[] = (kind === 'pending' ? meant.pendings : meant.requests).filter(
    ({ id }) =>
      !left.some(({ pendings, requests }) => [...pendings, ...requests].some((one) => one.id === id)),
  );
  const others = kind === 'pending' ? meant.requests : meant.pendings;
  const among = waitingLessons(world, standingsOf(world, heard));
  let chosen: Lesson | null = null;
  if ((isMany(heard) || isOneEach(kept, mine)) && draft.given[kind] === undefined) {
    markChosen(draft, 'items', items);
    const clear = has(heard, 'req', 'clean') ? withoutConflict(among, world) : null;
    const clean = clear === null ? mine : mine.filter((one) => clear.has(one as Lesson));
    if (clean.length > 0) draft.slots['items'] = clean.map(({ id }) => ({ [kind]: id }));
    else ask(draft, kind, inWords(world, 'None of them match that.', 'אין כאלה.'), []);
  } else if (kind === 'pending') chosen = aPending(draft, kept, among, world);
  else aRequest(draft, kept, openRequests(world), world);
  aNotify(draft);
  // "Approve all but Yael", who does not ask to join: those who do may not be meant.
  if (kind === 'request' && out.length > 0 && left.every(({ requests }) => requests.length === 0))
    draft.doubts.push('except');
  // "Accept Tom from April", "Tom can't join yet": from when, which nothing keeps.
  if (
    kind === 'request' &&
    (/\b(?:yet|until|till|before|for now)\b|(?<![A-Za-zÀ-ӿא-ي])(?:עדיין|עוד לא|עד|לפני|בינתיים)(?![A-Za-zÀ-ӿא-ي])/u.test(
      heard.normal.text,
    ) ||
      items.some(
        (item) =>
          item.kind === 'time' &&
          item.time.kind === 'interval' &&
          item.time.start !== undefined &&
          item.time.start > world.now,
      ))
  )
    draft.doubts.push('when');
  // "אין מקום בקבוצה" may be told of nobody.
  if (
    kind === 'request' &&
    peopleOf(kept).length === 0 &&
    verbTexts(heard).some((one) => /^אין|^no (?:room|space|place)/.test(one))
  )
    draft.doubts.push('who');
  // "Decline Yael and Tom", who wait for different things: neither is dropped.
  if (
    kept.filter((item) => item.kind === 'person').length > 1 &&
    mine.length > 0 &&
    others.length > 0 &&
    draft.given['command'] === undefined
  )
    draft.doubts.push('both');
  // "Say no to Tom and yes to Yael": one verdict would be dropped.
  if (/\bno to\b.*\byes to\b|\byes to\b.*\bno to\b| לא ל.* ו?כן ל| כן ל.* ו?לא ל/.test(heard.normal.text))
    draft.doubts.push('both');
  // Several on the other side: the one on this side is no surer for being alone.
  if (
    meant.of === 'both' &&
    others.length > 1 &&
    draft.given['command'] === undefined &&
    draft.given[kind] === undefined
  )
    ask(draft, kind, inWords(world, 'Which one do you mean?', 'לאיזה מהם התכוונת?'), []);
  return chosen;
}

export function idsOf(slots: Record<string, unknown>, kind: Kind): string[] {
  const items = slots['items'] as Record<string, string>[] | undefined;
  const one = slots[kind];
  return items?.flatMap((item) => item[kind] ?? []) ?? (typeof one === 'string' ? [one] : []);
}

/** "quietly", "and tell her" go with whatever is sent. */
export const told = ({ notify }: Record<string, unknown>): { notify?: 'tell' | 'quiet' } =>
  notify === 'tell' || notify === 'quiet' ? { notify } : {};
