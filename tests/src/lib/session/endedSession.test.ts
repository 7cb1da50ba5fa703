/** Whichever endpoint says that the session is over, the four ids go and nobody is in (spec section 4); other refusals end nothing. */
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { callEndpoint } from '../../../../src/lib/session/callEndpoint.ts';
import { followOtherTabs, sessionEnded, useSession } from '../../../../src/lib/session/session.ts';
import { askPreview } from '../../../../src/features/calendar/share/importing.ts';
import { bringPicture } from '../../../../src/features/pictures/bringPicture.ts';

const rivka = { id: 'rivka', role: 'teacher', username: 'Rivka', email: 'r@example.test' };
const ids = ['role', 'userId', 'teacherId', 'parentId'];
const answers = (status: number, code: string) =>
  vi.stubGlobal('fetch', async () =>
    Response.json({ code, errors: [{ message: code, extensions: { code } }] }, { status }),
  );

beforeEach(() => {
  useSession.setState({ status: 'in', user: rivka as never, lost: null });
  for (const key of ids) localStorage.setItem(key, 'rivka');
});
afterEach(() => vi.unstubAllGlobals());

it.each([
  ['an own action', () => callEndpoint('/auth/change-password', {})],
  ['a picture', () => bringPicture(new Blob(['x']), 'profile')],
  ['a calendar file', () => askPreview('https://calendar.google.com/x.ics')],
])('%s finds it out', async (_what, call) => {
  answers(401, 'UNAUTHENTICATED');
  await call();
  expect(useSession.getState()).toMatchObject({ status: 'out', user: null, lost: 'rivka' });
  expect(ids.filter((key) => localStorage.getItem(key) !== null)).toEqual([]);
});

it('a wrong present password is refused, and the person stays in', async () => {
  answers(401, 'WRONG_CREDENTIALS');
  expect((await callEndpoint('/auth/change-password', {})).failure).toBe('WRONG_CREDENTIALS');
  expect(useSession.getState().status).toBe('in');
});

it('found out twice, it ends once', async () => {
  const states: string[] = [];
  const stop = useSession.subscribe(({ status }) => states.push(status));
  await Promise.all([sessionEnded(), sessionEnded()]);
  stop();
  expect(states).toEqual(['out']);
});

it('by the wish of another tab, nothing is said to wait, whichever of the two this tab hears first', async () => {
  const stop = followOtherTabs();
  const otherTab = new BroadcastChannel('signedOut');
  await sessionEnded();
  expect(useSession.getState().lost).toBe('rivka');
  otherTab.postMessage(null);
  await vi.waitFor(() => expect(useSession.getState().lost).toBeNull());
  otherTab.close();
  stop();
});

it('whoever signs in before it was answered that nobody is in stays in', async () => {
  localStorage.clear();
  useSession.setState({ status: 'loading', user: null });
  const nobody = Promise.withResolvers<Response>();
  const asked = vi
    .fn<() => Promise<Response>>()
    .mockReturnValueOnce(nobody.promise)
    .mockResolvedValueOnce(Response.json({}))
    .mockResolvedValueOnce(Response.json({ data: { me: rivka } }));
  vi.stubGlobal('fetch', asked);
  const restored = useSession.getState().restore();
  expect(await useSession.getState().signIn('r@example.test', 'lesson5')).toBeNull();
  nobody.resolve(Response.json({ data: { me: null } }));
  await restored;
  expect(useSession.getState()).toMatchObject({ status: 'in', user: { id: 'rivka' } });
});
