/**
 * Decides a list of steps as one change: each step sees the rows of the earlier ones, collisions are judged once,
 * over the rows after all of them. The client drives it with `fromWorld` for the preview, the server with `fromStore`.
 */
import type { Id } from './basics/ids.ts';
import { isRefusal, type Refusal } from './basics/refusal.ts';
import { checkArgs } from './basics/wire.ts';
import { mostConflicts, type Conflict } from './calendar/conflicts/judgeConflicts.ts';
import { lessonsInside } from './calendar/conflicts/lessonsInside.ts';
import { warningsOf, type Warning } from './calendar/conflicts/warnings.ts';
import { onePerPerson } from './calendar/meetingNotices.ts';
import { conflictRefusal, isAllowed, judge, markInsisted, stepOf } from './conflicting.ts';
import type { Gathering } from './kernel/facts.ts';
import type { Notice } from './notices/notice.ts';
import type { Address, Attendance, Change, KeptLesson, Means, Operation } from './kernel/operation.ts';
import { giveDiscounts } from './money/giveDiscounts.ts';
import { operations, type Step } from './operations.ts';
import { over } from './entities/overlay.ts';
import { overdraft } from './money/overdraft.ts';
import type { Actor } from './kernel/actor.ts';
import { offerPlaces } from './requests/offerPlaces.ts';
import type { RowChange } from './kernel/rows.ts';
import { mergeChanges } from './entities/rowChanges.ts';

type Outcome = { about: Id[]; attendance?: Attendance };

export type Decided = {
  outcomes: Outcome[];
  /** One change a row: the first before, the last after. */
  rows: RowChange[];
  tell: Notice[];
  /** Conflicts that the teacher insisted on. */
  conflicts: Conflict[];
  /** Exceptions of a series that stay, for the card to name. */
  kept: KeptLesson[];
  /** Lessons that stand in hours which this closes; they stay, and the card names them. */
  inside: Conflict[];
  /** What the teacher may want to know; nothing of it is refused. */
  warnings: Warning[];
};

/** A conflict is refused with the rows that conflict, so that the preview can draw them; other refusals have none. */
export type Refused = {
  refused: { step: number; refusal: Refusal };
  rows: RowChange[];
  conflicts: Conflict[];
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
    if (isRefusal(change))
      return { refused: { step: i, refusal: change }, rows: [], conflicts: [], kept: [] };
    changes.push(change);
    rows = mergeChanges([...rows, ...change.rows]);
  }
  const places = yield* over(offerPlaces(rows, actor, means), rows);
  rows = mergeChanges([...rows, ...places.rows]);
  const given = yield* over(giveDiscounts(rows, actor, means), rows);
  if (isRefusal(given))
    return { refused: { step: steps.length - 1, refusal: given }, rows: [], conflicts: [], kept: [] };
  rows = given;
  const outcomes = changes.map(({ about, attendance }) => ({ about, ...(attendance && { attendance }) }));
  const kept = changes.flatMap((each) => each.kept ?? []);
  const judged = yield* over(judge(rows, actor, means), rows);
  const conflicts = judged.conflicts.slice(0, mostConflicts).map(({ conflict }) => conflict);
  const refused = judged.conflicts.filter((each) => !isAllowed(each, steps, changes));
  const [first] = refused;
  if (first && judged.teacher) {
    const refusal = yield* conflictRefusal(refused, judged, judged.teacher, means, actor.role === 'teacher');
    return { refused: { step: stepOf(first, changes), refusal }, rows, conflicts, kept };
  }
  const overdrawn = yield* over(overdraft(rows, actor, means.nowMs), rows);
  if (overdrawn)
    return { refused: { step: steps.length - 1, refusal: overdrawn }, rows: [], conflicts: [], kept: [] };
  const tell = onePerPerson([...changes.flatMap((change) => change.tell), ...places.tell]);
  const inside = yield* over(lessonsInside(rows, actor, means), rows);
  const warnings = judged.teacher
    ? yield* warningsOf(judged.touched, rows, judged.teacher, actor, means)
    : [];
  return { outcomes, rows: markInsisted(rows, judged), tell, conflicts, kept, inside, warnings };
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
  const change = operation.authorize?.(actor, facts, args) ?? operation.change(args, facts, means);
  if (!isRefusal(change)) checkWritten(operation, change);
  return change;
}

/** What the payload carries and what a tab asks for again go by `writes`: a row beside it would be seen too late. */
function checkWritten({ name, writes }: AnyOperation, { rows }: Change): void {
  if (writes === 'any') return;
  for (const { before, after } of rows) {
    const kind = (after ?? before)?.kind;
    const declared = kind === 'occurrence' ? 'meeting' : kind;
    if (declared && !writes.includes(declared))
      throw new Error(`${name} does not declare that it writes ${kind}`);
  }
}
