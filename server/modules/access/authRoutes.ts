/** /auth/*: signing up, in and out, and what people do with their own account. What is not listed here does not exist. */
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Role } from '../../../domain/kernel/actor.ts';
import { Denied } from '../../basics/httpDenied.ts';
import { answerJson } from '../../http/answer.ts';
import { readJson } from '../../http/requestBody.ts';
import type { Handler, Route } from '../../http/route.ts';
import { networkOf } from '../../kernel/limits/network.ts';
import type { Limits } from '../../kernel/limits/rateLimits.ts';
import { makeBrowserSession, type BrowserSession, type BrowserSessionParts } from './browserSession.ts';
import { exportPerson } from './exportPerson.ts';
import { googleCallback, type Google } from './google.ts';
import { hashingFor } from './hashQueue.ts';
import type { OwnAccount } from './ownAccount.ts';
import { ownSessions } from './ownSessions.ts';
import type { Resetting } from './resetPassword.ts';
import type { SigningIn } from './signIn.ts';
import type { OwnPasskeys, PasskeySignIn } from './passkeys.ts';
import type { OwnSecondFactor } from './ownSecondFactor.ts';
import type { SecondStep } from './secondStep.ts';
import type { HalfSignedIn, SignInResponse } from './signInResponse.ts';
import type { SigningUp } from './signUp.ts';

export type AuthParts = BrowserSessionParts & {
  limits: Limits;
  nowMs(): number;
  signingUp: SigningUp;
  signingIn: SigningIn;
  resetting: Resetting;
  ownAccount: OwnAccount;
  secondStep: SecondStep;
  ownSecondFactor: OwnSecondFactor;
  ownPasskeys: OwnPasskeys;
  passkeySignIn: PasskeySignIn;
  addressOf(req: IncomingMessage): string;
  /** null if no identity provider is configured. */
  google: Google | null;
  /** null if this is not the demo school. */
  demo: DemoSignIn | null;
};

/** The demo school's one-tap sign-in. */
export type DemoSignIn = {
  roles(): Promise<{ role: Role; email: string; name: string }[]>;
  enter(body: Record<string, unknown>, address: string): Promise<SignInResponse | HalfSignedIn>;
};

type Call = (req: IncomingMessage, res: ServerResponse) => Promise<void>;
/** By path. */
type Calls = { posts: Record<string, Call>; gets: Record<string, Call> };

export function makeAuthRoute(parts: AuthParts): Route {
  const browser = makeBrowserSession(parts);
  const all = [
    signingUpAndIn(parts, browser),
    ownCalls(parts, browser),
    secondFactorCalls(parts, browser),
    passkeyCalls(parts, browser),
    parts.google ? googleCalls(parts, parts.google, browser) : null,
    parts.demo ? demoCalls(parts, parts.demo, browser) : null,
  ];
  const calls: Calls = {
    posts: Object.assign({}, ...all.map((each) => each?.posts)) as Calls['posts'],
    gets: Object.assign({}, ...all.map((each) => each?.gets)) as Calls['gets'],
  };
  return { path: '/auth/', handle: handleCalls(calls, parts.addressOf), comesBack, writes };
}

/** A browser returns from the identity provider by a link; the state in its cookie proves that it started here. */
const comesBack = (req: IncomingMessage, path: string): boolean =>
  path === googleCallback && req.method === 'GET';

const writes = (req: IncomingMessage, path: string): boolean =>
  path !== '/auth/logout' && (req.method === 'POST' || path === googleCallback);

const handleCalls =
  ({ posts, gets }: Calls, addressOf: AuthParts['addressOf']): Handler =>
  async (req, res, path) => {
    const call = (req.method === 'POST' ? posts : gets)[path];
    if (call && (req.method === 'POST' || req.method === 'GET'))
      return hashingFor({ whose: networkOf(addressOf(req)), isKnown: false }, () => call(req, res));
    if (path in posts || path in gets) {
      res.setHeader('allow', path in posts ? 'POST' : 'GET');
      throw new Denied(405, 'BAD_REQUEST', `${path} does not take ${req.method}.`);
    }
    throw new Denied(404, 'NOT_FOUND', 'There is no such address.');
  };

function signingUpAndIn(
  { signingUp, signingIn, resetting, addressOf, google }: AuthParts,
  browser: BrowserSession,
): Calls {
  return {
    posts: {
      '/auth/sign-up/email': async (req, res) =>
        answerJson(res, 200, await signingUp.signUp(await readJson(req), addressOf(req))),
      '/auth/sign-up/verify': async (req, res) =>
        browser.answerSignedIn(req, res, await signingUp.verify(await readJson(req), addressOf(req))),
      '/auth/code/resend': async (req, res) => {
        await signingUp.resend(await readJson(req), addressOf(req));
        answerJson(res, 200, { status: 'ok' });
      },
      '/auth/sign-in/email': async (req, res) =>
        browser.answerSignedIn(req, res, await signingIn.signIn(await readJson(req), addressOf(req))),
      '/auth/reset/ask': async (req, res) =>
        answerJson(res, 200, await resetting.ask(await readJson(req), addressOf(req))),
      '/auth/reset/finish': async (req, res) => {
        browser.end(await resetting.finish(await readJson(req), addressOf(req)));
        answerJson(res, 200, { status: 'ok' });
      },
      '/auth/logout': async (req, res) => {
        await readJson(req);
        const session = await browser.of(req);
        await browser.signOut(req, res);
        browser.end(session ? [session.id] : []);
        browser.note(req, 'signed out', session?.actor.id);
        answerJson(res, 200, { status: 'ok' });
      },
    },
    gets: { '/auth/ways': async (_req, res) => answerJson(res, 200, { google: google !== null }) },
  };
}

function ownCalls(
  { ownAccount, addressOf, store, limits, nowMs }: AuthParts,
  browser: BrowserSession,
): Calls {
  /** The body is read first: an answer must not be sent before the request is complete. */
  const own =
    (change: keyof OwnAccount): Call =>
    async (req, res) => {
      const body = await readJson(req);
      const session = await browser.required(req);
      const lane = { whose: session.actor.id, isKnown: true };
      const done = await hashingFor(lane, async () =>
        ownAccount[change](body, { session, address: addressOf(req) }),
      );
      browser.note(req, 'own account', session.actor.id);
      if (!Array.isArray(done)) return answerJson(res, 200, done);
      browser.end(done);
      if (done.includes(session.id)) await browser.signOut(req, res);
      answerJson(res, 200, { status: 'ok' });
    };
  return {
    posts: {
      '/auth/change-password': own('changePassword'),
      '/auth/change-email/ask': own('askForEmail'),
      '/auth/change-email/verify': own('changeEmail'),
      '/auth/sessions/end': own('endSessions'),
      '/auth/delete-account': own('deleteAccount'),
    },
    gets: {
      '/auth/sessions': async (req, res) =>
        answerJson(res, 200, { sessions: await ownSessions(store, await browser.required(req), nowMs()) }),
      '/auth/export': async (req, res) => {
        const { actor } = await browser.required(req);
        await limits.count('exports', { who: actor.id });
        const everything = await exportPerson(store, actor);
        res.setHeader('content-disposition', 'attachment; filename="lesson-desk.json"');
        answerJson(res, 200, everything);
      },
    },
  };
}

function secondFactorCalls(
  { ownSecondFactor, secondStep, addressOf }: AuthParts,
  browser: BrowserSession,
): Calls {
  const own =
    (action: 'begin' | 'confirm' | 'end'): Call =>
    async (req, res) => {
      const body = await readJson(req);
      const session = await browser.required(req);
      const from = { session, address: addressOf(req), cookie: req.headers.cookie ?? '' };
      const done = await hashingFor<object>({ whose: session.actor.id, isKnown: true }, () =>
        ownSecondFactor[action](body, from),
      );
      if (action !== 'begin') browser.note(req, 'own account', session.actor.id);
      answerJson(res, 200, done);
    };
  return {
    posts: {
      '/auth/sign-in/second-step': async (req, res) => {
        const body = await readJson(req);
        const from = { cookie: req.headers.cookie ?? '', address: addressOf(req) };
        await browser.answerSignedIn(req, res, await secondStep.finish(body, from));
      },
      '/auth/second-factor/begin': own('begin'),
      '/auth/second-factor/confirm': own('confirm'),
      '/auth/second-factor/end': own('end'),
    },
    gets: {
      '/auth/second-factor': async (req, res) =>
        answerJson(res, 200, await ownSecondFactor.state(await browser.required(req))),
    },
  };
}

function passkeyCalls({ ownPasskeys, passkeySignIn, addressOf }: AuthParts, browser: BrowserSession): Calls {
  const own =
    (action: 'begin' | 'add' | 'rename' | 'remove'): Call =>
    async (req, res) => {
      const body = await readJson(req);
      const session = await browser.required(req);
      const done = await hashingFor<object>({ whose: session.actor.id, isKnown: true }, () =>
        ownPasskeys[action](body, { session, address: addressOf(req) }),
      );
      if (action !== 'begin') browser.note(req, 'own account', session.actor.id);
      answerJson(res, 200, done);
    };
  return {
    posts: {
      '/auth/passkeys/begin': own('begin'),
      '/auth/passkeys/add': own('add'),
      '/auth/passkeys/rename': own('rename'),
      '/auth/passkeys/remove': own('remove'),
      '/auth/sign-in/passkey/begin': async (req, res) => {
        await readJson(req);
        answerJson(res, 200, await passkeySignIn.begin(addressOf(req)));
      },
      '/auth/sign-in/passkey': async (req, res) =>
        browser.answerSignedIn(req, res, await passkeySignIn.finish(await readJson(req), addressOf(req))),
    },
    gets: {
      '/auth/passkeys': async (req, res) =>
        answerJson(res, 200, await ownPasskeys.list(await browser.required(req))),
    },
  };
}

const googleCalls = ({ addressOf }: AuthParts, google: Google, browser: BrowserSession): Calls => ({
  posts: {
    '/auth/google/start': async (req, res) => {
      const { url, cookies } = await google.start(await readJson(req), addressOf(req));
      res.setHeader('set-cookie', cookies);
      answerJson(res, 200, { url });
    },
  },
  gets: {
    [googleCallback]: async (req, res) => {
      const { status, headers } = await google.comeBack(req);
      await browser.begin(req, res, headers.getSetCookie());
      res.writeHead(status, { location: headers.get('location') ?? '/login' }).end();
    },
  },
});

const demoCalls = ({ addressOf }: AuthParts, demo: DemoSignIn, browser: BrowserSession): Calls => ({
  posts: {
    '/auth/demo/sign-in': async (req, res) =>
      browser.answerSignedIn(req, res, await demo.enter(await readJson(req), addressOf(req))),
  },
  gets: { '/auth/demo': async (_req, res) => answerJson(res, 200, { demo: { roles: await demo.roles() } }) },
});
