/** A lesson beside its place on the calendar: what it is; changing it is a second step. */
import { MapPin, RefreshCw, UserX } from 'lucide-react';
import { type ReactNode, useEffect, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Wall } from '../../../domain/basics/wallTime.ts';
import type { Lesson } from '../../../domain/calendar/lesson.ts';
import { codecNow } from '../../lib/entities/codecNow.ts';
import { useBackLayer } from '../../lib/device/backLayers.ts';
import { isolated } from '../../ui/Sentence.tsx';
import { Button } from '../../ui/Button.tsx';
import { Ltr } from '../../ui/Ltr.tsx';
import { Popover, PopoverAnchor, PopoverContent } from '../../ui/Popover.tsx';
import { repeatWords } from '../recurrence/repeatWords.ts';
import { money } from '../../lib/i18n/money.ts';
import { useLanguage } from '../../lib/i18n/useLanguage.ts';
import { dayNear, hoursOf, listOf } from '../../lib/i18n/when.ts';
import { ChargedAbsences } from '../money/ChargedAbsences.tsx';
import { LessonPrices } from '../money/LessonPrices.tsx';
import { useLessonPrices } from '../money/useLessonPrices.ts';
import { titleOf } from './grid/LessonEvent.tsx';
import type { NumberOf } from './grid/lessonNumber.ts';
import { nobodyComes } from '../../../domain/calendar/number.ts';
import type { Shown } from '../../lib/lessons/shown.ts';

type Props = {
  shown: Shown;
  lesson: Lesson;
  /** The viewer's wall time now. */
  now: Wall;
  numberOf: NumberOf;
  onEdit(): void;
  onCancel(): void;
  onClose(): void;
};

const blockOf = (key: string): HTMLElement | null =>
  [...document.querySelectorAll<HTMLElement>('[data-lesson]')].find(
    (element) => element.dataset['lesson'] === key && element.getClientRects().length > 0,
  ) ?? null;

/** A page that was just turned draws its lessons in the frames to come. */
const framesToWait = 90;

/** The lesson's block once it is drawn; where it is not (hidden behind "more"), the calendar itself. */
function useBlock(key: string): HTMLElement | null {
  const [block, setBlock] = useState<HTMLElement | null>(null);
  useEffect(() => {
    let frames = 0;
    let frame = requestAnimationFrame(function look() {
      const found = blockOf(key);
      frames += 1;
      if (!found && frames < framesToWait) frame = requestAnimationFrame(look);
      else {
        found?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
        setBlock(found ?? document.getElementById('workspace'));
      }
    });
    return () => cancelAnimationFrame(frame);
  }, [key]);
  return block;
}

export function LessonPeek({ shown, lesson, now, numberOf, onEdit, onCancel, onClose }: Props) {
  const { t } = useTranslation();
  const { language } = useLanguage();
  const block = useBlock(shown.key);
  const anchor = useMemo(() => ({ current: block }), [block]);
  // Back closes what was opened over the calendar, and stays with it.
  useBackLayer(true, onClose);
  if (!block) return null;
  const title = titleOf(shown, t);
  const number = numberOf(shown);
  const goOn = (next: () => void) => (): void => {
    // What opens next gives the focus back to the lesson when it closes.
    blockOf(shown.key)?.focus();
    next();
  };
  return (
    <Popover open onOpenChange={(open) => !open && onClose()}>
      <PopoverAnchor virtualRef={anchor as { current: HTMLElement }} />
      <PopoverContent
        aria-label={title}
        align="center"
        className="grid w-[min(20rem,calc(100vw-1rem))] gap-3 p-4 text-sm"
        onCloseAutoFocus={(event) => {
          event.preventDefault();
          if (document.activeElement === document.body) blockOf(shown.key)?.focus();
        }}
      >
        <div className="grid gap-0.5" data-subject={shown.color?.replace('subject-', '')}>
          <h2 className="flex items-baseline gap-2 text-md font-strong">
            <i aria-hidden className="size-2.5 shrink-0 rounded-full bg-(--pen,var(--line-strong))" />
            <span dir="auto">{title}</span>
            {number !== null && number !== nobodyComes ? (
              <span className="ms-auto text-xs font-normal text-on-surface-muted">
                {t('calendar.number', { number })}
              </span>
            ) : null}
          </h2>
          <p>
            <span className="inline-block first-letter:uppercase">{dayNear(shown.start, now, language)}</span>
            {', '}
            {shown.allDay ? t('calendar.allDay') : <Ltr>{hoursOf(shown.start, shown.end)}</Ltr>}
          </p>
        </div>
        <Facts shown={shown} lesson={lesson} />
        <div className="flex flex-wrap items-center gap-2">
          <Button variant="primary" size="sm" onClick={goOn(onEdit)}>
            {t(shown.past ? 'calendar.peek.editPast' : 'calendar.peek.edit')}
          </Button>
          {shown.past ? null : (
            <Button variant="quietDanger" size="sm" onClick={goOn(onCancel)}>
              {t('calendar.form.cancelLesson')}
            </Button>
          )}
        </div>
      </PopoverContent>
    </Popover>
  );
}

function Facts({ shown, lesson }: Pick<Props, 'shown' | 'lesson'>) {
  const { t } = useTranslation();
  const { language } = useLanguage();
  const { meeting, location, costMinor, description } = lesson;
  const excused = shown.awayNames.filter((name) => shown.charged.every((one) => one.name !== name));
  const sum = money(costMinor, codecNow().currency, language);
  const prices = useLessonPrices(lesson);
  return (
    <div className="grid gap-1.5">
      {shown.names.length > 0 ? (
        <p>
          <bdi>{listOf(shown.names, language)}</bdi>
        </p>
      ) : null}
      {excused.length > 0 ? (
        <Fact icon={<UserX />}>{t('calendar.absent', { names: listOf(excused, language) })}</Fact>
      ) : null}
      <ChargedAbsences lesson={lesson} charged={shown.charged} />
      <LessonPrices prices={prices} isGroup={meeting.attendees.length > 1} />
      <p className="flex flex-wrap gap-x-3 text-on-surface-muted empty:hidden">
        {prices.length > 0 ? null : (
          <span>{isolated(shown.group ? t('calendar.peek.each', { sum }) : sum)}</span>
        )}
        {shown.paid === null ? null : <span>{t(`calendar.paid.${shown.paid}`)}</span>}
        {shown.group ? (
          <span>{t('calendar.places', { taken: shown.taken, capacity: shown.capacity })}</span>
        ) : null}
      </p>
      <Fact icon={<MapPin />}>{t(`calendar.form.places.${location}`)}</Fact>
      {meeting.rrule === null ? null : (
        <Fact icon={<RefreshCw />}>{repeatWords(meeting.rrule, meeting.start, t, language)}</Fact>
      )}
      {description === '' ? null : (
        <p dir="auto" className="line-clamp-4 border-t border-line pt-2 whitespace-pre-wrap">
          {description}
        </p>
      )}
    </div>
  );
}

function Fact({ icon, children }: { icon: ReactNode; children: ReactNode }) {
  return (
    <p className="flex items-center gap-2 text-on-surface-muted [&>svg]:size-3.5 [&>svg]:shrink-0">
      {icon}
      <span>{children}</span>
    </p>
  );
}
