/** A picture that somebody sets for themselves or their child must be one they uploaded; others get the same answer as a missing one. */
import type { Id } from '../../../domain/basics/ids.ts';
import { refuse } from '../../../domain/basics/refusal.ts';
import type { Step } from '../../../domain/operations.ts';
import type { PrepareSteps } from '../../kernel/perform/kernel.ts';
import { isStoredId } from '../../basics/storedId.ts';
import type { StoreTransaction } from '../../db/tables.ts';
import type { ImageUse } from '../../../domain/people/imageUse.ts';

type Given = { id: Id; use: ImageUse; field: string };

export const refuseForeignImage: PrepareSteps = async (transaction, actorId, steps) => {
  for (const [at, step] of steps.entries()) {
    const given = imageIn(step);
    if (given && !(await isOwn(transaction, actorId, given)))
      return { at, refusal: refuse('NOT_FOUND', given.field) };
  }
  return steps;
};

function imageIn({ name, args }: Step): Given | null {
  const given = (id: string | null | undefined, use: ImageUse, field: string): Given | null =>
    id == null ? null : { id, use, field };
  if (name === 'updateTeacher') return given(args.input.profileImage, 'profile', 'input.profileImage');
  if (name === 'updateParent') return given(args.parent.profileImage, 'profile', 'parent.profileImage');
  if (name === 'updateStudent') return given(args.input.profileImage, 'profile', 'input.profileImage');
  if (name === 'addExpense' || name === 'updateExpense')
    return given(args.input.image, 'receipt', 'input.image');
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
  // Pictures of children are checked more strictly, so they may be used for anybody.
  return own !== undefined && (own.use === use || (own.use === 'child' && use === 'profile'));
}
