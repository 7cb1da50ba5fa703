/** A server of nothing but the GraphQL endpoint, to be killed: node killable.ts <database> <teacher>; prints its port. */
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { makeGraphql } from '../../../server/app/graphql.ts';
import { startLive } from '../../../server/kernel/live/startLive.ts';
import { connect } from '../../../server/db/database.ts';

const [url = '', teacherId = ''] = process.argv.slice(2);
const store = connect(url);
const graphql = makeGraphql({
  store,
  live: await startLive({ store, url }),
  settings: { production: true, feed: { secret: 'x'.repeat(32), publicUrl: 'http://localhost:4000' } },
  sessionOf: async () => ({ id: 'session', actor: { id: teacherId, role: 'teacher', name: 'Rivka' } }),
});
const server = createServer((request, response) => void graphql.handle(request, response));
server.listen(0, '127.0.0.1');
await once(server, 'listening');
console.log((server.address() as AddressInfo).port);
