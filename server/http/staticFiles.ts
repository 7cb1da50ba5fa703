/** The built page: files with a hash in their name are cached for ever, index.html never; index.html also answers every screen's path. */
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { extname, join, sep } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { isLanguage, wholeLanguage, type WholeLanguage } from '../../domain/basics/languages.ts';

type Encoding = 'br' | 'gzip' | 'identity';
type PageFile = {
  body: Buffer;
  type: string;
  etag: string;
  cacheControl: string;
  packed: Map<Encoding, Promise<Buffer>>;
};

const types: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.svg': 'image/svg+xml; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.xml': 'application/xml; charset=utf-8',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.webp': 'image/webp',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
};
const packable = /^(?:text\/|application\/|image\/svg)/;
const forEver = 'public, max-age=31536000, immutable';
const pack = { br: promisify(brotliCompress), gzip: promisify(gzip) };

/** The files are read once: a new build needs a restart. `origin`: where people reach the program. */
export function makePage(
  folder: string,
  origin: string,
): (req: IncomingMessage, res: ServerResponse, path: string) => Promise<void> {
  const files = readPage(folder, origin);
  return async (req, res, path) => {
    if (req.method !== 'GET' && req.method !== 'HEAD') {
      res.writeHead(405, { allow: 'GET, HEAD' }).end();
      return;
    }
    const drawn = files.get(`/pages/${languageOf(req)}/${path === '/' ? 'landing' : path.slice(1)}.html`);
    if (drawn) return send(req, res, drawn, 'accept-encoding, cookie');
    const file = files.get(path) ?? (isScreen(path) ? files.get('/index.html') : undefined);
    if (file) return send(req, res, file, 'accept-encoding');
    const [status, words] = files.size
      ? [404, 'Not found.']
      : [503, 'The page has not been built yet: run npm start.'];
    res
      .writeHead(status, { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' })
      .end(words);
  };
}

/** Public pages stand drawn in each whole language (scripts/prerender): what the address asks for, what was chosen before, or Hebrew. */
function languageOf({ url = '', headers }: IncomingMessage): WholeLanguage {
  const asked = /[?&]lang=(\w+)/.exec(url)?.[1];
  const chosen = /(?:^|; )language=(\w+)/.exec(headers.cookie ?? '')?.[1];
  return wholeLanguage(isLanguage(asked) ? asked : chosen);
}

/** What a build writes for it, since it does not know where the program will be reached. */
const unknownOrigin = 'https://origin.invalid';
const namesOrigin = /\.(?:html|xml|txt)$/;

/** The path of a screen has no dot; a missing file must not be answered with the page. */
const isScreen = (path: string): boolean => !path.includes('.') && !path.startsWith('/assets/');

function readPage(folder: string, origin: string): Map<string, PageFile> {
  const files = new Map<string, PageFile>();
  if (!existsSync(join(folder, 'index.html'))) return files;
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue;
    const path = join(entry.parentPath, entry.name);
    const address = path.slice(folder.length).split(sep).join('/');
    const written = readFileSync(path);
    const body = namesOrigin.test(address)
      ? Buffer.from(written.toString('utf8').replaceAll(unknownOrigin, origin))
      : written;
    files.set(address, {
      body,
      type: types[extname(path)] ?? 'application/octet-stream',
      etag: `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`,
      cacheControl: address.startsWith('/assets/') ? forEver : 'no-cache',
      packed: new Map(),
    });
  }
  const index = files.get('/index.html');
  if (index) files.set('/', index);
  return files;
}

async function send(req: IncomingMessage, res: ServerResponse, file: PageFile, vary: string): Promise<void> {
  const common = { etag: file.etag, 'cache-control': file.cacheControl, vary };
  if (req.headers['if-none-match']?.includes(file.etag)) {
    res.writeHead(304, common).end();
    return;
  }
  const encoding = packable.test(file.type) ? bestEncoding(req.headers['accept-encoding']) : 'identity';
  const body = await packedBody(file, encoding);
  res.writeHead(200, {
    ...common,
    'content-type': file.type,
    'content-length': body.length,
    ...(encoding === 'identity' ? {} : { 'content-encoding': encoding }),
  });
  res.end(req.method === 'HEAD' ? undefined : body);
}

function bestEncoding(accepted = ''): Encoding {
  const offers = accepted.split(',').flatMap((offer) => {
    const [encoding = '', ...parameters] = offer.split(';').map((part) => part.trim());
    // RFC 9110, 12.4.2: a weight of zero refuses.
    return parameters.some((one) => /^q=0(?:\.0*)?$/.test(one)) ? [] : [encoding];
  });
  return offers.includes('br') ? 'br' : offers.includes('gzip') ? 'gzip' : 'identity';
}

/** Compressed on first request and cached: the build has a few dozen files. */
function packedBody(file: PageFile, encoding: Encoding): Promise<Buffer> {
  if (encoding === 'identity') return Promise.resolve(file.body);
  const known = file.packed.get(encoding);
  if (known) return known;
  const packed =
    encoding === 'br'
      ? pack.br(file.body, {
          params: {
            [constants.BROTLI_PARAM_QUALITY]: 9,
            [constants.BROTLI_PARAM_SIZE_HINT]: file.body.length,
          },
        })
      : pack.gzip(file.body, { level: 9 });
  file.packed.set(encoding, packed);
  return packed;
}
