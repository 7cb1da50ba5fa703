/** A family's account of the month that is chosen: kept as PDF, or sent to the family by email. */
import { FileText, Mail } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { datesOf } from '../../../domain/basics/languages.ts';
import { addDays } from '../../../domain/basics/wallTime.ts';
import { codecNow } from '../../lib/entities/codecNow.ts';
import { useLanguage } from '../../lib/i18n/useLanguage.ts';
import { tellDone } from '../../lib/operations/tellDone.ts';
import { useOperation } from '../../lib/operations/useOperation.ts';
import { useNow } from '../../lib/page/useNow.ts';
import { useSession } from '../../lib/session/session.ts';
import { useStatement } from '../../lib/statements/useStatement.ts';
import { Button } from '../../ui/Button.tsx';
import { Choice } from '../../ui/Choice.tsx';
import { DialogFooter } from '../../ui/Dialog.tsx';
import { RefusalSentence } from '../effects/RefusalCard.tsx';
import { MoneyFrame } from './MoneyFrame.tsx';
import type { Books } from './useLedger.ts';

type Props = { payerId: string; books: Books; onClose(): void };

/** From this month back to the first in which there was a lesson of theirs, or a payment. */
function monthsOf(payerId: string, { ledger, payments }: Books, latest: string): string[] {
  const lessons = ledger.entries.filter((entry) => entry.payerId === payerId);
  const paid = payments.filter((payment) => payment.payerId === payerId);
  const months = [...lessons.map(({ lesson }) => lesson.start), ...paid.map(({ date }) => date)]
    .map((day) => day.slice(0, 7))
    .sort();
  const [first = latest] = months;
  const all = [latest];
  for (let month = latest; month > first;) {
    month = addDays(`${month}-01`, -1).slice(0, 7);
    all.push(month);
  }
  return all;
}

export function StatementDialog({ payerId, books, onClose }: Props) {
  const { t } = useTranslation();
  const { language } = useLanguage();
  const latest = useNow(codecNow().zone).wall.slice(0, 7);
  const [month, setMonth] = useState(latest);
  const teacherId = useSession((session) => session.user?.id) ?? '';
  const { save, saving } = useStatement();
  const { run, sending, refusal, lost } = useOperation('sendStatement');
  const name = books.nameOf(payerId);
  const named = new Intl.DateTimeFormat(datesOf(language), {
    timeZone: 'UTC',
    month: 'long',
    year: 'numeric',
  });

  async function mail(): Promise<void> {
    const sent = await run({ payerId, month });
    if (sent.outcome !== 'done') return;
    tellDone(t('payments.statementSent', { name }), null, t);
    onClose();
  }

  return (
    <MoneyFrame title={t('payments.statementOf', { name })} onClose={onClose}>
      <Choice
        label={t('payments.statementMonth')}
        value={month}
        options={monthsOf(payerId, books, latest).map((value) => ({
          value,
          label: named.format(new Date(`${value}-15T12:00Z`)),
        }))}
        onChange={setMonth}
      />
      {refusal ? <RefusalSentence code={refusal.code} params={refusal.params} /> : null}
      {lost ? <p role="alert">{t('discounts.lost')}</p> : null}
      <DialogFooter>
        <Button
          variant="primary"
          disabled={saving}
          onClick={() => void save({ teacherId, name, month, payer: payerId })}
        >
          <FileText />
          {t('payments.statementPdf')}
        </Button>
        <Button disabled={sending} onClick={() => void mail()}>
          <Mail />
          {t('payments.statementMail')}
        </Button>
        <Button variant="quiet" onClick={onClose}>
          {t('subjects.back')}
        </Button>
      </DialogFooter>
    </MoneyFrame>
  );
}
