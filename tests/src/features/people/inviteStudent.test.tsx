/** Inviting by hand: who is on the list without an account is invited to the place that is there already. */
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, expect, it } from 'vitest';
import { InviteStudent } from '../../../../src/features/people/InviteStudent.tsx';
import { speak } from '../../../../src/lib/i18n/language.ts';

afterEach(() => speak('he'));

const gil = { id: 'gil', name: 'Gil Bar', withoutAccount: true, student: { email: 'gil@example.com' } };
const entries = [gil] as unknown as Parameters<typeof InviteStudent>[0]['entries'];

it.each([
  ['Email', 'gil@example.com', '/students?studentId=gil&invite=gil%40example.com'],
  ['Name', 'gil  bar', '/students?studentId=gil&invite='],
])('by the %s of a kept student it leads to their invitation', async (label, typed, address) => {
  await speak('en');
  render(
    <MemoryRouter>
      <InviteStudent entries={entries} onClose={() => undefined} />
    </MemoryRouter>,
  );
  expect(screen.queryByRole('link')).toBeNull();
  await userEvent.type(screen.getByLabelText(new RegExp(`^${label}`)), typed);
  const link = screen.getByRole('link', { name: 'Invite Gil Bar to open an account' });
  expect(link).toHaveAttribute('href', address);
});
