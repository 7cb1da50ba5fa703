/** A teacher makes the link by which students come, or another one in its place: the old one leads nowhere then. */
import * as v from 'valibot';
import { refuse, type Refusal } from '../basics/refusal.ts';
import { need, type Gathering } from '../kernel/facts.ts';
import { operation, type Change } from '../kernel/operation.ts';
import type { TeacherProfile } from './teacherProfile.ts';

/** Of each id the last 15 signs are chance alone (60 bits); of three, 180 bits. */
export const newSlug = (newId: () => string): string =>
  [newId(), newId(), newId()].map((id) => id.replaceAll('-', '').slice(-15)).join('');

export const rotateShareLink = operation({
  name: 'rotateShareLink',
  writes: ['teacher'],
  card: { effect: 'newLink', about: () => '' },
  args: v.strictObject({}),
  *facts(_args, actor): Gathering<{ profile: TeacherProfile } | Refusal> {
    if (actor.role !== 'teacher') return refuse('FORBIDDEN');
    const [profile] = yield* need('teachers', { teacherId: actor.id });
    return profile ? { profile } : refuse('NOT_FOUND');
  },
  change(_args, { profile }, { newId }): Change {
    const after: TeacherProfile = { ...profile, shareSlug: newSlug(newId), shareOpen: true };
    return { rows: [{ before: profile, after }], tell: [], about: [profile.id] };
  },
});
