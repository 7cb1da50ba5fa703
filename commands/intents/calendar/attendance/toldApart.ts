/** Of several people each may be told otherwise: one came, and the other did not. */
import type { Id } from '../../../../domain/basics/ids.ts';
import type { Draft } from '../../../kernel/draft.ts';
import type { Entity, Interpretation } from '../../../kernel/interpretation.ts';
import type { Lesson } from '../../../world/lesson.ts';
import { isAbsent } from './saysWhether.ts';

type Told = { students: Id[]; present: unknown };

function tellItems(draft: Draft, items: Told[]): void {
  draft.slots['items'] = items;
  delete draft.slots['present'];
  delete draft.slots['students'];
}

/** "Everyone came but Itay": of a lesson of several all are told, and those that are left out the other way round. */
export function allBut(draft: Draft, { attendeeIds }: Lesson, left: Id[]): void {
  const { present } = draft.slots;
  tellItems(draft, [
    { students: attendeeIds.filter((id) => !left.includes(id)), present },
    { students: left, present: present !== true },
  ]);
}

const says =
  /\b(?:came|come|attended|present|here|there|showed|did|yes)\b|הגיע|(?<![A-Za-zÀ-ӿא-ي])ש?(?:בא[הו]?|כן)(?![A-Za-zÀ-ӿא-ي])|נכח|נוכח|היי?ת?[הו]|הופיע/u;

/** Null where the words say neither. */
function presentIn(words: string): boolean | null {
  if (isAbsent.test(words) || /(?<![A-Za-zÀ-ӿא-ي])לא$|\b(?:no|not)\b/u.test(words)) return false;
  return says.test(words) ? true : null;
}

/** What stands behind each name, else what stands behind the next one. */
function presences(people: Entity[], text: string): (boolean | null)[] {
  const own = people.map(({ to }, at) => presentIn(text.slice(to, people[at + 1]?.from ?? text.length)));
  return own.map((_, at) => own.slice(at).find((one) => one !== null) ?? null);
}

/** "דנה הגיעה, איתי לא": what is said of each stands behind the name; where it stands before, nobody is told apart in silence. */
export function tellApart(draft: Draft, { items, normal: { text } }: Interpretation): void {
  const people = items.filter((item) => item.kind === 'person');
  const present = presences(people, text);
  if (new Set(present).size < 2) return;
  if (present.includes(null) || isAbsent.test(text.slice(0, people[0]?.from))) {
    draft.doubts.push('apart');
    return;
  }
  const ids = (one: Entity) => (one.kind === 'person' ? one.named.slice(0, 1).map(({ id }) => id) : []);
  tellItems(
    draft,
    people.map((one, at) => ({ students: ids(one), present: present[at] })),
  );
}
