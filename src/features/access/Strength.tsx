/** How strong a password is: three bars and a word, never colour alone. */
import { useTranslation } from 'react-i18next';
import { cn } from '../../ui/cn.ts';
import { passwordStrength } from './rules.ts';

const words = ['weak', 'weak', 'fair', 'strong'] as const;
const inks = ['bg-danger', 'bg-danger', 'bg-warning', 'bg-success'] as const;

export function Strength({ password }: { password: string }) {
  const { t } = useTranslation();
  const strength = passwordStrength(password);
  const word = words[strength];
  return (
    <span
      className="flex items-center gap-2"
      role="status"
      aria-label={t('access.strengthOf', { strength: t(`access.${word}`) })}
    >
      <span aria-hidden className="flex gap-1">
        {[1, 2, 3].map((bar) => (
          <span
            key={bar}
            className={cn('h-1.5 w-7 rounded-full bg-sunk', bar <= Math.max(1, strength) && inks[strength])}
          />
        ))}
      </span>
      <span aria-hidden>
        {t(`access.${word}`)}
        {strength < 3 ? `. ${t('access.strengthHint')}` : ''}
      </span>
    </span>
  );
}
