/** What the modules give the kernel, so that it carries out changes without knowing any of them. */
import type { Id } from '../../../domain/basics/ids.ts';
import type { WireMeeting } from '../../../domain/calendar/wireMeeting.ts';
import type { StoreAnswers } from '../../../domain/kernel/facts.ts';
import type { OperationName, Step } from '../../../domain/operations.ts';
import type { Actor } from '../../../domain/kernel/actor.ts';
import type { AskedKind, RowChange } from '../../../domain/kernel/rows.ts';
import type { Queries, StoreTransaction } from '../../db/tables.ts';
import type { OwnEntity } from '../entities/ownEntity.ts';
import { isShown, type Entity, type StoredEntity } from '../entities/entity.ts';
import type { Done } from './outcome.ts';
import type { AskedStep, Document, RefusedStep } from './steps.ts';
import type { Locked } from './teacherLock.ts';

/** In whose calendar a student or a parent carries out a step: read from rows, never taken from arguments. */
export type LearnerStep = {
  /** The argument that names it; the refusal points to it when nothing is found. */
  field: string;
  teacherOf(queries: Queries, asked: LearnerAsked): Promise<Id | null>;
};

export type LearnerAsked = {
  actor: Actor;
  /** The students for whom the actor speaks. */
  studentIds: readonly Id[];
  args: AskedStep['args'];
  nowMs: number;
};

/** Checks what the schemas cannot, or refuses a step. Runs inside the transaction, before anything is decided. */
export type PrepareSteps = (
  transaction: StoreTransaction,
  actorId: Id,
  steps: Step[],
) => Promise<Step[] | RefusedStep>;

/** Runs before the rows of a change are written; throws Rollback to refuse it. */
type BeforeWrite = (
  transaction: StoreTransaction,
  teacherId: Id,
  steps: readonly Step[],
  nowMs: number,
) => Promise<void>;

/** What follows from the rows that lessons are made of: bounds, occupied hours, and how the lessons look afterwards. */
export type LessonRows = {
  /** Answers every lesson of the series that the change touched, as the teacher sees it. */
  written(
    transaction: StoreTransaction,
    locked: Locked,
    change: { rows: readonly RowChange[]; revision: number; nowMs: number },
  ): Promise<WireMeeting[]>;
  unchanged(
    transaction: StoreTransaction,
    teacher: Locked['teacher'],
    ids: ReadonlySet<Id>,
  ): Promise<WireMeeting[]>;
  seenBy(
    queries: Queries,
    teacherId: Id,
    actor: Actor,
    meetings: readonly WireMeeting[],
  ): Promise<WireMeeting[]>;
};

/** Changes of a person's own rows, which are in nobody's calendar. */
export type OwnChanges = {
  /** false: tried too often. Counted outside the transaction, which a refusal rolls back. */
  mayTry(queries: Queries, actor: Actor, steps: readonly AskedStep[]): Promise<boolean>;
  /** Whether this is a change of this person's own rows. */
  made(queries: Queries, actorId: Id, changeId: unknown): Promise<boolean>;
  carryOut(
    kernel: Kernel,
    transaction: StoreTransaction,
    actor: Actor,
    document: Document,
    nowMs: number,
  ): Promise<Done>;
};

export type KernelParts<E extends StoredEntity | Entity = StoredEntity | Entity> = {
  /** Written in this order: a row comes after the rows it refers to. */
  entities: readonly E[];
  /** Of rows that belong to one person and to no calendar. */
  ownEntities: readonly OwnEntity[];
  /** Answers to what operations ask; rows of entities, the teacher and the change log are the kernel's own. */
  facts(queries: Queries): Omit<StoreAnswers, 'teacher' | 'change' | `${AskedKind}s`>;
  learnerSteps: Partial<Record<OperationName, LearnerStep>>;
  prepareSteps: readonly PrepareSteps[];
  beforeWrite: readonly BeforeWrite[];
  lessons: LessonRows;
  ownChanges: OwnChanges;
};

export type Kernel = Omit<KernelParts, 'entities'> & {
  stored: readonly StoredEntity[];
  shown: readonly Entity[];
};

export const makeKernel = ({ entities, ...parts }: KernelParts): Kernel => ({
  ...parts,
  stored: entities,
  shown: entities.filter(isShown),
});
