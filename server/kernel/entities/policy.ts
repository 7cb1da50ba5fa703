/** Who may see a field. A field of the schema without a rule fails the build. */
import type { Role } from '../../../domain/kernel/actor.ts';

/** For a root field: who may call it at all; the resolver decides which rows they get. */
export type CallRule = 'anyone' | 'signedIn' | readonly Role[];

/**
 * For a field of a type: which viewers of the row see it. 'asParent': shown wherever the field that contains it is
 * shown.
 */
/** 'joiner': a linked student who may ask for a place in the group. */
export type Viewer =
  'anyone' | 'self' | 'guardian' | 'teacher' | 'linked' | 'attendee' | 'joiner' | 'visitor';
export type FieldRule = 'asParent' | readonly Viewer[];

/** A type of which every field is shown wherever the field that contains it is. */
export const shownWhole = (...fields: readonly string[]): Record<string, FieldRule> =>
  Object.fromEntries(fields.map((field) => [field, 'asParent']));

/** One module's rules: {Query: {me: 'anyone'}, Teacher: {email: ['self', 'linked']}}. */
export type AccessPolicy = {
  Query?: Record<string, CallRule>;
  Mutation?: Record<string, CallRule>;
  Subscription?: Record<string, CallRule>;
  types?: Record<string, Record<string, FieldRule>>;
};

/** A module may add fields to another's type: the payload of an undo also contains the rows that it restored. */
export function mergePolicies(all: readonly AccessPolicy[]): Required<AccessPolicy> {
  const types: Record<string, Record<string, FieldRule>> = {};
  for (const policy of all)
    for (const [name, fields] of Object.entries(policy.types ?? {}))
      types[name] = { ...types[name], ...fields };
  return {
    Query: merged(all.map(({ Query }) => Query)),
    Mutation: merged(all.map(({ Mutation }) => Mutation)),
    Subscription: merged(all.map(({ Subscription }) => Subscription)),
    types,
  };
}

const merged = (parts: readonly (Record<string, CallRule> | undefined)[]): Record<string, CallRule> =>
  Object.assign({}, ...parts) as Record<string, CallRule>;

/** The row with only the fields that this viewer may see; all others are null. */
export function maskedFor<Row extends object>(
  rules: Record<string, FieldRule>,
  viewers: readonly Viewer[],
  row: Row,
): Row {
  const shown: Record<string, unknown> = {};
  for (const [field, value] of Object.entries(row)) shown[field] = sees(rules[field], viewers) ? value : null;
  return shown as Row;
}

function sees(rule: FieldRule | undefined, viewers: readonly Viewer[]): boolean {
  if (rule === undefined) return false;
  return rule === 'asParent' || rule.includes('anyone') || viewers.some((viewer) => rule.includes(viewer));
}
