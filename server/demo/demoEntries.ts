/** The demo school's one-tap entries on the sign-in page. They exist only while the demo school runs. */
import type { Role } from '../../domain/people/people.ts';
import type { Entered } from '../access/entered.ts';
import type { SigningIn } from '../access/signingIn.ts';
import { Denied } from '../doors/answer.ts';
import type { Store } from '../store/database.ts';
import { demoPassword, entryEmails } from './people.ts';

type DemoEntry = { role: Role; email: string; name: string };

export type DemoEntries = {
  roles(): Promise<DemoEntry[]>;
  enter(body: Record<string, unknown>, address: string): Promise<Entered>;
};

export function makeDemoEntries(store: Store, signingIn: Pick<SigningIn, 'signIn'>): DemoEntries {
  return {
    async roles() {
      const rows = await store.pool.query<DemoEntry>(
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
