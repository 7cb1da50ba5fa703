/** Pictures of receipts: kept whole, for whoever brought them alone, and for as long as the expense stands. */
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { aServer, type Browser, type TestServer } from '../testServer.ts';

let server: TestServer;
let rivka: Browser;
let dana: Browser;
beforeAll(async () => {
  server = await aServer();
  rivka = await server.signUp('teacher');
  dana = await server.signUp('student');
  await server.database.db
    .insertInto('app.links')
    .values({ teacher_id: rivka.id, student_id: dana.id })
    .execute();
});
afterAll(() => server.stop());

async function bring(height: number): Promise<string> {
  const picture = await sharp({ create: { width: 900, height, channels: 3, background: '#fff' } })
    .jpeg()
    .toBuffer();
  const form = new FormData();
  form.set('image', new File([new Uint8Array(picture)], 'receipt.jpg', { type: 'image/jpeg' }));
  const response = await fetch(`${server.address}/images?for=receipt`, {
    method: 'POST',
    headers: { origin: server.origin, cookie: rivka.cookie },
    body: form,
  });
  return ((await response.json()) as { id: string }).id;
}

const look = (who: Browser | null, id: string) =>
  server.get(`/images/${id}`, { 'sec-fetch-site': 'same-origin', ...(who ? { cookie: who.cookie } : {}) });
const statusFor = async (who: Browser | null, id: string): Promise<number> => (await look(who, id)).status;

test('a receipt is kept whole and large enough to be read, and shown to nobody but who brought it', async () => {
  const id = await bring(2400);
  const seen = await look(rivka, id);
  const { width, height } = await sharp(Buffer.from(await seen.arrayBuffer())).metadata();
  expect([width, height]).toEqual([600, 1600]);
  for (const other of [null, dana]) expect(await statusFor(other, id)).toBe(404);
});

test('the receipt of an expense that stands is kept, however many pictures come after it', async () => {
  const receipt = await bring(40);
  const { data } = await rivka.graphql(
    `mutation ($image: ID, $start: String!) {
      addExpense(input: { amount: 20, start: $start, image: $image }) { status expense { image } } }`,
    { image: receipt, start: String(Math.floor(Date.now() / 60_000) * 60_000) },
  );
  expect(data).toMatchObject({ addExpense: { status: 'ok', expense: { image: receipt } } });
  const loose = await bring(40);
  await server.database.db
    .updateTable('app.images')
    .set({ created_at: new Date(0) })
    .where('id', 'in', [receipt, loose])
    .execute();
  const images = Array.from({ length: 20 }, () => ({
    user_id: rivka.id,
    id: crypto.randomUUID(),
    use: 'receipt' as const,
    large: Buffer.from('x'),
    small: Buffer.from('x'),
  }));
  await server.database.db.insertInto('app.images').values(images).execute();
  await bring(40);
  expect([await statusFor(rivka, receipt), await statusFor(rivka, loose)]).toEqual([200, 404]);
});
