/** Under the form: how many lessons change, what they would clash with, hours that are free instead, or why it cannot be. */
import { TriangleAlert } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { Refusal } from '../../../domain/basics/refusal.ts';
import type { Wall } from '../../../domain/basics/wallTime.ts';
import type { Blamed } from '../../chat/cards/blamed.ts';
import { RefusalSentence } from '../../chat/cards/RefusalCard.tsx';
import { Button } from '../../design/ui/Button.tsx';
import { Ltr } from '../../design/ui/Ltr.tsx';
import { useLanguage } from '../../words/useLanguage.ts';
import { hourOf, hoursOf, shortDay, weekday } from '../../words/when.ts';
import type { Foreseen } from '../byHand.ts';

type Props = {
  seen: Foreseen | null;
  failure: Refusal | null;
  blamed?: Blamed | null;
  /** It was sent, and no answer came. */
  lost: boolean;
  onFree(start: Wall): void;
};

const clashesShown = 3;

export function MeetingOutcome({ seen, failure, blamed = null, lost, onFree }: Props) {
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
  if (!seen.possible && seen.refusal) {
    return <RefusalSentence code={seen.refusal.code} params={seen.refusal.params} blamed={seen.blamed} />;
  }
  if (!seen.clashes) return null;
  const free = Array.isArray(seen.refusal?.params?.['free']) ? (seen.refusal.params['free'] as Wall[]) : [];
  return (
    <div
      role="alert"
      className="grid gap-2 rounded-md bg-warning-tint px-3 py-2.5 text-sm text-on-warning-tint"
    >
      <ul className="grid gap-1">
        {seen.preview.clashes.slice(0, clashesShown).map((clash) => (
          <li key={`${clash.meetingId} ${clash.slot}`} className="flex gap-2">
            <TriangleAlert className="mt-0.5 size-4 shrink-0" aria-hidden />
            <span>
              {t('calendar.form.clash', { what: clash.subject || clash.summary, when: '' })}
              {weekday(clash.start, language)} <Ltr>{shortDay(clash.start, language)}</Ltr>{' '}
              <Ltr>{hoursOf(clash.start, clash.end)}</Ltr>
            </span>
          </li>
        ))}
      </ul>
      {free.length > 0 ? (
        <p className="flex flex-wrap items-center gap-1.5">
          {t('calendar.form.freeInstead')}
          {free.map((start) => (
            <Button key={start} size="sm" onClick={() => onFree(start)}>
              {weekday(start, language)} <Ltr>{hourOf(start)}</Ltr>
            </Button>
          ))}
        </p>
      ) : null}
    </div>
  );
}
