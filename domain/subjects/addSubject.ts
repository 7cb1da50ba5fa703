/** A teacher adds a subject. */
import * as v from 'valibot';
import { isRefusal, type Refusal } from '../basics/refusal.ts';
import { notify } from '../kernel/sharedInput.ts';
import { need, type Gathering } from '../kernel/facts.ts';
import { operation, type Change } from '../kernel/operation.ts';
import type { LinkedStudent } from '../people/link.ts';
import { planRefusal } from '../plans/plans.ts';
import { subjectColors, type Subject } from './subject.ts';
import {
  checkLessons,
  checkName,
  placed,
  subjectFacts,
  tellStudents,
  type SubjectFacts,
} from './subjectFacts.ts';
import { newSubjectInput } from './subjectInput.ts';

type Facts = SubjectFacts & { roster: LinkedStudent[] };

export const addSubject = operation({
  name: 'addSubject',
  writes: ['subject'],
  card: { effect: 'addSubject', leads: true },
  args: v.strictObject({ input: newSubjectInput, notify }),
  *facts({ notify: wish }, actor): Gathering<Facts | Refusal> {
    const facts = yield* subjectFacts(actor);
    if (isRefusal(facts)) return facts;
    const roster = wish === 'quiet' ? [] : yield* need('roster', { teacherId: actor.id });
    return { ...facts, roster };
  },
  authorize(_actor, { teacher, subjects }) {
    return planRefusal(teacher, { limit: 'subjects', count: subjects.length + 1 }, 'input');
  },
  change({ input, notify: wish }, { teacher, subjects, roster }, { newId }): Change | Refusal {
    const id = newId();
    const name = checkName(input.name, id, subjects);
    if (isRefusal(name)) return name;
    const lessons = checkLessons(input.lessons ?? [], [], teacher, newId);
    if (isRefusal(lessons)) return lessons;
    const taken = new Set(subjects.map(({ color }) => color));
    const color = input.color ?? subjectColors.find((each) => !taken.has(each)) ?? 'subject-1';
    const made: Subject = {
      kind: 'subject',
      teacherId: teacher.id,
      id,
      revision: 0,
      name,
      hourlyMinor: input.cost ?? 0,
      color,
      position: subjects.length,
      lessons,
      removedMs: null,
    };
    const list = placed(made, input.position ?? undefined, subjects);
    const rows = list.map((after) => ({
      before: subjects.find((each) => each.id === after.id) ?? null,
      after,
    }));
    const active = roster.filter(({ blocked, archived }) => !blocked && !archived).map((each) => each.id);
    const told = { subjectName: name, newCostMinor: made.hourlyMinor, currency: teacher.currency };
    const tell = tellStudents(active, 'NewSubjectAvailable', told, { teacher, notify: wish });
    return { rows, tell, about: [id] };
  },
});
