/** Changes of one's own account: password, mail address, sessions, deletion. */
import { sql } from 'kysely';
import * as v from 'valibot';
import type { Id } from '../../../domain/basics/ids.ts';
import { codeOf } from '../../basics/cannotStart.ts';
import { Denied } from '../../basics/httpDenied.ts';
import type { StoreTransaction } from '../../db/tables.ts';
import type { Session } from '../../kernel/api/context.ts';
import { retrying } from '../../kernel/perform/retrying.ts';
import { askForMail } from '../mail/mailJob.ts';
import { newId } from '../../basics/newId.ts';
import { deletePerson } from './deletePerson.ts';
import { emailAddress, newPassword, valid } from './newAccount.ts';
import { ownAddress, type OwnAddress } from './ownAddress.ts';
import { reauthenticate } from './reauthenticate.ts';
import { tellOfEmail } from '../people/tellOfEmail.ts';
import { endSubscriptionOf } from '../plans/endSubscription.ts';
import { endSessions, savePassword } from './savePassword.ts';
import { emailTaken, isTaken, readCode, type AccessParts } from './signUp.ts';

type From = { session: Session; address: string };

export type OwnAccount = {
  /** Each returns the sessions that it ended. */
  changePassword(body: unknown, from: From): Promise<string[]>;
  askForEmail(body: unknown, from: From): Promise<{ request: string }>;
  changeEmail(body: unknown, from: From): Promise<string[]>;
  /** One session, or all except the current one. */
  endSessions(body: unknown, from: From): Promise<string[]>;
  deleteAccount(body: unknown, from: From): Promise<string[]>;
};

const typed = v.optional(v.pipe(v.string('BAD_REQUEST'), v.maxLength(1000, 'BAD_REQUEST')));
const passwordChange = v.object({ currentPassword: typed, newPassword });
const emailChange = v.object({ email: emailAddress, password: typed });
const deletion = v.object({ password: typed });
const ending = v.object({
  password: typed,
  id: v.optional(v.pipe(v.string('BAD_REQUEST'), v.uuid('BAD_REQUEST'))),
});

export function makeOwnAccount(parts: AccessParts): OwnAccount {
  const { accounts, store, codes, limits, nowMs } = parts;
  const { db, pool } = store;

  return {
    async changePassword(body, { session, address }) {
      const { currentPassword: password, newPassword: chosen } = valid(passwordChange, body);
      await reauthenticate(parts, { session, password, address }, 'changePassword');
      const userId = session.actor.id;
      const { email, language } = await ownAddress(db, userId);
      const hash = await (await accounts.$context).password.hash(chosen);
      return db.transaction().execute(async (transaction) => {
        const ended = await savePassword(transaction, { userId, hash, nowMs: nowMs(), keep: session.id });
        const id = `${newId(nowMs())}-passwordChanged`;
        await askForMail(transaction, { id, kind: 'passwordChanged', to: email, language });
        return ended;
      });
    },

    async askForEmail(body, { session, address }) {
      const { email, password } = valid(emailChange, body);
      await reauthenticate(parts, { session, password, address });
      // Counted whatever the answer, because it reveals which addresses have an account (decision 4).
      await limits.count('emailChangesFromAddress', { address });
      await limits.count('emailChangesAsked', { who: session.actor.id });
      if (await isTaken(store, email)) throw emailTaken();
      const { language } = await ownAddress(db, session.actor.id);
      const request = await codes.ask({ kind: 'email', email, language, userId: session.actor.id }, address);
      return { request };
    },

    async changeEmail(body, { session, address }) {
      const userId = session.actor.id;
      const before = await ownAddress(db, userId);
      const { email } = await codes.take('email', readCode(body), address, userId);
      try {
        return await db.transaction().execute(async (transaction) => {
          await sql`update auth."user" set email = ${email}, "updatedAt" = ${new Date(nowMs())}
            where id = ${userId}`.execute(transaction);
          await tellOfNewAddress(transaction, { userId, before, email, nowMs: nowMs() });
          return endSessions(transaction, userId, session.id);
        });
      } catch (fault) {
        if (codeOf(fault) === '23505') throw emailTaken();
        throw fault;
      }
    },

    async endSessions(body, { session, address }) {
      const { password, id } = valid(ending, body);
      await reauthenticate(parts, { session, password, address });
      const userId = session.actor.id;
      if (id === undefined)
        return db.transaction().execute((transaction) => endSessions(transaction, userId, session.id));
      const { rows } = await pool.query<{ id: string }>(
        'DELETE FROM auth.session WHERE id = $1 AND "userId" = $2 RETURNING id',
        [id, userId],
      );
      if (rows.length === 0) throw new Denied(404, 'NOT_FOUND', 'There is no such session.');
      return [id];
    },

    async deleteAccount(body, { session, address }) {
      const { password } = valid(deletion, body);
      await reauthenticate(parts, { session, password, address });
      const { id: userId, role } = session.actor;
      if (role === 'admin') throw new Denied(403, 'FORBIDDEN', 'An admin is removed by who runs the server.');
      const { email, language } = await ownAddress(db, userId);
      const mail = { id: `${newId(nowMs())}-deleted`, kind: 'deleted' as const, to: email, language };
      // It waits for many calendars, and whoever writes to one of them may be chosen to go first.
      return retrying(() =>
        db.transaction().execute(async (transaction) => {
          const ended = await endSessions(transaction, userId, null);
          if (role === 'teacher') await endSubscriptionOf(transaction, userId);
          await deletePerson(transaction, { userId, role });
          await askForMail(transaction, mail);
          return ended;
        }),
      );
    },
  };
}

type NewAddress = {
  userId: Id;
  before: OwnAddress;
  email: string;
  nowMs: number;
};

/** The old address is told by mail, and whoever writes to this person in their list. */
async function tellOfNewAddress(
  transaction: StoreTransaction,
  { userId, before: { email: to, language }, email, nowMs }: NewAddress,
): Promise<void> {
  await askForMail(transaction, { id: `${newId(nowMs)}-emailChanged`, kind: 'emailChanged', to, language });
  await tellOfEmail(transaction, userId, { oldEmail: to, newEmail: email, nowMs });
}
