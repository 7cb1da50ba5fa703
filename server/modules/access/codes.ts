/** Requests that wait for a mailed code: five tries, ten minutes, used once. */
import { Denied } from '../../basics/httpDenied.ts';
import type { MailLanguage } from '../mail/letter.ts';
import { askForMail } from '../mail/mailJob.ts';
import { codeOfRow, isSameCode, type CodeKind } from '../mail/oneTimeCode.ts';
import type { Store } from '../../db/database.ts';
import { newId } from '../../basics/newId.ts';
import type { Limits } from '../../kernel/limits/rateLimits.ts';
import { countCodeMail } from './countCodeMail.ts';
import type { NewAccount } from './newAccount.ts';

export type Newcomer = Omit<NewAccount, 'password'> & { passwordHash: string };

export type CodeRow = {
  id: string;
  kind: CodeKind;
  email: string;
  language: MailLanguage;
  user_id: string | null;
  newcomer: Newcomer | null;
  sends: number;
};

type NewRow = Pick<CodeRow, 'kind' | 'email' | 'language'> & {
  userId?: string;
  /** Called after the mail was counted: expensive work is not done for a refused mail. */
  newcomer?: () => Promise<Newcomer>;
};

export type Codes = {
  /** Mails a code; returns the id of the request, which is not secret. */
  ask(row: NewRow, address: string): Promise<string>;
  /** Replaces the code by another one. */
  resend(request: string, address: string): Promise<void>;
  /** Returns the request of this code, once. Throws if the code is wrong or expired. */
  take(
    kind: CodeKind,
    tried: { request: string; code: string },
    address: string,
    ownerId?: string,
  ): Promise<CodeRow>;
};

const mostTries = 5;
const mostSends = 5;
const goodForMs = 10 * 60_000;
/** Between two mails of one request. */
const restMs = 30_000;
/** How long somebody who has not finished may return and ask for another code. */
const keptMs = 24 * 3_600_000;

const columns = 'id, kind, email, language, user_id, newcomer, sends';

export type CodeParts = { store: Store; secret: string; limits: Limits; nowMs(): number };

export function makeCodes({ store, secret, limits, nowMs }: CodeParts): Codes {
  const { pool, db } = store;

  return {
    async ask({ kind, email, language, userId, newcomer: making }, address) {
      await countCodeMail(limits, { kind, email, address });
      const newcomer = await making?.();
      const id = newId(nowMs());
      const now = new Date(nowMs());
      const until = new Date(nowMs() + goodForMs);
      await pool.query(
        `INSERT INTO auth.codes (id, kind, email, language, user_id, newcomer, created_at, sent_at, expires_at)
         VALUES ($1, $2, $3, $4, $5, $6, $7, $7, $8)`,
        [id, kind, email, language, userId ?? null, newcomer ? JSON.stringify(newcomer) : null, now, until],
      );
      await mail({ id, kind, email, language, sends: 1 });
      return id;
    },

    async resend(request, address) {
      const asked = await waiting(request);
      if (!asked) throw over();
      await countCodeMail(limits, { ...asked, address });
      const { rows } = await pool.query<CodeRow>(
        `UPDATE auth.codes SET sends = sends + 1, tries = 0, sent_at = $2, expires_at = $3
         WHERE id = $1 AND sends < $4 AND sent_at <= $5 RETURNING ${columns}`,
        [request, new Date(nowMs()), new Date(nowMs() + goodForMs), mostSends, new Date(nowMs() - restMs)],
      );
      const [row] = rows;
      if (!row) {
        const wait = Math.ceil(restMs / 1000);
        throw new Denied(429, 'RATE_LIMITED', 'A code was sent a moment ago.', { retryAfterSeconds: wait });
      }
      await mail(row);
    },

    async take(kind, { request, code }, address, ownerId) {
      const tries = await limits.count('codesTriedFromAddress', { address });
      // Counted before it is checked, so that many at once cannot slip through.
      const { rows } = isId(request)
        ? await pool.query<CodeRow>(
            `UPDATE auth.codes SET tries = tries + 1
             WHERE id = $1 AND kind = $2 AND tries < $3 AND expires_at > $4
               AND ($5::uuid IS NULL OR user_id = $5) RETURNING ${columns}`,
            [request, kind, mostTries, new Date(nowMs()), ownerId ?? null],
          )
        : { rows: [] };
      const [row] = rows;
      if (!row) throw over();
      if (!isSameCode(code, codeOfRow(secret, row.id, row.sends))) {
        throw new Denied(400, 'BAD_CODE', 'Invalid verification code.', { field: 'code' });
      }
      // Of two who send the right code at once only one gets it.
      const { rowCount } = await pool.query('DELETE FROM auth.codes WHERE id = $1 AND sends = $2', [
        row.id,
        row.sends,
      ]);
      if (rowCount === 0) throw over();
      await tries.giveBack();
      return row;
    },
  };

  async function waiting(request: string): Promise<CodeRow | undefined> {
    if (!isId(request)) return undefined;
    const { rows } = await pool.query<CodeRow>(
      `SELECT ${columns} FROM auth.codes WHERE id = $1 AND created_at > $2`,
      [request, new Date(nowMs() - keptMs)],
    );
    return rows[0];
  }

  async function mail({
    id,
    kind,
    email,
    language,
    sends,
  }: Omit<CodeRow, 'user_id' | 'newcomer'>): Promise<void> {
    await askForMail(db, {
      // Starts with the time, so that a folder of mail is in order.
      id: `${id}-${sends}-${kind}`,
      to: email,
      language,
      kind,
      codeId: id,
      sends,
      untilMs: nowMs() + goodForMs,
    });
  }
}

const over = (): Denied => new Denied(410, 'CODE_OVER', 'This code is over. Ask for a new one.');

const isId = (text: string): boolean => /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/.test(text);

/** Deletes requests that were not finished within a day. */
export async function forgetOldCodes({ pool }: Pick<Store, 'pool'>, nowMs: number): Promise<void> {
  await pool.query('DELETE FROM auth.codes WHERE created_at < $1', [new Date(nowMs - keptMs)]);
}
