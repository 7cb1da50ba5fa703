/** Why somebody cannot come: what there is for them then. */
import type { Reading } from '../../pipeline/read.ts';
import type { Token } from '../../pipeline/tokens.ts';

const occasion =
  /^(?:טיול|הופעה|הצגה|תחרות|משחק|מבחן|מתכונת|בגרות|בחינה|אירוע|חתונה|מסיבה|רופא|רופאה|תור|חום|ישיבה|משמרת|עבודה|טיסה|טקס|חזרות|מחנה)$/;

/** "יש לו טיול", "לאיתי יש הופעה", "בגלל טיול": why, and nothing to be done. */
export function occasions(tokens: Token[]): Reading[] {
  const because = (from: Token, to: Token): Reading => ({
    kind: 'word',
    sense: 'reason',
    value: '',
    from: from.from,
    to: to.to,
    cost: 0.66,
  });
  return tokens.flatMap((token, at): Reading[] => {
    const isWhose = /^(?:ל[יוה]|לנו|להם)$/.test(tokens[at + 1]?.text ?? '');
    const next = tokens[at + (isWhose ? 2 : 1)];
    if (next === undefined || !/^(?:כי|ש)?יש$|^בגלל$/.test(token.text)) return [];
    return occasion.test(token.text === 'בגלל' ? next.text.replace(/^ה/, '') : next.text)
      ? [because(token, next)]
      : [];
  });
}
