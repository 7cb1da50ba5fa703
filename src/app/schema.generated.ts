/** The server's GraphQL schema as types; printed from its .graphql files by scripts/printSchema.ts. */

export type Absence = {
  occurrence: string;
  /** student, late or noShow */
  kind: string;
};

export type Alarm = {
  id: string;
  trigger: number;
  action: string;
  description: string;
};

export type AlarmInput = {
  id?: string | null;
  trigger: number;
  action?: string | null;
  description?: string | null;
};

export type AttendanceMarkInput = {
  meetingId: string;
  occurrence?: string | null;
  attendeeId: string;
  kind: string;
};

export type AttendancePayload = {
  /** ok, or a refusal code */
  status: string;
  refusal: Refusal | null;
  meeting: Meeting | null;
  meetings: Meeting[] | null;
  changeId: string | null;
  /** Too late by the teacher's notice, and so counted. */
  late: boolean | null;
  /** Late cancels with this teacher, this one included, and how many are forgiven. */
  badCancels: number | null;
  badCancelsAllowed: number | null;
  /** Too many: no new lessons with this teacher until the teacher says otherwise. */
  blocked: boolean | null;
};

export type Attendee = {
  attendeeId: string;
  name: string | null;
  email: string | null;
  role: string | null;
  rsvp: string | null;
  personalDiscount: PersonalDiscount | null;
  discountId: string | null;
  /** Starts of occurrences this attendee cancelled or missed, in milliseconds. */
  cant: string[] | null;
  /** Starts of occurrences this attendee paid for, in milliseconds. */
  paid: string[] | null;
  absences: Absence[] | null;
  payments: AttendeePayment[] | null;
};

export type AttendeeInput = {
  attendeeId: string;
  personalDiscount?: PersonalDiscountInput | null;
};

export type AttendeePayment = {
  occurrence: string;
  amount: number;
};

export type Lesson = {
  id: string;
  name: string;
  repetition: number;
  urls: string[];
  private: boolean;
};

export type Location = {
  lat: number | null;
  lon: number | null;
  address: string | null;
};

export type Me = {
  id: string;
  role: string;
  username: string;
  email: string;
  preferences: Preferences;
};

/** One lesson or series; or one occurrence that differs from its series (then slot is set); or {id, removed: true}. */
export type Meeting = {
  id: string;
  seriesId: string | null;
  /** Start that the series' rule gives, for an occurrence that differs. */
  slot: string | null;
  /** Names of the fields that are this occurrence's own. */
  own: string[] | null;
  /** Revision when this row was last written; send it back as version. */
  version: number | null;
  removed: boolean | null;
  /** teacher or holiday, on an occurrence that was cancelled. */
  cancelledBy: string | null;
  /** Only start, end, rrule, exdates and spacesLeft are shown of it. */
  busyOnly: boolean | null;
  summary: string | null;
  description: string | null;
  /** teacher, student or online */
  location: string | null;
  /** Milliseconds, a numeric string. */
  start: string | null;
  end: string | null;
  timeZone: string | null;
  attendees: Attendee[] | null;
  attendeesCount: number | null;
  spacesLeft: number | null;
  subject: string | null;
  color: string | null;
  rrule: string | null;
  /** Starts of occurrences that the rule gives and that do not take place as such, in milliseconds. */
  exdates: string[] | null;
  organizer: string | null;
  capacity: number | null;
  oldLessonNumber: number | null;
  /** What one attendee pays for one occurrence, in major units. */
  cost: number | null;
  costByHand: boolean | null;
  insisted: boolean | null;
  alarms: Alarm[] | null;
  createdAt: string | null;
};

export type MeetingInput = {
  id: string;
  summary?: string | null;
  description?: string | null;
  location?: string | null;
  start?: string | null;
  end?: string | null;
  attendees?: AttendeeInput[] | null;
  subject?: string | null;
  color?: string | null;
  rrule?: string | null;
  exdates?: string[] | null;
  capacity?: number | null;
  oldLessonNumber?: number | null;
  cost?: number | null;
  alarms?: AlarmInput[] | null;
};

export type MeetingPayload = {
  /** ok, or a refusal code */
  status: string;
  refusal: Refusal | null;
  meeting: Meeting | null;
  /** Every row that the document changed, as the caller sees it. */
  meetings: Meeting[] | null;
  /** Names the change for undoChange; the same in every field of one document. */
  changeId: string | null;
  /** Every row of closed hours that the document changed: an undo may bring some back. */
  restrictedTimes: RestrictedTime[] | null;
  /** Every request that the document changed: an undo may open one again. */
  pendingMeetings: PendingMeeting[] | null;
};

export type Mutation = {
  addMeeting: MeetingPayload;
  /** Arguments of addMeeting. */
  'addMeeting.args': {
    input: NewMeetingInput;
    insist?: boolean | null;
    notify?: string | null;
    requestId?: string | null;
  };
  addBatchMeetings: MeetingPayload;
  /** Arguments of addBatchMeetings. */
  'addBatchMeetings.args': {
    inputs: NewMeetingInput[];
    insist?: boolean | null;
    notify?: string | null;
    requestId?: string | null;
  };
  updateMeeting: MeetingPayload;
  /** Arguments of updateMeeting. */
  'updateMeeting.args': {
    input: MeetingInput;
    scope?: string | null;
    occurrence?: string | null;
    version?: number | null;
    keep?: string[] | null;
    insist?: boolean | null;
    notify?: string | null;
    requestId?: string | null;
  };
  deleteMeeting: MeetingPayload;
  /** Arguments of deleteMeeting. */
  'deleteMeeting.args': {
    id: string;
    scope?: string | null;
    occurrence?: string | null;
    version?: number | null;
    notify?: string | null;
    requestId?: string | null;
  };
  markAttendance: MeetingPayload;
  /** Arguments of markAttendance. */
  'markAttendance.args': { marks: AttendanceMarkInput[]; requestId?: string | null };
  cancelMyAttendance: AttendancePayload;
  /** Arguments of cancelMyAttendance. */
  'cancelMyAttendance.args': {
    id: string;
    occurrence?: string | null;
    attendeeId?: string | null;
    version?: number | null;
    requestId?: string | null;
  };
  leaveMeeting: AttendancePayload;
  /** Arguments of leaveMeeting. */
  'leaveMeeting.args': {
    id: string;
    attendeeId?: string | null;
    version?: number | null;
    requestId?: string | null;
  };
  addRestrictedTime: RestrictedTimePayload;
  /** Arguments of addRestrictedTime. */
  'addRestrictedTime.args': { input: NewRestrictedTimeInput; requestId?: string | null };
  updateRestrictedTime: RestrictedTimePayload;
  /** Arguments of updateRestrictedTime. */
  'updateRestrictedTime.args': {
    input: RestrictedTimeInput;
    version?: number | null;
    requestId?: string | null;
  };
  removeRestrictedTime: RestrictedTimePayload;
  /** Arguments of removeRestrictedTime. */
  'removeRestrictedTime.args': { id: string; version?: number | null; requestId?: string | null };
  addPendingMeeting: PendingMeetingPayload;
  /** Arguments of addPendingMeeting. */
  'addPendingMeeting.args': { input: NewPendingMeetingInput; requestId?: string | null };
  updatePendingMeeting: PendingMeetingPayload;
  /** Arguments of updatePendingMeeting. */
  'updatePendingMeeting.args': {
    input: PendingMeetingInput;
    status: string;
    version?: number | null;
    insist?: boolean | null;
    requestId?: string | null;
  };
  removePendingMeeting: PendingMeetingPayload;
  /** Arguments of removePendingMeeting. */
  'removePendingMeeting.args': { id: string; version?: number | null; requestId?: string | null };
  undoChange: MeetingPayload;
  /** Arguments of undoChange. */
  'undoChange.args': { changeId: string; requestId?: string | null };
};

export type NewMeetingInput = {
  summary?: string | null;
  description?: string | null;
  location?: string | null;
  start: string;
  end: string;
  attendees?: AttendeeInput[] | null;
  subject?: string | null;
  color?: string | null;
  rrule?: string | null;
  exdates?: string[] | null;
  capacity?: number | null;
  oldLessonNumber?: number | null;
  cost?: number | null;
  alarms?: AlarmInput[] | null;
};

export type NewPendingMeetingInput = {
  organizer?: string | null;
  start: string;
  end: string;
  attendees?: AttendeeInput[] | null;
  summary?: string | null;
  description?: string | null;
  subject?: string | null;
  location?: string | null;
  rrule?: string | null;
  capacity?: number | null;
  cost?: number | null;
};

export type NewRestrictedTimeInput = {
  start: string;
  end: string;
  rrule?: string | null;
  exdates?: string[] | null;
  reason?: string | null;
};

export type Notification = {
  id: string;
  /** A type key such as MeetingUpdated. */
  title: string;
  /** A JSON string of parameters. */
  message: string;
  timestamp: string;
  read: boolean;
  /** success, warning, error or info */
  type: string;
};

/** A lesson that one side has asked for; Pending waits for the teacher, Offered for the student, the others are settled. */
export type PendingMeeting = {
  id: string;
  version: number | null;
  removed: boolean | null;
  /** The teacher. */
  organizer: string | null;
  requestedBy: string | null;
  /** Pending, Offered, Approved, Declined or Withdrawn */
  status: string | null;
  /** The meeting that came of it. */
  meetingId: string | null;
  summary: string | null;
  description: string | null;
  /** teacher, student or online */
  location: string | null;
  /** Milliseconds, a numeric string. */
  start: string | null;
  end: string | null;
  timeZone: string | null;
  rrule: string | null;
  subject: string | null;
  attendees: Attendee[] | null;
  capacity: number | null;
  /** In major units; null: the usual price when it is said yes to. */
  cost: number | null;
  createdAt: string | null;
  lastModified: string | null;
};

export type PendingMeetingInput = {
  id: string;
  start?: string | null;
  end?: string | null;
};

export type PendingMeetingPayload = {
  /** ok, or a refusal code */
  status: string;
  refusal: Refusal | null;
  pendingMeeting: PendingMeeting | null;
  pendingMeetings: PendingMeeting[] | null;
  /** Every meeting that the document changed: a yes makes one. */
  meetings: Meeting[] | null;
  changeId: string | null;
};

export type PersonalDiscount = {
  type: string;
  value: number;
};

export type PersonalDiscountInput = {
  type: string;
  value: number;
};

export type PhoneNumber = {
  country: string | null;
  countryCode: string | null;
  number: string | null;
};

export type Preferences = {
  language: string | null;
  theme: string | null;
  currency: string | null;
  timeZone: string | null;
};

export type Query = {
  /** Answers ok while the server can reach its database. */
  status: string;
  /** since: only rows written after this revision, removed ones marked; for catching up after a lost connection. */
  meetingsByTeacherId: Meeting[];
  /** Arguments of meetingsByTeacherId. */
  'meetingsByTeacherId.args': { teacherId: string; since?: number | null };
  restrictedTimesByTeacherId: RestrictedTime[];
  /** Arguments of restrictedTimesByTeacherId. */
  'restrictedTimesByTeacherId.args': { teacherId: string };
  getNotifications: Notification[];
  /** Arguments of getNotifications. */
  'getNotifications.args': { userId: string; limit?: number | null; offset?: number | null };
  /** Who is signed in; null for a visitor. */
  me: Me | null;
  getTeacherById: Teacher | null;
  /** Arguments of getTeacherById. */
  'getTeacherById.args': { id: string };
  getStudentById: Student | null;
  /** Arguments of getStudentById. */
  'getStudentById.args': { id: string };
  getStudentsByTeacherId: Student[];
  /** Arguments of getStudentsByTeacherId. */
  'getStudentsByTeacherId.args': { teacherId: string };
  pendingMeetingsByOrganizerId: PendingMeeting[];
  /** Arguments of pendingMeetingsByOrganizerId. */
  'pendingMeetingsByOrganizerId.args': { organizerId: string };
  pendingMeetingById: PendingMeeting | null;
  /** Arguments of pendingMeetingById. */
  'pendingMeetingById.args': { id: string };
  subjectsById: Subject[];
  /** Arguments of subjectsById. */
  'subjectsById.args': { teacherId: string };
};

/** Why something was understood and not done; params is a JSON string. */
export type Refusal = {
  code: string;
  field: string | null;
  params: string | null;
};

/** Hours that a teacher keeps free of lessons; or {id, removed: true}. Others than the teacher see when, not why. */
export type RestrictedTime = {
  id: string;
  version: number | null;
  removed: boolean | null;
  teacherId: string | null;
  /** Milliseconds, a numeric string. */
  start: string | null;
  end: string | null;
  timeZone: string | null;
  rrule: string | null;
  /** Starts that the rule gives and that stay open, in milliseconds. */
  exdates: string[] | null;
  reason: string | null;
};

export type RestrictedTimeInput = {
  id: string;
  start?: string | null;
  end?: string | null;
  rrule?: string | null;
  exdates?: string[] | null;
  reason?: string | null;
};

export type RestrictedTimePayload = {
  /** ok, or a refusal code */
  status: string;
  refusal: Refusal | null;
  restrictedTime: RestrictedTime | null;
  meetings: Meeting[] | null;
  /** Every row of closed hours that the document changed. */
  restrictedTimes: RestrictedTime[] | null;
  /** Names the change for undoChange; the same in every field of one document. */
  changeId: string | null;
};

export type Student = {
  id: string;
  username: string | null;
  email: string | null;
  role: string | null;
  profileImage: string | null;
  phoneNumber: PhoneNumber | null;
  location: Location | null;
  preferences: Preferences | null;
  notificationsIds: string[] | null;
  userData: StudentData | null;
};

export type StudentData = {
  meetingsIds: string[] | null;
  numberOfBadCancels: number | null;
  teachersIds: string[] | null;
};

export type Subject = {
  id: string;
  name: string;
  /** Per hour, in major units. */
  cost: number | null;
  /** One of the twelve: subject-1 … subject-12. */
  color: string | null;
  lessons: Lesson[] | null;
};

export type Subscription = {
  meetings: Meeting;
  /** Arguments of meetings. */
  'meetings.args': { teacherId: string };
  restrictedTimes: RestrictedTime;
  /** Arguments of restrictedTimes. */
  'restrictedTimes.args': { teacherId: string };
  notifications: Notification;
  /** Arguments of notifications. */
  'notifications.args': { userId: string };
  pendingMeetings: PendingMeeting;
  /** Arguments of pendingMeetings. */
  'pendingMeetings.args': { organizerId: string };
};

export type TeachLocations = {
  teachAtTeacher: boolean | null;
  teachAtStudent: boolean | null;
  teachOnline: boolean | null;
  teachAtTeacherCost: number | null;
  teachAtStudentCost: number | null;
  teachOnlineCost: number | null;
};

export type Teacher = {
  id: string;
  username: string | null;
  email: string | null;
  role: string | null;
  profileImage: string | null;
  phoneNumber: PhoneNumber | null;
  location: Location | null;
  preferences: Preferences | null;
  notificationsIds: string[] | null;
  userData: TeacherData | null;
};

export type TeacherData = {
  meetingsIds: string[] | null;
  subjectsIds: string[] | null;
  studentsIds: string[] | null;
  /** As a student sees it, only the student's own id, where blocked. */
  blockedStudentsIds: string[] | null;
  excludedStudentsIds: string[] | null;
  numberOfBadCancelsAllowed: number | null;
  lessonDuration: number | null;
  noticeHours: number | null;
  shareLink: string | null;
  operationRadius: number | null;
  contract: string | null;
  teachLocations: TeachLocations | null;
  workingHours: WorkingHours | null;
  subscriptionId: string | null;
  subscriptionStatus: string | null;
  subscriptionPlan: string | null;
  subscriptionStartDate: string | null;
  trialEndDate: string | null;
  yearsExperience: number | null;
  aboutMe: string | null;
};

export type TimeRange = {
  from: string;
  to: string;
};

export type WorkingHours = {
  SU: TimeRange[] | null;
  MO: TimeRange[] | null;
  TU: TimeRange[] | null;
  WE: TimeRange[] | null;
  TH: TimeRange[] | null;
  FR: TimeRange[] | null;
  SA: TimeRange[] | null;
};
