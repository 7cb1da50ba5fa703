/** Free hours as a small day grid: each stretch on the hours of the day; a tap says that hour in the composer. */
import { useTranslation } from 'react-i18next';
import { Ltr } from '../../../ui/Ltr.tsx';
import { hourOf, hoursOf, shortDay, weekday } from '../../../lib/i18n/when.ts';
import { useLanguage } from '../../../lib/i18n/useLanguage.ts';
import { useComposer } from '../../../lib/sentences/useComposer.ts';
import type { Slot } from '../turns/turns.ts';

const minuteOf = (wall: string): number => Number(wall.slice(11, 13)) * 60 + Number(wall.slice(14, 16));

/** A stretch that ends at midnight ends at 24:00 of its day. */
const endOf = (slot: Slot): number =>
  slot.end.slice(0, 10) > slot.start.slice(0, 10) ? 1440 : minuteOf(slot.end);

/** More days than this are not looked at in one card. */
const mostDays = 7;

export function FreeSlots({ slots }: { slots: readonly Slot[] }) {
  const { t } = useTranslation();
  const { language } = useLanguage();
  const write = useComposer((state) => state.write);
  const days = [...new Set(slots.map((slot) => slot.start.slice(0, 10)))].slice(0, mostDays);
  const from = Math.floor(Math.min(...slots.map((slot) => minuteOf(slot.start))) / 60) * 60;
  const to = Math.ceil(Math.max(...slots.map(endOf)) / 60) * 60;
  const part = (minute: number): number => ((minute - from) / Math.max(60, to - from)) * 100;
  const every = to - from > 480 ? 180 : 120;
  const ticks = Array.from(
    { length: Math.floor((to - from) / every) + 1 },
    (_, index) => from + index * every,
  );

  return (
    <div className="grid gap-1.5">
      {days.map((day) => (
        <div key={day} className="grid grid-cols-[4.75rem_minmax(0,1fr)] items-center gap-2">
          <span className="truncate text-xs text-on-surface-muted">
            {weekday(day, language)} <Ltr>{shortDay(day, language)}</Ltr>
          </span>
          <span className="relative block h-8 rounded-sm bg-desk coarse:h-11">
            {slots
              .filter((slot) => slot.start.startsWith(day))
              .map((slot) => {
                const width = part(endOf(slot)) - part(minuteOf(slot.start));
                return (
                  <button
                    key={slot.start}
                    type="button"
                    className="calm absolute inset-y-0 overflow-hidden rounded-sm bg-accent text-center text-2xs font-mid text-on-accent outline-offset-1 hover:bg-accent-hover"
                    style={{
                      insetInlineStart: `${part(minuteOf(slot.start))}%`,
                      inlineSize: `calc(${width}% - 2px)`,
                    }}
                    aria-label={`${weekday(day, language)} ${shortDay(day, language)} ${hoursOf(slot.start, slot.end)}`}
                    title={hoursOf(slot.start, slot.end)}
                    onClick={() =>
                      write(t('chat.bookAt', { day: shortDay(day, language), time: hourOf(slot.start) }))
                    }
                  >
                    {width > 40 ? (
                      <Ltr>{hoursOf(slot.start, slot.end)}</Ltr>
                    ) : width > 11 ? (
                      <Ltr>{hourOf(slot.start)}</Ltr>
                    ) : null}
                  </button>
                );
              })}
          </span>
        </div>
      ))}
      <div aria-hidden className="grid grid-cols-[4.75rem_minmax(0,1fr)] gap-2">
        <span />
        <span className="relative block h-3.5 text-2xs text-on-surface-faint">
          {ticks.map((minute) => (
            <span
              key={minute}
              className="absolute -translate-x-1/2 rtl:translate-x-1/2"
              style={{ insetInlineStart: `${part(minute)}%` }}
            >
              <Ltr>{minute / 60}</Ltr>
            </span>
          ))}
        </span>
      </div>
    </div>
  );
}
