/** One person in the place of another on the card that waits: "remove Dana, add Noam". */
import type { Interpretation, Entity } from '../../kernel/interpretation.ts';
import type { Plan } from '../../kernel/plan.ts';

type Person = Entity & { kind: 'person' };

/** How it is said, with @ for each person; `first`: what becomes of the one who is named first. */
const ways: { name: string; example: string; first: 'out' | 'in'; pattern: RegExp }[] = [
  {
    name: 'one is taken off, and another put on',
    example: 'remove Dana, add Noam',
    first: 'out',
    pattern:
      /^(?:remove|drop|take (?:off|out)|take|without) @(?: off| out)?,?(?: and| then)? (?:add|put|put in|book) @(?: instead| in)?$/,
  },
  {
    name: 'another is put on, and the one who stood there taken off',
    example: 'add Noam, remove Dana',
    first: 'in',
    pattern:
      /^(?:add|put|put in|book) @,?(?: and| then)? (?:remove|drop|take off|take out|take) @(?: off| out)?$/,
  },
  {
    name: 'one is replaced with another',
    example: 'replace Dana with Noam',
    first: 'out',
    pattern: /^(?:replace|swap|exchange|switch) @ (?:with|for|by) @$/,
  },
  {
    name: 'another instead of the one who stood there',
    example: 'add Noam instead of Dana',
    first: 'in',
    pattern: /^(?:(?:add|put|book|make it) )?@ (?:instead of|in place of|rather than) @$/,
  },
  {
    name: 'one is taken off, and another put on, in Hebrew',
    example: 'תוריד את דנה, תוסיף את נועם',
    first: 'out',
    pattern:
      /^(?:ת?וריד[יו]?|ת?וציא[יו]?|להוריד|להוציא|בלי) (?:את )?@,? ?(?:ו-?)?(?:ת?וסיפ?[יו]?ף?|להוסיף|תכניס[יו]?|להכניס) (?:את )?@(?: במקום)?$/,
  },
  {
    name: 'another is put on, and the one who stood there taken off, in Hebrew',
    example: 'תוסיף את נועם ותוריד את דנה',
    first: 'in',
    pattern:
      /^(?:תוסיפ?[יו]?ף?|להוסיף|תכניס[יו]?|להכניס) (?:את )?@,? ?(?:ו-?)?(?:תוריד[יו]?|תוציא[יו]?|להוריד|להוציא) (?:את )?@$/,
  },
  {
    name: 'one is replaced with another, in Hebrew',
    example: 'תחליף את דנה בנועם',
    first: 'out',
    pattern: /^(?:תחליפ?[יו]?ף?|להחליף) (?:את )?@ (?:ב-?|עם )?@$/,
  },
  {
    name: 'another instead of the one who stood there, in Hebrew',
    example: 'את נועם במקום דנה',
    first: 'in',
    pattern: /^(?:(?:תוסיפ?[יו]?ף?|להוסיף|תקבע[יו]?|לקבוע) )?(?:את |ל-?)?@ במקום (?:את )?@$/,
  },
];

/** Who comes in the place of whom; null where the sentence says no such thing of those who stand on the card. */
export function exchanged(
  { normal, items }: Interpretation,
  card: Plan,
): { comes: Person; goes: Person } | null {
  const { students } = card.slots;
  if (!Array.isArray(students)) return null;
  const people = items.filter((item): item is Person => item.kind === 'person');
  const [first, second] = people;
  if (!first || !second || people.length > 2) return null;
  const { text } = normal;
  const said = `${text.slice(0, first.from)}@${text.slice(first.to, second.from)}@${text.slice(second.to)}`;
  const way = ways.find(({ pattern }) => pattern.test(said.trim().replace(/[.!]+$/, '')));
  if (!way) return null;
  const [comes, goes] = way.first === 'in' ? [first, second] : [second, first];
  const stands = ({ named }: Person): boolean => named.some(({ id }) => students.includes(id));
  return stands(goes) && !stands(comes) ? { comes, goes } : null;
}
