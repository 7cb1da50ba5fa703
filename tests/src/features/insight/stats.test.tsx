/** The statistics of a teacher and the dialog of all expenses: read from what is loaded, and recorded by hand. */
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { books, ms, openStats, rivka, weekly } from './openStats.tsx';

it('tells what a month came to as an equation, against the same days of the month before', async () => {
  openStats();
  const income = await screen.findByRole('region', { name: 'הכנסה' });
  expect(income).toHaveTextContent('₪600');
  expect(income).toHaveTextContent('₪300');
  const table = screen.getByRole('table', { name: 'הכנסה לפי שבוע' });
  const rows = within(table)
    .getAllByRole('row')
    .slice(1)
    .map((row) => row.textContent);
  expect(rows).toHaveLength(5);
  expect(rows[0]).toContain('₪200');
  const students = screen.getByRole('region', { name: 'התלמידים המובילים' });
  expect(within(students).getByRole('link', { name: /^דנה לוי\s*₪600$/ })).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'כטבלה: לפי יום בשבוע' }));
  const weekdays = within(screen.getByRole('table', { name: 'לפי יום בשבוע' }))
    .getAllByRole('row')
    .slice(1);
  expect(weekdays.map((row) => row.textContent)).toEqual(['יום שלישי3₪600']);
});

it('earns at prices with discounts, and what came in is received', async () => {
  books.discounts = [
    {
      id: 'd-1',
      version: 1,
      teacherId: rivka.id,
      name: 'סדרה',
      type: 'percentage',
      value: 10,
      conditionType: 'recurringMeeting',
      active: true,
      applyToRecurring: true,
      createdAt: '1000',
    },
  ];
  books.payments = [
    {
      id: 'p-1',
      version: 1,
      teacherId: rivka.id,
      type: 'payment',
      payerId: 'dana',
      amount: 800,
      currency: 'ILS',
      method: 'bit',
      date: '2026-11-20',
      createdAt: '0',
    },
  ];
  openStats();
  // Five lessons at 180 had begun by then, two of them in October; 800 covers four and a part of the fifth.
  const income = await screen.findByRole('region', { name: 'הכנסה' });
  expect(income).toHaveTextContent('₪540');
  expect(income).toHaveTextContent('התקבלו ₪440');
});

it('holds a month against the one before it, or against the same month a year ago', async () => {
  books.meetings = [
    weekly,
    { ...weekly, id: 'm-0', start: ms('2025-11-04T16:00'), end: ms('2025-11-04T17:00'), rrule: null },
  ];
  openStats();
  const income = await screen.findByRole('region', { name: 'הכנסה' });
  await userEvent.click(screen.getByRole('button', { name: 'מול אותם ימים: אוקטובר' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'מול אותם ימים: נובמבר 2025' }));
  expect(await within(income).findByText(/מול אותם ימים: נובמבר 2025/)).toBeInTheDocument();
  // 600 by now, 200 by then.
  expect(income).toHaveTextContent('+₪400');
  expect(
    within(screen.getByRole('table', { name: 'הכנסה לפי שבוע' })).getByRole('columnheader', {
      name: 'נובמבר 2025',
    }),
  ).toBeInTheDocument();
});

it('says of a month what its bar of the year says, without the days beside it that share its weeks', async () => {
  // Tuesdays: 29 September stands in the week of 1 October.
  books.meetings = [{ ...weekly, start: ms('2026-09-29T16:00'), end: ms('2026-09-29T17:00') }];
  openStats('/stats?date=2026-10-01');
  expect(await screen.findByRole('region', { name: 'הכנסה' })).toHaveTextContent('₪800');
  const firstCells = (table: string): (string | null)[] =>
    within(screen.getByRole('table', { name: table }))
      .getAllByRole('rowheader')
      .map((head) => head.textContent);
  expect(firstCells('הכנסה לפי שבוע')).toEqual(['1–3.10', '4–10.10', '11–17.10', '18–24.10', '25–31.10']);
  await userEvent.click(screen.getByRole('radio', { name: 'שנה' }));
  const year = await screen.findByRole('table', { name: 'הכנסה לפי חודש' });
  expect(within(year).getAllByRole('row')[10]).toHaveTextContent('₪800');
});

it('says beside each week of which days of the other month its figure is', async () => {
  openStats('/stats?date=2026-11-01');
  const table = await screen.findByRole('table', { name: 'הכנסה לפי שבוע' });
  const cells = within(table)
    .getAllByRole('row')
    .slice(1)
    .map((row) => `${row.querySelector('th')?.textContent}, ${row.querySelectorAll('td')[1]?.textContent}`);
  // The weeks are of different lengths: five in each month, none of the same days.
  expect(cells[0]).toBe('1–7.11, 1–3.10: ₪0');
  expect(cells[4]).toBe('29–30.11, 25–31.10: ₪200');
});

it('keeps the last week of the other month where it has a week more', async () => {
  // August 2026 begins on a Saturday: six weeks beside the five of September.
  books.meetings = [
    { ...weekly, start: ms('2026-08-31T16:00'), end: ms('2026-08-31T17:00'), rrule: null },
    { ...weekly, id: 'm-2', start: ms('2026-09-01T16:00'), end: ms('2026-09-01T17:00'), rrule: null },
  ];
  openStats('/stats?date=2026-09-01');
  const table = await screen.findByRole('table', { name: 'הכנסה לפי שבוע' });
  const last = within(table).getAllByRole('row').at(-1);
  expect(last).toHaveTextContent('–030–31.8: ₪200₪0₪0');
});

it('goes to the month before, and to the year', async () => {
  openStats();
  await userEvent.click(await screen.findByRole('button', { name: 'החודש הקודם' }));
  expect(await screen.findByRole('heading', { level: 1, name: /אוקטובר/ })).toBeInTheDocument();
  await userEvent.click(screen.getByRole('radio', { name: 'שנה' }));
  expect(await screen.findByRole('table', { name: 'הכנסה לפי חודש' })).toBeInTheDocument();
});

it('says what will stand here while there is nothing', async () => {
  books.meetings = [];
  books.expenses = [];
  openStats();
  expect(await screen.findByText('אין כאן עדיין שיעורים')).toBeInTheDocument();
});

it('lists expenses on each day they were spent, searched, of a category, and in order', async () => {
  openStats('/stats?open=expenses');
  const dialog = await screen.findByRole('dialog', { name: 'הוצאות' });
  const names = (): (string | null)[] =>
    within(within(dialog).getByRole('table'))
      .getAllByRole('row')
      .slice(1)
      .map((row) => row.textContent);
  expect(within(dialog).getByText('1–4 מתוך 4')).toBeInTheDocument();
  expect(names()[0]).toContain('דלק');
  await userEvent.click(within(dialog).getByRole('button', { name: 'סכום' }));
  expect(names()[0]).toContain('חדר');
  await userEvent.type(within(dialog).getByRole('searchbox'), 'דלק');
  expect(names()).toHaveLength(1);
  await userEvent.type(within(dialog).getByRole('searchbox'), 'xx');
  expect(within(dialog).getByText('לא נמצאו הוצאות כאלה')).toBeInTheDocument();
});

it('opens from the expenses of a month those of that month, and from the head all of the year', async () => {
  openStats('/stats?date=2026-10-01');
  await userEvent.click(await screen.findByRole('button', { name: '₪180' }));
  const dialog = await screen.findByRole('dialog', { name: 'הוצאות' });
  expect(within(dialog).getByText('1–1 מתוך 1')).toBeInTheDocument();
  expect(dialog).toHaveTextContent('אוקטובר 2026');
  await userEvent.keyboard('{Escape}');
  await userEvent.click(screen.getByRole('button', { name: 'הוצאות' }));
  expect(
    within(await screen.findByRole('dialog', { name: 'הוצאות' })).getByText('1–4 מתוך 4'),
  ).toBeInTheDocument();
});

it('shows the other students too where they are asked for', async () => {
  const attendees = ['א', 'ב', 'ג', 'ד', 'ה', 'ו', 'ז'].map((name) => ({ attendeeId: name, name }));
  books.meetings = [{ ...weekly, capacity: 7, attendees }];
  openStats();
  const students = await screen.findByRole('region', { name: 'התלמידים המובילים' });
  expect(within(students).getAllByRole('link')).toHaveLength(5);
  await userEvent.click(within(students).getByRole('button', { name: /^עוד שני תלמידים\s*₪1,200$/ }));
  expect(within(students).getAllByRole('link')).toHaveLength(7);
});

it('records an expense in one line, of the category that the last of its name had', async () => {
  openStats('/stats?open=expenses');
  const dialog = await screen.findByRole('dialog', { name: 'הוצאות' });
  await userEvent.type(within(dialog).getByLabelText('על מה'), 'חדר');
  await userEvent.type(within(dialog).getByLabelText('סכום'), '85');
  await userEvent.click(within(dialog).getByRole('button', { name: /^לרשום/ }));
  await vi.waitFor(() => expect(books.sent).toHaveLength(1));
  expect(books.sent[0]).toMatchObject({
    input: { description: 'חדר', amount: 85, category: 'office', start: ms('2026-11-22T00:00') },
  });
});
