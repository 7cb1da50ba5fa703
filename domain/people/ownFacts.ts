/** What an action of a person's own rows needs to know: the person, themselves or a child that they speak for. */
import type { Id } from '../basics/ids.ts';
import { refuse, type Refusal } from '../basics/refusal.ts';
import { changedSince } from '../kernel/sharedInput.ts';
import { need, type Gathering } from '../kernel/facts.ts';
import type { Notice } from '../notices/notice.ts';
import { isOther, phonesOf } from './changedContact.ts';
import type { Actor } from '../kernel/actor.ts';
import type { Teacher } from './people.ts';
import type { Person } from './personRow.ts';

type Wanted = { id: Id; version?: number | null | undefined; field: string };

export function* ownPerson({ id, version, field }: Wanted, actor: Actor): Gathering<Person | Refusal> {
  const isOwn = id === actor.id || actor.acting?.studentIds.includes(id);
  const [person] = isOwn ? yield* need('persons', { ids: [id] }) : [];
  if (!person || person.removedMs !== null) return refuse('NOT_FOUND', field);
  return changedSince(version, person.revision) ?? person;
}

/** A student's teachers hear of another telephone or address. */
export function tellTeachers(before: Person, after: Person, teacherIds: readonly Id[]): Notice[] {
  const student = { studentId: after.id, studentName: after.name };
  const told: Omit<Notice, 'to'>[] = [];
  if (isOther(before.phone, after.phone))
    told.push({ title: 'StudentPhoneChanged', params: { ...student, ...phonesOf(before, after) } });
  if (isOther(before.place, after.place)) {
    const places = { oldAddress: before.place?.address ?? null, newAddress: after.place?.address ?? null };
    told.push({ title: 'StudentLocationUpdated', params: { ...student, ...places } });
  }
  return teacherIds.flatMap((to) => told.map((notice) => ({ to, ...notice })));
}

/** The teacher who does it. */
export function* ownTeacher(actor: Actor): Gathering<Teacher | Refusal> {
  if (actor.role !== 'teacher') return refuse('FORBIDDEN');
  return (yield* need('teacher', { teacherId: actor.id })) ?? refuse('NOT_FOUND');
}
