/** The result of a step of a document; the payload of its GraphQL field. */
import type { Id } from '../../../domain/basics/ids.ts';
import { refuse, type Refusal } from '../../../domain/basics/refusal.ts';
import type { Attendance } from '../../../domain/kernel/operation.ts';
import type { Warning } from '../../../domain/calendar/conflicts/warnings.ts';
import type { WireMeeting } from '../../../domain/calendar/wireMeeting.ts';
import { pluralOf, type Entity, type WireOf, type WireRow } from '../entities/entity.ts';

type OutcomeState = {
  /** 'ok', or the refusal's code. */
  status: string;
  refusal: { code: string; field: string | null; params: string | null } | null;
  changeId: Id | null;
  warnings: WireWarning[] | null;
  /** The consequences of a cancellation. */
  late: boolean | null;
  badCancels: number | null;
  badCancelsAllowed: number | null;
  blocked: boolean | null;
};

/** The row that the step is about under its entity's name, and every row that the document wrote under the plural. */
export type Outcome<E extends Entity = never> = OutcomeState & {
  meeting: WireMeeting | null;
  meetings: WireMeeting[] | null;
  parent: WireRow | null;
  /** The child that the step is about. */
  studentId: Id | null;
} & { [Each in E as Each['name']]: WireOf<Each> | null } & {
  [Each in E as `${Each['name']}s`]: WireOf<Each>[] | null;
};

/** Warnings of a decision (domain/calendar/conflicts/warnings.ts), in milliseconds. */
type WireWarning = Pick<Warning, 'kind' | 'meetingId' | 'count' | 'studentId'> & {
  start: string;
  end: string;
};

/** By response key. */
export type Outcomes<E extends Entity = never> = Map<string, Outcome<E>>;

/** All rows that a document wrote, in the form of the wire. */
export type Written = {
  meetings: WireMeeting[];
  parents?: WireRow[];
  /** By the plural of the entity's name. */
  rows: Record<string, WireRow[]>;
};

/** Stored with the request, so that the same request gets the same answer. */
export type Done = {
  /** null when nothing had to be changed. */
  changeId: Id | null;
  warnings?: WireWarning[];
  /** In the order of the steps; about: the row that the step is mainly about. */
  steps: { key: string; about: Id | null; attendance?: Attendance }[];
  written: Written;
};

export function outcomesOf(entities: readonly Entity[], done: Done): Outcomes {
  return new Map(
    done.steps.map(({ key, about, attendance }) => [
      key,
      {
        ...rowsAbout(entities, done.written, about),
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

type OutcomeRows = Omit<Outcome, keyof OutcomeState>;

function rowsAbout(entities: readonly Entity[], written: Written, about: Id | null): OutcomeRows {
  const { meetings, parents, rows } = written;
  const named = Object.entries({ ...noLists(entities), ...rows }).map(
    ([plural, all]): [string, WireRow[], string] => [plural, all, plural.slice(0, -1)],
  );
  return {
    meeting:
      about === null ? null : (meetings.find(({ id }) => id === about) ?? { id: about, removed: true }),
    meetings,
    parent: parents?.[0] ?? null,
    studentId: about,
    ...Object.fromEntries(named.map(([, all, name]) => [name, all.find(({ id }) => id === about) ?? null])),
    ...Object.fromEntries(named.map(([plural, all]) => [plural, all])),
  };
}

const noLists = (entities: readonly Entity[]): Record<string, WireRow[]> =>
  Object.fromEntries(entities.map((entity) => [pluralOf(entity), []]));

/** One refused step refuses the whole document. */
export function refusedAt(
  entities: readonly Entity[],
  keys: readonly string[],
  at: number,
  refusal: Refusal,
): Outcomes {
  const by = keys[at] ?? '';
  return new Map(keys.map((key, index) => [key, refused(entities, index === at ? refusal : rolledBack(by))]));
}

const rolledBack = (by: string): Refusal => refuse('ROLLED_BACK', undefined, { by });

const noRows = (entities: readonly Entity[]): OutcomeRows => ({
  meeting: null,
  meetings: null,
  parent: null,
  studentId: null,
  ...Object.fromEntries(
    entities.flatMap((entity) => [entity.name, pluralOf(entity)]).map((name) => [name, null]),
  ),
});

function refused(entities: readonly Entity[], { code, field, params }: Refusal): Outcome {
  return {
    ...noRows(entities),
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
