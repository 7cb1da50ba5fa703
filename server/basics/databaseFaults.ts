/** What PostgreSQL and the connection to it report: which faults pass, which are the caller's own, which are worth another try. */

/** PostgreSQL's own words: connection failures, too few resources, and a server that stops, crashed or is just starting. */
const awayStates = /^(?:08...|53...|57P0[1235])$/;

/** Reported by the operating system while connecting, or on a connection that broke. */
const awayCodes: readonly string[] = [
  'ECONNREFUSED',
  'ECONNRESET',
  'ECONNABORTED',
  'EPIPE',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'EAI_AGAIN',
];

/** What pg reports for a connection that broke; these faults have no code. */
const awayMessages =
  /^(?:Connection terminated|Client has encountered a connection error|Client was closed|timeout exceeded when trying to connect)/;

/** How many nested causes of a fault are looked at. */
const deepest = 4;

/** The database cannot be reached now: nothing is wrong with what was asked, and it may be asked again. */
export function isDatabaseAway(fault: unknown): boolean {
  for (let at: unknown = fault, depth = 0; at instanceof Error && depth < deepest; depth += 1) {
    if (saysAway(at)) return true;
    at = at.cause;
  }
  return false;
}

function saysAway(fault: Error): boolean {
  if (awayMessages.test(fault.message)) return true;
  const { code, syscall } = fault as Error & { code?: unknown; syscall?: unknown };
  if (typeof code !== 'string') return false;
  // The socket's file is made anew by each start of the embedded server.
  if (code === 'ENOENT') return syscall === 'connect';
  return awayStates.test(code) || awayCodes.includes(code);
}

/** Two transactions that conflicted: a deadlock, or a serialization failure. */
export const conflicts: readonly string[] = ['40P01', '40001'];
/** Another transaction wrote the same key meanwhile, for example of a request that arrived twice. */
export const uniqueViolation = '23505';
/** An exclusion constraint: two lessons at the same time. */
export const overlap = '23P01';
/** Every statement in a transaction fails with it after another one has failed. */
export const abortedByAnother = '25P02';
/** A character that PostgreSQL cannot store (NUL, half of a surrogate pair). */
export const unwritableText: readonly string[] = ['22021', '22P05'];

export function sqlState(fault: unknown): string | null {
  return fault instanceof Error && 'code' in fault && typeof fault.code === 'string' ? fault.code : null;
}
