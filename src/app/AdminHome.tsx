/** An admin's home. */
import { useTranslation } from 'react-i18next';
import { RoomToAsk } from './RoomToAsk.tsx';
import { useScreenTitle } from './shell/useScreenTitle.ts';

export function AdminHome() {
  const { t } = useTranslation();
  useScreenTitle(t('shell.adminTitle'));
  return (
    <RoomToAsk
      title={t('shell.adminTitle')}
      heading={t('shell.adminEmptyTitle')}
      body={t('shell.adminEmptyBody')}
      sentence={t('shell.adminTry')}
    />
  );
}
