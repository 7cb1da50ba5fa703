/**
 * Passkeys of teachers and admins. The device asks its owner for a finger, a face or its own code each time, so one
 * is a second factor in itself: it opens the account alone, also where a code of an app is asked for after a password.
 */
import {
  generateAuthenticationOptions,
  generateRegistrationOptions,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
  type AuthenticationResponseJSON,
  type RegistrationResponseJSON,
} from '@simplewebauthn/server';
import * as v from 'valibot';
import { newId } from '../../basics/newId.ts';
import { Denied } from '../../basics/httpDenied.ts';
import type { Session } from '../../kernel/api/context.ts';
import { valid } from './newAccount.ts';
import { ownAddress } from './ownAddress.ts';
import {
  addPasskey,
  countUse,
  credentialsOf,
  findPasskey,
  keepChallenge,
  passkeysOf,
  removePasskey,
  renamePasskey,
  takeChallenge,
  type OwnPasskey,
} from './passkeyStore.ts';
import { reauthenticate } from './reauthenticate.ts';
import { signInAs, type SignInResponse } from './signInResponse.ts';
import type { AccessParts } from './signUp.ts';
import { tellOfSecondFactor } from './tellOfSecondFactor.ts';

type From = { session: Session; address: string };

export type OwnPasskeys = {
  list(session: Session): Promise<{ passkeys: OwnPasskey[] }>;
  begin(body: unknown, from: From): Promise<object>;
  add(body: unknown, from: From): Promise<{ passkeys: OwnPasskey[] }>;
  rename(body: unknown, from: From): Promise<{ passkeys: OwnPasskey[] }>;
  remove(body: unknown, from: From): Promise<{ passkeys: OwnPasskey[] }>;
};

export type PasskeySignIn = {
  begin(address: string): Promise<object>;
  finish(body: unknown, address: string): Promise<SignInResponse>;
};

type Parts = Pick<AccessParts, 'accounts' | 'store' | 'limits' | 'nowMs'>;

const text = (most: number) => v.pipe(v.string('BAD_REQUEST'), v.maxLength(most, 'BAD_REQUEST'));
const name = v.pipe(text(60), v.trim(), v.nonEmpty('BAD_REQUEST'));
const passwordTyped = v.object({ password: v.optional(text(1000)) });
const named = v.object({ id: text(64), name });
const meant = v.object({ id: text(64), password: v.optional(text(1000)) });
/** Its inside is judged by who verifies it. */
const credential = v.looseObject({ id: text(1400) });
const made = v.object({ request: text(64), name, credential });
const shown = v.object({ request: text(64), credential });

const rpName = 'Lesson Desk';
const siteOf = ({ accounts }: Parts) => {
  const { origin, hostname } = new URL(accounts.options.baseURL);
  return { expectedOrigin: origin, expectedRPID: hostname };
};

export function makeOwnPasskeys(parts: Parts): OwnPasskeys {
  const { store } = parts;
  const list = async ({ actor }: Session) => ({ passkeys: await passkeysOf(store, actor.id) });
  return {
    list,

    async begin(body, { session, address }) {
      const { password } = valid(passwordTyped, body);
      const { id, role } = session.actor;
      if (role !== 'teacher' && role !== 'admin')
        throw new Denied(403, 'FORBIDDEN', 'This is for teachers and admins.');
      await reauthenticate(parts, { session, password, address });
      const { email } = await ownAddress(store.db, id);
      const options = await generateRegistrationOptions({
        rpName,
        rpID: siteOf(parts).expectedRPID,
        userID: new TextEncoder().encode(id),
        userName: email,
        excludeCredentials: (await credentialsOf(store, id)).map((one) => ({ id: one })),
        authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
      });
      return { request: await keepChallenge(parts, options.challenge, id), options };
    },

    async add(body, { session }) {
      await addOne(parts, body, session.actor.id);
      return list(session);
    },

    async rename(body, { session }) {
      const said = valid(named, body);
      if (!(await renamePasskey(store, { userId: session.actor.id, ...said }))) throw notThere();
      return list(session);
    },

    async remove(body, { session, address }) {
      const { id, password } = valid(meant, body);
      await reauthenticate(parts, { session, password, address });
      if (!(await removePasskey(store, { userId: session.actor.id, id }))) throw notThere();
      return list(session);
    },
  };
}

async function addOne(parts: Parts, body: unknown, userId: string): Promise<void> {
  const { store, nowMs } = parts;
  const said = valid(made, body);
  const challenge = await takeChallenge(parts, said.request, userId);
  if (challenge === null) throw over();
  const verified = await verifyRegistrationResponse({
    response: said.credential as unknown as RegistrationResponseJSON,
    expectedChallenge: challenge,
    ...siteOf(parts),
    requireUserVerification: true,
  }).catch(() => null);
  if (!verified?.verified) throw wrong();
  const { id: credentialId, publicKey, counter } = verified.registrationInfo.credential;
  const row = {
    id: newId(),
    userId,
    credentialId,
    publicKey: Buffer.from(publicKey).toString('base64url'),
    counter,
    name: said.name,
    nowMs: nowMs(),
  };
  if (!(await addPasskey(store, row)))
    throw new Denied(409, 'ALREADY_DONE', 'There is no room for another passkey.');
  await tellOfSecondFactor(store.db, userId, { kind: 'passkeyAdded', nowMs: nowMs() });
}

export function makePasskeySignIn(parts: Parts): PasskeySignIn {
  const { accounts, store, limits, nowMs } = parts;
  return {
    async begin(address) {
      // Nothing is known of who comes, so the network alone is counted.
      await limits.count('passkeysFromAddress', { address });
      const options = await generateAuthenticationOptions({
        rpID: siteOf(parts).expectedRPID,
        userVerification: 'required',
      });
      return { request: await keepChallenge(parts, options.challenge, null), options };
    },

    async finish(body, address) {
      const said = valid(shown, body);
      const challenge = await takeChallenge(parts, said.request, null);
      if (challenge === null) throw over();
      const passkey = await findPasskey(store, said.credential.id);
      if (!passkey) throw wrong();
      const verified = await verifyAuthenticationResponse({
        response: said.credential as unknown as AuthenticationResponseJSON,
        expectedChallenge: challenge,
        ...siteOf(parts),
        requireUserVerification: true,
        credential: {
          id: passkey.credentialId,
          publicKey: new Uint8Array(Buffer.from(passkey.publicKey, 'base64url')),
          counter: passkey.counter,
        },
      }).catch(() => null);
      if (!verified?.verified) throw wrong();
      if (!(await countUse(store, passkey, verified.authenticationInfo.newCounter, nowMs()))) throw wrong();
      const { email } = await ownAddress(store.db, passkey.userId);
      await limits.rememberPlace({ who: email, address });
      return signInAs(accounts, passkey.userId, 'passkey');
    },
  };
}

const wrong = (): Denied => new Denied(401, 'PASSKEY_WRONG', 'This passkey is not known here.');
const over = (): Denied => new Denied(410, 'SECOND_STEP_OVER', 'This sign-in is over. Sign in again.');
const notThere = (): Denied => new Denied(404, 'NOT_FOUND', 'There is no such passkey.');
