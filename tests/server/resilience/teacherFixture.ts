/** A teacher who is signed in at one server over a database, and so at each over the same one; with a student. */
import { hashPassword } from '../../../server/modules/access/passwordHash.ts';
import { createAccount } from '../../../server/modules/access/createAccount.ts';
import type { Store } from '../../../server/db/database.ts';
import { ask, type Program } from './serverProcess.ts';
import type { Teacher } from './bookings.ts';

const password = 'a fine password';
const email = 'rivka@example.test';

export async function aTeacher(store: Pick<Store, 'db' | 'pool'>, program: Program): Promise<Teacher> {
  const passwordHash = await hashPassword(password);
  const common = {
    phone: { country: 'IL', countryCode: '972', number: '525550101' },
    address: 'Herzl 12, Rehovot',
    language: 'en',
    passwordHash,
  } as const;
  const now = Date.now();
  const id =
    (await createAccount(store, { ...common, name: 'Rivka Levi', email, role: 'teacher' }, now)) ?? '';
  const dana = { ...common, name: 'Dana Katz', email: 'dana@example.test', role: 'student' } as const;
  const studentId = (await createAccount(store, dana, now)) ?? '';
  await store.pool.query('insert into app.links (teacher_id, student_id) values ($1, $2)', [id, studentId]);
  const entered = await ask(program, { path: '/auth/sign-in/email', body: { email, password } });
  if (entered.kind !== 'answered' || entered.status !== 200) throw new Error(JSON.stringify(entered));
  return { id, studentId, cookie: entered.cookies.join('; ') };
}
