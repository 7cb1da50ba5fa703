/** Rows are told to whoever listens until it ends or leaves, and to nobody after. */
import { expect, test } from 'vitest';
import { Rows, type Hearing } from '../../../server/kernel/live/rows.ts';

function source(): { rows: Rows<number>; told: Hearing<number>; joined(): number } {
  const hearings = new Set<Hearing<number>>();
  return {
    rows: new Rows((hearing) => {
      hearings.add(hearing);
      return () => hearings.delete(hearing);
    }),
    told: {
      row: (row) => hearings.forEach((hearing) => hearing.row(row)),
      end: (fault) => hearings.forEach((hearing) => hearing.end(fault)),
    },
    joined: () => hearings.size,
  };
}

const listening = () => {
  const heard: unknown[] = [];
  return { heard, hearing: { row: (row: unknown) => heard.push(row), end: () => heard.push('end') } };
};

test('whoever leaves is told nothing more, and the others are', () => {
  const { rows, told, joined } = source();
  const [one, other] = [listening(), listening()];
  const leave = rows.hear(one.hearing);
  rows.map((row) => `row ${row}`).hear(other.hearing);
  told.row(1);
  leave();
  told.row(2);
  expect(one.heard).toEqual([1]);
  expect(other.heard).toEqual(['row 1', 'row 2']);
  expect(joined()).toBe(1);
});

test('a row that cannot be changed ends the line of that listener once, and nobody else’s', () => {
  const { rows, told } = source();
  const [one, other] = [listening(), listening()];
  rows
    .map((row) => {
      if (row === 2) throw new Error('cannot be shown');
      return row;
    })
    .hear(one.hearing);
  rows.hear(other.hearing);
  for (const row of [1, 2, 3]) told.row(row);
  told.end();
  expect(one.heard).toEqual([1, 'end']);
  expect(other.heard).toEqual([1, 2, 3, 'end']);
});

test('the same rows can be read one by one, and whoever stops reading has left', async () => {
  const { rows, told, joined } = source();
  const first = rows.next();
  told.row(1);
  told.row(2);
  expect([await first, await rows.next()]).toEqual([
    { value: 1, done: false },
    { value: 2, done: false },
  ]);
  await rows.return();
  expect(joined()).toBe(0);
});
