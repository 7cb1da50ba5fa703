/** A push service on this machine: browsers that subscribe with it decrypt what they get, as RFC 8291 has it, with nothing of the sender's library. */
import { createDecipheriv, createECDH, createPublicKey, hkdfSync, randomBytes, verify } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';

export type Pushed = { id: string; heading: string; body: string; language: string; title: string };

export type Device = {
  subscription: { endpoint: string; keys: { p256dh: string; auth: string } };
  /** What it got, in order. */
  got: Pushed[];
  /** The headers of each. */
  headers: Record<string, string>[];
};

export async function aPushService() {
  const devices = new Map<string, { device: Device; open(body: Buffer): Pushed }>();
  const service = {
    /** What it answers to a message, known by its topic; 201 takes it. */
    answer: (_topic: string): number => 201,
    device,
    origin: '',
    stop: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
  const server = createServer((req, res) => {
    void (async () => {
      const body = await bodyOf(req);
      const found = devices.get(req.url ?? '');
      const status = found ? service.answer(String(req.headers['topic'])) : 410;
      if (found && status === 201) {
        checkSignature(req.headers.authorization ?? '', service.origin);
        found.device.got.push(found.open(body));
        found.device.headers.push(req.headers as Record<string, string>);
      }
      res.writeHead(status).end();
    })().catch((fault: unknown) => res.writeHead(400).end(String(fault)));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  service.origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

  function device(): Device {
    const ecdh = createECDH('prime256v1');
    ecdh.generateKeys();
    const secret = randomBytes(16);
    const path = `/push/${randomBytes(24).toString('base64url')}`;
    const made: Device = {
      subscription: {
        endpoint: service.origin + path,
        keys: { p256dh: ecdh.getPublicKey('base64url'), auth: secret.toString('base64url') },
      },
      got: [],
      headers: [],
    };
    devices.set(path, { device: made, open: (body) => decrypted(body, ecdh, secret) });
    return made;
  }
  return service;
}

export async function bodyOf(req: IncomingMessage): Promise<Buffer> {
  const parts: Buffer[] = [];
  for await (const part of req as AsyncIterable<Buffer>) parts.push(part);
  return Buffer.concat(parts);
}

/** aes128gcm: salt, record size, the sender's public key, and one record. */
function decrypted(body: Buffer, ecdh: ReturnType<typeof createECDH>, secret: Buffer): Pushed {
  const [salt, keyLength] = [body.subarray(0, 16), body[20] ?? 0];
  const sender = body.subarray(21, 21 + keyLength);
  const record = body.subarray(21 + keyLength);
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), ecdh.getPublicKey(), sender]);
  const shared = hkdfSync('sha256', ecdh.computeSecret(sender), secret, info, 32);
  const derived = (name: string, bytes: number): Buffer =>
    Buffer.from(hkdfSync('sha256', Buffer.from(shared), salt, `Content-Encoding: ${name}\0`, bytes));
  const decipher = createDecipheriv('aes-128-gcm', derived('aes128gcm', 16), derived('nonce', 12));
  decipher.setAuthTag(record.subarray(-16));
  const plain = Buffer.concat([decipher.update(record.subarray(0, -16)), decipher.final()]);
  return JSON.parse(plain.subarray(0, plain.lastIndexOf(2)).toString('utf8')) as Pushed;
}

/** Signed with the key that is sent along, for this service, and not for long (RFC 8292). */
function checkSignature(authorization: string, audience: string): void {
  const { t: token = '', k: key = '' } =
    /^vapid t=(?<t>[^,]+), ?k=(?<k>.+)$/.exec(authorization)?.groups ?? {};
  const [head = '', claims = '', signature = ''] = token.split('.');
  const point = Buffer.from(key, 'base64url');
  const publicKey = createPublicKey({
    format: 'jwk',
    key: {
      kty: 'EC',
      crv: 'P-256',
      x: point.subarray(1, 33).toString('base64url'),
      y: point.subarray(33).toString('base64url'),
    },
  });
  const isGood = verify(
    'sha256',
    Buffer.from(`${head}.${claims}`),
    { key: publicKey, dsaEncoding: 'ieee-p1363' },
    Buffer.from(signature, 'base64url'),
  );
  const { aud, exp } = JSON.parse(Buffer.from(claims, 'base64url').toString()) as {
    aud: string;
    exp: number;
  };
  if (!isGood || aud !== audience || exp * 1_000 > Date.now() + 86_400_000)
    throw new Error('not signed for this service');
}
