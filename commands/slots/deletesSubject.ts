/** "Delete Piano": the subject of the list, or a lesson of it; neither is likelier. */
import type { IndexedWorld } from '../world/indexWorld.ts';
import type { Interpretation } from '../kernel/interpretation.ts';
import { isOfSubject, listed, subjectsIn } from './theSubject.ts';

const deletes =
  /^(?:please |can you |could you |בבקשה |נא )?(?:delete|erase|(?:[לת]?מחוק|תמחקי?|מחקי?)(?: את)?) \S/;

export const deletesSubject = (heard: Interpretation, world: IndexedWorld): boolean => {
  const [subject, ...others] = subjectsIn(heard.items);
  return (
    world.role === 'teacher' &&
    deletes.test(heard.normal.text) &&
    isOfSubject(heard) &&
    subject !== undefined &&
    others.length === 0 &&
    heard.items.every(({ kind }) => kind === 'subject') &&
    subject.named.some((one) => listed(world).some(({ id }) => id === one.id))
  );
};
