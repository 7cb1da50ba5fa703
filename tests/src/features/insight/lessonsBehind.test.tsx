/** The lessons behind a bar of the statistics, reached from the bar and by their address. */
import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { books, ms, openStats, rivka, weekly } from './openStats.tsx';

it('leads from every bar and every row of a table to the lessons behind it', async () => {
  openStats();
  for (const table of ['הכנסה לפי שבוע', 'מתי מלמדים', 'לפי מקצוע', 'לפי יום בשבוע', 'התלמידים המובילים'])
    await userEvent.click(await screen.findByRole('button', { name: `כטבלה: ${table}` }));
  const behind = (table: string): (string | null)[] =>
    within(screen.getByRole('table', { name: table }))
      .getAllByRole('link')
      .map((link) => new URLSearchParams(link.getAttribute('href')?.split('?')[1]).get('behind'));
  expect(behind('הכנסה לפי שבוע')).toEqual(
    ['2026-11-01', '2026-11-08', '2026-11-15', '2026-11-22', '2026-11-29'].map((day) => `days:${day}`),
  );
  expect(behind('מתי מלמדים')).toEqual(['hour:2-16']);
  expect(behind('לפי מקצוע')).toEqual(['subject:מתמטיקה']);
  expect(behind('לפי יום בשבוע')).toEqual(['weekday:2']);
  expect(behind('התלמידים המובילים')).toEqual(['student:dana']);
});

it('shows the lessons of a student: when, what, who came, what each cost and whether it was paid', async () => {
  books.meetings = [
    {
      ...weekly,
      attendees: [
        {
          attendeeId: 'dana',
          name: 'דנה לוי',
          absences: [{ occurrence: ms('2026-11-10T16:00'), kind: 'late' }],
        },
      ],
    },
  ];
  books.payments = [
    {
      id: 'p-1',
      version: 1,
      teacherId: rivka.id,
      type: 'payment',
      payerId: 'dana',
      // Two lessons of October, the first of November, and a quarter of the next.
      amount: 650,
      currency: 'ILS',
      method: 'bit',
      date: '2026-11-20',
      createdAt: '0',
    },
  ];
  openStats();
  await userEvent.click(await screen.findByRole('link', { name: /^דנה לוי\s*₪600$/ }));
  const dialog = await screen.findByRole('dialog', { name: 'דנה לוי' });
  expect(dialog).toHaveTextContent('נובמבר 2026');
  const rows = within(dialog).getAllByRole('row').slice(1);
  const cells = (row: HTMLElement): (string | null)[] =>
    [...row.querySelectorAll('td.max-tablet\\:hidden')].map((cell) => cell.textContent);
  expect(rows.map(cells)).toEqual([
    ['הגעה', 'שולם'],
    ['ביטול מאוחר', 'פתוח: ₪150'],
    ['הגעה', 'לא שולם'],
    ['צפוי', ''],
  ]);
  expect(within(rows[0] ?? dialog).getByRole('link')).toHaveAttribute(
    'href',
    '/home?meetingId=m-1&date=2026-11-03',
  );
  expect(within(dialog).getByRole('link', { name: 'לכרטיס' })).toHaveAttribute(
    'href',
    '/students?studentId=dana',
  );
  await userEvent.keyboard('{Escape}');
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

it('opens the lessons of a subject, a week or a month by their address', async () => {
  openStats('/stats?view=month&date=2026-11-01&behind=subject:מתמטיקה');
  const dialog = await screen.findByRole('dialog', { name: 'מתמטיקה' });
  expect(within(dialog).getAllByRole('row')).toHaveLength(5);
  cleanup();
  openStats('/stats?view=month&date=2026-11-01&behind=days:2026-11-08');
  const week = await screen.findByRole('dialog', { name: '8–14.11' });
  expect(within(week).getAllByRole('row')).toHaveLength(2);
  expect(within(week).getByRole('link', { name: 'לשבוע ביומן' })).toHaveAttribute(
    'href',
    '/home?view=week&date=2026-11-08',
  );
  cleanup();
  openStats('/stats?view=month&date=2026-11-01&behind=days:2026-11-29');
  const edge = await screen.findByRole('dialog', { name: '29–30.11' });
  expect(edge).toHaveTextContent('אין כאן שיעורים');
  cleanup();
  openStats('/stats?view=year&date=2026-11-01&behind=days:2026-10-01');
  const month = await screen.findByRole('dialog', { name: 'אוקטובר 2026' });
  expect(within(month).getByRole('link', { name: 'לנתוני החודש' })).toHaveAttribute(
    'href',
    '/stats?view=month&date=2026-10-01',
  );
  cleanup();
  openStats('/stats?behind=nonsense');
  await screen.findByRole('region', { name: 'הכנסה' });
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

it('goes through the bars of income by the keyboard, each named with what it came to', async () => {
  openStats();
  const income = await screen.findByRole('region', { name: 'הכנסה לפי שבוע' });
  const bars = within(income).getAllByRole('link');
  expect(bars.map((bar) => bar.getAttribute('aria-label'))).toEqual([
    'לשיעורים: 1–7.11, ₪200',
    'לשיעורים: 8–14.11, ₪200',
    'לשיעורים: 15–21.11, ₪200',
    'לשיעורים: 22–28.11, ₪0',
    'לשיעורים: 29–30.11, ₪0',
  ]);
  bars[1]?.focus();
  await userEvent.keyboard('{Enter}');
  expect(await screen.findByRole('dialog', { name: '8–14.11' })).toBeInTheDocument();
});

it('shows the lessons behind the cancellations, and of a group how many lessons and how many places', async () => {
  const absences = [{ occurrence: ms('2026-11-10T16:00'), kind: 'late' }];
  books.meetings = [
    {
      ...weekly,
      capacity: 2,
      attendees: [
        { attendeeId: 'dana', name: 'דנה לוי', absences },
        { attendeeId: 'noam', name: 'נועם כץ' },
      ],
    },
  ];
  openStats();
  await userEvent.click(await screen.findByRole('link', { name: 'ביטולים' }));
  const off = await screen.findByRole('dialog', { name: 'ביטולים' });
  expect(within(off).getAllByRole('row')).toHaveLength(2);
  expect(off).toHaveTextContent('ביטולים1');
  expect(off).toHaveTextContent('ביטול מאוחר');
  await userEvent.keyboard('{Escape}');
  await userEvent.click(screen.getByRole('link', { name: /15–21/ }));
  const week = await screen.findByRole('dialog', { name: '15–21.11' });
  expect(within(week).getAllByRole('row')).toHaveLength(3);
  expect(week).toHaveTextContent('שיעורים1מקומות2');
});
