/** Inviting a kept student: by the address that a sentence named; and where the plan does not allow it the teacher reads why. */
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, expect, it } from 'vitest';
import { speak } from '../../../../src/lib/i18n/language.ts';
import { answering } from '../../app/answering.ts';

let status = 'PLAN_LIMIT';
let url: string | null = null;
const asked: string[] = [];
const school = answering(() => ({
  inviteKeptStudent: ({ mail }: { mail?: boolean }) => {
    asked.push(mail ? 'mail' : 'link');
    return { status, refusal: null, url, expiresAt: null };
  },
  updateKeptStudent: ({ input }: { input: { email: string } }) => {
    asked.push(input.email);
    return { status: 'ok', refusal: null, changeId: 'c1', student: null, warnings: null };
  },
}));
const server = setupServer(...school.handlers);
server.listen({ onUnhandledFrame: 'error' });
const { InviteKept } = await import('../../../../src/features/people/InviteKept.tsx');

afterEach(() => speak('he'));
afterAll(() => server.close());

const gil = { id: 'gil', name: 'Gil Bar', student: { email: null, phoneNumber: null } };

function open(said?: string) {
  render(
    <InviteKept
      {...(said === undefined ? {} : { said })}
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

it('goes to the address that was named, which is kept first', async () => {
  status = 'ok';
  url = 'https://school.test/claim?code=1';
  await speak('en');
  open('gil@example.com');
  await userEvent.click(await screen.findByRole('button', { name: 'Send to gil@example.com' }));
  await waitFor(() => expect(asked.slice(-2)).toEqual(['gil@example.com', 'mail']));
  expect(screen.queryByRole('alert')).toBeNull();
});
