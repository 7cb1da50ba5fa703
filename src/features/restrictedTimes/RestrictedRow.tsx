/** One row of closed hours: when, how it repeats, why; opened to be changed, or removed with the way back. */
import { Repeat, Trash2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { toast } from 'sonner';
import { addMinutes } from '../../../domain/basics/wallTime.ts';
import { toWall } from '../../../domain/basics/zones.ts';
import type { Lesson } from '../../../domain/calendar/lesson.ts';
import type { RestrictedTime } from '../../../domain/calendar/availability/restrictedTime.ts';
import { useAnswer } from '../requests/useAnswer.ts';
import { isolated } from '../../ui/Sentence.tsx';
import { Button } from '../../ui/Button.tsx';
import { Tooltip } from '../../ui/Tooltip.tsx';
import { isWholeDays, stretchOf } from '../../lib/i18n/stretch.ts';
import { useLanguage } from '../../lib/i18n/useLanguage.ts';
import { hoursOf } from '../../lib/i18n/when.ts';
import { repeatWords } from '../recurrence/repeatWords.ts';
import { stepToOpen } from './restrictedFields.ts';

type Props = { row: RestrictedTime; next: Lesson | null; zone: string; onEdit(): void };

export function RestrictedRow({ row, next, zone, onEdit }: Props) {
  const { t } = useTranslation();
  const { language } = useLanguage();
  const { send, sending } = useAnswer();
  const end = addMinutes(row.start, row.minutes);
  const recurs = row.rrule === null ? null : repeatWords(row.rrule, row.start, t, language);
  const hours = isWholeDays(row.start, end) ? '' : hoursOf(row.start, end);
  const once = stretchOf(row.start, end, language);
  const when = recurs === null ? once : [recurs, hours].filter((part) => part !== '').join(', ');
  const nextTimes = next && {
    start: toWall(next.startMs, zone),
    end: toWall(next.endMs, zone),
  };
  const remove = async (): Promise<void> => {
    if (!(await send([stepToOpen(row)], t('closed.removed')))) toast(t('refusals.INTERNAL.title'));
  };
  return (
    <li className="flex items-center gap-1 border-t border-line first:border-t-0">
      <button
        type="button"
        aria-label={t('closed.edit', { when })}
        className="calm -ms-2 grid min-w-0 flex-1 gap-0.5 rounded-sm px-2 py-2.5 text-start hover:bg-sunk"
        onClick={onEdit}
      >
        <span className="flex items-center gap-2 text-md font-mid">
          {recurs === null ? null : (
            <Repeat aria-hidden className="size-3.5 shrink-0 text-on-surface-muted" />
          )}
          <span className="min-w-0">{isolated(when)}</span>
        </span>
        <span className="flex min-w-0 flex-wrap gap-x-2 text-sm text-on-surface-muted">
          <span dir="auto" className="min-w-0 truncate">
            {row.reason === '' ? t('closed.noReason') : row.reason}
          </span>
          {recurs !== null && nextTimes ? (
            <span>
              {isolated(t('closed.next', { when: stretchOf(nextTimes.start, nextTimes.end, language) }))}
            </span>
          ) : null}
          {row.exdates.length > 0 ? <span>{t('closed.open', { count: row.exdates.length })}</span> : null}
        </span>
      </button>
      <Tooltip label={t('closed.form.remove')}>
        <Button
          variant="quiet"
          size="iconSm"
          aria-label={t('closed.remove', { when })}
          disabled={sending}
          onClick={() => void remove()}
        >
          <Trash2 />
        </Button>
      </Tooltip>
    </li>
  );
}
