/** Above the calendar: which days these are, the pages before and after, the search, the view, and a new lesson. */
import { Check, ChevronDown, ChevronLeft, ChevronRight, Plus, Search, X } from 'lucide-react';
import { useEffect, useRef, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { languageNow } from '../../lib/i18n/language.ts';
import type { Day } from '../../../domain/basics/wallTime.ts';
import { Button } from '../../ui/Button.tsx';
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuTrigger,
} from '../../ui/DropdownMenu.tsx';
import { Input } from '../../ui/Input.tsx';
import { Segmented } from '../../ui/Segmented.tsx';
import { calendarViews, type CalendarView } from '../../lib/lessons/calendarView.ts';
import { rangeTitle } from './grid/rangeTitle.ts';
import type { WorkDays } from './grid/workDays.ts';

type Props = {
  view: CalendarView;
  day: Day;
  workDays: WorkDays;
  hasPlan: boolean;
  /** Nothing lies ahead in the week that is shown, which is this one. */
  isOver: boolean;
  /** null while nothing is searched. */
  search: string | null;
  onSearch(text: string | null): void;
  onView(view: CalendarView): void;
  onTurn(pages: 1 | -1): void;
  onToday(): void;
  onNew(): void;
  /** What else can be done with the whole calendar. */
  more?: ReactNode;
};

export function CalendarHead(props: Props) {
  const { view, day, workDays, hasPlan, search, onSearch, onView, onTurn, onNew, more } = props;
  const { t } = useTranslation();
  if (search !== null) return <SearchHead search={search} onSearch={onSearch} />;
  const turn = (pages: 1 | -1) => (
    <Button
      variant="quiet"
      size="iconSm"
      aria-label={t(`calendar.${pages === 1 ? 'next' : 'previous'}.${view}`)}
      onClick={() => onTurn(pages)}
    >
      {pages === 1 ? (
        <ChevronRight className="rtl:-scale-x-100" />
      ) : (
        <ChevronLeft className="rtl:-scale-x-100" />
      )}
    </Button>
  );
  return (
    <header className="@container px-4 pt-3 pb-2 tablet:px-5">
      <div className="flex flex-wrap items-center gap-x-1 gap-y-1.5 @[42rem]:flex-nowrap">
        <h1
          className="me-1 min-w-0 truncate text-xl font-strong @max-[60rem]:me-0 @max-[60rem]:text-lg @max-[42rem]:grow"
          aria-live="polite"
        >
          {rangeTitle(view, day, workDays, languageNow())}
        </h1>
        <div className="flex items-center gap-x-1 @max-[42rem]:order-3">
          {turn(-1)}
          {turn(1)}
          <ToToday {...props} />
        </div>
        <span aria-hidden className="order-2 hidden basis-full @max-[42rem]:block" />
        <span className="grow @max-[42rem]:order-4" />
        {hasPlan ? <PreviewMark /> : null}
        <Segmented
          label={t('calendar.viewLabel')}
          className="@max-[42rem]:hidden"
          value={view}
          segments={calendarViews.map((value) => ({
            value,
            label: t(`calendar.view.${value}`),
            // With the mark beside them the year has its room too.
            className: hasPlan ? '@max-[60rem]:px-1.5' : '@max-[60rem]:px-2',
          }))}
          onChange={onView}
        />
        <ViewMenu view={view} onView={onView} />
        <div className="flex items-center @max-[42rem]:order-1">
          <Button
            variant="quiet"
            size="icon"
            aria-label={t('calendar.search.open')}
            onClick={() => onSearch('')}
          >
            <Search />
          </Button>
          {more}
          <NewLesson onNew={onNew} />
        </div>
      </div>
    </header>
  );
}

/** Where today is here already and over, to the coming week. */
function ToToday({ isOver, onTurn, onToday }: Pick<Props, 'isOver' | 'onTurn' | 'onToday'>) {
  const { t } = useTranslation();
  return (
    <Button variant="quiet" size="sm" onClick={isOver ? () => onTurn(1) : onToday}>
      {t(isOver ? 'calendar.comingWeek' : 'calendar.today')}
    </Button>
  );
}

function NewLesson({ onNew }: Pick<Props, 'onNew'>) {
  const { t } = useTranslation();
  return (
    <Button
      variant="quiet"
      size="icon"
      data-guide="newLesson"
      aria-label={t('calendar.newLesson')}
      onClick={onNew}
    >
      <Plus />
    </Button>
  );
}

function PreviewMark() {
  const { t } = useTranslation();
  return (
    <span
      role="status"
      className="inline-flex h-7 items-center gap-2 rounded-full bg-accent-tint px-2.5 text-xs font-mid whitespace-nowrap text-on-accent-tint @max-[64rem]:px-1 @max-[42rem]:order-5"
    >
      <i aria-hidden className="h-2.5 w-3 rounded-[3px] border-[1.5px] border-dashed border-current" />
      <span className="@max-[64rem]:sr-only">{t('calendar.preview')}</span>
    </span>
  );
}

/** On narrow paper the views are a menu. */
function ViewMenu({ view, onView }: Pick<Props, 'view' | 'onView'>) {
  const { t } = useTranslation();
  return (
    <DropdownMenu>
      <DropdownMenuTrigger asChild>
        <Button
          size="sm"
          data-guide="views"
          className="@max-[42rem]:order-6 @[42rem]:hidden"
          aria-label={`${t('calendar.viewLabel')}: ${t(`calendar.view.${view}`)}`}
        >
          {t(`calendar.view.${view}`)} <ChevronDown />
        </Button>
      </DropdownMenuTrigger>
      <DropdownMenuContent align="end">
        {calendarViews.map((value) => (
          <DropdownMenuItem key={value} onSelect={() => onView(value)}>
            <Check className={value === view ? '' : 'invisible'} /> {t(`calendar.view.${value}`)}
          </DropdownMenuItem>
        ))}
      </DropdownMenuContent>
    </DropdownMenu>
  );
}

function SearchHead({ search, onSearch }: Pick<Props, 'onSearch'> & { search: string }) {
  const { t } = useTranslation();
  const field = useRef<HTMLInputElement>(null);
  // The field is what the button was pressed for.
  useEffect(() => field.current?.focus(), []);
  return (
    <header className="flex items-center gap-2 px-4 pt-3 pb-2 tablet:px-5">
      <h1 className="sr-only">{t('calendar.search.label')}</h1>
      <Search aria-hidden className="size-4 shrink-0 text-on-surface-muted" />
      <Input
        type="search"
        aria-label={t('calendar.search.label')}
        placeholder={t('calendar.search.hint')}
        value={search}
        ref={field}
        dir="auto"
        className="[&::-webkit-search-cancel-button]:hidden"
        onChange={(event) => onSearch(event.target.value)}
        onKeyDown={(event) => {
          if (event.key === 'Escape') onSearch(null);
        }}
      />
      <Button
        variant="quiet"
        size="icon"
        aria-label={t('calendar.search.close')}
        onClick={() => onSearch(null)}
      >
        <X />
      </Button>
    </header>
  );
}
