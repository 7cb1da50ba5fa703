/** With whom a lesson is to be, where nobody is named whom the teacher has; who was invited for it comes later. */
import type { IndexedWorld } from '../world/indexWorld.ts';
import { ask, type Draft } from '../kernel/draft.ts';
import type { Interpretation } from '../kernel/interpretation.ts';
import type { Choice, Slots } from '../kernel/plan.ts';
import { typedText } from '../kernel/unread.ts';
import { inWords, momentWords } from '../kernel/words.ts';
import { typedSpan } from '../nlu/text/normalize.ts';
import { peopleOf } from './somePeople.ts';
import { whenOf } from './when.ts';
import { inviting, isOneName, strangerIn } from './newName.ts';
import { addingWays, isNewStudent } from './newStudent.ts';

const mostChoices = 6;

export function askWithWhom(draft: Draft, world: IndexedWorld): void {
  const { heard, given, slots } = draft;
  if (given['students'] !== undefined) return;
  const invited = given['invited'];
  const known = world.students.map((one) => ({ label: one.username ?? one.name ?? '', value: [one.id] }));
  if (typeof invited === 'string') {
    const held = holding({ ...slots, ...given }, world);
    const all = held === null ? known : [held, ...known];
    return ask(draft, 'students', comesLater(invited, held !== null, world), all.slice(0, mostChoices));
  }
  const stranger = strangerIn(heard);
  const all =
    stranger === null ? known : [...addingWays(stranger, world), inviting(stranger, world), ...known];
  ask(draft, 'students', whoQuestion(heard, stranger, world), all.slice(0, mostChoices));
}

/** The words that named somebody new are read, once it is said that they are. */
export function markNew(draft: Draft): void {
  const { heard } = draft;
  const given = draft.given['students'];
  if (!Array.isArray(given) || !given.some(isNewStudent) || strangerIn(heard) === null) return;
  for (const { from, to } of heard.unread)
    draft.spans.push({ ...typedSpan(heard.normal, from, to), slot: 'students', kind: 'said', pen: 'who' });
}

function whoQuestion(heard: Interpretation, stranger: string | null, world: IndexedWorld): string {
  const unknown = stranger ?? heard.unread.map((token) => typedText(token, heard.normal)).join(' ');
  return unknown === ''
    ? inWords(world, 'With whom?', 'עם מי?')
    : inWords(
        world,
        `I know no student called “${unknown}”. With whom?`,
        `אין לי תלמיד בשם ״${unknown}״. עם מי?`,
      );
}

const comesLater = (name: string, canHold: boolean, world: IndexedWorld): string =>
  inWords(
    world,
    `A lesson with ${name} can be booked once the invitation is accepted.${canHold ? ' Keep the hour until then?' : ''}`,
    `שיעור עם ${name} אפשר לקבוע אחרי אישור ההזמנה.${canHold ? ' לשמור בינתיים את השעה?' : ''}`,
  );

/** Nobody else books an hour that is closed. */
function holding({ start, end }: Slots, world: IndexedWorld): Choice | null {
  if (typeof start !== 'string' || typeof end !== 'string') return null;
  const day = `${Number(start.slice(8, 10))}/${Number(start.slice(5, 7))}/${start.slice(0, 4)}`;
  const hours = `${start.slice(11, 16)}-${end.slice(11, 16)}`;
  const label = momentWords(world, start);
  return {
    label: inWords(world, `Keep ${label}`, `לשמור את ${label}`),
    value: { says: inWords(world, `block ${day} ${hours}`, `לחסום ${day} ${hours}`) },
  };
}

/** "lesson with Daniel Thursday at 4", of whom there is none: who it is with is asked. */
export const isWithStranger = (heard: Interpretation): boolean =>
  isOneName(heard) &&
  whenOf(heard.items).clock !== undefined &&
  peopleOf(heard.items).length === 0 &&
  /(?:^(?:(?:a|new|trial|intro|first) )*(?:lesson|class|session) with|^(?:שיעור|פגישה|מפגש) עם) $/.test(
    heard.normal.text.slice(0, heard.unread[0]?.from),
  );
