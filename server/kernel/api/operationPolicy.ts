/** The rules of what follows from the operations: their mutations and payloads. Who may do what is judged by each operation. */
import { operations } from '../../../domain/operations.ts';
import { payloadTypes } from '../../../domain/payloads.ts';
import type { AccessPolicy, FieldRule } from '../entities/policy.ts';

/** The rows of a payload are masked one by one before they come into it. */
const shown = (fields: object): Record<string, FieldRule> =>
  Object.fromEntries(Object.keys(fields).map((field) => [field, 'asParent']));

export const operationPolicy: AccessPolicy = {
  Mutation: Object.fromEntries(Object.keys(operations).map((name) => [name, 'signedIn'])),
  types: Object.fromEntries(
    [...payloadTypes(Object.values(operations))].map(([type, fields]) => [type, shown(fields)]),
  ),
};
