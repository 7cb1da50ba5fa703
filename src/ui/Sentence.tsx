/** A sentence as it was said, its read words under the marker pen; hours, dates and sums never turn around. */
import type { ReactNode } from 'react';
import { beforeLatin } from '../../domain/basics/beforeLatin.ts';
import type { Span } from '../../commands/kernel/plan.ts';
import { cn } from './cn.ts';
import { Ltr } from './Ltr.tsx';
import { segmentsOf, type Segment } from './segments.ts';

const penClass: Record<NonNullable<Segment['pen']>, string> = {
  who: 'pen-who',
  what: 'pen-what',
  when: 'pen-when',
  scope: 'pen-scope',
  money: 'pen-money',
  unread: 'pen-unread',
};

/** A name of which a letter is another. */
const guessed = 'underline decoration-dotted underline-offset-4';

const leftToRight =
  /\d{1,2}:\d{2}(?:\s?[–-]\s?\d{1,2}:\d{2})?|\d{1,4}[./]\d{1,2}(?:[./]\d{2,4})?(?:\s?[–-]\s?\d{1,2}[./]\d{1,2})?|(?:(?<!\d)[+−])?(?:[₪$€]\s?\d(?:[,.]?\d)*|\d(?:[,.]?\d)*\s?[₪$€%])|\+?\d[\d-]{6,}\d/gu;

/** Text with each hour, date, sum with its sign, and phone in a left-to-right run of its own, which no line break parts. */
function runs(text: string): ReactNode[] {
  const parts: ReactNode[] = [];
  let at = 0;
  for (const match of text.matchAll(leftToRight)) {
    if (match.index > at) parts.push(text.slice(at, match.index));
    parts.push(
      <Ltr key={match.index} className="whitespace-nowrap">
        {match[0]}
      </Ltr>,
    );
    at = match.index + match[0].length;
  }
  if (at < text.length) parts.push(text.slice(at));
  return parts;
}

/** What the product says: a Hebrew word that leads into Latin letters has its hyphen too. */
export const isolated = (text: string): ReactNode[] => runs(beforeLatin(text));

type Props = { text: string; spans: readonly Span[]; unread?: readonly string[] };

const marked = ({ text, spans, unread }: Props, shown: (part: string) => ReactNode) =>
  segmentsOf(text, spans, unread).map(({ from, pen, assumed, text: part }) => (
    <span key={from} className={pen ? cn('pen', penClass[pen], assumed && guessed) : undefined}>
      {shown(part)}
    </span>
  ));

export const Sentence = (props: Props): ReactNode => marked(props, runs);

/** The same for the composer's mirror, where nothing may be isolated: its text must fall exactly under the typed one. */
export const Marked = (props: Props): ReactNode => marked(props, (part) => part);
