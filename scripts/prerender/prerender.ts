/** Writes each public page in every whole language as HTML into a built page, with the map of the site: `prerender.ts FOLDER MANIFEST`. */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createServer } from 'vite';
import { wholeLanguages } from '../../domain/basics/languages.ts';
import type { Manifest } from '../checks/budget.ts';
import { root } from '../productNode.mjs';
import { addressOf, dressPage, headOf } from './dressPage.ts';
import { publicPages, type PublicPage, type Tongue } from './publicPages.ts';

type Drawing = { drawPublicPage(path: string, language: Tongue): Promise<string> };

/** What the page fetches once it is painted: the app, then what its screen adds, each after what it stands on. */
function filesOf({ source }: PublicPage, manifest: Manifest): string[] {
  const files = new Set<string>();
  const add = (name: string): void => {
    const part = manifest[name];
    if (!part) throw new Error(`The manifest has no ${name}.`);
    for (const next of part.imports ?? []) add(next);
    files.add(`/${part.file}`);
  };
  const entry = Object.keys(manifest).find((name) => manifest[name]?.isEntry) ?? '';
  // The entry draws: by then its screen is here.
  for (const next of manifest[entry]?.imports ?? []) add(next);
  add(source);
  add(entry);
  return [...files];
}

/** The style of every page, which the bundler links. */
function styleOf(index: string, folder: string): string {
  const [, href] = /<link rel="stylesheet"[^>]*href="([^"]+)"/.exec(index) ?? [];
  if (!href) throw new Error('index.html links no style any more.');
  return readFileSync(join(folder, href), 'utf8').trim();
}

function siteMap(): string {
  const listed = publicPages.filter(({ forVisitors }) => !forVisitors);
  const urls = listed.flatMap((page) =>
    wholeLanguages.map((language) => {
      const others = wholeLanguages.map(
        (each) => `<xhtml:link rel="alternate" hreflang="${each}" href="${addressOf(page, each)}"/>`,
      );
      return `<url><loc>${addressOf(page, language)}</loc>${others.join('')}</url>`;
    }),
  );
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">
${urls.join('\n')}
</urlset>
`;
}

async function prerender(folder: string, manifestPath: string): Promise<void> {
  const manifest = JSON.parse(readFileSync(manifestPath, 'utf8')) as Manifest;
  const index = readFileSync(join(folder, 'index.html'), 'utf8');
  const firstPaint = readFileSync(join(folder, 'firstPaint.js'), 'utf8');
  const style = styleOf(index, folder);
  const vite = await createServer({
    root,
    configFile: false,
    appType: 'custom',
    logLevel: 'warn',
    server: { middlewareMode: true, ws: false, watch: null },
    optimizeDeps: { noDiscovery: true, include: [] },
    cacheDir: join(root, '.cache', 'prerender'),
  });
  try {
    const { drawPublicPage } = (await vite.ssrLoadModule('/src/app/drawPublicPage.tsx')) as Drawing;
    for (const language of wholeLanguages) {
      mkdirSync(join(folder, 'pages', language), { recursive: true });
      for (const page of publicPages) {
        const drawn = await drawPublicPage(page.path, language);
        const head = headOf(page, language);
        const parts = { index, firstPaint, style, app: filesOf(page, manifest) };
        const forVisitors = page.forVisitors === true;
        writeFileSync(
          join(folder, 'pages', language, `${page.file}.html`),
          dressPage(parts, { drawn, head, language, forVisitors }),
        );
      }
    }
    writeFileSync(join(folder, 'sitemap.xml'), siteMap());
  } finally {
    await vite.close();
  }
}

const [folder, manifestPath] = process.argv.slice(2);
if (!folder || !manifestPath) throw new Error('prerender.ts FOLDER MANIFEST');
await prerender(folder, manifestPath);
// What a screen has begun, such as a timer of a library, keeps nothing waiting.
process.exit();
