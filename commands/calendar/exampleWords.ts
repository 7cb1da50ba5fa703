/** Names for examples, out of the person's own world where it has any. */
import { weekdayOf } from '../../domain/basics/wallTime.ts';
import type { IndexedWorld } from '../indexWorld.ts';

type Both = { en: string; he: string };

const days: Both[] = [
  { en: 'Sunday', he: 'ראשון' },
  { en: 'Monday', he: 'שני' },
  { en: 'Tuesday', he: 'שלישי' },
  { en: 'Wednesday', he: 'רביעי' },
  { en: 'Thursday', he: 'חמישי' },
  { en: 'Friday', he: 'שישי' },
  { en: 'Saturday', he: 'שבת' },
];

const same = (word: string): Both => ({ en: word, he: word });

type FirstLessons = { person: Both; subject: Both; weekday: Both };

const known = new WeakMap<IndexedWorld, FirstLessons>();

/** Looked for once in a world: every suggestion asks for it. */
export function firstLessons(world: IndexedWorld): FirstLessons {
  const found = known.get(world) ?? find(world);
  known.set(world, found);
  return found;
}

function find(world: IndexedWorld): FirstLessons {
  const year = Number(world.now.slice(0, 4));
  const [next] = world.search({
    from: world.now,
    to: `${year + 1}${world.now.slice(4)}`,
    wanted: ({ lesson }) => !lesson.busyOnly && lesson.attendeeIds.some((id) => world.named.has(id)),
    enough: () => true,
  });
  const name = next?.lesson.attendeeIds
    .map((id) => world.named.get(id)?.name)
    .find((one) => one !== undefined);
  const person = name ?? world.students[0]?.username ?? null;
  const subject = next?.lesson.subject || world.subjects[0]?.name;
  return {
    person: person ? same(person.split(' ')[0] ?? person) : { en: 'Dana', he: 'דנה' },
    subject: subject ? same(subject) : { en: 'maths', he: 'מתמטיקה' },
    weekday: days[next ? weekdayOf(next.start) : 0] as Both,
  };
}
