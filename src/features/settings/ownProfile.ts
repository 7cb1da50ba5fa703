/** The teacher's own profile as the settings hold it. */
export const weekdays = ['SU', 'MO', 'TU', 'WE', 'TH', 'FR', 'SA'] as const;
export type Weekday = (typeof weekdays)[number];
export type Range = { from: string; to: string };

export type OwnProfile = {
  id: string;
  version: number | null;
  username: string | null;
  location: { lat: number | null; lon: number | null; address: string | null } | null;
  preferences: {
    language: string | null;
    theme: string | null;
    currency: string | null;
    timeZone: string | null;
  } | null;
  userData: {
    numberOfBadCancelsAllowed: number | null;
    lessonDuration: number | null;
    noticeHours: number | null;
    bufferMinutes: number | null;
    travelMinutes: number | null;
    operationRadius: number | null;
    contract: string | null;
    contractVersion: number | null;
    shareLink: string | null;
    shareOpen: boolean | null;
    yearsExperience: number | null;
    aboutMe: string | null;
    teachLocations: {
      teachAtTeacher: boolean | null;
      teachAtStudent: boolean | null;
      teachOnline: boolean | null;
      teachAtTeacherCost: number | null;
      teachAtStudentCost: number | null;
      teachOnlineCost: number | null;
    } | null;
    workingHours: Record<Weekday, Range[] | null> | null;
    holidaysOff: boolean | null;
  };
};
