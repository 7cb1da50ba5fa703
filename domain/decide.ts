/**
 * Decides a list of steps as one change: each step sees the rows of the earlier ones, collisions are judged once,
 * over the rows after all of them. The client drives it with `fromWorld` for the preview, the server with `fromStore`.
 */
import type { Id } from './basics/ids.ts';
import { isRefusal, refuse, type Refusal } from './basics/refusal.ts';
import { checkArgs } from './basics/wire.ts';
import { toWall } from './basics/zones.ts';
import { firstMoment } from './calendar/firstMoment.ts';
import { nearestFree } from './calendar/freeSlots.ts';
import { judgeClashes, type Clash, type Judged } from './calendar/judgeClashes.ts';
import { onePerPerson } from './calendar/meetingNotices.ts';
import { need, type Gathering, type MeetingWithOccurrences } from './facts.ts';
import type { Notice } from './notices/notice.ts';
import type { Address, Change, KeptLesson, Means, Operation } from './operation.ts';
import { operations, type Step } from './operations.ts';
import { meetingOver, over } from './overlay.ts';
import type { Actor, Teacher } from './people/people.ts';
import { mergeChanges, rowKey, type RowChange } from './rows.ts';

export type Outcome = { about: Id[] };

export type Decided = {
  outcomes: Outcome[];
  /** One change a row: the first before, the last after. */
  rows: RowChange[];
  tell: Notice[];
  /** Clashes that the teacher insisted on. */
  clashes: Clash[];
  /** Exceptions of a series that stay, for the card to name. */
  kept: KeptLesson[];
};

/** A clash is refused with the rows that clash, so that the preview can draw them; other refusals have none. */
export type Refused = {
  refused: { step: number; refusal: Refusal };
  rows: RowChange[];
  clashes: Clash[];
  kept: KeptLesson[];
};

export type Decision = Decided | Refused;

export const isRefused = (decision: Decision): decision is Refused => 'refused' in decision;

export function* decide(steps: readonly Step[], actor: Actor, means: Means): Gathering<Decision> {
  const changes: Change[] = [];
  let rows: RowChange[] = [];
  for (const [i, step] of steps.entries()) {
    const followed = (address: Address): Address =>
      changes.reduce((at, each) => each.follow?.(at) ?? at, address);
    const change = yield* decideStep(
      operations[step.name] as AnyOperation,
      step.args,
      { rows, followed },
      actor,
      means,
    );
    if (isRefusal(change)) return { refused: { step: i, refusal: change }, rows: [], clashes: [], kept: [] };
    changes.push(change);
    rows = mergeChanges([...rows, ...change.rows]);
  }
  const outcomes = changes.map(({ about }) => ({ about }));
  const kept = changes.flatMap((each) => each.kept ?? []);
  const judged = yield* judge(rows, actor, means);
  const clashes = judged.found.map(({ clash }) => clash);
  const refused = judged.found.filter((each) => !isAllowed(each, steps, changes));
  const first = refused[0];
  if (first && judged.teacher) {
    const refusal = yield* clashRefusal(refused, judged, judged.teacher, means);
    return { refused: { step: stepOf(first, changes), refusal }, rows, clashes, kept };
  }
  rows = markInsisted(rows, judged.found, steps, changes);
  return { outcomes, rows, tell: onePerPerson(changes.flatMap(({ tell }) => tell)), clashes, kept };
}

// Each step's operation and arguments belong together by name, which a list of steps cannot show.
type AnyOperation = Operation<string, unknown, unknown>;

type Earlier = { rows: readonly RowChange[]; followed(address: Address): Address };

function* decideStep(
  operation: AnyOperation,
  said: unknown,
  { rows, followed }: Earlier,
  actor: Actor,
  means: Means,
): Gathering<Change | Refusal> {
  const checked = checkArgs(operation.args, said);
  if (isRefusal(checked)) return checked;
  const args = operation.readdress?.(checked, followed) ?? checked;
  const facts = yield* over(operation.facts(args, actor), rows);
  if (isRefusal(facts)) return facts;
  return operation.may(actor, facts, args) ?? operation.change(args, facts, means);
}

type Judgement = { found: Judged[]; schedule: MeetingWithOccurrences[]; teacher: Teacher | null };

function* judge(rows: readonly RowChange[], actor: Actor, means: Means): Gathering<Judgement> {
  const ids = new Set(
    rows
      .flatMap(({ before, after }) => [before, after])
      .flatMap((row) => (row ? [row.kind === 'meeting' ? row.id : row.meetingId] : [])),
  );
  const touched: MeetingWithOccurrences[] = [];
  for (const id of ids) {
    const held = yield* meetingOver(actor.id, id, rows);
    if (held) touched.push(held);
  }
  if (touched.every(({ meeting }) => meeting.removedMs !== null))
    return { found: [], schedule: [], teacher: null };
  const teacher = yield* need('teacher', { teacherId: actor.id });
  if (!teacher) return { found: [], schedule: [], teacher };
  const from = toWall(Math.min(means.nowMs, ...touched.map(firstMoment)) - 86_400_000, teacher.zone);
  const schedule = yield* over(need('schedule', { teacherId: actor.id, from, until: null }), rows);
  return { found: judgeClashes(touched, schedule, rows, teacher.zone), schedule, teacher };
}

/** The teacher alone may insist; and what was accepted before a change may stand again when it is undone. */
function isAllowed(judged: Judged, steps: readonly Step[], changes: readonly Change[]): boolean {
  const step = steps[stepOf(judged, changes)];
  if (!step) return false;
  const { mine, other } = judged.overlap;
  if (step.name === 'undoChange') return mine.insisted || other.insisted;
  return 'insist' in step.args && step.args.insist === true;
}

/** The last step that wrote the lesson which clashes, or the series it belongs to. */
function stepOf({ overlap: { mine } }: Judged, changes: readonly Change[]): number {
  const keys = new Set([rowKey(mine.meeting), ...(mine.occurrence ? [rowKey(mine.occurrence)] : [])]);
  const step = changes.findLastIndex(({ rows }) =>
    rows.some(({ before, after }) =>
      [before, after].some(
        (row) =>
          row !== null &&
          (keys.has(rowKey(row)) ||
            (row.kind === 'occurrence' && row.meetingId === mine.meeting.id && row.slot === mine.slot)),
      ),
    ),
  );
  return Math.max(0, step);
}

/** "Anyway" is written where it was needed: in one of the two rows that overlap, the lesson's own before its series'. */
function markInsisted(
  rows: readonly RowChange[],
  found: readonly Judged[],
  steps: readonly Step[],
  changes: readonly Change[],
): RowChange[] {
  const written = new Set(rows.flatMap(({ after }) => (after ? [rowKey(after)] : [])));
  const marked = new Set<string>();
  for (const each of found) {
    if (steps[stepOf(each, changes)]?.name === 'undoChange') continue;
    const { mine, other } = each.overlap;
    const candidates = [mine.occurrence, other.occurrence, mine.meeting, other.meeting];
    const row = candidates.find((candidate) => candidate !== null && written.has(rowKey(candidate)));
    if (row) marked.add(rowKey(row));
  }
  return rows.map((change) => {
    const { after } = change;
    if (!after || !marked.has(rowKey(after))) return change;
    if (after.kind === 'meeting') return { ...change, after: { ...after, insisted: true } };
    return { ...change, after: { ...after, own: { ...after.own, insisted: true } } };
  });
}

function* clashRefusal(
  refused: readonly Judged[],
  { schedule }: Judgement,
  teacher: Teacher,
  means: Means,
): Gathering<Refusal> {
  const shown = refused.slice(0, 20);
  const ids = [...new Set(shown.flatMap(({ clash }) => clash.studentIds))];
  const students = ids.length > 0 ? yield* need('students', { teacherId: teacher.id, ids }) : [];
  const names = new Map(students.map(({ id, name }) => [id, name]));
  const first = refused[0];
  const free = first
    ? nearestFree(
        { schedule: schedule.filter(({ meeting }) => meeting.id !== first.overlap.mine.meeting.id), teacher },
        {
          minutes: first.overlap.mine.minutes,
          around: first.clash.mine.start,
          notBefore: toWall(means.nowMs, teacher.zone),
        },
      )
    : [];
  return refuse('CLASH', 'input.start', {
    clashes: shown.map(({ clash: { studentIds, meetingId, start, end, summary, subject, mine } }) => ({
      meetingId,
      start,
      end,
      summary,
      subject,
      with: studentIds.flatMap((id) => names.get(id) ?? []),
      mine: { start: mine.start, end: mine.end },
    })),
    count: refused.length,
    free,
  });
}
