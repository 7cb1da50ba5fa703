/** What a module gives the HTTP server: a path, who may call it, and its handler. */
import type { IncomingMessage, ServerResponse } from 'node:http';

export type Handler = (req: IncomingMessage, res: ServerResponse, path: string) => unknown;

export type Route = {
  /** With a slash at the end it matches everything below it. */
  path: string;
  handle: Handler;
  /**
   * By default only our own page. 'anybody': without a cookie of ours, and even during maintenance. 'another server':
   * one that has a signature in place of a session, and retries what was not accepted.
   */
  calledBy?: 'anybody' | 'another server';
  /** Whether a browser returns from another site by a link. */
  comesBack?(req: IncomingMessage, path: string): boolean;
  /** Whether the call writes, and is refused during maintenance; by default every POST. */
  writes?(req: IncomingMessage, path: string): boolean;
  /** The route takes larger bodies than usual, and checks their size itself. */
  limitsItsBody?: boolean;
};
