/** What Capacitor leaves to be written by hand into its projects: permissions, links to the app, and the words that ask. */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { NativeSettings } from './nativeSettings.ts';

/** `mark` stands in what Capacitor made; if it is missing, that has changed and somebody must look. */
function insert(path: string, mark: string, text: string, where: 'before' | 'after'): void {
  const held = readFileSync(path, 'utf8');
  if (!held.includes(mark)) throw new Error(`${path} has no ${mark}`);
  writeFileSync(path, held.replaceAll(mark, where === 'before' ? `${text}${mark}` : `${mark}${text}`));
}

export function completeAndroid(folder: string, { host }: NativeSettings): void {
  const manifest = join(folder, 'app/src/main/AndroidManifest.xml');
  const filter = `
            <intent-filter android:autoVerify="true">
                <action android:name="android.intent.action.VIEW" />
                <category android:name="android.intent.category.DEFAULT" />
                <category android:name="android.intent.category.BROWSABLE" />
                <data android:scheme="https" android:host="${host}" />
            </intent-filter>
        `;
  insert(manifest, '</activity>', filter, 'before');
  const permissions = ['POST_NOTIFICATIONS', 'CAMERA']
    .map((name) => `    <uses-permission android:name="android.permission.${name}" />\n`)
    .join('');
  const optional = '    <uses-feature android:name="android.hardware.camera" android:required="false" />\n';
  insert(manifest, '</manifest>', `${permissions}${optional}`, 'before');
  // What the device keeps of a person goes to no cloud of the phone.
  const held = readFileSync(manifest, 'utf8');
  writeFileSync(manifest, held.replace('android:allowBackup="true"', 'android:allowBackup="false"'));
}

const questions = {
  NSCameraUsageDescription: 'To take a picture for your profile, or of a receipt.',
  NSPhotoLibraryUsageDescription: 'To choose a picture for your profile, or of a receipt.',
};

export function completeIos(folder: string, { host }: NativeSettings): void {
  const app = join(folder, 'App/App');
  const words = Object.entries(questions).map(
    ([key, said]) => `\t<key>${key}</key>\n\t<string>${said}</string>\n`,
  );
  const languages =
    '\t<key>CFBundleLocalizations</key>\n\t<array>\n\t\t<string>he</string>\n\t\t<string>en</string>\n\t</array>\n';
  // Only these may have a service worker; localhost is the app's own page, which stands where nothing was kept yet.
  const bound = [host, 'localhost'].map((domain) => `\t\t<string>${domain}</string>\n`);
  const domains = `\t<key>WKAppBoundDomains</key>\n\t<array>\n${bound.join('')}\t</array>\n`;
  insert(join(app, 'Info.plist'), '</dict>\n</plist>', `${words.join('')}${languages}${domains}`, 'before');
  writeFileSync(
    join(app, 'App.entitlements'),
    `<?xml version="1.0" encoding="UTF-8"?>
<!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
<plist version="1.0">
<dict>
\t<key>com.apple.developer.associated-domains</key>
\t<array>
\t\t<string>applinks:${host}</string>
\t</array>
</dict>
</plist>
`,
  );
  insert(
    join(folder, 'App/App.xcodeproj/project.pbxproj'),
    'INFOPLIST_FILE = App/Info.plist;',
    'CODE_SIGN_ENTITLEMENTS = App/App.entitlements;\n\t\t\t\t',
    'before',
  );
}
