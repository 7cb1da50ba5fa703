/** A teacher changes her profile and settings: another contract is a new version, and the old ones stay. */
import * as v from 'valibot';
import type { Id } from '../basics/ids.ts';
import { isRefusal, refuse, type Refusal } from '../basics/refusal.ts';
import { isZone } from '../basics/zones.ts';
import { changedSince } from '../kernel/sharedInput.ts';
import { version } from '../kernel/sharedInput.ts';
import { need, type Gathering } from '../kernel/facts.ts';
import { operation, type Change } from '../kernel/operation.ts';
import { tellStudentsOfContact } from './changedContact.ts';
import type { ContractVersion } from './contract.ts';
import type { Teacher } from './people.ts';
import { withPersonPatch } from './person.ts';
import { teacherInput, withHours, type PlacesInput, type TeacherInput } from './teacherInput.ts';
import type { TeacherProfile } from './teacherProfile.ts';
import { profileCard } from './profileCard.ts';

/** learnerIds: who hears of it where she is reached elsewhere from now on. */
type Facts = { profile: TeacherProfile; contracts: ContractVersion[]; learnerIds: Id[] };

export const updateTeacher = operation({
  name: 'updateTeacher',
  writes: ['teacher', 'meeting'],
  card: profileCard,
  args: v.strictObject({ input: teacherInput, version }),
  *facts({ input, version: shown }, actor): Gathering<Facts | Refusal> {
    if (actor.role !== 'teacher') return refuse('FORBIDDEN');
    if (input.id !== actor.id) return refuse('NOT_FOUND', 'input.id');
    const [profile] = yield* need('teachers', { teacherId: actor.id });
    if (!profile) return refuse('NOT_FOUND', 'input.id');
    const stale = changedSince(shown, profile.revision);
    if (stale) return stale;
    const writesContract = input.userData?.contract !== undefined;
    const contracts = writesContract ? yield* need('contracts', { teacherId: actor.id }) : [];
    const isContact = input.phoneNumber !== undefined || input.location !== undefined;
    const roster = isContact ? yield* need('roster', { teacherId: actor.id }) : [];
    const learnerIds = roster.flatMap(({ id, blocked, archived }) => (blocked || archived ? [] : id));
    return { profile, contracts, learnerIds };
  },
  // A lapsed teacher too: what she may no longer do is decided where she does it.
  change({ input }, { profile, contracts, learnerIds }): Change | Refusal {
    const person = withPersonPatch(profile, input);
    if (isRefusal(person)) return person;
    const worked = withWork(person, input.userData ?? {}, contracts);
    if (isRefusal(worked)) return worked;
    const { timeZone, currency } = input.preferences ?? {};
    // Renamed alone, every price and every payment would say something else.
    if (currency !== undefined && currency !== profile.currency)
      return refuse('AMOUNTS_FIRST', 'input.preferences.currency', { currency });
    if (timeZone !== undefined && !isZone(timeZone))
      return refuse('BAD_REQUEST', 'input.preferences.timeZone');
    const after: TeacherProfile = { ...worked, zone: timeZone ?? profile.zone };
    const tell = tellStudentsOfContact(profile, after, learnerIds);
    return { rows: [{ before: profile, after }], tell, about: [profile.id] };
  },
});

type Data = NonNullable<TeacherInput['userData']>;

function withWork(
  profile: TeacherProfile,
  said: Data,
  contracts: readonly ContractVersion[],
): TeacherProfile | Refusal {
  const workingHours = said.workingHours
    ? withHours(profile.workingHours, said.workingHours)
    : profile.workingHours;
  if (isRefusal(workingHours)) return workingHours;
  return {
    ...profile,
    workingHours,
    holidaysOff: said.holidaysOff ?? profile.holidaysOff,
    locations: said.teachLocations ? withPlaces(profile.locations, said.teachLocations) : profile.locations,
    lessonMinutes: said.lessonDuration ?? profile.lessonMinutes,
    noticeHours: said.noticeHours ?? profile.noticeHours,
    remindAfterDays: orBefore(said.remindAfterDays, profile.remindAfterDays),
    badCancelsAllowed: said.numberOfBadCancelsAllowed ?? profile.badCancelsAllowed,
    bufferMinutes: said.bufferMinutes ?? profile.bufferMinutes,
    travelMinutes: said.travelMinutes ?? profile.travelMinutes,
    radiusKm: orBefore(said.operationRadius, profile.radiusKm),
    yearsExperience: orBefore(said.yearsExperience, profile.yearsExperience),
    about: said.aboutMe === undefined ? profile.about : said.aboutMe?.trim() || null,
    shareOpen: said.shareOpen ?? profile.shareOpen,
    ...contractAfter(profile, said.contract, contracts),
  };
}

/** null empties it; unsaid it stays. */
const orBefore = <Value>(said: Value | null | undefined, before: Value | null): Value | null =>
  said === undefined ? before : said;

/** Emptied it is the contract that everybody begins with; said as it is already it is no new version. */
function contractAfter(
  { contract, contractVersion }: TeacherProfile,
  said: string | undefined,
  contracts: readonly ContractVersion[],
): Pick<TeacherProfile, 'contract' | 'contractVersion'> {
  const text = said?.trim();
  if (text === undefined || text === contract) return { contract, contractVersion };
  if (text === '') return { contract: null, contractVersion: 0 };
  const last = Math.max(0, ...contracts.map((each) => each.version));
  return { contract: text, contractVersion: last + 1 };
}

function withPlaces(before: Teacher['locations'], said: PlacesInput): Teacher['locations'] {
  const { teacher, student, online } = before;
  return {
    teacher: {
      offered: said.teachAtTeacher ?? teacher.offered,
      costMinor: said.teachAtTeacherCost ?? teacher.costMinor,
    },
    student: {
      offered: said.teachAtStudent ?? student.offered,
      costMinor: said.teachAtStudentCost ?? student.costMinor,
    },
    online: {
      offered: said.teachOnline ?? online.offered,
      costMinor: said.teachOnlineCost ?? online.costMinor,
    },
  };
}
