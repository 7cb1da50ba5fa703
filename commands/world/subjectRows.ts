/** The subjects of the world, as operations know them. */
import { toMinor } from '../../domain/basics/money.ts';
import type { Subject } from '../../domain/subjects/subject.ts';
import { currencyOf, type World } from './world.ts';

export const subjectRows = (world: World): Subject[] =>
  world.subjects.map((subject, position) => ({
    kind: 'subject',
    teacherId: world.user?.id ?? '',
    id: subject.id,
    revision: subject.version ?? 0,
    name: subject.name,
    hourlyMinor: toMinor(subject.cost ?? 0, currencyOf(world)) ?? 0,
    color: subject.color ?? '',
    position,
    lessons: (subject.lessons ?? []).map((lesson) => ({
      id: lesson.id,
      name: lesson.name ?? lesson.summary ?? '',
      repetition: lesson.repetition ?? 1,
      urls: lesson.urls ?? [],
      private: lesson.private ?? false,
    })),
    removedMs: null,
  }));
