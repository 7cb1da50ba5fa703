/** Where the form stood: it has arrived, and another can be written. */
import { CircleCheck } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../ui/Button.tsx';

type Props = { title: string; body: string; onAgain(): void };

export function SentNotice({ title, body, onAgain }: Props) {
  const { t } = useTranslation();
  return (
    <div role="status" className="grid justify-items-start gap-3">
      <h2 className="flex items-center gap-2 text-lg">
        <CircleCheck aria-hidden className="size-5 text-success" />
        {title}
      </h2>
      <p className="text-on-surface-muted">{body}</p>
      <Button onClick={onAgain}>{t('feedback.another')}</Button>
    </div>
  );
}
