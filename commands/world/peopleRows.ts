/** People, profiles and requests to join as the rows of the rules, made out of what the world tells of them. */
import { contractVersionOf } from './contractVersion.ts';
import { weekStarts } from '../../domain/basics/languages.ts';
import type { Id } from '../../domain/basics/ids.ts';
import type { Teacher } from '../../domain/people/people.ts';
import { defaultTheme, type Place } from '../../domain/people/person.ts';
import type { Guardianship, Person } from '../../domain/people/personRow.ts';
import type { TeacherProfile } from '../../domain/people/teacherProfile.ts';
import type { ContractVersion } from '../../domain/people/contract.ts';
import { joinStatuses, type JoinRequest } from '../../domain/requests/joinRequest.ts';
import type { World, WorldPerson } from './world.ts';

const nameOf = (person: WorldPerson): string => person.username ?? person.name ?? '';

function fieldsOf(person: WorldPerson, world: World) {
  const number = person.phoneNumber?.number;
  const address = person.location?.address;
  const place: Place | null = address ? { address } : null;
  return {
    name: nameOf(person),
    phone: number ? { number } : null,
    place,
    image: person.profileImage ?? null,
    language: world.user?.preferences?.language ?? world.locale,
    theme: world.user?.preferences?.theme ?? defaultTheme,
    weekStart: weekStarts.find((day) => day === world.user?.preferences?.weekStart) ?? null,
  };
}

const text = (value: unknown): string | null => (typeof value === 'string' && value !== '' ? value : null);
const count = (value: unknown): number | null => (typeof value === 'number' ? value : null);

export const contractsOf = (teacher: WorldPerson | null | undefined, world: World): ContractVersion[] => [
  {
    version: contractVersionOf(teacher),
    locale: world.locale,
    text: text(teacher?.userData?.['contract']) ?? '',
    hash: '',
    createdMs: null,
  },
];

export function profileOf(teacher: Teacher, person: WorldPerson, world: World): TeacherProfile {
  const data = person.userData ?? {};
  return {
    ...fieldsOf(person, world),
    kind: 'teacher',
    teacherId: teacher.id,
    id: teacher.id,
    revision: 0,
    zone: teacher.zone,
    currency: teacher.currency,
    lessonMinutes: teacher.lessonMinutes,
    noticeHours: teacher.noticeHours,
    remindAfterDays: count(data['remindAfterDays']),
    badCancelsAllowed: teacher.badCancelsAllowed,
    bufferMinutes: teacher.bufferMinutes,
    travelMinutes: teacher.travelMinutes,
    workingHours: teacher.workingHours,
    holidaysOff: teacher.holidaysOff,
    locations: teacher.locations,
    radiusKm: count(data['operationRadius']),
    yearsExperience: count(data['yearsExperience']),
    about: text(data['aboutMe']),
    contractVersion: contractVersionOf(person),
    contract: text(data['contract']),
    shareSlug: text(data['shareLink']),
    shareOpen: data['shareOpen'] !== false,
  };
}

/** Whoever speaks, unless they teach, and their children. */
export function personRows(world: World): Person[] {
  const { role, user } = world;
  const own = user && role !== 'teacher' && role !== 'visitor' ? [{ user, role }] : [];
  const made = (person: WorldPerson, role: Person['role']): Person => ({
    ...fieldsOf(person, world),
    kind: 'person',
    id: person.id,
    revision: 0,
    role,
    currency: world.user?.preferences?.currency ?? 'ILS',
    zone: world.timeZone,
    removedMs: null,
  });
  return [
    ...own.map((one) => made(one.user, one.role)),
    ...world.children.map((child) => made(child, 'student')),
  ];
}

export const guardianshipRows = (world: World): Guardianship[] =>
  world.children.map(({ id }) => ({
    kind: 'guardianship',
    id,
    revision: 0,
    parentId: world.user?.id ?? '',
    createdMs: 0,
  }));

export const joinRequestRows = (world: World): JoinRequest[] =>
  world.joinRequests.map((row) => {
    const studentId: Id = text(row['studentId']) ?? '';
    return {
      kind: 'joinRequest',
      teacherId: text(row['teacherId']) ?? world.user?.id ?? '',
      id: row.id,
      revision: count(row['version']) ?? 0,
      studentId,
      requestedBy: studentId,
      meetingId: text(row['meetingId']),
      status: joinStatuses.find((one) => one === row['status']) ?? 'Pending',
      personalDiscount: null,
      message: text(row['message']) ?? '',
      createdMs: 0,
      modifiedMs: 0,
      removedMs: null,
    };
  });
