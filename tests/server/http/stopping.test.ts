import { once } from 'node:events';
import { connect } from 'node:net';
import { expect, test } from 'vitest';
import { aServer } from '../testServer.ts';
import { patience } from '../../patience.ts';

test('the server stops within two seconds, though a browser has gone silent and another is slow', async () => {
  const server = await aServer();
  const person = await server.signUp('student');
  const socket = server.socket(person.cookie);
  await once(socket, 'open');
  socket.pause();
  const port = Number(new URL(server.address).port);
  const slow = connect(port, '127.0.0.1');
  slow.on('error', () => {});
  slow.write(
    'POST /auth/logout HTTP/1.1\r\nhost: localhost\r\ncontent-type: application/json\r\ncontent-length: 100\r\n\r\n{',
  );
  await person.graphql('{ me { id } }');
  const beganMs = performance.now();
  await server.stop();
  expect(performance.now() - beganMs).toBeLessThan(patience(2_000));
  socket.terminate();
  slow.destroy();
});
