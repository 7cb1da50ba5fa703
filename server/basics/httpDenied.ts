/** A call that is understood and refused; the HTTP server turns it into an answer. */
export class Denied extends Error {
  readonly status: number;
  readonly code: string;
  readonly more: {
    field?: string;
    retryAfterSeconds?: number;
    /** The pending code request, for a caller who has proved to be its owner. */
    request?: string;
  };

  constructor(status: number, code: string, message: string, more: Denied['more'] = {}) {
    super(message);
    this.status = status;
    this.code = code;
    this.more = more;
  }
}
