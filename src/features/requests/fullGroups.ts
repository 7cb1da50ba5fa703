/** Groups as whoever learns is told of them: their hours and how many places are left; who waits, and for which. */
import type { Id } from '../../../domain/basics/ids.ts';
import type { Wall } from '../../../domain/basics/wallTime.ts';
import { toMs, toWall } from '../../../domain/basics/zones.ts';
import { lessonsBetween } from '../../../domain/calendar/lesson.ts';
import type { Location } from '../../../domain/calendar/meeting.ts';
import type { WireMeeting } from '../../../domain/calendar/wireMeeting.ts';
import type { WireWaiting } from '../../../domain/requests/waiting.ts';
import { goingOn } from '../../../domain/requests/waitingFacts.ts';
import type { SchoolMeetings } from '../../lib/lessons/schoolMeetings.ts';

type Seen = { zone: string; nowMs: number };

export type NextOfGroup = {
  start: Wall;
  end: Wall;
  subject: string;
  color: string | null;
  teacherId: Id;
  /** null where the viewer is not told more than its hours. */
  location: Location | null;
};

/** The next lesson of a group, on the viewer's wall; null for a group that is over, or not to be seen any more. */
export function nextOfGroup(
  meetingId: Id,
  { held, busy, colorOf }: SchoolMeetings,
  { zone, nowMs }: Seen,
): NextOfGroup | null {
  const next = goingOn(
    held.filter(({ meeting }) => meeting.id === meetingId),
    nowMs,
  );
  if (!next) return null;
  const { meeting } = next.held;
  return {
    start: toWall(next.nextMs, zone),
    end: toWall(next.nextMs + meeting.minutes * 60_000, zone),
    subject: meeting.subject || meeting.summary,
    color: meeting.color ?? colorOf(meeting.subject),
    teacherId: meeting.teacherId,
    location: busy.has(meeting.id) ? null : meeting.location,
  };
}

export type FullGroup = { meetingId: Id; start: Wall; end: Wall };

/** Groups of one teacher without a free place that have a lesson on this day, none of them the student's own. */
export function fullGroupsOn(
  day: string,
  { teacherId, zone, nowMs }: Seen & { teacherId: Id },
  { held }: SchoolMeetings,
  meetings: readonly WireMeeting[],
): FullGroup[] {
  const full = new Set(
    meetings.filter(({ busyOnly, spacesLeft }) => busyOnly && spacesLeft === 0).map(({ id }) => id),
  );
  const fromMs = toMs(`${day}T00:00`, zone);
  return held
    .filter(({ meeting }) => full.has(meeting.id) && meeting.teacherId === teacherId)
    .flatMap((each) =>
      lessonsBetween(each, fromMs, fromMs + 86_400_000).map(({ startMs, endMs }) => ({
        meetingId: each.meeting.id,
        start: toWall(startMs, zone),
        end: toWall(endMs, zone),
        isAhead: startMs > nowMs,
      })),
    )
    .filter(({ start, isAhead }) => isAhead && start.startsWith(day))
    .sort((a, b) => (a.start < b.start ? -1 : 1));
}

/** An offer that is over is no offer, though the server has not yet passed it on. */
export const isOffered = ({ status, expiresAt }: WireWaiting, nowMs: number): boolean =>
  status === 'Offered' && (expiresAt === null || expiresAt === undefined || Number(expiresAt) > nowMs);

export const isWaiting = ({ status, removed }: WireWaiting): boolean =>
  !removed && (status === 'Waiting' || status === 'Offered');
