/** Who may see a field. A field of the schema without a rule fails the build. */
import type { Role } from '../../domain/people/people.ts';

/** Of a root field: who may call it at all; which rows they get is decided by the resolver. */
export type CallRule = 'anyone' | 'signedIn' | readonly Role[];

/**
 * Of a field of a type: which viewers of the row see it. 'asParent' is for parts that are shown wherever the field
 * that holds them is shown.
 */
/** 'joiner' is linked and may ask for a place in the group that is shown. */
export type Viewer =
  'anyone' | 'self' | 'guardian' | 'teacher' | 'linked' | 'attendee' | 'joiner' | 'visitor';
export type FieldRule = 'asParent' | readonly Viewer[];

/** One area's rules: {Query: {me: 'anyone'}, Teacher: {email: ['self', 'linked']}}. */
export type AreaRules = {
  Query?: Record<string, CallRule>;
  Mutation?: Record<string, CallRule>;
  Subscription?: Record<string, CallRule>;
  types?: Record<string, Record<string, FieldRule>>;
};

/** The row with only what this viewer may see of it; all else is null. */
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
