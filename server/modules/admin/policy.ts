/** Admins see figures of the whole platform, and no row of anybody (access.md T25). */
import type { AccessPolicy, FieldRule } from '../../kernel/entities/policy.ts';

const whole = (...fields: readonly string[]): Record<string, FieldRule> =>
  Object.fromEntries(fields.map((field) => [field, 'asParent']));

export const adminPolicy = {
  Query: {
    adminStats: ['admin'],
    userGrowth: ['admin'],
    revenueAnalytics: ['admin'],
    systemHealth: ['admin'],
  },
  types: {
    AdminStats: whole('users', 'meetings', 'business', 'engagement'),
    AdminUsers: whole(
      'total',
      'teachers',
      'students',
      'parents',
      'activeThisWeek',
      'activeThisMonth',
      'newThisWeek',
      'newThisMonth',
      'subscriptions',
      'plans',
    ),
    AdminMeetings: whole('total', 'upcoming', 'completed', 'averagePerTeacher', 'popularSubjects'),
    AdminBusiness: whole('revenue', 'averageMeetingCost', 'activeSubscriptions', 'trialConversionRate'),
    AdminEngagement: whole('joinRequests', 'pending', 'approvalRate', 'deliveryRate'),
    AdminCount: whole('key', 'count'),
    AdminAmount: whole('currency', 'amount'),
    UserGrowthPoint: whole('day', 'users'),
    RevenueMonth: whole('month', 'amounts'),
    SystemHealth: whole(
      'database',
      'uptimeSeconds',
      'errorRate',
      'responseMs',
      'connections',
      'connectionLimit',
    ),
  },
} as const satisfies AccessPolicy;
