/** One's own second factor: turned on with a code of the app, turned off with the password and a code. For teachers and admins. */
import { sql } from 'kysely';
import * as v from 'valibot';
import { codeShape } from '../../../domain/access/accountRules.ts';
import { Denied } from '../../basics/httpDenied.ts';
import type { Session } from '../../kernel/api/context.ts';
import { orAway } from './accounts.ts';
import { backupCodesOf } from './backupCodes.ts';
import { valid } from './newAccount.ts';
import { reauthenticate } from './reauthenticate.ts';
import { countTry, useCode, wrongCode } from './secondFactorCode.ts';
import { codeTyped } from './secondStep.ts';
import { removeSecondFactor } from './removeSecondFactor.ts';
import type { AccessParts } from './signUp.ts';
import { tellOfSecondFactor } from './tellOfSecondFactor.ts';

type From = { session: Session; address: string; cookie: string };

export type OwnSecondFactor = {
  state(session: Session): Promise<{ offered: boolean; since: string | null; codesLeft: number }>;
  /** What the app is given; nothing is on yet. */
  begin(body: unknown, from: From): Promise<{ uri: string }>;
  /** Turns it on, and shows the backup codes this once. */
  confirm(body: unknown, from: From): Promise<{ backupCodes: string[] }>;
  end(body: unknown, from: From): Promise<{ status: string }>;
};

const passwordTyped = v.object({
  password: v.optional(v.pipe(v.string('BAD_REQUEST'), v.maxLength(1000, 'BAD_REQUEST'))),
});
const begun = v.object({ totpURI: v.string() });

const isOffered = ({ actor: { role } }: Session): boolean => role === 'teacher' || role === 'admin';

type Parts = Pick<AccessParts, 'accounts' | 'store' | 'limits' | 'nowMs'>;

export function makeOwnSecondFactor(parts: Parts): OwnSecondFactor {
  const { accounts, store, nowMs } = parts;

  /** A code of the app, or a backup code, which is used up with it. */
  async function isRight(code: string, { session, cookie }: From): Promise<boolean> {
    if (codeShape.test(code)) return useCode(parts, session.actor.id, code);
    const body = { code, disableSession: true };
    const headers = new Headers({ cookie });
    return (await orAway(() => accounts.api.verifyBackupCode({ body, headers, asResponse: true }))).ok;
  }

  return {
    async state(session) {
      const { rows } = await store.pool.query<{ since: Date | null }>(
        'SELECT since FROM auth.second_factors WHERE user_id = $1 AND verified',
        [session.actor.id],
      );
      const since = rows[0]?.since ?? null;
      return {
        offered: isOffered(session),
        since: since === null ? null : String(since.getTime()),
        codesLeft: since === null ? 0 : (await backupCodesOf(accounts, session.actor.id)).length,
      };
    },

    async begin(body, { session, address, cookie }) {
      const { password } = valid(passwordTyped, body);
      if (!isOffered(session)) throw new Denied(403, 'FORBIDDEN', 'This is for teachers and admins.');
      await reauthenticate(parts, { session, password, address });
      return makeSecret(parts, password, cookie);
    },

    async confirm(body, { session, address }) {
      const { code } = valid(codeTyped, body);
      const userId = session.actor.id;
      const tried = await countTry(parts, userId, address);
      if (!(await useCode(parts, userId, code))) throw wrongCode();
      if (!(await turnOn(store, userId, nowMs()))) throw alreadyOn();
      await tried.right();
      return { backupCodes: await backupCodesOf(accounts, userId) };
    },

    async end(body, from) {
      const { password } = valid(passwordTyped, body);
      const { code } = valid(codeTyped, body);
      const { session, address } = from;
      await reauthenticate(parts, { session, password, address });
      const tried = await countTry(parts, session.actor.id, address);
      if (!(await isRight(code, from))) throw wrongCode();
      await store.db
        .transaction()
        .execute((transaction) => removeSecondFactor(transaction, session.actor.id, nowMs()));
      await tried.right();
      return { status: 'ok' };
    },
  };
}

const alreadyOn = (): Denied => new Denied(409, 'ALREADY_DONE', 'The second factor is on already.');

/** False where it was on already. */
const turnOn = ({ db }: Pick<Parts['store'], 'db'>, userId: string, nowMs: number): Promise<boolean> =>
  db.transaction().execute(async (transaction) => {
    const { numAffectedRows } = await sql`update auth.second_factors
      set verified = true, since = ${new Date(nowMs)} where user_id = ${userId} and not verified`.execute(
      transaction,
    );
    await sql`update auth."user" set "twoFactorEnabled" = true where id = ${userId}`.execute(transaction);
    if (numAffectedRows === 0n) return false;
    await tellOfSecondFactor(transaction, userId, { kind: 'secondFactorOn', nowMs });
    return true;
  });

/** The secret for the app, kept encrypted and not yet in force. */
async function makeSecret(
  { accounts }: Pick<Parts, 'accounts'>,
  password: string | undefined,
  cookie: string,
): Promise<{ uri: string }> {
  const response = await orAway(() =>
    accounts.api.enableTwoFactor({
      body: { method: 'totp', ...(password === undefined ? {} : { password }) },
      headers: new Headers({ cookie }),
      asResponse: true,
    }),
  );
  if (!response.ok) throw alreadyOn();
  return { uri: v.parse(begun, await response.json()).totpURI };
}
