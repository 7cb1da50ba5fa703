/** The calendar of some days as a page for the typesetter: its words, hours and colours, ready to print. */
import i18next from 'i18next';
import { wholeLanguage } from '../../../../domain/basics/languages.ts';
import type { CalendarPage, PageDay, PageLesson } from '../../../../domain/calendar/calendarPage.ts';
import { nobodyComes } from '../../../../domain/calendar/number.ts';
import { addDays, type Day, type Wall } from '../../../../domain/basics/wallTime.ts';
import { useEntityStore } from '../../../lib/entities/entityStore.ts';
import { languageNow } from '../../../lib/i18n/language.ts';
import { hoursOf, shortDay, weekdayLong } from '../../../lib/i18n/when.ts';
import { titleOf } from '../grid/LessonEvent.tsx';
import { rangeTitle } from '../grid/rangeTitle.ts';
import type { Shown } from '../../../lib/lessons/shown.ts';
import { lanesOf } from './lanes.ts';
import { paperContent, type PaperContent, type PaperWish } from './paperContent.ts';

const minutesPerDay = 24 * 60;
const usualHours = { first: 8, last: 20 };

export function calendarPageOf(wish: PaperWish): CalendarPage {
  // The typesetter has no letters of other scripts.
  const language = wholeLanguage(languageNow());
  const content = paperContent(useEntityStore.getState(), { ...wish, language });
  const inkOf = inks();
  const days = daysOf(content).map((day): PageDay => {
    const onDay = content.shown.filter((one) => touches(one, day));
    const lanes = lanesOf(onDay.map((one) => minutesOn(one, day)));
    return {
      label: weekdayLong(day, language),
      date: shortDay(day, language),
      outside: wish.view === 'month' && day.slice(0, 7) !== wish.day.slice(0, 7),
      lessons: onDay.map((one, at) => ({
        ...lessonOf(one, content),
        ...minutesOn(one, day),
        ...(lanes[at] ?? { lane: 0, lanes: 1 }),
        color: inkOf(one.color),
      })),
    };
  });
  const lessons = days.flatMap((day) => day.lessons);
  const first = Math.min(...lessons.map(({ fromMinute }) => Math.floor(fromMinute / 60)));
  const last = Math.max(...lessons.map(({ toMinute }) => Math.ceil(toMinute / 60)));
  const isFull = lessons.length > 0 && last > first;
  const { view, day } = wish;
  return {
    language,
    title: isolated(rangeTitle(view, day, content.workDays, language)),
    kind: view === 'month' ? 'month' : view === 'agenda' ? 'list' : 'hours',
    firstHour: isFull ? first : usualHours.first,
    lastHour: isFull ? last : usualHours.last,
    weekdays: days.slice(0, 7).map(({ label }) => label),
    days,
    nothing: i18next.t(`calendar.empty.${view}`, { lng: language }),
  };
}

/** A range of days is read from the smaller number on, also between Hebrew words. */
const isolated = (title: string): string =>
  title.replace(/\d{1,2}–\d{1,2}/gu, (range) => `\u2066${range}\u2069`);

function daysOf({ from, until }: PaperContent): Day[] {
  const days: Day[] = [];
  for (let day = from; day < until; day = addDays(day, 1)) days.push(day);
  return days;
}

const touches = ({ start, end }: Shown, day: Day): boolean =>
  start < `${addDays(day, 1)}T00:00` && end > `${day}T00:00`;

const minuteOf = (wall: Wall): number => Number(wall.slice(11, 13)) * 60 + Number(wall.slice(14, 16));

function minutesOn({ start, end }: Shown, day: Day): { fromMinute: number; toMinute: number } {
  return {
    fromMinute: start.slice(0, 10) < day ? 0 : minuteOf(start),
    toMinute: end.slice(0, 10) > day ? minutesPerDay : minuteOf(end),
  };
}

function lessonOf(
  shown: Shown,
  { numberOf }: PaperContent,
): Pick<PageLesson, 'hours' | 'title' | 'who' | 'notes' | 'off'> {
  const { t } = i18next;
  const number = shown.state === 'lesson' ? numberOf(shown) : null;
  const isCounted = number !== null && number !== nobodyComes;
  const notes = [
    isCounted ? t('calendar.number', { number }) : '',
    shown.group ? t('calendar.places', { taken: shown.taken, capacity: shown.capacity }) : '',
    shown.awayNames.length > 0 ? t('calendar.absent', { names: shown.awayNames.join(', ') }) : '',
  ];
  const off = shown.names.length === 0 && shown.awayNames.length > 0;
  return {
    hours: shown.allDay ? t('calendar.allDay') : hoursOf(shown.start, shown.end),
    title: titleOf(shown, t),
    who: shown.names.join(', ').slice(0, 300),
    notes: notes
      .filter((note) => note !== '')
      .join(' · ')
      .slice(0, 300),
    off,
  };
}

const fallbackInk = '#6b675f';

/** The inks of the light theme as the browser knows them, whatever theme the screen has. */
function inks(): (color: string | null) => string {
  const canvas = document.createElement('canvas').getContext('2d', { willReadFrequently: true });
  const probe = document.createElement('i');
  probe.dataset['theme'] = 'light';
  probe.hidden = true;
  document.body.append(probe);
  const known = new Map<string, string>();
  for (let number = 1; number <= 12; number += 1) {
    probe.style.color = `var(--subject-${number})`;
    known.set(`subject-${number}`, hexOf(getComputedStyle(probe).color, canvas));
  }
  probe.remove();
  return (color) => known.get(color ?? '') ?? fallbackInk;
}

function hexOf(color: string, canvas: CanvasRenderingContext2D | null): string {
  if (!canvas) return fallbackInk;
  canvas.fillStyle = color;
  canvas.fillRect(0, 0, 1, 1);
  const [red = 0, green = 0, blue = 0] = canvas.getImageData(0, 0, 1, 1).data;
  return `#${[red, green, blue].map((each) => each.toString(16).padStart(2, '0')).join('')}`;
}
