/**
 * Arguments on their way: wall times become numeric strings of milliseconds, minor units become major, and back.
 * The schema itself says which of its values are which, by metadata; client and server walk the same schema.
 */
import * as v from 'valibot';
import type { Id } from './ids.ts';
import { factorParts, largestMinor, toMajor, toMinor } from './money.ts';
import { isRefusal, refuse, type Refusal } from './refusal.ts';
import { addMinutes, isWall, minutesBetween } from './wallTime.ts';
import { hasOwnWall, toMs, toWall } from './zones.ts';

export type Codec = { zone: string; currency: string };
export type Decoding = Codec & { nowMs: number };

/** What a schema may say of itself by v.metadata. */
export type Marks = {
  /**
   * 'end': a wall time that is counted on from the `start` beside it, so that no clock change stretches what lies
   * between; alone it is what the clock shows. 'address': names a lesson, and is looked up at both twins of an hour
   * that comes twice. 'discount': value, and the discountValue of steps, are money where type is 'fixed'.
   */
  wire?: 'wall' | 'end' | 'address' | 'money' | 'discount';
  /** The scalar of GraphQL, where the type does not tell. */
  sdl?: 'ID' | 'Int';
  /** The name of the GraphQL input type, on an object. */
  input?: string;
};

const longText = 10_000;

const wallText = v.pipe(
  v.string(),
  v.check((value) => isWall(value), 'BAD_TIME'),
);
export const wall = v.pipe(wallText, v.metadata({ wire: 'wall' } satisfies Marks));
/** The start of a lesson and its length: counted on from there as a watch counts them. */
export const wallEnd = v.pipe(wallText, v.metadata({ wire: 'end' } satisfies Marks));
/** The start of a lesson that is there. */
export const wallAddress = v.pipe(wallText, v.metadata({ wire: 'address' } satisfies Marks));
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
/** By which many amounts become larger or smaller at once. */
export const factor = v.pipe(v.number(), v.finite(), v.minValue(1 / factorParts), v.maxValue(100));
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
    address: (value) => String(toMs(String(value), codec.zone)),
    end: (value, _path, start) =>
      isWall(start)
        ? String(toMs(start, codec.zone) + minutesBetween(start, String(value)) * 60_000)
        : String(toMs(String(value), codec.zone)),
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
  const { zone, nowMs } = decoding;
  const translated = walk(schema as AnySchema, wire, '', {
    wall(value, path) {
      const ms = momentIn(value, nowMs);
      if (ms === null) return refuse('BAD_TIME', path);
      return hasOwnWall(ms, zone) ? toWall(ms, zone) : refuse('HOUR_TWICE', path);
    },
    address(value, path) {
      const ms = momentIn(value, nowMs);
      return ms === null ? refuse('BAD_TIME', path) : toWall(ms, zone);
    },
    end(value, path, start) {
      const [startMs, endMs] = [momentIn(start, nowMs), momentIn(value, nowMs)];
      if (endMs === null) return refuse('BAD_TIME', path);
      return startMs === null
        ? toWall(endMs, zone)
        : addMinutes(toWall(startMs, zone), (endMs - startMs) / 60_000);
    },
    money: (value, path) =>
      (typeof value === 'number' ? toMinor(value, decoding.currency) : null) ?? refuse('BAD_REQUEST', path),
  });
  return isRefusal(translated) ? translated : checkArgs(schema, translated);
}

/** A moment as the wire writes it: whole minutes, within ten years. */
function momentIn(value: unknown, nowMs: number): number | null {
  if (typeof value !== 'string' || !/^(0|-?[1-9]\d{0,15})$/.test(value)) return null;
  const ms = Number(value);
  return ms % 60_000 === 0 && withinTenYears(ms, nowMs) ? ms : null;
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

type Translate = Record<
  'wall' | 'end' | 'address' | 'money',
  (value: unknown, path: string, start?: unknown) => unknown
>;

/** start: what stands beside `value` under that name; isFixed: it lies within a discount of a fixed amount. */
type Beside = { start?: unknown; isFixed?: boolean };

function walk(
  schema: AnySchema,
  value: unknown,
  path: string,
  translate: Translate,
  beside: Beside = {},
): unknown {
  if (value === null || value === undefined) return value;
  if (schema.wrapped) return walk(schema.wrapped, value, path, translate, beside);
  const { wire } = marksOf(schema);
  if (wire !== undefined && wire !== 'discount') return translate[wire](value, path, beside.start);
  if (schema.item && Array.isArray(value)) {
    const items: unknown[] = [];
    for (const [i, each] of value.entries()) {
      const item = walk(schema.item, each, `${path}.${i}`, translate, beside);
      if (isRefusal(item)) return item;
      items.push(item);
    }
    return items;
  }
  return schema.entries && typeof value === 'object'
    ? walkEntries(schema, value, path, translate, beside)
    : value;
}

function walkEntries(
  schema: AnySchema,
  value: object,
  path: string,
  translate: Translate,
  beside: Beside,
): unknown {
  const isDiscount = marksOf(schema).wire === 'discount' && 'type' in value;
  const within: Beside = {
    start: 'start' in value ? value.start : undefined,
    isFixed: isDiscount ? value.type === 'fixed' : beside.isFixed === true,
  };
  const object: Record<string, unknown> = {};
  for (const [key, each] of Object.entries(value)) {
    const entry = schema.entries?.[key];
    const at = path === '' ? key : `${path}.${key}`;
    const isOff = within.isFixed && offKeys.has(key) && typeof each === 'number';
    const translated = isOff
      ? translate.money(each, at)
      : entry
        ? walk(entry, each, at, translate, within)
        : each;
    if (isRefusal(translated)) return translated;
    object[key] = translated;
  }
  return object;
}

/** What is an amount where a discount is of a fixed one. */
const offKeys: ReadonlySet<string> = new Set(['value', 'discountValue']);
