/** What a teacher has booked with us. */

export type Plan = 'basic' | 'premium' | 'ultra';

export type SubscriptionStatus = 'ACTIVE' | 'CANCELLED' | 'SUSPENDED' | 'EXPIRED' | 'TRIAL';
