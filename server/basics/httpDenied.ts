/** A call that is understood and not allowed; the door turns it into its answer. */
export class Denied extends Error {
  readonly status: number;
  readonly code: string;
  readonly more: {
    field?: string;
    retryAfterSeconds?: number;
    /** The request for a code that stands open, of whoever has proved to be its owner. */
    request?: string;
  };

  constructor(status: number, code: string, message: string, more: Denied['more'] = {}) {
    super(message);
    this.status = status;
    this.code = code;
    this.more = more;
  }
}
