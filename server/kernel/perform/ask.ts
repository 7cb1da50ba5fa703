/** Answers a question about a teacher's rows as they stand at one moment, without the lock and without writing. */
import type { Id } from '../../../domain/basics/ids.ts';
import { fromStore, type Gathering } from '../../../domain/kernel/facts.ts';
import type { Store } from '../../db/database.ts';
import { inSnapshot } from '../../db/inSnapshot.ts';
import { storeAnswers } from './facts.ts';
import type { Kernel } from './kernel.ts';
import { teacherColumns, toTeacher } from './teacherRow.ts';

/** null: there is no such teacher. */
export type AskRows = <Answer>(
  asking: { store: Pick<Store, 'db'>; teacherId: Id; nowMs: number },
  gathering: Gathering<Answer>,
) => Promise<Answer | null>;

export const makeAskRows =
  (kernel: Kernel): AskRows =>
  ({ store, teacherId, nowMs }, gathering) =>
    inSnapshot(store, async (queries) => {
      const row = await queries
        .selectFrom('app.teachers as t')
        .innerJoin('app.users as u', 'u.user_id', 't.teacher_id')
        .select([...teacherColumns, 't.revision'])
        .where('t.teacher_id', '=', teacherId)
        .executeTakeFirst();
      if (!row) return null;
      const { revision } = row;
      return fromStore(
        gathering,
        storeAnswers(kernel, queries, { teacher: toTeacher(row, nowMs), revision }),
      );
    });
