/**
 * Arguments on their way: wall times become numeric strings of milliseconds, minor units become major, and back.
 * The schema itself says which of its values are which, by metadata; client and server walk the same schema.
 */
import * as v from 'valibot';
import type { Id } from './ids.ts';
import { largestMinor, toMajor, toMinor } from './money.ts';
import { isRefusal, refuse, type Refusal } from './refusal.ts';
import { isWall } from './wallTime.ts';
import { toMs, toWall } from './zones.ts';

export type Codec = { zone: string; currency: string };
export type Decoding = Codec & { nowMs: number };

/** What a schema may say of itself by v.metadata. */
export type Marks = {
  /** 'discount': value is money where type is 'fixed'. */
  wire?: 'wall' | 'money' | 'discount';
  /** The scalar of GraphQL, where the type does not tell. */
  sdl?: 'ID' | 'Int';
  /** The name of the GraphQL input type, on an object. */
  input?: string;
};

const longText = 10_000;

export const wall = v.pipe(
  v.string(),
  v.check((value) => isWall(value), 'BAD_TIME'),
  v.metadata({ wire: 'wall' } satisfies Marks),
);
export const money = v.pipe(
  v.number(),
  v.safeInteger(),
  v.minValue(0),
  v.maxValue(largestMinor),
  v.metadata({ wire: 'money' } satisfies Marks),
);
export const id = v.pipe(
  v.string(),
  v.minLength(1),
  v.maxLength(64),
  v.metadata({ sdl: 'ID' } satisfies Marks),
) satisfies v.GenericSchema<Id>;
export const int = v.pipe(v.number(), v.safeInteger(), v.metadata({ sdl: 'Int' } satisfies Marks));
export const text = v.pipe(v.string(), v.maxLength(longText));

/** Ten years each way, by the length of a Gregorian year. */
const tenYearsMs = 10 * 365.2425 * 86_400_000;

export const withinTenYears = (ms: number, nowMs: number): boolean => Math.abs(ms - nowMs) <= tenYearsMs;

type AnySchema = v.GenericSchema & {
  wrapped?: AnySchema;
  entries?: Record<string, AnySchema>;
  item?: AnySchema;
  pipe?: readonly { kind: string; type: string; metadata?: Marks }[];
};

/** The marks of a schema, seen through optional and nullable. */
export function marksOf(schema: v.GenericSchema): Marks {
  const { wrapped, pipe } = schema as AnySchema;
  if (wrapped) return marksOf(wrapped);
  return Object.assign({}, ...(pipe ?? []).map((part) => part.metadata ?? {})) as Marks;
}

/** The arguments as GraphQL sends them; they must fit their schema. */
export function encode<Args>(
  schema: v.GenericSchema<unknown, Args>,
  args: Args,
  codec: Codec,
): Record<string, unknown> {
  const translated = walk(schema as AnySchema, args, '', {
    wall: (value) => String(toMs(String(value), codec.zone)),
    money: (value) => toMajor(Number(value), codec.currency),
  });
  return translated as Record<string, unknown>;
}

/** The arguments as GraphQL gave them, in wall time and minor units; or BAD_TIME or BAD_REQUEST, with the path. */
export function decode<Args>(
  schema: v.GenericSchema<unknown, Args>,
  wire: unknown,
  decoding: Decoding,
): Args | Refusal {
  const translated = walk(schema as AnySchema, wire, '', {
    wall(value, path) {
      if (typeof value !== 'string' || !/^(0|-?[1-9]\d{0,15})$/.test(value)) return refuse('BAD_TIME', path);
      const ms = Number(value);
      if (ms % 60_000 !== 0 || !withinTenYears(ms, decoding.nowMs)) return refuse('BAD_TIME', path);
      return toWall(ms, decoding.zone);
    },
    money: (value, path) =>
      (typeof value === 'number' ? toMinor(value, decoding.currency) : null) ?? refuse('BAD_REQUEST', path),
  });
  return isRefusal(translated) ? translated : checkArgs(schema, translated);
}

/** The arguments, if they fit their schema; else a refusal that names the first field that does not. */
export function checkArgs<Args>(schema: v.GenericSchema<unknown, Args>, args: unknown): Args | Refusal {
  const parsed = v.safeParse(schema, args, { abortEarly: true });
  if (parsed.success) return parsed.output;
  const issue = parsed.issues[0];
  const path = v.getDotPath(issue) ?? undefined;
  const tooMany = issue.type === 'max_length' && Array.isArray(issue.input);
  if (tooMany) return refuse('TOO_MANY', path, { limit: Number(issue.requirement) });
  return refuse(issue.message === 'BAD_TIME' ? 'BAD_TIME' : 'BAD_REQUEST', path);
}

type Translate = Record<'wall' | 'money', (value: unknown, path: string) => unknown>;

function walk(schema: AnySchema, value: unknown, path: string, translate: Translate): unknown {
  if (value === null || value === undefined) return value;
  if (schema.wrapped) return walk(schema.wrapped, value, path, translate);
  const { wire } = marksOf(schema);
  if (wire === 'wall' || wire === 'money') return translate[wire](value, path);
  if (schema.item && Array.isArray(value)) {
    const items: unknown[] = [];
    for (const [i, each] of value.entries()) {
      const item = walk(schema.item, each, `${path}.${i}`, translate);
      if (isRefusal(item)) return item;
      items.push(item);
    }
    return items;
  }
  if (!schema.entries || typeof value !== 'object') return value;
  const object: Record<string, unknown> = {};
  for (const [key, each] of Object.entries(value)) {
    const entry = schema.entries[key];
    const at = path === '' ? key : `${path}.${key}`;
    const isFixed = wire === 'discount' && key === 'value' && 'type' in value && value.type === 'fixed';
    const translated = isFixed ? translate.money(each, at) : entry ? walk(entry, each, at, translate) : each;
    if (isRefusal(translated)) return translated;
    object[key] = translated;
  }
  return object;
}
