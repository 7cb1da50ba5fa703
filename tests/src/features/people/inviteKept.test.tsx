/** Inviting a kept student where the plan does not allow it: the teacher reads why. */
import { render, screen } from '@testing-library/react';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, expect, it } from 'vitest';
import { speak } from '../../../../src/lib/i18n/language.ts';
import { answering } from '../../app/answering.ts';

let status = 'PLAN_LIMIT';
const school = answering(() => ({
  inviteKeptStudent: () => ({ status, refusal: null, url: null, expiresAt: null }),
}));
const server = setupServer(...school.handlers);
server.listen({ onUnhandledFrame: 'error' });
const { InviteKept } = await import('../../../../src/features/people/InviteKept.tsx');

afterEach(() => speak('he'));
afterAll(() => server.close());

const gil = { id: 'gil', name: 'Gil Bar', student: { email: null, phoneNumber: null } };

function open() {
  render(
    <InviteKept
      entry={gil as unknown as Parameters<typeof InviteKept>[0]['entry']}
      onClose={() => undefined}
    />,
  );
}

it.each([
  ['PLAN_LIMIT', 'A higher plan removes the limit.'],
  ['INTERNAL', 'Couldn’t create the link. Try again.'],
] as const)('says why there is no link: %s', async (refused, why) => {
  status = refused;
  await speak('en');
  open();
  expect(await screen.findByRole('alert')).toHaveTextContent(why);
  expect(screen.queryByRole('button', { name: 'Copy' })).toBeNull();
});
