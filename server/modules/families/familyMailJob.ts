/** A mail to a family, put into the job queue within the change that makes it; what it says is derived when it is sent. */
import { sql } from 'kysely';
import type { Id } from '../../../domain/basics/ids.ts';
import type { FamilyMail } from '../../../domain/money/familyMail.ts';
import type { Queries } from '../../db/tables.ts';

/** The queue holds no amount and no address. */
export type FamilyMailJob = { teacherId: Id; id: Id };

export async function askForFamilyMail(queries: Queries, { teacherId, id }: FamilyMail): Promise<void> {
  const job: FamilyMailJob = { teacherId, id };
  await sql`select graphile_worker.add_job('sendFamilyMail', ${JSON.stringify(job)}::json, job_key => ${`family mail ${id}`})`.execute(
    queries,
  );
}
