/** Every path that the server answers, except those of the page. */
import { answerHealth } from '../http/health.ts';
import type { Route } from '../http/route.ts';
import { makeAuthRoute } from '../modules/access/authRoutes.ts';
import { makeGoogle } from '../modules/access/google.ts';
import { makeOwnAccount } from '../modules/access/ownAccount.ts';
import { makeResetting } from '../modules/access/resetPassword.ts';
import { makeDemoSignIn } from '../modules/demo/demoSignIn.ts';
import { makeDocumentRoute } from '../modules/documents/documentRoute.ts';
import { makeFeedRoute } from '../modules/feeds/feedRoute.ts';
import { makeImageRoutes } from '../modules/images/imageRoute.ts';
import { makeImportRoute } from '../modules/imports/importRoute.ts';
import { makeBillingWebhook } from '../modules/plans/billingWebhook.ts';
import { makePlanStatusRoute } from '../modules/plans/planStatusRoute.ts';
import type { Services } from './startServices.ts';

export function makeRoutes(services: Services, isStopping: () => boolean): Route[] {
  const { access, sessions, calendars, billing, addressOf, typesetter } = services;
  const { store, limits, nowMs } = access;
  return [
    {
      path: '/health',
      calledBy: 'anybody',
      handle: (_req, res) => answerHealth(res, store, isStopping()),
    },
    graphqlRoute(services),
    authRoute(services),
    makeFeedRoute({ store, calendars, limits, addressOf, nowMs }),
    makeImportRoute({ store, sessions, limits, nowMs }),
    makeDocumentRoute({ sessions, limits, typesetter }),
    ...makeImageRoutes({ store, sessions, limits, nowMs }),
    makeBillingWebhook(store, billing, nowMs),
    makePlanStatusRoute({ store, sessions, limits, nowMs }),
  ];
}

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

function authRoute(services: Services): Route {
  const { settings, account, access, sessions, signingUp, signingIn, graphql } = services;
  const { store, limits, nowMs } = access;
  const { google, demo } = settings;
  return makeAuthRoute({
    store,
    limits,
    nowMs,
    signingUp,
    signingIn,
    resetting: makeResetting(access),
    ownAccount: makeOwnAccount(access),
    sessions,
    closeSession: (id) => graphql.closeSession(id),
    addressOf: services.addressOf,
    logEvent: services.logEvent,
    google: google ? makeGoogle({ store, account, google, limits }) : null,
    demo: demo ? makeDemoSignIn(store, signingIn) : null,
  });
}
