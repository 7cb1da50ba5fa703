/** What a newcomer says about themselves, checked by the rules of spec section 5. */
import * as v from 'valibot';
import { passwordLength } from './accounts.ts';

/** Codes that the sign-in and sign-up pages turn into sentences. */
export type AccessCode = 'BAD_NAME' | 'BAD_EMAIL' | 'WEAK_PASSWORD' | 'BAD_REQUEST';

export type NewAccount = v.InferOutput<typeof newAccount>;

/** What turns the reading direction, or shows nothing at all, could pose as another name on the screen, or as none. */
const unseen = /[\p{Bidi_Control}\p{Default_Ignorable_Code_Point}]/gu;

/** Points and accents stand on a letter in twos and threes; a pile of them covers the lines around it. */
const pile = /\p{M}{5}/u;

/** A first and a last name, of letters of any script; marks, hyphens, geresh and apostrophes belong to names. */
const fullName = /^[\p{L}][\p{L}\p{M}'’׳״".-]*(?: [\p{L}\p{M}'’׳״".-]+)+$/u;

const emailShape = /^[^\s@<>()[\]\\,;:"]+@[^\s@<>()[\]\\,;:"]+\.[^\s@.<>()[\]\\,;:"]{2,}$/;

export const emailAddress = v.pipe(
  v.optional(v.string('BAD_EMAIL'), ''),
  v.trim(),
  v.toLowerCase(),
  v.maxLength(254, 'BAD_EMAIL'),
  // better-auth takes no others, and a letter of another script could pose as one of these.
  v.regex(/^[!-~]*$/, 'BAD_EMAIL'),
  v.regex(emailShape, 'BAD_EMAIL'),
);

export const newPassword = v.pipe(
  v.optional(v.string('WEAK_PASSWORD'), ''),
  v.check((text) => [...text].length >= passwordLength.min, 'WEAK_PASSWORD'),
  v.maxLength(passwordLength.max, 'BAD_REQUEST'),
);

const newAccount = v.object(
  {
    name: v.pipe(
      v.optional(v.string('BAD_NAME'), ''),
      v.transform((text) => text.replace(unseen, '').normalize('NFC').trim().replace(/\s+/g, ' ')),
      v.maxLength(100, 'BAD_NAME'),
      v.check((text) => !pile.test(text), 'BAD_NAME'),
      v.regex(fullName, 'BAD_NAME'),
    ),
    email: emailAddress,
    password: newPassword,
    // An admin is made by the one who runs the server, never by signing up.
    role: v.picklist(['teacher', 'student', 'parent'], 'BAD_REQUEST'),
  },
  'BAD_REQUEST',
);

export type Fault = { code: AccessCode; field: string };

export function readNewAccount(body: unknown): NewAccount | Fault {
  return checked(newAccount, body);
}

export const isFault = <Value extends object>(value: Value | Fault): value is Fault =>
  'code' in value && 'field' in value;

export function checked<Value>(schema: v.GenericSchema<unknown, Value>, body: unknown): Value | Fault {
  const result = v.safeParse(schema, body, { abortEarly: true, abortPipeEarly: true });
  if (result.success) return result.output;
  const issue = result.issues[0];
  const known = ['BAD_NAME', 'BAD_EMAIL', 'WEAK_PASSWORD'] as const;
  return {
    code: known.find((code) => code === issue.message) ?? 'BAD_REQUEST',
    field: v.getDotPath(issue) ?? '',
  };
}
