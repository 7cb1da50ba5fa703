/** Under the form: how many lessons change, what they would conflict with and the safe ways out, or why it cannot be. */
import { useTranslation } from 'react-i18next';
import type { Refusal } from '../../../../domain/basics/refusal.ts';
import type { WayOut } from '../../../lib/operations/wayOut.ts';
import type { Blamed } from '../../effects/blamed.ts';
import { ConflictWays } from '../../effects/ConflictChoice.tsx';
import { conflictView } from '../../effects/conflictView.ts';
import { conflictSentence } from '../../effects/conflictSentence.ts';
import { RefusalSentence } from '../../effects/RefusalCard.tsx';
import { useLanguage } from '../../../lib/i18n/useLanguage.ts';
import type { Foreseen } from './byHand.ts';

type Props = {
  seen: Foreseen | null;
  failure: Refusal | null;
  blamed?: Blamed | null;
  /** It was sent, and no answer came. */
  lost: boolean;
  onWay(way: WayOut): void;
};

export function MeetingOutcome({ seen, failure, blamed = null, lost, onWay }: Props) {
  const { t } = useTranslation();
  const { language } = useLanguage();
  if (lost) {
    return (
      <p role="alert" className="rounded-md bg-warning-tint px-3 py-2.5 text-sm text-on-warning-tint">
        {t('calendar.form.lost')}
      </p>
    );
  }
  if (failure && failure.code !== 'CLASH')
    return <RefusalSentence code={failure.code} params={failure.params} blamed={blamed} />;
  if (!seen) return null;
  if (seen.refusal) {
    return <RefusalSentence code={seen.refusal.code} params={seen.refusal.params} blamed={seen.blamed} />;
  }
  const { conflict } = seen;
  if (!conflict) return null;
  const words = { t, language };
  return (
    <div role="alert" className="text-sm">
      <ConflictWays
        sentences={conflict.conflicts.map((conflict) => conflictSentence(conflict, words))}
        ways={conflictView(conflict, words).ways}
        onWay={onWay}
      />
    </div>
  );
}
