/** What the board shows: four queries, asked again every five minutes (spec section 4) and by hand. */
import type { ErrorLike } from '@apollo/client';
import { CombinedGraphQLErrors } from '@apollo/client/errors';
import { useQuery } from '@apollo/client/react';
import { useState } from 'react';
import { client } from '../../lib/apollo/apollo.ts';
import {
  AdminStatsDocument,
  RevenueAnalyticsDocument,
  SystemHealthDocument,
  UserGrowthDocument,
} from './api/admin.generated.ts';

const everyMs = 5 * 60_000;

/** The first day of the month eleven months before, and today. */
function lastTwelveMonths(now: Date): { from: string; to: string } {
  const from = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - 11, 1));
  return { from: from.toISOString().slice(0, 10), to: now.toISOString().slice(0, 10) };
}

const mustProve = (error: ErrorLike | undefined): boolean =>
  CombinedGraphQLErrors.is(error) &&
  error.errors.some(({ extensions }) => extensions?.['code'] === 'PROVE_AGAIN');

export function useBoard() {
  const [{ dateRange, atMs }, setAsked] = useState(() => ({
    dateRange: lastTwelveMonths(new Date()),
    atMs: Date.now(),
  }));
  const polled = { client, pollInterval: everyMs, notifyOnNetworkStatusChange: true };
  const stats = useQuery(AdminStatsDocument, polled);
  const growth = useQuery(UserGrowthDocument, { ...polled, variables: { period: 'year' } });
  const revenue = useQuery(RevenueAnalyticsDocument, { ...polled, variables: { dateRange } });
  const health = useQuery(SystemHealthDocument, { ...polled, fetchPolicy: 'network-only' });
  const all = [stats, growth, revenue, health];
  return {
    stats: { data: stats.data?.adminStats, failed: isFailed(stats) },
    growth: { data: growth.data?.userGrowth, failed: isFailed(growth) },
    revenue: { data: revenue.data?.revenueAnalytics, failed: isFailed(revenue) },
    health: { data: health.data?.systemHealth, failed: isFailed(health) },
    mustProve: all.some(({ error }) => mustProve(error)),
    isAsking: all.some(({ loading }) => loading),
    atMs,
    async refresh(): Promise<void> {
      await Promise.allSettled(all.map(({ refetch }) => refetch()));
      setAsked({ dateRange: lastTwelveMonths(new Date()), atMs: Date.now() });
    },
  };
}

export type Board = ReturnType<typeof useBoard>;

const isFailed = ({ error, data }: { error?: ErrorLike | undefined; data?: unknown }): boolean =>
  error !== undefined && data === undefined;
