/** The first page: what the product is, shown on a week that answers. */
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { wholeLanguage } from '../../../domain/basics/languages.ts';
import { homeOf } from '../../lib/routes/homeOf.ts';
import { useSession } from '../../lib/session/session.ts';
import { useLanguage } from '../../lib/i18n/useLanguage.ts';
import { useScreenTitle } from '../../lib/page/useScreenTitle.ts';
import { Button } from '../../ui/Button.tsx';
import { PublicPage } from '../publicPages/PublicPage.tsx';
import { QuestionList } from '../publicPages/QuestionList.tsx';
import { questions } from '../publicPages/texts/questions.ts';
import { Band } from './Band.tsx';
import { Claims } from './Claims.tsx';
import { Prices } from './Prices.tsx';
import { Trial } from './Trial.tsx';

const forWhom = [
  ['forTeacher', 'forTeacherBody'],
  ['forStudent', 'forStudentBody'],
  ['forParent', 'forParentBody'],
] as const;

export function Landing() {
  const { t } = useTranslation();
  const { language } = useLanguage();
  const { title, lead, all } = questions[wholeLanguage(language)];
  useScreenTitle(t('landing.title'));
  return (
    <PublicPage>
      <div className="mx-auto grid w-full max-w-6xl gap-6 px-4 pt-6 pb-16 tablet:px-6 tablet:pt-10">
        <div className="flex flex-wrap items-end justify-between gap-x-10 gap-y-4">
          <div className="grid max-w-2xl gap-1.5">
            <h1 className="text-2xl leading-tight font-strong text-balance tablet:text-3xl">
              {t('landing.title')}
            </h1>
            <p className="text-lg text-on-surface-muted text-pretty">{t('landing.lead')}</p>
          </div>
          <WayIn />
        </div>
        <Trial />
      </div>
      <Band raised title={t('landing.claims.title')}>
        <Claims />
      </Band>
      <Band title={t('landing.forWhom')}>
        <div className="grid gap-8 tablet:grid-cols-3">
          {forWhom.map(([name, body]) => (
            <section key={name} className="grid content-start gap-1.5">
              <h3 className="text-md font-strong">{t(`landing.${name}`)}</h3>
              <p className="text-on-surface-muted text-pretty">{t(`landing.${body}`)}</p>
            </section>
          ))}
        </div>
        <p className="mt-8 text-on-surface-muted">{t('landing.byHand')}</p>
      </Band>
      <Band raised title={t('landing.prices')} lead={t('plans.lead')}>
        <Prices />
      </Band>
      <Band title={title} lead={lead} beside>
        <QuestionList all={all.slice(0, 6)} />
        <p className="mt-5 flex gap-5">
          <Link to="/faq" className="text-accent underline underline-offset-4">
            {t('landing.allQuestions')}
          </Link>
          <Link to="/contact" className="text-accent underline underline-offset-4">
            {t('landing.writeToUs')}
          </Link>
        </p>
      </Band>
    </PublicPage>
  );
}

function WayIn() {
  const { t } = useTranslation();
  const { status, user } = useSession();
  if (status === 'in' && user)
    return (
      <Button asChild variant="primary" size="tall">
        <Link to={homeOf(user.role)}>{t('landing.myDesk')}</Link>
      </Button>
    );
  return (
    <div className="grid gap-1.5 max-tablet:w-full">
      <Button asChild variant="primary" size="tall" className="px-6">
        <Link to="/register">{t('landing.begin')}</Link>
      </Button>
      <span className="text-xs text-on-surface-muted">{t('landing.trial')}</span>
    </div>
  );
}
