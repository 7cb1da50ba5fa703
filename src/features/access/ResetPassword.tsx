/** A forgotten password: a code by mail, then a new password; the link in the mail leads to the second step. */
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useSearchParams } from 'react-router-dom';
import { useBackLayer } from '../../lib/device/backLayers.ts';
import { useScreenTitle } from '../../lib/page/useScreenTitle.ts';
import { AccessPage } from './AccessPage.tsx';
import { AskForCode } from './AskForCode.tsx';
import { ChooseNewPassword } from './ChooseNewPassword.tsx';

export function ResetPassword() {
  const { t } = useTranslation();
  const [search] = useSearchParams();
  const [request, setRequest] = useState(search.get('request'));
  const linked = search.get('request') !== null;
  useBackLayer(request !== null && !linked, () => setRequest(null));
  useScreenTitle(t('access.resetTitle'));
  return (
    <AccessPage title={t('access.resetTitle')}>
      {request === null ? (
        <AskForCode onAsked={setRequest} />
      ) : (
        <ChooseNewPassword request={request} onOver={() => setRequest(null)} />
      )}
      <p className="mt-5 text-sm">
        <Link to="/login" className="font-mid text-accent underline-offset-4 hover:underline">
          {t('access.backToSignIn')}
        </Link>
      </p>
    </AccessPage>
  );
}
