/** Whether a fault means that the database cannot be reached now: nothing is wrong with what was asked, and it may be asked again. */

/** PostgreSQL's own words: connection failures, too few resources, and a server that stops, crashed or is just starting. */
const awayStates = /^(?:08...|53...|57P0[1235])$/;

/** Of the operating system, while connecting or on a line that broke. */
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

/** What pg says of a line that broke; these faults have no code. */
const awayMessages =
  /^(?:Connection terminated|Client has encountered a connection error|Client was closed|timeout exceeded when trying to connect)/;

/** The causes behind a fault that are looked at. */
const deepest = 4;

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
