/** The tables as the queries see them; written by hand, and compared with the database by a test. */
import type { Insertable, Kysely, Selectable, Transaction } from 'kysely';
import type { WeekStart } from '../../domain/basics/languages.ts';
import type { RowChange } from '../../domain/kernel/rows.ts';
import type { Json, JsonOrNull, MomentWithDefault } from './columns.ts';

export type PhoneNumber = { country?: string; countryCode?: string; number?: string };
export type Place = { lat?: number; lon?: number; address?: string };
export type Preferences = {
  language?: string;
  theme?: string;
  currency?: string;
  timeZone?: string;
  weekStart?: WeekStart | null;
};

type Changes = {
  teacher_id: string;
  revision: number;
  id: string;
  actor_id: string;
  at: MomentWithDefault;
  operations: Json<string[]>;
  rows: Json<RowChange[]>;
  undoes: string | null;
};

type Requests = {
  actor_id: string;
  request_id: string;
  hash: string;
  outcomes: JsonOrNull<object>;
  at: MomentWithDefault;
};

export type NoticeParams = Record<string, string | number | null>;

type Outbox = {
  user_id: string;
  notification_id: string;
  created_at: MomentWithDefault;
};

/** Modules add theirs: `declare module '../../db/tables.ts' { interface Tables { … } }` in their tables.ts. */
export interface Tables {
  'app.changes': Changes;
  'app.requests': Requests;
  'app.outbox': Outbox;
}

/** The query builder, inside a transaction or not. */
export type Queries = Kysely<Tables>;
export type StoreTransaction = Transaction<Tables>;
export type Stored<Name extends keyof Tables> = Selectable<Tables[Name]>;
export type ToStore<Name extends keyof Tables> = Insertable<Tables[Name]>;
