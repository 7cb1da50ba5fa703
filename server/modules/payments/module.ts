import { asked } from '../../kernel/api/seenRows.ts';
import type { Module } from '../module.ts';
import { paymentEntity } from './entity.ts';
import { shownPayments as shown } from './policy.ts';
import { settleByNight } from './settleByNight.ts';

export const paymentsModule = {
  entities: [paymentEntity],
  policy: shown.policy,
  sdl: shown.sdl,
  resolvers: asked(paymentEntity, shown.query),
  everyNight: settleByNight,
} satisfies Module;
