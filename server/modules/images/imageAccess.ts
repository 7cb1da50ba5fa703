/** The bytes of a picture for those who may see it: who uploaded it, whom it shows, and who is linked with them. */
import type { Id } from '../../../domain/basics/ids.ts';
import type { Actor } from '../../../domain/kernel/actor.ts';
import { isGuardian, linksWith } from '../people/relations.ts';
import { teacherOfSlug } from '../joining/publicTeacher.ts';
import { isStoredId } from '../../basics/storedId.ts';
import type { Queries } from '../../db/tables.ts';

type Asked = { id: string; size: 'large' | 'small'; actor: Actor | null; nowMs: number };

/** null: it does not exist, or the caller may not see it. */
export async function seenImage(db: Queries, { id, size, actor, nowMs }: Asked): Promise<Buffer | null> {
  if (!isStoredId(id)) return null;
  const image = await db
    .selectFrom('app.images')
    .select(['user_id', `${size} as bytes`])
    .where('id', '=', id)
    .executeTakeFirst();
  if (!image) return null;
  if (actor && image.user_id === actor.id) return image.bytes;
  const shown = await db
    .selectFrom('app.users')
    .select(['user_id', 'role'])
    .where('profile_image', '=', id)
    .where('removed_at', 'is', null)
    .execute();
  for (const person of shown) if (await maySee(db, actor, person, nowMs)) return image.bytes;
  return null;
}

async function maySee(
  db: Queries,
  actor: Actor | null,
  { user_id: personId, role }: { user_id: Id; role: string },
  nowMs: number,
): Promise<boolean> {
  if (role === 'teacher' && (await isPublic(db, personId, nowMs))) return true;
  if (!actor) return false;
  if (actor.id === personId || (await isGuardian(db, actor, personId))) return true;
  if (role === 'teacher') return (await linksWith(db, actor, personId)).length > 0;
  return actor.role === 'teacher' && (await isLinked(db, actor.id, personId));
}

/** A teacher's public page is open to whoever has its share link. */
async function isPublic(db: Queries, teacherId: Id, nowMs: number): Promise<boolean> {
  const teacher = await db
    .selectFrom('app.teachers')
    .select('share_slug')
    .where('teacher_id', '=', teacherId)
    .executeTakeFirst();
  const slug = teacher?.share_slug;
  return slug != null && (await teacherOfSlug(db, slug, nowMs)) === teacherId;
}

async function isLinked(db: Queries, teacherId: Id, studentId: Id): Promise<boolean> {
  const link = await db
    .selectFrom('app.links')
    .select('student_id')
    .where('teacher_id', '=', teacherId)
    .where('student_id', '=', studentId)
    .executeTakeFirst();
  return link !== undefined;
}
