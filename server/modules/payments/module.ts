import type { Module } from '../module.ts';
import { paymentEntity } from './entity.ts';
import { paymentPolicy } from './policy.ts';
import { paymentResolvers } from './resolvers.ts';

export const paymentsModule = {
  entities: [paymentEntity],
  policy: paymentPolicy,
  resolvers: paymentResolvers,
} satisfies Module;
