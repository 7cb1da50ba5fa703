/** Puts a drawn page into the built index.html: its language, its head for people and machines, and what it is painted with. */
import { usualLanguage, wholeLanguages } from '../../domain/basics/languages.ts';
import { rootTag } from '../rootTag.ts';
import { product, type PublicPage, type Tongue } from './publicPages.ts';

/** Where the program is reached is known when it runs: the server writes it in (server/http/staticFiles.ts). */
const origin = 'https://origin.invalid';

const locale: Record<Tongue, string> = { he: 'he_IL', en: 'en_US' };

/** The usual language is what an address means without a language. */
export const addressOf = ({ path }: Pick<PublicPage, 'path'>, language: Tongue): string =>
  `${origin}${path}${language === usualLanguage ? '' : `?lang=${language}`}`;

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');

const meta = (kind: 'name' | 'property', name: string, content: string): string =>
  `<meta ${kind}="${name}" content="${escaped(content)}" />`;

function structured(page: PublicPage, language: Tongue): string {
  const graph = [
    {
      '@type': 'WebPage',
      name: page.told[language].title,
      description: page.told[language].description,
      url: addressOf(page, language),
      inLanguage: language,
      isPartOf: { '@type': 'WebSite', name: product[language], url: `${origin}/` },
    },
    ...(page.more ? [page.more(language)] : []),
  ];
  // A "<" could end the element that holds it.
  const text = JSON.stringify({ '@context': 'https://schema.org', '@graph': graph });
  return `<script type="application/ld+json">${text.replaceAll('<', '\\u003c')}</script>`;
}

export function headOf(page: PublicPage, language: Tongue): string {
  const { title, description } = page.told[language];
  const address = addressOf(page, language);
  return [
    `<title>${escaped(`${title} · ${product[language]}`)}</title>`,
    meta('name', 'description', description),
    `<link rel="canonical" href="${address}" />`,
    ...wholeLanguages.map(
      (each) => `<link rel="alternate" hreflang="${each}" href="${addressOf(page, each)}" />`,
    ),
    `<link rel="alternate" hreflang="x-default" href="${addressOf(page, usualLanguage)}" />`,
    meta('property', 'og:type', 'website'),
    meta('property', 'og:site_name', product[language]),
    meta('property', 'og:title', title),
    meta('property', 'og:description', description),
    meta('property', 'og:url', address),
    meta('property', 'og:image', `${origin}/social-${language}.png`),
    meta('property', 'og:image:width', '1200'),
    meta('property', 'og:image:height', '630'),
    meta('property', 'og:image:alt', `${product[language]}: ${title}`),
    meta('property', 'og:locale', locale[language]),
    ...wholeLanguages
      .filter((each) => each !== language)
      .map((each) => meta('property', 'og:locale:alternate', locale[each])),
    meta('name', 'twitter:card', 'summary_large_image'),
    structured(page, language),
  ].join('\n    ');
}

/** What the app is made of, and what stands in the page itself: nothing is fetched before the first paint but the faces of the letters. */
export type PageParts = {
  /** The page as the bundler made it. */
  index: string;
  firstPaint: string;
  style: string;
  /** In the order in which they are run. */
  app: readonly string[];
};

/** The server tells the policy by its hash (server/http/inlineScripts.ts). */
const script = (text: string): string => `<script>${text}</script>`;

/** Forms are sent by the app; should it never come, nothing of them stands in an address. */
const withoutAddresses = (drawn: string): string => drawn.replaceAll('<form ', '<form method="post" ');

export function dressPage(
  { index, firstPaint, style, app }: PageParts,
  {
    drawn,
    head,
    language,
    forVisitors,
  }: { drawn: string; head: string; language: Tongue; forVisitors: boolean },
): string {
  const put = (text: string, place: RegExp, with_: string): string => {
    if (!place.test(text)) throw new Error(`index.html has no ${String(place)} any more.`);
    return text.replace(place, () => with_);
  };
  let page = put(index, /<html [^>]*>/, rootTag(language));
  page = put(page, /\s*<meta\s+name="description"[^>]*>/, '');
  page = put(page, /<title>[^<]*<\/title>/, head);
  page = put(page, /<script src="\/firstPaint\.js"><\/script>/, script(firstPaint));
  page = put(page, /\s*<script type="module"[^>]*><\/script>/, '');
  page = put(page, /(?:\s*<link rel="modulepreload"[^>]*>)+/, '');
  page = put(page, /<link rel="stylesheet"[^>]*>/, `<style>${style}</style>`);
  const marks = ['data-drawn', ...(forVisitors ? ['data-visitors'] : []), `data-app="${app.join(' ')}"`];
  return put(
    page,
    /<div id="root">[^]*?<\/div>/,
    `<div id="root" ${marks.join(' ')}>${withoutAddresses(drawn)}</div>`,
  );
}
