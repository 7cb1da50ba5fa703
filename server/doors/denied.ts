/** A query that is refused: a GraphQL error whose code says why; absent and foreign rows answer alike. */
import { GraphQLError } from 'graphql';
import type { RefusalCode } from '../../domain/basics/refusal.ts';

export function denied(code: RefusalCode, params?: Record<string, unknown>): GraphQLError {
  return new GraphQLError(code, { extensions: { code, ...(params === undefined ? {} : { params }) } });
}
