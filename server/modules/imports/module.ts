import type { Module } from '../module.ts';
import { makeImportRoute, type ImportParts } from './importRoute.ts';

export const importsModule = {
  routes: (given: ImportParts) => [makeImportRoute(given)],
} satisfies Module;
