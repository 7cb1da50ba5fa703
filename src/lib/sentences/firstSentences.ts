/** Sentences to begin with, of the person's own students and lessons: the most usual first. */
import { catalogue } from '../../../commands/intents/catalogue.ts';
import type { IndexedWorld } from '../../../commands/world/indexWorld.ts';
import { worldNow } from '../entities/worldNow.ts';

/** What most people come for; the catalogue's own order follows. */
const usual = [
  'meeting.move',
  'meeting.add',
  'meeting.request',
  'schedule.next',
  'schedule.show',
  'schedule.free',
  'help',
];

/** A school without students: what speaks of nobody. */
const ofNobody = new Set(['help', 'schedule.show', 'schedule.free', 'language.change', 'theme.change']);

/** What is said of lessons that stand; on a first day there are none. */
const ofLessons = /^(?:meeting\.(?!add)|attendance\.|lesson\.)/;

/** A teacher's first day, one step after the other: each is suggested until it is done. */
const firstDay: readonly { id: string; isDone(world: IndexedWorld): boolean }[] = [
  { id: 'settings.hours', isDone: hasHours },
  { id: 'subject.add', isDone: (world) => world.subjects.length > 0 },
  { id: 'student.invite', isDone: (world) => world.students.length > 0 },
  { id: 'link.copy', isDone: (world) => world.students.length > 0 },
];

function hasHours({ user }: IndexedWorld): boolean {
  const hours = user?.userData?.['workingHours'];
  return typeof hours === 'object' && hours !== null && Object.values(hours).some(Array.isArray);
}

/** Over when there is a subject and a student; hours that were never said stop nobody then. */
const stepsOfFirstDay = (world: IndexedWorld): string[] =>
  world.role === 'teacher' && (world.subjects.length === 0 || world.students.length === 0)
    ? firstDay.filter(({ isDone }) => !isDone(world)).map(({ id }) => id)
    : [];

/** How one command may be said here and now. */
export function sentencesOf(id: string): string[] {
  const world = worldNow();
  const command = catalogue.find((each) => each.id === id);
  return world && command ? command.examples(world)[world.locale] : [];
}

export function firstSentences(count: number): string[] {
  const world = worldNow();
  if (!world) return [];
  const steps = stepsOfFirstDay(world);
  const first = [...steps, ...usual];
  // Examples name only what there is.
  const speaksOfNothing = (id: string): boolean =>
    ((world.students.length === 0 || world.subjects.length === 0) && !ofNobody.has(id)) ||
    (world.meetings.length === 0 && ofLessons.test(id));
  const rank = (id: string): number => (first.includes(id) ? first.indexOf(id) : first.length);
  return catalogue
    .filter((command) => command.who.includes(world.role) && command.id !== 'answer')
    .filter(({ id }) => world.role !== 'teacher' || steps.includes(id) || !speaksOfNothing(id))
    .sort((a, b) => rank(a.id) - rank(b.id))
    .flatMap((command) => command.examples(world)[world.locale].slice(0, 1))
    .slice(0, count);
}
