/** The teacher's own profile, fetched when the settings open and again after each change of it. */
import { useQuery } from '@apollo/client/react';
import { client } from '../../lib/apollo/apollo.ts';
import { useEffect } from 'react';
import { OwnProfileDocument, ProfileLiveDocument } from './api/profile.generated.ts';
import type { OwnProfile } from './ownProfile.ts';

export function useOwnProfile(id: string): {
  profile: OwnProfile | null;
  failed: boolean;
  again(): Promise<void>;
} {
  const { data, error, refetch } = useQuery(OwnProfileDocument, {
    variables: { id },
    client,
    fetchPolicy: 'cache-and-network',
  });
  useEffect(() => {
    const line = client
      .subscribe({ query: ProfileLiveDocument, variables: { id }, fetchPolicy: 'no-cache' })
      .subscribe({
        next: () => void refetch().catch(() => undefined),
        // A refused or broken stream leaves what was fetched; the line itself comes back by its own retries.
        error: (fault: unknown) => console.warn('the profile is not followed live', fault),
      });
    return () => line.unsubscribe();
  }, [id, refetch]);
  const told = data?.getTeacherById;
  return {
    // Nobody but a stranger is told of a teacher without her settings.
    profile: told?.userData ? { ...told, userData: told.userData } : null,
    failed: error !== undefined && !data,
    async again() {
      // What was fetched stays where it cannot be asked for now.
      await refetch().catch(() => undefined);
    },
  };
}
