/** A forgotten password: a code to the account's mail address, then a new password, which ends all earlier sessions. */
import * as v from 'valibot';
import { Denied } from '../../basics/httpDenied.ts';
import { mailLanguage } from '../mail/letter.ts';
import { askForMail } from '../mail/mailJob.ts';
import { newId } from '../../basics/newId.ts';
import { emailAddress, newPassword, valid } from './newAccount.ts';
import { savePassword } from './savePassword.ts';
import { readCode, type AccessParts } from './signUp.ts';

export type Resetting = {
  ask(body: unknown, address: string): Promise<{ request: string }>;
  /** Returns the sessions that it ended. */
  finish(body: unknown, address: string): Promise<string[]>;
};

const asked = v.object({ email: emailAddress });
const chosen = v.object({ password: newPassword });

export function makeResetting({ accounts, store, codes, limits, nowMs }: AccessParts): Resetting {
  return {
    async ask(body, address) {
      const { email } = valid(asked, body);
      // Counted by network only, and never reset: the answer reveals which addresses have an account (decision 4).
      const tries = await limits.count('resetFromAddress', { address });
      const { rows } = await store.pool.query<{ id: string; language: string | null }>(
        `SELECT a.id, p.preferences->>'language' AS language
         FROM auth."user" a JOIN app.users p ON p.user_id = a.id WHERE a.email = $1`,
        [email],
      );
      const [owner] = rows;
      if (!owner) {
        throw new Denied(404, 'EMAIL_UNKNOWN', 'Email not registered or no account with this email.');
      }
      const language = mailLanguage(owner.language);
      const request = await codes.ask({ kind: 'reset', email, language, userId: owner.id }, address);
      await tries.giveBack();
      return { request };
    },

    async finish(body, address) {
      // Before the code is used up, so that a weak password can be replaced by another.
      const { password } = valid(chosen, body);
      const row = await codes.take('reset', readCode(body), address);
      const { user_id: userId, email, language } = row;
      if (userId === null) throw new Error('a reset belongs to nobody');
      const hash = await (await accounts.$context).password.hash(password);
      return store.db.transaction().execute(async (transaction) => {
        const ended = await savePassword(transaction, { userId, hash, nowMs: nowMs(), keep: null });
        const id = `${newId(nowMs())}-passwordChanged`;
        await askForMail(transaction, { id, kind: 'passwordChanged', to: email, language });
        return ended;
      });
    },
  };
}
