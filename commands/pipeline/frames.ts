/**
 * What is told in words of its own: whom and when it names, and whether it denies, say what may be meant. It is read as that deed alone,
 * of what it names, and is always asked about; a question is answered from what is there.
 */
import type { IndexedWorld } from '../indexWorld.ts';
import { spokenIn } from '../languages/spokenIn.ts';
import { isOpen, isWhole } from './afterReason.ts';
import type { CommandId, Plan, Slots } from './plan.ts';
import type { Reading, Said } from './read.ts';
import { readOne, type ReadOne } from './readOne.ts';

const denies =
  /\b(?:can't|won't|isn't|aren't|cancel\w*|skip\w*|miss(?:es|ing)?|stop\w*|quit\w*|absent|sick|ill|unwell|away|abroad|flu|fever|scrap)\b/;
const refuses =
  /\b(?:no|not|can't|won't|isn't|doesn't|full|packed|reject|decline|refuse|sorry|has to wait)\b/;
const agrees =
  /\b(?:yes|ok|okay|fine|good|great|works?|approve\w*|accept\w*|sure|agreed?|happy|welcome|confirm\w*|thumbs up|go for|go ahead|give|seat)\b/;
/** What was, what somebody thinks or only might do orders nothing. */
const isNoOrder =
  /\b(?:was|were|did|had|came|called|went|thought|thinks?|hopes?|wonder|already|might|never|always|usually|maybe|perhaps|almost|nearly|wish|missed|would have|told|said|says|glad|remember|forgot|believe|guess|know|doubt|dream\w*|kidding|joking|moving|(?:exam|test|concert|party|birthday) is|late|leave|need to|nothing|payment|paid|can't wait|change)\b|\b(?:do|did|has|have|was)n't\b|\bnot (?:to|going)\b/;
const asks =
  /^(?:(?:so|and|hey|hi|ok|please|pls|um),? )*(?:wh(?:at|en|o|ose|ich|ere)|how|is|are|am|do|does|has|have|any\w*|will|can|could|show|list|(?:tell|give|read) me)\b|\?/;
const isNoQuestion = /\b(?:if|should|why|how do|how can|how to|how come|suppose|would|possible that)\b/;

const isFree =
  /\b(?:free|open|openings?|available|availability|room|slots?|gaps?|space|times?|squeeze|fit)\b/;
const isAsked =
  /\b(?:requests?|ask|asked|asking|approve|answer|answered|answers|waiting|pending|reply|replied)\b/;

type Frame = [CommandId, string];

const question = ({ normal: { text }, readings }: Said, world: IndexedWorld): Frame[] => {
  if (/\bhow (?:many|often)\b/.test(text)) return [['lesson.count', 'how many lessons']];
  if (/^what an?\b|\b(?:cancell?ed|ok|okay|fine|miss)\b/.test(text)) return [];
  if (isAsked.test(text)) return [['pending.show', 'show pending requests']];
  if (isFree.test(text))
    return [['schedule.free', world.role === 'teacher' ? 'when am i free' : 'when is free']];
  // Whether something is so is answered by who understands the question.
  if (widest(readings).length === 0 || /^(?:is|are|am|has|have|was)\b/.test(text)) return [];
  return [['schedule.show', 'what do i have']];
};

/** A time that stands by itself, and not within a longer one. */
const widest = (readings: Reading[]): Reading[] =>
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

const instead = /\b(?:instead|rather|better|offer|suggest|propose)\b/;
/** What is taught, or that it is a lesson at all: a new one is spoken of as such. */
const isLesson = (one: Reading): boolean =>
  (one.kind === 'subject' && one.fit === 'exact') ||
  (one.kind === 'word' && one.sense === 'noun' && one.value !== 'group');

const everyone = /\b(?:everybody|everyone|everything|all|whole)\b/;
const clears = /\b(?:cancel\w*|clear|wipe|shut|call|drop|off)\b/;
const closes = /\b(?:closed?|block\w*|unavailable|busy|break|keep|off|away|off limits|hold)\b/;
const joins = /\b(?:add|joins?|joining|into|in|along|part|comes?|with)\b/;
const leaves = /\b(?:quit\w*|leav\w+|enough|done|out|stop\w*|drop\w*|remove)\b/;

/** What a teacher may mean who names nobody: the whole of a day, or hours to close. */
const ofNobody = (text: string): Frame[] =>
  everyone.test(text) && clears.test(text)
    ? [['day.clear', 'cancel everything']]
    : closes.test(text)
      ? [['time.block', 'block']]
      : [];

/** A yes or a no to who waits for one. */
function verdicts(
  text: string,
  ids: ReadonlySet<string>,
  isTimed: boolean,
  world: IndexedWorld,
): Frame[] | null {
  const isRefused = refuses.test(text);
  if (world.joinRequests.some((row) => ids.has(String(row['studentId']))))
    return isRefused
      ? [['request.reject', 'reject']]
      : agrees.test(text)
        ? [['request.approve', 'accept']]
        : [];
  if (!world.pendings.some(({ attendeeIds }) => attendeeIds.some((id) => ids.has(id)))) return null;
  const list: Frame[] = isTimed && instead.test(text) ? [['pending.decline', 'offer… instead']] : [];
  if (isRefused && (isTimed || text.includes('request')))
    list.push(['pending.decline', 'decline the request of']);
  else if (agrees.test(text)) list.push(['pending.approve', 'approve the request of']);
  return list;
}

function orders({ normal: { text }, readings }: Said, world: IndexedWorld): Frame[] {
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
    if (leaves.test(text))
      list.push(isTeacher ? ['meeting.attendees', 'remove'] : ['meeting.leave', 'leave']);
    else if (joins.test(text)) list.push(isTeacher ? ['meeting.attendees', 'add'] : ['request.add', 'join']);
  }
  if (isTeacher) {
    if (ids.size === 0 && !isGroup && !readings.some(({ kind }) => kind === 'subject'))
      return times.length > 0 ? [...list, ...ofNobody(text)] : list;
    if (readings.some(({ kind }) => kind === 'money')) return [...list, ['meeting.price', 'charge']];
    if (has('place') && !/\b(?:off|no longer|stop\w*)\b/.test(text)) list.push(['meeting.place', 'do']);
    if (!hasClock && readings.some((one) => one.kind === 'time' && one.time.kind === 'duration'))
      list.push(['meeting.resize', /\b(?:more|extra|longer|another)\b/.test(text) ? 'extend' : 'make']);
  }
  if (times.length === 0) return list;
  const isNo = denies.test(text) || has('reason');
  if (isNo && times.length === 1) return [...list, ['meeting.cancel', 'cancel']];
  const isNew = !isNo && hasClock && readings.some(isLesson);
  if (isNew && times.length === 1 && !instead.test(text))
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

/** So many words may be the speaker's own. */
const mostOwn = 4;

const isOwn = ({ tokens, readings }: Said): number =>
  tokens.filter(
    ({ kind, from, to }) =>
      kind === 'latin' && !readings.some((one) => one.from <= from && one.to >= to && one.cost < 2),
  ).length;

export function frame(
  { plan, hearing, said }: ReadOne,
  text: string,
  world: IndexedWorld,
  given?: Slots,
): Plan | null {
  if (plan.status !== 'unknown' || hearing !== null || given !== undefined) return null;
  const { normal } = said;
  if (spokenIn(normal.text).includes('he')) return null;
  const isQuestion = asks.test(normal.text);
  if (isQuestion ? isNoQuestion.test(normal.text) : isOpen.test(normal.text) || isNoOrder.test(normal.text))
    return null;
  if (isOwn(said) > mostOwn) return null;
  const isPolite = /^(?:please |pls |hi |hey |so )*(?:can|could)\b/.test(normal.text);
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
      !(command === 'meeting.add' && isHeld(own, world))
    )
      return own;
  }
  return null;
}
