/** The rate to another currency, and what it would make of the amounts, before it is saved. */
import { useTranslation } from 'react-i18next';
import { scaled, toMinor } from '../../../domain/basics/money.ts';
import { useEntities } from '../../lib/entities/useEntities.ts';
import { money } from '../../lib/i18n/money.ts';
import { useLanguage } from '../../lib/i18n/useLanguage.ts';
import { useLoadedLedger } from '../../lib/lessons/loadedLedger.ts';
import { Button } from '../../ui/Button.tsx';
import { Dialog, DialogContent, DialogFooter, DialogTitle } from '../../ui/Dialog.tsx';
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

type Change = { from: string; to: string; rate: number };

/** The main figures before and after, and of how many rows the amounts change. */
function useChange({ from, to, rate }: Change) {
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
  ]
    .filter(({ minor }) => minor > 0)
    .map(({ key, name, minor }) => ({
      key,
      name,
      before: money(minor, from, language),
      after: money(scaled(minor, rate), to, language),
    }));
  const counts = t('settings.look.currencyCounts', {
    subjects: subjects.length,
    meetings: facts.schedule.length,
    payments: payments.length,
    expenses: expenses.length,
  });
  return { lines, counts };
}

function After(change: Change) {
  const { t } = useTranslation();
  const { lines, counts } = useChange(change);
  return (
    <div className="grid gap-2 text-sm">
      <table aria-label={t('settings.look.currencyAfter')} className="max-w-md tabular-nums">
        <tbody>
          {lines.map(({ key, name, before, after }) => (
            <tr key={key} className="border-t border-line first:border-t-0 [&>td]:py-1.5 [&>td]:text-end">
              <th scope="row" className="text-start font-normal">
                <bdi>{name}</bdi>
              </th>
              <td className="text-on-surface-muted">
                <Ltr>{before}</Ltr>
              </td>
              <td className="font-mid">
                <Ltr>{after}</Ltr>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className="text-on-surface-muted">{counts}</p>
    </div>
  );
}

/** Asks before everything that was ever paid, spent or priced is another number. */
export function SureOfCurrency({
  onChange,
  onClose,
  ...change
}: Change & { onChange(): void; onClose(): void }) {
  const { t } = useTranslation();
  const { lines, counts } = useChange(change);
  const [first] = lines;
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()}>
      <DialogContent aria-describedby={undefined}>
        <DialogTitle>{t('settings.look.sure.title', change)}</DialogTitle>
        <p>{t('settings.look.sure.rate', change)}</p>
        <p>{counts}</p>
        {first ? (
          <p>
            {t('settings.look.sure.example', {
              name: first.name,
              before: `\u2066${first.before}\u2069`,
              after: `\u2066${first.after}\u2069`,
            })}
          </p>
        ) : null}
        <p className="text-sm text-on-surface-muted">{t('settings.look.currencyHint')}</p>
        <DialogFooter>
          <Button variant="primary" onClick={onChange}>
            {t('settings.look.sure.confirm')}
          </Button>
          <Button variant="quiet" onClick={onClose}>
            {t('settings.look.sure.back')}
          </Button>
        </DialogFooter>
      </DialogContent>
    </Dialog>
  );
}
