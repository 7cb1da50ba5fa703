import type { Module } from '../module.ts';
import { paymentEntity } from './entity.ts';
import { paymentPolicy } from './policy.ts';
import { paymentResolvers } from './resolvers.ts';
import { settleByNight } from './settleByNight.ts';

export const paymentsModule = {
  entities: [paymentEntity],
  policy: paymentPolicy,
  resolvers: paymentResolvers,
  everyNight: settleByNight,
} satisfies Module;
