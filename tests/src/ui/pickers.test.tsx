/** What a date and one of a long list are picked by: with keys, in the direction and the week of the language. */
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, expect, it } from 'vitest';
import { speak } from '../../../src/lib/i18n/language.ts';
import { Combobox } from '../../../src/ui/Combobox.tsx';
import { DateField } from '../../../src/ui/DateField.tsx';

afterEach(() => speak('he'));

function ADate({ min }: { min?: string }) {
  const [day, setDay] = useState('2026-11-25');
  return (
    <>
      <DateField label="תאריך" value={day} today="2026-11-24" {...(min && { min })} onChange={setDay} />
      <output>{day}</output>
    </>
  );
}

/** The month that the field opens, with the focus on its day. */
async function month() {
  await userEvent.click(screen.getByRole('button', { name: /לוח חודשי|Choose a date/ }));
  const grid = await screen.findByRole('grid');
  // The grid takes the focus in an effect of its own, after it stands.
  await waitFor(() => expect(grid).toContainElement(document.activeElement as HTMLElement));
  return within(grid);
}

it('a week of the month begins on Sunday, and its days are named in Hebrew', async () => {
  render(<ADate />);
  const grid = await month();
  expect(screen.getByText('נובמבר 2026')).toBeInTheDocument();
  expect(grid.getAllByRole('columnheader', { hidden: true })[0]).toHaveAttribute('aria-label', 'יום ראשון');
  expect(grid.getAllByRole('gridcell')[0]).toHaveTextContent('1');
  expect(document.activeElement).toHaveAccessibleName('יום רביעי, 25 בנובמבר');
});

it.each([
  ['he', '{ArrowLeft}', '2026-11-26'],
  ['he', '{ArrowRight}', '2026-11-24'],
  ['en', '{ArrowRight}', '2026-11-26'],
  ['en', '{ArrowDown}', '2026-12-02'],
  ['en', '{PageDown}', '2026-12-25'],
  ['he', '{Home}', '2026-11-22'],
] as const)('in %s the key %s goes to %s', async (language, key, day) => {
  await speak(language);
  render(<ADate />);
  await month();
  await userEvent.keyboard(`${key}{Enter}`);
  expect(screen.getByText(day)).toBeInTheDocument();
  expect(screen.queryByRole('grid')).toBeNull();
});

it('a day before the first that may be chosen is not taken', async () => {
  render(<ADate min="2026-11-24" />);
  const grid = await month();
  await userEvent.click(grid.getByRole('button', { name: /^יום שני, 23/ }));
  expect(screen.getByText('2026-11-25')).toBeInTheDocument();
});

function AZone() {
  const [zone, setZone] = useState('Asia/Jerusalem');
  const zones = ['Asia/Jerusalem', 'Europe/Berlin', 'America/New_York', 'America/Bogota'];
  const options = zones.map((value) => ({ value, label: value.replace('_', ' ') }));
  return <Combobox label="אזור זמן" value={zone} options={options} onChange={setZone} />;
}

it('one of a long list is found by a part of its name, and taken by Enter', async () => {
  render(<AZone />);
  const field = screen.getByRole('combobox', { name: 'אזור זמן' });
  expect(field).toHaveTextContent('Asia/Jerusalem');
  field.focus();
  await userEvent.keyboard('{Enter}');
  const search = await screen.findByPlaceholderText('חיפוש ברשימה');
  expect(search).toHaveFocus();
  await userEvent.keyboard('new y');
  expect(screen.getAllByRole('option')).toHaveLength(1);
  await userEvent.keyboard('{Enter}');
  expect(field).toHaveTextContent('America/New York');
  expect(field).toHaveFocus();
  expect(screen.queryByRole('listbox')).toBeNull();
});

it('the list goes by arrows, says when nothing is found, and Escape leaves all as it was', async () => {
  render(<AZone />);
  await userEvent.click(screen.getByRole('combobox'));
  const search = await screen.findByPlaceholderText('חיפוש ברשימה');
  await userEvent.keyboard('{ArrowDown}');
  expect(screen.getByRole('option', { name: 'Europe/Berlin' })).toHaveAttribute('aria-selected', 'true');
  await userEvent.type(search, 'atlantis');
  expect(screen.getByText('לא נמצא דבר')).toBeInTheDocument();
  await userEvent.keyboard('{Escape}');
  expect(screen.getByRole('combobox')).toHaveTextContent('Asia/Jerusalem');
});
