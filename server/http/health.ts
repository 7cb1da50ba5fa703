/** GET /health: whether this server can work: it is not stopping, and reaches its database. */
import type { ServerResponse } from 'node:http';
import type { Store } from '../db/database.ts';
import { answerJson } from './answer.ts';

const patienceMs = 2000;

export async function answerHealth(
  res: ServerResponse,
  store: Pick<Store, 'pool'>,
  isStopping = false,
): Promise<void> {
  const healthy = !isStopping && (await reaches(store));
  answerJson(res, healthy ? 200 : 503, { status: healthy ? 'ok' : 'unavailable' });
}

async function reaches({ pool }: Pick<Store, 'pool'>): Promise<boolean> {
  const asked = pool.query('SELECT 1').then(
    () => true,
    () => false,
  );
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<boolean>((resolve) => (timer = setTimeout(resolve, patienceMs, false)));
  const healthy = await Promise.race([asked, late]);
  clearTimeout(timer);
  return healthy;
}
