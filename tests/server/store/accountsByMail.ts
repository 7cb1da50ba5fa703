/** Accounts of families by mail and as PDF, and what is written to those who run the product. */
import { expect } from 'vitest';
import type { Store } from '../../../server/db/database.ts';
import { runAdminCli } from '../../../server/modules/access/adminCli.ts';
import { useSecondFactor } from './secondFactorSteps.ts';
import { goodPassword, type Browser, type TestServer } from '../testServer.ts';

export async function askForAccounts(server: TestServer): Promise<void> {
  const [teacher, student] = await Promise.all([server.signUp('teacher'), server.signUp('student')]);
  const { id } = teacher;
  const { db } = server.database;
  await db.insertInto('app.links').values({ teacher_id: id, student_id: student.id }).execute();
  const start = Math.floor(Date.now() / 3_600_000) * 3_600_000 - 86_400_000;
  const attendees = [{ attendeeId: student.id }];
  const lesson = { start: String(start), end: String(start + 45 * 60_000), cost: 150, attendees };
  const { data: held } = await teacher.graphql(
    'mutation ($input: NewMeetingInput!) { addMeeting(input: $input, insist: true) { status } }',
    { input: lesson },
  );
  expect(held).toEqual({ addMeeting: { status: 'ok' } });
  const payerId = student.id;
  const { data: told } = await teacher.graphql(
    'query ($id: ID!, $payerId: ID!) { familyAccounts(teacherId: $id, payerId: $payerId) { open } }',
    { id, payerId },
  );
  expect(told).toEqual({ familyAccounts: [{ open: 150 }] });
  const { data: logged } = await teacher.graphql('{ changeLog { changes { mayUndo } } }', {});
  expect(logged).toEqual({ changeLog: { changes: [{ mayUndo: true }] } });
  const status = async (mutation: string, variables: object): Promise<unknown> => {
    const { data: done } = await teacher.graphql(mutation, { ...variables });
    return (Object.values(done ?? {})[0] as { status: string } | undefined)?.status;
  };
  expect(
    await status('mutation ($payerId: ID!) { remindFamily(payerId: $payerId) { status } }', { payerId }),
  ).toBe('ok');
  const month = new Date().toISOString().slice(0, 7);
  expect(
    await status(
      'mutation ($payerId: ID!, $month: String!) { sendStatement(payerId: $payerId, month: $month) { status } }',
      { payerId, month },
    ),
  ).toBe('ok');
  const headers = { cookie: teacher.cookie, 'sec-fetch-site': 'same-origin' };
  expect((await server.get(`/statements/${id}/${month}?payer=${payerId}`, headers)).status).toBe(200);
  // The queue makes the mails; it runs in the server.
  const { pool } = server.database;
  const waiting = async (): Promise<number> => {
    const { rows } = await pool.query<{ count: number }>(
      `select count(*)::int as count from graphile_worker._private_jobs j
       join graphile_worker._private_tasks t on t.id = j.task_id where t.identifier = 'sendFamilyMail'`,
    );
    return rows[0]?.count ?? 0;
  };
  await expect.poll(waiting, { timeout: 120_000 }).toBe(0);
  await writeToAdmins(server, teacher);
}

async function writeToAdmins(server: TestServer, teacher: Browser): Promise<void> {
  const input = { type: 'bug', subject: 'A word is missing', details: 'On the page of prices.' };
  const { data: kept } = await teacher.graphql(
    'mutation ($input: FeedbackInput!) { addFeedback(input: $input) { status } }',
    { input },
  );
  expect(kept).toEqual({ addFeedback: { status: 'ok' } });
  const message = {
    name: 'Gil Bar',
    email: 'gil@example.test',
    subject: 'A question',
    details: 'Is it in Arabic too?',
  };
  const { data: sent } = await server
    .visitor()
    .graphql('mutation ($input: ContactMessageInput!) { addContactMessage(input: $input) { status } }', {
      input: message,
    });
  expect(sent).toEqual({ addContactMessage: { status: 'ok' } });
}

/** Somebody is made an admin from the command line, signs in again and looks at the board. */
export async function runAsAdmin(server: TestServer, store: Store): Promise<void> {
  const email = 'runs-it@example.test';
  await useSecondFactor(server);
  await server.signUp('student', { email });
  await runAdminCli(store, { makeAdmin: email, endSessions: email });
  const admin = server.visitor();
  await admin.post('/auth/sign-in/email', { email, password: goodPassword });
  expect((await admin.graphql('{ systemHealth { database } }')).code).toBeUndefined();
}
