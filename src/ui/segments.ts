/** A sentence cut into runs: read words with their pen, words that were not understood, and what lies between. */
import type { Span } from '../../commands/kernel/plan.ts';

export type Segment = {
  text: string;
  from: number;
  pen: Span['pen'] | 'unread' | null;
  /** Not what was typed: the nearest there is. */
  assumed?: boolean;
};

/** Where each word that was not understood stands, in order; a word is looked for after the one before it. */
function unreadRuns(
  text: string,
  unread: readonly string[],
  taken: readonly Span[],
): { from: number; to: number }[] {
  const runs: { from: number; to: number }[] = [];
  let after = 0;
  for (const words of unread) {
    if (words === '') continue;
    for (let from = text.indexOf(words, after); from >= 0; from = text.indexOf(words, from + 1)) {
      const to = from + words.length;
      if (taken.some((span) => span.from < to && from < span.to)) continue;
      runs.push({ from, to });
      after = to;
      break;
    }
  }
  return runs;
}

/** The segments cover the text exactly; overlapping spans yield to the earlier, longer one. */
export function segmentsOf(text: string, spans: readonly Span[], unread: readonly string[] = []): Segment[] {
  const read = spans.filter((span) => span.to > span.from && span.to <= text.length);
  const marks = [
    ...read.map(({ from, to, pen, kind }) => ({ from, to, pen: pen ?? null, assumed: kind === 'assumed' })),
    ...unreadRuns(text, unread, read).map((run) => ({ ...run, pen: 'unread' as const, assumed: false })),
  ].sort((a, b) => a.from - b.from || b.to - a.to);
  const segments: Segment[] = [];
  let at = 0;
  for (const mark of marks) {
    if (mark.from < at) continue;
    if (mark.from > at) segments.push({ text: text.slice(at, mark.from), from: at, pen: null });
    segments.push({
      text: text.slice(mark.from, mark.to),
      from: mark.from,
      pen: mark.pen,
      ...(mark.assumed ? { assumed: true } : {}),
    });
    at = mark.to;
  }
  if (at < text.length) segments.push({ text: text.slice(at), from: at, pen: null });
  return segments;
}
