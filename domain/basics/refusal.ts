/** Why something that was understood is not done: a value, never thrown, turned into a sentence by src/lib/i18n. */
export const refusalCodes = [
  'UNAUTHENTICATED',
  'FORBIDDEN',
  'PROVE_AGAIN', // whoever asks must have signed in just now
  'NOT_FOUND',
  'BAD_REQUEST', // an argument is missing or of the wrong form; field names it
  'BAD_TIME', // no such moment, an end before its start, or a moment beyond ten years
  'HOUR_TWICE', // a start in the second of two equal hours, when the clock is turned back
  'BAD_RULE', // a recurrence outside the spec's parts, or one that never fires
  'CLASH', // params: {conflicts: [{meetingId, start, end, with}], free: wall starts that fit}
  'CHANGED_MEANWHILE', // params: {revision}
  'ALREADY_BEGUN',
  'WRITTEN_SINCE', // undo: somebody has changed a row since
  'ALREADY_SENT', // undo: what the change sent has left the house
  'UNDO_EXPIRED', // undo by a student or a parent: it was done too long ago
  'PLAN_LIMIT', // params: {feature, limit: of what is counted}, or {status} of a plan that does not run
  'BILLING', // the payment provider said no; params: {reason}
  'CAPACITY',
  'DISCOUNT_USED_UP', // params: {name}
  'AMOUNTS_FIRST', // another currency by updateTeacher: changeCurrency brings it, with every amount
  'BLOCKED',
  'NO_TEACHER', // a lesson is asked of a teacher, and who would come has none yet
  'NAME_TAKEN',
  'TITLE_EXISTS',
  'IN_USE', // params: what still needs it, {meetings: how many}
  'CONTRACT_CHANGED', // the teacher's contract is to be accepted as it is now first; params: {version}
  'ALREADY_ASKED', // one request for the same stands open
  'CODE_WRONG', // a one-time code that is wrong, over, or was tried too often
  'SAME_LESSON', // who takes over a kept student's place comes to one of that student's lessons already
  'TOO_MANY', // more items than one call may carry
  'ROLLED_BACK', // another step of the same document refused; params: {by}
  'REQUEST_REUSED', // one requestId, two different inputs
  'RATE_LIMITED',
  'MAIL_LIMIT', // as many invitations by mail as may be, of one teacher or to one address; params: {retryAfterSeconds}
  'NOTHING_OPEN', // a family is reminded of what it does not owe
  'NO_ADDRESS', // nobody of the family has a mail address
  'MAINTENANCE', // work is being done on the server: nothing is written meanwhile
  'INTERNAL',
] as const;

/** Not refusals: the server gave no answer, so what was asked may or may not have been done, and may be sent again under the same requestId. */
export const unansweredCodes = [
  'UNAVAILABLE', // the database cannot be reached
  'TIMEOUT', // the answer took too long
] as const;

export type RefusalCode = (typeof refusalCodes)[number];

export type Refusal = {
  refused: true;
  code: RefusalCode;
  /** The argument that is at fault, as a path ('input.start'). */
  field?: string;
  params?: Record<string, unknown>;
};

export function refuse(code: RefusalCode, field?: string, params?: Record<string, unknown>): Refusal {
  return {
    refused: true,
    code,
    ...(field === undefined ? {} : { field }),
    ...(params === undefined ? {} : { params }),
  };
}

export function isRefusal(value: unknown): value is Refusal {
  return typeof value === 'object' && value !== null && 'refused' in value && value.refused === true;
}
