/** What a plan does to a person's settings, told in facts without words. */
import type { Step } from '../../../domain/operations.ts';
import type { Teacher, Weekday, WorkingHours } from '../../../domain/people/people.ts';
import type { Person } from '../../../domain/people/personRow.ts';
import type { TeacherProfile } from '../../../domain/people/teacherProfile.ts';
import type { NoticeWay } from '../../../domain/notifications/noticeKinds.ts';
import { noticeFacts, type NoticeChoice } from './noticeFacts.ts';
import type { RowChange } from '../../../domain/kernel/rows.ts';

type Patch = Extract<Step, { name: 'updateTeacher' }>['args']['input'];
type Data = NonNullable<Patch['userData']>;

/** The row's field, and the one of the input that says it. */
const fieldOf = {
  lessonMinutes: 'lessonDuration',
  badCancelsAllowed: 'numberOfBadCancelsAllowed',
  noticeHours: 'noticeHours',
  bufferMinutes: 'bufferMinutes',
  travelMinutes: 'travelMinutes',
  radiusKm: 'operationRadius',
  contract: 'contract',
  workingHours: 'workingHours',
  locations: 'teachLocations',
} as const satisfies Partial<Record<keyof TeacherProfile, keyof Data>>;

/** Of whoever it is: the row's field, and the preference that says it. */
const preferenceOf = { zone: 'timeZone', weekStart: 'weekStart' } as const;

/** words.actions.setting names each. */
export type Setting = keyof typeof fieldOf | keyof typeof preferenceOf | NoticeChoice;

/** Hours are of the days that the plan speaks of. */
export type SettingWorth =
  | number
  | string
  | null
  | { hours: WorkingHours }
  | { places: Teacher['locations'] }
  | { off: readonly NoticeWay[] }
  | { minutesBefore: number };

export type SettingFacts = { said: { setting: Setting; before: SettingWorth; after: SettingWorth }[] };

/** null where no step is about settings. */
export const settingFacts = (steps: readonly Step[], rows: readonly RowChange[]): SettingFacts | null =>
  noticeFacts(steps, rows) ?? ownFacts(steps, rows);

function ownFacts(steps: readonly Step[], rows: readonly RowChange[]): SettingFacts | null {
  const [step, ...others] = steps;
  if (!step || others.length > 0) return null;
  const { before, after } =
    rows.find(({ after: row }) => row?.kind === 'teacher' || row?.kind === 'person') ?? {};
  if (step.name === 'updateMyPreferences' && before?.kind === 'person' && after?.kind === 'person')
    return saidOf(preferencesOf(step.args.preferences, before, after));
  if (step.name !== 'updateTeacher' || before?.kind !== 'teacher' || after?.kind !== 'teacher') return null;
  const { userData, preferences } = step.args.input;
  const settings = (Object.keys(fieldOf) as (keyof typeof fieldOf)[]).filter(
    (setting) => userData?.[fieldOf[setting]] !== undefined,
  );
  const days = Object.keys(userData?.workingHours ?? {}) as Weekday[];
  return saidOf([
    ...settings.map((setting) => ({
      setting,
      before: worthOf(before, setting, days),
      after: worthOf(after, setting, days),
    })),
    ...preferencesOf(preferences ?? {}, before, after),
  ]);
}

const saidOf = (said: SettingFacts['said']): SettingFacts | null => (said.length === 0 ? null : { said });

const preferencesOf = (
  preferences: NonNullable<Patch['preferences']>,
  before: Person | TeacherProfile,
  after: Person | TeacherProfile,
): SettingFacts['said'] =>
  (Object.keys(preferenceOf) as (keyof typeof preferenceOf)[])
    .filter((setting) => preferences[preferenceOf[setting]] !== undefined)
    .map((setting) => ({ setting, before: before[setting], after: after[setting] }));

function worthOf(row: TeacherProfile, setting: keyof typeof fieldOf, days: readonly Weekday[]): SettingWorth {
  if (setting === 'workingHours')
    return { hours: Object.fromEntries(days.map((day) => [day, row.workingHours[day] ?? []])) };
  return setting === 'locations' ? { places: row.locations } : row[setting];
}
