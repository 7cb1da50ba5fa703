/** A refused query: a GraphQL error whose code says why. Rows that do not exist and rows of others get the same answer. */
import { GraphQLError } from 'graphql';
import type { RefusalCode } from '../../domain/basics/refusal.ts';

export function denied(code: RefusalCode, params?: Record<string, unknown>): GraphQLError {
  return new GraphQLError(code, { extensions: { code, ...(params === undefined ? {} : { params }) } });
}
