/** What a step of a document came to; the payload of its GraphQL field. */
import type { Id } from '../../domain/basics/ids.ts';
import { refuse, type Refusal } from '../../domain/basics/refusal.ts';
import type { Attendance } from '../../domain/operation.ts';
import type { Warning } from '../../domain/calendar/warnings.ts';
import type { WireMeeting } from '../../domain/calendar/wireMeeting.ts';
import type { Parent } from '../people/parent.ts';
import { nameOf, shownKinds, type NameOf, type ShownKind, type WireOf } from '../rowKinds.ts';

/** The row that the step speaks of under its kind's name, and every row that the document wrote under the plural. */
export type Outcome = OutcomeRows & {
  /** 'ok', or the refusal's code. */
  status: string;
  refusal: { code: string; field: string | null; params: string | null } | null;
  changeId: Id | null;
  warnings: WireWarning[] | null;
  /** What a cancellation came to. */
  late: boolean | null;
  badCancels: number | null;
  badCancelsAllowed: number | null;
  blocked: boolean | null;
};

type OutcomeRows = {
  meeting: WireMeeting | null;
  meetings: WireMeeting[] | null;
  parent: Parent | null;
  /** The child that is spoken of. */
  studentId: Id | null;
} & {
  [Kind in ShownKind as NameOf<Kind>]: WireOf<Kind> | null;
} & { [Kind in ShownKind as `${NameOf<Kind>}s`]: WireOf<Kind>[] | null };

/** Of a decision (domain/calendar/warnings.ts), in milliseconds. */
type WireWarning = Pick<Warning, 'kind' | 'meetingId' | 'count' | 'studentId'> & {
  start: string;
  end: string;
};

/** By response key. */
export type Outcomes = Map<string, Outcome>;

/** All rows that a document wrote, in the form of the wire. */
export type Written = { meetings: WireMeeting[]; parents?: Parent[] } & {
  [Kind in ShownKind as `${NameOf<Kind>}s`]?: WireOf<Kind>[];
};

/** Written down with the request, so that the same request gets the same answer. */
export type Done = Written & {
  /** null where all was so already. */
  changeId: Id | null;
  warnings?: WireWarning[];
  /** In the order of the steps; about: the row that the step speaks of first. */
  steps: { key: string; about: Id | null; attendance?: Attendance }[];
};

export function outcomesOf(done: Done): Outcomes {
  return new Map(
    done.steps.map(({ key, about, attendance }) => [
      key,
      {
        ...rowsAbout(done, about),
        status: 'ok',
        refusal: null,
        changeId: done.changeId,
        warnings: done.warnings ?? [],
        late: attendance?.late ?? null,
        badCancels: attendance?.badCancels ?? null,
        badCancelsAllowed: attendance?.allowed ?? null,
        blocked: attendance?.blocked ?? null,
      },
    ]),
  );
}

function rowsAbout(done: Written, about: Id | null): OutcomeRows {
  const { meetings } = done;
  const meeting = meetings.find(({ id }) => id === about);
  const rows: Record<string, unknown> = {
    meeting: about === null ? null : (meeting ?? { id: about, removed: true }),
    meetings,
    parent: done.parents?.[0] ?? null,
    studentId: about,
  };
  for (const kind of shownKinds) {
    const written: readonly { id: Id }[] = done[`${nameOf(kind)}s`] ?? [];
    rows[nameOf(kind)] = written.find(({ id }) => id === about) ?? null;
    rows[`${nameOf(kind)}s`] = written;
  }
  return rows as OutcomeRows;
}

/** One step refuses, and with it the whole document. */
export function refusedAt(keys: readonly string[], at: number, refusal: Refusal): Outcomes {
  const by = keys[at] ?? '';
  return new Map(keys.map((key, index) => [key, refused(index === at ? refusal : rolledBack(by))]));
}

const rolledBack = (by: string): Refusal => refuse('ROLLED_BACK', undefined, { by });

const noRows = {
  parent: null,
  studentId: null,
  ...Object.fromEntries(
    ['meeting', ...shownKinds.map(nameOf)].flatMap((name) => [
      [name, null],
      [`${name}s`, null],
    ]),
  ),
} as OutcomeRows;

function refused({ code, field, params }: Refusal): Outcome {
  return {
    ...noRows,
    status: code,
    refusal: { code, field: field ?? null, params: params === undefined ? null : JSON.stringify(params) },
    changeId: null,
    warnings: null,
    late: null,
    badCancels: null,
    badCancelsAllowed: null,
    blocked: null,
  };
}
