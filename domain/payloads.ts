/** What the answer to an operation carries, derived from what the operation declares. */
import type { Operation, PayloadName } from './operation.ts';
import type { RowKind } from './rows.ts';

/** Rows that travel: what one is called in a payload (many with an s), and its type in the schema. */
export const wireKinds = {
  meeting: { name: 'meeting', type: 'Meeting' },
  restrictedTime: { name: 'restrictedTime', type: 'RestrictedTime' },
  pendingMeeting: { name: 'pendingMeeting', type: 'PendingMeeting' },
  waiting: { name: 'waiting', type: 'Waiting' },
  subject: { name: 'subject', type: 'Subject' },
  teacher: { name: 'teacher', type: 'Teacher' },
  link: { name: 'student', type: 'Student' },
  acceptance: { name: 'acceptance', type: 'ContractAcceptance' },
  joinRequest: { name: 'joinRequest', type: 'JoinRequest' },
  invitation: { name: 'invitation', type: 'Invitation' },
} as const satisfies Partial<Record<RowKind, { name: string; type: string }>>;

export type WireKind = keyof typeof wireKinds;

/** The kind of the row that a payload speaks of first; null: its fields are written by hand in the schema. */
const spokenOf: Record<PayloadName, WireKind | null> = {
  meeting: 'meeting',
  attendance: 'meeting',
  restrictedTime: 'restrictedTime',
  pendingMeeting: 'pendingMeeting',
  waiting: 'waiting',
  subject: 'subject',
  teacher: 'teacher',
  parent: null,
  own: null,
  student: 'link',
  invitation: 'invitation',
  contract: 'acceptance',
  joinRequest: 'joinRequest',
};

type Declared = Pick<Operation<string, never, never>, 'payload' | 'writes'>;

export const payloadType = (name: PayloadName): string => `${name[0]?.toUpperCase()}${name.slice(1)}Payload`;

/** The kinds of rows that come with the answer to an operation. */
export const kindsIn = ({ writes }: Pick<Declared, 'writes'>): WireKind[] =>
  (Object.keys(wireKinds) as WireKind[]).filter((kind) => writes === 'any' || writes.includes(kind));

/** By payload type: field → its type in SDL. */
export function payloadTypes(operations: Iterable<Declared>): Map<string, Record<string, string>> {
  const types = new Map<string, Record<string, string>>();
  for (const declared of operations) {
    const type = payloadType(declared.payload);
    const spoken = spokenOf[declared.payload];
    const fields = types.get(type) ?? {
      status: 'String!',
      refusal: 'Refusal',
      changeId: 'ID',
      ...(spoken ? { [wireKinds[spoken].name]: wireKinds[spoken].type } : {}),
    };
    for (const kind of kindsIn(declared)) fields[`${wireKinds[kind].name}s`] = `[${wireKinds[kind].type}!]`;
    types.set(type, fields);
  }
  return types;
}
