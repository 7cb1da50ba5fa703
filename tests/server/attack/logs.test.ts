/** The log holds what is needed to find a fault, and no names, addresses or words of people (access.md T17). */
import { connect } from 'node:net';
import { inspect } from 'node:util';
import { expect, test, vi } from 'vitest';
import { startEndpoint } from '../graphqlServer.ts';
import { aServer, newcomer } from '../testServer.ts';

/** What was written to the log while this was done, as it would stand there. */
async function logOf(work: () => Promise<void>): Promise<string> {
  const spies = (['error', 'warn', 'log'] as const).map((name) =>
    vi.spyOn(console, name).mockImplementation(() => {}),
  );
  try {
    await work();
    return spies
      .flatMap((spy) => spy.mock.calls)
      .map((args) =>
        args.map((each) => (typeof each === 'string' ? each : inspect(each, { depth: 9 }))).join(' '),
      )
      .join('\n');
  } finally {
    for (const spy of spies) spy.mockRestore();
  }
}

test('a row that the database refuses is told by its table and rule, without what stands in it', async () => {
  const endpoint = await startEndpoint();
  await endpoint.database.pool.query(
    `alter table app.meetings add constraint never check (summary <> 'Dana cries in class') not valid`,
  );
  const log = await logOf(async () => {
    const { errors } = await endpoint.ask(
      endpoint.school.rivka,
      'mutation ($input: NewMeetingInput!) { addMeeting(input: $input) { status } }',
      {
        input: {
          summary: 'Dana cries in class',
          start: String(Math.ceil(Date.now() / 86_400_000) * 86_400_000),
          end: String(Math.ceil(Date.now() / 86_400_000) * 86_400_000 + 3_600_000),
        },
      },
    );
    expect(errors[0]?.message).toBe('INTERNAL');
  });
  expect(log).toContain('constraint=never');
  expect(log).toMatch(/writeMeetings/);
  expect(log).not.toContain('cries');
  await endpoint.close();
});

test('a whole visit, with its mistakes, leaves no name, address or password in the log', async () => {
  const server = await aServer();
  const log = await logOf(async () => {
    const person = await server.signUp('teacher', {
      name: 'Avishag Secretname',
      email: 'avishag@secret.test',
    });
    const sign = (email: string, password: string) =>
      server.visitor().post('/auth/sign-in/email', { email, password });
    await sign('avishag@secret.test', 'wrong-secretword');
    await sign('nobody@secret.test', 'wrong-secretword');
    await sign('a\u0000b@secret.test', 'wrong-secretword');
    await server.visitor().post('/auth/sign-up/email', {
      ...newcomer,
      name: 'Avishag Secretname',
      email: 'avishag2@secret.test',
      password: 'wrong-secretword',
    });
    await server.visitor().post('/auth/reset/ask', { email: 'avishag@secret.test' });
    await server.visitor().post('/auth/reset/ask', { email: 'nobody@secret.test' });
    await person.post('/auth/change-password', {
      currentPassword: 'wrong-secretword',
      newPassword: 'secretword2',
    });
    await person.graphql('{ getTeacherById(id: "secretid") { id } }');
    await person.graphql('mutation { addMeeting(input: { summary: "Secretname" }) { status } }');
    await person.post('/auth/logout', {});
  });
  expect(log).not.toMatch(/secret/i);
  await server.stop();
});

test('one who hangs up in the middle of a request is not worth a line', async () => {
  const server = await aServer();
  const log = await logOf(async () => {
    for (const path of ['/graphql', '/auth/sign-in/email']) {
      const socket = connect(Number(new URL(server.address).port), '127.0.0.1');
      socket.write(
        `POST ${path} HTTP/1.1\r\nhost: localhost\r\ncontent-type: application/json\r\ncontent-length: 100\r\n\r\n{"`,
      );
      await new Promise((resolve) => setTimeout(resolve, 50));
      socket.destroy();
    }
    await new Promise((resolve) => setTimeout(resolve, 100));
  });
  expect(log).toBe('');
  await server.stop();
});
