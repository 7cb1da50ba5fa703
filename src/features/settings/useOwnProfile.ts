/** The teacher's own profile, fetched when the settings open and again after each change of it. */
import { useQuery } from '@apollo/client/react';
import { client } from '../../lib/apollo/apollo.ts';
import { useEffect } from 'react';
import { OWN_PROFILE, PROFILE_LIVE } from './documents.ts';
import type { OwnProfile } from './ownProfile.ts';

export function useOwnProfile(id: string): {
  profile: OwnProfile | null;
  failed: boolean;
  again(): Promise<void>;
} {
  const { data, error, refetch } = useQuery<{ getTeacherById: OwnProfile | null }>(OWN_PROFILE, {
    variables: { id },
    client,
    fetchPolicy: 'cache-and-network',
  });
  useEffect(() => {
    const line = client
      .subscribe({ query: PROFILE_LIVE, variables: { id }, fetchPolicy: 'no-cache' })
      .subscribe({
        next: () => void refetch().catch(() => undefined),
        // A refused or broken stream leaves what was fetched; the line itself comes back by its own retries.
        error: (fault: unknown) => console.warn('the profile is not followed live', fault),
      });
    return () => line.unsubscribe();
  }, [id, refetch]);
  return {
    profile: data?.getTeacherById ?? null,
    failed: error !== undefined && !data,
    async again() {
      // What was fetched stays where it cannot be asked for now.
      await refetch().catch(() => undefined);
    },
  };
}
