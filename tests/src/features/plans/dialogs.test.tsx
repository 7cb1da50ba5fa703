/** What a teacher meets whose plan has ended, and whoever runs into a limit. */
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { onGo } from '../../../../src/lib/routes/go.ts';
import { useEntityStore, type TeacherAnswer } from '../../../../src/lib/entities/entityStore.ts';
import { useSession } from '../../../../src/lib/session/session.ts';
import { RefusalSentence } from '../../../../src/features/effects/RefusalCard.tsx';
import { RenewalDialog } from '../../../../src/features/plans/RenewalDialog.tsx';
import { plans as en } from '../../../../src/lib/i18n/en/plans.ts';
import { speak, startWords } from '../../../../src/lib/i18n/language.ts';

const teacherOf = (subscriptionStatus: string, trialEndDate: string | null): TeacherAnswer => ({
  id: 'rivka',
  username: 'Rivka Levi',
  preferences: null,
  userData: {
    subscriptionStatus,
    trialEndDate,
    subscriptionPlan: 'ultra',
    lessonDuration: 45,
    noticeHours: 24,
    numberOfBadCancelsAllowed: 3,
    blockedStudentsIds: [],
    excludedStudentsIds: [],
    teachLocations: null,
    workingHours: null,
  },
});

const user = { id: 'rivka', role: 'teacher', username: 'Rivka Levi', email: '', preferences: {} } as const;

let went: string[];
let stop: () => void;
beforeAll(async () => {
  await startWords();
  await speak('en');
});
beforeEach(() => {
  went = [];
  stop = onGo((path) => went.push(path));
  useSession.setState({ status: 'in', user: user as never });
});
afterEach(() => {
  stop();
  vi.unstubAllGlobals();
  useEntityStore.setState({ teachers: [] });
});

const stands = (status: string, trialEnd: number | null) =>
  useEntityStore.setState({ teachers: [teacherOf(status, trialEnd === null ? null : String(trialEnd))] });

describe('the renewal dialog', () => {
  test.each(['CANCELLED', 'SUSPENDED', 'EXPIRED'])('blocks a teacher whose plan is %s', async (status) => {
    stands(status, null);
    render(<RenewalDialog />);
    expect(screen.getByRole('alertdialog', { name: en.renewTitle })).toBeVisible();
    await userEvent.keyboard('{Escape}');
    expect(screen.getByRole('alertdialog')).toBeVisible();
    expect(screen.getByRole('link', { name: en.exportAll })).toHaveAttribute('href', '/auth/export');
    await userEvent.click(screen.getByRole('button', { name: en.renew }));
    expect(went).toEqual(['/pricing']);
  });

  test('comes when the trial is over by the clock, and not before', () => {
    stands('ACTIVE', Date.now() + 60_000);
    const { unmount } = render(<RenewalDialog />);
    expect(screen.queryByRole('alertdialog')).toBeNull();
    unmount();
    stands('ACTIVE', Date.now() - 1);
    render(<RenewalDialog />);
    expect(screen.getByText(en.renewTrial)).toBeVisible();
  });

  test('lets her read, and in the phone app shows no way to pay', async () => {
    vi.stubGlobal('Capacitor', { isNativePlatform: () => true });
    stands('EXPIRED', null);
    render(<RenewalDialog />);
    expect(screen.queryByRole('button', { name: en.renew })).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: en.readOnly }));
    expect(screen.queryByRole('alertdialog')).toBeNull();
  });
});

describe('the phone app', () => {
  const called = () => {
    const paths: [string, unknown][] = [];
    vi.stubGlobal('fetch', async (path: string, { body }: { body: string }) => {
      paths.push([path, JSON.parse(body)]);
      return Response.json({ status: 'ok' });
    });
    return paths;
  };

  test('asks once how the plan stands, in the language of the page, so that whose plan ended is written to', () => {
    const paths = called();
    vi.stubGlobal('Capacitor', { isNativePlatform: () => true });
    useSession.setState({ user: { ...user, id: 'noa' } as never });
    stands('EXPIRED', null);
    render(<RenewalDialog />).unmount();
    render(<RenewalDialog />);
    expect(paths).toEqual([['/email/check-subscription-status', { language: 'en' }]]);
  });

  test('alone asks: the page in a browser does not', () => {
    const paths = called();
    useSession.setState({ user: { ...user, id: 'maya' } as never });
    stands('EXPIRED', null);
    render(<RenewalDialog />);
    expect(paths).toEqual([]);
  });
});

test('a refusal for want of a plan tells what a higher one gives, and leads there', async () => {
  render(<RefusalSentence code="PLAN_LIMIT" params={{ limit: 3, feature: 'attendees' }} />);
  await userEvent.click(screen.getByRole('button', { name: en.whatHolds }));
  const dialog = await screen.findByRole('dialog', { name: en.exclusiveTitle });
  expect(dialog).toHaveTextContent('Your plan includes up to 3: Students in a lesson.');
  for (const benefit of Object.values(en.benefit)) expect(dialog).toHaveTextContent(benefit);
  await userEvent.click(screen.getByRole('button', { name: en.upgrade }));
  expect(went).toEqual(['/pricing?subscribe=premium']);
  expect(screen.queryByRole('dialog')).toBeNull();
});
