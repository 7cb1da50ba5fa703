/** The backup codes that a person has not used yet. */
import { orAway, type Accounts } from './accounts.ts';

export const backupCodesOf = async (accounts: Accounts, userId: string): Promise<string[]> =>
  (await orAway(() => accounts.api.viewBackupCodes({ body: { userId } }))).backupCodes;
