/** The words of the sentence that played no part in what the card shows. */
import { useTranslation } from 'react-i18next';
import { isolated } from '../../../ui/Sentence.tsx';

export function UnreadLine({ words }: { words: readonly string[] }) {
  const { t } = useTranslation();
  if (words.length === 0) return null;
  return (
    <p className="text-sm text-on-surface-muted">
      <span className="pen-unread">{isolated(t('chat.unreadWords', { words: words.join(', ') }))}</span>
    </p>
  );
}
