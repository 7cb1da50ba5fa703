import type { Module } from '../module.ts';
import { makeDocumentRoute, type DocumentParts } from './documentRoute.ts';

export const documentsModule = {
  routes: (given: DocumentParts) => [makeDocumentRoute(given)],
} satisfies Module;
