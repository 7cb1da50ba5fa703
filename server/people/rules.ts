/** Who may see what of a person (access.md). */
import type { AreaRules, FieldRule } from '../schema/rule.ts';

/** Any person who is signed in may look a teacher up: a share link leads there before there is a link. */
const everyone = ['self', 'linked', 'visitor'] as const;
const close = ['self', 'linked'] as const;
const ofStudent = ['self', 'guardian', 'teacher'] as const;
const whole = (fields: readonly string[]): Record<string, FieldRule> =>
  Object.fromEntries(fields.map((field) => [field, 'asParent']));

/** Of a teacher's preferences others see what their hours and prices are counted in. */
export const teacherPreferences = {
  timeZone: everyone,
  currency: everyone,
  language: ['self'],
  theme: ['self'],
} as const satisfies Record<string, FieldRule>;

export const peopleRules = {
  Query: {
    me: 'anyone',
    getTeacherById: 'signedIn',
    getStudentById: 'signedIn',
    getStudentsByTeacherId: ['teacher'],
  },
  types: {
    Teacher: {
      id: everyone,
      username: everyone,
      profileImage: everyone,
      preferences: everyone,
      userData: everyone,
      email: close,
      phoneNumber: close,
      role: ['self'],
      location: ['self'],
      notificationsIds: ['self'],
    },
    TeacherData: {
      shareLink: everyone,
      contract: everyone,
      subscriptionPlan: everyone,
      subscriptionStatus: everyone,
      teachLocations: everyone,
      lessonDuration: everyone,
      aboutMe: everyone,
      blockedStudentsIds: close,
      meetingsIds: ['self'],
      subjectsIds: ['self'],
      studentsIds: ['self'],
      excludedStudentsIds: ['self'],
      numberOfBadCancelsAllowed: ['self'],
      noticeHours: ['self'],
      operationRadius: ['self'],
      workingHours: ['self'],
      subscriptionId: ['self'],
      subscriptionStartDate: ['self'],
      trialEndDate: ['self'],
      yearsExperience: ['self'],
    },
    Student: {
      id: ofStudent,
      username: ofStudent,
      email: ofStudent,
      role: ofStudent,
      profileImage: ofStudent,
      phoneNumber: ofStudent,
      location: ofStudent,
      userData: ofStudent,
      preferences: ['self', 'guardian'],
      notificationsIds: ['self', 'guardian'],
    },
    StudentData: { meetingsIds: ofStudent, numberOfBadCancels: ofStudent, teachersIds: ofStudent },
    Me: whole(['id', 'role', 'username', 'email', 'preferences']),
    PhoneNumber: whole(['country', 'countryCode', 'number']),
    Location: whole(['lat', 'lon', 'address']),
    Preferences: whole(['language', 'theme', 'currency', 'timeZone']),
    TimeRange: whole(['from', 'to']),
    WorkingHours: whole(['SU', 'MO', 'TU', 'WE', 'TH', 'FR', 'SA']),
    TeachLocations: whole([
      'teachAtTeacher',
      'teachAtStudent',
      'teachOnline',
      'teachAtTeacherCost',
      'teachAtStudentCost',
      'teachOnlineCost',
    ]),
  },
} as const satisfies AreaRules;
