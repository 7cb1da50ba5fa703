/** What a person has set of how they read, as soon as it is known. */
import { askByFetch } from './askByFetch.ts';
import { keepPerson } from './keptPerson.ts';
import { MeDocument } from './me.fetch.generated.ts';
import { useSession } from './session.ts';

/** In which zone, currency and weeks the person reads from now on, where those are others. */
export function readAs({
  timeZone,
  currency,
  weekStart,
}: {
  timeZone?: string | null | undefined;
  currency?: string | null | undefined;
  weekStart?: string | null | undefined;
}): void {
  const { user } = useSession.getState();
  if (!user) return;
  const { preferences: before } = user;
  const after = {
    ...before,
    timeZone: timeZone ?? before.timeZone,
    currency: currency ?? before.currency,
    weekStart: weekStart === undefined ? before.weekStart : weekStart,
  };
  if (
    after.timeZone === before.timeZone &&
    after.currency === before.currency &&
    after.weekStart === before.weekStart
  )
    return;
  const changed = { ...user, preferences: after };
  useSession.setState({ user: changed });
  void keepPerson(changed);
}

/** As it stands on the server; what cannot be asked for now stays as it is, and nobody is signed out by it. */
export async function readAsStored(): Promise<void> {
  const { me } = await askByFetch(MeDocument, {}).catch(() => ({ me: null }));
  if (me && me.id === useSession.getState().user?.id) readAs(me.preferences ?? {});
}
