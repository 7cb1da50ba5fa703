import type { Module } from '../module.ts';
import { discountEntity } from './entity.ts';
import { discountFacts } from './facts.ts';
import { discountPolicy } from './policy.ts';
import { discountResolvers } from './resolvers.ts';

export const discountsModule = {
  entities: [discountEntity],
  policy: discountPolicy,
  resolvers: discountResolvers,
  facts: discountFacts,
} satisfies Module;
