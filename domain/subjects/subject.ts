/** What a teacher teaches, and its price. */
import type { Id } from '../basics/ids.ts';

export type Subject = { id: Id; name: string; hourlyMinor: number; color: string };
