/** The lessons that were, the latest first; a long list folds. */
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../ui/Button.tsx';
import { Ltr } from '../../ui/Ltr.tsx';
import { money } from '../../lib/i18n/money.ts';
import { useLanguage } from '../../lib/i18n/useLanguage.ts';
import { hourOf, shortDay, weekday } from '../../lib/i18n/when.ts';
import { useLoadedLedger } from '../../lib/lessons/loadedLedger.ts';
import type { Entry } from './roster.ts';

const atOnce = 8;
const more = 40;

export function StudentHistory({ entry, currency }: { entry: Entry; currency: string }) {
  const { t } = useTranslation();
  const { language } = useLanguage();
  const [count, setCount] = useState(atOnce);
  const { ledger } = useLoadedLedger();
  const { past } = entry.standing;
  return (
    <section className="grid gap-2">
      <h3 className="text-md font-strong">{t('students.history')}</h3>
      {past.length === 0 ? <p className="text-on-surface-muted">{t('students.noHistory')}</p> : null}
      <ol className="grid">
        {past.slice(0, count).map((lesson) => {
          const charge = ledger.entryAt(lesson, entry.id);
          const isOpen = charge !== null && charge.openMinor > 0;
          return (
            <li
              key={`${lesson.meeting.id} ${lesson.slot}`}
              className="grid grid-cols-[7rem_minmax(0,1fr)_auto_auto] items-center gap-3 border-t border-line py-2 text-sm first:border-t-0"
            >
              <span>
                {weekday(lesson.start, language)} <Ltr>{shortDay(lesson.start, language)}</Ltr>
              </span>
              <span className="truncate">
                <Ltr className="tabular-nums">{hourOf(lesson.start)}</Ltr> {lesson.subject}
              </span>
              <span className={isOpen ? 'text-on-surface' : 'text-on-surface-faint'}>
                {charge?.kind === 'lateCancel' ? <>{t('payments.lateCancel')}, </> : null}
                {t(charge === null ? 'students.wasAway' : isOpen ? 'students.wasUnpaid' : 'students.wasPaid')}
              </span>
              <Ltr className="min-w-14 text-end tabular-nums">
                {charge === null ? '' : money(charge.amountMinor, currency, language)}
              </Ltr>
            </li>
          );
        })}
      </ol>
      {past.length > count ? (
        <Button
          variant="quiet"
          size="sm"
          className="justify-self-start"
          onClick={() => setCount(count + more)}
        >
          {t('chat.moreDates', { count: Math.min(more, past.length - count) })}
        </Button>
      ) : null}
    </section>
  );
}
