/** What looks like an English time by its words alone and is none by its neighbours. */
import type { Node } from '../../time/chart.ts';

export function keepEnglish(node: Node, text: string): boolean {
  const before = text[node.from - 1] ?? ' ';
  const after = text[node.to] ?? ' ';
  return !/[\p{L}\p{N}_$€£₪]/u.test(before) && !/[\p{L}\p{N}_%]/u.test(after);
}
