/** The icons and the manifests by which the product is installed. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { directionOf, languages } from '../domain/basics/languages.ts';
import { drawIcon, folder, icons } from '../scripts/device/drawIcons.ts';

const root = join(import.meta.dirname, '..');

type Manifest = {
  id: string;
  name: string;
  lang: string;
  dir: string;
  start_url: string;
  icons: { src: string; sizes: string; purpose: string }[];
  shortcuts: { name: string; url: string }[];
  share_target: object;
};
const manifest = (language: string): Manifest =>
  JSON.parse(readFileSync(join(root, 'public', `manifest-${language}.webmanifest`), 'utf8')) as Manifest;

test('the icons are drawn from the mark as it is now: npm run icons', async () => {
  for (const icon of icons) {
    const pixels = async (png: Buffer | string) => sharp(png).ensureAlpha().raw().toBuffer();
    const [kept, drawn] = await Promise.all([pixels(join(folder, icon.name)), pixels(await drawIcon(icon))]);
    expect(kept.length, icon.name).toBe(drawn.length);
    // Another platform may round a colour otherwise.
    const apart = kept.reduce((sum, value, at) => sum + Math.abs(value - (drawn[at] ?? 0)), 0) / kept.length;
    expect(apart, icon.name).toBeLessThan(1);
  }
});

test('what is maskable shows the whole mark within the circle that every system leaves', async () => {
  const { data, info } = await sharp(join(folder, 'maskable-512.png'))
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const bright = Array.from({ length: info.width * info.height }, (_, at) => at).filter(
    (at) => (data[at * 3] ?? 0) > 200,
  );
  expect(bright.length).toBeGreaterThan(1_000);
  const furthest = Math.max(
    ...bright.map((at) => Math.hypot((at % info.width) - 256, Math.floor(at / info.width) - 256)),
  );
  expect(furthest).toBeLessThan(0.4 * 512);
});

test('every language that may be chosen has a manifest of the same product', () => {
  for (const language of languages)
    expect([manifest(language).lang, manifest(language).dir]).toEqual([language, directionOf(language)]);
  const [he, en, ar] = [manifest('he'), manifest('en'), manifest('ar')];
  expect(he.name).toMatch(/[א-ת]/);
  expect(en.name).not.toMatch(/[א-ת]/);
  const same = ({ id, start_url, icons: drawn, share_target, shortcuts }: Manifest) => ({
    id,
    start_url,
    drawn,
    share_target,
    count: shortcuts.length,
  });
  expect(ar.name).toMatch(/\p{Script=Arabic}/u);
  expect(same(he)).toEqual(same(en));
  expect(same(ar)).toEqual(same(en));
  for (const { src, sizes } of he.icons) {
    const icon = icons.find(({ name }) => src === `/icons/${name}`);
    expect(`${icon?.size}x${icon?.size}`, src).toBe(sizes);
  }
});
