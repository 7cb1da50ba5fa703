/** The steps of new prices, and which lessons follow them: said, asked, or all from a day on. */
import { toMinor } from '../../../domain/basics/money.ts';
import { dayOf, type Wall } from '../../../domain/basics/wallTime.ts';
import type { Step } from '../../../domain/operations.ts';
import type { IndexedWorld } from '../../world/indexWorld.ts';
import { ask, say, type Draft } from '../../kernel/draft.ts';
import { words, type Interpretation } from '../../kernel/interpretation.ts';
import { isSince } from '../../slots/aChange.ts';
import { inWords } from '../../kernel/words.ts';
import { listed } from '../../slots/theSubject.ts';

type Followed = { scope?: 'all' | 'future' | 'none'; from?: Wall; notify?: 'tell' | 'quiet' };

/** `costs`: in major units, by the subject. */
export function pricedSteps(
  costs: readonly { subject: string; cost: number }[],
  { scope, from, notify }: Followed,
  world: IndexedWorld,
): Step[] {
  const currency = world.user?.preferences?.currency ?? 'ILS';
  const priced = costs.flatMap((one) => {
    const minor = toMinor(one.cost, currency);
    return minor === null ? [] : [{ id: one.subject, cost: minor }];
  });
  const [only, ...others] = priced;
  if (only === undefined) return [];
  const more = {
    ...(scope === undefined || scope === 'none' || from !== undefined ? {} : { scope }),
    ...(from === undefined ? {} : { from }),
    ...(notify === undefined ? {} : { notify }),
  };
  return others.length > 0
    ? [{ name: 'updateSubjectsCost', args: { subjects: priced, ...more } }]
    : [{ name: 'updateSubject', args: { input: only, ...more } }];
}

/** `ids`: the subjects whose price changes. */
export function followers(
  draft: Draft,
  heard: Interpretation,
  ids: readonly string[],
  world: IndexedWorld,
): void {
  const since = heard.items.find(isSince);
  if (since?.kind === 'time' && 'start' in since.time && since.time.start !== undefined) {
    const day = dayOf(since.time.start);
    if (day > dayOf(world.now)) {
      say(draft, 'from', `${day}T00:00`, [since], 'when');
      // Nothing is assumed: the day says which lessons follow.
      say(draft, 'scope', 'future', [], 'scope');
      return;
    }
    say(draft, 'scope', 'future', [since], 'scope');
    return;
  }
  const scope = words(heard, 'scope').at(-1);
  const all = words(heard, 'all').find(({ value }) => value === 'everything' || ids.length === 1);
  if (scope && (scope.value === 'future' || scope.value === 'all'))
    say(draft, 'scope', scope.value, [scope], 'scope');
  else if (all) say(draft, 'scope', 'all', [all], 'scope');
  else if (isTaught(ids, world) && draft.given['scope'] === undefined)
    ask(
      draft,
      'scope',
      inWords(world, 'Which lessons should get the new price?', 'אילו שיעורים יעברו למחיר החדש?'),
      [
        { label: inWords(world, 'New lessons only', 'רק שיעורים חדשים'), value: 'none' },
        { label: inWords(world, 'Upcoming ones', 'מכאן והלאה'), value: 'future' },
        { label: inWords(world, 'All unpaid ones', 'כל מה שלא שולם'), value: 'all' },
      ],
    );
}

function isTaught(ids: readonly string[], world: IndexedWorld): boolean {
  const names = new Set(listed(world).flatMap(({ id, name }) => (ids.includes(id) ? [name] : [])));
  return world.lessons.some((lesson) => names.has(lesson.subject));
}
