/** How the process that answers stands; no host, version or query (access.md T25). */
import { performance } from 'node:perf_hooks';
import { faults, operationSeconds } from '../../basics/metrics.ts';
import type { Store } from '../../db/database.ts';

const slowMs = 1_000;

export async function readHealth({ pool }: Pick<Store, 'pool'>) {
  const begunMs = performance.now();
  await pool.query('select 1');
  const tookMs = performance.now() - begunMs;
  const { calls, seconds } = await answered();
  const failed = sumOf((await faults.get()).values);
  return {
    database: tookMs > slowMs ? 'slow' : 'ok',
    uptimeSeconds: Math.floor(process.uptime()),
    errorRate: calls === 0 ? null : Math.min(1, failed / calls),
    responseMs: calls === 0 ? null : (seconds / calls) * 1_000,
    connections: pool.totalCount,
    connectionLimit: pool.options.max,
  };
}

const sumOf = (values: readonly { value: number }[]): number =>
  values.reduce((sum, { value }) => sum + value, 0);

/** What the histogram of GET /metrics has counted. */
async function answered(): Promise<{ calls: number; seconds: number }> {
  const { values } = await operationSeconds.get();
  const ending = (end: string) => values.filter(({ metricName }) => metricName?.endsWith(end));
  return { calls: sumOf(ending('_count')), seconds: sumOf(ending('_sum')) };
}
