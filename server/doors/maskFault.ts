/** What a caller is told of an error: a refusal as it is, a fault only by an id under which the log has it. */
import { randomUUID } from 'node:crypto';
import { GraphQLError } from 'graphql';
import { tellFault } from './tellFault.ts';

export function maskFault(error: unknown): GraphQLError {
  const fault = error instanceof GraphQLError ? error.originalError : error;
  // Errors of parsing, validating and coercing come from GraphQL itself and have no other error behind them.
  if (error instanceof GraphQLError && (!fault || fault instanceof GraphQLError)) return plain(error);
  const id = randomUUID();
  tellFault('graphql', fault, id);
  return new GraphQLError('INTERNAL', {
    ...(error instanceof GraphQLError ? { nodes: error.nodes ?? null, path: error.path ?? null } : {}),
    extensions: { code: 'INTERNAL', id },
  });
}

/** Yoga puts the engine's own words about a broken body beside its own. */
function plain(error: GraphQLError): GraphQLError {
  if (error.extensions['originalError'] === undefined) return error;
  delete error.extensions['originalError'];
  error.extensions['http'] = { status: 400 };
  return error;
}
