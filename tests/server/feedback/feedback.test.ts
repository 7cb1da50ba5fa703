/** Feedback and messages from the contact page: kept, mailed to the admins, limited, and forgotten after a year. */
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { everyNight } from '../../../server/app/jobs.ts';
import { aServer, type Browser, type TestServer } from '../testServer.ts';
import { mailsTo } from '../mail/outbox.ts';

const adminAddress = 'admin@example.test';
const dayMs = 86_400_000;

let server: TestServer;
let teacher: Browser;
let student: Browser;
beforeAll(async () => {
  server = await aServer();
  [teacher, student] = await Promise.all([
    server.signUp('teacher', { name: 'Noa Levi' }),
    server.signUp('student'),
  ]);
  const admin = await server.signUp('parent', { email: adminAddress });
  await server.database.pool.query(`UPDATE auth."user" SET role = 'admin' WHERE id = $1`, [admin.id]);
});
afterAll(() => server.stop());
beforeEach(() => server.database.pool.query('DELETE FROM auth.limits'));

const kept = async (subject: string) =>
  (await server.database.pool.query('SELECT * FROM app.feedback WHERE subject = $1', [subject])).rows;

const feedback = { type: 'bug', subject: 'The week', details: 'It is empty.\nSince Monday.' };
const message = { name: 'Dana Cohen', email: 'dana@elsewhere.test', subject: 'Prices', details: 'What for?' };

const addFeedback = (by: Browser, input: object) =>
  by.graphql(
    'mutation ($input: FeedbackInput!) { addFeedback(input: $input) { status refusal { field params } } }',
    { input },
  );
const addMessage = (by: Browser, input: object) =>
  by.graphql(
    'mutation ($input: ContactMessageInput!) { addContactMessage(input: $input) { status refusal { field params } } }',
    { input },
  );

const mailOf = async (subject: string): Promise<string> => {
  const found = () => mailsTo(server.outbox, adminAddress).filter(({ html }) => html.includes(subject));
  await expect.poll(() => found().length, { timeout: 120_000 }).toBe(1);
  const [mail] = found();
  return `${mail?.eml}\n${mail?.html}`;
};

describe('feedback', () => {
  test('is kept with who wrote it, and mailed to the admin, who can answer', async () => {
    const answer = await addFeedback(teacher, { ...feedback, email: ' noa@mine.test ' });
    expect(answer.data).toEqual({ addFeedback: { status: 'ok', refusal: null } });
    expect(await kept('The week')).toMatchObject([
      {
        type: 'bug',
        user_id: teacher.id,
        name: 'Noa Levi',
        email: 'noa@mine.test',
        details: feedback.details,
      },
    ]);
    const mail = await mailOf('The week');
    expect(mail).toContain('Reply-To: noa@mine.test');
    expect(mail).toContain('Since Monday');
  });

  test('needs no address for an answer, and then nobody is answered', async () => {
    await addFeedback(teacher, { ...feedback, type: 'suggestion', subject: 'Larger letters' });
    expect(await mailOf('Larger letters')).not.toContain('Reply-To');
  });

  test.each([
    [{ type: 'praise' }, 'input.type', 'BAD_TYPE'],
    [{ subject: '  ' }, 'input.subject', 'MISSING'],
    [{ details: 'x'.repeat(4001) }, 'input.details', 'TOO_LONG'],
    [{ email: 'nobody' }, 'input.email', 'BAD_EMAIL'],
  ])('with %j is refused at its field', async (wrong, field, problem) => {
    const { data } = await addFeedback(teacher, { ...feedback, subject: 'Refused', ...wrong });
    expect(data).toEqual({
      addFeedback: { status: 'BAD_REQUEST', refusal: { field, params: JSON.stringify({ problem }) } },
    });
    expect(await kept('Refused')).toEqual([]);
  });

  test('is a teacher’s, and a flood of it is stopped', async () => {
    expect((await addFeedback(student, feedback)).code).toBe('FORBIDDEN');
    const insistent = await server.signUp('teacher');
    for (let i = 0; i < 20; i += 1) await addFeedback(insistent, { ...feedback, subject: 'Again' });
    expect((await addFeedback(insistent, { ...feedback, subject: 'Again' })).code).toBe('RATE_LIMITED');
    expect(await kept('Again')).toHaveLength(20);
  });

  test('goes with the account, and is in its export before', async () => {
    const leaving = await server.signUp('teacher');
    await addFeedback(leaving, { ...feedback, subject: 'Goodbye' });
    const file = await server.get('/auth/export', { cookie: leaving.cookie, origin: server.origin });
    expect(await file.text()).toContain('Goodbye');
    const { status } = await leaving.post('/auth/delete-account', { password: 'a fine password' });
    expect(status).toBe(200);
    expect(await kept('Goodbye')).toEqual([]);
  });
});

describe('a message of the contact page', () => {
  test('comes from a visitor, is kept, and can be answered by mail', async () => {
    const { data } = await addMessage(server.visitor(), message);
    expect(data).toEqual({ addContactMessage: { status: 'ok', refusal: null } });
    expect(await kept('Prices')).toMatchObject([{ type: 'message', user_id: null, email: message.email }]);
    expect(await mailOf('Prices')).toContain('Reply-To: dana@elsewhere.test');
  });

  test('of a program that fills in what people do not see is dropped without a word', async () => {
    const { data } = await addMessage(server.visitor(), {
      ...message,
      subject: 'Cheap',
      website: 'http://x.test',
    });
    expect(data).toEqual({ addContactMessage: { status: 'ok', refusal: null } });
    expect(await kept('Cheap')).toEqual([]);
  });

  test('without an address cannot be answered, and is refused', async () => {
    const { data } = await addMessage(server.visitor(), { ...message, email: '' });
    expect(data).toMatchObject({ addContactMessage: { status: 'BAD_REQUEST' } });
  });

  test('holds no link that a mail program would make of it', async () => {
    await addMessage(server.visitor(), { ...message, subject: 'Linked', details: 'See http://bad.test/now' });
    expect(await mailOf('Linked')).not.toContain('http://bad.test');
  });

  test('leaves one network address five times an hour', async () => {
    for (let i = 0; i < 5; i += 1) await addMessage(server.visitor(), { ...message, subject: 'Five' });
    expect((await addMessage(server.visitor(), { ...message, subject: 'Five' })).code).toBe('RATE_LIMITED');
    expect(await kept('Five')).toHaveLength(5);
  });
});

test('what was written a year ago is forgotten at night', async () => {
  await addFeedback(teacher, { ...feedback, subject: 'Old' });
  await everyNight(server.database, Date.now() + 364 * dayMs);
  expect(await kept('Old')).toHaveLength(1);
  await everyNight(server.database, Date.now() + 366 * dayMs);
  expect(await kept('Old')).toEqual([]);
});
