/** Words that stand beside what is asked for, and may be what is asked for all the same. */
import type { AnnotatedText, EntityCandidate } from '../../kernel/annotatedText.ts';
import type { Interpretation, Role } from '../../kernel/interpretation.ts';
import type { Token } from '../text/tokens.ts';

const tokensOver = ({ from, to }: EntityCandidate, { tokens }: AnnotatedText): Token[] =>
  tokens.filter((one) => one.from < to && one.to > from);

/** "Until after the holiday", "לפני הסערה": of which one nobody said. */
export function hearReason(
  heard: Interpretation,
  reading: EntityCandidate,
  role: Role | null,
  said: AnnotatedText,
): void {
  if (role === 'until' || role === 'after' || role === 'before')
    heard.unread.push(...tokensOver(reading, said));
  else heard.reasons.push(reading);
}

/** "למתחילים": with a letter before it that leads to a thing, what may say that a lesson is held is somebody. */
export function hearLight(heard: Interpretation, reading: EntityCandidate, said: AnnotatedText): void {
  heard.light = true;
  if (/[בלמ]/.test(said.normal.text[reading.from - 1] ?? '')) heard.unread.push(...tokensOver(reading, said));
}
