/** Every pair of the look is readable in both themes: WCAG AA for text, 3:1 for edges that carry meaning. */
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { contrast, parseOklch } from './oklch.ts';

const css = readFileSync('src/ui/tokens/tokens.css', 'utf8');

function rolesOf(selector: string): Map<string, string> {
  const from = css.indexOf(`${selector} {`);
  const body = css.slice(css.indexOf('{', from) + 1, css.indexOf('\n}', from));
  return new Map(
    [...body.matchAll(/--([a-z0-9-]+):\s*([^;]+);/g)].map(([, name = '', value = '']) => [
      name,
      value.trim(),
    ]),
  );
}

const themes = { light: rolesOf("[data-theme='light']"), dark: rolesOf("[data-theme='dark']") };

const papers = ['surface-desk', 'surface-sheet', 'surface-raised'];
const inks = ['on-surface', 'on-surface-muted', 'on-surface-faint'];

const textPairs: [text: string, paper: string][] = [
  ...inks.flatMap((ink) => papers.map((paper): [string, string] => [ink, paper])),
  ['on-surface', 'surface-sunk'],
  ['on-surface-muted', 'surface-sunk'],
  ['on-accent', 'accent'],
  ['on-accent', 'accent-hover'],
  ['on-accent-tint', 'accent-tint'],
  ['accent', 'surface-sheet'],
  ['accent', 'surface-desk'],
  ['accent', 'surface-raised'],
  ...['danger', 'success', 'warning'].flatMap((role): [string, string][] => [
    [`on-${role}`, role],
    [`on-${role}-tint`, `${role}-tint`],
  ]),
  ['danger', 'surface-sheet'],
  ...['said', 'assumed', 'asked'].map((kind): [string, string] => [`on-${kind}`, `${kind}-tint`]),
  ...['who', 'what', 'when', 'scope', 'money'].map((pen): [string, string] => [
    `on-read-${pen}`,
    `read-${pen}`,
  ]),
  ['on-ghost-old', 'ghost-old'],
  ['on-blocked', 'blocked-a'],
  ['on-blocked', 'blocked-b'],
  ['on-surface-faint', 'today'],
  ['on-surface-faint', 'assumed-tint'],
  ...Array.from({ length: 12 }, (_, i): [string, string] => [`subject-${i + 1}-on`, `subject-${i + 1}-wash`]),
];

const edgePairs: [edge: string, paper: string][] = [
  ['line-strong', 'surface-sheet'],
  ['focus', 'surface-sheet'],
  ['focus', 'surface-desk'],
  ['assumed-line', 'assumed-tint'],
  ['asked-line', 'asked-tint'],
  ['unread-line', 'surface-sheet'],
  ['unread-line', 'surface-sunk'],
  ['now', 'today'],
  ['accent', 'surface-sunk'],
  ['warning', 'surface-sheet'],
  ...Array.from({ length: 12 }, (_, i): [string, string] => [`subject-${i + 1}`, 'surface-sheet']),
];

describe.each(Object.entries(themes))('in the %s theme', (_theme, roles) => {
  const colour = (name: string) => {
    const value = roles.get(name);
    if (value === undefined) throw new Error(`the theme has no role ${name}`);
    return parseOklch(value);
  };

  it.each(textPairs)('%s can be read on %s', (text, paper) => {
    expect(contrast(colour(text), colour(paper))).toBeGreaterThanOrEqual(4.5);
  });

  it.each(edgePairs)('%s can be seen on %s', (edge, paper) => {
    expect(contrast(colour(edge), colour(paper))).toBeGreaterThanOrEqual(3);
  });
});

describe('the two themes', () => {
  it('swap values and never names', () => {
    const only = (a: Map<string, string>, b: Map<string, string>) =>
      [...a.keys()].filter((name) => !b.has(name));
    expect(only(themes.light, themes.dark)).toEqual([]);
    expect(only(themes.dark, themes.light)).toEqual([]);
  });
});

describe('the measure itself', () => {
  it('finds 21 between black and white, and 1 between a colour and itself', () => {
    expect(contrast(parseOklch('oklch(0 0 0)'), parseOklch('oklch(1 0 0)'))).toBeCloseTo(21, 1);
    const pen = parseOklch('oklch(0.43 0.115 258)');
    expect(contrast(pen, pen)).toBe(1);
  });

  it('agrees with a known pair: #767676 on white is 4.54', () => {
    expect(contrast([0x76 / 255, 0x76 / 255, 0x76 / 255], [1, 1, 1])).toBeCloseTo(4.54, 2);
  });
});
