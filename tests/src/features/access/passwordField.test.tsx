/** A password is hidden until its owner wants to see it, and comes from wherever they keep it. */
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { PasswordField } from '../../../../src/features/access/PasswordField.tsx';
import { speak } from '../../../../src/lib/i18n/language.ts';

it('a password is hidden, shown on request, and may be pasted or filled in by a password manager', async () => {
  await speak('en');
  render(<PasswordField label="Password" autoComplete="current-password" />);
  const field = screen.getByLabelText('Password');
  expect(field).toHaveAttribute('type', 'password');
  expect(field).toHaveAttribute('autocomplete', 'current-password');
  await userEvent.click(field);
  await userEvent.paste('quiet harbour');
  expect(field).toHaveValue('quiet harbour');
  const [eye] = screen.getAllByRole('button');
  if (eye) await userEvent.click(eye);
  expect(field).toHaveAttribute('type', 'text');
  if (eye) await userEvent.click(eye);
  expect(field).toHaveAttribute('type', 'password');
  await speak('he');
});
