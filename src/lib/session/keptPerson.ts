/** Who was in last, on the device: where there is no line, the page opens for them. The cookie still says who it is. */
import { get, set } from 'idb-keyval';

const key = 'person';

type Person = { id: string };

export async function keptPerson<Kept extends Person>(userId: string | null): Promise<Kept | null> {
  if (userId === null) return null;
  try {
    const kept = await get<Kept>(key);
    return kept?.id === userId ? kept : null;
  } catch {
    return null;
  }
}

export async function keepPerson(user: Person): Promise<void> {
  try {
    await set(key, user);
  } catch {
    // A device without a store opens with a line only.
  }
}
