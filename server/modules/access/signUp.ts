/** Signing up: the data of a new account waits until its mailed code is entered; only then the account is created. */
import * as v from 'valibot';
import { wholeLanguage } from '../../../domain/basics/languages.ts';
import { codeShape } from '../../../domain/access/accountRules.ts';
import { Denied } from '../../basics/httpDenied.ts';
import type { Store } from '../../db/database.ts';
import type { Accounts } from './accounts.ts';
import type { CodeRow, Codes } from './codes.ts';
import type { Limits } from '../../kernel/limits/rateLimits.ts';
import { signInAs, type SignInResponse } from './signInResponse.ts';
import { readNewAccount, valid } from './newAccount.ts';
import { createAccount } from './createAccount.ts';

export type SigningUp = {
  /** Returns the request that waits for its code. */
  signUp(body: unknown, address: string): Promise<{ request: string }>;
  verify(body: unknown, address: string): Promise<SignInResponse>;
  resend(body: unknown, address: string): Promise<void>;
  /** The newest request with this address and password. */
  waitingFor(email: string, password: string): Promise<string | null>;
};

export type AccessParts = {
  accounts: Accounts;
  store: Store;
  codes: Codes;
  limits: Limits;
  nowMs(): number;
};

const codeTried = v.object({
  request: v.string('BAD_REQUEST'),
  code: v.pipe(v.string('BAD_CODE'), v.trim()),
});

const requestNamed = v.object({ request: v.string('BAD_REQUEST') });

export function makeSigningUp({ accounts, store, codes, limits, nowMs }: AccessParts): SigningUp {
  return {
    async signUp(body, address) {
      const { password, ...said } = readNewAccount(body);
      // Counted by network only: asking for many addresses would reveal which of them have an account.
      const tries = await limits.count('signUpFromAddress', { address });
      if (await isTaken(store, said.email)) throw emailTaken();
      const { password: passwords } = await accounts.$context;
      const newcomer = async () => ({ ...said, passwordHash: await passwords.hash(password) });
      const { email } = said;
      const language = wholeLanguage(said.language);
      const request = await codes.ask({ kind: 'signUp', email, language, newcomer }, address);
      await tries.giveBack();
      return { request };
    },

    async verify(body, address) {
      const { newcomer } = await codes.take('signUp', readCode(body), address);
      const id = newcomer ? await createAccount(store, newcomer, nowMs()) : null;
      // Two tabs, or two people: the address belongs to whoever verified it first.
      if (id === null) throw emailTaken();
      await limits.rememberPlace({ who: newcomer?.email ?? '', address });
      return signInAs(accounts, id);
    },

    async resend(body, address) {
      await codes.resend(valid(requestNamed, body).request, address);
    },

    async waitingFor(email, password) {
      const { rows } = await store.pool.query<Pick<CodeRow, 'id' | 'newcomer'>>(
        `SELECT id, newcomer FROM auth.codes WHERE kind = 'signUp' AND email = $1
           AND NOT EXISTS (SELECT 1 FROM auth."user" WHERE email = $1) ORDER BY created_at DESC LIMIT 3`,
        [email],
      );
      const { password: passwords } = await accounts.$context;
      for (const { id, newcomer } of rows) {
        if (newcomer && (await passwords.verify({ hash: newcomer.passwordHash, password }))) return id;
      }
      return null;
    },
  };
}

/** Input that cannot be a code is refused without counting as a try. */
export function readCode(body: unknown): { request: string; code: string } {
  const tried = valid(codeTried, body);
  if (!codeShape.test(tried.code)) {
    throw new Denied(400, 'BAD_CODE', 'Invalid verification code.', { field: 'code' });
  }
  return tried;
}

export async function isTaken({ pool }: Pick<Store, 'pool'>, email: string): Promise<boolean> {
  const { rowCount } = await pool.query('SELECT 1 FROM auth."user" WHERE email = $1', [email]);
  return rowCount === 1;
}

export const emailTaken = (): Denied => new Denied(422, 'EMAIL_TAKEN', 'Email already registered.');
