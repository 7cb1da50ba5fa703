/** Logs a fault: where and why, without the rows and values in it, which may hold names (access.md T17). */
import { stripVTControlCharacters } from 'node:util';
import { kindOf } from './faultKind.ts';
import { log } from './log.ts';
import { faults } from './metrics.ts';

/** The fields of a PostgreSQL error that never hold a value of a row. */
const harmless = ['code', 'severity', 'schema', 'table', 'column', 'constraint', 'routine'] as const;

export function reportFault(at: string, fault: unknown, id?: string): void {
  const kind = kindOf(fault);
  faults.inc({ kind });
  // Every call reports it while it lasts: where in the program it happened is of no interest.
  if (kind === 'UNAVAILABLE' || kind === 'TIMEOUT') {
    const told = { level: 'error', at, id, fault: plainly((fault as Error).message) } as const;
    if (kind === 'TIMEOUT') log({ ...told, event: 'timeout' });
    else log({ ...told, event: 'database away' });
  } else log({ level: 'error', event: 'fault', at, id, fault: describe(fault) });
}

const plainly = (text: string): string => stripVTControlCharacters(text);

function describe(fault: unknown, depth = 0): string {
  if (!(fault instanceof Error)) return `a ${typeof fault} was thrown`;
  const known = harmless.flatMap((name) => {
    const value: unknown = (fault as Error & Record<string, unknown>)[name];
    return typeof value === 'string' ? [`${name}=${value}`] : [];
  });
  const cause =
    fault.cause instanceof Error && depth < 3 ? `\n caused by ${describe(fault.cause, depth + 1)}` : '';
  const told = [fault.stack ?? `${fault.name}: ${fault.message}`, ...known].join('\n    ');
  return plainly(told) + cause;
}
