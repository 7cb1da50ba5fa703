/** Puts a drawn page into the built index.html: its language, its head for people and machines, and what it fetches first. */
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

export function headOf(page: PublicPage, language: Tongue, files: readonly string[]): string {
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
    ...files.map((file) => `<link rel="modulepreload" crossorigin href="/${file}" />`),
    structured(page, language),
  ].join('\n    ');
}

/** `index`: as the bundler made it. */
export function dressPage(index: string, drawn: string, head: string, language: Tongue): string {
  const put = (text: string, place: RegExp, with_: string): string => {
    if (!place.test(text)) throw new Error(`index.html has no ${String(place)} any more.`);
    return text.replace(place, () => with_);
  };
  let page = put(index, /<html [^>]*>/, rootTag(language));
  page = put(page, /\s*<meta\s+name="description"[^>]*>/, '');
  page = put(page, /<title>[^<]*<\/title>/, head);
  return put(page, /<div id="root">[^]*?<\/div>/, `<div id="root" data-drawn>${drawn}</div>`);
}
