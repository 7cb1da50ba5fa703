/** A teacher's list of students: who is in it, in which order, found by a part of the name; five thousand are put in order at once and cost a screenful. */
import { render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { noStanding } from '../../../../domain/money/standing.ts';
import { entryOf, rosterOf, type Entry } from '../../../../src/features/people/roster.ts';
import { StudentList } from '../../../../src/features/people/StudentList.tsx';

type Stand = { blocked?: boolean; archived?: boolean; badCancels?: number; attended?: number };

function entry(id: string, username: string, { attended = 0, ...stand }: Stand = {}): Entry {
  const link = {
    teacherId: 'rivka',
    blocked: false,
    archived: false,
    badCancels: 0,
    notes: '',
    homework: '',
    personalDiscount: null,
  };
  return entryOf(
    { id, username, email: `${id}@example.test`, links: [{ ...link, ...stand }] },
    new Map([[id, { ...noStanding, attended }]]),
  );
}

const entries = [
  entry('d', 'דָּנָה לוי', { badCancels: 1, attended: 9 }),
  entry('a', 'אריאל כהן', { badCancels: 3 }),
  entry('b', 'בר פרץ', { blocked: true, badCancels: 4 }),
  entry('g', 'גל ברק', { archived: true }),
  entry('n', 'Noam Cohen', { attended: 2 }),
];
const idsOf = (wish: Partial<Parameters<typeof rosterOf>[1]>): string =>
  rosterOf(entries, { filter: 'active', sort: 'name', search: '', language: 'he', ...wish })
    .map(({ id }) => id)
    .join('');

describe('the list', () => {
  it('is by name, by late cancels or by lessons, and who is alike by name', () => {
    expect(idsOf({ sort: 'name' })).toBe('abdn');
    expect(idsOf({ sort: 'cancellations' })).toBe('badn');
    expect(idsOf({ sort: 'meetings' })).toBe('dnab');
  });
  it('shows the blocked and the archived alone where they are asked for', () => {
    expect(idsOf({ filter: 'blocked' })).toBe('b');
    expect(idsOf({ filter: 'archived' })).toBe('g');
  });
  it('finds a part of a name without niqqud and case, and an address', () => {
    expect(idsOf({ search: 'דנה' })).toBe('d');
    expect(idsOf({ search: 'COHEN' })).toBe('n');
    expect(idsOf({ search: 'a@example' })).toBe('a');
  });
});

describe('of five thousand', () => {
  const many = Array.from({ length: 5_000 }, (_, i) =>
    entry(`s${i}`, `Student ${i % 70} ${i}`, { attended: i % 40, badCancels: i % 4 }),
  );
  beforeEach(() => {
    // A window as high as a list on a desk; jsdom lays nothing out.
    vi.spyOn(Element.prototype, 'clientHeight', 'get').mockReturnValue(800);
    vi.spyOn(Element.prototype, 'clientWidth', 'get').mockReturnValue(400);
  });
  afterEach(() => vi.restoreAllMocks());
  it('only a screenful is drawn, and each row tells its place in the whole', async () => {
    render(<StudentList entries={many} chosenId={null} currency="ILS" onChoose={() => undefined} />);
    const rows = await screen.findAllByRole('option');
    expect(rows.length).toBeGreaterThan(5);
    expect(rows.length).toBeLessThan(60);
    expect(rows[0]).toHaveAttribute('aria-setsize', '5000');
  });
  it('each order is made without a pause that is felt', () => {
    const before = process.threadCpuUsage().user;
    for (const sort of ['name', 'cancellations', 'meetings'] as const)
      expect(rosterOf(many, { filter: 'active', sort, search: '', language: 'he' })).toHaveLength(5_000);
    // A frame has sixteen milliseconds; a slow machine may work a hundred times as long for three sorts, and what others do meanwhile is not counted.
    expect(process.threadCpuUsage().user - before).toBeLessThan(1_600_000);
  });
});
