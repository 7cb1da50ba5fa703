/** A parent's home: the conversation over the children's lessons. */
import { useTranslation } from 'react-i18next';
import { RoomToAsk } from './RoomToAsk.tsx';
import { useScreenTitle } from './shell/useScreenTitle.ts';

export function ParentHome() {
  const { t } = useTranslation();
  useScreenTitle(t('shell.home'));
  return (
    <RoomToAsk
      title={t('shell.parentTitle')}
      heading={t('shell.parentEmptyTitle')}
      body={t('shell.parentEmptyBody')}
      sentence={t('shell.parentTry')}
    />
  );
}
