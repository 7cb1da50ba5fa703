/** Rows are kept for a reader who is slow, up to a limit. */
import { Repeater } from 'graphql-yoga';
import { expect, test } from 'vitest';
import { sendTo } from '../../../server/kernel/live/sendTo.ts';

test('whoever falls a thousand rows behind is disconnected, and whoever reads hears the next one', async () => {
  const sends: ((row: number) => void)[] = [];
  const reader = (): Repeater<number> =>
    new Repeater<number>(async (push, stop) => {
      sends.push(sendTo(push, stop));
      await stop;
    });
  const [slow, prompt] = [reader(), reader()];
  const [first, heard] = [slow.next(), prompt.next()];
  // The first row has a reader who waits for it; from then on the slow one takes none.
  for (let row = 0; row <= 1_025; row += 1) sends[0]?.(row);
  sends[1]?.(7);
  expect(await first).toEqual({ value: 0, done: false });
  expect(await heard).toEqual({ value: 7, done: false });
  const rest: number[] = [];
  await expect(
    (async () => {
      for await (const row of slow) rest.push(row);
    })(),
  ).rejects.toThrow('pending calls to push');
});
