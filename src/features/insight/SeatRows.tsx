/** Lessons as rows, one for each student in each; on a narrow screen what became of them stands under the name and the price. */
import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { Seat } from '../../../domain/money/seatsBehind.ts';
import { money } from '../../lib/i18n/money.ts';
import { useLanguage } from '../../lib/i18n/useLanguage.ts';
import { hourOf, shortDay, weekday } from '../../lib/i18n/when.ts';
import { loadedMeetings } from '../../lib/lessons/loadedMeetings.ts';
import { Ltr } from '../../ui/Ltr.tsx';

type Props = {
  seats: readonly Seat[];
  caption: string;
  currency: string;
  /** What all rows have in common. */
  hides: 'student' | 'subject' | null;
};

const wide = 'py-2 pe-3 max-tablet:hidden';
const headed = 'py-1.5 pe-3 text-start font-text';

export function SeatRows({ seats, caption, currency, hides }: Props) {
  const { t } = useTranslation();
  return (
    <table className="w-full text-sm">
      <caption className="sr-only">{caption}</caption>
      <thead>
        <tr className="text-xs text-on-surface-muted">
          <th scope="col" className={headed}>
            {t('insight.stats.column.date')}
          </th>
          <th scope="col" className={headed}>
            {t(`insight.stats.column.${hides === 'student' ? 'subject' : 'student'}`)}
          </th>
          {hides === null ? (
            <th scope="col" className={`${headed} max-tablet:hidden`}>
              {t('insight.stats.column.subject')}
            </th>
          ) : null}
          <th scope="col" className={`${headed} max-tablet:hidden`}>
            {t('insight.stats.attendance')}
          </th>
          <th scope="col" className={`${headed} max-tablet:hidden`}>
            {t('insight.stats.behind.payment')}
          </th>
          <th scope="col" className="py-1.5 text-end font-text">
            {t('insight.stats.column.price')}
          </th>
        </tr>
      </thead>
      <tbody>
        {seats.map((seat) => (
          <Row
            key={`${seat.lesson.meeting.id} ${seat.lesson.slot} ${seat.studentId ?? ''}`}
            seat={seat}
            currency={currency}
            hides={hides}
          />
        ))}
      </tbody>
    </table>
  );
}

/** The calendar opens at this lesson. */
function lessonPath({ lesson, start }: Seat): string {
  const meetingId = lesson.occurrence?.id ?? lesson.meeting.id;
  return `/home?${new URLSearchParams({ meetingId, date: start.slice(0, 10) }).toString()}`;
}

function Row({ seat, currency, hides }: { seat: Seat } & Pick<Props, 'currency' | 'hides'>) {
  const { t } = useTranslation();
  const { language } = useLanguage();
  const { lesson, studentId, owed } = seat;
  const student = studentId === null ? '' : loadedMeetings().nameOf(studentId);
  const subject = lesson.subject || lesson.summary || t('insight.stats.noSubject');
  const came = cameWords(seat, t);
  const paid = paidWords(seat, t, (minor) => money(minor, currency, language));
  return (
    <tr className="relative border-t border-line align-top hover:bg-sunk">
      <th scope="row" className="py-2 pe-3 text-start font-text whitespace-nowrap">
        <When seat={seat} />
      </th>
      <td className="py-2 pe-3">
        <bdi>{hides === 'student' ? subject : student}</bdi>
        <span className="block text-xs text-on-surface-muted tablet:hidden">
          {hides === null ? `${subject}, ` : null}
          {came}
        </span>
      </td>
      {hides === null ? (
        <td className={wide}>
          <bdi>{subject}</bdi>
        </td>
      ) : null}
      <td className={wide}>{came}</td>
      <td className={`${wide} ${isOpen(seat) ? 'font-mid' : 'text-on-surface-muted'}`}>{paid}</td>
      <td className="py-2 text-end">
        <Ltr className="tabular-nums">{owed ? money(owed.minor, currency, language) : '–'}</Ltr>
        <span className="block text-xs text-on-surface-muted tablet:hidden">{paid}</span>
      </td>
    </tr>
  );
}

function When({ seat }: { seat: Seat }) {
  const { language } = useLanguage();
  const { start } = seat;
  return (
    <Link
      to={lessonPath(seat)}
      className="inline-flex flex-wrap items-baseline gap-x-2 underline decoration-line-strong underline-offset-4 after:absolute after:inset-0 coarse:min-h-11"
    >
      <span>
        {weekday(start, language)} <Ltr className="tabular-nums">{shortDay(start, language)}</Ltr>
      </span>
      <Ltr className="tabular-nums">{hourOf(start)}</Ltr>
    </Link>
  );
}

const isOpen = ({ owed, isGiven }: Seat): boolean => isGiven && owed !== null && owed.openMinor > 0;

function cameWords({ lesson, away, isGiven, studentId }: Seat, t: TFunction): string {
  if (lesson.cancelled) return t('insight.stats.state.cancelled');
  if (away === 'late') return t('payments.lateCancel');
  if (away === 'noShow') return t('insight.stats.behind.noShow');
  if (away) return t('insight.stats.behind.away');
  if (!isGiven) return t('insight.stats.planned');
  return studentId === null ? t('insight.stats.state.given') : t('insight.stats.behind.came');
}

function paidWords(seat: Seat, t: TFunction, sum: (minor: number) => string): string {
  const { owed, isGiven } = seat;
  if (!owed || !isGiven || owed.minor === 0) return '';
  if (owed.openMinor === 0) return t('students.wasPaid');
  return owed.openMinor === owed.minor
    ? t('students.wasUnpaid')
    : t('insight.stats.behind.partOpen', { sum: sum(owed.openMinor) });
}
