/** Pictures, files and addresses of the calendar that were asked for by a sentence. */
import i18next from 'i18next';
import { toast } from 'sonner';
import { isDay, minutesBetween, minutesPerDay, type Day } from '../../../../domain/basics/wallTime.ts';
import { useSession } from '../../../lib/session/session.ts';
import type { CalendarView } from '../../../lib/lessons/calendarView.ts';

export type Shared = { kind: 'export' | 'save' | 'feed'; value: string };

/** A stretch of days is drawn as the view that holds it. */
function viewOf(from: string, until: string): CalendarView {
  const days = minutesBetween(from, until) / minutesPerDay;
  if (days <= 1) return 'day';
  if (days <= 7) return 'week';
  return from.slice(0, 7) === until.slice(0, 7) || days <= 31 ? 'month' : 'agenda';
}

async function drawRange(value: string): Promise<void> {
  const [kind, range = '', of = ''] = value.split(' ');
  const [from = '', until = ''] = range.split('/');
  if (kind === 'csv')
    return (await import('../../insight/saveTable.ts')).saveTable(of, from, until, Date.now());
  const day: Day = from.slice(0, 10);
  if (!isDay(day)) throw new Error(`no stretch of days: ${value}`);
  const zone = useSession.getState().user?.preferences.timeZone ?? 'Asia/Jerusalem';
  const { exportCalendar } = await import('./exportCalendar.tsx');
  await exportCalendar({ kind: kind === 'image' ? 'image' : 'pdf', view: viewOf(from, until), day, zone });
}

async function saved(value: string): Promise<void> {
  const { saveLessons } = await import('./saveLessons.ts');
  if (!saveLessons(value)) throw new Error(`no such lesson: ${value}`);
}

const copied = async (): Promise<void> => (await import('./feed.ts')).copyFeed();

export function shareBySentence({ kind, value }: Shared): void {
  const action = kind === 'export' ? drawRange(value) : kind === 'save' ? saved(value) : copied();
  toast.promise(action, {
    loading: i18next.t('calendar.share.drawing'),
    success: i18next.t(kind === 'feed' ? 'calendar.share.copied' : 'calendar.share.drawn'),
    error: i18next.t(kind === 'feed' ? 'calendar.share.notCopied' : 'calendar.share.notDrawn'),
  });
}
