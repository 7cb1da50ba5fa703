/** The owner hears by mail what happens to the second factor, whoever did it. */
import type { Queries } from '../../db/tables.ts';
import { newId } from '../../basics/newId.ts';
import { askForMail } from '../mail/mailJob.ts';
import { ownAddress } from './ownAddress.ts';

type Happened =
  { kind: 'secondFactorOn' | 'secondFactorOff' | 'passkeyAdded' } | { kind: 'backupCodeUsed'; left: number };

export async function tellOfSecondFactor(
  queries: Queries,
  userId: string,
  happened: Happened & { nowMs: number },
): Promise<void> {
  const { email: to, language } = await ownAddress(queries, userId);
  const { nowMs, ...what } = happened;
  await askForMail(queries, { id: `${newId(nowMs)}-${what.kind}`, to, language, ...what });
}
