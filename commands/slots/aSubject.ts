/** The subject: said, else the one that these students always take. */
import type { Id } from '../../domain/basics/ids.ts';
import type { IndexedWorld } from '../world/indexWorld.ts';
import { ask, assume, say, type Draft } from '../kernel/draft.ts';
import type { Entity } from '../kernel/interpretation.ts';
import { inWords } from '../kernel/words.ts';
import type { WorldSubject } from '../world/world.ts';

export function saidSubject(draft: Draft, items: Entity[], world: IndexedWorld): Id | null {
  const said = items.filter((item): item is Entity & { kind: 'subject' } => item.kind === 'subject');
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

/** What these students are taught whenever they come, if it is always the same; else the only subject that is taught. */
export function usualSubject(
  draft: Draft,
  students: Id[],
  world: IndexedWorld,
  taught: readonly WorldSubject[] = world.subjects,
): void {
  if (draft.slots['subject'] !== undefined || draft.given['subject'] !== undefined || students.length === 0)
    return;
  const names = new Set(
    world.lessons
      .filter(({ attendeeIds }) => students.every((id) => attendeeIds.includes(id)))
      .map(({ subject }) => subject),
  );
  const [name] = names;
  const usual = taught.find((one) => names.size === 1 && one.name === name);
  const subject = usual ?? (taught.length === 1 ? taught[0] : undefined);
  if (subject === undefined) return;
  const why = usual
    ? inWords(world, 'the usual subject', 'המקצוע הרגיל')
    : inWords(world, 'the only subject', 'המקצוע היחיד');
  assume(draft, 'subject', subject.id, `${subject.name}, ${why}`, 'what');
}

/** No lesson is without a subject, or without a price, in silence: a chip says so, and taken away it is asked. */
export function tellUnpriced(draft: Draft, world: IndexedWorld, taught = world.subjects): void {
  const { given, slots } = draft;
  if (given['subject'] === null)
    ask(
      draft,
      'subject',
      inWords(world, 'Which subject?', 'איזה מקצוע?'),
      taught.map(({ id, name }) => ({ label: name, value: id })),
    );
  const chip = (slot: string, why: string) =>
    draft.spans.push({ from: 0, to: 0, slot, kind: 'assumed', pen: 'what', why });
  const id = given['subject'] ?? slots['subject'];
  const isPriced = typeof (given['cost'] ?? slots['cost']) === 'number';
  if (typeof id !== 'string') {
    if (draft.ask?.slot === 'subject') return;
    chip(
      'subject',
      isPriced
        ? inWords(world, 'No subject given', 'בלי מקצוע, לא נאמר')
        : inWords(world, 'No subject or price given', 'בלי מקצוע ובלי מחיר, לא נאמר'),
    );
    return;
  }
  const subject = taught.find((one) => one.id === id);
  if (subject && !isPriced && !Number(subject.cost))
    chip('cost', inWords(world, `${subject.name} has no price`, `בלי מחיר, ל${subject.name} אין מחיר`));
}
