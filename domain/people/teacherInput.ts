/** What a teacher may say about herself and her work; what a plan or a payment decides is not among it (access.md). */
import * as v from 'valibot';
import { refuse, type Refusal } from '../basics/refusal.ts';
import { id, int, money, type Marks } from '../basics/wire.ts';
import { largestRadiusKm, type WorkingHours } from './people.ts';
import { personEntries } from './person.ts';

export const longestAbout = 1000;
export const longestContract = 20_000;

const between = (least: number, most: number) => v.optional(v.pipe(int, v.minValue(least), v.maxValue(most)));

const clock = v.pipe(v.string(), v.regex(/^(([01]\d|2[0-3]):[0-5]\d|24:00)$/));
const range = v.pipe(
  v.strictObject({ from: clock, to: clock }),
  v.metadata({ input: 'TimeRangeInput' } satisfies Marks),
);
const day = v.nullish(v.pipe(v.array(range), v.maxLength(10)));

const hours = v.pipe(
  v.strictObject({ SU: day, MO: day, TU: day, WE: day, TH: day, FR: day, SA: day }),
  v.metadata({ input: 'WorkingHoursInput' } satisfies Marks),
);

export type HoursInput = v.InferOutput<typeof hours>;

const offered = v.optional(v.boolean());
const cost = v.optional(money);
const places = v.pipe(
  v.strictObject({
    teachAtTeacher: offered,
    teachAtStudent: offered,
    teachOnline: offered,
    teachAtTeacherCost: cost,
    teachAtStudentCost: cost,
    teachOnlineCost: cost,
  }),
  v.metadata({ input: 'TeachLocationsInput' } satisfies Marks),
);

export type PlacesInput = v.InferOutput<typeof places>;

/** Derived from rows: taken, and never believed. */
const derived = v.nullish(v.pipe(v.array(id), v.maxLength(20_000)));

const teacherData = v.pipe(
  v.strictObject({
    numberOfBadCancelsAllowed: between(0, 100),
    lessonDuration: between(5, 480),
    noticeHours: between(0, 720),
    // null: families are reminded only by hand
    remindAfterDays: v.nullish(v.pipe(int, v.minValue(1), v.maxValue(90))),
    bufferMinutes: between(0, 240),
    travelMinutes: between(0, 240),
    operationRadius: v.nullish(v.pipe(v.number(), v.finite(), v.minValue(0), v.maxValue(largestRadiusKm))),
    contract: v.optional(v.pipe(v.string(), v.maxLength(longestContract))),
    teachLocations: v.optional(places),
    workingHours: v.optional(hours),
    holidaysOff: v.optional(v.boolean()),
    yearsExperience: v.nullish(v.pipe(int, v.minValue(0), v.maxValue(80))),
    aboutMe: v.nullish(v.pipe(v.string(), v.maxLength(longestAbout))),
    shareOpen: v.optional(v.boolean()),
    meetingsIds: derived,
    subjectsIds: derived,
    studentsIds: derived,
  }),
  v.metadata({ input: 'TeacherDataInput' } satisfies Marks),
);

export const teacherInput = v.pipe(
  v.strictObject({ ...personEntries, userData: v.optional(teacherData) }),
  v.metadata({ input: 'TeacherInput' } satisfies Marks),
);

export type TeacherInput = v.InferOutput<typeof teacherInput>;

const minuteOf = (said: string): number => Number(said.slice(0, 2)) * 60 + Number(said.slice(3));

/** Days that are named replace those days; hours of one day follow one another. */
export function withHours(before: WorkingHours, said: HoursInput): WorkingHours | Refusal {
  const after: WorkingHours = { ...before };
  for (const [name, ranges] of Object.entries(said) as [keyof WorkingHours, HoursInput['SU']][]) {
    if (ranges === undefined) continue;
    const minutes = (ranges ?? [])
      .map(({ from, to }) => ({ from: minuteOf(from), to: minuteOf(to) }))
      .toSorted((a, b) => a.from - b.from);
    const isOdd = minutes.some(({ from, to }, i) => from >= to || from < (minutes[i - 1]?.to ?? 0));
    if (isOdd) return refuse('BAD_TIME', `input.userData.workingHours.${name}`);
    if (minutes.length > 0) after[name] = minutes;
    else delete after[name];
  }
  return after;
}
