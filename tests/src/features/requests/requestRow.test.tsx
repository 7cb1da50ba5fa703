/** An offer is accepted only when it is known what stands in its way. */
import { render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { RequestRow } from '../../../../src/features/requests/RequestRow.tsx';
import type { requestTrouble } from '../../../../src/features/requests/requestTrouble.ts';
import { waitingOf } from '../../../../src/features/requests/waiting.ts';
import { speak } from '../../../../src/lib/i18n/language.ts';

const now = '2026-03-10T09:00';
const [waiting] = waitingOf(
  [
    {
      id: 'offer',
      version: 1,
      organizer: 'teacher',
      status: 'Offered',
      start: String(Date.parse('2026-03-12T16:00Z')),
      end: String(Date.parse('2026-03-12T17:00Z')),
      subject: 'Maths',
      attendees: [{ attendeeId: 'dana', name: 'Dana' }],
    },
  ],
  { zone: 'UTC', currency: 'ILS', nowMs: Date.parse(`${now}Z`) },
);

const offer = (judge?: typeof requestTrouble) =>
  waiting && <RequestRow waiting={waiting} as="learner" now={now} {...(judge ? { judge } : {})} />;

it('waits with a yes until the calendar has been checked', async () => {
  await speak('en');
  const { rerender } = render(offer());
  expect(screen.getByRole('button', { name: 'Works for me' })).toBeDisabled();
  expect(screen.getByRole('button', { name: 'Doesn’t work for me' })).toBeEnabled();
  rerender(offer(vi.fn(() => null)));
  expect(screen.getByRole('button', { name: 'Works for me' })).toBeEnabled();
});
