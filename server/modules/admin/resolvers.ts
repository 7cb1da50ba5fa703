/** The figures that admins ask for. */
import { denied } from '../../basics/denied.ts';
import type { Context } from '../../kernel/api/context.ts';
import type { ModuleResolvers } from '../../kernel/api/resolvers.ts';
import {
  isPeriod,
  readBusiness,
  readEngagement,
  readGrowth,
  readMeetings,
  readRevenue,
  readUsers,
} from './adminStats.ts';
import { readAsAdmin } from './readAsAdmin.ts';
import { readHealth } from './systemHealth.ts';

const dayShape = /^\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])$/;
const mostDays = 5 * 366;

/** Days from the first to the last, or null where they are none, or too many. */
function daysBetween(from: string, to: string): number | null {
  if (!dayShape.test(from) || !dayShape.test(to)) return null;
  const days = (Date.parse(to) - Date.parse(from)) / 86_400_000;
  return days >= 0 && days <= mostDays ? days : null;
}

export const adminResolvers: ModuleResolvers = {
  Query: {
    adminStats: (_: unknown, _args: unknown, context: Context) =>
      readAsAdmin(context, 'adminStats', async () => {
        const { db } = context.store;
        const nowMs = context.nowMs();
        return {
          users: await readUsers(db, nowMs),
          meetings: await readMeetings(db, nowMs),
          business: await readBusiness(db, nowMs),
          engagement: await readEngagement(db, nowMs),
        };
      }),
    userGrowth(_: unknown, { period }: { period: string }, context: Context) {
      if (!isPeriod(period)) throw denied('BAD_REQUEST', { field: 'period' });
      return readAsAdmin(context, 'userGrowth', () => readGrowth(context.store.db, period, context.nowMs()));
    },
    revenueAnalytics(
      _: unknown,
      { dateRange: { from, to } }: { dateRange: { from: string; to: string } },
      context: Context,
    ) {
      if (daysBetween(from, to) === null) throw denied('BAD_REQUEST', { field: 'dateRange' });
      return readAsAdmin(context, 'revenueAnalytics', () => readRevenue(context.store.db, from, to));
    },
    systemHealth: (_: unknown, _args: unknown, context: Context) =>
      readAsAdmin(context, 'systemHealth', () => readHealth(context.store)),
  },
};
