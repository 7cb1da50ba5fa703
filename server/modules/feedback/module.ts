import type { Module } from '../module.ts';
import { forgetOldFeedback } from './keepFeedback.ts';
import { feedbackPolicy } from './policy.ts';
import { feedbackResolvers } from './resolvers.ts';

export const feedbackModule = {
  policy: feedbackPolicy,
  resolvers: feedbackResolvers,
  everyNight: forgetOldFeedback,
} satisfies Module;
