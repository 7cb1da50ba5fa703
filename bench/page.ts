/** What the first visit downloads. The peer is the budget. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { buildPageIfChanged, manifestPath } from '../scripts/buildPage.mjs';
import { measurePage, type Manifest } from '../scripts/checks/budget.ts';
import { root } from '../scripts/productNode.mjs';
import { round, type Measure } from './measure.ts';

export async function measurePageSize(): Promise<Measure[]> {
  if (!(await buildPageIfChanged())) throw new Error('the page could not be built');
  const manifest = JSON.parse(readFileSync(manifestPath, 'utf8')) as Manifest;
  const gzipKilobytes = (file: string): number =>
    gzipSync(readFileSync(join(root, 'dist', file))).length / 1024;
  return measurePage(manifest, gzipKilobytes)
    .filter(({ what }) => what.startsWith('initial'))
    .map(({ what, kilobytes, limit }) => ({
      name: what,
      value: round(kilobytes),
      unit: 'KB gzip',
      ratio: round(limit / kilobytes),
      peer: `the budget of ${limit} KB`,
      aim: `<= ${limit}`,
    }));
}
