/** /faq: what people ask before they sign up. */
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { directionOf, wholeLanguage } from '../../../domain/basics/languages.ts';
import { useLanguage } from '../../lib/i18n/useLanguage.ts';
import { useScreenTitle } from '../../lib/page/useScreenTitle.ts';
import { PublicPage } from './PublicPage.tsx';
import { QuestionList } from './QuestionList.tsx';
import { questions } from './texts/questions.ts';

export function FaqScreen() {
  const { t } = useTranslation();
  const { language } = useLanguage();
  const read = wholeLanguage(language);
  const { title, lead, all } = questions[read];
  useScreenTitle(title);
  return (
    <PublicPage>
      <div
        lang={read}
        dir={directionOf(read)}
        className="mx-auto grid w-full max-w-6xl gap-8 px-4 pt-8 pb-16 tablet:grid-cols-[1fr_2fr] tablet:gap-12 tablet:px-6 tablet:pt-12"
      >
        <header className="grid content-start gap-3">
          <h1 className="text-2xl leading-tight font-strong text-balance">{title}</h1>
          <p className="text-on-surface-muted text-pretty">
            {lead}{' '}
            <Link to="/contact" className="text-accent underline underline-offset-4">
              {t('landing.writeToUs')}
            </Link>
          </p>
        </header>
        <QuestionList all={all} />
      </div>
    </PublicPage>
  );
}
