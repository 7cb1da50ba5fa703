/** Why a sentence is not read yet: there is no line, or its calendar is on its way. */
import { useTranslation } from 'react-i18next';
import { useOnline } from '../../../lib/device/useOnline.ts';

type Props = { waiting: boolean | undefined; unreadable: boolean | undefined };

export function NotReadYet({ waiting, unreadable }: Props) {
  const { t } = useTranslation();
  const isOffline = useOnline((line) => line.offlineSinceMs !== null);
  if (unreadable && isOffline) return <p className="text-xs text-on-asked">{t('chat.unreadable')}</p>;
  return unreadable || waiting ? (
    <p className="text-xs text-on-surface-muted">{t('chat.stillLoading')}</p>
  ) : null;
}
