/** "Why did you read it so", in the person's own language: each word that counted, what was assumed, what was not read. */
import type { IndexedWorld } from '../../world/indexWorld.ts';
import { inWords } from '../../kernel/words.ts';
import { typedSpan } from '../text/normalize.ts';
import type { Draft } from '../../kernel/draft.ts';
import type { Interpretation } from '../../kernel/interpretation.ts';

const says: Record<string, { en: string; he: string }> = {
  who: { en: 'says who', he: 'אומר מי' },
  what: { en: 'says what', he: 'אומר מה' },
  when: { en: 'says when', he: 'אומר מתי' },
  scope: { en: 'says how far it reaches', he: 'אומר עד כמה' },
  money: { en: 'says how much', he: 'אומר כמה' },
};

export function explainParse(
  heard: Interpretation,
  draft: Draft,
  unread: string[],
  world: IndexedWorld,
): string[] {
  const { raw } = heard.normal;
  const verb = (heard.verb?.ranges ?? []).map(({ from, to }) => typedSpan(heard.normal, from, to));
  const quoted = ({ from, to }: { from: number; to: number }) =>
    inWords(world, `“${raw.slice(from, to)}”`, `״${raw.slice(from, to)}״`);
  const lines: string[] = [];
  if (verb.length > 0)
    lines.push(`${verb.map(quoted).join(' … ')} ${inWords(world, 'says what to do', 'אומר מה לעשות')}`);
  if (heard.verb?.misspelt)
    lines.push(inWords(world, `taken as “${heard.verb.misspelt}”`, `נקרא כמו ״${heard.verb.misspelt}״`));
  for (const span of draft.spans) {
    if (span.to === 0) {
      if (span.why) lines.push(inWords(world, `assumed: ${span.why}`, `הונח: ${span.why}`));
      continue;
    }
    const { en, he } = says[span.pen ?? 'what'] ?? { en: '', he: '' };
    const line = `${quoted(span)} ${inWords(world, en, he)}${span.why ? inWords(world, `, taken as ${span.why}`, `, נקרא כמו ${span.why}`) : ''}`;
    if (!lines.includes(line)) lines.push(line);
  }
  for (const word of unread) lines.push(inWords(world, `“${word}” was not read`, `״${word}״ לא נקרא`));
  return lines;
}
