/** Admins see figures of the whole platform, and no row of anybody (access.md T25). */
import { shownWhole, type AccessPolicy } from '../../kernel/entities/policy.ts';

export const adminPolicy = {
  Query: {
    adminStats: ['admin'],
    userGrowth: ['admin'],
    revenueAnalytics: ['admin'],
    systemHealth: ['admin'],
  },
  types: {
    AdminStats: shownWhole('users', 'meetings', 'business', 'engagement'),
    AdminUsers: shownWhole(
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
    AdminMeetings: shownWhole('total', 'upcoming', 'completed', 'averagePerTeacher', 'popularSubjects'),
    AdminBusiness: shownWhole('revenue', 'averageMeetingCost', 'activeSubscriptions', 'trialConversionRate'),
    AdminEngagement: shownWhole('joinRequests', 'pending', 'approvalRate', 'feedback', 'deliveryRate'),
    AdminCount: shownWhole('key', 'count'),
    AdminAmount: shownWhole('currency', 'amount'),
    UserGrowthPoint: shownWhole('day', 'users'),
    RevenueMonth: shownWhole('month', 'amounts'),
    SystemHealth: shownWhole(
      'database',
      'uptimeSeconds',
      'errorRate',
      'responseMs',
      'connections',
      'connectionLimit',
    ),
  },
} as const satisfies AccessPolicy;
