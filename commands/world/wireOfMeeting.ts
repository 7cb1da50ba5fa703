/** A meeting of a world in the form in which meetings travel, which the one reader reads. */
import type { WireMeeting } from '../../domain/calendar/wireMeeting.ts';
import { wireMoment, type Moment } from './moments.ts';
import type { World, WorldAttendee, WorldMeeting } from './world.ts';

const organizerOf = ({ organizer }: WorldMeeting): string | null =>
  typeof organizer === 'string' ? organizer : null;

type WireAttendee = NonNullable<WireMeeting['attendees']>[number];

export function writtenIn(world: World): (moment: Moment) => string | null {
  return (moment) => wireMoment(moment, world.timeZone);
}

/** Of a group that is only busy to whoever looks, the places are told and not who comes: two unnamed ones keep the rest. */
function whoIsThere({ capacity, attendees, busyOnly, spacesLeft }: WorldMeeting) {
  const isGroup = busyOnly && typeof spacesLeft === 'number' && !attendees?.length;
  return isGroup
    ? { capacity: spacesLeft + 2, attendees: ['someone', 'someone-else'] }
    : { capacity: capacity ?? null, attendees: attendees ?? [] };
}

export function wireOf(meeting: WorldMeeting, world: World): WireMeeting | null {
  const written = writtenIn(world);
  const start = written(meeting.start);
  const end = written(meeting.end);
  if (start === null || end === null) return null;
  const list = (moments: Moment[] | null | undefined): string[] =>
    (moments ?? []).flatMap((one) => written(one) ?? []);
  const marks = (absences: NonNullable<WorldAttendee['absences']>) =>
    absences.flatMap(({ occurrence, kind }) => {
      const at = written(occurrence);
      return at === null ? [] : [{ occurrence: at, kind }];
    });
  const fixed = (charges: NonNullable<WorldAttendee['charges']>) =>
    charges.flatMap((charge) => {
      const at = written(charge.occurrence);
      return at === null ? [] : [{ ...charge, occurrence: at }];
    });
  const { capacity, attendees: told } = whoIsThere(meeting);
  const attendee = (one: WorldAttendee | string): WireAttendee[] => {
    if (typeof one === 'string') return [{ attendeeId: one }];
    const attendeeId = one.attendeeId ?? one.studentId ?? one.id;
    return attendeeId === undefined
      ? []
      : [
          {
            ...(one as WireAttendee),
            attendeeId,
            cant: list(one.cant),
            paid: list(one.paid),
            ...(one.absences ? { absences: marks(one.absences) } : {}),
            ...(one.charges ? { charges: fixed(one.charges) } : {}),
          },
        ];
  };
  return {
    ...(meeting as WireMeeting),
    start,
    end,
    slot: meeting.slot === undefined || meeting.slot === null ? null : written(meeting.slot),
    exdates: list(meeting.exdates),
    organizer: meeting.teacherId ?? organizerOf(meeting) ?? world.user?.id ?? null,
    timeZone: meeting.timeZone ?? world.timeZone,
    ...(capacity === null ? {} : { capacity }),
    attendees: told.flatMap(attendee),
    createdAt:
      meeting.createdAt === undefined || meeting.createdAt === null ? '0' : String(meeting.createdAt),
  };
}
