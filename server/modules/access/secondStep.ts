/** The second step of a sign-in: after the password (or the identity provider) a code of the authenticator app, or a backup code. */
import * as v from 'valibot';
import { codeShape } from '../../../domain/access/accountRules.ts';
import { Denied } from '../../basics/httpDenied.ts';
import { orAway } from './accounts.ts';
import { backupCodesOf } from './backupCodes.ts';
import { valid } from './newAccount.ts';
import { countTry, useCode, wrongCode } from './secondFactorCode.ts';
import { secondStepCookie } from './secondFactorPlugin.ts';
import { readSignIn, type SignInResponse } from './signInResponse.ts';
import type { AccessParts } from './signUp.ts';
import { tellOfSecondFactor } from './tellOfSecondFactor.ts';

export type SecondStep = {
  finish(body: unknown, from: { cookie: string; address: string }): Promise<SignInResponse>;
};

export const codeTyped = v.object({
  code: v.pipe(v.string('BAD_CODE'), v.trim(), v.nonEmpty('BAD_CODE'), v.maxLength(64, 'BAD_CODE')),
});

type Parts = Pick<AccessParts, 'accounts' | 'store' | 'limits' | 'nowMs'>;

export function makeSecondStep(parts: Parts): SecondStep {
  const { accounts, store, nowMs } = parts;

  /** Who has passed the first step in this browser. */
  async function whoWaits(cookie: string): Promise<string> {
    const signed = decodeURIComponent(cookie.slice(cookie.indexOf('=') + 1));
    const { rows } = await store.pool.query<{ value: string }>(
      'SELECT value FROM auth.verification WHERE identifier = $1 AND "expiresAt" > $2',
      [signed.slice(0, signed.lastIndexOf('.')), new Date(nowMs())],
    );
    const [row] = rows;
    if (!row) throw over();
    return row.value;
  }

  return {
    async finish(body, { cookie: all, address }) {
      const { code } = valid(codeTyped, body);
      // Only this cookie is passed on: with a session the library would judge the code for whoever is in.
      const cookie = all.split('; ').find((one) => one.split('=')[0]?.endsWith(`auth.${secondStepCookie}`));
      if (cookie === undefined) throw over();
      const userId = await whoWaits(cookie);
      const tried = await countTry(parts, userId, address);
      const isOfApp = codeShape.test(code);
      if (isOfApp && !(await useCode(parts, userId, code))) throw wrongCode();
      const sent = { headers: new Headers({ cookie }), asResponse: true } as const;
      const response = await orAway(() =>
        isOfApp
          ? accounts.api.verifyTOTP({ body: { code }, ...sent })
          : accounts.api.verifyBackupCode({ body: { code }, ...sent }),
      );
      const signedIn = await readSignIn(response);
      if (!isOfApp) {
        const left = (await backupCodesOf(accounts, userId)).length;
        await tellOfSecondFactor(store.db, userId, { kind: 'backupCodeUsed', left, nowMs: nowMs() });
      }
      await tried.right();
      return signedIn;
    },
  };
}

const over = (): Denied => new Denied(410, 'SECOND_STEP_OVER', 'This sign-in is over. Sign in again.');
