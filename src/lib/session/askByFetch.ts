/** A query asked without the client, which the public pages do not need and so do not load. */

/** Printed from a `.fetch.graphql` file: the document as text, and in its type what it asks for and gets. */
export type FetchedDocument<Answer, Variables> = {
  name: string;
  text: string;
  /** Never there: it carries the types. */
  readonly types?: (variables: Variables) => Answer;
};

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
  });
  const { data } = (await response.json()) as { data?: Answer | null };
  if (!data) throw new Error(`${name} was answered by ${response.status}`);
  return data;
}
