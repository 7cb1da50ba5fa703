/** What a discount would change on the lessons ahead, before it is saved: the sum first, then each student. */
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { PriceDifference } from '../../../domain/money/priceDifference.ts';
import type { RowChange } from '../../../domain/kernel/rows.ts';
import { money } from '../../lib/i18n/money.ts';
import { loadedMeetings } from '../../lib/lessons/loadedMeetings.ts';
import { Button } from '../../ui/Button.tsx';
import { Ltr } from '../../ui/Ltr.tsx';
import { daysLooked, discountDifference, isGivenIn } from '../effects/discountFacts.ts';
import { useDiscounts } from './useDiscounts.ts';

const days = daysLooked;
const mostShown = 6;

export function PriceChanges({ rows }: { rows: readonly RowChange[] }) {
  const { t } = useTranslation();
  const { all, wording } = useDiscounts();
  const { currency, language, nowMs, zone } = wording;
  const minute = Math.floor(nowMs / 60_000) * 60_000;
  const difference = useMemo(
    () => discountDifference(rows, { all, held: loadedMeetings().held, nowMs: minute, zone }),
    [all, rows, minute, zone],
  );
  const sum = (minor: number): string => money(minor, currency, language);
  const less = difference.beforeMinor - difference.afterMinor;
  const given = isGivenIn(rows);
  return (
    <section
      aria-label={t('discounts.preview')}
      className="grid gap-3 rounded-md border border-dashed border-accent bg-sheet p-4 text-sm"
    >
      <h3 className="text-on-surface-muted">{t('discounts.preview')}</h3>
      {difference.changed === 0 ? (
        <p>{t('discounts.nothing', { days })}</p>
      ) : (
        <>
          <p className="flex flex-wrap items-baseline gap-x-3">
            <b className="text-2xl font-strong">
              <Ltr>{sum(Math.abs(less))}</Ltr>
            </b>
            <span className="font-mid">{t(less < 0 ? 'discounts.more' : 'discounts.less', { days })}</span>
            <span className="ms-auto text-on-surface-muted">
              {t('discounts.places', { changed: difference.changed, places: difference.places })}
            </span>
          </p>
          <Students students={difference.students} sum={sum} />
        </>
      )}
      <p className="text-on-surface-muted">{t(given ? 'discounts.given' : 'discounts.keeps')}</p>
    </section>
  );
}

/** Some only where there is room for them. */
const heads = [
  { head: 'student', isWide: false },
  { head: 'lessons', isWide: true },
  { head: 'before', isWide: false },
  { head: 'after', isWide: false },
  { head: 'difference', isWide: true },
] as const;

type StudentsProps = { students: PriceDifference['students']; sum(minor: number): string };

function Students({ students, sum }: StudentsProps) {
  const { t } = useTranslation();
  const { nameOf } = loadedMeetings();
  const [all, setAll] = useState(false);
  const shown = all ? students : students.slice(0, mostShown);
  const left = students.length - shown.length;
  return (
    <table aria-label={t('discounts.preview_table')} className="w-full tabular-nums">
      <thead>
        <tr className="text-on-surface-muted">
          {heads.map(({ head, isWide }) => (
            <th
              key={head}
              scope="col"
              className={`pb-1 font-normal ${head === 'student' ? 'text-start' : 'text-end'} ${isWide ? '@max-md:hidden' : ''}`}
            >
              {t(`discounts.${head}`)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {shown.map((one) => (
          <tr key={one.studentId} className="border-t border-line [&>td]:py-1.5 [&>td]:text-end">
            <th scope="row" className="text-start font-normal">
              <bdi>{nameOf(one.studentId)}</bdi>
            </th>
            <td className="text-on-surface-muted @max-md:hidden">
              {t('discounts.ofPlaces', { changed: one.changed, places: one.places })}
            </td>
            <td className="text-on-surface-muted">
              <Ltr className="line-through">{sum(one.beforeMinor)}</Ltr>
            </td>
            <td className="font-mid">
              <Ltr>{sum(one.afterMinor)}</Ltr>
            </td>
            <td className="text-success @max-md:hidden">
              <Ltr>{sum(one.afterMinor - one.beforeMinor)}</Ltr>
            </td>
          </tr>
        ))}
      </tbody>
      {left > 0 ? (
        <tfoot>
          <tr className="border-t border-line text-on-surface-muted">
            <td colSpan={5} className="py-1.5">
              <Button variant="quiet" size="sm" onClick={() => setAll(true)}>
                {t('discounts.others', { count: left })}
              </Button>
            </td>
          </tr>
        </tfoot>
      ) : null}
    </table>
  );
}
