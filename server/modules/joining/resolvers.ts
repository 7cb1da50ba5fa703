/** Share links, contracts and join requests. */
import { usualLanguage } from '../../../domain/basics/languages.ts';
import type { Id } from '../../../domain/basics/ids.ts';
import type { Context } from '../../kernel/api/context.ts';
import { denied } from '../../basics/denied.ts';
import { countOrDeny } from '../../kernel/limits/countOrDeny.ts';
import { seenRows, watched } from '../../kernel/api/seenRows.ts';
import { signedIn } from '../../kernel/api/context.ts';
import { studentsOf } from '../../kernel/perform/studentsOf.ts';
import { linksWith } from '../people/relations.ts';
import type { ModuleResolvers } from '../../kernel/api/resolvers.ts';
import { readContracts } from './contractRows.ts';
import { isStoredId } from '../../basics/storedId.ts';
import type { WireJoinRequest } from './joinRequestEntity.ts';
import { publicTeacher } from './publicTeacher.ts';
import { shownContract, writeContract, type WireContract } from './wireContract.ts';
import { acceptanceEntity } from './acceptanceEntity.ts';
import { joinRequestEntity } from './joinRequestEntity.ts';

type OfTeacher = { teacherId: Id };

export const joiningResolvers = {
  Query: {
    publicTeacher: async (
      _: unknown,
      { slug, locale }: { slug: string; locale?: string | null },
      context: Context,
    ) => {
      await countOrDeny(context, 'shareLinks', { address: context.address });
      return publicTeacher(context.store.db, slug, { actor: context.actor, locale, nowMs: context.nowMs() });
    },
    contractOf: async (
      _: unknown,
      { teacherId, locale }: OfTeacher & { locale?: string | null },
      context: Context,
    ): Promise<WireContract> => {
      const actor = signedIn(context);
      const { db } = context.store;
      const isTheirs = actor.id === teacherId || (await linksWith(db, actor, teacherId)).length > 0;
      const teacher = isTheirs && (await standing(context, teacherId));
      if (!teacher) throw denied('NOT_FOUND');
      const language = locale ?? teacher.language;
      return shownContract(await readContracts(db, teacherId), teacher.version, language);
    },
    contractVersions: async (
      _: unknown,
      { teacherId }: OfTeacher,
      context: Context,
    ): Promise<WireContract[]> => {
      if (signedIn(context).id !== teacherId) throw denied('NOT_FOUND');
      return (await readContracts(context.store.db, teacherId)).map(writeContract);
    },
    contractAcceptances: (_: unknown, { teacherId }: OfTeacher, context: Context) =>
      seenRows(context, acceptanceEntity, teacherId),
    getJoinRequestsByTeacherId: (_: unknown, { teacherId }: OfTeacher, context: Context) =>
      seenRows(context, joinRequestEntity, teacherId),
    getJoinRequestsByStudentId: (
      _: unknown,
      { studentId, teacherId }: { studentId: Id; teacherId?: Id | null },
      context: Context,
    ) => requestsOf(context, studentId, teacherId ?? null),
  },
  Subscription: watched(joinRequestEntity),
} satisfies ModuleResolvers;

async function standing(
  { store }: Context,
  teacherId: Id,
): Promise<{ version: number; language: string } | null> {
  if (!isStoredId(teacherId)) return null;
  const row = await store.db
    .selectFrom('app.teachers as t')
    .innerJoin('app.users as u', 'u.user_id', 't.teacher_id')
    .select(['t.contract_version', 'u.preferences'])
    .where('t.teacher_id', '=', teacherId)
    .executeTakeFirst();
  return row ? { version: row.contract_version, language: row.preferences.language ?? usualLanguage } : null;
}

/** A teacher sees requests to herself only; students and their parents see all of theirs. */
async function requestsOf(context: Context, studentId: Id, teacherId: Id | null): Promise<WireJoinRequest[]> {
  const actor = signedIn(context);
  const { db } = context.store;
  const isOwn = actor.role !== 'teacher' && (await studentsOf(db, actor)).includes(studentId);
  const isTeacher = actor.role === 'teacher' && (teacherId === null || teacherId === actor.id);
  if (!isStoredId(studentId) || (teacherId !== null && !isStoredId(teacherId)) || !(isOwn || isTeacher))
    throw denied('NOT_FOUND');
  let asked = db.selectFrom('app.join_requests_of').selectAll().where('user_id', '=', studentId);
  if (teacherId !== null || isTeacher) asked = asked.where('teacher_id', '=', teacherId ?? actor.id);
  const rows = await asked.execute();
  if (isTeacher && rows.length === 0) {
    const link = await db
      .selectFrom('app.links')
      .select('student_id')
      .where('teacher_id', '=', actor.id)
      .where('student_id', '=', studentId)
      .executeTakeFirst();
    if (!link) throw denied('NOT_FOUND');
  }
  const byTeacher = Map.groupBy(rows, (row) => row.teacher_id);
  const found = await Promise.all(
    [...byTeacher].map(([id, own]) =>
      seenRows(context, joinRequestEntity, id, { ids: own.map((row) => row.request_id) }),
    ),
  );
  return found.flat();
}
