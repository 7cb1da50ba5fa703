/** For every operation that a command plans: what is typed before the page of somebody who may have it, in both languages, and what must lie there first. */
import type { OperationName } from '../../../domain/operations.ts';
import type { Neighbourhood, Persona } from '../people/personas.ts';
import type { Answer } from './answers.ts';
import {
  askedToJoin,
  autumn,
  chess,
  closed,
  closedTwice,
  freeDay,
  fullGroup,
  groupWithSami,
  lessonOfSami,
  lessonOfSamiIn,
  newAddress,
  nothing,
  openGroup,
  paid,
  spentOnParking,
  twoFreeDays,
  unpaidLesson,
  waiting,
  wish,
  type Lays,
} from './sentenceFixtures.ts';

type Speaker = 'T' | 'S' | 'P';
/** Where the words name a row that the plain call of the matrix does not name. */
type But = Partial<Record<Persona, Answer | 'BAD_REQUEST'>>;

export type Said = {
  operation: OperationName;
  by: Speaker;
  /** Lays what is spoken of, and gives the words for it; the same is said in both languages. */
  says(people: Neighbourhood): Promise<{ en: string; he: string }>;
  but: But;
};

const spoken: Record<Speaker, [operation: OperationName, lays: Lays, en: string, he: string, but?: But][]> = {
  T: [
    // The subject that is said, or follows from the lessons before, is hers alone.
    [
      'addMeeting',
      freeDay,
      'book Sami for Maths on … at 17:00',
      'לקבוע לסמי מתמטיקה ב-… ב-17:00',
      { T2: 'NOT_FOUND' },
    ],
    [
      'addBatchMeetings',
      twoFreeDays,
      'book Sami on … and on … at 16:00',
      'תקבעי את סמי ב-… וב-… ב-16:00',
      { T2: 'NOT_FOUND' },
    ],
    [
      'updateMeeting',
      lessonOfSami,
      "rename Sami's next lesson to 'Exam prep'",
      'לשנות את השם של השיעור הבא של סמי ל"Exam prep"',
    ],
    [
      'deleteMeeting',
      lessonOfSami,
      "cancel Sami's next lesson, only this one",
      'לבטל את השיעור הבא של סמי, רק הפעם',
    ],
    [
      'updateMeetingsCost',
      lessonOfSamiIn(14),
      'raise the lessons in two weeks by 20 shekels',
      'להעלות את השיעורים בעוד שבועיים ב-20 שקלים',
    ],
    [
      'updateMeetingsCostMultiplier',
      lessonOfSami,
      "raise Sami's lessons by 10%",
      'להעלות את השיעורים של סמי ב-10%',
    ],
    ['updateMeetingsLocation', lessonOfSamiIn(7), 'all of next week online', 'כל השבוע הבא בזום'],
    ['markAttendance', lessonOfSamiIn(-1), "Sami didn't show up yesterday", 'סמי לא הגיע אתמול'],
    ['addRestrictedTime', freeDay, 'block … 12-14', 'לחסום את … 12–14'],
    ['removeRestrictedTime', closed, 'free up … 12:00-14:00', 'לשחרר את … 12:00-14:00'],
    ['updateRestrictedTime', closedTwice, 'free up … 18:00-19:00', 'לשחרר את … 18:00-19:00'],
    ['addPendingMeeting', freeDay, 'propose … at 17:00 to Sami', 'להציע לסמי את … ב-17:00'],
    // What they asked for themselves they take back, and do not answer.
    [
      'updatePendingMeeting',
      wish,
      "decline Sami's pending lesson",
      'לדחות את השיעור שסמי ביקש',
      { S: 'BAD_REQUEST', P: 'BAD_REQUEST' },
    ],
    ['addSubject', nothing, 'new subject: Chemistry 200 an hour', 'מקצוע חדש: Chemistry 200 לשעה'],
    ['updateSubject', nothing, 'make Maths orange', 'לצבוע את מתמטיקה בכתום'],
    ['updateSubjectsCost', chess, 'raise all subjects by 10 shekels', 'להעלות את כל המקצועות ב-10 שקלים'],
    ['removeSubject', chess, 'remove the subject Chess', 'למחוק את המקצוע Chess'],
    ['addExpense', nothing, 'add an expense of 120', 'להוסיף הוצאה של 120'],
    [
      'updateExpense',
      spentOnParking,
      'change the expense Parking to 90 shekels',
      'לשנות את ההוצאה Parking ל-90 שקלים',
    ],
    [
      'updateExpensesCostMultiplier',
      spentOnParking,
      'raise all expenses by 10%',
      'להעלות את כל ההוצאות ב-10%',
    ],
    ['removeExpense', spentOnParking, 'remove the expense Parking', 'למחוק את ההוצאה Parking'],
    [
      'markPayments',
      unpaidLesson,
      "mark Sami's lesson yesterday as paid",
      'לסמן את השיעור של סמי אתמול כשולם',
    ],
    ['addPayment', nothing, 'Sami paid 70 shekels', 'סמי שילם 70 שקל'],
    [
      'createDiscount',
      nothing,
      'add a discount "Spring" of 7% for groups',
      'להוסיף הנחה "Spring" של 7% לקבוצות',
    ],
    ['updateDiscount', autumn, 'change the discount Autumn to 12%', 'לשנות את ההנחה Autumn ל-12%'],
    ['updateDiscountCost', autumn, 'raise all discounts by 10%', 'להעלות את כל ההנחות ב-10%'],
    ['deleteDiscount', autumn, 'delete the discount Autumn', 'למחוק את ההנחה Autumn'],
    ['changeCurrency', nothing, 'switch to dollars at 1', 'לעבור לדולרים לפי 1'],
    ['refundPayment', paid, 'refund Sami 1 shekel', 'החזר של 1 שקל לסמי'],
    ['remindFamily', unpaidLesson, 'remind Sami what is open', 'להזכיר לסמי מה פתוח', { T: 'ok' }],
    [
      'sendStatement',
      nothing,
      'send Sami the statement for last month',
      'לשלוח לסמי את החשבון של החודש שעבר',
      // Whose own it is names the teacher, and no family.
      { S: 'NOT_FOUND', P: 'NOT_FOUND', Sa: 'NOT_FOUND', Sb: 'NOT_FOUND' },
    ],
    ['removePayment', paid, 'remove the payment of 40 from Sami', 'למחוק את התשלום של 40 של סמי'],
    ['updateTeacher', nothing, 'I have 8 years of experience', 'יש לי 8 שנות ניסיון'],
    ['rotateShareLink', nothing, 'copy my share link', 'להעתיק את קישור השיתוף שלי'],
    ['updateStudentLink', nothing, "forgive Sami's late cancel", 'לסלוח לסמי על הביטול המאוחר'],
    ['addStudent', nothing, 'add student Gil Bar', 'להוסיף תלמיד Gil Bar'],
    ['inviteStudent', newAddress, 'invite …', 'להזמין את …'],
    [
      'joinWaitlist',
      fullGroup,
      'put Sami on the waiting list for the group on …',
      'להכניס את סמי לרשימת ההמתנה לקבוצה של …',
    ],
    ['leaveWaitlist', waiting, 'take Sami off the waiting list', 'להוציא את סמי מרשימת ההמתנה'],
    ['updateJoinRequest', askedToJoin, "reject Sami's join request", 'לדחות את בקשת ההצטרפות של סמי'],
  ],
  S: [
    ['cancelMyAttendance', lessonOfSami, "I can't come to the next lesson", 'אני לא יכול להגיע לשיעור הבא'],
    ['leaveMeeting', groupWithSami, 'leave the group', 'לצאת מהקבוצה'],
    ['addPendingMeeting', freeDay, 'book a lesson on … at 17:00 online', 'לקבוע שיעור ב-… ב-17:00 בזום'],
    ['removePendingMeeting', wish, 'cancel my pending lesson', 'לבטל את בקשת השיעור שלי'],
    [
      'joinWaitlist',
      fullGroup,
      'put me on the waiting list for the group on …',
      'תכניס אותי לרשימת המתנה לקבוצה של …',
    ],
    ['leaveWaitlist', waiting, 'take me off the waiting list', 'להוציא אותי מרשימת ההמתנה'],
    ['acceptContract', nothing, 'I accept the contract', 'אני מאשר את החוזה'],
    ['addJoinRequest', openGroup, 'join the group on …', 'להצטרף לקבוצה של …'],
    ['removeJoinRequest', askedToJoin, 'withdraw my join request', 'לבטל את בקשת ההצטרפות שלי'],
    ['updateStudent', nothing, 'my new phone is 052-1234567', 'הטלפון החדש שלי 052-1234567'],
    // Whoever books for Sami tells him.
    [
      'markNotificationAsRead',
      lessonOfSami,
      'mark the last notification as read',
      'לסמן את ההתראה האחרונה כנקראה',
    ],
    [
      'markAllNotificationsAsRead',
      lessonOfSami,
      'mark all notifications as read',
      'לסמן את כל ההתראות כנקראו',
    ],
    ['deleteNotification', lessonOfSami, 'delete the last notification', 'למחוק את ההתראה האחרונה'],
    ['deleteUserNotifications', lessonOfSami, 'delete all my notifications', 'למחוק את כל ההתראות שלי'],
    ['updateNotificationSettings', nothing, 'quiet hours from 22:00 to 06:30', 'שעות שקט מ-22:00 עד 06:30'],
  ],
  P: [
    [
      'cancelMyAttendance',
      lessonOfSami,
      "Sami can't come to the next lesson",
      'סמי לא יכול להגיע לשיעור הבא',
    ],
    ['leaveMeeting', groupWithSami, 'leave the group', 'לצאת מהקבוצה'],
    [
      'addPendingMeeting',
      freeDay,
      'book Sami a lesson on … at 17:00 online',
      'לקבוע לסמי שיעור ב-… ב-17:00 בזום',
    ],
    ['removePendingMeeting', wish, 'cancel my pending lesson', 'לבטל את בקשת השיעור שלי'],
    [
      'joinWaitlist',
      fullGroup,
      'put Sami on the waiting list for the group on …',
      'תכניס את סמי לרשימת המתנה לקבוצה של …',
    ],
    ['leaveWaitlist', waiting, 'take Sami off the waiting list', 'להוציא את סמי מרשימת ההמתנה'],
    ['acceptContract', nothing, "I accept Sami's contract", 'אני מאשר את החוזה של סמי'],
    ['addJoinRequest', openGroup, 'add Sami to the group on …', 'לצרף את סמי לקבוצה של …'],
    ['removeJoinRequest', askedToJoin, 'withdraw my join request', 'לבטל את בקשת ההצטרפות שלי'],
    ['addStudentToParent', nothing, 'add my daughter Noa Levi', 'להוסיף את הבת שלי Noa Levi'],
    ['updateParent', nothing, 'my new phone is 052-1234567', 'הטלפון החדש שלי 052-1234567'],
    // From here on everybody's walls, and then the family, are others.
    ['updateMyPreferences', nothing, 'set my time zone to London', 'לשנות את אזור הזמן ללונדון'],
    ['removeStudent', nothing, 'remove Sami from my account', 'להסיר את סמי מהחשבון שלי', { P: 'ok' }],
  ],
};

export const sentences: readonly Said[] = (['T', 'S', 'P'] as const).flatMap((by) =>
  spoken[by].map(([operation, lays, en, he, but = {}]) => ({
    operation,
    by,
    but,
    async says(people) {
      const laid = await lays(people);
      const filled = (words: string): string => laid.reduce((text, said) => text.replace('…', said), words);
      return { en: filled(en), he: filled(he) };
    },
  })),
);
