import { asked } from '../../kernel/api/seenRows.ts';
import type { Module } from '../module.ts';
import { paymentEntity } from './entity.ts';
import { paymentPolicy } from './policy.ts';
import { settleByNight } from './settleByNight.ts';

export const paymentsModule = {
  entities: [paymentEntity],
  policy: paymentPolicy,
  resolvers: asked(paymentEntity, 'paymentsByTeacherId'),
  everyNight: settleByNight,
} satisfies Module;
