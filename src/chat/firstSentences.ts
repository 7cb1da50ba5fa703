/** Sentences to begin with, of the person's own students and lessons: the most usual first. */
import { catalogue } from '../../commands/catalogue.ts';
import { worldNow } from '../app/worldNow.ts';

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

const rank = (id: string): number => {
  const place = usual.indexOf(id);
  return place < 0 ? usual.length : place;
};

export function firstSentences(count: number): string[] {
  const world = worldNow();
  if (!world) return [];
  return catalogue
    .filter((command) => command.who.includes(world.role) && command.id !== 'answer')
    .filter(({ id }) => world.role !== 'teacher' || world.students.length > 0 || ofNobody.has(id))
    .sort((a, b) => rank(a.id) - rank(b.id))
    .flatMap((command) => command.examples(world)[world.locale].slice(0, 1))
    .slice(0, count);
}
