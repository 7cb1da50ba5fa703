/** Draws a public page as text, at build: what the eye sees first then stands in the HTML (scripts/prerender). */
import i18next from 'i18next';
import { Direction } from 'radix-ui';
import { renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';
import { directionOf, type Language } from '../../domain/basics/languages.ts';
import { loadWords } from '../lib/i18n/language.ts';
import { en } from '../lib/i18n/en/en.ts';
import { routeTable } from './features.ts';

export async function drawPublicPage(path: string, language: Language): Promise<string> {
  if (!i18next.isInitialized) {
    await loadWords();
    i18next.addResourceBundle('en', 'words', en);
  }
  await i18next.changeLanguage(language);
  const Screen = await routeTable.find((row) => row.path === path)?.screen?.();
  if (!Screen) throw new Error(`There is no page at ${path}.`);
  return renderToString(
    <Direction.Provider dir={directionOf(language)}>
      <StaticRouter location={path}>
        <Screen />
      </StaticRouter>
    </Direction.Provider>,
  );
}
