/** Links to the server open the phone apps that its settings name, and no others. */
import { afterEach, expect, test } from 'vitest';
import { readAppLinks } from '../../../server/http/appLinks.ts';
import { aServer, type TestServer } from '../testServer.ts';

let server: TestServer | undefined;
afterEach(async () => {
  await server?.stop();
  server = undefined;
});

const certificate = Array.from({ length: 32 }, (_, byte) => byte.toString(16).padStart(2, '0')).join(':');
const read = (settings: Record<string, string>) => readAppLinks((name) => settings[name]);

test('Android and iPhones are told which app is ours, without any cookie', async () => {
  const appLinks = read({
    NATIVE_APP_ID: 'example.lessons',
    ANDROID_CERTIFICATES: ` ${certificate}, ${certificate}`,
    APPLE_TEAM_ID: 'ABCDE12345',
  });
  server = await aServer({ appLinks });
  const android = await server.get('/.well-known/assetlinks.json');
  expect(android.headers.get('content-type')).toMatch('application/json');
  expect(await android.json()).toEqual([
    {
      relation: ['delegate_permission/common.handle_all_urls'],
      target: {
        namespace: 'android_app',
        package_name: 'example.lessons',
        sha256_cert_fingerprints: [certificate.toUpperCase(), certificate.toUpperCase()],
      },
    },
  ]);
  const apple = await server.get('/.well-known/apple-app-site-association');
  expect(apple.headers.get('content-type')).toMatch('application/json');
  const { applinks } = (await apple.json()) as {
    applinks: { details: { appIDs: string[]; components: object[] }[] };
  };
  expect(applinks.details[0]?.appIDs).toEqual(['ABCDE12345.example.lessons']);
  expect(applinks.details[0]?.components).toContainEqual({ '/': '/auth/*', exclude: true });
  expect(applinks.details[0]?.components.at(-1)).toEqual({ '/': '*' });
});

test('without an app there is no such file', async () => {
  server = await aServer();
  for (const name of ['assetlinks.json', 'apple-app-site-association'])
    expect((await server.get(`/.well-known/${name}`)).status).not.toBe(200);
});

test.each([
  [{ ANDROID_CERTIFICATES: '0A:1B' }, 'ANDROID_CERTIFICATES holds "0A:1B"'],
  [{ APPLE_TEAM_ID: 'team' }, 'APPLE_TEAM_ID is "team"'],
])('%o is refused at the start', (settings, sentence) => {
  expect(() => read(settings)).toThrow(sentence);
});
