/** The rate to another currency, and what it would make of the amounts, before it is saved. */
import { useTranslation } from 'react-i18next';
import { scaled, toMinor } from '../../../domain/basics/money.ts';
import { useEntities } from '../../lib/entities/useEntities.ts';
import { money } from '../../lib/i18n/money.ts';
import { useLanguage } from '../../lib/i18n/useLanguage.ts';
import { useLoadedLedger } from '../../lib/lessons/loadedLedger.ts';
import { Field } from '../../ui/Field.tsx';
import { Ltr } from '../../ui/Ltr.tsx';

type Props = { from: string; to: string; text: string; rate: number | null; onText(text: string): void };

export function NewCurrency({ from, to, text, rate, onText }: Props) {
  const { t } = useTranslation();
  return (
    <>
      <Field
        label={t('settings.look.rate', { from, to })}
        inputMode="decimal"
        className="max-w-60"
        value={text}
        hint={t('settings.look.currencyHint')}
        error={rate === null && text !== '' ? t('settings.look.rateWrong') : null}
        onChange={(event) => onText(event.target.value)}
      />
      {rate === null ? null : <After from={from} to={to} rate={rate} />}
    </>
  );
}

function After({ from, to, rate }: { from: string; to: string; rate: number }) {
  const { t } = useTranslation();
  const { language } = useLanguage();
  const { subjects, expenses } = useEntities('subjects', 'expenses');
  const { ledger, facts, payments } = useLoadedLedger();
  const accounts = [...ledger.accounts.values()];
  const sum = (of: (account: (typeof accounts)[number]) => number): number =>
    accounts.reduce((all, account) => all + of(account), 0);
  const lines = [
    ...subjects.map(({ id, name, cost }) => ({
      key: id,
      name: t('settings.look.currencyOf.subject', { name }),
      minor: toMinor(cost ?? 0, from) ?? 0,
    })),
    { key: 'open', name: t('settings.look.currencyOf.open'), minor: sum(({ openMinor }) => openMinor) },
    {
      key: 'credit',
      name: t('settings.look.currencyOf.credit'),
      minor: sum(({ creditMinor }) => creditMinor),
    },
  ].filter(({ minor }) => minor > 0);
  return (
    <div className="grid gap-2 text-sm">
      <table aria-label={t('settings.look.currencyAfter')} className="max-w-md tabular-nums">
        <tbody>
          {lines.map(({ key, name, minor }) => (
            <tr key={key} className="border-t border-line first:border-t-0 [&>td]:py-1.5 [&>td]:text-end">
              <th scope="row" className="text-start font-normal">
                <bdi>{name}</bdi>
              </th>
              <td className="text-on-surface-muted">
                <Ltr>{money(minor, from, language)}</Ltr>
              </td>
              <td className="font-mid">
                <Ltr>{money(scaled(minor, rate), to, language)}</Ltr>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className="text-on-surface-muted">
        {t('settings.look.currencyCounts', {
          meetings: facts.schedule.length,
          payments: payments.length,
          expenses: expenses.length,
        })}
      </p>
    </div>
  );
}
