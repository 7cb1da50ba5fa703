/** How figures of the board are written: rates as percents, and "fewer than five" where so few are not told apart. */
import type { TFunction } from 'i18next';
import { toMinor } from '../../../domain/basics/money.ts';
import type { Language } from '../../../domain/basics/languages.ts';
import { money } from '../../lib/i18n/money.ts';
import type { AmountFragment, CountFragment } from './api/admin.generated.ts';

export const whole = (count: number): string => new Intl.NumberFormat('en').format(count);

export const percent = (rate: number | null, digits = 0): string =>
  rate === null ? '–' : `${(100 * rate).toFixed(digits)}%`;

export const countOf = ({ count }: CountFragment, t: TFunction): string =>
  count === null ? t('insight.admin.few') : whole(count);

export const sumOf = (amount: number, currency: string, language: Language): string =>
  money(toMinor(amount, currency) ?? 0, currency, language);

/** Of several currencies each stands by itself: they are not added up. */
export const amountsOf = (amounts: readonly AmountFragment[], language: Language): string =>
  amounts.map(({ currency, amount }) => sumOf(amount, currency, language)).join(' + ') || '–';

export function Figure({ value, name }: { value: string; name: string }) {
  return (
    <div className="grid min-w-0">
      <bdi className="text-lg font-mid tabular-nums">{value}</bdi>
      <span className="text-xs text-on-surface-muted">{name}</span>
    </div>
  );
}

export type Told = { value: string; name: string };

export const rowsOf = (figures: readonly Told[]): string[][] =>
  figures.map(({ value, name }) => [name, value]);

export function Figures({ figures }: { figures: readonly Told[] }) {
  return (
    <div className="flex flex-wrap justify-between gap-x-6 gap-y-2">
      {figures.map(({ value, name }) => (
        <Figure key={name} value={value} name={name} />
      ))}
    </div>
  );
}
