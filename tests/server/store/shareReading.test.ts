/** Readings are shared by those who wait, and never older than the question. */
import { expect, test } from 'vitest';
import { shareReading } from '../../../server/basics/shareReading.ts';

function slowReading() {
  let truth = 0;
  let readings = 0;
  const finish: (() => void)[] = [];
  const ask = shareReading<string, number>(async () => {
    readings += 1;
    const seen = truth;
    await new Promise<void>((resolve) => finish.push(resolve));
    if (seen < 0) throw new Error('no');
    return seen;
  });
  const settle = () => new Promise((resolve) => setImmediate(resolve));
  return {
    ask,
    write: (value: number) => void (truth = value),
    readings: () => readings,
    async finishOne() {
      finish.shift()?.();
      await settle();
    },
  };
}

test('whoever asks while a reading is under way gets what was written meanwhile, all of them from one reading', async () => {
  const { ask, write, readings, finishOne } = slowReading();
  const first = ask('rivka');
  write(1);
  const others = [ask('rivka'), ask('rivka'), ask('rivka')];
  expect(readings()).toBe(1);
  await finishOne();
  expect(await first).toBe(0);
  await finishOne();
  expect(await Promise.all(others)).toEqual([1, 1, 1]);
  expect(readings()).toBe(2);
});

test('a teacher is not kept waiting for another', async () => {
  const { ask, readings, finishOne } = slowReading();
  const both = [ask('rivka'), ask('avi')];
  expect(readings()).toBe(2);
  await finishOne();
  await finishOne();
  await Promise.all(both);
});

test('a reading that fails is told to those who waited for it and to nobody else', async () => {
  const { ask, write, finishOne } = slowReading();
  write(-1);
  const failing = Promise.allSettled([ask('rivka')]);
  write(2);
  const next = ask('rivka');
  await finishOne();
  expect(await failing).toMatchObject([{ status: 'rejected', reason: new Error('no') }]);
  await finishOne();
  expect(await next).toBe(2);
  const later = ask('rivka');
  await finishOne();
  expect(await later).toBe(2);
});
