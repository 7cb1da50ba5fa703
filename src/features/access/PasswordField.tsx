/** A password, which can be shown; its letters stand as they are typed, whatever the page's direction. */
import { Eye, EyeOff } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../ui/Button.tsx';
import { Field, type FieldProps } from '../../ui/Field.tsx';

export function PasswordField(props: Omit<FieldProps, 'type' | 'end'>) {
  const { t } = useTranslation();
  const [shown, setShown] = useState(false);
  return (
    <Field
      {...props}
      type={shown ? 'text' : 'password'}
      spellCheck={false}
      autoCapitalize="none"
      end={
        <Button
          variant="quiet"
          size="iconSm"
          className="me-1"
          aria-label={shown ? t('access.hidePassword') : t('access.showPassword')}
          aria-pressed={shown}
          onClick={() => setShown(!shown)}
        >
          {shown ? <EyeOff /> : <Eye />}
        </Button>
      }
    />
  );
}
