/** A parent adds a child: a profile of its own, or, by the code that the child's account shows, that account. */
import * as v from 'valibot';
import { refuse, type Refusal } from '../basics/refusal.ts';
import { need, type Gathering } from '../kernel/facts.ts';
import { operation, type Change } from '../kernel/operation.ts';
import type { Actor } from '../kernel/actor.ts';
import { isChildName, tidyName } from './personName.ts';
import type { Guardianship, Person } from './personRow.ts';

export const mostChildren = 20;

type Facts = { actor: Actor; parent: Person; linked: Person | null };

export const addStudentToParent = operation({
  name: 'addStudentToParent',
  own: true,
  payload: 'own',
  writes: ['person', 'guardianship'],
  card: {
    effect: 'addChild',
    about: ({ username }) => username ?? '',
  },
  args: v.strictObject({
    username: v.nullish(v.pipe(v.string(), v.maxLength(100))),
    profileImage: v.nullish(v.pipe(v.string(), v.maxLength(64))),
    code: v.nullish(v.pipe(v.string(), v.maxLength(40))),
  }),
  *facts({ code }, actor): Gathering<Facts | Refusal> {
    if (actor.role !== 'parent') return refuse('FORBIDDEN');
    const [parent] = yield* need('persons', { ids: [actor.id] });
    if (!parent) return refuse('NOT_FOUND');
    const children = yield* need('guardianships', { parentId: actor.id });
    if (children.length >= mostChildren) return refuse('TOO_MANY', undefined, { limit: mostChildren });
    if (!code) return { actor, parent, linked: null };
    const studentId = yield* need('linkCode', { code });
    const [linked] = studentId === null ? [] : yield* need('persons', { ids: [studentId] });
    if (!linked || linked.role !== 'student') return refuse('CODE_WRONG', 'code');
    return children.some(({ id }) => id === linked.id)
      ? refuse('ALREADY_ASKED', 'code')
      : { actor, parent, linked };
  },
  change({ username, profileImage }, { actor, parent, linked }, { nowMs, newId }): Change | Refusal {
    const guardian = (id: string): Guardianship => ({
      kind: 'guardianship',
      id,
      revision: 0,
      parentId: actor.id,
      createdMs: nowMs,
    });
    if (linked) return { rows: [{ before: null, after: guardian(linked.id) }], tell: [], about: [linked.id] };
    const name = tidyName(username ?? '');
    if (!isChildName(name)) return refuse('BAD_REQUEST', 'username');
    const child: Person = {
      kind: 'person',
      id: newId(),
      revision: 0,
      role: 'student',
      name,
      phone: null,
      place: null,
      image: profileImage ?? null,
      language: parent.language,
      theme: parent.theme,
      weekStart: parent.weekStart,
      currency: parent.currency,
      zone: parent.zone,
      removedMs: null,
    };
    return {
      rows: [
        { before: null, after: child },
        { before: null, after: guardian(child.id) },
      ],
      tell: [],
      about: [child.id],
    };
  },
});
