/** POST /images takes a picture and answers its id; GET /images/<id> and /images/<id>/small show it to whoever may see it. */
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Sessions } from '../access/sessions.ts';
import { answerJson, Denied } from '../doors/answer.ts';
import type { Handler } from '../doors/http.ts';
import { bodyInTime, refuseLargeBody, type BodyTimes } from '../doors/limits.ts';
import type { Limits } from '../limits/limits.ts';
import { makeSlots } from '../limits/slots.ts';
import type { Store } from '../store/database.ts';
import { imageLimits, type ImageUse } from '../../domain/people/imageUse.ts';
import { keepImage } from './keepImage.ts';
import { laidAside, layAside } from './layAside.ts';
import { pictureIn } from './pictureIn.ts';
import { remakeBeside } from './remakeBeside.ts';
import { seenImage } from './whoSees.ts';

/** Two of one person; and of all so many are decoded at once, each when it has come whole. */
const places = { ofOne: 2, atOnce: 4, longestWaitMs: 15_000 };

/** Fifty megabytes over a slow line take their time; a line that says nothing does not. */
const times: BodyTimes = { idleMs: 5_000, wholeMs: 60_000 };
/** What the form around the picture may add. */
const formBytes = 64 * 1024;

export type ImageParts = {
  store: Store;
  sessions: Pick<Sessions, 'of'>;
  limits: Limits;
  nowMs(): number;
  bodyTimes?: BodyTimes;
};

export function makeImageDoor({ store, sessions, limits, nowMs, bodyTimes = times }: ImageParts): Handler {
  const slots = makeSlots(places);

  async function take(req: IncomingMessage, res: ServerResponse): Promise<void> {
    const session = await sessions.of(req);
    if (!session) throw new Denied(401, 'UNAUTHENTICATED', 'Nobody is signed in.');
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
        (picture) => slots.inTurn(() => remakeBeside(picture(), formats)),
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
    // Whether it is there at all, nobody else learns.
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

const useOf = (req: IncomingMessage): ImageUse =>
  new URLSearchParams(req.url?.split('?')[1]).get('for') === 'child' ? 'child' : 'profile';
