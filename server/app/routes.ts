/** Every path that the server answers, except those of the page. */
import type { Levels } from '../basics/metrics.ts';
import { makeAppLinkRoutes } from '../http/appLinks.ts';
import { answerHealth } from '../http/health.ts';
import { makeMetricsRoute } from '../http/metricsRoute.ts';
import type { Route } from '../http/route.ts';
import { changesWaiting } from '../kernel/perform/teacherQueue.ts';
import { makeGoogle } from '../modules/access/google.ts';
import { makeOwnPasskeys, makePasskeySignIn } from '../modules/access/passkeys.ts';
import { makeOwnSecondFactor } from '../modules/access/ownSecondFactor.ts';
import { makeSecondStep } from '../modules/access/secondStep.ts';
import { makeOwnAccount } from '../modules/access/ownAccount.ts';
import { makeResetting } from '../modules/access/resetPassword.ts';
import { makeDemoSignIn } from '../modules/demo/demoSignIn.ts';
import { askRows } from './kernel.ts';
import { modules, type Serving } from './modules.ts';
import type { Services } from './startServices.ts';

export function makeRoutes(services: Services, isStopping: () => boolean): Route[] {
  const { store } = services.access;
  const given = servingOf(services);
  return [
    {
      path: '/health',
      calledBy: 'anybody',
      handle: (_req, res) => answerHealth(res, store, isStopping()),
    },
    makeMetricsRoute({
      token: services.settings.metricsToken,
      behindProxy: services.settings.trustProxy > 0,
      levels: () => levelsOf(services),
    }),
    ...makeAppLinkRoutes(services.settings.appLinks),
    graphqlRoute(services),
    ...modules.flatMap(({ routes }) => routes?.(given) ?? []),
  ];
}

const levelsOf = ({ access: { store }, graphql }: Services): Levels => ({
  queueLength: changesWaiting(store),
  poolConnections: store.pool.totalCount,
  poolIdle: store.pool.idleCount,
  poolWaiting: store.pool.waitingCount,
  sockets: graphql.openSockets(),
});

const graphqlRoute = ({ graphql, sessions }: Services): Route => ({
  path: '/graphql',
  // It refuses its mutations itself.
  writes: () => false,
  async handle(req, res) {
    // A session in use is prolonged: the renewed cookie is sent with the answer.
    await sessions.of(req);
    const cookie = sessions.renewedCookie(req);
    if (cookie !== undefined) res.setHeader('set-cookie', cookie);
    await graphql.handle(req, res);
  },
});

function servingOf(services: Services): Serving {
  const { settings, account, access, signingIn, graphql } = services;
  const { store, limits, nowMs } = access;
  const { google, demo } = settings;
  return {
    ...services,
    store,
    limits,
    nowMs,
    askRows,
    resetting: makeResetting(access),
    ownAccount: makeOwnAccount(access),
    secondStep: makeSecondStep(access),
    ownSecondFactor: makeOwnSecondFactor(access),
    ownPasskeys: makeOwnPasskeys(access),
    passkeySignIn: makePasskeySignIn(access),
    closeSession: (id) => graphql.closeSession(id),
    google: google ? makeGoogle({ store, account, google, limits }) : null,
    demo: demo ? makeDemoSignIn(store, signingIn) : null,
  };
}
