/** Whether one lesson is called off, those from a day on, or all of the series. */
import { say, type Draft } from '../../../kernel/draft.ts';
import { has, words, type Entity } from '../../../kernel/interpretation.ts';
import { aScope } from '../../../slots/aScope.ts';
import { ownScope } from './cancelSeveral.ts';
import type { Found } from './doubts.ts';
import { oneOf } from './oneOfRange.ts';

/** "Omer stops coming", "לא אגיע יותר" */
const noMore =
  /(?<![A-Za-zÀ-ӿא-ي])(?:יותר(?! מ)|ו?מפסיק[A-Za-zÀ-ӿא-ي]*)(?![A-Za-zÀ-ӿא-ي])|\b(?:stops|stopping|any ?more|no longer)\b/u;

/** `since`: the words that say from when on. */
export function howFar(draft: Draft, { heard, items, held, world }: Found, since: Entity[]): void {
  const scopes = words(heard, 'scope');
  const everyone = words(heard, 'all', 'all');
  const isWhole = everyone.length > 0 && (has(heard, 'noun', 'lessons') || has(heard, 'noun', 'series'));
  if (world.role !== 'teacher' && scopes.length === 0 && held?.lesson.rrule) {
    ownScope(draft, items, isWhole || noMore.test(heard.normal.text), world);
    return;
  }
  // "The series from April": all of it that is left then.
  if (since.length > 0 && scopes.at(-1)?.value === 'all')
    return say(draft, 'scope', 'future', [...since, ...scopes], 'scope');
  if (since.length > 0 && oneOf(heard) === null)
    return aScope(draft, held, world, { scope: 'future', items: since });
  aScope(draft, held, world, isWhole ? { scope: 'all', items: everyone } : undefined);
}
