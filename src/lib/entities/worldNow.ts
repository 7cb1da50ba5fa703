/** The world that sentences are read against: what has been loaded, indexed once, and the present minute. */
import { wholeLanguage } from '../../../domain/basics/languages.ts';
import { indexWorld, type IndexedWorld } from '../../../commands/world/indexWorld.ts';
import { plainRowsOf } from '../../../commands/world/plainRows.ts';
import { aWorld, type WorldMeeting } from '../../../commands/world/world.ts';
import type { WireMeeting } from '../../../domain/calendar/wireMeeting.ts';
import type { WirePendingMeeting } from '../../../domain/requests/wirePendingMeeting.ts';
import { languageNow } from '../i18n/language.ts';
import { weekStartNow } from '../i18n/useWeekStart.ts';
import { useEntityStore } from './entityStore.ts';
import { rowsHeld } from './followedKinds.ts';
import { useNotices } from './useNotices.ts';
import { useSession } from '../session/session.ts';
import { nowIn } from '../page/useNow.ts';

type Made = { key: readonly unknown[]; world: IndexedWorld };

let made: Made | null = null;

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
      personalDiscount: attendee.personalDiscount ?? null,
      discountId: attendee.discountId ?? null,
      cant: attendee.cant ? [...attendee.cant] : null,
      paid: attendee.paid ? [...attendee.paid] : null,
      ...(attendee.charges ? { charges: attendee.charges } : {}),
      ...(attendee.absences ? { absences: [...attendee.absences] } : {}),
    })),
  };
}

/** What is settled waits for nobody. */
function waitingOf({ start, end, attendees, ...pending }: WirePendingMeeting): WorldMeeting | null {
  if (!start || !end || (pending.status !== 'Pending' && pending.status !== 'Offered')) return null;
  const people = (attendees ?? []).map(({ attendeeId, name }) => ({ attendeeId, name: name ?? null }));
  return { ...pending, start, end, attendees: people };
}

/** null while nobody is signed in. Made anew only when something it is made of has changed, or the minute has. */
export function worldNow(): IndexedWorld | null {
  const { user } = useSession.getState();
  if (!user) return null;
  // Made anew by whatever changes it.
  const school = useEntityStore.getState();
  const { status, subjects, students, teachers, joinRequests, meetings, pendings, waitings } = school;
  const { timeZone } = user.preferences;
  const now = nowIn(timeZone).wall;
  const locale = wholeLanguage(languageNow());
  const { rows: notifications } = useNotices.getState();
  const key = [user, school, now, languageNow(), notifications];
  if (made?.key.every((part, index) => part === key[index])) return made.world;
  const world = indexWorld(
    aWorld({
      // A teacher's own data (working hours, usual length) comes with the school, a student's own (late cancels) too.
      user: {
        ...user,
        userData: [...teachers, ...students].find(({ id }) => id === user.id)?.userData ?? null,
      },
      role: user.role,
      locale,
      timeZone,
      now,
      weekStart: weekStartNow(),
      subjects,
      students: user.role === 'teacher' ? students : [],
      children: user.role === 'parent' ? students : [],
      teachers: teachers.map(({ id, username, userData }) => ({ id, username, userData })),
      allTeachersTold: status === 'ready',
      meetings: meetings.flatMap((meeting) => spokenOf(meeting) ?? []),
      pendingMeetings: pendings.flatMap((pending) => waitingOf(pending) ?? []),
      joinRequests: joinRequests.filter(({ removed }) => !removed).map((request) => ({ ...request })),
      waitings,
      ...plainRowsOf((name) => rowsHeld(school, name)),
      discounts: school.discounts,
      notifications,
    }),
  );
  made = { key, world };
  return world;
}
