/** Facts for operations out of a world, so that a plan is previewed without asking the server. */
import { toMinor } from '../domain/basics/money.ts';
import { toMs } from '../domain/basics/zones.ts';
import { readMeetings, type WireMeeting } from '../domain/calendar/wireMeeting.ts';
import type { RestrictedTime } from '../domain/calendar/restrictedTime.ts';
import { readRestrictedTime, type WireRestrictedTime } from '../domain/calendar/wireRestrictedTime.ts';
import type { Answers, MeetingWithOccurrences } from '../domain/facts.ts';
import type { Plan, SubscriptionStatus, Teacher, Weekday, WorkingHours } from '../domain/people/people.ts';
import { wallOfMoment } from './calendar/lesson.ts';
import type { IndexedWorld } from './indexWorld.ts';
import { workingHoursOf } from './slots/newMoment.ts';
import type { Moment, World, WorldAttendee, WorldMeeting } from './world.ts';

const currencyOf = (world: World): string => world.user?.preferences?.currency ?? 'ILS';

const flag = (fields: Record<string, unknown>, name: string): boolean => fields[name] === true;

/** The teacher who speaks, as operations know them. */
export function teacherOf(world: World): Teacher | null {
  const { user } = world;
  if (user === null) return null;
  const data = user.userData ?? {};
  const places = (data['teachLocations'] ?? {}) as Record<string, unknown>;
  const currency = currencyOf(world);
  const place = (offered: string, cost: string) => ({
    offered: flag(places, offered),
    costMinor: toMinor(Number(places[cost] ?? 0), currency) ?? 0,
  });
  const hours: WorkingHours = {};
  for (const code of ['SU', 'MO', 'TU', 'WE', 'TH', 'FR', 'SA'] satisfies Weekday[])
    hours[code] = workingHoursOf(world, code);
  return {
    id: user.id,
    name: user.username ?? '',
    zone: world.timeZone,
    currency,
    plan: (data['subscriptionPlan'] ?? 'ultra') as Plan,
    status: (data['subscriptionStatus'] ?? 'ACTIVE') as SubscriptionStatus,
    lessonMinutes: Number(data['lessonDuration']) || 45,
    noticeHours: Number(data['noticeHours'] ?? 24),
    badCancelsAllowed: Number(data['numberOfBadCancelsAllowed'] ?? 3),
    workingHours: hours,
    locations: {
      teacher: place('teachAtTeacher', 'teachAtTeacherCost'),
      student: place('teachAtStudent', 'teachAtStudentCost'),
      online: place('teachOnline', 'teachOnlineCost'),
    },
  };
}

const organizerOf = ({ organizer }: WorldMeeting): string | null =>
  typeof organizer === 'string' ? organizer : null;

/** As far as a student knows their teacher: what is not told to them decides nothing of their own deeds but the server's. */
function teacherOfStudent(world: World, teacherId: string): Teacher | null {
  const known = world.teachers.find(({ id }) => id === teacherId);
  const base = known && world.role !== 'teacher' ? teacherOf({ ...world, user: known }) : null;
  if (!base) return null;
  // Which places are offered a student learns with the teacher's profile; until then none is ruled out.
  const place = { offered: true, costMinor: 0 };
  const locations = known?.userData ? base.locations : { teacher: place, student: place, online: place };
  return { ...base, currency: currencyOf(world), locations };
}

type WireAttendee = NonNullable<WireMeeting['attendees']>[number];

function wireOf(meeting: WorldMeeting, world: World): WireMeeting | null {
  const written = (moment: Moment): string | null => {
    const wall = wallOfMoment(moment, world.timeZone);
    return wall === null ? null : String(toMs(wall, world.timeZone));
  };
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
    attendees: (meeting.attendees ?? []).flatMap(attendee),
    createdAt:
      meeting.createdAt === undefined || meeting.createdAt === null ? '0' : String(meeting.createdAt),
  };
}

/** Where the world says nothing of it, a student is neither blocked nor archived. */
const listed = (world: World, list: string, id: string): boolean => {
  const ids = world.user?.userData?.[list];
  return Array.isArray(ids) && ids.includes(id);
};

/** The world's meetings as the rules of the calendar know them: rows with what happened to their occurrences. */
export function heldMeetings(world: World): MeetingWithOccurrences[] {
  return readMeetings(
    world.meetings.flatMap((meeting) => wireOf(meeting, world) ?? []),
    { currency: currencyOf(world), zone: world.timeZone, teacherId: world.user?.id ?? '' },
  );
}

/** The hours that the teacher has closed. */
export function closedHours(world: World): RestrictedTime[] {
  const unsaid = { zone: world.timeZone, teacherId: world.user?.id ?? '' };
  return world.restrictedTimes.flatMap(
    (time) => readRestrictedTime(time as WireRestrictedTime, unsaid) ?? [],
  );
}

export function answersOf(world: IndexedWorld): Answers {
  const teacher = teacherOf(world);
  const currency = currencyOf(world);
  const held = heldMeetings(world);
  const byId = new Map(held.map((each) => [each.meeting.id, each]));
  for (const each of held) for (const row of each.occurrences) if (row.id !== '') byId.set(row.id, each);
  return {
    teacher: ({ teacherId }) => (teacher?.id === teacherId ? teacher : teacherOfStudent(world, teacherId)),
    subjects: () =>
      world.subjects.map(({ id, name, cost, color }) => ({
        id,
        name,
        hourlyMinor: toMinor(cost ?? 0, currency) ?? 0,
        color: color ?? '',
      })),
    students: ({ ids }) =>
      [...world.students, ...world.children, ...(world.user && world.role === 'student' ? [world.user] : [])]
        .filter(({ id }) => ids.includes(id))
        .map(({ id, username, name, userData }) => ({
          id,
          name: username ?? name ?? '',
          blocked: listed(world, 'blockedStudentsIds', id),
          archived: listed(world, 'excludedStudentsIds', id),
          badCancels: Number(userData?.['numberOfBadCancels'] ?? 0),
        })),
    meeting: ({ id }) => byId.get(id) ?? null,
    series: ({ seriesId }) =>
      held
        .filter(({ meeting }) => meeting.seriesId === seriesId)
        .sort((a, b) => (a.meeting.start < b.meeting.start ? -1 : 1)),
    schedule: () => held,
    restrictedTimes: () => closedHours(world),
    // What waits for an answer is decided by the server.
    pendingMeetings: () => [],
    // Only the server keeps the log; undo is not previewed.
    change: () => null,
  };
}
