/** A lesson that stands, as a new one at another time. */
import { toMinor } from '../../domain/basics/money.ts';
import { addMinutes, type Wall } from '../../domain/basics/wallTime.ts';
import type { Location } from '../../domain/calendar/meeting.ts';
import type { NewMeetingInput } from '../../domain/calendar/meetingInput.ts';
import type { IndexedWorld } from '../indexWorld.ts';
import type { Held } from './lesson.ts';

const isLocation = (place: string): place is Location =>
  place === 'teacher' || place === 'student' || place === 'online';

export function newInputOf({ lesson }: Held, start: Wall, world: IndexedWorld): NewMeetingInput {
  const { subject, summary, location, capacity, attendeeIds, minutes, meeting } = lesson;
  // A usual price is reckoned anew; one that was set by hand goes with the lesson.
  const cost =
    meeting.costByHand && typeof meeting.cost === 'number'
      ? toMinor(meeting.cost, world.user?.preferences?.currency ?? 'ILS')
      : null;
  return {
    start,
    end: addMinutes(start, minutes),
    attendees: attendeeIds.map((attendeeId) => ({ attendeeId })),
    ...(subject === '' ? {} : { subject }),
    ...(summary === '' ? {} : { summary }),
    ...(meeting.description ? { description: meeting.description } : {}),
    ...(isLocation(location) ? { location } : {}),
    ...(capacity > 1 ? { capacity } : {}),
    ...(cost === null ? {} : { cost }),
  };
}
