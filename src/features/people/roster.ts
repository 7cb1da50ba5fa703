/** The teacher's students as the list shows them: who, in which order, and how each stands. */
import { datesOf, type Language } from '../../../domain/basics/languages.ts';
import type { Standing } from '../../../domain/money/standing.ts';
import { noStanding } from '../../../domain/money/standing.ts';
import type { StudentAnswer } from '../../lib/entities/entityStore.ts';
import { heard } from '../subjects/subjectFields.ts';

export const sorts = ['name', 'cancellations', 'meetings'] as const;
export type Sort = (typeof sorts)[number];

/** archived: those who left; the other two do not show them. */
export const filters = ['active', 'blocked', 'archived'] as const;
export type Filter = (typeof filters)[number];

export type Entry = {
  id: string;
  name: string;
  student: StudentAnswer;
  standing: Standing;
  /** What the family has paid and no lesson has used up. */
  creditMinor: number;
  lateCancels: number;
  blocked: boolean;
  archived: boolean;
  /** The teacher keeps them herself. */
  withoutAccount: boolean;
};

export function entryOf(
  student: StudentAnswer,
  standings: ReadonlyMap<string, Standing>,
  creditMinor = 0,
): Entry {
  const link = student.links?.[0];
  return {
    id: student.id,
    name: student.username ?? student.email ?? '',
    student,
    standing: standings.get(student.id) ?? noStanding,
    creditMinor,
    lateCancels: link?.badCancels ?? student.userData?.numberOfBadCancels ?? 0,
    blocked: link?.blocked === true,
    archived: link?.archived === true,
    withoutAccount: student.withoutAccount === true,
  };
}

type Wish = { filter: Filter; sort: Sort; search: string; language: Language };

export function rosterOf(entries: readonly Entry[], { filter, sort, search, language }: Wish): Entry[] {
  const said = heard(search);
  const { compare } = new Intl.Collator(datesOf(language));
  const byName = (a: Entry, b: Entry): number => compare(a.name, b.name);
  const most = (of: (entry: Entry) => number) => (a: Entry, b: Entry) => of(b) - of(a) || byName(a, b);
  const order = {
    name: byName,
    cancellations: most(({ lateCancels }) => lateCancels),
    meetings: most(({ standing }) => standing.attended),
  };
  return entries
    .filter(
      (entry) =>
        isIn(entry, filter) &&
        (said === '' || heard(entry.name).includes(said) || heard(entry.student.email ?? '').includes(said)),
    )
    .toSorted(order[sort]);
}

function isIn({ archived, blocked }: Entry, filter: Filter): boolean {
  if (filter === 'archived') return archived;
  return !archived && (filter === 'active' || blocked);
}
