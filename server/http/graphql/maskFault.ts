/** What a caller learns of an error: a refusal as it is, a mistake of theirs as BAD_REQUEST, and of a fault only the id under which it is logged. */
import { randomUUID } from 'node:crypto';
import { GraphQLError } from 'graphql';
import { kindOf, retryAfterSeconds, statusOf } from '../../basics/faultKind.ts';
import { reportFault } from '../../basics/reportFault.ts';

export function maskFault(error: unknown): GraphQLError {
  const fault = error instanceof GraphQLError ? error.originalError : error;
  if (error instanceof GraphQLError && isForTheCaller(error)) return coded(error);
  const kind = kindOf(fault);
  const where = error instanceof GraphQLError ? { nodes: error.nodes ?? null, path: error.path ?? null } : {};
  if (kind === 'BAD_REQUEST') return badRequest('A value holds a character that cannot be kept.', where);
  const id = randomUUID();
  reportFault('graphql', fault ?? error, id);
  // The status of the whole response: 200 with an error in it would be taken for success.
  const http =
    kind === 'INTERNAL'
      ? {}
      : { http: { status: statusOf[kind], headers: { 'retry-after': String(retryAfterSeconds) } } };
  return new GraphQLError(kind, { ...where, extensions: { code: kind, id, ...http } });
}

const badRequest = (message: string, where: object = {}): GraphQLError =>
  new GraphQLError(message, { ...where, extensions: { code: 'BAD_REQUEST', http: { status: 400 } } });

/** Errors of parsing, validating and coercing, and our refusals, are GraphQL errors without an original error. */
function isForTheCaller({ originalError, extensions, path }: GraphQLError): boolean {
  if (originalError) return originalError instanceof GraphQLError;
  // The compiled query reports a non-null field that is null: our answer is wrong, not the query.
  return path === undefined || codeIn(extensions) !== undefined;
}

/** Errors of the engine have no code, and those of compiled queries have no extensions at all. */
export function coded(error: GraphQLError): GraphQLError {
  const { message, nodes, source, positions, path, extensions } = error;
  const { originalError: engineWords, ...kept } = extensions ?? {};
  const told = codeIn(kept);
  const code = told === undefined || engineCodes.includes(told) ? 'BAD_REQUEST' : told;
  // Yoga adds the engine's message about a malformed body to its own.
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

/** Codes of the library; callers get a single code for requests they should not have sent. */
const engineCodes: readonly string[] = ['OPERATION_RESOLUTION_FAILURE'];

const codeIn = (extensions: Record<string, unknown> | undefined): string | undefined => {
  const code = extensions?.['code'];
  return typeof code === 'string' ? code : undefined;
};
