/** What only the operator of the server can do, by arguments at its start: make somebody an admin, end sessions. */
import { sql } from 'kysely';
import { CannotStart } from '../../basics/cannotStart.ts';
import type { Store } from '../../db/database.ts';
import { announce } from '../../kernel/live/announce.ts';
import { removeSecondFactor } from './removeSecondFactor.ts';
import { endSessions } from './savePassword.ts';

export type Orders = {
  /** The mail address of somebody who has lost the device and the backup codes. */
  endSecondFactor?: string | null;
  /** The account's mail address. */
  makeAdmin: string | null;
  /** An account's mail address, or everybody. */
  endSessions: string | null;
};

const everybody = 'everybody';

/** Returns what it has done, in sentences. */
export async function runAdminCli({ db }: Pick<Store, 'db'>, orders: Orders): Promise<string[]> {
  return db.transaction().execute(async (transaction) => {
    const idOf = async (address: string): Promise<string> => {
      const { rows } = await sql<{ id: string }>`select id from auth."user"
        where email = ${address.toLowerCase()} and "emailVerified"`.execute(transaction);
      if (rows[0]) return rows[0].id;
      throw new CannotStart(`There is no account of the address ${address}.`);
    };
    const end = async (userId: string): Promise<number> => {
      const ended = await endSessions(transaction, userId, null);
      // If several servers share the database, the others close open sockets too.
      await announce(transaction, { kind: 'person', userId });
      return ended.length;
    };
    const done: string[] = [];
    if (orders.makeAdmin !== null) {
      const id = await idOf(orders.makeAdmin);
      // An admin neither teaches nor learns: the role change would cut somebody off from their school.
      const { numAffectedRows } = await sql`update auth."user" set role = 'admin', "updatedAt" = now()
        where id = ${id} and role in ('student', 'parent', 'admin')
          and not exists (select 1 from app.links where student_id = ${id})
          and not exists (select 1 from app.guardians where parent_id = ${id})`.execute(transaction);
      if (!numAffectedRows)
        throw new CannotStart(
          `${orders.makeAdmin} teaches, learns or has children here; an admin needs an account of its own.`,
        );
      // Existing sessions were opened for a role with fewer rights.
      await end(id);
      done.push(`${orders.makeAdmin} is an admin now, and signs in anew.`);
    }
    if (orders.endSecondFactor) {
      const wasOn = await removeSecondFactor(transaction, await idOf(orders.endSecondFactor), Date.now());
      done.push(
        `${orders.endSecondFactor} ${wasOn ? 'signs in without a second factor now' : 'had no second factor'}.`,
      );
    }
    if (orders.endSessions === everybody) {
      const { rows } = await sql<{ userId: string }>`select distinct "userId" from auth.session`.execute(
        transaction,
      );
      for (const { userId } of rows) await end(userId);
      done.push(`The sessions of everybody were ended: ${rows.length} people.`);
    } else if (orders.endSessions !== null) {
      const ended = await end(await idOf(orders.endSessions));
      done.push(`The sessions of ${orders.endSessions} were ended: ${ended}.`);
    }
    return done;
  });
}
