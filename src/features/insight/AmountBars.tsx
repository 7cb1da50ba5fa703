/** Amounts side by side, the largest the longest; each leads to the lessons behind it. */
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { money } from '../../lib/i18n/money.ts';
import { useLanguage } from '../../lib/i18n/useLanguage.ts';
import { Ltr } from '../../ui/Ltr.tsx';

type AmountBar = { key: string; name: string; earnedMinor: number; to: string };

type Props = { bars: readonly AmountBar[]; most: number; currency: string; children?: ReactNode };

export function AmountBars({ bars, most, currency, children }: Props) {
  const { t } = useTranslation();
  const { language } = useLanguage();
  return (
    <ol className="grid gap-0.5 text-sm">
      {bars.map(({ key, name, earnedMinor, to }) => (
        <li key={key}>
          <Link
            to={to}
            title={t('insight.stats.toLessons', { what: name })}
            className="calm -mx-2 grid min-h-8 grid-cols-[7rem_minmax(0,1fr)_auto] items-center gap-3 rounded-sm px-2 hover:bg-sunk coarse:min-h-11"
          >
            <span className="truncate">
              <bdi>{name}</bdi>
            </span>
            <span aria-hidden className="h-1.5 rounded-full bg-sunk">
              <span
                className="block h-full rounded-full bg-accent"
                style={{ width: `${(100 * earnedMinor) / most}%` }}
              />
            </span>
            <Ltr className="min-w-14 text-end tabular-nums">{money(earnedMinor, currency, language)}</Ltr>
          </Link>
        </li>
      ))}
      {children}
    </ol>
  );
}
