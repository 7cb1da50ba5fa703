/** /contact: a message to those who run the product; an answer is promised within 24 hours (spec section 9). */
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { contactProblems, feedbackLength, type ContactMessage } from '../../../domain/feedback/feedback.ts';
import { useScreenTitle } from '../../lib/page/useScreenTitle.ts';
import { useSession } from '../../lib/session/session.ts';
import { Button } from '../../ui/Button.tsx';
import { Field } from '../../ui/Field.tsx';
import { Outcome } from '../feedback/Outcome.tsx';
import { SentNotice } from '../feedback/SentNotice.tsx';
import { WhatItIsAbout } from '../feedback/WhatItIsAbout.tsx';
import { sendContactMessage } from '../feedback/sendFeedback.ts';
import { useWriting } from '../feedback/useWriting.ts';
import { PublicPage } from './PublicPage.tsx';

type Fields = ContactMessage & { website: string };

const parts = {
  empty: { name: '', email: '', subject: '', details: '', website: '' },
  problemsOf: (fields: Fields) => contactProblems(fields),
  send: sendContactMessage,
};

export function ContactScreen() {
  const { t } = useTranslation();
  useScreenTitle(t('feedback.contact.title'));
  return (
    <PublicPage>
      <div className="mx-auto grid w-full max-w-6xl gap-8 px-4 pt-8 pb-16 tablet:grid-cols-[1fr_2fr] tablet:gap-12 tablet:px-6 tablet:pt-12">
        <header className="grid content-start gap-3">
          <h1 className="text-2xl leading-tight font-strong text-balance">{t('feedback.contact.title')}</h1>
          <p className="text-on-surface-muted text-pretty">{t('feedback.contact.lead')}</p>
          <p className="text-sm text-on-surface-muted">
            {t('feedback.contact.before')}{' '}
            <Link to="/faq" className="text-accent underline underline-offset-4">
              {t('feedback.contact.faq')}
            </Link>
          </p>
        </header>
        <section
          aria-label={t('feedback.contact.form')}
          className="max-w-2xl rounded-lg bg-sheet p-5 shadow-sheet tablet:p-6"
        >
          <ContactForm />
        </section>
      </div>
    </PublicPage>
  );
}

function ContactForm() {
  const { t } = useTranslation();
  const { status: session, user } = useSession();
  // Whoever is in need not say who they are.
  const own = session === 'in' && user ? { name: user.username, email: user.email } : {};
  const { fields, status, bind, change, submit, again } = useWriting(parts, own);
  if (status === 'sent')
    return (
      <SentNotice
        title={t('feedback.contact.sentTitle')}
        body={t('feedback.contact.sentBody')}
        onAgain={again}
      />
    );
  return (
    <form noValidate onSubmit={(event) => void submit(event)}>
      <div className="grid tablet:grid-cols-2 tablet:gap-x-4">
        <Field
          label={t('feedback.name')}
          autoComplete="name"
          dir="auto"
          maxLength={feedbackLength.name}
          {...bind('name')}
        />
        <Field label={t('feedback.email')} type="email" dir="ltr" autoComplete="email" {...bind('email')} />
      </div>
      <WhatItIsAbout subject={bind('subject')} details={bind('details')} />
      <NotForPeople value={fields.website} onChange={(value) => change('website', value)} />
      <Outcome status={status} />
      <div className="mt-3 flex flex-wrap items-center gap-x-4 gap-y-2">
        <Button type="submit" variant="primary" size="tall" disabled={status === 'sending'}>
          {t(status === 'sending' ? 'feedback.sending' : 'feedback.send')}
        </Button>
        <span className="text-sm text-on-surface-muted">{t('feedback.contact.promise')}</span>
      </div>
    </form>
  );
}

/** People neither see it nor reach it; programs fill in whatever there is. */
function NotForPeople({ value, onChange }: { value: string; onChange(value: string): void }) {
  const { t } = useTranslation();
  return (
    <div aria-hidden className="hidden">
      <label>
        {t('feedback.website')}
        <input
          name="website"
          tabIndex={-1}
          autoComplete="off"
          value={value}
          onChange={(event) => onChange(event.target.value)}
        />
      </label>
    </div>
  );
}
