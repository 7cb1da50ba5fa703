/** Logs the refused calls of an answer: the person by id, and the call by its field name. */
import { getOperationAST, Kind, type DocumentNode } from 'graphql';
import type { Context } from '../../kernel/api/context.ts';
import type { LogEvent } from '../../basics/log.ts';

const logged = new Set(['UNAUTHENTICATED', 'FORBIDDEN', 'NOT_FOUND', 'RATE_LIMITED']);

type Answered = {
  document: DocumentNode;
  operationName?: string | null | undefined;
  result: {
    data?: unknown;
    errors?: readonly { path?: readonly unknown[] | undefined; extensions?: unknown }[];
  };
};

export function logRefusals(
  logEvent: LogEvent,
  { actor }: Pick<Context, 'actor'>,
  { document, operationName, result }: Answered,
): void {
  const refused = new Map<string, string>();
  for (const { path, extensions } of result.errors ?? [])
    refused.set(String(path?.[0]), codeIn(extensions, 'code'));
  if (typeof result.data === 'object' && result.data !== null)
    for (const [key, value] of Object.entries(result.data)) {
      const status = codeIn(value, 'status');
      if (status !== '') refused.set(key, status);
    }
  for (const [key, code] of refused) {
    if (!logged.has(code)) continue;
    const call = nameOf(document, operationName, key);
    logEvent({ level: 'warning', event: 'refused', at: '/graphql', call, code, person: actor?.id });
  }
}

const codeIn = (value: unknown, name: string): string => {
  const found: unknown =
    typeof value === 'object' && value !== null ? (value as Record<string, unknown>)[name] : undefined;
  return typeof found === 'string' ? found : '';
};

/** Not by the alias, which the caller may choose. */
function nameOf(document: DocumentNode, operationName: string | null | undefined, key: string): string {
  const fields = getOperationAST(document, operationName)?.selectionSet.selections ?? [];
  for (const field of fields)
    if (field.kind === Kind.FIELD && (field.alias ?? field.name).value === key) return field.name.value;
  return 'a fragment';
}
