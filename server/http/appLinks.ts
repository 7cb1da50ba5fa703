/** By which phone apps links to this server may be opened: Android and iPhones each read a file of their own. */
import { CannotStart } from '../basics/cannotStart.ts';
import { answerJson } from './answer.ts';
import { requireMethod } from './requireMethod.ts';
import type { Route } from './route.ts';

export type AppLinks = {
  appId: string;
  /** SHA-256 fingerprints of the certificates that the Android app is signed with; none: no link opens it. */
  androidCertificates: string[];
  /** null: no link opens the iPhone app. */
  appleTeamId: string | null;
};

export function readAppLinks(given: (name: string) => string | undefined): AppLinks {
  const androidCertificates = (given('ANDROID_CERTIFICATES') ?? '')
    .split(',')
    .map((text) => text.trim().toUpperCase())
    .filter((text) => text !== '');
  const wrong = androidCertificates.find((text) => !/^(?:[0-9A-F]{2}:){31}[0-9A-F]{2}$/.test(text));
  if (wrong !== undefined)
    throw new CannotStart(`ANDROID_CERTIFICATES holds "${wrong}"; it must be 32 bytes such as 0A:1B:…`);
  const appleTeamId = given('APPLE_TEAM_ID') ?? null;
  if (appleTeamId !== null && !/^[0-9A-Z]{10}$/.test(appleTeamId))
    throw new CannotStart(`APPLE_TEAM_ID is "${appleTeamId}"; it must be ten letters and digits.`);
  return { appId: given('NATIVE_APP_ID') ?? 'app.lessondesk', androidCertificates, appleTeamId };
}

/** What is no screen stays in the browser. */
const noScreens = ['/auth/*', '/graphql', '/images/*', '/assets/*', '/billing/*', '/health', '/metrics'];

export function makeAppLinkRoutes({ appId, androidCertificates, appleTeamId }: AppLinks): Route[] {
  const file = (name: string, body: object): Route => ({
    path: `/.well-known/${name}`,
    calledBy: 'anybody',
    handle(req, res) {
      requireMethod(req, res, 'GET', 'HEAD');
      answerJson(res, 200, body);
    },
  });
  const routes: Route[] = [];
  if (androidCertificates.length > 0)
    routes.push(
      file('assetlinks.json', [
        {
          relation: ['delegate_permission/common.handle_all_urls'],
          target: {
            namespace: 'android_app',
            package_name: appId,
            sha256_cert_fingerprints: androidCertificates,
          },
        },
      ]),
    );
  if (appleTeamId !== null)
    routes.push(
      file('apple-app-site-association', {
        applinks: {
          details: [
            {
              appIDs: [`${appleTeamId}.${appId}`],
              components: [...noScreens.map((path) => ({ '/': path, exclude: true })), { '/': '*' }],
            },
          ],
        },
      }),
    );
  return routes;
}
