/** GraphQL over HTTP: POST with JSON for everything, GET for queries alone; within the limits, with faults masked. */
import type { IncomingMessage, ServerResponse } from 'node:http';
import { useGraphQlJit } from '@envelop/graphql-jit';
import {
  execute,
  getOperationAST,
  Kind,
  NoSchemaIntrospectionCustomRule,
  parse,
  validate,
  type DocumentNode,
  type ExecutionArgs,
  type GraphQLSchema,
  type ValidationRule,
} from 'graphql';
import { createYoga, type Plugin } from 'graphql-yoga';
import type { Context } from './context.ts';
import { keepAnswers, type AnswerOnce } from './keptAnswers.ts';
import { bodyLimitBytes, readText } from './limits.ts';
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
    // Read and limited below.
    maxRequestBodySize: false,
    maskedErrors: { maskError: maskFault },
    context: ({ req }) => contextOf(req),
    plugins: [
      within(production),
      // Compiling pays for queries, which are asked again and again; a mutation's steps are read from graphql-js's own info.
      useGraphQlJit({}, { enableIf: isCompiled }),
      executing(keepAnswers()),
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
    if (request.method === 'POST') {
      const body = await readText(request);
      if (body === null) {
        answer(response, 413, `The body may hold at most ${bodyLimitBytes / 1024} KB.`);
        return;
      }
      // Where a body stands already, yoga takes it as it is; the web streams through which it reads would cost more than the answer.
      Object.assign(request, { body });
    }
    await yoga(request, response);
  };
}

function answer(response: ServerResponse, status: number, message: string): void {
  // The rest of a refused body is not read: the connection ends with the answer.
  if (!response.req.complete) response.setHeader('connection', 'close');
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

/** What is compiled is kept by document, so it must not hold a second operation. */
const isCompiled = (args: ExecutionArgs): boolean =>
  operationOf(args) === 'query' &&
  args.document.definitions.filter(({ kind }) => kind === Kind.OPERATION_DEFINITION).length === 1;

function executing(answer: AnswerOnce): Plugin {
  return {
    onExecute({ args, executeFn, setExecuteFn }) {
      const run = isCompiled(args as ExecutionArgs) ? executeFn : execute;
      setExecuteFn((given: ExecutionArgs) => inTime(() => answer(given, run)));
    },
  };
}
