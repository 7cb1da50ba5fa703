/** Answers what operations ask (domain/kernel/facts.ts) from the rows of one teacher, inside the teacher's lock. */
import { dayAt, daysOf, type Wall } from '../../../domain/basics/wallTime.ts';
import type { AskName, Asks, RowsWanted, StoreAnswers } from '../../../domain/kernel/facts.ts';
import type { AskedKind } from '../../../domain/kernel/rows.ts';
import type { Teacher } from '../../../domain/people/people.ts';
import { isStoredId } from '../../basics/storedId.ts';
import type { Queries } from '../../db/tables.ts';
import { readChange } from './changeLog.ts';
import type { Kernel } from './kernel.ts';

type Given = Map<string, Promise<unknown>>;

/** Answers about rows that change only with their teacher's revision; valid as long as the revision is the same. */
export type AnsweredEarlier = { revision: number; given: Given };

export const nothingAnswered = (): AnsweredEarlier => ({ revision: -1, given: new Map() });

/** Students included: a student who changes raises the revision of each of their teachers. */
const underRevision: readonly AskName[] = [
  'roster',
  'students',
  'meeting',
  'meetings',
  'series',
  'schedule',
  'change',
];

type FactsKernel = Pick<Kernel, 'stored' | 'shown' | 'facts'>;

/**
 * Each question is put to the database once: nothing is written while answers are gathered. Under the lock `revision`
 * is the teacher's latest, so answers given to an earlier change under the same revision still hold.
 */
export function storeAnswers(
  kernel: FactsKernel,
  queries: Queries,
  { teacher, revision }: { teacher: Teacher | null; revision: number },
  earlier: AnsweredEarlier = nothingAnswered(),
): StoreAnswers {
  if (earlier.revision !== revision) Object.assign(earlier, { ...nothingAnswered(), revision });
  const answers = asking(kernel, queries, teacher);
  const lasting = new Set<string>([...underRevision, ...askedFor(kernel)]);
  const now: Given = new Map();
  const once = <Name extends AskName>(ask: Name): StoreAnswers[Name] =>
    ((of: Asks[Name][0]) => {
      const question = `${ask} ${JSON.stringify(of)}`;
      const given = lasting.has(ask) ? earlier.given : now;
      const known = given.get(question);
      if (known) return known;
      const answer = answers[ask](of as never);
      given.set(question, answer);
      // A failed question is asked again.
      answer.catch(() => given.delete(question));
      return answer;
    }) as StoreAnswers[Name];
  const asked = Object.keys(answers).map((ask) => [ask, once(ask as AskName)]);
  return {
    ...(Object.fromEntries(asked) as StoreAnswers),
    schedule: (of) => once('schedule')(inWholeWeeks(of)),
  };
}

/** Consecutive changes of the same days then ask the same question; reading a little more does no harm. */
function inWholeWeeks({ teacherId, from, until }: Asks['schedule'][0]): Asks['schedule'][0] {
  const week = (wall: Wall, later: number): Wall =>
    `${dayAt((Math.floor(daysOf(wall) / 7) + later) * 7)}T00:00`;
  return { teacherId, from: week(from, 0), until: until === null ? null : week(until, 1) };
}

function asking(kernel: FactsKernel, queries: Queries, teacher: Teacher | null): StoreAnswers {
  return {
    ...kernel.facts(queries),
    ...entityAnswers(kernel, queries),
    // The teacher whose lock is held; rows of others do not concern this change.
    teacher: async ({ teacherId }) => (teacherId === teacher?.id ? teacher : null),
    change: (of) => readChange(kernel.stored, queries, of),
  };
}

type EntityAnswers = Pick<StoreAnswers, `${AskedKind}s`>;

function entityAnswers({ shown }: FactsKernel, queries: Queries): EntityAnswers {
  const reading = shown
    .filter(({ isAskedFor }) => isAskedFor)
    .map((entity) => [
      `${entity.kind}s`,
      ({ teacherId, ids }: RowsWanted) =>
        entity.read(queries, teacherId, ids ? { ids: ids.filter(isStoredId) } : { open: true }),
    ]);
  return Object.fromEntries(reading) as EntityAnswers;
}

const askedFor = ({ shown }: FactsKernel): string[] =>
  shown.flatMap(({ kind, isAskedFor }) => (isAskedFor ? [`${kind}s`] : []));
