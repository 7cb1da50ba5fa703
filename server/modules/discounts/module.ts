import { asked } from '../../kernel/api/seenRows.ts';
import type { Module } from '../module.ts';
import { discountEntity } from './entity.ts';
import { discountFacts } from './facts.ts';
import { discountPolicy } from './policy.ts';

export const discountsModule = {
  entities: [discountEntity],
  policy: discountPolicy,
  resolvers: asked(discountEntity, 'getDiscountsByTeacherId'),
  facts: discountFacts,
} satisfies Module;
