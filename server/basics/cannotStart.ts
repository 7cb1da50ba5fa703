/** Why the program cannot start, as one sentence for the person who starts it; it is printed without a stack trace, and the exit code is 1. */
export class CannotStart extends Error {
  override name = 'CannotStart';
}

/** The sentence for a fault that whoever starts the program can fix, or null for a bug of ours. */
export function startSentence(fault: unknown, where: { host: string; port: number }): string | null {
  if (fault instanceof CannotStart) return fault.message;
  const code = codeOf(fault);
  if (code === 'EADDRINUSE') {
    return `Port ${where.port} on ${where.host} is taken by another program. Stop that one, or choose another: PORT=${where.port + 1} npm start`;
  }
  if (code === 'EACCES') {
    return `This account may not listen on port ${where.port}. Choose one above 1023: PORT=4000 npm start`;
  }
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND') {
    return `This machine has no address ${where.host}. Set HOST to one it has, or leave it out.`;
  }
  return null;
}

export function codeOf(fault: unknown): string | undefined {
  return fault instanceof Error && 'code' in fault && typeof fault.code === 'string' ? fault.code : undefined;
}
