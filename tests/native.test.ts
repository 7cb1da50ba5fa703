/** The android and ios projects as `npm run native` makes them, as far as they can be seen without Android's and Apple's tools. */
import { execFileSync, spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';

const root = join(import.meta.dirname, '..');
const script = join(root, 'scripts/native/makeProjects.ts');
// Capacitor finds its platforms in the packages above it.
mkdirSync(join(root, '.cache'), { recursive: true });
const folder = mkdtempSync(join(root, '.cache/native-'));
const env = { ...process.env, PUBLIC_URL: 'https://lessons.example/', NATIVE_APP_ID: 'example.lessons' };
const make = (): void =>
  void execFileSync(process.execPath, [script, folder], { env, cwd: root, encoding: 'utf8' });
const read = (path: string): string => readFileSync(join(folder, path), 'utf8');

beforeAll(make, 600_000);
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test.each(['android/app/src/main/assets', 'ios/App/App'])(
  'the app in %s opens the server, and has a page of its own for when that is not reached',
  (path) => {
    expect(JSON.parse(read(`${path}/capacitor.config.json`))).toMatchObject({
      appId: 'example.lessons',
      appName: 'Lesson Desk',
      server: { url: 'https://lessons.example', errorPath: 'index.html' },
    });
    expect(read(`${path}/public/index.html`)).toContain('<a href="https://lessons.example">');
  },
);

test('Android asks for notifications and the camera, and keeps nothing of a person in its cloud', () => {
  const manifest = read('android/app/src/main/AndroidManifest.xml');
  const asked = [...manifest.matchAll(/uses-permission android:name="android\.permission\.(\w+)"/g)];
  expect(asked.map(([, name]) => name)).toEqual(['INTERNET', 'POST_NOTIFICATIONS', 'CAMERA']);
  expect(manifest).toContain('android:allowBackup="false"');
});

test('a link to the server opens the Android app, once verified', () => {
  const manifest = read('android/app/src/main/AndroidManifest.xml');
  const [filter = '', ...others] =
    manifest.match(/<intent-filter android:autoVerify="true">[\s\S]*?<\/intent-filter>/g) ?? [];
  expect(others).toEqual([]);
  expect(filter).toContain('android.intent.category.BROWSABLE');
  expect(filter).toContain('<data android:scheme="https" android:host="lessons.example" />');
});

test('a link to the server opens the iPhone app, which says why it asks for the camera', () => {
  expect(read('ios/App/App/App.entitlements')).toContain('<string>applinks:lessons.example</string>');
  const project = read('ios/App/App.xcodeproj/project.pbxproj');
  expect(project.match(/CODE_SIGN_ENTITLEMENTS = App\/App\.entitlements;/g)).toHaveLength(2);
  expect(project).toContain('PRODUCT_BUNDLE_IDENTIFIER = example.lessons;');
  const info = read('ios/App/App/Info.plist');
  for (const key of ['NSCameraUsageDescription', 'NSPhotoLibraryUsageDescription', 'WKAppBoundDomains'])
    expect(info.split(`<key>${key}</key>`)).toHaveLength(2);
});

test('in both apps the server’s page may keep itself for when there is no network', () => {
  const config = (path: string): unknown => JSON.parse(read(`${path}/capacitor.config.json`));
  // Older ones would lay no bridge into a page that is kept, and it would take itself for a website.
  expect(config('android/app/src/main/assets')).toMatchObject({ android: { minWebViewVersion: 100 } });
  expect(config('ios/App/App')).toMatchObject({ ios: { limitsNavigationsToAppBoundDomains: true } });
  const [, bound] =
    /<key>WKAppBoundDomains<\/key>\s*<array>([\s\S]*?)<\/array>/.exec(read('ios/App/App/Info.plist')) ?? [];
  expect(bound?.match(/(?<=<string>)[^<]+/g)).toEqual(['lessons.example', 'localhost']);
});

test('both apps hold the plugins for links, notifications and the camera', () => {
  const gradle = read('android/app/capacitor.build.gradle');
  const swift = read('ios/App/CapApp-SPM/Package.swift');
  for (const [android, ios] of [
    ['capacitor-app', 'CapacitorApp'],
    ['capacitor-push-notifications', 'CapacitorPushNotifications'],
    ['capacitor-camera', 'CapacitorCamera'],
  ] as const) {
    expect(gradle).toContain(`project(':${android}')`);
    expect(swift).toContain(`.product(name: "${ios}"`);
  }
});

test('the icon is ours, on paper and in Capacitor’s sizes', async () => {
  const icon = join(folder, 'ios/App/App/Assets.xcassets/AppIcon.appiconset/AppIcon-512@2x.png');
  const ours = join(root, 'public/icon.svg');
  const drawn = await sharp(icon).resize(64, 64).removeAlpha().raw().toBuffer();
  const meant = await sharp(ours).resize(64, 64).flatten({ background: '#f3f1ed' }).raw().toBuffer();
  const far = drawn.filter((value, at) => Math.abs(value - (meant[at] ?? 0)) > 60);
  expect(far.length / drawn.length).toBeLessThan(0.02);
  const { width, hasAlpha } = await sharp(icon).metadata();
  expect([width, hasAlpha]).toEqual([1024, false]);
});

test.each([
  [{ PUBLIC_URL: 'http://lessons.example' }, 'PUBLIC_URL must be the https address'],
  [{ NATIVE_APP_ID: 'no name' }, 'NATIVE_APP_ID is "no name"'],
])('no app is made of %o', (wrong, sentence) => {
  const { status, stderr } = spawnSync(process.execPath, [script, folder], {
    env: { ...env, ...wrong },
    encoding: 'utf8',
  });
  expect([status, stderr.includes(sentence)]).toEqual([1, true]);
});
