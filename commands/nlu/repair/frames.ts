/**
 * What is told in words of its own: whom and when it names, and whether it denies, say what may be meant. It is read as that action alone,
 * of what it names, and is always asked about; a question is answered from what is there.
 */
import type { IndexedWorld } from '../../world/indexWorld.ts';
import * as hints from '../../grammar/en/hints.ts';
import { ofPart } from '../../grammar/otherThings.ts';
import { spokenIn } from '../../grammar/spokenIn.ts';
import { isOpen } from '../../grammar/reasons.ts';
import { isWhole } from './afterReason.ts';
import type { CommandId, Plan, Slots } from '../../kernel/plan.ts';
import type { EntityCandidate, AnnotatedText } from '../../kernel/annotatedText.ts';
import { lostWords } from '../parse/framed.ts';
import { readOne, type ReadOne } from '../parse/readOne.ts';

type Frame = [CommandId, string];

/** Somebody who asks to join. */
const joins = (
  one: EntityCandidate & { kind: 'person' | 'subject' },
  { joinRequests }: IndexedWorld,
): boolean => one.named.some(({ id }) => joinRequests.some((row) => row['studentId'] === id));

const question = ({ normal: { text }, readings }: AnnotatedText, world: IndexedWorld): Frame[] => {
  if (hints.asksHowMany.test(text)) return [['lesson.count', 'how many lessons']];
  if (hints.asksWhether.test(text)) return [];
  if (hints.isAsked.test(text))
    return readings.some((one) => one.kind === 'person' && one.fit === 'exact' && joins(one, world))
      ? [['request.show', 'show join requests']]
      : [['pending.show', 'show pending requests']];
  // "Is there room in the group" asks for no hour.
  if (hints.isFree.test(text) && /\bgroup\b/.test(text)) return [];
  if (hints.isFree.test(text))
    return [['schedule.free', world.role === 'teacher' ? 'when am i free' : 'when is free']];
  // Whether something is so is answered by who understands the question.
  if (widest(readings).length === 0 || hints.asksOfOne.test(text)) return [];
  return [['schedule.show', 'what do i have']];
};

/** A time that stands by itself, and not within a longer one. */
const widest = (readings: EntityCandidate[]): EntityCandidate[] =>
  readings.filter(
    (one) =>
      one.kind === 'time' &&
      one.time.kind !== 'duration' &&
      !readings.some(
        (other) =>
          other !== one &&
          other.kind === 'time' &&
          other.from <= one.from &&
          other.to >= one.to &&
          other.to - other.from > one.to - one.from,
      ),
  );

/** What is taught, or that it is a lesson at all: a new one is spoken of as such. */
const isLesson = (one: EntityCandidate): boolean =>
  (one.kind === 'subject' && one.fit === 'exact') ||
  (one.kind === 'word' && one.sense === 'noun' && one.value !== 'group');

/** What a teacher may mean who names nobody: the whole of a day, or hours to close. */
const ofNobody = (text: string): Frame[] =>
  hints.everyone.test(text) && hints.clears.test(text)
    ? [['day.clear', 'cancel everything']]
    : hints.closes.test(text)
      ? [['time.block', 'block']]
      : [];

/** A yes or a no to who waits for one. */
function verdicts(
  text: string,
  ids: ReadonlySet<string>,
  isTimed: boolean,
  world: IndexedWorld,
): Frame[] | null {
  const isRefused = hints.refuses.test(text);
  if (world.joinRequests.some((row) => ids.has(String(row['studentId']))))
    return isRefused
      ? [['request.reject', 'reject']]
      : hints.agrees.test(text)
        ? [['request.approve', 'accept']]
        : [];
  if (!world.pendings.some(({ attendeeIds }) => attendeeIds.some((id) => ids.has(id)))) return null;
  const list: Frame[] = isTimed && hints.instead.test(text) ? [['pending.decline', 'offer… instead']] : [];
  if (isRefused && (isTimed || text.includes('request')))
    list.push(['pending.decline', 'decline the request of']);
  else if (hints.agrees.test(text)) list.push(['pending.approve', 'approve the request of']);
  return list;
}

function orders({ normal: { text }, readings }: AnnotatedText, world: IndexedWorld): Frame[] {
  if (ofPart.test(text)) return [];
  const isTeacher = world.role === 'teacher';
  const ids = new Set(
    readings.flatMap((one) =>
      one.kind === 'person' && one.fit === 'exact' ? one.named.map(({ id }) => id) : [],
    ),
  );
  const has = (sense: string, value?: string) =>
    readings.some(
      (one) => one.kind === 'word' && one.sense === sense && (value === undefined || one.value === value),
    );
  const times = widest(readings);
  const hasClock = times.some((one) => one.kind === 'time' && 'clock' in one.time);
  const list = (isTeacher && verdicts(text, ids, times.length > 0, world)) || [];
  const isGroup = has('noun', 'group');
  if (isGroup && !hasClock && (ids.size > 0 || !isTeacher)) {
    if (hints.leaves.test(text))
      list.push(isTeacher ? ['meeting.attendees', 'remove'] : ['meeting.leave', 'leave']);
    else if (hints.joins.test(text))
      list.push(isTeacher ? ['meeting.attendees', 'add'] : ['request.add', 'join']);
  }
  if (isTeacher) {
    if (ids.size === 0 && !isGroup && !readings.some(({ kind }) => kind === 'subject'))
      return times.length > 0 ? [...list, ...ofNobody(text)] : list;
    if (readings.some(({ kind }) => kind === 'money')) return [...list, ['meeting.price', 'charge']];
    if (has('place') && !hints.isGone.test(text)) list.push(['meeting.place', 'do']);
    if (!hasClock && readings.some((one) => one.kind === 'time' && one.time.kind === 'duration'))
      list.push(['meeting.resize', hints.isMore.test(text) ? 'extend' : 'make']);
  }
  if (times.length === 0) return list;
  const isNo = hints.denies.test(text) || has('reason');
  if (isNo && times.length === 1) return [...list, ['meeting.cancel', 'cancel']];
  // "Noam's lesson is at 6": of the one there is.
  const isNew =
    !isNo && hasClock && readings.some(isLesson) && !/^[A-Za-zÀ-ӿא-ي]+'s (?:lesson|class)/u.test(text);
  if (isNew && times.length === 1 && !hints.instead.test(text))
    list.push(isTeacher ? ['meeting.add', 'book'] : ['meeting.request', 'book']);
  if (hasClock || times.length > 1) list.push(['meeting.move', 'move']);
  if (isNo) list.push(['meeting.cancel', 'cancel']);
  return list;
}

/** A second lesson on a day is not what is meant of one who comes then anyway. */
const isHeld = ({ slots: { start, students } }: Plan, world: IndexedWorld): boolean =>
  typeof start === 'string' &&
  Array.isArray(students) &&
  world
    .heldBetween(`${start.slice(0, 10)}T00:00`, `${start.slice(0, 10)}T23:59`)
    .some(({ lesson }) => students.some((id) => lesson.attendeeIds.includes(id)));

const isOver = ({ slots: { occurrence } }: Plan, { now }: IndexedWorld): boolean =>
  typeof occurrence === 'string' && occurrence < now;

const isOfTime = (word: string, { normal: { text }, readings }: AnnotatedText): boolean =>
  widest(readings).some(({ from, to }) => text.slice(from, to).split(' ').includes(word.toLowerCase()));

/** So many words may be the speaker's own. */
const mostOwn = 4;

const isAtHour =
  /^השיעור (?:של|עם) [A-Za-zÀ-ӿא-ي]+ (?:[^,;?]{0,20} )?ב-?(?:\d{1,2}(?::\d\d)?|אחת|שתיים|שלוש|ארבע|חמש|שש|שבע|שמונה|תשע|עשר)$/u;

const isOwn = ({ tokens, readings }: AnnotatedText): number =>
  tokens.filter(
    ({ kind, from, to }) =>
      kind === 'latin' && !readings.some((one) => one.from <= from && one.to >= to && one.cost < 2),
  ).length;

const allHints = Object.values(hints);

/** Nothing of the sentence that the frame leaves out goes in silence. */
export function frame(one: ReadOne, text: string, world: IndexedWorld, given?: Slots): Plan | null {
  const plan = inFrame(one, text, world, given);
  if (plan === null) return null;
  const lost = lostWords(one.said, allHints);
  return { ...plan, unread: [...new Set([...lost, ...plan.unread])] };
}

function inFrame(
  { plan, hearing, said }: ReadOne,
  text: string,
  world: IndexedWorld,
  given?: Slots,
): Plan | null {
  if (plan.status !== 'unknown' || hearing !== null || given !== undefined) return null;
  const { normal } = said;
  if (spokenIn(normal.text).includes('he')) {
    // "השיעור של נועם ב-6", of the one there is.
    if (world.role !== 'teacher' || !isAtHour.test(normal.text)) return null;
    const own = readOne(text, world, {
      command: 'meeting.move',
      frame: 'יהיה',
    }).plan;
    return own.status === 'ask' && isWhole(own) ? own : null;
  }
  const isQuestion = hints.asks.test(normal.text);
  if (
    isQuestion
      ? hints.isNoQuestion.test(normal.text)
      : isOpen.test(normal.text) || hints.isNoOrder.test(normal.text)
  )
    return null;
  if (isOwn(said) > mostOwn) return null;
  const isPolite = hints.asksNicely.test(normal.text);
  for (const [command, verb] of isQuestion && !isPolite ? question(said, world) : orders(said, world)) {
    const own = readOne(text, world, { command, frame: verb }).plan;
    if (own.command === null) continue;
    if (isQuestion && !isPolite) {
      if (own.status === 'ready' && (command === 'pending.show' || Object.keys(own.slots).length > 0))
        return own;
    } else if (
      own.status === 'ask' &&
      (own.ask?.slot === 'sure' || own.ask?.slot === 'scope') &&
      (isWhole(own) || command === 'time.block') &&
      !(command === 'meeting.add' && isHeld(own, world)) &&
      // What was is not called off.
      !(command === 'meeting.cancel' && isOver(own, world)) &&
      // "Thursday after 7 is closed", of which Thursday was lost, is of another day.
      !own.unread.some((word) => isOfTime(word, said))
    )
      return own;
  }
  return null;
}
