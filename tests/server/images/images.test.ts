/** Pictures come in decoded and made anew, and are shown to those who may see them; what was made to harm gets one clear answer (access.md T12). */
import { connect } from 'node:net';
import { Readable } from 'node:stream';
import { deflateSync } from 'node:zlib';
import { randomFillSync } from 'node:crypto';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { remakeBeside } from '../../../server/modules/images/reencode.ts';
import { aServer, type Browser, type TestServer } from '../testServer.ts';
import { patience } from '../../patience.ts';

let server: TestServer;
let rivka: Browser;
let dana: Browser;
let ruth: Browser;
let tal: Browser;
beforeAll(async () => {
  server = await aServer();
  rivka = await server.signUp('teacher');
  dana = await server.signUp('student');
  ruth = await server.signUp('parent');
  tal = await server.signUp('student');
  await server.database.db
    .insertInto('app.links')
    .values({ teacher_id: rivka.id, student_id: dana.id })
    .execute();
});
afterAll(() => server.stop());

const plain = (format: 'png' | 'jpeg' | 'webp' | 'gif' = 'png', side = 40): Promise<Buffer> =>
  sharp({ create: { width: side, height: side, channels: 3, background: '#80a0c0' } })
    .toFormat(format)
    .toBuffer();

async function bring(who: Browser | null, picture: Buffer | string, path = '/images', name = 'me.png') {
  const form = new FormData();
  form.set('image', new File([new Uint8Array(Buffer.from(picture))], name, { type: 'image/png' }));
  const response = await fetch(server.address + path, {
    method: 'POST',
    headers: { origin: server.origin, ...(who ? { cookie: who.cookie } : {}) },
    body: form,
  });
  const answer = (await response.json()) as { id?: string; code?: string };
  return { status: response.status, ...answer };
}

async function broughtBy(who: Browser, path?: string): Promise<string> {
  const { id } = await bring(who, await plain(), path);
  if (id === undefined) throw new Error('the picture was not taken');
  return id;
}

const look = (who: Browser | null, id: string, size = '') =>
  server.get(`/images/${id}${size}`, {
    'sec-fetch-site': 'same-origin',
    ...(who ? { cookie: who.cookie } : {}),
  });
const statusFor = async (who: Browser | null, id: string): Promise<number> => (await look(who, id)).status;

/** A PNG whose header speaks of so many pixels, all alike: small as a file, large once it is decoded. */
function bomb(side: number): Buffer {
  const chunk = (kind: string, data: Buffer): Buffer => {
    const named = Buffer.concat([Buffer.from(kind), data]);
    const length = Buffer.alloc(4);
    length.writeUInt32BE(data.length);
    const sum = Buffer.alloc(4);
    sum.writeUInt32BE(crc(named));
    return Buffer.concat([length, named, sum]);
  };
  const head = Buffer.alloc(13);
  head.writeUInt32BE(side, 0);
  head.writeUInt32BE(side, 4);
  head.set([1, 0, 0, 0, 0], 8);
  const rows = Buffer.alloc((Math.ceil(side / 8) + 1) * side);
  return Buffer.concat([
    Buffer.from('89504e470d0a1a0a', 'hex'),
    chunk('IHDR', head),
    chunk('IDAT', deflateSync(rows, { level: 9 })),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

function crc(bytes: Buffer): number {
  let left = 0xffffffff;
  for (const byte of bytes) {
    left ^= byte;
    for (let bit = 0; bit < 8; bit += 1) left = (left >>> 1) ^ (left & 1 ? 0xedb88320 : 0);
  }
  return ~left >>> 0;
}

const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>alert(1)</script></svg>';

test.each(['png', 'jpeg', 'gif', 'webp'] as const)('a %s becomes two squares of its own', async (format) => {
  const { status, id = '' } = await bring(dana, await plain(format));
  expect(status).toBe(200);
  const shown = await look(dana, id);
  expect(shown.headers.get('content-type')).toBe('image/webp');
  expect(shown.headers.get('x-content-type-options')).toBe('nosniff');
  expect(shown.headers.get('cache-control')).toMatch(/^private/);
  expect(await sharp(await shown.arrayBuffer()).metadata()).toMatchObject({ width: 512, height: 512 });
  const small = await (await look(dana, id, '/small')).arrayBuffer();
  expect(await sharp(small).metadata()).toMatchObject({ format: 'webp', width: 96, height: 96 });
});

describe('refused is', () => {
  test.each([
    ['an SVG that is called .png', svg],
    ['an SVG behind an XML line', `<?xml version="1.0"?>${svg}`],
    ['a page', '<!doctype html><script>alert(1)</script>'],
    ['a PNG that breaks off', Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex')],
    ['nothing', ''],
  ])('%s, since it is no picture', async (_what, bytes) => {
    expect(await bring(dana, bytes)).toMatchObject({ status: 422, code: 'IMAGE_FAILED' });
  });

  test('another format that the decoder would know', async () => {
    const tiff = await sharp(await plain())
      .tiff()
      .toBuffer();
    expect(await bring(dana, tiff)).toMatchObject({ status: 422, code: 'IMAGE_FAILED' });
  });

  test('a hundred megapixels in fifty kilobytes', async () => {
    const small = bomb(10_000);
    expect(small.length).toBeLessThan(50_000);
    expect(await bring(dana, small)).toMatchObject({ status: 422, code: 'IMAGE_FAILED' });
  });

  test('sixty megabytes, before they have come', async () => {
    const { port } = new URL(server.address);
    const socket = connect(Number(port), '127.0.0.1');
    const answer = new Promise<string>((resolve) => {
      let said = '';
      socket.on('data', (part: Buffer) => (said += part.toString()));
      socket.on('close', () => resolve(said));
      socket.on('error', () => resolve(said));
    });
    const head = ['POST /images HTTP/1.1', 'host: localhost', `origin: ${server.origin}`];
    const rest = [`cookie: ${dana.cookie}`, 'content-type: multipart/form-data; boundary=x'];
    socket.write([...head, ...rest, `content-length: ${60 * 1024 * 1024}`, '', '--x'].join('\r\n'));
    expect(await answer).toMatch(/^HTTP\/1\.1 413 [^]*BODY_TOO_LARGE/);
  });

  test('a child’s picture of another format, or of more than five megabytes', async () => {
    expect(await bring(ruth, await plain('webp'), '/images?for=child')).toMatchObject({
      status: 422,
      code: 'IMAGE_TYPE',
    });
    const noise = randomFillSync(Buffer.alloc(5 * 1024 * 1024 + 1));
    expect(await bring(ruth, noise, '/images?for=child')).toMatchObject({ status: 413 });
  });

  test('whoever is not signed in, a foreign page, and another body', async () => {
    expect(await bring(null, await plain())).toMatchObject({ status: 401, code: 'UNAUTHENTICATED' });
    const foreign = await dana.post('/images', '', { origin: 'https://evil.example' });
    expect([foreign.status, foreign.body['code']]).toEqual([403, 'FOREIGN_ORIGIN']);
    expect((await dana.post('/images', {})).status).toBe(415);
    expect(
      (await dana.post('/images', 'x', { 'content-type': 'multipart/form-data; boundary=y' })).status,
    ).toBe(400);
  });

  test('the third of one person at one time', async () => {
    const large = await sharp(randomFillSync(Buffer.alloc(1500 * 1500 * 3)), {
      raw: { width: 1500, height: 1500, channels: 3 },
    })
      .png()
      .toBuffer();
    const answers = await Promise.all([1, 2, 3].map(() => bring(dana, large)));
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 200, 429]);
  });
});

test('what was hidden in a picture is gone from what is kept: the place where it was taken, and a page behind it', async () => {
  const withPlace = await sharp(await plain('jpeg'))
    .withExif({ IFD3: { GPSLatitude: '31/1 53/1 0/1', GPSLatitudeRef: 'N' }, IFD0: { Artist: 'Ruth Katz' } })
    .jpeg()
    .toBuffer();
  expect((await sharp(withPlace).metadata()).exif).toBeDefined();
  const polyglot = Buffer.concat([
    withPlace,
    Buffer.from('<script>alert(document.cookie)</script>PK\u0003\u0004'),
  ]);
  const { id = '' } = await bring(dana, polyglot);
  const kept = Buffer.from(await (await look(dana, id)).arrayBuffer());
  expect((await sharp(kept).metadata()).exif).toBeUndefined();
  expect(kept.toString('latin1')).not.toMatch(/script|Ruth Katz|GPS/);
});

test('a picture that takes too long or too much is given up, and the server goes on', async () => {
  const worker = new URL('./endlessDecoder.ts', import.meta.url);
  const startedMs = performance.now();
  expect(
    await remakeBeside(Readable.from([await plain()]), 'child', { longestMs: 500, mostMb: 64, worker }),
  ).toBe('FAILED');
  expect(performance.now() - startedMs).toBeLessThan(patience(5_000));
  const own = new URL('../../../server/modules/images/reencodeWorker.ts', import.meta.url);
  // Its rows come in seven turns, so that all of it must be in memory at once.
  const wide = await sharp({ create: { width: 3000, height: 3000, channels: 4, background: '#f00' } })
    .png({ progressive: true })
    .toBuffer();
  const within = (mostMb: number) =>
    remakeBeside(Readable.from([wide]), 'child', { longestMs: 60_000, mostMb, worker: own });
  expect(await within(16)).toBe('FAILED');
  expect(await within(512)).toHaveProperty('large');
});

describe('a picture is seen', () => {
  const give = (who: Browser, call: string, input: string, image: string) =>
    who.graphql(`mutation($input: ${input}!) { ${call}(input: $input) { status refusal { code } } }`, {
      input: { id: who.id, profileImage: image },
    });
  const answerOf = async (asked: ReturnType<typeof give>) => {
    const { data } = await asked;
    return Object.values(data ?? {})[0];
  };

  test('by whoever brought it, until somebody shows it; then by those who are linked, and by nobody else', async () => {
    const id = await broughtBy(dana);
    expect(await statusFor(dana, id)).toBe(200);
    for (const other of [rivka, tal, ruth, null]) expect(await statusFor(other, id)).toBe(404);
    expect(await answerOf(give(dana, 'updateStudent', 'StudentInput', id))).toMatchObject({ status: 'ok' });
    expect(await statusFor(rivka, id)).toBe(200);
    for (const other of [tal, ruth, null]) expect(await statusFor(other, id)).toBe(404);
    await server.database.db
      .insertInto('app.guardians')
      .values({ parent_id: ruth.id, student_id: dana.id })
      .execute();
    expect(await statusFor(ruth, id)).toBe(200);
  });

  test('of a teacher by her students, and by anybody while her page is open', async () => {
    const id = await broughtBy(rivka);
    expect(await answerOf(give(rivka, 'updateTeacher', 'TeacherInput', id))).toMatchObject({ status: 'ok' });
    const open = (share_open: boolean) =>
      server.database.db
        .updateTable('app.teachers')
        .set({ share_open, share_slug: 'rivka-page' })
        .where('teacher_id', '=', rivka.id)
        .execute();
    await open(false);
    expect(await statusFor(dana, id)).toBe(200);
    for (const other of [tal, null]) expect(await statusFor(other, id)).toBe(404);
    await open(true);
    for (const other of [tal, null]) expect(await statusFor(other, id)).toBe(200);
  });

  test('on nobody who did not bring it: one of another’s, and one that is not there, are answered alike', async () => {
    const id = await broughtBy(dana);
    for (const image of [id, crypto.randomUUID(), 'x', '../etc/passwd']) {
      for (const [who, call, input] of [
        [tal, 'updateStudent', 'StudentInput'],
        [rivka, 'updateTeacher', 'TeacherInput'],
      ] as const) {
        expect(await answerOf(give(who, call, input, image))).toMatchObject({
          refusal: { code: 'NOT_FOUND' },
        });
      }
      const child = await ruth.graphql(
        `mutation($image: String!) { addStudentToParent(username: "Noa", profileImage: $image) { status refusal { code } } }`,
        { image },
      );
      expect(child.data?.['addStudentToParent']).toMatchObject({ refusal: { code: 'NOT_FOUND' } });
    }
  });

  test('of a child, only where it was brought by the child’s rules', async () => {
    const add = async (image: string) =>
      (
        await ruth.graphql(
          `mutation($image: String!) { addStudentToParent(username: "Noa", profileImage: $image) { status studentId refusal { code } } }`,
          { image },
        )
      ).data?.['addStudentToParent'];
    expect(await add(await broughtBy(ruth))).toMatchObject({ refusal: { code: 'NOT_FOUND' } });
    expect(await add(await broughtBy(ruth, '/images?for=child'))).toMatchObject({ status: 'ok' });
  });
});
