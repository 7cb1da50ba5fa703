/** What the palette shows first, and what it finds across scripts and keyboards. */
import { describe, expect, it } from 'vitest';
import { rankItems, type PaletteItem } from '../../../../src/features/palette/rankItems.ts';

const item = (part: Partial<PaletteItem> & Pick<PaletteItem, 'id' | 'title'>): PaletteItem => ({
  group: 'say',
  detail: null,
  words: [],
  count: 0,
  act: { say: part.title },
  ...part,
});

const dana = item({ id: 'dana', title: 'דנה כהן', group: 'people' });
const noam = item({ id: 'noam', title: 'Noam Levi', group: 'people' });
const move = item({ id: 'move', title: 'Move a lesson', words: ['move Dana to Wednesday'] });
const mark = item({
  id: 'mark',
  title: 'Mark a lesson',
  words: ['mark Dana as present'],
  group: 'most',
  count: 7,
});
const calendar = item({ id: '/home', title: 'Calendar', group: 'screens', act: { go: '/home' } });
const all = [move, noam, calendar, mark, dana];

const ids = (search: string): string[] =>
  rankItems(all, search).groups.flatMap(({ rows }) => rows.map(({ id }) => id));

describe('the palette', () => {
  it('finds דנה for whoever types Dana, and Noam for whoever types נועם', () => {
    expect(ids('dana')[0]).toBe('dana');
    expect(ids('dan')).toContain('dana');
    expect(ids('נועם')[0]).toBe('noam');
    expect(ids('נוע')).toContain('noam');
  });
  it('reads what was typed on the other keyboard, and says so', () => {
    const { groups, readAs } = rankItems(all, 'sbv');
    expect(readAs).toBe('דנה');
    expect(groups[0]?.rows[0]?.id).toBe('dana');
    // "sbv" also sounds like the beginning of שבוע, which is nobody's name.
    const week = item({ id: 'week', title: 'להעתיק שבוע' });
    expect(rankItems([...all, week], 'sbv').readAs).toBe('דנה');
    expect(rankItems(all, 'calen').readAs).toBeNull();
  });
  it('puts what this person does more often first among what fits alike', () => {
    expect(ids('lesson')).toEqual(['mark', 'move']);
  });
  it('opens with what is done most and the screens', () => {
    expect(rankItems(all, '').groups.map(({ name }) => name)).toEqual(['most', 'screens', 'say', 'people']);
  });
  it('finds nothing where there is nothing', () => {
    expect(rankItems(all, 'gitar').groups).toEqual([]);
  });
});
