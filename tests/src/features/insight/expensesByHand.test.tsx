/** The dialog of all expenses, where something could be lost or misread: receipts, the 31st, amounts, and days of another year. */
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import i18next from 'i18next';
import { parse } from 'papaparse';
import { expect, it, vi } from 'vitest';
import { outlaysBetween, readExpense, type WireExpense } from '../../../../domain/money/expense.ts';
import { expensesCsv } from '../../../../src/features/expenses/expensesCsv.ts';
import { books, expense, ms, openStats } from './openStats.tsx';

const rent = (): object =>
  expense('rent', {
    category: 'office',
    description: 'שכירות',
    amount: 1250.5,
    start: ms('2026-08-31T00:00'),
    rrule: 'FREQ=MONTHLY;INTERVAL=1',
  });

const openDialog = async () => {
  openStats('/stats?open=expenses');
  return within(await screen.findByRole('dialog', { name: 'הוצאות' }, { timeout: 15_000 }));
};

const rows = (dialog: Awaited<ReturnType<typeof openDialog>>): string[] =>
  within(dialog.getByRole('table'))
    .getAllByRole('row')
    .slice(1)
    .map((row) => row.textContent);

it('does not record an expense without the receipt that is still being sent', async () => {
  const dialog = await openDialog();
  vi.stubGlobal(
    'URL',
    Object.assign(URL, { createObjectURL: () => 'blob:1', revokeObjectURL: () => undefined }),
  );
  vi.stubGlobal(
    'Image',
    class {
      onload = (): void => undefined;
      naturalWidth = 10;
      naturalHeight = 10;
      set src(_: string) {
        setTimeout(() => this.onload());
      }
    },
  );
  const sent = Promise.withResolvers<void>();
  const elsewhere = globalThis.fetch;
  // The bytes of a picture do not reach a handler in this page; all else does.
  vi.stubGlobal('fetch', async (address: string, wish: RequestInit) => {
    if (!address.startsWith('/images')) return elsewhere(address, wish);
    await sent.promise;
    return Response.json({ id: 'image-1' });
  });
  await userEvent.type(dialog.getByLabelText('על מה'), 'ספרים');
  await userEvent.type(dialog.getByLabelText('סכום'), '85');
  const photo = new File([new Uint8Array(9)], 'receipt.png', { type: 'image/png' });
  await userEvent.upload(dialog.getByLabelText('צילום קבלה', { selector: 'input' }), photo);
  const add = dialog.getByRole('button', { name: /^לרשום/ });
  expect(dialog.getByText('הצילום עולה…')).toBeVisible();
  await userEvent.click(add);
  await userEvent.type(dialog.getByLabelText('על מה'), '{Enter}');
  expect(books.sent).toEqual([]);
  sent.resolve();
  await dialog.findByRole('link', { name: 'לפתוח את הקבלה' });
  await userEvent.click(add);
  await vi.waitFor(() => expect(books.sent).toHaveLength(1));
  expect(books.sent[0]).toMatchObject({ input: { description: 'ספרים', image: 'image-1' } });
  vi.unstubAllGlobals();
});

it('lists rent of the 31st in every month, the nearest first where it is still ahead, with another year', async () => {
  books.expenses = [rent()];
  const dialog = await openDialog();
  expect(rows(dialog).map((row) => row.slice(0, 5))).toEqual(['31.10', '30.9ש', '31.8ש']);
  await userEvent.selectOptions(dialog.getByLabelText('תקופה'), 'ahead');
  expect(rows(dialog).slice(0, 4)).toEqual([
    expect.stringMatching(/^30\.11ש/),
    expect.stringMatching(/^31\.12ש/),
    expect.stringMatching(/^31\.1\.2027/),
    expect.stringMatching(/^28\.2\.2027/),
  ]);
});

it.each(['1,250', '₪1,250.50', '1250.5'])('finds an expense by its amount, written as %s', async (query) => {
  books.expenses = [rent(), expense('fuel', {})];
  const dialog = await openDialog();
  await userEvent.type(dialog.getByRole('searchbox'), query);
  expect(rows(dialog)).toHaveLength(3);
  expect(rows(dialog)[0]).toContain('₪1,250.50');
});

it('takes an amount with the comma that it is shown with', async () => {
  const dialog = await openDialog();
  await userEvent.type(dialog.getByLabelText('סכום'), '1,250.50');
  await userEvent.click(dialog.getByRole('button', { name: /^לרשום.*₪1,250\.50/u }));
  await vi.waitFor(() => expect(books.sent).toHaveLength(1));
  expect(books.sent[0]).toMatchObject({ input: { amount: 1250.5 } });
});

it('writes in the file how often in words, and in which currency', () => {
  const teacher = { zone: 'Asia/Jerusalem', currency: 'ILS' };
  const one = readExpense(rent() as WireExpense, teacher);
  const csv = expensesCsv(outlaysBetween(one ? [one] : [], '2026-09-01', '2026-10-01'), 'ILS', i18next.t);
  expect(parse(csv.slice(1), { header: true }).data).toMatchObject([
    { תאריך: '2026-09-30', סכום: '1250.5', מטבע: 'ILS', חזרה: 'כל חודש' },
  ]);
});
