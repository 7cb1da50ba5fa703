/** The subject: said, else the one that these students always take. */
import type { Id } from '../../domain/basics/ids.ts';
import type { IndexedWorld } from '../indexWorld.ts';
import { ask, assume, say, type Draft } from '../pipeline/draft.ts';
import type { Item } from '../pipeline/heard.ts';
import { inWords } from '../words.ts';

export function saidSubject(draft: Draft, items: Item[], world: IndexedWorld): Id | null {
  const said = items.filter((item): item is Item & { kind: 'subject' } => item.kind === 'subject');
  const first = said[0];
  if (first === undefined) return null;
  if (typeof draft.given['subject'] === 'string') return draft.given['subject'];
  const [only, ...rest] = first.named;
  if (only !== undefined && rest.length === 0) {
    say(draft, 'subject', only.id, said, 'what');
    return only.id;
  }
  ask(
    draft,
    'subject',
    inWords(world, 'Which subject?', 'איזה מקצוע?'),
    first.named.map(({ id, name }) => ({ label: `${name}${ofWhom(id, name, world)}`, value: id })),
  );
  return null;
}

/** Of two subjects of one name each bears the name of who gives it. */
function ofWhom(id: Id, name: string, world: IndexedWorld): string {
  if (world.subjects.filter((one) => one.name === name).length < 2) return '';
  const given = world.subjects.find((one) => one.id === id)?.teacherId;
  const teacher = world.teachers.find((one) => one.id === given);
  return teacher ? ` · ${teacher.username ?? teacher.name ?? ''}` : '';
}

/** What these students are taught whenever they come, if it is always the same. */
export function usualSubject(draft: Draft, students: Id[], world: IndexedWorld): void {
  if (draft.slots['subject'] !== undefined || draft.given['subject'] !== undefined || students.length === 0)
    return;
  const names = new Set(
    world.lessons
      .filter(({ attendeeIds }) => students.every((id) => attendeeIds.includes(id)))
      .map(({ subject }) => subject),
  );
  const [name] = names;
  const subject =
    world.subjects.find((one) => names.size === 1 && one.name === name) ??
    (world.subjects.length === 1 ? world.subjects[0] : undefined);
  if (subject)
    assume(
      draft,
      'subject',
      subject.id,
      inWords(world, `${subject.name}, the usual subject`, `${subject.name}, המקצוע הרגיל`),
      'what',
    );
}
