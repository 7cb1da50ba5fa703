/** Who learns, or whose children do, greeted by first name. */
import { useTranslation } from 'react-i18next';
import { useSession } from '../../lib/session/session.ts';
import { isolated } from '../../ui/Sentence.tsx';

export function Greeting() {
  const { t } = useTranslation();
  const name = useSession((session) => session.user?.username ?? '');
  return (
    <h1 className="text-xl font-strong">
      {isolated(t('learning.hello', { name: name.split(' ')[0] ?? name }))}
    </h1>
  );
}
