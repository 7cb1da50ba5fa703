/** What a plan does to people, told in facts without words: whom it is about, how it stood and how it will stand. */
import type { Id } from '../../../domain/basics/ids.ts';
import type { Step } from '../../../domain/operations.ts';
import type { Link } from '../../../domain/people/link.ts';
import type { PersonFields } from '../../../domain/people/person.ts';
import type { RowChange } from '../../../domain/rows.ts';

/** words.deeds names each. */
export type PersonDeed =
  | 'block'
  | 'unblock'
  | 'archive'
  | 'restore'
  | 'lateCancels'
  | 'admit'
  | 'reject'
  | 'takeBack'
  | 'join'
  | 'accept'
  | 'invite'
  | 'profile'
  | 'addChild'
  | 'removeChild'
  | 'newLink';

/** How somebody stands: a word of words.deeds.state, or what was written. */
type StandWord = 'active' | 'blocked' | 'archived' | 'waiting' | 'approved' | 'rejected';
export type Stand = { word: StandWord } | { text: string };

export type PeopleFacts = { names: string[]; before: Stand | null; after: Stand | null };

type Known = { nameOf(personId: Id): string; teacherNameOf(teacherId: Id): string };

const ofLink = (link: Link): StandWord => (link.archived ? 'archived' : link.blocked ? 'blocked' : 'active');

export function personDeedOf({ name, args }: Step): PersonDeed | null {
  switch (name) {
    case 'updateStudentLink':
      if (args.input.blocked !== undefined) return args.input.blocked ? 'block' : 'unblock';
      if (args.input.archived !== undefined) return args.input.archived ? 'archive' : 'restore';
      return args.input.badCancels === undefined ? null : 'lateCancels';
    case 'updateJoinRequest':
      return args.status === 'Approved' ? 'admit' : 'reject';
    case 'removeJoinRequest':
      return 'takeBack';
    case 'addJoinRequest':
      return 'join';
    case 'acceptContract':
      return 'accept';
    case 'inviteStudent':
      return 'invite';
    case 'updateTeacher':
    case 'updateStudent':
    case 'updateParent':
      return 'profile';
    case 'addStudentToParent':
      return 'addChild';
    case 'removeStudent':
      return 'removeChild';
    case 'rotateShareLink':
      return 'newLink';
    default:
      return null;
  }
}

/** null where no step is about people. */
export function peopleFacts(
  steps: readonly Step[],
  rows: readonly RowChange[],
  known: Known,
): PeopleFacts | null {
  if (steps.length === 0 || steps.some((step) => personDeedOf(step) === null)) return null;
  const names = [...new Set(steps.flatMap((step) => nameIn(step, rows, known)))].filter(Boolean);
  const stands = steps.flatMap((step) => standIn(step, rows) ?? []);
  // Of several the card tells only what all of them share.
  const [first] = stands;
  const same = (side: 'before' | 'after'): Stand | null =>
    first && stands.every((one) => JSON.stringify(one[side]) === JSON.stringify(first[side]))
      ? first[side]
      : null;
  return { names, before: same('before'), after: same('after') };
}

function nameIn({ name, args }: Step, rows: readonly RowChange[], known: Known): string {
  switch (name) {
    case 'updateStudentLink':
      return known.nameOf(args.input.studentId);
    case 'updateJoinRequest':
    case 'removeJoinRequest': {
      const { before } =
        rows.find(({ after }) => after?.kind === 'joinRequest' && after.id === args.id) ?? {};
      return before?.kind === 'joinRequest' ? known.nameOf(before.studentId) : '';
    }
    case 'addJoinRequest':
      return known.teacherNameOf(args.joinRequest.teacherId);
    case 'acceptContract':
      return known.teacherNameOf(args.teacherId);
    case 'inviteStudent':
      return args.email;
    case 'addStudentToParent':
      return args.username ?? '';
    case 'removeStudent':
      return known.nameOf(args.studentId);
    case 'updateTeacher':
      return personAfter(rows, args.input.id);
    case 'updateStudent':
      return personAfter(rows, args.input.id);
    case 'updateParent':
      return personAfter(rows, args.parent.id);
    default:
      return '';
  }
}

type Stood = { before: Stand | null; after: Stand | null };

function standIn({ name, args }: Step, rows: readonly RowChange[]): Stood | null {
  if (name === 'updateStudentLink') {
    const { before, after } = rows.find((row) => row.after?.id === args.input.studentId) ?? {};
    if (before?.kind !== 'link' || after?.kind !== 'link') return null;
    return args.input.badCancels === undefined
      ? { before: { word: ofLink(before) }, after: { word: ofLink(after) } }
      : { before: { text: String(before.badCancels) }, after: { text: String(after.badCancels) } };
  }
  if (name === 'updateJoinRequest')
    return {
      before: { word: 'waiting' },
      after: { word: args.status === 'Approved' ? 'approved' : 'rejected' },
    };
  if (name === 'addJoinRequest') return { before: null, after: { word: 'waiting' } };
  if (name === 'removeJoinRequest') {
    const stays = rows.some(({ after }) => after?.kind === 'joinRequest' && after.status === 'Rejected');
    return { before: { word: 'waiting' }, after: stays ? { word: 'rejected' } : null };
  }
  const changed = rows.find(({ after }) => after?.kind === 'person' || after?.kind === 'teacher');
  if (!changed?.after || personDeedOf({ name, args } as Step) !== 'profile') return null;
  const written = (row: RowChange['after'], other: RowChange['after']): Stand | null => {
    const text = whatDiffers(row, other);
    return text === '' ? null : { text };
  };
  return { before: written(changed.before, changed.after), after: written(changed.after, changed.before) };
}

const personAfter = (rows: readonly RowChange[], id: Id): string => {
  const row = rows.find(({ after }) => after?.id === id)?.after;
  return row?.kind === 'person' || row?.kind === 'teacher' ? row.name : '';
};

/** What one side of a profile says that the other does not. */
function whatDiffers(row: RowChange['after'], other: RowChange['after']): string {
  const said = (one: RowChange['after']): string[] => {
    if (one?.kind !== 'person' && one?.kind !== 'teacher') return [];
    const { name, phone, place }: PersonFields = one;
    const work = one.kind === 'teacher' ? [one.yearsExperience, one.about] : [];
    return [name, phone?.number, place?.address, ...work].map((value) => String(value ?? ''));
  };
  const others = said(other);
  return said(row)
    .filter((value, index) => value !== others[index])
    .join(' · ');
}
