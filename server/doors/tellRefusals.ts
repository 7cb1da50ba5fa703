/** Of an answer the calls that were refused to whoever asked: the log names the person by id and the call by its own name. */
import { getOperationAST, Kind, type DocumentNode } from 'graphql';
import type { Context } from './context.ts';
import type { TellEvent } from './log.ts';

const told = new Set(['UNAUTHENTICATED', 'FORBIDDEN', 'NOT_FOUND', 'RATE_LIMITED']);

type Answered = {
  document: DocumentNode;
  operationName?: string | null | undefined;
  result: {
    data?: unknown;
    errors?: readonly { path?: readonly unknown[] | undefined; extensions?: unknown }[];
  };
};

export function tellRefusals(
  tell: TellEvent,
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
    if (!told.has(code)) continue;
    const call = nameOf(document, operationName, key);
    tell({ level: 'warning', event: 'refused', at: '/graphql', call, code, person: actor?.id });
  }
}

const codeIn = (value: unknown, name: string): string => {
  const found: unknown =
    typeof value === 'object' && value !== null ? (value as Record<string, unknown>)[name] : undefined;
  return typeof found === 'string' ? found : '';
};

/** Not the alias, which a caller may choose. */
function nameOf(document: DocumentNode, operationName: string | null | undefined, key: string): string {
  const fields = getOperationAST(document, operationName)?.selectionSet.selections ?? [];
  for (const field of fields)
    if (field.kind === Kind.FIELD && (field.alias ?? field.name).value === key) return field.name.value;
  return 'a fragment';
}
