/** Whose lessons, of what and with whom, as the answers about one lesson take it. */
import type { Id } from '../../../../domain/basics/ids.ts';
import type { Slots } from '../../../kernel/plan.ts';
import type { IndexedWorld } from '../../../world/indexWorld.ts';
import type { Lesson } from '../../../world/lesson.ts';

type Meant = {
  people: Id[];
  /** The lessons to look among; all where nobody is named. */
  among: { among?: Lesson[] };
  /** Of what and with whom; not whether the people come. */
  isOfThem(lesson: Lesson): boolean;
};

export function meantBy(slots: Slots, world: IndexedWorld): Meant {
  const { students, subject, child, teacher } = slots as {
    students?: Id[];
    subject?: string;
    child?: Id;
    teacher?: Id;
  };
  const name = subject === undefined ? undefined : (world.named.get(subject)?.name ?? subject);
  const people = [...(students ?? []), ...(child === undefined ? [] : [child])];
  const [first] = people;
  return {
    people,
    among: first === undefined ? {} : { among: world.lessonsOf.get(first) ?? [] },
    isOfThem: (lesson) =>
      (name === undefined || lesson.subject === name) &&
      (teacher === undefined || lesson.teacherId === teacher),
  };
}
