/** The password of now, which a deed on the own account asks for. */
import { useTranslation } from 'react-i18next';
import { PasswordField } from '../access/PasswordField.tsx';
import type { OwnDeed } from './useOwnDeed.ts';

type Props = { deed: OwnDeed; value: string; onChange(typed: string): void };

export function PresentPassword({ deed, value, onChange }: Props) {
  const { t } = useTranslation();
  return (
    <PasswordField
      label={t('access.own.present')}
      dir="ltr"
      autoComplete="current-password"
      value={value}
      onChange={(event) => {
        onChange(event.target.value);
        deed.refuse(null);
      }}
    />
  );
}
