/** Six digits that came by mail; phones offer them by themselves. */
import { useTranslation } from 'react-i18next';
import { Field } from '../../ui/Field.tsx';

type Props = { value: string; error: string | null; onChange(code: string): void };

export function CodeField({ value, error, onChange }: Props) {
  const { t } = useTranslation();
  return (
    <Field
      label={t('access.code')}
      name="code"
      dir="ltr"
      inputMode="numeric"
      autoComplete="one-time-code"
      maxLength={12}
      className="[&_input]:text-center [&_input]:text-xl [&_input]:tracking-[0.4em] [&_input]:tabular-nums"
      value={value}
      error={error}
      onChange={(event) => onChange(event.target.value.replace(/\D/g, '').slice(0, 6))}
    />
  );
}
