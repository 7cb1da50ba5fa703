/** What is sent twice is done once: over a double press, a lost answer and a reload. */
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { refuse } from '../../../../domain/basics/refusal.ts';
import type { Step } from '../../../../domain/operations.ts';
import type { Sent } from '../../../../src/lib/operations/sendSteps.ts';

const sendSteps = vi.hoisted(() => vi.fn<(steps: readonly Step[], requestId: string) => Promise<Sent>>());
vi.mock('../../../../src/lib/operations/sendSteps.ts', () => ({ sendSteps }));

const cancel: Step[] = [{ name: 'deleteMeeting', args: { id: 'm-1', scope: 'all' } }];
const another: Step[] = [{ name: 'deleteMeeting', args: { id: 'm-2', scope: 'all' } }];
const done: Sent = { outcome: 'done', changeId: 'c-1' };
const lost: Sent = { outcome: 'unknown' };

const openPage = async () => {
  vi.resetModules();
  return (await import('../../../../src/lib/operations/sendOnce.ts')).sendOnce;
};
const sentIds = (): string[] => sendSteps.mock.calls.map(([, requestId]) => requestId);

beforeEach(() => sendSteps.mockReset());
afterEach(() => sessionStorage.clear());

it('two presses at once are one request', async () => {
  const sendOnce = await openPage();
  sendSteps.mockResolvedValue(done);
  expect(await Promise.all([sendOnce(cancel), sendOnce(cancel)])).toEqual([done, done]);
  expect(sentIds()).toHaveLength(1);
});

it('after a lost answer the same steps go under the same id, also after a reload', async () => {
  sendSteps.mockResolvedValueOnce(lost).mockResolvedValueOnce(lost).mockResolvedValueOnce(done);
  const beforeReload = await openPage();
  await beforeReload(cancel);
  await beforeReload(cancel);
  const afterReload = await openPage();
  expect(await afterReload(cancel)).toEqual(done);
  expect(new Set(sentIds()).size).toBe(1);
});

it('once it is answered, the same again is a new request', async () => {
  const sendOnce = await openPage();
  sendSteps
    .mockResolvedValueOnce({ outcome: 'refused', refusal: refuse('CLASH'), step: 0 })
    .mockResolvedValue(done);
  await sendOnce(cancel);
  await sendOnce(cancel);
  await sendOnce(cancel);
  expect(new Set(sentIds()).size).toBe(3);
});

it('other steps go under another id while the first wait for their answer', async () => {
  const sendOnce = await openPage();
  sendSteps.mockResolvedValue(lost);
  await sendOnce(cancel);
  await sendOnce(another);
  expect(new Set(sentIds()).size).toBe(2);
});

it('a plan goes under the id of its card, as often as its answer is lost', async () => {
  const sendOnce = await openPage();
  sendSteps.mockResolvedValueOnce(lost).mockResolvedValueOnce(done);
  vi.useFakeTimers();
  const sending = sendOnce(cancel, { requestId: 'card 1', tries: 3 });
  await vi.runAllTimersAsync();
  vi.useRealTimers();
  expect(await sending).toEqual(done);
  expect(sentIds()).toEqual(['card 1', 'card 1']);
});
