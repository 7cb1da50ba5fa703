/** A correction that comes first: "not Noa's, Itay's…", "לא לנועה, לאיתי…". */
import type { AnnotatedText } from '../../kernel/annotatedText.ts';
import { itemsIn, type Range } from './itemsIn.ts';

const deniedFirst = /^(?:(?:no|wait|sorry|רגע|סליחה|אופס)[,.]? )?(?:not|לא) ([^,.;]{1,40})[,.;] (?=\S)/;
/** What leads to it, and what it is of. */
const besideDenied =
  /^(?:|to|for|at|on|in|with|of|the|'s|lessons?|class|את|עם|של|[הבלמש]{1,3}-?|[הבלמש]{0,3}שיעור(?:ים)?)$/;

const isTime = (part: string): boolean => part === 'day' || part === 'clock';

/**
 * The range of what is denied; null unless the same kind of thing is said after it. "Not Sunday, move it to Monday" denies nothing: Sunday
 * is when the lesson was.
 */
export function notButThis(said: AnnotatedText, command: string | null): Range[] | null {
  const { text } = said.normal;
  const found = deniedFirst.exec(text);
  if (!found) return null;
  const to = found[0].length;
  const from = text.indexOf(found[1] ?? '');
  const denied = itemsIn(said, { from, to });
  const anew = new Set(itemsIn(said, { from: to, to: text.length }).flatMap(({ parts }) => parts));
  if (command === 'meeting.move' && denied.some(({ parts }) => parts.some(isTime))) return null;
  const isLike = denied.length > 0 && denied.every(({ parts }) => parts.every((part) => anew.has(part)));
  const others = denied.reduceRight(
    (left, item) => `${left.slice(0, item.from - from)} ${left.slice(item.to - from)}`,
    found[1] ?? '',
  );
  return isLike && others.split(' ').every((word) => besideDenied.test(word)) ? [{ from: 0, to }] : null;
}
