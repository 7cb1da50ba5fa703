/** What a caller is told of an error: a refusal as it is, a mistake of theirs as BAD_REQUEST, a fault only by an id under which the log has it. */
import { randomUUID } from 'node:crypto';
import { GraphQLError } from 'graphql';
import { kindOf, retryAfterSeconds, statusOf } from './faultKind.ts';
import { tellFault } from './tellFault.ts';

export function maskFault(error: unknown): GraphQLError {
  const fault = error instanceof GraphQLError ? error.originalError : error;
  if (error instanceof GraphQLError && isForTheCaller(error)) return coded(error);
  const kind = kindOf(fault);
  const where = error instanceof GraphQLError ? { nodes: error.nodes ?? null, path: error.path ?? null } : {};
  if (kind === 'BAD_REQUEST') return badRequest('A value holds a character that cannot be kept.', where);
  const id = randomUUID();
  tellFault('graphql', fault ?? error, id);
  // The answer to the whole request: 200 with an error in it would be taken for served.
  const http =
    kind === 'INTERNAL'
      ? {}
      : { http: { status: statusOf[kind], headers: { 'retry-after': String(retryAfterSeconds) } } };
  return new GraphQLError(kind, { ...where, extensions: { code: kind, id, ...http } });
}

const badRequest = (message: string, where: object = {}): GraphQLError =>
  new GraphQLError(message, { ...where, extensions: { code: 'BAD_REQUEST', http: { status: 400 } } });

/** Errors of parsing, validating and coercing, and our refusals, come as GraphQL's own and have no other error behind them. */
function isForTheCaller({ originalError, extensions, path }: GraphQLError): boolean {
  if (originalError) return originalError instanceof GraphQLError;
  // The compiled query says so of a field that must not be null: an answer of ours is wrong, not the question.
  return path === undefined || codeIn(extensions) !== undefined;
}

/** Those of the engine have no code, and the ones that compiled queries throw have no extensions at all. */
export function coded(error: GraphQLError): GraphQLError {
  const { message, nodes, source, positions, path, extensions } = error;
  const { originalError: engineWords, ...kept } = extensions ?? {};
  const told = codeIn(kept);
  const code = told === undefined || engineCodes.includes(told) ? 'BAD_REQUEST' : told;
  // Yoga puts the engine's own words about a broken body beside its own.
  const http = engineWords === undefined ? {} : { http: { status: 400 } };
  if (code === codeIn(extensions) && engineWords === undefined) return error;
  return new GraphQLError(message, {
    nodes,
    source,
    positions,
    path,
    extensions: { ...kept, code, ...http },
  });
}

/** Of the library that answers; a caller has one code for what they should not have sent. */
const engineCodes: readonly string[] = ['OPERATION_RESOLUTION_FAILURE'];

const codeIn = (extensions: Record<string, unknown> | undefined): string | undefined => {
  const code = extensions?.['code'];
  return typeof code === 'string' ? code : undefined;
};
