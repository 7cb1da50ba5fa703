/** Students out of a list: pasted, out of a file or out of the phone's contacts, they are one change with one undo. */
import { cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { setupServer } from 'msw/node';
import { Toaster } from 'sonner';
import { afterAll, afterEach, beforeEach, expect, it, vi } from 'vitest';
import { speak } from '../../../../src/lib/i18n/language.ts';
import { answering } from '../../app/answering.ts';

type Sent = { requestId: string; name: string };
let sent: Sent[] = [];
let undone: string[] = [];

const school = answering(() => ({
  addStudent({ input, requestId }: { input: { username: string }; requestId: string }) {
    sent.push({ requestId, name: input.username });
    return { status: 'ok', refusal: null, changeId: 'c-1', students: [] };
  },
  undoChange({ changeId }: { changeId: string }) {
    undone.push(changeId);
    return { status: 'ok', refusal: null, changeId: 'c-2' };
  },
}));
const server = setupServer(...school.handlers);
server.listen({ onUnhandledFrame: 'error' });
const { AddList } = await import('../../../../src/features/people/AddList.tsx');

type Entries = Parameters<typeof AddList>[0]['entries'];
const dana = { id: 'dana', name: 'Dana Levi', archived: false, student: { email: 'dana@example.test' } };

beforeEach(async () => {
  sent = [];
  undone = [];
  await speak('en');
});
afterEach(async () => {
  Reflect.deleteProperty(navigator, 'contacts');
  await speak('he');
});
afterAll(() => server.close());

function Opened() {
  const [isOpen, setOpen] = useState(true);
  return (
    <>
      {isOpen ? <AddList entries={[dana] as unknown as Entries} onClose={() => setOpen(false)} /> : null}
      <Toaster />
    </>
  );
}

const open = (): unknown => render(<Opened />);

const linesRead = (): (string | null)[] =>
  within(screen.getByRole('table'))
    .getAllByRole('row')
    .slice(1)
    .map((row) => row.textContent);

it('adds what was pasted as one change, and takes all of it back at once', async () => {
  open();
  await userEvent.click(screen.getByRole('textbox', { name: 'The list' }));
  await userEvent.paste('name,lessons,email\nDana Levi,4,other@example.test\nNoam Cohen,2,noam@example.test');
  expect(linesRead()).toEqual([
    '2Dana Levialready on your listother@example.test',
    '3Noam Cohenwill be addednoam@example.test',
  ]);
  await userEvent.click(screen.getByRole('textbox', { name: 'The list' }));
  await userEvent.paste('\nOmer Dahan');
  await userEvent.click(await screen.findByRole('button', { name: 'Add 2 students' }));
  expect(await screen.findByText('2 students were added')).toBeInTheDocument();
  expect(sent.map(({ name }) => name)).toEqual(['Noam Cohen', 'Omer Dahan']);
  expect(new Set(sent.map(({ requestId }) => requestId)).size).toBe(1);
  await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
  await vi.waitFor(() => expect(undone).toEqual(['c-1']));
});

it('takes contacts of the phone where the browser offers them, and has no button where it does not', async () => {
  open();
  expect(screen.queryByRole('button', { name: 'From the phone’s contacts' })).toBeNull();
  cleanup();
  const select = vi.fn(() =>
    Promise.resolve([{ name: ['Maya Bitton'], tel: ['054-555-0118'], email: [] }, { name: ['Gil Bar'] }]),
  );
  Object.defineProperty(navigator, 'contacts', { value: { select }, configurable: true });
  open();
  await userEvent.click(screen.getByRole('button', { name: 'From the phone’s contacts' }));
  expect(await screen.findByRole('button', { name: 'Add 2 students' })).toBeEnabled();
  expect(select).toHaveBeenCalledWith(['name', 'tel', 'email'], { multiple: true });
  expect(linesRead()).toEqual(['1Maya Bittonwill be added054-555-0118', '2Gil Barwill be added']);
});

const chosen = async (name: string, ...parts: BlobPart[]): Promise<void> =>
  userEvent.upload(screen.getByLabelText('Or a CSV file'), new File(parts, name, { type: 'text/csv' }));

it('reads a file in place of what was pasted, so its headings are nobody, and names the columns it leaves out', async () => {
  open();
  await userEvent.click(screen.getByRole('textbox', { name: 'The list' }));
  await userEvent.paste('Gil Bar');
  await chosen('class.csv', 'name,email,grade\nOmer Dahan,omer@example.test,7\n');
  await userEvent.click(await screen.findByRole('button', { name: 'Replace the list' }));
  await vi.waitFor(() => expect(linesRead()).toEqual(['2Omer Dahanwill be addedomer@example.test']));
  expect(screen.getByRole('status')).toHaveTextContent('These columns won’t be added: grade');
});

it('says that a workbook is no list, and keeps what was pasted', async () => {
  open();
  await userEvent.click(screen.getByRole('textbox', { name: 'The list' }));
  await userEvent.paste('Gil Bar');
  await chosen('class.csv', Uint8Array.from([0x50, 0x4b, 3, 4, 20, 0]));
  expect(await screen.findByRole('alert')).toHaveTextContent('This is an Excel file.');
  expect(linesRead()).toEqual(['1Gil Barwill be added']);
});

it('asks what becomes of the pasted lines before a file takes their place, and loses neither', async () => {
  open();
  const list = screen.getByRole('textbox', { name: 'The list' });
  const file = () => new File(['name,phone\nOmer Dahan,050-1234567'], 'list.csv', { type: 'text/csv' });
  await userEvent.click(list);
  await userEvent.paste('Noam Cohen');
  await userEvent.upload(screen.getByLabelText('Or a CSV file'), file());
  expect(await screen.findByText('There is already a list here. What about the file?')).toBeVisible();
  expect(list).toHaveValue('Noam Cohen');
  await userEvent.click(screen.getByRole('button', { name: 'Add it below' }));
  expect(list).toHaveValue('Noam Cohen\nOmer Dahan 050-1234567');
  expect(screen.getByRole('button', { name: 'Add 2 students' })).toBeEnabled();
  await userEvent.upload(screen.getByLabelText('Or a CSV file'), file());
  await userEvent.click(await screen.findByRole('button', { name: 'Replace the list' }));
  expect(list).toHaveValue('name,phone\nOmer Dahan,050-1234567');
});
