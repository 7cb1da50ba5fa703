/** The demo school's one-tap sign-in. It exists only while the demo school runs. */
import type { Role } from '../../../domain/kernel/actor.ts';
import type { DemoSignIn } from '../access/authRoutes.ts';
import type { SigningIn } from '../access/signIn.ts';
import { Denied } from '../../basics/httpDenied.ts';
import type { Store } from '../../db/database.ts';
import { demoPassword, entryEmails } from './people.ts';

type DemoPerson = Awaited<ReturnType<DemoSignIn['roles']>>[number];

export function makeDemoSignIn(store: Store, signingIn: Pick<SigningIn, 'signIn'>): DemoSignIn {
  return {
    async roles() {
      const rows = await store.pool.query<DemoPerson>(
        'SELECT role, email, name FROM auth."user" WHERE email = ANY($1)',
        [Object.values(entryEmails)],
      );
      const byRole = new Map(rows.rows.map((row) => [row.role, row]));
      return Object.keys(entryEmails).flatMap((role) => byRole.get(role as Role) ?? []);
    },
    enter({ role }, address) {
      const email = Object.entries(entryEmails).find(([known]) => known === role)?.[1];
      if (!email)
        throw new Denied(400, 'BAD_REQUEST', 'role must be teacher, student, parent or admin.', {
          field: 'role',
        });
      return signingIn.signIn({ email, password: demoPassword }, address);
    },
  };
}
