/** Signing in and up: each mistake has its own sentence, in the person's language. */
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { SignIn } from '../../../../src/features/access/SignIn.tsx';
import { SignUp } from '../../../../src/features/access/SignUp.tsx';
import type { AccessFailure } from '../../../../src/lib/session/callEndpoint.ts';
import { ResetPassword } from '../../../../src/features/access/ResetPassword.tsx';
import { Verify } from '../../../../src/features/access/Verify.tsx';
import { rememberWaiting } from '../../../../src/lib/session/waitingCode.ts';
import { useSession } from '../../../../src/lib/session/session.ts';
import { speak } from '../../../../src/lib/i18n/language.ts';

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

  const good = {
    'Full name': 'Ruth Cohen',
    Email: 'ruth@example.test',
    Phone: '052-555-0101',
    Address: 'Herzl 12, Rehovot',
    Password: 'quiet sea 12',
    'Confirm password': 'quiet sea 12',
  };

  async function fill(fields: Partial<typeof good>): Promise<void> {
    for (const [label, text] of Object.entries(fields))
      await userEvent.type(screen.getByLabelText(label), text);
    await userEvent.click(screen.getByRole('button', { name: 'Create account' }));
  }

  it('has a sentence for each thing that is missing, and sends nothing', async () => {
    open(<SignUp />);
    await fill({});
    for (const sentence of [
      'Please enter your full name.',
      'Please enter your email address.',
      'Please enter your phone number.',
      'Please enter your address.',
      'Please enter your password.',
    ]) {
      expect(await screen.findByText(sentence)).toBeVisible();
    }
    expect(signUp).not.toHaveBeenCalled();
  });

  it('wants a last name, letters only, a real number and place, five characters, and the same password twice', async () => {
    open(<SignUp />);
    await fill({
      'Full name': 'Noa',
      Email: 'noa@',
      Phone: '052',
      Address: '12',
      Password: '1234',
      'Confirm password': '4321',
    });
    for (const sentence of [
      'Please add your last name too.',
      'This isn’t a valid email address.',
      'This isn’t a valid phone number for the chosen country.',
      'This isn’t a valid address. Enter street, number and town.',
      'Weak password: at least 5 characters.',
      'Passwords must match.',
    ]) {
      expect(await screen.findByText(sentence)).toBeVisible();
    }
    expect(signUp).not.toHaveBeenCalled();
  });

  it.each([
    ['EMAIL_TAKEN', /Email already registered/],
    ['COMMON_PASSWORD', /common and easy to guess/],
    ['MAINTENANCE', /Server closed for maintenance/],
    ['CONNECTION', /Something went wrong/],
  ] as const)('says what the server answers: %s', async (failure, sentence) => {
    signUp.mockResolvedValue(failure);
    open(<SignUp />);
    await fill(good);
    expect(await screen.findByText(sentence)).toBeVisible();
  });

  it('asks for the account in the role that was chosen, in the language of the page', async () => {
    open(<SignUp />);
    await userEvent.click(screen.getByRole('radio', { name: 'Parent' }));
    await fill(good);
    expect(signUp).toHaveBeenCalledExactlyOnceWith({
      role: 'parent',
      name: 'Ruth Cohen',
      email: 'ruth@example.test',
      phone: { country: 'IL', number: '052-555-0101' },
      address: 'Herzl 12, Rehovot',
      password: 'quiet sea 12',
      language: 'en',
    });
  });
});

describe('the code in English', () => {
  beforeEach(() => speak('en'));
  afterEach(() => rememberWaiting(null));

  it.each([
    ['BAD_CODE', 'Invalid verification code.'],
    ['CODE_OVER', 'Failed to verify: this code has expired. Request a new one.'],
    ['VERIFY_FAILED', 'Failed to verify. Please try again.'],
  ] as const)('%s has its sentence', async (failure, sentence) => {
    rememberWaiting({ request: 'r1', email: 'noa@example.test' });
    const verify = vi.fn<() => Promise<AccessFailure | null>>().mockResolvedValue(failure);
    useSession.setState({ verify });
    open(<Verify />);
    expect(screen.getByText(/noa@example\.test/)).toBeVisible();
    await userEvent.type(screen.getByLabelText('Code'), '12 34 56');
    await userEvent.click(screen.getByRole('button', { name: 'Verify' }));
    expect(verify).toHaveBeenCalledExactlyOnceWith('123456');
    expect(await screen.findByText(sentence)).toBeVisible();
  });

  it('where nothing waits for a code leads to the sign-in', () => {
    open(<Verify />);
    expect(screen.getByRole('link', { name: 'Sign in' })).toHaveAttribute('href', '/login');
  });
});

describe('the sign-up page of whoever is invited', () => {
  beforeEach(() => speak('en'));

  it('begins an invited student with the name their teacher wrote, which can be changed, and a parent with none', async () => {
    const invitation = {
      pathname: '/register',
      search: '?role=student',
      state: { from: '/invitation?code=abc', invited: 'Omer Gilad' },
    };
    render(
      <MemoryRouter initialEntries={[invitation]}>
        <SignUp />
      </MemoryRouter>,
    );
    expect(screen.getByLabelText('Full name')).toHaveValue('Omer Gilad');
    await userEvent.click(screen.getByRole('radio', { name: /Parent/ }));
    expect(screen.getByLabelText('Full name')).toHaveValue('');
    await userEvent.click(screen.getByRole('radio', { name: /Student/ }));
    await userEvent.type(screen.getByLabelText('Full name'), ' Levi');
    expect(screen.getByLabelText('Full name')).toHaveValue('Omer Gilad Levi');
  });
});

describe('a forgotten password in English', () => {
  beforeEach(() => speak('en'));

  it('says that nobody has an account with this address', async () => {
    demoAnswers(404, { code: 'EMAIL_UNKNOWN' });
    open(<ResetPassword />);
    await userEvent.type(screen.getByLabelText('Email'), 'nobody@example.test{Enter}');
    expect(
      await screen.findByText('Email not registered: there is no account with this email.'),
    ).toBeVisible();
  });
});
