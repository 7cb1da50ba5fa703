/** The sentence under the marker pen: nothing is lost, nothing shifts, hours do not turn around. */
import { render } from '@testing-library/react';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Span } from '../../../../commands/kernel/plan.ts';
import { firstStrong } from '../../../../src/features/chat/composer/firstStrong.ts';
import { segmentsOf } from '../../../../src/ui/segments.ts';
import { Marked, Sentence } from '../../../../src/ui/Sentence.tsx';

const said = (text: string, words: string, pen: NonNullable<Span['pen']>): Span => {
  const from = text.indexOf(words);
  return { from, to: from + words.length, slot: pen, kind: 'said', pen };
};

describe('segments', () => {
  it('cover any text exactly, whatever the spans', () => {
    const spans = fc.array(
      fc.record({ from: fc.integer({ min: -5, max: 60 }), to: fc.integer({ min: -5, max: 60 }) }),
      { maxLength: 12 },
    );
    fc.assert(
      fc.property(
        fc.string({ unit: 'binary', maxLength: 50 }),
        spans,
        fc.array(fc.string()),
        (text, found, unread) => {
          const marked = found.map(({ from, to }): Span => ({
            from: Math.max(0, from),
            to,
            slot: 'x',
            kind: 'said',
            pen: 'who',
          }));
          const whole = segmentsOf(text, marked, unread).map((segment) => segment.text);
          expect(whole.join('')).toBe(text);
        },
      ),
      { numRuns: 300 },
    );
  });

  it('mark the words that were not understood, even where the same word was read before', () => {
    const text = 'דנה עם דנה';
    const segments = segmentsOf(text, [said(text, 'דנה', 'who')], ['דנה']);
    expect(segments.map(({ text: words, pen }) => [words, pen])).toEqual([
      ['דנה', 'who'],
      [' עם ', null],
      ['דנה', 'unread'],
    ]);
  });
});

describe('the bubble', () => {
  it('keeps hours, ranges, dates and sums from left to right', () => {
    const text = 'תזיז מ־16:00–17:00 ב־22.11 ל־₪180';
    const { container } = render(<Sentence text={text} spans={[]} />);
    expect([...container.querySelectorAll('bdi[dir="ltr"]')].map((run) => run.textContent)).toEqual([
      '16:00–17:00',
      '22.11',
      '₪180',
    ]);
    expect(container).toHaveTextContent(text);
  });
});

describe('the mirror of the composer', () => {
  it('isolates nothing, so that its text falls under what is typed', () => {
    const text = 'דנה ב־16:00';
    const { container } = render(<Marked text={text} spans={[said(text, 'ב־16:00', 'when')]} />);
    expect(container.querySelector('bdi')).toBeNull();
    expect(container.textContent).toBe(text);
    expect(container.querySelector('.pen-when')).toHaveTextContent('ב־16:00');
  });
});

describe('the direction of a line', () => {
  it.each([
    ['תזיז את Dana', 'rtl'],
    ['move את דנה', 'ltr'],
    ['17:00 דנה', 'rtl'],
    ['17:00', null],
    ['', null],
  ])('%j begins %s', (text, direction) => {
    expect(firstStrong(text)).toBe(direction);
  });
});
