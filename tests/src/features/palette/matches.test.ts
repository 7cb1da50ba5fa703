/** What the palette finds by a word. */
import { describe, expect, it } from 'vitest';
import { matches } from '../../../../src/features/palette/matches.ts';

const found = (search: string, ...keywords: string[]) => matches(search, keywords);

describe('the palette', () => {
  it('finds a person by the beginning of the name before anything that only speaks of them', () => {
    expect(found('dana', 'Dana Cohen')).toBeGreaterThan(
      found('dana', 'Move a lesson', 'move Dana to Wednesday'),
    );
    expect(found('dana', 'Move a lesson', 'move Dana to Wednesday')).toBeGreaterThan(0);
  });
  it('finds a Hebrew name under its prefixes and without niqqud', () => {
    expect(found('דנה', 'לבטל שיעור', 'תבטל את השיעור לדנה')).toBeGreaterThan(0);
    expect(found('דנה', 'דָּנָה כהן')).toBeGreaterThan(0);
  });
  it('wants every typed word', () => {
    expect(found('dana wednesday', 'Move', 'move Dana to Wednesday')).toBeGreaterThan(0);
    expect(found('dana friday', 'Move', 'move Dana to Wednesday')).toBe(0);
  });
  it('takes signs as they are, and shows all for nothing', () => {
    expect(found('(.*', 'Dana Cohen')).toBe(0);
    expect(found('', 'Dana Cohen')).toBe(1);
  });
});
