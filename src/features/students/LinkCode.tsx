/** The one-time code by which a parent is linked to this account: shown once, with how long it holds. */
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { client } from '../../lib/apollo/apollo.ts';
import { CreateLinkCodeDocument } from './api/linkCode.generated.ts';
import { Button } from '../../ui/Button.tsx';
import { Ltr } from '../../ui/Ltr.tsx';

type State = 'idle' | 'making' | 'failed' | { code: string };

export function LinkCode() {
  const { t } = useTranslation();
  const [state, setState] = useState<State>('idle');

  async function make() {
    setState('making');
    const answer = await client
      .mutate({ mutation: CreateLinkCodeDocument, fetchPolicy: 'no-cache' })
      .then(({ data }) => data?.createLinkCode)
      .catch(() => null);
    setState(answer?.code ? { code: answer.code } : 'failed');
  }

  return (
    <section aria-label={t('learning.family.forParent')} className="grid justify-items-start gap-2">
      <h2 className="text-md font-strong">{t('learning.family.forParent')}</h2>
      {typeof state === 'object' ? (
        <p role="status" className="grid gap-1">
          <Ltr className="text-xl font-strong tracking-wider">{state.code}</Ltr>
          <span className="text-sm text-on-surface-muted">{t('learning.family.codeHolds')}</span>
        </p>
      ) : (
        <p className="text-sm text-on-surface-muted">{t('learning.family.forParentBody')}</p>
      )}
      {state === 'failed' ? (
        <p role="alert" className="text-sm text-danger">
          {t('learning.family.codeFailed')}
        </p>
      ) : null}
      <Button size="sm" disabled={state === 'making'} onClick={() => void make()}>
        {t(typeof state === 'object' ? 'learning.family.anotherCode' : 'learning.family.makeCode')}
      </Button>
    </section>
  );
}
