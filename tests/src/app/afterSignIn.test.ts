/** Whoever signs in arrives at the address that was asked for, where this role has it (spec section 2). */
import { afterEach, expect, it, vi } from 'vitest';
import { keepAddress } from '../../../src/lib/session/addressAfterSignIn.ts';
import { afterSignIn } from '../../../src/app/guards.tsx';
import { sessionEnded, useSession } from '../../../src/lib/session/session.ts';

const from = (address: string) => ({ search: '', state: { from: address } });

afterEach(() => {
  keepAddress(null);
  vi.unstubAllGlobals();
});

it.each([
  ['student', '/studentMeetingCreation?teacherId=1'],
  ['teacher', '/students?studentId=7'],
  ['teacher', '/settings#own-end'],
  ['parent', '/UserEditScreen'],
  ['student', '/invitation?code=abc'],
  ['parent', '/invitation?code=abc'],
] as const)('a %s arrives at %s', (role, address) => {
  expect(afterSignIn(role, from(address))).toBe(address);
});

it.each([
  ['student', '/students', '/students/home'],
  ['teacher', '/parent/home', '/home'],
  ['teacher', '/login', '/home'],
  ['parent', 'https://elsewhere.example/home', '/parent/home'],
] as const)('a %s who asked for %s arrives at %s', (role, address, home) => {
  expect(afterSignIn(role, from(address))).toBe(home);
});

it('an address is kept over the pages of the identity provider', () => {
  keepAddress('/studentMeetingCreation');
  expect(afterSignIn('student', { search: '', state: null })).toBe('/studentMeetingCreation');
});

it('who deletes their account is not told that a text waits, though the server ends the session first', async () => {
  useSession.setState({ status: 'in', user: { id: 'rivka', role: 'teacher' } as never, lost: null });
  vi.stubGlobal('fetch', async () => {
    await sessionEnded();
    return Response.json({});
  });
  expect(await useSession.getState().deleteAccount('lesson5')).toBeNull();
  expect(useSession.getState()).toMatchObject({ status: 'out', lost: null });
});
