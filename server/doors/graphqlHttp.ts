/** GraphQL over HTTP: POST with JSON for everything, GET for queries alone; within the limits, with faults masked. */
import type { IncomingMessage, ServerResponse } from 'node:http';
import { useGraphQlJit } from '@envelop/graphql-jit';
import {
  execute,
  getOperationAST,
  NoSchemaIntrospectionCustomRule,
  parse,
  validate,
  type DocumentNode,
  type ExecutionArgs,
  type GraphQLSchema,
  type ValidationRule,
} from 'graphql';
import { createYoga, type Plugin } from 'graphql-yoga';
import { bodyLimitBytes } from './limits.ts';
import type { Context } from './context.ts';
import { maskFault } from './maskFault.ts';
import { limits, withinLimits } from './queryLimits.ts';
import { inTime } from './timeLimit.ts';

export type HttpParts = {
  schema: GraphQLSchema;
  production: boolean;
  contextOf(request: IncomingMessage): Promise<Context>;
};

export function makeGraphqlHttp({ schema, production, contextOf }: HttpParts) {
  const yoga = createYoga<{ req: IncomingMessage; res: ServerResponse }, Context>({
    schema,
    graphqlEndpoint: '/graphql',
    graphiql: false,
    landingPage: false,
    batching: false,
    multipart: false,
    cors: false,
    logging: false,
    maxRequestBodySize: bodyLimitBytes,
    maskedErrors: { maskError: maskFault },
    context: ({ req }) => contextOf(req),
    plugins: [
      within(production),
      // Compiling pays for queries, which are asked again and again; a mutation's steps are read from graphql-js's own info.
      useGraphQlJit({}, { enableIf: (args) => operationOf(args) === 'query' }),
      executing(),
    ],
  });

  return async function handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const [type] = (request.headers['content-type'] ?? '').split(';');
    // What a form of a foreign page can send without asking first is not read at all (access.md T4).
    if (request.method === 'POST' && type?.trim().toLowerCase() !== 'application/json') {
      answer(
        response,
        request.headers['content-type'] === undefined ? 400 : 415,
        'The body must be application/json.',
      );
      return;
    }
    await yoga(request, response);
  };
}

function answer(response: ServerResponse, status: number, message: string): void {
  response.writeHead(status, { 'content-type': 'application/json; charset=utf-8' });
  response.end(JSON.stringify({ errors: [{ message, extensions: { code: 'BAD_REQUEST' } }] }));
}

const operationOf = (args: ExecutionArgs) =>
  getOperationAST(args.document, args.operationName)?.operation ?? null;

/** Parsing and validating within the limits; in production nothing is told that helps to explore. */
function within(production: boolean): Plugin {
  const rules: ValidationRule[] = [withinLimits, ...(production ? [NoSchemaIntrospectionCustomRule] : [])];
  return {
    onParse({ setParseFn }) {
      setParseFn((source: string) => parse(source, { maxTokens: limits.tokens }));
    },
    onValidate({ setValidationFn, params }) {
      setValidationFn(((against: GraphQLSchema, document: DocumentNode) =>
        validate(against, document, [...(params.rules ?? []), ...rules], {
          maxErrors: 20,
          hideSuggestions: production,
        })) as typeof validate);
    },
  };
}

function executing(): Plugin {
  return {
    onExecute({ args, executeFn, setExecuteFn }) {
      const run = operationOf(args as ExecutionArgs) === 'query' ? executeFn : execute;
      setExecuteFn((given: ExecutionArgs) => inTime(() => run(given)));
    },
  };
}
