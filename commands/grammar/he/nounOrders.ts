/** Where a noun is an order: "הזזה של עומר לחמישי", "אפשר הקדמה של עומר?". */
import type { Token } from '../../nlu/text/tokens.ts';

/** What may stand before an order that is said by its noun: "אפשר הקדמה של עומר?", "מבקשת ביטול של מחר". */
const asking = /^(?:אפשר|מבקש|מבקשת|מבקשים|אבקש|נבקש|נא|יאללה|אז|יש|ו|אנחנו|לבצע|תבצע|תבצעי)$/;

/** "הזזה של עומר לחמישי" opens the sentence; "הזזת את עומר" tells what somebody did. */
export function isOrderedBy(
  tokens: Token[],
  at: number,
  from: number,
  isAside: (token: Token) => boolean,
): boolean {
  const token = tokens[at];
  const next = tokens[at + 1];
  return (
    token !== undefined &&
    from === token.from &&
    tokens.slice(0, at).every((one) => isAside(one) || asking.test(one.text)) &&
    !(
      token.text.endsWith('ת') &&
      (next === undefined || /^(?:את|אותו|אותה|אותם|כבר|לי|לה|לו|להם|\?)$/.test(next.text))
    )
  );
}
