/** Who is invited and stands on the list already: a kept student comes by a link of their own, which makes both one. */
import type { Id } from '../../../../domain/basics/ids.ts';
import { tidyName } from '../../../../domain/people/personName.ts';
import type { IndexedWorld } from '../../../world/indexWorld.ts';
import type { Choice, Plan } from '../../../kernel/plan.ts';
import { ask, mark, type Draft } from '../../../kernel/draft.ts';
import type { Entity, Interpretation } from '../../../kernel/interpretation.ts';
import { typedText } from '../../../kernel/unread.ts';
import { inWords } from '../../../kernel/words.ts';
import { peopleOf } from '../../../slots/somePeople.ts';
import { nameOf } from '../../../slots/theStudents.ts';

type Planned = Pick<Plan, 'effect' | 'reply'>;

/** The person is somebody else than who is on the list. */
export const somebodyNew = 'new';

/** One of the list by a name; of several who are asked to come nobody is told apart. */
export function theKnown({ items }: Interpretation): (Entity & { kind: 'person' }) | null {
  const [person, another] = peopleOf(items);
  if (person === undefined || another !== undefined) return null;
  return person.named.every(({ kind }) => kind === 'student') ? person : null;
}

/** Sets `known` where the whole name was said, and asks where it fits by a part; `name` where somebody new is meant after all. */
export function settleKnown(draft: Draft, heard: Interpretation, world: IndexedWorld): void {
  const person = theKnown(heard);
  if (person === null) return;
  mark(draft, 'known', [person], 'who');
  const typed = tidyName(typedText(person, heard.normal));
  const given = draft.given['known'];
  const [only, another] = person.named;
  const isWhole =
    only !== undefined &&
    another === undefined &&
    person.fit !== 'near' &&
    wordsIn(typed) >= wordsIn(nameIn(only.id, world));
  if (given === somebodyNew) draft.slots['name'] = typed;
  else if (typeof given === 'string') draft.slots['known'] = given;
  else if (isWhole) draft.slots['known'] = only.id;
  else askWho(draft, person.named, world);
}

/** Nobody is added a second time: whoever is on the list may be invited, unless somebody else of that name is meant. */
export function askWhetherNew(draft: Draft, world: IndexedWorld): void {
  const { known } = draft.slots;
  if (typeof known !== 'string' || draft.given['known'] !== undefined) return;
  const name = nameIn(known, world);
  const byLink = { label: inWords(world, 'Invite by a link', 'להזמין בקישור'), value: known };
  const other = { label: inWords(world, 'Somebody else', 'אדם אחר'), value: somebodyNew };
  delete draft.slots['known'];
  ask(
    draft,
    'known',
    inWords(world, `${name} is on your list already.`, `${name} כבר ברשימה שלך.`),
    studentIn(known, world)?.withoutAccount ? [byLink, other] : [other],
  );
}

/** The address is that of a kept student, whatever else was said. */
export function settleByMail({ slots, given }: Draft, world: IndexedWorld): void {
  const emails = slots['emails'] as string[] | undefined;
  if (emails?.length !== 1 || given['known'] !== undefined) return;
  const kept = world.students.filter(
    ({ withoutAccount, email }) => withoutAccount && email?.toLowerCase() === emails[0],
  );
  if (kept.length === 1 && kept[0]) slots['known'] ??= kept[0].id;
}

const wordsIn = (text: string): number => text.trim().split(/\s+/).length;

const studentIn = (id: Id, world: IndexedWorld) => world.students.find((student) => student.id === id);

function nameIn(id: Id, world: IndexedWorld): string {
  const student = studentIn(id, world);
  return student ? nameOf(student) : '';
}

function askWho(draft: Draft, named: readonly { id: Id; name: string }[], world: IndexedWorld): void {
  const choices: Choice[] = named.map(({ id, name }) => ({ label: name, value: id }));
  choices.push({ label: inWords(world, 'Somebody new', 'תלמיד או תלמידה חדשים'), value: somebodyNew });
  ask(draft, 'known', inWords(world, 'Is this somebody on your list?', 'זה שם מהרשימה שלך?'), choices);
}

/** The invitation of a kept student is opened, with the address that was said; who has an account needs none. */
export function inviteKnown(id: Id, emails: readonly string[], world: IndexedWorld): Planned {
  const student = studentIn(id, world);
  if (student?.withoutAccount) {
    const asked = `studentId=${encodeURIComponent(id)}&invite=${encodeURIComponent(emails[0] ?? '')}`;
    return { effect: { kind: 'page', value: `/students?${asked}` } };
  }
  const name = nameIn(id, world);
  return {
    reply: {
      text: inWords(
        world,
        `${name} has an account with you already; there is nothing to invite to.`,
        `ל${name} כבר יש חשבון אצלך, ואין צורך בהזמנה.`,
      ),
    },
  };
}
