/** A lesson that stands, as a new one at another time. */
import { toMinor } from '../../../domain/basics/money.ts';
import { addMinutes, type Wall } from '../../../domain/basics/wallTime.ts';
import { readAttendee } from '../../../domain/calendar/wireAttendee.ts';
import type { Location } from '../../../domain/calendar/meeting.ts';
import type { NewMeetingInput } from '../../../domain/calendar/meetingInput.ts';
import type { IndexedWorld } from '../../world/indexWorld.ts';
import { attendeeIdOf, type Held } from '../../world/lesson.ts';

const isLocation = (place: string): place is Location =>
  place === 'teacher' || place === 'student' || place === 'online';

export function newInputOf({ lesson }: Held, start: Wall, world: IndexedWorld): NewMeetingInput {
  const { subject, summary, location, capacity, minutes, meeting } = lesson;
  const currency = world.user?.preferences?.currency ?? 'ILS';
  // A usual price is reckoned anew; one that was set by hand goes with the lesson, and so does who pays less.
  const cost =
    meeting.costByHand && typeof meeting.cost === 'number' ? toMinor(meeting.cost, currency) : null;
  return {
    start,
    end: addMinutes(start, minutes),
    attendees: (meeting.attendees ?? []).flatMap((one) => {
      const attendeeId = attendeeIdOf(one);
      if (attendeeId === null) return [];
      const said = typeof one === 'string' ? null : (one.personalDiscount ?? null);
      const { personalDiscount } = readAttendee({ attendeeId, personalDiscount: said }, currency);
      return [{ attendeeId, ...(personalDiscount ? { personalDiscount } : {}) }];
    }),
    ...(subject === '' ? {} : { subject }),
    ...(summary === '' ? {} : { summary }),
    ...(meeting.description ? { description: meeting.description } : {}),
    ...(isLocation(location) ? { location } : {}),
    ...(capacity > 1 ? { capacity } : {}),
    ...(cost === null ? {} : { cost }),
  };
}
