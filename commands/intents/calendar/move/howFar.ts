/** Whether one lesson moves, those from then on, or all of them: said, asked, or of one who learns assumed to be one. */
import { assume, type Draft } from '../../../kernel/draft.ts';
import { words, type Entity, type Interpretation } from '../../../kernel/interpretation.ts';
import { inWords } from '../../../kernel/words.ts';
import { aScope } from '../../../slots/aScope.ts';
import type { Selector } from '../../../slots/selector.ts';
import type { IndexedWorld } from '../../../world/indexWorld.ts';
import type { Held } from '../../../world/lesson.ts';
import type { MoveParts } from './splitMove.ts';

type Scope = { scope: 'future' | 'all'; items: Entity[] };

const future = (items: Entity[]): Scope | undefined =>
  items.length > 0 ? { scope: 'future', items } : undefined;

/** "To Tuesdays from now on": taken into the words of the goal. */
const fromNowOn = (heard: Interpretation, { target }: MoveParts): Scope | undefined =>
  /\b(?:from now on|going forward|onwards?|for good)\b/.test(heard.normal.text)
    ? { scope: 'future', items: target }
    : undefined;

/** "All Dana's lessons": the series. */
function allOf(heard: Interpretation): Scope | undefined {
  const everything = words(heard, 'all', 'everything');
  const all = [
    ...words(heard, 'all', 'all'),
    ...everything.filter(({ from, to }) => heard.normal.text.slice(from, to).endsWith('השיעורים')),
  ];
  const isSeries = words(heard, 'noun').some(({ value }) => value === 'lessons' || value === 'series');
  const isNamed = everything.length > 0 && heard.items.some(({ kind }) => kind === 'person');
  return all.length > 0 && (isSeries || isNamed) ? { scope: 'all', items: all } : undefined;
}

type Moved = { held: Held | null; selector: Selector; parts: MoveParts; steady: Entity[] };

export function howFar(
  draft: Draft,
  heard: Interpretation,
  { held, selector, parts, steady }: Moved,
  world: IndexedWorld,
): void {
  const always = future(steady);
  // "All of them in April" are those of April alone: that is asked.
  const whole =
    selector.when.items.length === 0 ? (allOf(heard) ?? fromNowOn(heard, parts) ?? always) : always;
  const told = future(parts.since) ?? whole;
  // Another time is asked for one lesson; the series is its teacher's to move.
  const isAsked = world.role !== 'teacher' && held?.lesson.rrule && words(heard, 'scope').length === 0;
  if (isAsked && !told)
    assume(
      draft,
      'scope',
      'this',
      inWords(world, 'one lesson is asked for', 'הבקשה היא לשיעור אחד'),
      'scope',
    );
  else aScope(draft, held, world, told);
}
