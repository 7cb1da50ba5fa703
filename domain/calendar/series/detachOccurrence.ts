/** Holds a lesson as it is while its series changes around it. */
import type { Id } from '../../basics/ids.ts';
import type { Draft } from '../draft.ts';
import { isSlot } from '../expand.ts';
import { lessonAt, type Lesson } from '../lesson.ts';
import type { Occurrence, OwnFields } from '../occurrence.ts';

export type Detached = { occurrenceId: Id; fields: (keyof OwnFields)[] };

const ownable = [
  'start',
  'minutes',
  'summary',
  'description',
  'subject',
  'color',
  'location',
  'costMinor',
  'insisted',
] as const;

export const allFields: readonly (keyof OwnFields)[] = ownable;

/** Writes the fields into the occurrence's own row, so that no change of the series reaches them. */
export function detachOccurrence(
  draft: Draft,
  lesson: Lesson,
  fields: readonly (keyof OwnFields)[],
  newId: () => Id,
): Detached {
  const { meeting, slot } = lesson;
  const row =
    draft.held(meeting.id).occurrences.find((each) => each.slot === slot) ?? newOccurrence(lesson, newId());
  const missing = fields.filter((field) => row.own[field] === undefined);
  const own: OwnFields = { ...row.own };
  for (const field of missing) setField(own, field, lesson);
  draft.put({ ...row, own });
  return { occurrenceId: row.id, fields: missing };
}

/** Takes out again what turned out not to differ from the series; a row that says nothing goes. */
export function reattach(draft: Draft, detached: readonly Detached[]): void {
  const byId = new Map<Id, Set<keyof OwnFields>>();
  for (const { occurrenceId, fields } of detached) {
    byId.set(occurrenceId, new Set([...(byId.get(occurrenceId) ?? []), ...fields]));
  }
  for (const { id } of draft.meetings()) {
    for (const row of draft.held(id).occurrences) {
      const fields = byId.get(row.id);
      if (fields) putPruned(draft, { ...row, own: withoutSame(row, fields) });
    }
  }

  function withoutSame(row: Occurrence, fields: ReadonlySet<keyof OwnFields>): OwnFields {
    const { meeting } = draft.held(row.meetingId);
    const plain = lessonAt(meeting, row.slot);
    const own: OwnFields = { ...row.own };
    for (const field of fields) {
      // Off the rule its own time is all that holds a lesson.
      if (field === 'start' && !isSlot(meeting, row.slot)) continue;
      if (own[field] === plain[field]) delete own[field];
    }
    return own;
  }
}

/** Keeps a row only while it tells something. */
export function putPruned(draft: Draft, row: Occurrence): void {
  const isEmpty =
    row.cancelledBy === null &&
    row.absences.length === 0 &&
    row.charges.length === 0 &&
    Object.keys(row.own).length === 0;
  if (isEmpty) draft.drop(row);
  else draft.put(row);
}

function setField(own: OwnFields, field: keyof OwnFields, lesson: Lesson): void {
  Object.assign(own, { [field]: lesson[field] });
}

export const newOccurrence = ({ meeting, slot }: Pick<Lesson, 'meeting' | 'slot'>, id: Id): Occurrence => ({
  kind: 'occurrence',
  teacherId: meeting.teacherId,
  id,
  meetingId: meeting.id,
  slot,
  revision: meeting.revision,
  cancelledBy: null,
  own: {},
  absences: [],
  charges: [],
});
