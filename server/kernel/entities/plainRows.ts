/** Rows of a kind that has one table with a column for each field: how its table looks, and how it is read and written. */
import { sql, type RawBuilder } from 'kysely';
import type { Id } from '../../../domain/basics/ids.ts';
import type { Row } from '../../../domain/kernel/rows.ts';
import type { Json, Moment, MomentOrNull } from '../../db/columns.ts';
import type { Tables } from '../../db/tables.ts';
import type { StoredEntity } from './entity.ts';

/** Rows of a teacher that are marked, not erased. */
type PlainRow = Extract<Row, { teacherId: Id; removedMs: number | null }>;

type Snake<Field extends string> = Field extends `${infer Letter}${infer Rest}`
  ? `${Letter extends Lowercase<Letter> ? Letter : `_${Lowercase<Letter>}`}${Snake<Rest>}`
  : '';

/** amountMinor stands in amount_minor, createdMs in created_at. */
type ColumnName<Field extends string> = Field extends `${infer Name}Ms` ? `${Snake<Name>}_at` : Snake<Field>;

type Scalar = string | number | boolean | null;

type ColumnOf<Field, Value> = Field extends `${string}Ms`
  ? null extends Value
    ? MomentOrNull
    : Moment
  : Value extends Scalar
    ? Value
    : Json<Value>;

type FieldOf<R> = Exclude<keyof R & string, 'kind'>;

/** The table of such rows, as queries see it. */
export type TableOf<R> = {
  [Field in FieldOf<R> as ColumnName<Field>]: ColumnOf<Field, Field extends keyof R ? R[Field] : never>;
};

/** 'once': written with the row, and never again. */
type Kept<Stored extends string> = Stored | `${Stored} once`;

/** How a field is kept. A field that is not named here does not compile, nor one that is kept otherwise than its type asks for. */
type Fields<R> = {
  [Field in Exclude<FieldOf<R>, 'teacherId' | 'id' | 'revision' | 'removedMs'>]: Field extends `${string}Ms`
    ? Kept<'moment'>
    : R[Field] extends Scalar
      ? Kept<'plain'>
      : Kept<'json'>;
};

/** The name of the table that is declared as theirs. */
type NameOf<R> = {
  [Name in keyof Tables]: [TableOf<R>, Tables[Name]] extends [Tables[Name], TableOf<R>] ? Name : never;
}[keyof Tables];

const columnOf = (field: string): string =>
  field.replace(/Ms$/, 'At').replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

/** `order`: by what they are read, before their ids. */
export function plainRows<R extends PlainRow>(
  { kind }: { kind: R['kind']; row?: R },
  { table, order, fields }: { table: NameOf<R>; order: FieldOf<R>; fields: Fields<R> },
): Required<Pick<StoredEntity<R>, 'table' | 'read' | 'write'>> {
  const kept: [field: string, how: string][] = [
    ['teacherId', 'plain once'],
    ['id', 'plain once'],
    ['revision', 'plain'],
    ...(Object.entries(fields as object) as [string, string][]),
    ['removedMs', 'moment'],
  ];
  const columns = kept.map(([field]) => columnOf(field));
  const changing = kept.flatMap(([field, how]) => (how.endsWith('once') ? [] : columnOf(field)));
  const isMoment = (how: string): boolean => how.startsWith('moment');
  const isJson = (how: string): boolean => how.startsWith('json');

  const toRow = (stored: Record<string, unknown>): R =>
    Object.fromEntries([
      ['kind', kind],
      ...kept.map(([field, how]) => {
        const value = stored[columnOf(field)];
        return [field, isMoment(how) && value instanceof Date ? value.getTime() : value];
      }),
    ]) as R;

  const stored = (value: unknown, how: string): unknown => {
    if (isJson(how)) return JSON.stringify(value);
    return isMoment(how) && typeof value === 'number' ? new Date(value) : value;
  };
  const valuesOf = (row: R): RawBuilder<unknown> =>
    sql`(${sql.join(kept.map(([field, how]) => stored(row[field as keyof R], how)))})`;

  return {
    table: { name: table, columns },

    async read(queries, teacherId, { ids, since, removedToo }) {
      if (ids?.length === 0) return [];
      const { rows } = await sql<Record<string, unknown>>`
        select * from ${sql.table(table)} where teacher_id = ${teacherId}
          ${ids ? sql`and id in (${sql.join(ids)})` : sql``}
          ${since === undefined ? sql`` : sql`and revision > ${since}`}
          ${removedToo ? sql`` : sql`and removed_at is null`}
        order by ${sql.ref(columnOf(order))}, id`.execute(queries);
      return rows.map(toRow);
    },

    async write(transaction, { after }) {
      if (after.length === 0) return;
      const again = changing.map((column) => sql`${sql.ref(column)} = ${sql.ref(`excluded.${column}`)}`);
      await sql`
        insert into ${sql.table(table)} (${sql.join(columns.map((column) => sql.ref(column)))})
        values ${sql.join(after.map(valuesOf))}
        on conflict (teacher_id, id) do update set ${sql.join(again)}`.execute(transaction);
    },
  };
}
