/** Whoever gives themselves or their child a picture has brought it here themselves; another's answers as one that is not there. */
import type { Id } from '../../domain/basics/ids.ts';
import { refuse } from '../../domain/basics/refusal.ts';
import type { Step } from '../../domain/operations.ts';
import { TakenBack } from '../performing/takenBack.ts';
import { isStoredId } from '../store/rows/storedId.ts';
import type { StoreTransaction } from '../store/tables.ts';
import type { ImageUse } from '../../domain/people/imageUse.ts';

type Given = { id: Id; use: ImageUse; field: string };

export async function refuseForeignImage(
  transaction: StoreTransaction,
  actorId: Id,
  steps: readonly Step[],
): Promise<void> {
  for (const [at, step] of steps.entries()) {
    const given = imageIn(step);
    if (given && !(await isOwn(transaction, actorId, given))) {
      throw new TakenBack({ at, refusal: refuse('NOT_FOUND', given.field) });
    }
  }
}

function imageIn({ name, args }: Step): Given | null {
  const given = (id: string | null | undefined, use: ImageUse, field: string): Given | null =>
    id == null ? null : { id, use, field };
  if (name === 'updateTeacher') return given(args.input.profileImage, 'profile', 'input.profileImage');
  if (name === 'updateParent') return given(args.parent.profileImage, 'profile', 'parent.profileImage');
  if (name === 'updateStudent') return given(args.input.profileImage, 'profile', 'input.profileImage');
  if (name === 'addStudentToParent') return given(args.profileImage, 'child', 'profileImage');
  if (name === 'updateStudentImageByParent') return given(args.image, 'child', 'image');
  return null;
}

async function isOwn(transaction: StoreTransaction, actorId: Id, { id, use }: Given): Promise<boolean> {
  if (!isStoredId(id)) return false;
  const own = await transaction
    .selectFrom('app.images')
    .select('use')
    .where('user_id', '=', actorId)
    .where('id', '=', id)
    .executeTakeFirst();
  // What a child's picture may be is asked more strictly, so it may stand for anybody.
  return own !== undefined && (own.use === 'child' || own.use === use);
}
