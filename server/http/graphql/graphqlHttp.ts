/** GraphQL over HTTP: POST with JSON for queries and mutations, GET for queries only, no subscriptions; within the limits, with faults masked. */
import type { IncomingMessage, ServerResponse } from 'node:http';
import { useGraphQlJit } from '@envelop/graphql-jit';
import {
  execute,
  getOperationAST,
  GraphQLError,
  Kind,
  type validate,
  type DocumentNode,
  type ExecutionArgs,
  type GraphQLSchema,
} from 'graphql';
import { createYoga, type Plugin } from 'graphql-yoga';
import type { Context } from '../../kernel/api/context.ts';
import type { Documents } from './documents.ts';
import { bodyLimitBytes, readText } from '../requestBody.ts';
import { maskFault } from './maskFault.ts';
import type { LogEvent } from '../../basics/log.ts';
import { refuseDeepVariables } from './queryLimits.ts';
import { operationSeconds } from '../../basics/metrics.ts';
import { firstField } from './firstField.ts';
import { logRefusals } from './logRefusals.ts';
import { inTime } from '../../basics/timeLimit.ts';

type Result = { data?: unknown; errors?: readonly unknown[]; stringify?(result: object): string };
type Execute = (args: ExecutionArgs) => Result | Promise<Result>;
/** May answer a known query without executing it. */
export type AnswerOnce = (args: ExecutionArgs, execute: Execute) => Promise<Result>;

export type HttpParts = {
  schema: GraphQLSchema;
  production: boolean;
  documents: Documents;
  logEvent: LogEvent;
  contextOf(request: IncomingMessage): Promise<Context>;
  answerOnce: AnswerOnce;
};

export function makeGraphqlHttp(parts: HttpParts) {
  const { schema, production, documents, logEvent, contextOf, answerOnce } = parts;
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
    // Ours is bounded by size (documents.ts); this one would cache a thousand documents of any size.
    parserAndValidationCache: false,
    maskedErrors: { maskError: maskFault },
    context: ({ req }) => contextOf(req),
    plugins: [
      reading(documents, logEvent),
      refusingSubscriptions,
      // Compiling pays off for queries, which are repeated; a mutation's steps are read from graphql-js's own info.
      useGraphQlJit({}, { enableIf: (args) => isCompiled(args, documents) }),
      executing(answerOnce, documents, production),
      loggingRefusals(logEvent),
      measuring,
    ],
  });

  return async function handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const accept = withoutStreams(request.headers.accept);
    if (accept === '') {
      answer(response, 406, 'Answers are application/json or application/graphql-response+json.');
      return;
    }
    Object.assign(request.headers, { accept });
    const [type] = (request.headers['content-type'] ?? '').split(';');
    // What a form on a foreign page can send without a preflight request is not read at all (access.md T4).
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
      // yoga uses a body that is already there; its own reading through web streams would cost more than the answer.
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

/** The accepted media types without streams: yoga would stream to whoever accepts a stream. */
const withoutStreams = (accept = '*/*'): string =>
  accept
    .split(',')
    .filter((type) => !/^\s*(?:text|multipart)\//i.test(type))
    .join(',');

/** A subscription over HTTP would outlive its session and would not be counted (access.md T6). */
const refusingSubscriptions: Plugin = {
  onParse:
    () =>
    ({ result, context: { params } }) => {
      if (!isDocument(result)) return;
      const name = (params as { operationName?: string | null } | undefined)?.operationName;
      if (getOperationAST(result, name)?.operation !== 'subscription') return;
      throw new GraphQLError('Subscriptions are answered over the websocket alone.', {
        extensions: { code: 'BAD_REQUEST', http: { status: 400 } },
      });
    },
};

const isDocument = (parsed: unknown): parsed is DocumentNode =>
  typeof parsed === 'object' && parsed !== null && 'kind' in parsed && parsed.kind === Kind.DOCUMENT;

/** Compiled queries and answers are cached by document, which therefore must not contain a second operation. */
const isCompiled = ({ document }: ExecutionArgs, documents: Documents): boolean =>
  documents.isKnown(document) && getOperationAST(document)?.operation === 'query';

function reading(documents: Documents, logEvent: LogEvent): Plugin {
  return {
    onParams: ({ params }) => refuseDeepVariables(params.variables),
    onParse({ setParseFn }) {
      setParseFn((text: string) => documents.read(text));
    },
    onValidate({ setValidationFn }) {
      setValidationFn(((_: GraphQLSchema, document: DocumentNode) => {
        const faults = documents.faultsOf(document);
        if (faults.length > 0)
          logEvent({
            level: 'warning',
            event: 'refused',
            at: '/graphql',
            call: 'a document',
            code: 'BAD_REQUEST',
          });
        return faults;
      }) as typeof validate);
    },
  };
}

function executing(answer: AnswerOnce, documents: Documents, production: boolean): Plugin {
  return {
    onExecute({ args, executeFn, setExecuteFn }) {
      const isKnown = isCompiled(args as ExecutionArgs, documents);
      setExecuteFn((given: ExecutionArgs) => {
        const { answerLimitMs } = (given.contextValue as Context).store;
        return isKnown
          ? inTime(() => answer(given, executeFn), answerLimitMs)
          : inTime(() => execute({ ...given, hideSuggestions: production }), answerLimitMs);
      });
    },
  };
}

/** By the field that the caller asks for first: the schema knows it, and there are no others. */
const measuring: Plugin = {
  onExecute({ args: { document, operationName } }) {
    const end = operationSeconds.startTimer();
    return {
      onExecuteDone({ result }) {
        const asked = getOperationAST(document, operationName);
        const outcome = 'errors' in result && result.errors ? 'failed' : 'answered';
        end({ kind: asked?.operation ?? 'query', operation: firstField(asked), outcome });
      },
    };
  },
};

function loggingRefusals(logEvent: LogEvent): Plugin<Context> {
  return {
    onExecute: ({ args }) => ({
      onExecuteDone({ result }) {
        if (Symbol.asyncIterator in result) return;
        const { document, operationName, contextValue } = args;
        logRefusals(logEvent, contextValue as Context, { document, operationName, result });
      },
    }),
  };
}
