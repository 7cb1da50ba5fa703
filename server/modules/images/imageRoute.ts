/** POST /images stores a picture and returns its id; GET /images/<id> and /images/<id>/small return it to those who may see it. */
import type { IncomingMessage, ServerResponse } from 'node:http';
import { requireSession, type SessionReader } from '../../kernel/api/context.ts';
import { Denied } from '../../basics/httpDenied.ts';
import { answerJson } from '../../http/answer.ts';
import type { Handler, Route } from '../../http/route.ts';
import { bodyInTime, refuseLargeBody, type BodyTimes } from '../../http/requestBody.ts';
import type { Limits } from '../../kernel/limits/rateLimits.ts';
import { makeSlots } from '../../kernel/limits/workSlots.ts';
import type { Store } from '../../db/database.ts';
import { imageLimits, imageUses, type ImageUse } from '../../../domain/people/imageUse.ts';
import { keepImage } from './storeImage.ts';
import { laidAside, layAside } from './temporaryFile.ts';
import { pictureIn } from './uploadedPicture.ts';
import { remakeBeside } from './reencode.ts';
import { seenImage } from './imageAccess.ts';

/** Two uploads of one person; in total so many are decoded at once, each once it has arrived completely. */
const places = { ofOne: 2, atOnce: 4, longestWaitMs: 15_000 };

/** Fifty megabytes over a slow connection take long; a silent connection is cut off soon. */
const times: BodyTimes = { idleMs: 5_000, wholeMs: 60_000 };
/** What the form around the picture may add to its size. */
const formBytes = 64 * 1024;

export type ImageParts = {
  store: Store;
  sessions: SessionReader;
  limits: Limits;
  nowMs(): number;
  bodyTimes?: BodyTimes;
};

export function makeImageRoutes(parts: ImageParts): Route[] {
  const handle = handleImages(parts);
  return [
    { path: '/images', handle, limitsItsBody: true },
    { path: '/images/', handle, limitsItsBody: true },
  ];
}

function handleImages({ store, sessions, limits, nowMs, bodyTimes = times }: ImageParts): Handler {
  const slots = makeSlots(places);

  async function take(req: IncomingMessage, res: ServerResponse): Promise<void> {
    const session = await requireSession(sessions, req);
    const userId = session.actor.id;
    const use = useOf(req);
    refuseLargeBody(req, imageLimits[use].mostBytes + formBytes);
    const leave = slots.enter(userId);
    try {
      await limits.count('images', { who: userId });
      const { mostBytes, formats } = imageLimits[use];
      const remade = await laidAside(
        (path) =>
          bodyInTime(req, bodyTimes, () => pictureIn(req, mostBytes, (picture) => layAside(picture, path))),
        (picture) => slots.inTurn(() => remakeBeside(picture(), use)),
      );
      if (remade === 'FAILED') throw new Denied(422, 'IMAGE_FAILED', 'Failed to process image.');
      if (remade === 'WRONG_TYPE') {
        throw new Denied(422, 'IMAGE_TYPE', `The picture must be one of: ${formats.join(', ')}.`);
      }
      answerJson(res, 200, { id: await keepImage(store, { userId, use, ...remade }) });
    } finally {
      leave();
    }
  }

  async function show(req: IncomingMessage, res: ServerResponse, path: string): Promise<void> {
    const [, , id = '', size] = path.split('/');
    const actor = (await sessions.of(req))?.actor ?? null;
    const asked = { id, size: size === 'small' ? 'small' : 'large', actor, nowMs: nowMs() } as const;
    const bytes = await seenImage(store.db, asked);
    // Nobody else learns whether it exists.
    if (!bytes) throw new Denied(404, 'NOT_FOUND', 'There is no such picture.');
    res.writeHead(200, {
      'content-type': 'image/webp',
      'content-length': bytes.length,
      'cache-control': 'private, max-age=300',
      vary: 'Cookie',
    });
    res.end(req.method === 'HEAD' ? undefined : bytes);
  }

  return (req, res, path) => {
    const isTaking = path === '/images';
    if (isTaking && req.method === 'POST') return take(req, res);
    if (!isTaking && (req.method === 'GET' || req.method === 'HEAD')) return show(req, res, path);
    res.setHeader('allow', isTaking ? 'POST' : 'GET');
    throw new Denied(405, 'BAD_REQUEST', `${req.method} is not taken here.`);
  };
}

function useOf(req: IncomingMessage): ImageUse {
  const said = new URLSearchParams(req.url?.split('?')[1]).get('for');
  return imageUses.find((use) => use === said) ?? 'profile';
}
