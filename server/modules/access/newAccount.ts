/** The data of a sign-up, checked by the rules of spec section 5. */
import * as v from 'valibot';
import {
  accountProblems,
  addressProblem,
  emailProblem,
  nameProblem,
  newcomerDefaults,
  newcomerRoles,
  passwordProblem,
  readPhone,
  tidied,
  type AccountProblem,
  type Phone,
} from '../../../domain/access/accountRules.ts';
import { languages } from '../../../domain/basics/languages.ts';
import { Denied } from '../../basics/httpDenied.ts';
import { isCommonPassword } from './commonPasswords.ts';
import { parsePhone } from '../people/parsePhone.ts';

export type NewAccount = v.InferOutput<typeof newAccount>;

/** A missing field is treated like an empty one, so that it gets the same message. */
const text = (problemOf: (text: string) => AccountProblem | null) =>
  v.pipe(
    v.optional(v.string('BAD_REQUEST'), ''),
    v.rawCheck(({ dataset, addIssue }) => {
      const problem = dataset.typed ? problemOf(dataset.value) : null;
      if (problem) addIssue({ message: problem });
    }),
  );

export const emailAddress = v.pipe(text(emailProblem), v.trim(), v.toLowerCase());

export const newPassword = text(
  (password) => passwordProblem(password) ?? (isCommonPassword(password) ? 'COMMON_PASSWORD' : null),
);

const phone = v.pipe(
  v.optional(
    v.object({ country: v.optional(v.string()), number: v.optional(v.string()) }, 'BAD_REQUEST'),
    {},
  ),
  v.rawTransform(({ dataset, addIssue, NEVER }): Phone => {
    const { number = '', country = newcomerDefaults.country } = dataset.value;
    const read = readPhone(number, country, parsePhone);
    if (typeof read === 'object') return read;
    addIssue({ message: read });
    return NEVER;
  }),
);

const newAccount = v.object(
  {
    // Only the operator of the server can make an admin.
    role: v.picklist(newcomerRoles, 'BAD_REQUEST'),
    name: v.pipe(text(nameProblem), v.transform(tidied)),
    email: emailAddress,
    phone,
    address: v.pipe(text(addressProblem), v.transform(tidied)),
    password: newPassword,
    language: v.optional(v.picklist(languages, 'BAD_REQUEST'), newcomerDefaults.language),
  },
  'BAD_REQUEST',
);

export const readNewAccount = (body: unknown): NewAccount => valid(newAccount, body);

/** The valid body; otherwise throws a refusal that names the wrong field. */
export function valid<Value>(schema: v.GenericSchema<unknown, Value>, body: unknown): Value {
  const result = v.safeParse(schema, body, { abortEarly: true, abortPipeEarly: true });
  if (result.success) return result.output;
  const [issue] = result.issues;
  const field = v.getDotPath(issue) ?? '';
  const code = accountProblems.find((known) => known === issue.message) ?? 'BAD_REQUEST';
  throw new Denied(400, code, `${field || 'The body'} is missing or not right.`, { field });
}
