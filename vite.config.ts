/** How the page is built and, while developing, where its calls go. */
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { laterParts } from './scripts/laterParts.ts';
import { pageChunks, withoutCircles } from './scripts/pageChunks.ts';
import { rootTag } from './scripts/rootTag.ts';
import { underOurPolicy } from './scripts/underOurPolicy.ts';

/** The two font files are asked for with the page itself, so that the first paint already has them. */
function preloadFonts(): Plugin {
  return {
    name: 'preload-fonts',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(_html, { bundle }) {
        return Object.keys(bundle ?? {})
          .filter((file) => /heebo-.*\.woff2$/.test(file))
          .map((file) => ({
            tag: 'link',
            attrs: { rel: 'preload', as: 'font', type: 'font/woff2', crossorigin: '', href: `/${file}` },
            injectTo: 'head-prepend' as const,
          }));
      },
    },
  };
}

/** The first script of the page chooses among the languages that are declared. */
function nameLanguages(): Plugin {
  return {
    name: 'name-languages',
    transformIndexHtml: (html) => html.replace(/<html [^>]*>/, rootTag()),
  };
}

const server = `http://127.0.0.1:${process.env['API_PORT'] ?? 4000}`;

export default defineConfig({
  plugins: [
    react(),
    tailwindcss(),
    preloadFonts(),
    nameLanguages(),
    laterParts(),
    underOurPolicy(),
    withoutCircles(),
  ],
  build: {
    target: 'es2024',
    outDir: 'dist',
    // Nothing is inlined as data: the page's policy asks for files of its own origin.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: { output: { codeSplitting: pageChunks() } },
  },
  server: {
    host: '127.0.0.1',
    proxy: {
      '/graphql': { target: server, ws: true },
      '/auth': { target: server },
      '/images': { target: server },
      '/health': { target: server },
    },
  },
});
