/** Names of people, those among them whom the same plan adds. */
import type { Id } from '../../../domain/basics/ids.ts';
import type { RowChange } from '../../../domain/kernel/rows.ts';

type NameOf = (personId: Id) => string;

export function withNewNames(nameOf: NameOf, rows: readonly RowChange[]): NameOf {
  const added = new Map(
    rows.flatMap(({ before, after }): [Id, string][] =>
      before === null && after?.kind === 'link' && after.kept ? [[after.id, after.kept.name]] : [],
    ),
  );
  return added.size === 0 ? nameOf : (id) => added.get(id) ?? nameOf(id);
}
