/** The secret address under which other calendars follow this person's lessons. */
import { gql } from '@apollo/client';
import { client } from '../../../lib/apollo/apollo.ts';

const FEED = gql`
  query MyFeed {
    myFeed {
      url
      createdAt
    }
  }
`;

const ROTATE = gql`
  mutation RotateFeed {
    rotateFeed {
      status
      feed {
        url
        createdAt
      }
    }
  }
`;

type Feed = { url: string | null };

/** null: none was made yet. */
export async function readFeed(): Promise<string | null> {
  const { data } = await client.query<{ myFeed: Feed }>({ query: FEED, fetchPolicy: 'no-cache' });
  return data?.myFeed.url ?? null;
}

/** Makes an address, or a new one: the old one is dead at once. */
export async function rotateFeed(): Promise<string> {
  const { data } = await client.mutate<{ rotateFeed: { status: string; feed: Feed | null } }>({
    mutation: ROTATE,
    fetchPolicy: 'no-cache',
  });
  const url = data?.rotateFeed.feed?.url;
  if (!url) throw new Error(`the address was not made: ${data?.rotateFeed.status ?? 'no answer'}`);
  return url;
}

export async function copyFeed(): Promise<void> {
  await navigator.clipboard.writeText((await readFeed()) ?? (await rotateFeed()));
}
