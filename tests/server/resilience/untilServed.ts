/** Asks a server until all is served: its health, who is signed in, and that it reaches its database. */
import { setTimeout as pause } from 'node:timers/promises';
import { ask, type Program } from './serverProcess.ts';
import { isUnanswered, type Teacher } from './bookings.ts';

export async function untilServed(program: Program, { cookie }: Teacher): Promise<void> {
  for (;;) {
    const health = await ask(program, { path: '/health' });
    const told = await ask(program, { path: '/graphql', cookie, body: { query: '{ me { id } status }' } });
    if (health.kind === 'answered' && health.status === 200 && !isUnanswered(told)) return;
    await pause(10);
  }
}
