/** Announces to every process; inside a transaction only once it is committed. */
import { sql } from 'kysely';
import type { Queries } from '../../db/tables.ts';
import type { Announcement } from './live.ts';

export const channel = 'live';

/** NOTIFY carries less than 8,000 bytes, so an announcement to many people is split. */
const idsAtOnce = 150;

export async function announce(queries: Queries, announcement: Announcement): Promise<void> {
  for (const part of partsOf(announcement)) {
    await sql`select pg_notify(${channel}, ${JSON.stringify(part)})`.execute(queries);
  }
}

function partsOf(announcement: Announcement): Announcement[] {
  if (announcement.kind !== 'notices' && announcement.kind !== 'profiles') return [announcement];
  const parts: Announcement[] = [];
  for (let from = 0; from < announcement.userIds.length; from += idsAtOnce) {
    parts.push({ ...announcement, userIds: announcement.userIds.slice(from, from + idsAtOnce) });
  }
  return parts;
}
