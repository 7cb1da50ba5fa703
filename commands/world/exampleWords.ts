/** Names for examples, out of the person's own world where it has any. */
import { weekdayOf } from '../../domain/basics/wallTime.ts';
import type { IndexedWorld } from './indexWorld.ts';
import type { Held } from './lesson.ts';

type Both = { en: string; he: string };
type Examples = Record<keyof Both, string[]>;

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

/** The same world, whose examples speak of this person: whoever was named in what was not understood. */
export function speakingOf(world: IndexedWorld, id: string): IndexedWorld {
  const about = { ...world };
  const name = world.named.get(id)?.name.split(' ')[0];
  const found = find(world, ({ lesson }) => lesson.attendeeIds.includes(id));
  known.set(about, name === undefined ? found : { ...found, person: same(name) });
  return about;
}

/** Whose lesson it is, in the words of who speaks: a student's is "my", a parent's is the child's. */
export function whose(world: IndexedWorld): Both {
  if (world.role === 'student') return { en: 'my', he: 'שלי' };
  const { person } = firstLessons(world);
  return { en: `${person.en}'s`, he: `של ${person.he}` };
}

export function movingExamples(world: IndexedWorld): Examples {
  const { subject, person, weekday } = firstLessons(world);
  const of = whose(world);
  if (world.role !== 'teacher')
    return { en: [`move ${of.en} next lesson to 5pm`], he: [`להזיז את השיעור הבא ${of.he} ל-17:00`] };
  return {
    en: [
      `move ${person.en}'s lesson to 5pm, future ones too`,
      `push ${person.en} back half an hour, just this time`,
      `move ${weekday.en}'s ${subject.en} to Monday at 6`,
    ],
    he: [
      `תזיז את השיעור של ${person.he} ל-17:00, גם את הבאים`,
      `תדחה את ${person.he} בחצי שעה, רק הפעם`,
      `להעביר את ${subject.he} של ${weekday.he} לשני ב-6`,
    ],
  };
}

export function cancelsOwn(world: IndexedWorld): Examples {
  const of = whose(world);
  return { en: [`cancel ${of.en} next lesson`], he: [`לבטל את השיעור הבא ${of.he}`] };
}

export function showingExamples(world: IndexedWorld): Examples {
  const { person } = firstLessons(world);
  // All lessons of a student's are with the same people.
  if (world.role === 'student')
    return {
      en: ['what do I have today?', 'my lessons in November', 'show my schedule this week'],
      he: ['מה יש לי היום?', 'השיעורים שלי בנובמבר', 'תראה לי את הלו״ז השבוע'],
    };
  return world.role === 'parent'
    ? { en: [`what does ${person.en} have this week?`], he: [`מה יש ל${person.he} השבוע?`] }
    : {
        en: ['what do I have today?', `lessons with ${person.en} in November`, 'show my schedule this week'],
        he: ['מה יש לי היום?', `שיעורים עם ${person.he} בנובמבר`, 'תראה לי את הלו״ז השבוע'],
      };
}

const isOfSomebody =
  (world: IndexedWorld) =>
  ({ lesson }: Held): boolean =>
    !lesson.busyOnly && lesson.attendeeIds.some((id) => world.named.has(id));

function nextLesson(world: IndexedWorld, wanted: (held: Held) => boolean): Held | undefined {
  const year = Number(world.now.slice(0, 4));
  const to = `${year + 1}${world.now.slice(4)}`;
  return world.search({ from: world.now, to, wanted, enough: () => true })[0];
}

function find(world: IndexedWorld, wanted = isOfSomebody(world)): FirstLessons {
  const next = nextLesson(world, wanted);
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

/** A group that somebody of theirs sits in, by its subject; else what they come to. */
export function leavingExamples(world: IndexedWorld): Examples {
  const isOwn = isOfSomebody(world);
  const group = nextLesson(world, (held) => isOwn(held) && held.lesson.capacity > 1)?.lesson.subject;
  if (group) return { en: [`leave the ${group} group`], he: [`לצאת מהקבוצה ב${group}`] };
  const { subject } = firstLessons(world);
  return { en: [`leave the ${subject.en} lessons`], he: [`לעזוב את השיעורים ב${subject.he}`] };
}
