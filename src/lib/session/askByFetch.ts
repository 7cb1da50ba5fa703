/** A query asked without the client, which the public pages do not need and so do not load. */
import { NotHereNow } from '../page/untilItComes.ts';

/** Printed from a `.fetch.graphql` file: the document as text, and in its type what it asks for and gets. */
export type FetchedDocument<Answer, Variables> = {
  name: string;
  text: string;
  /** Never there: it carries the types. */
  readonly types?: (variables: Variables) => Answer;
};

type Answered<Answer> = { data?: Answer | null; errors?: { extensions?: { code?: string } }[] };

export class NotAnswered extends Error {
  readonly code: string | undefined;

  constructor(name: string, status: number, code: string | undefined) {
    super(`${name} was answered by ${status}`);
    this.code = code;
  }
}

export async function askByFetch<Answer, Variables>(
  { name, text }: FetchedDocument<Answer, Variables>,
  variables: Variables,
  signal?: AbortSignal,
): Promise<Answer> {
  const response = await fetch('/graphql', {
    method: 'POST',
    credentials: 'same-origin',
    headers: { 'content-type': 'application/json', accept: 'application/graphql-response+json' },
    body: JSON.stringify({ query: text, variables, operationName: name }),
    ...(signal && { signal }),
  }).catch((fault: unknown) => {
    throw signal?.aborted ? fault : new NotHereNow(`${name} cannot be asked now: there is no line`);
  });
  if (response.status === 503) throw new NotHereNow(`${name} cannot be answered now`);
  const { data, errors } = (await response.json()) as Answered<Answer>;
  if (!data) throw new NotAnswered(name, response.status, errors?.[0]?.extensions?.code);
  return data;
}
