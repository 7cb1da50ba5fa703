/** The rows of one teacher that calls name. */

/** What there is of one teacher, to be asked for by everybody; made anew for each call. */
export const targetNames = [
  'teacher',
  'student',
  'keptStudent',
  'parent',
  'meeting',
  'change',
  'restrictedTime',
  'pending',
  'subject',
  'expense',
  'discount',
  // a full group, one in which the student waits, and one in which a place is offered to them
  'group',
  'queue',
  'offer',
  'openGroup',
  'request',
  'invitation',
  'payment',
  // what the student was told of
  'notification',
] as const;

export type Targets = Record<(typeof targetNames)[number], string>;
