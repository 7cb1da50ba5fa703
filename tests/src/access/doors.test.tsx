/** Signing in and up: each mistake has its own sentence, in the person's language. */
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { SignIn } from '../../../src/access/SignIn.tsx';
import { SignUp } from '../../../src/access/SignUp.tsx';
import { type AccessFailure, useSession } from '../../../src/app/session.ts';
import { speak } from '../../../src/words/language.ts';

const signIn = vi.fn<(email: string, password: string) => Promise<AccessFailure | null>>();
const signUp = vi.fn<() => Promise<AccessFailure | null>>();
const enterDemo = vi.fn<() => Promise<AccessFailure | null>>();

function demoAnswers(status: number, body: unknown): void {
  vi.stubGlobal('fetch', async () => new Response(JSON.stringify(body), { status }));
}

beforeEach(() => {
  useSession.setState({ status: 'out', user: null, signIn, signUp, enterDemo });
  for (const call of [signIn, signUp, enterDemo]) call.mockReset().mockResolvedValue(null);
  demoAnswers(404, {});
});
afterEach(async () => {
  vi.unstubAllGlobals();
  await speak('he');
});

const open = (page: React.ReactNode) => render(<MemoryRouter>{page}</MemoryRouter>);

describe('the sign-in page in Hebrew', () => {
  it('asks for what is missing, beside its field, and sends nothing', async () => {
    open(<SignIn />);
    await userEvent.click(screen.getByRole('button', { name: 'להיכנס' }));
    expect(screen.getByLabelText('דואר אלקטרוני')).toHaveAccessibleDescription(
      'צריך לכתוב כתובת דואר אלקטרוני.',
    );
    expect(screen.getByLabelText('סיסמה')).toHaveAccessibleDescription('צריך לכתוב סיסמה.');
    expect(signIn).not.toHaveBeenCalled();
  });

  it('says that email or password are wrong, and keeps what was typed', async () => {
    signIn.mockResolvedValue('WRONG_CREDENTIALS');
    open(<SignIn />);
    await userEvent.type(screen.getByLabelText('דואר אלקטרוני'), 'rivka@example.test');
    await userEvent.type(screen.getByLabelText('סיסמה'), 'lesson6{Enter}');
    expect(await screen.findByText('הדואר או הסיסמה לא נכונים.')).toBeVisible();
    expect(screen.getByLabelText('דואר אלקטרוני')).toHaveValue('rivka@example.test');
    expect(signIn).toHaveBeenCalledExactlyOnceWith('rivka@example.test', 'lesson6');
  });

  it('shows the demo people while the demo runs, and enters with one tap', async () => {
    demoAnswers(200, {
      demo: {
        roles: [
          { role: 'teacher', email: 'rivka@example.test', name: 'רבקה לוי' },
          { role: 'student', email: 'dana@example.test', name: 'דנה כהן' },
          { role: 'king', email: 'x', name: 'y' },
        ],
      },
    });
    open(<SignIn />);
    await userEvent.click(await screen.findByRole('button', { name: /רבקה לוי/ }));
    expect(enterDemo).toHaveBeenCalledExactlyOnceWith('teacher');
    expect(screen.getAllByRole('button', { name: /לוי|כהן/ })).toHaveLength(2);
  });

  it('has no demo entries where no demo runs', () => {
    open(<SignIn />);
    expect(screen.queryByText('בית הספר לדוגמה')).toBeNull();
  });
});

describe('the sign-up page in English', () => {
  beforeEach(() => speak('en'));

  const fill = async (
    fields: Partial<Record<'Full name' | 'Email' | 'Password' | 'The password again', string>>,
  ) => {
    open(<SignUp />);
    for (const [label, text] of Object.entries(fields))
      await userEvent.type(screen.getByLabelText(label), text);
    await userEvent.click(screen.getByRole('button', { name: 'Open the account' }));
  };

  it('wants a last name, letters only, five characters, and the same password twice', async () => {
    await fill({ 'Full name': 'Noa', Email: 'noa@', Password: '1234', 'The password again': '4321' });
    expect(screen.getByText('A last name is needed too.')).toBeVisible();
    expect(screen.getByText('This is not a valid email address.')).toBeVisible();
    expect(screen.getByText('Weak password: at least 5 characters.')).toBeVisible();
    expect(screen.getByText('Passwords must match.')).toBeVisible();
    expect(signUp).not.toHaveBeenCalled();
  });

  it('says that the email is already registered', async () => {
    signUp.mockResolvedValue('EMAIL_TAKEN');
    await fill({
      'Full name': 'Noa Levi',
      Email: 'noa@example.test',
      Password: 'quiet sea 12',
      'The password again': 'quiet sea 12',
    });
    expect(await screen.findByText(/Email already registered/)).toBeVisible();
  });

  it('opens the account in the role that was chosen', async () => {
    open(<SignUp />);
    await userEvent.click(screen.getByRole('radio', { name: 'Parent' }));
    await userEvent.type(screen.getByLabelText('Full name'), 'Ruth Cohen');
    await userEvent.type(screen.getByLabelText('Email'), 'ruth@example.test');
    await userEvent.type(screen.getByLabelText('Password'), 'lesson5');
    await userEvent.type(screen.getByLabelText('The password again'), 'lesson5');
    await userEvent.click(screen.getByRole('button', { name: 'Open the account' }));
    expect(signUp).toHaveBeenCalledExactlyOnceWith({
      name: 'Ruth Cohen',
      email: 'ruth@example.test',
      password: 'lesson5',
      role: 'parent',
    });
  });
});
