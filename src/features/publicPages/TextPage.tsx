/** A page to be read: its parts under headings that can be linked to. */
import { useTranslation } from 'react-i18next';
import { directionOf, wholeLanguage } from '../../../domain/basics/languages.ts';
import { useLanguage } from '../../lib/i18n/useLanguage.ts';
import { useScreenTitle } from '../../lib/page/useScreenTitle.ts';
import { PublicPage } from './PublicPage.tsx';
import type { Part, Texts } from './texts/text.ts';

/** `contents`: a long text begins with the list of its parts. */
export function TextPage({ texts, contents = false }: { texts: Texts; contents?: boolean }) {
  const { t } = useTranslation();
  const { language } = useLanguage();
  const read = wholeLanguage(language);
  const { title, lead, since, parts } = texts[read];
  useScreenTitle(title);
  return (
    <PublicPage>
      <article
        lang={read}
        dir={directionOf(read)}
        className="mx-auto grid w-full max-w-6xl gap-8 px-4 pt-8 pb-16 tablet:grid-cols-[1fr_2fr] tablet:gap-12 tablet:px-6 tablet:pt-12"
      >
        <header className="grid content-start gap-3">
          <h1 className="text-2xl leading-tight font-strong text-balance">{title}</h1>
          <p className="text-on-surface-muted text-pretty">{lead}</p>
          {since ? <p className="text-sm text-on-surface-muted">{since}</p> : null}
          {contents ? (
            <nav aria-label={t('landing.contents')} className="mt-3 grid border-t border-line pt-3 text-sm">
              {parts.map((part, index) => (
                <a
                  key={part.title}
                  href={`#part-${index + 1}`}
                  className="flex min-h-8 w-fit items-center text-accent underline-offset-4 hover:underline coarse:min-h-11"
                >
                  {part.title}
                </a>
              ))}
            </nav>
          ) : null}
        </header>
        <div className="grid content-start gap-8">
          {parts.map((part, index) => (
            <PartOf key={part.title} id={`part-${index + 1}`} part={part} />
          ))}
        </div>
      </article>
    </PublicPage>
  );
}

function PartOf({ id, part: { title, says } }: { id: string; part: Part }) {
  return (
    <section aria-labelledby={id} className="grid max-w-2xl gap-3">
      <h2 id={id} className="scroll-mt-4 text-lg">
        {title}
      </h2>
      {says.map((say) =>
        typeof say === 'string' ? (
          <p key={say} className="text-pretty">
            {say}
          </p>
        ) : (
          <ul key={say[0]} className="grid list-disc gap-2 ps-5">
            {say.map((line) => (
              <li key={line} className="text-pretty">
                {line}
              </li>
            ))}
          </ul>
        ),
      )}
    </section>
  );
}
