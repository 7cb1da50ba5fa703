/** Rows of one kind of one teacher: followed first, fetched then, and merged by id whichever comes first. */
import type { DocumentNode } from '@apollo/client';
import type { Subscription } from 'rxjs';
import { client } from '../apollo/apollo.ts';

/** What every row of the wire says of itself. */
export type WireRow = { id: string; version?: number | null; removed?: boolean | null };

export type FollowedRows<Row extends WireRow> = {
  fetch(): Promise<void>;
  /** Rows that came another way: with the answer to a mutation. */
  merge(came: readonly Row[]): void;
  stop(): void;
};

type Of<Row> = {
  query: DocumentNode;
  live: DocumentNode;
  variables: Record<string, string>;
  onRows(rows: Row[]): void;
};

export function followRows<Row extends WireRow>({
  query,
  live,
  variables,
  onRows,
}: Of<Row>): FollowedRows<Row> {
  const field = { query: rootField(query), live: rootField(live) };
  // What is gone is kept as the last word of it: an answer that was read before must not bring it back.
  const known = new Map<string, Row>();
  const standing = (): Row[] => [...known.values()].filter((row) => !row.removed);
  const put = (row: Row): void => {
    const held = known.get(row.id);
    // A row that is no longer this person's goes without a version.
    if (held && (row.version ?? Infinity) < (held.version ?? 0)) return;
    known.set(row.id, row);
  };
  const merge = (came: readonly Row[]): void => {
    if (came.length === 0) return;
    for (const row of came) put(row);
    onRows(standing());
  };
  const line: Subscription = client
    .subscribe<Record<string, Row>>({ query: live, variables, fetchPolicy: 'no-cache' })
    .subscribe({
      next: ({ data }) => {
        const row = data?.[field.live];
        if (row) merge([row]);
      },
      // A refused or broken stream leaves what was fetched; the line itself comes back by its own retries.
      error: (fault: unknown) => console.warn(`${field.live} are not followed live`, fault),
    });
  return {
    merge,
    async fetch() {
      const before = new Map(known);
      const { data } = await client.query<Record<string, Row[]>>({
        query,
        variables,
        fetchPolicy: 'no-cache',
      });
      const rows = data?.[field.query] ?? [];
      const answered = new Set(rows.map(({ id }) => id));
      // Gone while the line was broken; what has changed since the asking is newer than the answer.
      for (const [id, row] of known) if (!answered.has(id) && before.get(id) === row) known.delete(id);
      for (const row of rows) put(row);
      onRows(standing());
    },
    stop: () => line.unsubscribe(),
  };
}

/** The one field that a document asks for. */
function rootField({ definitions: [operation] }: DocumentNode): string {
  const [root] = operation?.kind === 'OperationDefinition' ? operation.selectionSet.selections : [];
  return root?.kind === 'Field' ? root.name.value : '';
}
