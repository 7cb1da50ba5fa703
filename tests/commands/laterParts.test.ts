/** The parts of the language that come later: the rest is here only when what it brought is here too. */
import { expect, test } from 'vitest';
import { fetchRest, later, whenHere } from '../../commands/later.ts';

test('a part that comes with the rest may bring parts of its own, and these are here as well', async () => {
  let inner: () => string = () => 'not asked for';
  const outer = later(async () => {
    inner = later(() => Promise.resolve('weights'));
    return 'reader';
  });
  await fetchRest();
  expect(outer()).toBe('reader');
  expect(inner()).toBe('weights');
});

test('a reading that comes upon a part that is not here is begun again once it is', async () => {
  const part = later(() => Promise.resolve(7));
  expect(part).toThrow('still on its way');
  expect(await whenHere(() => part() * 6)).toBe(42);
});
