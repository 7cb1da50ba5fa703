/** What a module gives the HTTP server: a path, who may call it, and what answers. */
import type { IncomingMessage, ServerResponse } from 'node:http';

export type Handler = (req: IncomingMessage, res: ServerResponse, path: string) => unknown;

export type Route = {
  /** With a slash at the end it stands for all below it. */
  path: string;
  handle: Handler;
  /**
   * Our page alone, unless something else is said. 'anybody': without a cookie of ours, and even while work is being done.
   * 'another server': which has a signature in place of a session, and delivers again what was not taken.
   */
  calledBy?: 'anybody' | 'another server';
  /** A browser that comes back from elsewhere by a link. */
  comesBack?(req: IncomingMessage, path: string): boolean;
  /** Refused while work is being done on the server; what is posted, unless something else is said. */
  writes?(req: IncomingMessage, path: string): boolean;
  /** It takes more than the usual, and says itself how much. */
  limitsItsBody?: boolean;
};
