/** Where what a plan asks for, books or lets somebody join is held, and where a lesson goes whose place changes. */
import type { Location } from '../../../domain/calendar/meeting.ts';
import type { RowChange } from '../../../domain/kernel/rows.ts';
import type { SchoolMeetings } from '../../lib/lessons/schoolMeetings.ts';
import type { Action } from './actionOf.ts';
import type { Pair } from './pairLessons.ts';

/** `from`: where it was held so far, where that changes. */
export type PlaceNote = { kind: 'place'; places: Location[]; from: Location[] };

/** Actions after which a lesson stands in a place, or may come to. */
const withPlace: ReadonlySet<Action> = new Set<Action>(['ask', 'offer', 'approve']);

type Known = {
  rows: readonly RowChange[];
  action: Action | null;
  school: Pick<SchoolMeetings, 'held'> & Partial<Pick<SchoolMeetings, 'busy'>>;
};

export function placeNotes(pairs: readonly Pair[], { rows, action, school }: Known): PlaceNote[] {
  const from = pairs.flatMap(({ before, after }) =>
    before && after && before.location !== after.location ? [before.location] : [],
  );
  const isNew = action === null ? pairs.every(({ before }) => before === null) : withPlace.has(action);
  const places = [
    ...(isNew || from.length > 0 ? pairs.flatMap(({ after }) => after?.location ?? []) : []),
    ...groupPlaces(rows, school),
  ];
  return places.length === 0
    ? []
    : [{ kind: 'place', places: [...new Set(places)], from: [...new Set(from)] }];
}

/** Where the groups are held that somebody asks to join; of those of which only the hour is known it is not told. */
function groupPlaces(rows: readonly RowChange[], { held, busy }: Known['school']): Location[] {
  return rows.flatMap(({ after }) => {
    if (after?.kind !== 'joinRequest' || after.meetingId === null || busy?.has(after.meetingId)) return [];
    return held.find(({ meeting }) => meeting.id === after.meetingId)?.meeting.location ?? [];
  });
}
