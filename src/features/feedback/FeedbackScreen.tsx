/** /feedback: a bug or a suggestion, in the teacher's own words (spec section 2). */
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { feedbackProblems, feedbackTypes, isFeedbackType } from '../../../domain/feedback/feedback.ts';
import { useScreenTitle } from '../../lib/page/useScreenTitle.ts';
import { Button } from '../../ui/Button.tsx';
import { Field } from '../../ui/Field.tsx';
import { Segmented } from '../../ui/Segmented.tsx';
import { Outcome } from './Outcome.tsx';
import { SentNotice } from './SentNotice.tsx';
import { sendFeedback } from './sendFeedback.ts';
import { WhatItIsAbout } from './WhatItIsAbout.tsx';
import { useWriting } from './useWriting.ts';

const parts = {
  empty: { type: 'bug', subject: '', details: '', email: '' },
  problemsOf: feedbackProblems,
  send: sendFeedback,
};

export function FeedbackScreen() {
  const { t } = useTranslation();
  useScreenTitle(t('feedback.title'));
  return (
    <section aria-labelledby="feedback" className="h-full overflow-y-auto">
      <div className="mx-auto grid max-w-xl gap-5 px-4 pt-3 pb-16 tablet:px-6">
        <header className="grid gap-1">
          <h1 id="feedback" className="text-xl font-strong">
            {t('feedback.title')}
          </h1>
          <p className="text-sm text-on-surface-muted">{t('feedback.lead')}</p>
        </header>
        <FeedbackForm />
      </div>
    </section>
  );
}

function FeedbackForm() {
  const { t } = useTranslation();
  const [search] = useSearchParams();
  // The conversation opens it with what was said.
  const type = search.get('type') ?? '';
  const begun = isFeedbackType(type) ? { type } : {};
  const { fields, status, bind, change, submit, again } = useWriting(parts, begun);
  if (status === 'sent')
    return <SentNotice title={t('feedback.sentTitle')} body={t('feedback.sentBody')} onAgain={again} />;
  return (
    <form noValidate onSubmit={(event) => void submit(event)}>
      <Segmented
        label={t('feedback.type')}
        value={fields.type}
        segments={feedbackTypes.map((type) => ({ value: type, label: t(`feedback.${type}`) }))}
        onChange={(type) => change('type', type)}
        className="mb-4"
      />
      <WhatItIsAbout subject={bind('subject')} details={bind('details')} />
      <Field
        label={t('feedback.emailOptional')}
        type="email"
        dir="ltr"
        autoComplete="email"
        {...bind('email')}
      />
      <Outcome status={status} />
      <Button type="submit" variant="primary" size="tall" className="mt-3" disabled={status === 'sending'}>
        {t(status === 'sending' ? 'feedback.sending' : 'feedback.send')}
      </Button>
    </form>
  );
}
