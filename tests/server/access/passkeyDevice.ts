/** A device that holds passkeys, as a browser would speak for it: keys and signatures of the real kind, made by Node. */
import { createHash, createSign, generateKeyPairSync, randomBytes } from 'node:crypto';

type Options = { challenge: string };
type Answer = { id: string; rawId: string; type: string; response: object; clientExtensionResults: object };

export type PasskeyDevice = {
  register(options: Options): Answer;
  show(options: Options, how?: { verified?: boolean; counter?: number; origin?: string }): Answer;
};

const sha256 = (data: Buffer): Buffer => createHash('sha256').update(data).digest();
const up = 0x01;
const verified = 0x04;
const attested = 0x40;

const counted = (counter: number): Buffer => {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32BE(counter);
  return bytes;
};

/** The few forms of CBOR that a key and its statement need. */
const head = (kind: number, size: number): Buffer =>
  size < 24
    ? Buffer.from([(kind << 5) | size])
    : size < 256
      ? Buffer.from([(kind << 5) | 24, size])
      : Buffer.from([(kind << 5) | 25, size >> 8, size & 255]);
const bytes = (data: Buffer): Buffer => Buffer.concat([head(2, data.length), data]);
const text = (said: string): Buffer => Buffer.concat([head(3, said.length), Buffer.from(said)]);
const int = (value: number): Buffer => (value < 0 ? head(1, -1 - value) : head(0, value));

export function aPasskeyDevice(site: string): PasskeyDevice {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const jwk = publicKey.export({ format: 'jwk' });
  const [x, y] = [jwk.x, jwk.y].map((part) => Buffer.from(part ?? '', 'base64url')) as [Buffer, Buffer];
  const id = randomBytes(32);
  const rpIdHash = sha256(Buffer.from(new URL(site).hostname));
  const clientData = (type: string, { challenge }: Options, origin = site): Buffer =>
    Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));
  const answer = (response: Record<string, Buffer>): Answer => ({
    id: id.toString('base64url'),
    rawId: id.toString('base64url'),
    type: 'public-key',
    response: Object.fromEntries(
      Object.entries(response).map(([name, data]) => [name, data.toString('base64url')]),
    ),
    clientExtensionResults: {},
  });
  return {
    register(options) {
      const key = Buffer.concat([
        head(5, 5),
        int(1),
        int(2),
        int(3),
        int(-7),
        int(-1),
        int(1),
        int(-2),
        bytes(x),
        int(-3),
        bytes(y),
      ]);
      const length = Buffer.from([0, id.length]);
      const flags = Buffer.from([up | verified | attested]);
      const authData = Buffer.concat([rpIdHash, flags, counted(0), Buffer.alloc(16), length, id, key]);
      const statement = Buffer.concat([
        head(5, 3),
        text('fmt'),
        text('none'),
        text('attStmt'),
        head(5, 0),
        text('authData'),
        bytes(authData),
      ]);
      return answer({
        clientDataJSON: clientData('webauthn.create', options),
        attestationObject: statement,
      });
    },
    show(options, { verified: isVerified = true, counter = 0, origin } = {}) {
      const flags = Buffer.from([isVerified ? up | verified : up]);
      const authenticatorData = Buffer.concat([rpIdHash, flags, counted(counter)]);
      const clientDataJSON = clientData('webauthn.get', options, origin);
      const signature = createSign('sha256')
        .update(Buffer.concat([authenticatorData, sha256(clientDataJSON)]))
        .sign(privateKey);
      return answer({ clientDataJSON, authenticatorData, signature });
    },
  };
}
