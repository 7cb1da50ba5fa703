/** A fault as the log has it: where and why, without the rows and values that it speaks of, which may hold names (access.md T17). */
import { stripVTControlCharacters } from 'node:util';
import { log } from './log.ts';

/** What PostgreSQL says of a fault that is no value of a row. */
const harmless = ['code', 'severity', 'schema', 'table', 'column', 'constraint', 'routine'] as const;

export function tellFault(at: string, fault: unknown, id?: string): void {
  log({ level: 'error', event: 'fault', at, id, fault: describe(fault) });
}

function describe(fault: unknown, depth = 0): string {
  if (!(fault instanceof Error)) return `a ${typeof fault} was thrown`;
  const known = harmless.flatMap((name) => {
    const value: unknown = (fault as Error & Record<string, unknown>)[name];
    return typeof value === 'string' ? [`${name}=${value}`] : [];
  });
  const cause =
    fault.cause instanceof Error && depth < 3 ? `\n caused by ${describe(fault.cause, depth + 1)}` : '';
  const told = [fault.stack ?? `${fault.name}: ${fault.message}`, ...known].join('\n    ');
  return stripVTControlCharacters(told) + cause;
}
