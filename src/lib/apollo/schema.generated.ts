/** The server's GraphQL schema as types; printed from its .graphql files by scripts/printSchema.ts. */

export type Absence = {
  occurrence: string;
  /** student, late, noShow, or teacher: excused, neither counted nor charged */
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

/** What a payment gives to a charge; in lessons it is one of a package or a credit, and covers the charge whole. */
export type Allocation = {
  paymentId: string;
  amount: number;
  inLessons: boolean;
};

export type AllocationInput = {
  meetingId: string;
  occurrence?: string | null;
  attendeeId: string;
  amount: number;
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
  /** Names the change for undoChange; the same in every field of one document. */
  changeId: string | null;
  meeting: Meeting | null;
  /** Every row that the document changed, as the caller sees it; so with all lists. */
  meetings: Meeting[] | null;
  students: Student[] | null;
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
  /** Starts of occurrences that are settled for this attendee, in milliseconds. */
  paid: string[] | null;
  absences: Absence[] | null;
  charges: AttendeeCharge[] | null;
};

/** What is fixed for one occurrence since something was paid on it, or since it was called off too late. */
export type AttendeeCharge = {
  occurrence: string;
  /** lesson or lateCancel */
  kind: string;
  amount: number;
  allocations: Allocation[] | null;
};

export type AttendeeInput = {
  attendeeId: string;
  personalDiscount?: PersonalDiscountInput | null;
  discountId?: string | null;
};

export type CalendarParts = {
  /** Of the calendar when it was cut: whoever has read all parts follows from here by since. */
  revision: number;
  /** Changes when what is seen of rows changes that were not written: names, the currency, who may see what. Then all is read anew. */
  sight: string;
  /** None where the whole calendar is one part. */
  cuts: string[];
};

/** What one student owes for one lesson. */
export type ChargeLine = {
  /** lesson, lateCancel, or excused: called off in time, so nothing is owed */
  kind: string;
  meetingId: string;
  /** The slot that names the lesson in its series, and when it takes place: milliseconds, numeric strings. */
  occurrence: string;
  start: string;
  end: string;
  studentId: string;
  subject: string;
  amount: number;
  open: number;
  /** By a package or a credit of lessons. */
  inLessons: boolean;
  /** Days of the payments that cover it, YYYY-MM-DD. */
  closedOn: string[];
  /** They add up to the amount. */
  price: PriceLine[];
};

export type Child = {
  id: string;
  username: string | null;
  email: string | null;
  profileImage: string | null;
};

/** What a teacher asks of whoever learns with her. Version 0 is the one that everybody begins with. */
export type Contract = {
  version: number;
  text: string;
  locale: string;
  /** SHA-256 of the text in UTF-8, hexadecimal. */
  hash: string;
  createdAt: string | null;
  /** So many days ahead new rates are announced. */
  rateNoticeDays: number;
};

/** Evidence that somebody agreed, with the whole text; never changed. */
export type ContractAcceptance = {
  id: string;
  teacherId: string;
  version: number;
  hash: string;
  locale: string;
  text: string;
  studentId: string;
  /** The student, or whoever speaks for them. */
  actorId: string;
  acceptedAt: string;
};

export type ContractPayload = {
  /** ok, or a refusal code */
  status: string;
  refusal: Refusal | null;
  /** Names the change for undoChange; the same in every field of one document. */
  changeId: string | null;
  acceptance: ContractAcceptance | null;
  acceptances: ContractAcceptance[] | null;
};

/** By which lessons cost less; or {id, removed: true}. Students see those that hold for them, without how often they are used. */
export type Discount = {
  id: string;
  version: number | null;
  removed: boolean | null;
  teacherId: string | null;
  name: string | null;
  description: string | null;
  subject: string | null;
  type: string | null;
  /** %, or the currency. */
  discountUnit: string | null;
  /** flat or progressive. */
  kind: string | null;
  value: number | null;
  progressiveSteps: ProgressiveStep[] | null;
  conditionType: string | null;
  conditionValue: number | null;
  days: string[] | null;
  hours: DiscountHours | null;
  freeSpaceDays: number | null;
  maximumDiscount: number | null;
  minimumMeetingPrice: number | null;
  maximumDiscountPerMeeting: number | null;
  usageLimit: number | null;
  /** How many bookings have it; counted only of those that are given booking by booking. */
  currentUsage: number | null;
  startDate: string | null;
  endDate: string | null;
  active: boolean | null;
  applyToRecurring: boolean | null;
  /** Lessons that began by then keep it; the oldest first. */
  earlier: EarlierTerms[] | null;
  createdAt: string | null;
  updatedAt: string | null;
  /** When it was deleted: lessons that began before still have it. */
  deletedAt: string | null;
};

/** Hours of the day, HH:mm, the end exclusive. */
export type DiscountHours = {
  from: string;
  to: string;
};

export type DiscountHoursInput = {
  from: string;
  to: string;
};

export type DiscountInput = {
  id: string;
  name?: string | null;
  type?: string | null;
  value?: number | null;
  description?: string | null;
  subject?: string | null;
  progressiveSteps?: ProgressiveStepInput[] | null;
  conditionType?: string | null;
  conditionValue?: number | null;
  days?: string[] | null;
  hours?: DiscountHoursInput | null;
  freeSpaceDays?: number | null;
  maximumDiscount?: number | null;
  minimumMeetingPrice?: number | null;
  maximumDiscountPerMeeting?: number | null;
  usageLimit?: number | null;
  startDate?: string | null;
  endDate?: string | null;
  active?: boolean | null;
  applyToRecurring?: boolean | null;
};

export type DiscountPayload = {
  /** ok, or a refusal code */
  status: string;
  refusal: Refusal | null;
  /** Names the change for undoChange; the same in every field of one document. */
  changeId: string | null;
  discount: Discount | null;
  discounts: Discount[] | null;
};

/** What a discount says. Amounts are in major units, days YYYY-MM-DD. */
export type DiscountTerms = {
  name: string;
  description: string;
  /** null: every subject. */
  subject: string | null;
  /** percentage or fixed. */
  type: string;
  value: number;
  progressiveSteps: ProgressiveStep[];
  /** firstMeeting, recurringMeeting, groupMeeting, studentCount, timeBased, freeSpaces; null: given by the teacher to single bookings. */
  conditionType: string | null;
  conditionValue: number | null;
  days: string[];
  hours: DiscountHours | null;
  freeSpaceDays: number | null;
  maximumDiscount: number | null;
  minimumMeetingPrice: number | null;
  maximumDiscountPerMeeting: number | null;
  usageLimit: number | null;
  startDate: string | null;
  endDate: string | null;
  active: boolean;
  applyToRecurring: boolean;
};

/** What a discount said until a moment, in milliseconds. */
export type EarlierTerms = {
  until: string;
  terms: DiscountTerms;
};

/** What a teacher spends, for the teacher's own eyes; or {id, removed: true}. */
export type Expense = {
  id: string;
  version: number | null;
  removed: boolean | null;
  teacherId: string | null;
  /** travel, supplies, technology, professional, office, marketing, insurance or other. */
  category: string | null;
  description: string | null;
  /** Each time, in major units. */
  amount: number | null;
  /** The day, or the first of the days that the rule gives: its midnight in the teacher's zone, in milliseconds. */
  start: string | null;
  /** null: spent once. */
  rrule: string | null;
  /** The picture of a receipt, at /images/<id>. */
  image: string | null;
};

export type ExpenseInput = {
  id: string;
  category?: string | null;
  description?: string | null;
  amount?: number | null;
  start?: string | null;
  rrule?: string | null;
  image?: string | null;
};

export type ExpensePayload = {
  /** ok, or a refusal code */
  status: string;
  refusal: Refusal | null;
  /** Names the change for undoChange; the same in every field of one document. */
  changeId: string | null;
  expense: Expense | null;
  expenses: Expense[] | null;
};

/** What one family owes a teacher and has paid, as far as the asker may know. */
export type FamilyAccount = {
  /** null unless the asker is the one who pays, or the teacher. */
  payerId: string | null;
  /** YYYY-MM, of the teacher's zone. */
  month: string;
  currency: string;
  /** What is open now of all months; major units, as every amount here. */
  open: number;
  /** The oldest first. */
  openLines: ChargeLine[];
  /** Of the month, student by student. */
  students: FamilyStudent[];
  /** opening + charges − payments = due; null unless the asker is the one who pays, or the teacher. */
  paid: FamilyPaid | null;
};

export type FamilyPaid = {
  opening: number;
  charges: number;
  payments: number;
  due: number;
  /** Money that waits for the next charge. */
  credit: number;
  /** What came in in the month; of packages and refunds too. */
  received: FamilyPayment[];
  /** Lessons paid ahead that are left now. */
  funds: LessonFund[];
};

export type FamilyPayment = {
  id: string;
  /** payment, refund or package */
  type: string;
  date: string;
  method: string;
  /** Negative of a refund. */
  amount: number;
  lessons: number;
  /** Starts of the lessons that it covers, in milliseconds. */
  closes: string[];
};

export type FamilyStudent = {
  studentId: string;
  name: string;
  total: number;
  lines: ChargeLine[];
};

/** The address at which a calendar program follows one's lessons; whoever knows it reads them. */
export type Feed = {
  /** null: none was made yet. */
  url: string | null;
  createdAt: string | null;
};

export type FeedPayload = {
  /** ok, or a refusal code */
  status: string;
  refusal: Refusal | null;
  feed: Feed | null;
};

/** A mail by which a teacher asks somebody to come. */
export type Invitation = {
  id: string;
  version: number | null;
  removed: boolean | null;
  email: string | null;
  name: string | null;
  message: string | null;
  createdAt: string | null;
  /** null while it waits. */
  sentAt: string | null;
};

export type InvitationPayload = {
  /** ok, or a refusal code */
  status: string;
  refusal: Refusal | null;
  /** Names the change for undoChange; the same in every field of one document. */
  changeId: string | null;
  invitation: Invitation | null;
  teachers: Teacher[] | null;
  invitations: Invitation[] | null;
};

/** Somebody asks to come to a teacher, or into one of her groups. */
export type JoinRequest = {
  id: string;
  version: number | null;
  removed: boolean | null;
  teacherId: string | null;
  teacherName: string | null;
  studentId: string | null;
  studentName: string | null;
  requestedBy: string | null;
  /** The group; null: to the teacher. */
  meetingId: string | null;
  meetingName: string | null;
  /** Pending, Approved or Rejected */
  status: string | null;
  personalDiscount: PersonalDiscount | null;
  /** What one lesson of the group costs after the discount, in major units. */
  price: number | null;
  message: string | null;
  createdAt: string | null;
  updatedAt: string | null;
};

export type JoinRequestInput = {
  teacherId: string;
  slug?: string | null;
  studentId?: string | null;
  meetingId?: string | null;
  message?: string | null;
  studentName?: string | null;
  status?: string | null;
  personalDiscount?: PersonalDiscountInput | null;
};

export type JoinRequestPayload = {
  /** ok, or a refusal code */
  status: string;
  refusal: Refusal | null;
  /** Names the change for undoChange; the same in every field of one document. */
  changeId: string | null;
  joinRequest: JoinRequest | null;
  joinRequests: JoinRequest[] | null;
  /** Every row that the document changed, as the caller sees it; so with all lists. */
  meetings: Meeting[] | null;
  students: Student[] | null;
};

/** Late cancels of one student with one teacher. */
export type LateCancels = {
  teacherId: string;
  count: number;
};

/** A lesson of a subject's plan. Its materials reach a student in the week before; of a private one neither name nor materials do. */
export type Lesson = {
  id: string;
  /** Empty where it is private and not one's own. */
  name: string;
  /** For how many lessons of a series it stands, one after the other. */
  repetition: number;
  urls: string[];
  private: boolean;
  /** Which lessons of the student, or of the parent's children, take this one within a week; null to the teacher. */
  soon: LessonSoon[] | null;
};

export type LessonFund = {
  studentId: string | null;
  /** package or credit */
  type: string;
  left: number;
  lessons: number;
  endDate: string | null;
};

export type LessonInput = {
  id?: string | null;
  name: string;
  repetition?: number | null;
  urls?: string[] | null;
  private?: boolean | null;
};

/** One lesson of a student: the meeting, and the start that its rule gives, in milliseconds. */
export type LessonSoon = {
  meetingId: string;
  slot: string;
};

/** Shown once: by it a parent is linked to the student's account, within ten minutes. */
export type LinkCodePayload = {
  /** ok, or a refusal code */
  status: string;
  refusal: Refusal | null;
  code: string | null;
  expiresAt: string | null;
};

export type Location = {
  lat: number | null;
  lon: number | null;
  address: string | null;
};

export type LocationInput = {
  lat?: number | null;
  lon?: number | null;
  address?: string | null;
};

export type Me = {
  id: string;
  role: string;
  username: string;
  email: string;
  preferences: Preferences;
  version: number | null;
  profileImage: string | null;
  phoneNumber: PhoneNumber | null;
  location: Location | null;
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
  /** Only start, end, rrule, exdates and spacesLeft are shown of it, and the subject of a group. */
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
  /** null: a lesson of one, which nobody else can come to. */
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
  /** Names the change for undoChange; the same in every field of one document. */
  changeId: string | null;
  meeting: Meeting | null;
  /** Every row that the document changed, as the caller sees it; so with all lists. */
  meetings: Meeting[] | null;
  waitings: Waiting[] | null;
  students: Student[] | null;
  restrictedTimes: RestrictedTime[] | null;
  pendingMeetings: PendingMeeting[] | null;
  subjects: Subject[] | null;
  expenses: Expense[] | null;
  discounts: Discount[] | null;
  payments: Payment[] | null;
  teachers: Teacher[] | null;
  acceptances: ContractAcceptance[] | null;
  joinRequests: JoinRequest[] | null;
  invitations: Invitation[] | null;
  /** What the teacher may want to know; none of it was refused. */
  warnings: Warning[] | null;
  parent: Parent | null;
};

export type Mutation = {
  /** A new address; the one before is void from now on. */
  rotateFeed: FeedPayload;
  /** studentId: of a child; without it one's own account. */
  createLinkCode: LinkCodePayload;
  /** Arguments of createLinkCode. */
  'createLinkCode.args': { studentId?: string | null };
  /** basic, premium or ultra */
  choosePlan: PlanPayload;
  /** Arguments of choosePlan. */
  'choosePlan.args': { plan: string };
  /** What is paid for runs to its end (subscriptionEndDate); a trial, or a plan without payment, ends at once. */
  cancelSubscription: PlanPayload;
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
  updateMeetingSubjectName: MeetingPayload;
  /** Arguments of updateMeetingSubjectName. */
  'updateMeetingSubjectName.args': {
    ids: string[];
    from?: string | null;
    to?: string | null;
    version?: number | null;
    notify?: string | null;
    subjectName: string;
    requestId?: string | null;
  };
  updateMeetingsCost: MeetingPayload;
  /** Arguments of updateMeetingsCost. */
  'updateMeetingsCost.args': {
    ids: string[];
    from?: string | null;
    to?: string | null;
    version?: number | null;
    notify?: string | null;
    cost: number;
    requestId?: string | null;
  };
  updateMeetingsLocation: MeetingPayload;
  /** Arguments of updateMeetingsLocation. */
  'updateMeetingsLocation.args': {
    ids: string[];
    from?: string | null;
    to?: string | null;
    version?: number | null;
    notify?: string | null;
    location: string;
    insist?: boolean | null;
    requestId?: string | null;
  };
  updateMeetingsCostMultiplier: MeetingPayload;
  /** Arguments of updateMeetingsCostMultiplier. */
  'updateMeetingsCostMultiplier.args': {
    ids: string[];
    from?: string | null;
    to?: string | null;
    version?: number | null;
    notify?: string | null;
    costMultiplier: number;
    requestId?: string | null;
  };
  markAttendance: MeetingPayload;
  /** Arguments of markAttendance. */
  'markAttendance.args': { marks: AttendanceMarkInput[]; notify?: string | null; requestId?: string | null };
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
    notify?: string | null;
    requestId?: string | null;
  };
  removePendingMeeting: PendingMeetingPayload;
  /** Arguments of removePendingMeeting. */
  'removePendingMeeting.args': { id: string; version?: number | null; requestId?: string | null };
  joinWaitlist: WaitingPayload;
  /** Arguments of joinWaitlist. */
  'joinWaitlist.args': { meetingId: string; studentId?: string | null; requestId?: string | null };
  leaveWaitlist: WaitingPayload;
  /** Arguments of leaveWaitlist. */
  'leaveWaitlist.args': { meetingId: string; studentId?: string | null; requestId?: string | null };
  takePlace: WaitingPayload;
  /** Arguments of takePlace. */
  'takePlace.args': { meetingId: string; studentId?: string | null; requestId?: string | null };
  passPlaceOn: WaitingPayload;
  /** Arguments of passPlaceOn. */
  'passPlaceOn.args': { meetingId: string; studentId?: string | null; requestId?: string | null };
  addSubject: SubjectPayload;
  /** Arguments of addSubject. */
  'addSubject.args': { input: NewSubjectInput; notify?: string | null; requestId?: string | null };
  updateSubject: SubjectPayload;
  /** Arguments of updateSubject. */
  'updateSubject.args': {
    input: SubjectInput;
    scope?: string | null;
    from?: string | null;
    version?: number | null;
    notify?: string | null;
    requestId?: string | null;
  };
  updateSubjectsCost: SubjectPayload;
  /** Arguments of updateSubjectsCost. */
  'updateSubjectsCost.args': {
    subjects: SubjectCostInput[];
    scope?: string | null;
    from?: string | null;
    notify?: string | null;
    requestId?: string | null;
  };
  removeSubject: SubjectPayload;
  /** Arguments of removeSubject. */
  'removeSubject.args': {
    id: string;
    keepMeetings?: boolean | null;
    version?: number | null;
    requestId?: string | null;
  };
  addExpense: ExpensePayload;
  /** Arguments of addExpense. */
  'addExpense.args': { input: NewExpenseInput; requestId?: string | null };
  updateExpense: ExpensePayload;
  /** Arguments of updateExpense. */
  'updateExpense.args': {
    input: ExpenseInput;
    scope?: string | null;
    from?: string | null;
    version?: number | null;
    requestId?: string | null;
  };
  removeExpense: ExpensePayload;
  /** Arguments of removeExpense. */
  'removeExpense.args': {
    id: string;
    scope?: string | null;
    from?: string | null;
    version?: number | null;
    requestId?: string | null;
  };
  updateExpensesCostMultiplier: ExpensePayload;
  /** Arguments of updateExpensesCostMultiplier. */
  'updateExpensesCostMultiplier.args': {
    teacherId: string;
    costMultiplier: number;
    requestId?: string | null;
  };
  createDiscount: DiscountPayload;
  /** Arguments of createDiscount. */
  'createDiscount.args': { discount: NewDiscountInput; requestId?: string | null };
  updateDiscount: DiscountPayload;
  /** Arguments of updateDiscount. */
  'updateDiscount.args': { discount: DiscountInput; version?: number | null; requestId?: string | null };
  deleteDiscount: DiscountPayload;
  /** Arguments of deleteDiscount. */
  'deleteDiscount.args': { id: string; version?: number | null; requestId?: string | null };
  updateDiscountCost: DiscountPayload;
  /** Arguments of updateDiscountCost. */
  'updateDiscountCost.args': {
    teacherId: string;
    costMultiplier: number;
    percentages?: boolean | null;
    requestId?: string | null;
  };
  updateTeacher: TeacherPayload;
  /** Arguments of updateTeacher. */
  'updateTeacher.args': { input: TeacherInput; version?: number | null; requestId?: string | null };
  rotateShareLink: TeacherPayload;
  /** Arguments of rotateShareLink. */
  'rotateShareLink.args': { requestId?: string | null };
  updateParent: ParentPayload;
  /** Arguments of updateParent. */
  'updateParent.args': { parent: ParentInput; version?: number | null; requestId?: string | null };
  updateStudent: OwnPayload;
  /** Arguments of updateStudent. */
  'updateStudent.args': { input: StudentInput; version?: number | null; requestId?: string | null };
  updateMyPreferences: OwnPayload;
  /** Arguments of updateMyPreferences. */
  'updateMyPreferences.args': { preferences: PreferencesInput; requestId?: string | null };
  addStudentToParent: OwnPayload;
  /** Arguments of addStudentToParent. */
  'addStudentToParent.args': {
    username?: string | null;
    profileImage?: string | null;
    code?: string | null;
    requestId?: string | null;
  };
  removeStudent: OwnPayload;
  /** Arguments of removeStudent. */
  'removeStudent.args': { studentId: string; requestId?: string | null };
  updateStudentImageByParent: OwnPayload;
  /** Arguments of updateStudentImageByParent. */
  'updateStudentImageByParent.args': { image?: string | null; studentId: string; requestId?: string | null };
  updateStudentLink: StudentPayload;
  /** Arguments of updateStudentLink. */
  'updateStudentLink.args': {
    input: StudentLinkInput;
    version?: number | null;
    notify?: string | null;
    requestId?: string | null;
  };
  inviteStudent: InvitationPayload;
  /** Arguments of inviteStudent. */
  'inviteStudent.args': {
    email: string;
    name?: string | null;
    message?: string | null;
    requestId?: string | null;
  };
  removeInvitation: InvitationPayload;
  /** Arguments of removeInvitation. */
  'removeInvitation.args': { id: string; requestId?: string | null };
  acceptContract: ContractPayload;
  /** Arguments of acceptContract. */
  'acceptContract.args': {
    teacherId: string;
    version: number;
    studentId?: string | null;
    locale?: string | null;
    slug?: string | null;
    requestId?: string | null;
  };
  addJoinRequest: JoinRequestPayload;
  /** Arguments of addJoinRequest. */
  'addJoinRequest.args': { joinRequest: JoinRequestInput; requestId?: string | null };
  updateJoinRequest: JoinRequestPayload;
  /** Arguments of updateJoinRequest. */
  'updateJoinRequest.args': {
    id: string;
    status: string;
    personalDiscount?: PersonalDiscountInput | null;
    version?: number | null;
    notify?: string | null;
    requestId?: string | null;
  };
  removeJoinRequest: JoinRequestPayload;
  /** Arguments of removeJoinRequest. */
  'removeJoinRequest.args': { id: string; version?: number | null; requestId?: string | null };
  markPayments: PaymentPayload;
  /** Arguments of markPayments. */
  'markPayments.args': {
    marks: PaymentMarkInput[];
    method?: string | null;
    date?: string | null;
    note?: string | null;
    requestId?: string | null;
  };
  addPayment: PaymentPayload;
  /** Arguments of addPayment. */
  'addPayment.args': { input: PaymentInput; requestId?: string | null };
  refundPayment: PaymentPayload;
  /** Arguments of refundPayment. */
  'refundPayment.args': {
    id: string;
    amount?: number | null;
    method?: string | null;
    date?: string | null;
    note?: string | null;
    requestId?: string | null;
  };
  removePayment: PaymentPayload;
  /** Arguments of removePayment. */
  'removePayment.args': { id: string; requestId?: string | null };
  settleCharges: PaymentPayload;
  /** Arguments of settleCharges. */
  'settleCharges.args': { requestId?: string | null };
  undoChange: MeetingPayload;
  /** Arguments of undoChange. */
  'undoChange.args': { changeId: string; requestId?: string | null };
};

export type NewDiscountInput = {
  name: string;
  type: string;
  value?: number | null;
  description?: string | null;
  subject?: string | null;
  progressiveSteps?: ProgressiveStepInput[] | null;
  conditionType?: string | null;
  conditionValue?: number | null;
  days?: string[] | null;
  hours?: DiscountHoursInput | null;
  freeSpaceDays?: number | null;
  maximumDiscount?: number | null;
  minimumMeetingPrice?: number | null;
  maximumDiscountPerMeeting?: number | null;
  usageLimit?: number | null;
  startDate?: string | null;
  endDate?: string | null;
  active?: boolean | null;
  applyToRecurring?: boolean | null;
};

export type NewExpenseInput = {
  category?: string | null;
  description?: string | null;
  amount: number;
  start: string;
  rrule?: string | null;
  image?: string | null;
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
  replaces?: ReplacedLessonInput | null;
};

export type NewRestrictedTimeInput = {
  start: string;
  end: string;
  rrule?: string | null;
  exdates?: string[] | null;
  reason?: string | null;
};

export type NewSubjectInput = {
  name: string;
  cost?: number | null;
  color?: string | null;
  position?: number | null;
  lessons?: LessonInput[] | null;
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

export type OwnPayload = {
  /** ok, or a refusal code */
  status: string;
  refusal: Refusal | null;
  /** Names the change for undoChange; the same in every field of one document. */
  changeId: string | null;
  student: Student | null;
  students: Student[] | null;
  parent: Parent | null;
  /** The student that is spoken of. */
  studentId: string | null;
};

/** A parent as they see themselves, with their children. */
export type Parent = {
  id: string;
  version: number | null;
  phoneNumber: PhoneNumber | null;
  location: Location | null;
  notificationsIds: string[] | null;
  username: string | null;
  email: string | null;
  role: string | null;
  profileImage: string | null;
  preferences: Preferences | null;
  userData: ParentData | null;
};

export type ParentData = {
  students: Child[] | null;
  /** Children that were taken off the list and may still be brought back. */
  removedStudents: RemovedChild[] | null;
};

export type ParentInput = {
  id: string;
  username?: string | null;
  phoneNumber?: PhoneNumberInput | null;
  location?: LocationInput | null;
  profileImage?: string | null;
  preferences?: PreferencesInput | null;
};

export type ParentPayload = {
  /** ok, or a refusal code */
  status: string;
  refusal: Refusal | null;
  /** Names the change for undoChange; the same in every field of one document. */
  changeId: string | null;
  parent: Parent | null;
};

/** What a family gave or got back; what it covers stands with the attendees of meetings (AttendeeCharge). */
export type Payment = {
  id: string;
  version: number | null;
  removed: boolean | null;
  teacherId: string | null;
  /** payment, refund, package (lessons paid ahead) or credit (lessons given without money) */
  type: string | null;
  /** A parent, or a student who pays for themselves. */
  payerId: string | null;
  /** Whose lessons a package or a credit covers. */
  studentId: string | null;
  /** In major units. */
  amount: number | null;
  currency: string | null;
  /** cash, transfer, bit, card, check or other */
  method: string | null;
  /** A day of the teacher's zone, YYYY-MM-DD. */
  date: string | null;
  note: string | null;
  /** Of a package or a credit; of a refund how many of them ended with it. */
  lessons: number | null;
  /** The last day on which a lesson is covered. */
  endDate: string | null;
  refundOf: string | null;
  createdAt: string | null;
};

export type PaymentInput = {
  type: string;
  payerId: string;
  studentId?: string | null;
  amount?: number | null;
  method?: string | null;
  date?: string | null;
  note?: string | null;
  lessons?: number | null;
  endDate?: string | null;
  allocations?: AllocationInput[] | null;
};

export type PaymentMarkInput = {
  meetingId: string;
  occurrence?: string | null;
  attendeeId: string;
  paid?: boolean | null;
  amount?: number | null;
};

export type PaymentPayload = {
  /** ok, or a refusal code */
  status: string;
  refusal: Refusal | null;
  /** Names the change for undoChange; the same in every field of one document. */
  changeId: string | null;
  payment: Payment | null;
  /** Every row that the document changed, as the caller sees it; so with all lists. */
  meetings: Meeting[] | null;
  payments: Payment[] | null;
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
  /** The meeting that came of it, or that was moved by it. */
  meetingId: string | null;
  /** The lesson that it is another time for: a yes moves it. */
  replaces: ReplacedLesson | null;
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
  /** Names the change for undoChange; the same in every field of one document. */
  changeId: string | null;
  pendingMeeting: PendingMeeting | null;
  /** Every row that the document changed, as the caller sees it; so with all lists. */
  meetings: Meeting[] | null;
  pendingMeetings: PendingMeeting[] | null;
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

export type PhoneNumberInput = {
  country?: string | null;
  countryCode?: string | null;
  number: string;
};

export type PlanPayload = {
  /** ok, or a refusal code */
  status: string;
  refusal: Refusal | null;
  /** Where the plan is paid for; it is the teacher's as soon as it is. null: nothing is to be paid. */
  checkoutUrl: string | null;
  teacher: Teacher | null;
};

export type Preferences = {
  language: string | null;
  theme: string | null;
  currency: string | null;
  timeZone: string | null;
};

export type PreferencesInput = {
  language?: string | null;
  theme?: string | null;
  currency?: string | null;
  timeZone?: string | null;
};

export type PriceLine = {
  /** lesson, discount or personal */
  kind: string;
  amount: number;
  name: string | null;
  percent: number | null;
};

/** From this count on, so much is taken off. */
export type ProgressiveStep = {
  threshold: number;
  discountValue: number;
};

export type ProgressiveStepInput = {
  threshold: number;
  discountValue: number;
};

export type PublicSubject = {
  id: string;
  name: string;
  /** Per hour, in major units. */
  cost: number;
  color: string;
};

/** What a share link shows to whoever has it. */
export type PublicTeacher = {
  id: string;
  username: string;
  profileImage: string | null;
  aboutMe: string | null;
  yearsExperience: number | null;
  lessonDuration: number;
  teachLocations: TeachLocations;
  currency: string;
  timeZone: string;
  subjects: PublicSubject[];
  contract: Contract;
};

export type Query = {
  /** Answers ok while the server can reach its database. */
  status: string;
  /** from, to: what takes place in this stretch (milliseconds); a series comes whole, with all of its occurrences that differ.
after, upTo: the series between two of the cuts that calendarParts tells; each comes once.
since: only rows written after this revision, wherever they take place, removed ones marked; for catching up after a lost connection. */
  meetingsByTeacherId: Meeting[];
  /** Arguments of meetingsByTeacherId. */
  'meetingsByTeacherId.args': {
    teacherId: string;
    since?: number | null;
    from?: string | null;
    to?: string | null;
    after?: string | null;
    upTo?: string | null;
  };
  /** How a calendar is read in parts that are quickly answered: from the first to the first cut, from cut to cut, and from the last one on. */
  calendarParts: CalendarParts;
  /** Arguments of calendarParts. */
  'calendarParts.args': { teacherId: string };
  /** A teacher's own with the deleted ones, which their past lessons still have. */
  getDiscountsByTeacherId: Discount[];
  /** Arguments of getDiscountsByTeacherId. */
  'getDiscountsByTeacherId.args': { teacherId: string };
  getExpensesByTeacherId: Expense[];
  /** Arguments of getExpensesByTeacherId. */
  'getExpensesByTeacherId.args': { teacherId: string };
  /** month: YYYY-MM, by default this one. A teacher names the family by its payer; whoever else asks is answered of their own. */
  familyAccounts: FamilyAccount[];
  /** Arguments of familyAccounts. */
  'familyAccounts.args': { teacherId: string; month?: string | null; payerId?: string | null };
  receipt: Receipt;
  /** Arguments of receipt. */
  'receipt.args': { teacherId: string; meetingId: string; occurrence?: string | null; studentId: string };
  myFeed: Feed;
  /** null where the link leads nowhere: it does not exist, is closed, or its teacher takes nobody. */
  publicTeacher: PublicTeacher | null;
  /** Arguments of publicTeacher. */
  'publicTeacher.args': { slug: string; locale?: string | null };
  /** The contract that stands; locale: he or en, where it is the one that everybody begins with. */
  contractOf: Contract;
  /** Arguments of contractOf. */
  'contractOf.args': { teacherId: string; locale?: string | null };
  contractVersions: Contract[];
  /** Arguments of contractVersions. */
  'contractVersions.args': { teacherId: string };
  /** To the teacher all; to others their own. */
  contractAcceptances: ContractAcceptance[];
  /** Arguments of contractAcceptances. */
  'contractAcceptances.args': { teacherId: string };
  getJoinRequestsByTeacherId: JoinRequest[];
  /** Arguments of getJoinRequestsByTeacherId. */
  'getJoinRequestsByTeacherId.args': { teacherId: string };
  /** Without a teacher: to all of them. */
  getJoinRequestsByStudentId: JoinRequest[];
  /** Arguments of getJoinRequestsByStudentId. */
  'getJoinRequestsByStudentId.args': { studentId: string; teacherId?: string | null };
  getNotifications: Notification[];
  /** Arguments of getNotifications. */
  'getNotifications.args': { userId: string; limit?: number | null; offset?: number | null };
  /** To the teacher all of them; to a student and a parent their own. */
  paymentsByTeacherId: Payment[];
  /** Arguments of paymentsByTeacherId. */
  'paymentsByTeacherId.args': { teacherId: string };
  /** Who is signed in; null for a visitor. */
  me: Me | null;
  getTeacherById: Teacher | null;
  /** Arguments of getTeacherById. */
  'getTeacherById.args': { id: string };
  /** At most 50; unknown ones are missing from the answer. */
  getTeachersByIds: Teacher[];
  /** Arguments of getTeachersByIds. */
  'getTeachersByIds.args': { ids: string[] };
  getStudentById: Student | null;
  /** Arguments of getStudentById. */
  'getStudentById.args': { id: string };
  getParentById: Parent | null;
  /** Arguments of getParentById. */
  'getParentById.args': { id: string };
  /** Of one's own students, by the exact address; nobody else is found. */
  getStudents: Student[];
  /** Arguments of getStudents. */
  'getStudents.args': { email: string };
  getStudentsByEmails: Student[];
  /** Arguments of getStudentsByEmails. */
  'getStudentsByEmails.args': { emails: string[] };
  invitationsByTeacherId: Invitation[];
  /** Arguments of invitationsByTeacherId. */
  'invitationsByTeacherId.args': { teacherId: string };
  getStudentsByTeacherId: Student[];
  /** Arguments of getStudentsByTeacherId. */
  'getStudentsByTeacherId.args': { teacherId: string };
  pendingMeetingsByOrganizerId: PendingMeeting[];
  /** Arguments of pendingMeetingsByOrganizerId. */
  'pendingMeetingsByOrganizerId.args': { organizerId: string };
  pendingMeetingById: PendingMeeting | null;
  /** Arguments of pendingMeetingById. */
  'pendingMeetingById.args': { id: string };
  restrictedTimesByTeacherId: RestrictedTime[];
  /** Arguments of restrictedTimesByTeacherId. */
  'restrictedTimesByTeacherId.args': { teacherId: string };
  subjectsById: Subject[];
  /** Arguments of subjectsById. */
  'subjectsById.args': { teacherId: string };
  waitingsByTeacherId: Waiting[];
  /** Arguments of waitingsByTeacherId. */
  'waitingsByTeacherId.args': { teacherId: string };
};

/** What one student pays for one lesson, ahead or past. */
export type Receipt = {
  teacherName: string;
  studentName: string;
  meetingId: string;
  studentId: string;
  subject: string;
  /** teacher, student or online */
  location: string;
  start: string;
  end: string;
  number: number | null;
  /** lesson, lateCancel or excused */
  kind: string;
  currency: string;
  price: PriceLine[];
  amount: number;
  covers: ReceiptCover[];
  open: number;
  /** Until then it can be called off without a charge, in milliseconds; null once it is too late. */
  freeUntil: string | null;
};

export type ReceiptCover = {
  amount: number;
  inLessons: boolean;
  /** The day on which the money came; null where others paid. */
  date: string | null;
};

/** Why something was understood and not done; params is a JSON string. */
export type Refusal = {
  code: string;
  field: string | null;
  params: string | null;
};

export type RemovedChild = {
  id: string;
  username: string | null;
  profileImage: string | null;
  /** undoChange with it brings the child back. */
  changeId: string;
  /** Until then, in milliseconds. */
  until: string;
};

export type ReplacedLesson = {
  meetingId: string;
  /** The slot that names the lesson in its series: milliseconds, a numeric string. */
  occurrence: string;
};

export type ReplacedLessonInput = {
  id: string;
  occurrence?: string | null;
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
  /** Names the change for undoChange; the same in every field of one document. */
  changeId: string | null;
  restrictedTime: RestrictedTime | null;
  restrictedTimes: RestrictedTime[] | null;
};

export type Student = {
  id: string;
  version: number | null;
  removed: boolean | null;
  /** To the teacher alone: who pays, a parent or the student; children of one family have it in common. */
  payerId: string | null;
  links: StudentLink[] | null;
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
  /** The most with any one teacher. */
  numberOfBadCancels: number | null;
  teachersIds: string[] | null;
  badCancelsByTeacher: LateCancels[] | null;
};

export type StudentInput = {
  id: string;
  username?: string | null;
  phoneNumber?: PhoneNumberInput | null;
  location?: LocationInput | null;
  profileImage?: string | null;
  preferences?: PreferencesInput | null;
};

/** How a student stands with one teacher; to a teacher only with her. */
export type StudentLink = {
  teacherId: string;
  version: number | null;
  blocked: boolean;
  archived: boolean;
  badCancels: number;
  /** What the teacher writes for the student to read. */
  notes: string;
  homework: string;
  personalDiscount: PersonalDiscount | null;
  since: string;
};

export type StudentLinkInput = {
  studentId: string;
  blocked?: boolean | null;
  archived?: boolean | null;
  badCancels?: number | null;
  notes?: string | null;
  homework?: string | null;
  personalDiscount?: PersonalDiscountInput | null;
};

export type StudentPayload = {
  /** ok, or a refusal code */
  status: string;
  refusal: Refusal | null;
  /** Names the change for undoChange; the same in every field of one document. */
  changeId: string | null;
  student: Student | null;
  students: Student[] | null;
};

/** What a teacher teaches; or {id, removed: true}. */
export type Subject = {
  id: string;
  version: number | null;
  removed: boolean | null;
  teacherId: string | null;
  name: string | null;
  /** Per hour, in major units. */
  cost: number | null;
  /** One of the twelve: subject-1 … subject-12. */
  color: string | null;
  /** In the order of the list, from 0. */
  position: number | null;
  lessons: Lesson[] | null;
};

export type SubjectCostInput = {
  id: string;
  cost: number;
};

export type SubjectInput = {
  id: string;
  name?: string | null;
  cost?: number | null;
  color?: string | null;
  position?: number | null;
  lessons?: LessonInput[] | null;
};

export type SubjectPayload = {
  /** ok, or a refusal code */
  status: string;
  refusal: Refusal | null;
  /** Names the change for undoChange; the same in every field of one document. */
  changeId: string | null;
  subject: Subject | null;
  subjects: Subject[] | null;
  /** Every row that the document changed, as the caller sees it; so with all lists. */
  meetings: Meeting[] | null;
  pendingMeetings: PendingMeeting[] | null;
};

export type Subscription = {
  meetings: Meeting;
  /** Arguments of meetings. */
  'meetings.args': { teacherId: string };
  discounts: Discount;
  /** Arguments of discounts. */
  'discounts.args': { teacherId: string };
  expenses: Expense;
  /** Arguments of expenses. */
  'expenses.args': { teacherId: string };
  joinRequests: JoinRequest;
  /** Arguments of joinRequests. */
  'joinRequests.args': { teacherId: string };
  notifications: Notification;
  /** Arguments of notifications. */
  'notifications.args': { userId: string };
  payments: Payment;
  /** Arguments of payments. */
  'payments.args': { teacherId: string };
  /** Linked people are told what they may see of the profile. */
  teacherUpdated: Teacher;
  /** Arguments of teacherUpdated. */
  'teacherUpdated.args': { id: string };
  /** The parent's own profile, or that a child of theirs has changed. */
  parentUpdated: Parent;
  /** Arguments of parentUpdated. */
  'parentUpdated.args': { parentId: string };
  studentUpdated: Student;
  /** Arguments of studentUpdated. */
  'studentUpdated.args': { id: string };
  students: Student;
  /** Arguments of students. */
  'students.args': { teacherId: string };
  pendingMeetings: PendingMeeting;
  /** Arguments of pendingMeetings. */
  'pendingMeetings.args': { organizerId: string };
  restrictedTimes: RestrictedTime;
  /** Arguments of restrictedTimes. */
  'restrictedTimes.args': { teacherId: string };
  subjects: Subject;
  /** Arguments of subjects. */
  'subjects.args': { teacherId: string };
  waitings: Waiting;
  /** Arguments of waitings. */
  'waitings.args': { teacherId: string };
};

export type TeachLocations = {
  teachAtTeacher: boolean | null;
  teachAtStudent: boolean | null;
  teachOnline: boolean | null;
  teachAtTeacherCost: number | null;
  teachAtStudentCost: number | null;
  teachOnlineCost: number | null;
};

export type TeachLocationsInput = {
  teachAtTeacher?: boolean | null;
  teachAtStudent?: boolean | null;
  teachOnline?: boolean | null;
  teachAtTeacherCost?: number | null;
  teachAtStudentCost?: number | null;
  teachOnlineCost?: number | null;
};

export type Teacher = {
  id: string;
  version: number | null;
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
  /** To the teacher alone: the random part of the link by which students come; null until rotateShareLink makes one. */
  shareLink: string | null;
  /** Closed, the link leads to the same page as one that does not exist. */
  shareOpen: boolean | null;
  bufferMinutes: number | null;
  travelMinutes: number | null;
  operationRadius: number | null;
  /** null: the contract that everybody begins with, see contractOf. */
  contract: string | null;
  contractVersion: number | null;
  teachLocations: TeachLocations | null;
  workingHours: WorkingHours | null;
  /** The holidays of Israel are no working days. */
  holidaysOff: boolean | null;
  subscriptionId: string | null;
  /** To the teacher alone, as all that is paid for. */
  subscriptionStatus: string | null;
  /** To the teacher alone. */
  subscriptionPlan: string | null;
  subscriptionStartDate: string | null;
  trialEndDate: string | null;
  /** Cancelled, what is paid for runs until then. */
  subscriptionEndDate: string | null;
  yearsExperience: number | null;
  aboutMe: string | null;
};

export type TeacherDataInput = {
  numberOfBadCancelsAllowed?: number | null;
  lessonDuration?: number | null;
  noticeHours?: number | null;
  bufferMinutes?: number | null;
  travelMinutes?: number | null;
  operationRadius?: number | null;
  contract?: string | null;
  teachLocations?: TeachLocationsInput | null;
  workingHours?: WorkingHoursInput | null;
  holidaysOff?: boolean | null;
  yearsExperience?: number | null;
  aboutMe?: string | null;
  shareOpen?: boolean | null;
  meetingsIds?: string[] | null;
  subjectsIds?: string[] | null;
  studentsIds?: string[] | null;
};

export type TeacherInput = {
  id: string;
  username?: string | null;
  phoneNumber?: PhoneNumberInput | null;
  location?: LocationInput | null;
  profileImage?: string | null;
  preferences?: PreferencesInput | null;
  userData?: TeacherDataInput | null;
};

export type TeacherPayload = {
  /** ok, or a refusal code */
  status: string;
  refusal: Refusal | null;
  /** Names the change for undoChange; the same in every field of one document. */
  changeId: string | null;
  teacher: Teacher | null;
  /** Every row that the document changed, as the caller sees it; so with all lists. */
  meetings: Meeting[] | null;
  teachers: Teacher[] | null;
};

export type TimeRange = {
  from: string;
  to: string;
};

export type TimeRangeInput = {
  from: string;
  to: string;
};

/** A place in the queue for a group that is full; the teacher sees all of them, a student their own. */
export type Waiting = {
  id: string;
  version: number | null;
  removed: boolean | null;
  teacherId: string | null;
  meetingId: string | null;
  seriesId: string | null;
  studentId: string | null;
  studentName: string | null;
  requestedBy: string | null;
  /** Waiting or Offered; Accepted, Declined, Expired or Left when it is settled */
  status: string | null;
  /** Milliseconds, a numeric string; who came first is offered first. */
  createdAt: string | null;
  offeredAt: string | null;
  /** Until then the place is kept. */
  expiresAt: string | null;
};

export type WaitingPayload = {
  /** ok, or a refusal code */
  status: string;
  refusal: Refusal | null;
  /** Names the change for undoChange; the same in every field of one document. */
  changeId: string | null;
  waiting: Waiting | null;
  waitings: Waiting[] | null;
  /** Every row that the document changed, as the caller sees it; so with all lists. */
  meetings: Meeting[] | null;
};

export type Warning = {
  /** outsideHours or busyElsewhere: this student has another lesson then */
  kind: string;
  meetingId: string;
  /** Of the first lesson that is concerned, in milliseconds. */
  start: string;
  end: string;
  /** Of how many of the next lessons. */
  count: number;
  studentId: string | null;
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

export type WorkingHoursInput = {
  SU?: TimeRangeInput[] | null;
  MO?: TimeRangeInput[] | null;
  TU?: TimeRangeInput[] | null;
  WE?: TimeRangeInput[] | null;
  TH?: TimeRangeInput[] | null;
  FR?: TimeRangeInput[] | null;
  SA?: TimeRangeInput[] | null;
};
