/** The secret address under which other calendars follow this person's lessons. */
import { client } from '../../../lib/apollo/apollo.ts';
import { MyFeedDocument, RotateFeedDocument } from './feed.generated.ts';

/** null: none was made yet. */
export async function readFeed(): Promise<string | null> {
  const { data } = await client.query({ query: MyFeedDocument, fetchPolicy: 'no-cache' });
  return data?.myFeed.url ?? null;
}

/** Makes an address, or a new one: the old one is dead at once. */
export async function rotateFeed(): Promise<string> {
  const { data } = await client.mutate({
    mutation: RotateFeedDocument,
    fetchPolicy: 'no-cache',
  });
  const url = data?.rotateFeed.feed?.url;
  if (!url) throw new Error(`the address was not made: ${data?.rotateFeed.status ?? 'no answer'}`);
  return url;
}

export async function copyFeed(): Promise<void> {
  await navigator.clipboard.writeText((await readFeed()) ?? (await rotateFeed()));
}
