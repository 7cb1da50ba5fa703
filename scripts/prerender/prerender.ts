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

/** The files of a screen that the first page does not bring. */
function filesOf({ source }: PublicPage, manifest: Manifest): string[] {
  const reached = (name: string, known = new Set<string>()): Set<string> => {
    if (known.has(name)) return known;
    known.add(name);
    for (const next of manifest[name]?.imports ?? []) reached(next, known);
    return known;
  };
  const entry = Object.keys(manifest).find((name) => manifest[name]?.isEntry) ?? '';
  const initial = reached(entry);
  if (!manifest[source]) throw new Error(`The manifest has no ${source}.`);
  return [...reached(source)]
    .filter((name) => !initial.has(name))
    .flatMap((name) => manifest[name]?.file ?? []);
}

function siteMap(): string {
  const urls = publicPages.flatMap((page) =>
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
        const head = headOf(page, language, filesOf(page, manifest));
        writeFileSync(
          join(folder, 'pages', language, `${page.file}.html`),
          dressPage(index, drawn, head, language),
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
