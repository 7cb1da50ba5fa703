/** The rows of a series while they are being edited; in the end, what changed. */
import type { Id } from '../basics/ids.ts';
import { sameContent } from '../kernel/sameContent.ts';
import type { Address } from '../kernel/operation.ts';
import { rowKey, type Row, type RowChange } from '../kernel/rows.ts';
import { meetingEntity, type Meeting } from './meeting.ts';
import { occurrenceEntity, type Occurrence, type MeetingWithOccurrences } from './occurrence.ts';

const inAnyOrder: readonly string[] = [...meetingEntity.inAnyOrder, ...occurrenceEntity.inAnyOrder];

export type Draft = {
  meetings(): Meeting[];
  held(meetingId: Id): MeetingWithOccurrences;
  put(row: Row): void;
  drop(occurrence: Occurrence): void;
  /** Remembers where occurrences went, for addresses that were read before this edit. */
  follow(move: (address: Address) => Address): void;
  /** Where an address as it was before the edit leads now. */
  whereIs(address: Address): Address;
  changes(): RowChange[];
};

export function openDraft(held: readonly MeetingWithOccurrences[]): Draft {
  const before = new Map<string, Row>();
  for (const { meeting, occurrences } of held) {
    for (const row of [meeting, ...occurrences]) before.set(rowKey(row), row);
  }
  const now = new Map(before);
  const byMeeting = new Map(held.map(({ meeting, occurrences }) => [meeting.id, [...occurrences]]));
  const moves: ((address: Address) => Address)[] = [];

  function drop(row: Occurrence): void {
    const stood = now.get(rowKey(row));
    now.delete(rowKey(row));
    if (stood?.kind !== 'occurrence') return;
    const others = (byMeeting.get(stood.meetingId) ?? []).filter(({ id }) => id !== row.id);
    byMeeting.set(stood.meetingId, others);
  }

  /** Where one of its meeting stands there already, it stays in its place. */
  function put(row: Row): void {
    const stood = now.get(rowKey(row));
    if (row.kind === 'occurrence') {
      const beside = byMeeting.get(row.meetingId) ?? [];
      if (stood?.kind === 'occurrence' && stood.meetingId === row.meetingId)
        byMeeting.set(
          row.meetingId,
          beside.map((each) => (each.id === row.id ? row : each)),
        );
      else {
        if (stood?.kind === 'occurrence') drop(stood);
        byMeeting.set(row.meetingId, [...(byMeeting.get(row.meetingId) ?? []), row]);
      }
    }
    now.set(rowKey(row), row);
  }

  return {
    meetings: () => [...now.values()].filter((row) => row.kind === 'meeting'),
    held(meetingId) {
      const meeting = now.get(`meeting:${meetingId}`);
      if (meeting?.kind !== 'meeting') throw new Error(`the draft has no meeting ${meetingId}`);
      return { meeting, occurrences: byMeeting.get(meetingId) ?? [] };
    },
    put,
    drop,
    follow: (move) => moves.push(move),
    whereIs: (address) => moves.reduce((at, move) => move(at), address),
    changes: () =>
      [...new Set([...before.keys(), ...now.keys()])]
        .map((key) => ({ before: before.get(key) ?? null, after: now.get(key) ?? null }))
        .filter((change) => change.before !== change.after)
        .filter((change) => !sameContent(change.before, change.after, inAnyOrder)),
  };
}
