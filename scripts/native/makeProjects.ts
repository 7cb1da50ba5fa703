/** npm run native: makes the android and ios projects anew from one configuration (nativeSettings.ts); nothing in them is written by hand. */
import { spawnSync } from 'node:child_process';
import { copyFileSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { root } from '../productNode.mjs';
import { completeAndroid, completeIos } from './completeProjects.ts';
import { drawNativeIcons } from './drawNativeIcons.ts';
import { capacitorConfig, plugins, readNativeSettings, type NativeSettings } from './nativeSettings.ts';

const settings = readNativeSettings(process.env);
if (typeof settings === 'string') {
  console.error(settings);
  process.exit(1);
}
await makeProjects(settings, resolve(root, process.argv[2] ?? '.native'));

async function makeProjects(given: NativeSettings, folder: string): Promise<void> {
  for (const made of ['android', 'ios', 'web']) rmSync(join(folder, made), { recursive: true, force: true });
  mkdirSync(join(folder, 'web'), { recursive: true });
  const page = readFileSync(join(root, 'native/index.html'), 'utf8');
  writeFileSync(join(folder, 'web/index.html'), page.replaceAll('__SERVER__', given.url));
  writeFileSync(join(folder, 'capacitor.config.json'), JSON.stringify(capacitorConfig(given), null, 2));
  writeFileSync(join(folder, 'package.json'), JSON.stringify(ownPackage(), null, 2));
  for (const platform of ['android', 'ios']) capacitor(folder, 'add', platform);
  completeAndroid(join(folder, 'android'), given);
  completeIos(join(folder, 'ios'), given);
  if (given.googleServices !== null)
    copyFileSync(given.googleServices, join(folder, 'android/app/google-services.json'));
  for (const platform of ['android/app/src/main/res', 'ios/App/App/Assets.xcassets'])
    await drawNativeIcons(join(folder, platform), join(root, 'public/icon.svg'));
  capacitor(folder, 'sync');
  console.log(`The projects are in ${folder}: open android with Android Studio, ios/App with Xcode.`);
}

/** The plugins are read from here, in the versions that are installed. */
function ownPackage(): object {
  const { dependencies, devDependencies } = JSON.parse(
    readFileSync(join(root, 'package.json'), 'utf8'),
  ) as Record<'dependencies' | 'devDependencies', Record<string, string>>;
  const all = { ...dependencies, ...devDependencies };
  const wanted = ['@capacitor/core', '@capacitor/android', '@capacitor/ios', ...plugins];
  return {
    name: 'lesson-desk-native',
    private: true,
    dependencies: Object.fromEntries(wanted.map((name) => [name, all[name]])),
  };
}

function capacitor(folder: string, ...args: string[]): void {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [join(root, 'node_modules/@capacitor/cli/bin/capacitor'), ...args],
    {
      cwd: folder,
      encoding: 'utf8',
      // It asks nothing, and tells nobody that it was used.
      env: { ...process.env, CI: '1', CAPACITOR_TELEMETRY: '0' },
    },
  );
  if (status !== 0) throw new Error(`cap ${args.join(' ')} failed:\n${stdout}${stderr}`);
}
