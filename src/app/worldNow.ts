/** The world that a sentence is read against, of this person and this moment; null until the school is loaded. */
import { indexWorld, type IndexedWorld } from '../../commands/indexWorld.ts';
import { aWorld, type WorldMeeting } from '../../commands/world.ts';
import type { WireMeeting } from '../../domain/calendar/wireMeeting.ts';
import { languageNow } from '../words/language.ts';
import { useSchool } from './school.ts';
import { useSession } from './session.ts';
import { nowIn } from './useNow.ts';

/** A meeting without its times is somebody else's and cannot be spoken of. */
function spokenOf({ start, end, ...meeting }: WireMeeting): WorldMeeting | null {
  if (!start || !end || meeting.removed) return null;
  return {
    ...meeting,
    start,
    end,
    own: meeting.own ? [...meeting.own] : null,
    exdates: meeting.exdates ? [...meeting.exdates] : null,
    alarms: null,
    attendees: (meeting.attendees ?? []).map((attendee) => ({
      attendeeId: attendee.attendeeId,
      name: attendee.name ?? null,
      cant: attendee.cant ? [...attendee.cant] : null,
      paid: attendee.paid ? [...attendee.paid] : null,
    })),
  };
}

export function worldNow(): IndexedWorld | null {
  const { user } = useSession.getState();
  const school = useSchool.getState();
  if (!user) return null;
  const { timeZone } = user.preferences;
  return indexWorld(
    aWorld({
      user,
      role: user.role,
      locale: languageNow(),
      timeZone,
      now: nowIn(timeZone).wall,
      subjects: school.subjects,
      students: school.students,
      teachers: school.teachers.map(({ id, username }) => ({ id, username })),
      meetings: school.meetings.flatMap((meeting) => spokenOf(meeting) ?? []),
    }),
  );
}
