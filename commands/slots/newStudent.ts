/** Somebody whom nobody knows yet, as a slot holds them until the plan adds them; and the steps that do. */
import type { Id } from '../../domain/basics/ids.ts';
import { isChildName, tidyName } from '../../domain/people/personName.ts';
import type { Step } from '../../domain/operations.ts';
import type { IndexedWorld } from '../world/indexWorld.ts';
import type { Choice } from '../kernel/plan.ts';
import { inWords } from '../kernel/words.ts';

const mark = 'new:';

export const isNewStudent = (id: unknown): boolean => typeof id === 'string' && id.startsWith(mark);

/** As a name is written: the sentence may have it in small letters. */
const written = (typed: string): string =>
  tidyName(typed.replace(/(?<![\p{L}'])[a-z]/gu, (letter) => letter.toUpperCase()));

/** Buttons that add whom nobody knows: and book them in the same change, or without a lesson; none for what cannot be a name. */
export function addingWays(typed: string, world: IndexedWorld): Choice[] {
  const name = written(typed);
  if (!isChildName(name)) return [];
  return [
    {
      label: inWords(world, `Add ${name} as a student, and book`, `להוסיף את ${name} כתלמיד/ה, ולקבוע`),
      value: [`${mark}${name}`],
    },
    {
      label: inWords(world, `Only add ${name}, without a lesson`, `רק להוסיף את ${name}, בלי שיעור`),
      value: { says: inWords(world, `add student ${name}`, `להוסיף תלמיד ${name}`) },
    },
  ];
}

type Booking = Extract<Step, { name: 'addMeeting' }>['args'];
type Booked = { input: Omit<Booking['input'], 'attendees'>; notify: Booking['notify'] };

/** The lesson for these students, and before it what adds the new ones of them. */
export function bookingOf(students: readonly Id[], { input, notify }: Booked, world: IndexedWorld): Step[] {
  const adding: Step[] = [];
  const attendees = students.map((id) => {
    if (!isNewStudent(id)) return { attendeeId: id };
    const username = id.slice(mark.length);
    const attendeeId = idFor(`${world.user?.id ?? ''} ${world.now} ${username}`);
    adding.push({ name: 'addStudent', args: { input: { studentId: attendeeId, username } } });
    return { attendeeId };
  });
  const args = { input: { ...input, attendees }, ...(notify === undefined ? {} : { notify }) };
  return [...adding, { name: 'addMeeting', args }];
}

/** The same words at the same moment give the same plan, so the id follows from them. */
function idFor(text: string): Id {
  const hex = [1, 2, 3, 4].map((seed) => hash(text, seed).toString(16).padStart(8, '0')).join('');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-a${hex.slice(17, 20)}-${hex.slice(20)}`;
}

/** FNV-1a, begun elsewhere for each seed. */
function hash(text: string, seed: number): number {
  let value = Math.imul(2_166_136_261 ^ seed, 16_777_619);
  for (let at = 0; at < text.length; at++) value = Math.imul(value ^ text.charCodeAt(at), 16_777_619);
  value ^= value >>> 15;
  return Math.imul(value, 2_246_822_507 + seed * 2) >>> 0;
}
