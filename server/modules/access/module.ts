import type { Store } from '../../db/database.ts';
import type { Module } from '../module.ts';
import { makeAuthRoute, type AuthParts } from './authRoutes.ts';
import { forgetOldCodes } from './codes.ts';
import { forgetEndedSessions } from './sessions.ts';

export const accessModule = {
  routes: (given: AuthParts) => [makeAuthRoute(given)],
  async everyNight(store: Store, nowMs: number) {
    await forgetOldCodes(store, nowMs);
    await forgetEndedSessions(store, nowMs);
  },
} satisfies Module;
