/** What the answer to an operation carries, derived from what the operation declares. */
import type { RowKind } from './rows.ts';

/** Rows that travel: what one is called in a payload (many with an s), and its type in the schema. */
export const wireKinds = {
  meeting: { name: 'meeting', type: 'Meeting' },
  restrictedTime: { name: 'restrictedTime', type: 'RestrictedTime' },
  pendingMeeting: { name: 'pendingMeeting', type: 'PendingMeeting' },
  waiting: { name: 'waiting', type: 'Waiting' },
  subject: { name: 'subject', type: 'Subject' },
  expense: { name: 'expense', type: 'Expense' },
  teacher: { name: 'teacher', type: 'Teacher' },
  link: { name: 'student', type: 'Student' },
  acceptance: { name: 'acceptance', type: 'ContractAcceptance' },
  joinRequest: { name: 'joinRequest', type: 'JoinRequest' },
  invitation: { name: 'invitation', type: 'Invitation' },
} as const satisfies Partial<Record<RowKind, { name: string; type: string }>>;

export type WireKind = keyof typeof wireKinds;

/** Payloads that are not called as the row is that they speak of first; null: their fields are written by hand in the schema. */
const spokenOf = {
  attendance: 'meeting',
  contract: 'acceptance',
  parent: null,
  own: null,
} as const satisfies Record<string, WireKind | null>;

/** After which row a payload is named; `own`: somebody's own account or children. */
export type PayloadName = Exclude<(typeof wireKinds)[WireKind]['name'], 'acceptance'> | keyof typeof spokenOf;

/** What of an operation decides what its answer carries. */
type Declared = { payload: PayloadName; writes: readonly RowKind[] | 'any' };

/** The row that a payload speaks of first. */
const firstOf = (payload: PayloadName): (typeof wireKinds)[WireKind] | null => {
  const spoken = payload in spokenOf ? spokenOf[payload as keyof typeof spokenOf] : undefined;
  if (spoken !== undefined) return spoken && wireKinds[spoken];
  return Object.values(wireKinds).find(({ name }) => name === payload) ?? null;
};

export const payloadType = (name: PayloadName): string => `${name[0]?.toUpperCase()}${name.slice(1)}Payload`;

/** The kinds of rows that come with the answer to an operation. */
export const kindsIn = ({ writes }: Pick<Declared, 'writes'>): WireKind[] =>
  (Object.keys(wireKinds) as WireKind[]).filter((kind) => writes === 'any' || writes.includes(kind));

/** By payload type: field → its type in SDL. */
export function payloadTypes(operations: Iterable<Declared>): Map<string, Record<string, string>> {
  const types = new Map<string, Record<string, string>>();
  for (const declared of operations) {
    const type = payloadType(declared.payload);
    const spoken = firstOf(declared.payload);
    const fields = types.get(type) ?? {
      status: 'String!',
      refusal: 'Refusal',
      changeId: 'ID',
      ...(spoken ? { [spoken.name]: spoken.type } : {}),
    };
    for (const kind of kindsIn(declared)) fields[`${wireKinds[kind].name}s`] = `[${wireKinds[kind].type}!]`;
    types.set(type, fields);
  }
  return types;
}
