/** The one number of the screen, as an equation: earned less expenses is net; and what of it was received. */
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { Button } from '../../ui/Button.tsx';
import { Ltr } from '../../ui/Ltr.tsx';
import { money } from '../../lib/i18n/money.ts';
import { useLanguage } from '../../lib/i18n/useLanguage.ts';
import { AgainstMenu } from './AgainstMenu.tsx';
import type { Figures } from './figures.ts';

type Props = {
  figures: Figures;
  currency: string;
  onPut(part: Record<string, string | null>): void;
};

export function Headline({ figures, currency, onPut }: Props) {
  const { t } = useTranslation();
  const { language } = useLanguage();
  const { now, sameDays } = figures;
  const sum = (minor: number): string => money(minor, currency, language);
  const more = now.earnedMinor - sameDays.earnedMinor;
  // Where there was nothing before, nothing is compared.
  const isCompared = sameDays.lessons > 0;
  return (
    <section aria-label={t('insight.stats.income')} className="grid gap-4">
      <div className="flex flex-wrap items-end gap-x-6 gap-y-3">
        <div className="grid min-w-0 flex-1 basis-52">
          <p className="text-sm text-on-surface-muted">
            {t('insight.stats.earnedIn', { count: now.lessons })}
          </p>
          <p className="text-3xl font-mid tabular-nums">
            <Ltr>{sum(now.earnedMinor)}</Ltr>
          </p>
          {isCompared || figures.view === 'month' ? (
            <div className="text-sm text-on-surface-muted">
              {isCompared ? (
                <Ltr className={more >= 0 ? 'text-success' : 'text-danger'}>
                  {more >= 0 ? '+' : '−'}
                  {sum(Math.abs(more))}
                </Ltr>
              ) : null}{' '}
              <AgainstMenu figures={figures} onPut={onPut} />
            </div>
          ) : null}
        </div>
        <div className="flex flex-wrap items-end gap-x-6 gap-y-3">
          <Term sign="−" name={t('insight.stats.expenses')}>
            <Button
              variant="link"
              className="text-xl font-mid text-on-surface"
              onClick={() => onPut({ open: 'spent' })}
            >
              <Ltr className="tabular-nums">{sum(now.expensesMinor)}</Ltr>
            </Button>
          </Term>
          <Term sign="=" name={t('insight.stats.net')}>
            <Ltr className="text-xl font-mid tabular-nums">{sum(now.netMinor)}</Ltr>
          </Term>
        </div>
      </div>
      <Share figures={figures} sum={sum} />
    </section>
  );
}

function Term({ sign, name, children }: { sign: string; name: string; children: ReactNode }) {
  return (
    <div className="flex items-end gap-3">
      <span aria-hidden className="pb-0.5 text-xl text-on-surface-faint">
        {sign}
      </span>
      <div className="grid justify-items-start">
        <span className="text-sm text-on-surface-muted">{name}</span>
        {children}
      </div>
    </div>
  );
}

/** A bar is a share: full is received. */
function Share({ figures: { now }, sum }: { figures: Figures; sum(minor: number): string }) {
  const { t } = useTranslation();
  if (now.earnedMinor === 0) return null;
  const part = (100 * now.receivedMinor) / now.earnedMinor;
  return (
    <div className="grid gap-2">
      <div aria-hidden className="flex h-2.5 gap-0.5">
        <span className="rounded-full bg-accent empty:block" style={{ width: `${part}%` }} />
        <span className="min-w-0 flex-1 rounded-full bg-asked-tint shadow-[inset_0_0_0_1px_var(--asked-line)]" />
      </div>
      <p className="flex flex-wrap justify-between gap-x-4 gap-y-1 text-sm">
        <span>
          <span aria-hidden className="me-1.5 inline-block size-2.5 rounded-xs bg-accent" />
          {t('insight.stats.received', { sum: sum(now.receivedMinor) })}
        </span>
        <span>
          <span
            aria-hidden
            className="me-1.5 inline-block size-2.5 rounded-xs bg-asked-tint shadow-[inset_0_0_0_1px_var(--asked-line)]"
          />
          {now.openMinor === 0 ? (
            t('insight.stats.nothingOpen')
          ) : (
            <Link to="/payments" className="underline decoration-line-strong underline-offset-4">
              {t('insight.stats.openWith', { sum: sum(now.openMinor), count: now.openStudentIds.length })}
            </Link>
          )}
        </span>
      </p>
    </div>
  );
}
