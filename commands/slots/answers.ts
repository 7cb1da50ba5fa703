/** Facts for operations out of a world, so that a plan is previewed without asking the server. */
import { toMinor } from '../../domain/basics/money.ts';
import { toMs } from '../../domain/basics/zones.ts';
import { readMeetings } from '../../domain/calendar/wireMeeting.ts';
import type { Answers, RowsWanted } from '../../domain/kernel/facts.ts';
import type { MeetingWithOccurrences } from '../../domain/calendar/occurrence.ts';
import type { Plan, SubscriptionStatus } from '../../domain/plans/plan.ts';
import type { Teacher } from '../../domain/people/people.ts';
import type { Notification } from '../../domain/notifications/notification.ts';
import { noSetting } from '../../domain/notifications/notificationSetting.ts';
import { newLink, type LinkedStudent } from '../../domain/people/link.ts';
import { usesIn } from '../../domain/money/discountUses.ts';
import { statusAt } from '../../domain/plans/plans.ts';
import { isAsking } from '../../domain/requests/joinRequest.ts';
import { ofTheServer } from './ofTheServer.ts';
import { discountRows } from '../world/discountRows.ts';
import { linkIn } from '../world/linkIn.ts';
import { plainNames, type PlainName } from '../world/plainRows.ts';
import { rowsIn } from '../world/rowsIn.ts';
import {
  contractsOf,
  guardianshipRows,
  joinRequestRows,
  personRows,
  profileOf,
} from '../world/peopleRows.ts';
import type { IndexedWorld } from '../world/indexWorld.ts';
import { readPendingMeeting, type WirePendingMeeting } from '../../domain/requests/wirePendingMeeting.ts';
import { isOpen, type PendingMeeting } from '../../domain/requests/pendingMeeting.ts';
import { readWaiting, stillWaits, type Waiting } from '../../domain/requests/waiting.ts';
import { subjectRows } from '../world/subjectRows.ts';
import { workingDaysOf } from './newMoment.ts';
import { contractVersionOf } from '../world/contractVersion.ts';
import { wireOf, writtenIn } from '../world/wireOfMeeting.ts';
import { currencyOf, type World, type WorldPerson } from '../world/world.ts';

const flag = (fields: Record<string, unknown>, name: string): boolean => fields[name] === true;

/** Where nothing is known of the plan it runs: the server decides. */
export function statusOf({
  user,
  now,
  timeZone,
}: Pick<World, 'user' | 'now' | 'timeZone'>): SubscriptionStatus {
  const data = user?.userData ?? {};
  const trialEnd = Number(data['trialEndDate'] ?? Number.NaN);
  return statusAt(
    {
      status: (data['subscriptionStatus'] ?? 'ACTIVE') as SubscriptionStatus,
      trialEndMs: Number.isNaN(trialEnd) ? null : trialEnd,
    },
    toMs(now, timeZone),
  );
}

/** The teacher who speaks, as operations know them. */
function teacherOf(world: World): Teacher | null {
  const { user } = world;
  if (user === null) return null;
  const data = user.userData ?? {};
  const places = (data['teachLocations'] ?? {}) as Record<string, unknown>;
  const currency = currencyOf(world);
  const place = (offered: string, cost: string) => ({
    offered: flag(places, offered),
    costMinor: toMinor(Number(places[cost] ?? 0), currency) ?? 0,
  });
  return {
    id: user.id,
    name: user.username ?? '',
    zone: world.timeZone,
    currency,
    plan: (data['subscriptionPlan'] ?? 'ultra') as Plan,
    status: statusOf(world),
    lessonMinutes: Number(data['lessonDuration']) || 45,
    noticeHours: Number(data['noticeHours'] ?? 24),
    badCancelsAllowed: Number(data['numberOfBadCancelsAllowed'] ?? 3),
    bufferMinutes: Number(data['bufferMinutes'] ?? 0),
    travelMinutes: Number(data['travelMinutes'] ?? 0),
    ...workingDaysOf(data),
    locations: {
      teacher: place('teachAtTeacher', 'teachAtTeacherCost'),
      student: place('teachAtStudent', 'teachAtStudentCost'),
      online: place('teachOnline', 'teachOnlineCost'),
    },
  };
}

/** As far as a student knows their teacher: what is not told to them decides nothing of their own actions but the server's. */
function teacherOfStudent(world: World, teacherId: string): Teacher | null {
  const known = world.teachers.find(({ id }) => id === teacherId);
  const base = known && world.role !== 'teacher' ? teacherOf({ ...world, user: known }) : null;
  if (!base) return null;
  // Which places are offered a student learns with the teacher's profile; until then none is ruled out.
  const place = { offered: true, costMinor: 0 };
  const locations = known?.userData?.['teachLocations']
    ? base.locations
    : { teacher: place, student: place, online: place };
  return { ...base, currency: currencyOf(world), locations };
}

const heldOf = new WeakMap<World, MeetingWithOccurrences[]>();

/** The world's meetings as the rules of the calendar know them: rows with what happened to their occurrences; read once. */
export function heldMeetings(world: World): MeetingWithOccurrences[] {
  const known = heldOf.get(world);
  if (known) return [...known];
  const read = readMeetings(
    world.meetings.flatMap((meeting) => wireOf(meeting, world) ?? []),
    { currency: currencyOf(world), zone: world.timeZone, teacherId: world.user?.id ?? '' },
  );
  heldOf.set(world, read);
  return [...read];
}

/** What one side has asked for and the other has not answered. */
function pendingRows(world: World): PendingMeeting[] {
  const reading = { currency: currencyOf(world), zone: world.timeZone, teacherId: world.user?.id ?? '' };
  return world.pendingMeetings.flatMap((meeting) => {
    const wire = wireOf(meeting, world);
    if (!wire) return [];
    const replaces = meeting.replaces && {
      ...meeting.replaces,
      occurrence: writtenIn(world)(meeting.replaces.occurrence),
    };
    return readPendingMeeting({ ...meeting, ...wire, replaces } as WirePendingMeeting, reading) ?? [];
  });
}

/** Who waits for a place; of a group that is only busy to whoever looks, the row alone tells which series it is. */
function waitingRows(world: World, held: readonly MeetingWithOccurrences[]): Waiting[] {
  const seriesOf = new Map(held.map(({ meeting }) => [meeting.id, meeting.seriesId]));
  return (world.waitings ?? []).flatMap((wire) => {
    const waiting = readWaiting(wire, world.user?.id ?? '');
    if (!waiting || !stillWaits(waiting)) return [];
    return { ...waiting, seriesId: seriesOf.get(waiting.meetingId) ?? waiting.seriesId };
  });
}

/** All of a teacher's, or these. */
const plainAnswers = (
  world: World,
  isOf: (teacherId: string) => (row: { teacherId: string }) => boolean,
): Pick<Answers, PlainName> =>
  Object.fromEntries(
    plainNames.map((name) => [
      name,
      ({ teacherId, ids }: RowsWanted) =>
        rowsIn(world, name).filter((row) => isOf(teacherId)(row) && (!ids || ids.includes(row.id))),
    ]),
  ) as Pick<Answers, PlainName>;

/** When one was read is of no use to a preview. */
const notificationRows = ({ notifications }: World): Notification[] =>
  notifications.map(({ id, read }) => ({
    kind: 'notification',
    id,
    revision: 0,
    readMs: read === true ? 0 : null,
    removedMs: null,
  }));

const linkedTo =
  (world: IndexedWorld, teacherId: string) =>
  (student: WorldPerson): LinkedStudent => ({
    ...newLink(teacherId, student.id),
    name: student.username ?? student.name ?? '',
    payerId: student.payerId ?? student.id,
    ...linkIn(world, teacherId, student),
  });

export function answersOf(world: IndexedWorld): Answers {
  const teacher = teacherOf(world);
  const held = heldMeetings(world);
  const pendings = pendingRows(world);
  const theirTeacher = (teacherId: string): WorldPerson | null | undefined =>
    world.role === 'teacher' ? world.user : world.teachers.find(({ id }) => id === teacherId);
  const rules = (teacherId: string): Teacher | null =>
    teacher?.id === teacherId ? teacher : teacherOfStudent(world, teacherId);
  // What the world tells of nobody in particular is of the one calendar that it speaks of.
  const isOf = (teacherId: string) => (row: { teacherId: string }) =>
    row.teacherId === teacherId || row.teacherId === world.user?.id;
  const byId = new Map(held.map((each) => [each.meeting.id, each]));
  for (const each of held) for (const row of each.occurrences) if (row.id !== '') byId.set(row.id, each);
  return {
    ...plainAnswers(world, isOf),
    teacher: ({ teacherId }) => rules(teacherId),
    subjects: () => subjectRows(world),
    notificationSetting: ({ userId }) => ({ ...noSetting(userId), ...world.notificationSetting }),
    notifications: ({ ids }) => notificationRows(world).filter(({ id }) => !ids || ids.includes(id)),
    teachers: ({ teacherId }) => {
      const [person, known] = [theirTeacher(teacherId), rules(teacherId)];
      return person && known ? [profileOf(known, person, world)] : [];
    },
    // Whether it was accepted as it stands now is decided by the server.
    contracts: ({ teacherId }) => contractsOf(theirTeacher(teacherId), world),
    accepted: ({ teacherId }) => contractVersionOf(theirTeacher(teacherId)),
    joinRequests: ({ teacherId, ids }) =>
      joinRequestRows(world)
        .filter(isOf(teacherId))
        .filter((each) => (ids === undefined ? isAsking(each) : ids.includes(each.id))),
    persons: ({ ids }) => personRows(world).filter(({ id }) => ids.includes(id)),
    guardianships: () => guardianshipRows(world),
    roster: ({ teacherId }) => world.students.map(linkedTo(world, teacherId)),
    students: ({ teacherId, ids }) =>
      [...world.students, ...world.children, ...(world.user && world.role === 'student' ? [world.user] : [])]
        .filter(({ id }) => ids.includes(id))
        .map(linkedTo(world, teacherId)),
    meeting: ({ id }) => byId.get(id) ?? null,
    meetings: ({ ids }) => [...new Set(ids.flatMap((id) => byId.get(id) ?? []))],
    series: ({ seriesId }) =>
      held
        .filter(({ meeting }) => meeting.seriesId === seriesId)
        .sort((a, b) => (a.meeting.start < b.meeting.start ? -1 : 1)),
    // Whoever learns sees several calendars; another teacher's lesson is in the way of nobody but them.
    schedule: ({ teacherId }) =>
      world.role === 'teacher' ? held : held.filter(({ meeting }) => isOf(teacherId)(meeting)),
    familyLessons: () => held,
    discounts: ({ teacherId }) => discountRows(world).filter(isOf(teacherId)),
    discountUses: ({ ids }) => usesIn(held, ids),
    pendingMeetings: ({ teacherId, ids }) =>
      pendings
        .filter(isOf(teacherId))
        .filter((each) => (ids === undefined ? isOpen(each) : ids.includes(each.id))),
    waitings: ({ teacherId }) => waitingRows(world, held).filter(isOf(teacherId)),
    ...ofTheServer,
  };
}
