/** How columns are read and written. */
import type { ColumnType, JSONColumnType } from 'kysely';

export type Moment = ColumnType<Date, Date | string, Date | string>;
export type MomentWithDefault = ColumnType<Date, Date | string | undefined, Date | string>;
export type MomentOrNull = ColumnType<Date | null, Date | string | null | undefined, Date | string | null>;
/** Read as a value, written as JSON text (an array would otherwise become a PostgreSQL array). */
export type Json<Value> = ColumnType<Value, string, string>;
export type JsonWithDefault<Value> = ColumnType<Value, string | undefined, string>;
export type JsonOrNull<Value extends object> = JSONColumnType<
  Value | null,
  string | null | undefined,
  string | null
>;
