/** The password of now, which an action on the own account asks for. */
import { useTranslation } from 'react-i18next';
import { PasswordField } from '../access/PasswordField.tsx';
import type { OwnAction } from './useOwnAction.ts';

type Props = { action: OwnAction; value: string; onChange(typed: string): void };

export function PresentPassword({ action, value, onChange }: Props) {
  const { t } = useTranslation();
  return (
    <PasswordField
      label={t('access.own.present')}
      dir="ltr"
      autoComplete="current-password"
      value={value}
      onChange={(event) => {
        onChange(event.target.value);
        action.refuse(null);
      }}
    />
  );
}
