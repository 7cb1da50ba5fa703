/** A teacher asks somebody to come, by mail; whether there is an account of this address is told to nobody. */
import * as v from 'valibot';
import { cleanName } from '../basics/names.ts';
import { isRefusal, refuse, type Refusal } from '../basics/refusal.ts';
import { checkPlan } from '../plans/plans.ts';
import { need, type Gathering } from '../kernel/facts.ts';
import { operation, type Change } from '../kernel/operation.ts';
import { invitationLimits, type Invitation } from './invitation.ts';
import type { RowChange } from '../kernel/rows.ts';
import { ownTeacher } from './ownFacts.ts';
import type { Teacher } from './people.ts';
import { newSlug } from './rotateShareLink.ts';
import type { TeacherProfile } from './teacherProfile.ts';

const dayMs = 86_400_000;

const email = v.pipe(
  v.string(),
  v.trim(),
  v.toLowerCase(),
  v.maxLength(254),
  v.regex(/^[!-~]*$/),
  v.regex(/^[^\s@<>()[\]\\,;:"]+@[^\s@<>()[\]\\,;:"]+\.[^\s@.<>()[\]\\,;:"]{2,}$/),
);

/** profile: null where only the server knows it. */
type Facts = { teacher: Teacher; profile: TeacherProfile | null; invitations: Invitation[] };

export const inviteStudent = operation({
  name: 'inviteStudent',
  writes: ['invitation', 'teacher'],
  card: {
    effect: 'invite',
    about: ({ email: to, name }) => (name ? `${name}, ${to}` : to),
  },
  args: v.strictObject({
    email,
    name: v.nullish(v.pipe(v.string(), v.maxLength(100))),
    message: v.nullish(v.pipe(v.string(), v.maxLength(1000))),
  }),
  *facts(_args, actor): Gathering<Facts | Refusal> {
    const teacher = yield* ownTeacher(actor);
    if (isRefusal(teacher)) return teacher;
    const [profile] = yield* need('teachers', { teacherId: actor.id });
    const invitations = yield* need('invitations', { teacherId: actor.id });
    return { teacher, profile: profile ?? null, invitations };
  },
  authorize: (_actor, { teacher }) => checkPlan(teacher),
  change(said, { teacher, profile, invitations }, { nowMs, newId }): Change | Refusal {
    const lately = invitations.filter(({ createdMs }) => createdMs > nowMs - dayMs);
    // Those that were taken off the list are counted by the server (server/modules/people/countInvitations.ts).
    if (lately.length >= invitationLimits.aDay) return refuse('MAIL_LIMIT', 'email');
    if (lately.some((each) => each.email === said.email)) return refuse('ALREADY_ASKED', 'email');
    const made: Invitation = {
      kind: 'invitation',
      teacherId: teacher.id,
      id: newId(),
      revision: 0,
      email: said.email,
      name: cleanName(said.name ?? ''),
      message: (said.message ?? '').trim(),
      createdMs: nowMs,
      sentMs: null,
      removedMs: null,
    };
    // An invitation leads by the teacher's link: it is made where there is none, and opened.
    const link: RowChange[] =
      profile && (profile.shareSlug === null || !profile.shareOpen)
        ? [
            {
              before: profile,
              after: { ...profile, shareSlug: profile.shareSlug ?? newSlug(newId), shareOpen: true },
            },
          ]
        : [];
    return { rows: [...link, { before: null, after: made }], tell: [], about: [made.id] };
  },
});
