/** What a teacher keeps of a student who has no account: a name, and how to reach them where there is a way. */
import * as v from 'valibot';
import { refuse, type Refusal } from '../basics/refusal.ts';
import { emailProblem } from '../access/accountRules.ts';
import { phone, type PersonFields } from './person.ts';
import { isChildName, tidyName } from './personName.ts';

export type KeptPerson = { name: string; phone: PersonFields['phone']; email: string | null };

/** Absent stays, null empties. */
export const keptEntries = {
  phoneNumber: v.nullish(phone),
  email: v.nullish(v.pipe(v.string(), v.maxLength(254))),
};

type Said = { username?: string | undefined } & v.InferOutput<v.ObjectSchema<typeof keptEntries, undefined>>;

/** One name is enough; who is not known by more has no other. */
export function keptPerson(before: KeptPerson, { username, phoneNumber, email }: Said): KeptPerson | Refusal {
  const name = username === undefined ? before.name : tidyName(username);
  if (!isChildName(name)) return refuse('BAD_REQUEST', 'input.username');
  const address = email === undefined ? before.email : (email?.trim().toLowerCase() ?? '') || null;
  if (address !== null && emailProblem(address) !== null) return refuse('BAD_REQUEST', 'input.email');
  return { name, phone: phoneNumber === undefined ? before.phone : withoutNull(phoneNumber), email: address };
}

function withoutNull(said: v.InferOutput<typeof phone> | null): KeptPerson['phone'] {
  if (said === null) return null;
  const { country, countryCode, number } = said;
  return { ...(country && { country }), ...(countryCode && { countryCode }), number };
}

/** Two of one name are told apart by nothing that is said; whoever left is in nobody's way. */
export const isNameTaken = (
  roster: readonly { id: string; name: string; archived: boolean }[],
  name: string,
  ownId: string | null = null,
): boolean => roster.some((each) => each.id !== ownId && !each.archived && sameName(each.name, name));

const sameName = (one: string, other: string): boolean =>
  tidyName(one).toLowerCase() === tidyName(other).toLowerCase();

/** As it is typed: a number with a country in front says it itself, so it does not matter where its code ends. */
export function typedPhone(text: string): NonNullable<KeptPerson['phone']> & { number: string } {
  const typed = text.trim();
  if (!typed.startsWith('+')) return { number: typed };
  const digits = typed.replace(/\D/g, '');
  return { countryCode: digits.slice(0, 1), number: digits.slice(1) };
}
