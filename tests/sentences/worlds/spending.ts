/** A teacher with expenses, named in the language that is spoken. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Locale, World } from '../../../commands/world/world.ts';
import { teacherWorld } from '../../corpus/world.ts';

const expenses = JSON.parse(readFileSync(join(import.meta.dirname, 'spending.json'), 'utf8')) as Record<
  Locale,
  NonNullable<World['expenses']>
>;

export const spendingWorld = (locale: Locale): World => ({ ...teacherWorld, expenses: expenses[locale] });
