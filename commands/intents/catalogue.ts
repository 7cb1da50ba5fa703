import { calendarGoto } from './calendar/calendar.goto.ts';
import { calendarView } from './calendar/calendar.view.ts';
import { dayClear } from './calendar/day.clear.ts';
import { meetingAdd } from './calendar/meeting.add.ts';
import { meetingAddBatch } from './calendar/meeting.addBatch.ts';
import { meetingCancel } from './calendar/meeting.cancel.ts';
import { meetingLeave } from './calendar/meeting.leave.ts';
import { meetingMove } from './calendar/meeting.move.ts';
import { meetingRequest } from './calendar/meeting.request.ts';
import { meetingResize } from './calendar/meeting.resize.ts';
import { meetingChange } from './calendar/meeting.change.ts';
import { meetingRepeat } from './calendar/meeting.repeat.ts';
import { meetingOpen } from './calendar/meeting.open.ts';
import { meetingPlace } from './calendar/meeting.place.ts';
import { meetingPrice } from './calendar/meeting.price.ts';
import { meetingAttendees } from './calendar/meeting.attendees.ts';
import { scheduleCheck } from './calendar/schedule.check.ts';
import { scheduleFree } from './calendar/schedule.free.ts';
import { scheduleNext } from './calendar/schedule.next.ts';
import { scheduleShow } from './calendar/schedule.show.ts';
import { timeBlock } from './calendar/time.block.ts';
import { timeUnblock } from './calendar/time.unblock.ts';
import { attendanceCancel } from './calendar/attendance.cancel.ts';
import { attendanceMark } from './calendar/attendance.mark.ts';
import { calendarExport } from './calendar/calendar.export.ts';
import { calendarImport } from './calendar/calendar.import.ts';
import { calendarSave } from './calendar/calendar.save.ts';
import { calendarSearch } from './calendar/calendar.search.ts';
import { feedCopy } from './calendar/feed.copy.ts';
import { lessonCount } from './calendar/lesson.count.ts';
import { meetingDescribe } from './calendar/meeting.describe.ts';
import { meetingNumber } from './calendar/meeting.number.ts';
import { meetingRemind } from './calendar/meeting.remind.ts';
import { meetingScalePrice } from './calendar/meeting.scalePrice.ts';
import { scheduleLast } from './calendar/schedule.last.ts';
import { timeShow } from './calendar/time.show.ts';
import { weekCopy } from './calendar/week.copy.ts';
import { answer } from './everywhere/answer.ts';
import { help } from './everywhere/help.ts';
import { languageChange } from './everywhere/language.change.ts';
import { logShow } from './everywhere/log.show.ts';
import { pageOpen } from './everywhere/page.open.ts';
import { themeChange } from './everywhere/theme.change.ts';
import { undo } from './everywhere/undo.ts';
import { studentArchive } from './people/student.archive.ts';
import { studentBlock } from './people/student.block.ts';
import { studentOpen } from './people/student.open.ts';
import { studentShow } from './people/student.show.ts';
import { studentFind } from './people/student.find.ts';
import { studentInvite } from './people/student.invite.ts';
import { lateCancelsAdjust } from './people/lateCancels.adjust.ts';
import { lateCancelsShow } from './people/lateCancels.show.ts';
import { lateCancelsCheck } from './people/lateCancels.check.ts';
import { teacherShow } from './people/teacher.show.ts';
import { teacherSelect } from './people/teacher.select.ts';
import { teacherOpen } from './people/teacher.open.ts';
import { childShow } from './people/child.show.ts';
import { childAdd } from './people/child.add.ts';
import { childPicture } from './people/child.picture.ts';
import { childRemove } from './people/child.remove.ts';
import { childSelect } from './people/child.select.ts';
import { attendanceShow } from './people/attendance.show.ts';
import { profileOpen } from './people/profile.open.ts';
import { profileChange } from './people/profile.change.ts';
import { settingsProfile } from './people/settings.profile.ts';
import { pendingShow } from './requests/pending.show.ts';
import { pendingOpen } from './requests/pending.open.ts';
import { pendingApprove } from './requests/pending.approve.ts';
import { pendingDecline } from './requests/pending.decline.ts';
import { pendingWithdraw } from './requests/pending.withdraw.ts';
import { meetingPropose } from './requests/meeting.propose.ts';
import { requestShow } from './requests/request.show.ts';
import { requestAdd } from './requests/request.add.ts';
import { requestApprove } from './requests/request.approve.ts';
import { requestReject } from './requests/request.reject.ts';
import { requestWithdraw } from './requests/request.withdraw.ts';
import { waitlistJoin } from './requests/waitlist.join.ts';
import { waitlistLeave } from './requests/waitlist.leave.ts';
import { contractOpen } from './requests/contract.open.ts';
import { contractAccept } from './requests/contract.accept.ts';
import { teacherJoin } from './requests/teacher.join.ts';
import { linkCopy } from './requests/link.copy.ts';
import { subjectShow } from './subjects/subject.show.ts';
import { subjectAdd } from './subjects/subject.add.ts';
import { subjectRename } from './subjects/subject.rename.ts';
import { subjectScalePrice } from './subjects/subject.scalePrice.ts';
import { lessonAdd } from './subjects/lesson.add.ts';
import { lessonChange } from './subjects/lesson.change.ts';
import { lessonRemove } from './subjects/lesson.remove.ts';
import { lessonMaterials } from './subjects/lesson.materials.ts';
import { subjectPrice } from './subjects/subject.price.ts';
import { subjectColor } from './subjects/subject.color.ts';
import { subjectRemove } from './subjects/subject.remove.ts';
import { settingsLessonLength } from './access/settings.lessonLength.ts';
import { settingsLateAllowance } from './access/settings.lateAllowance.ts';
import { accountDelete } from './access/account.delete.ts';
import { accountExport } from './access/account.export.ts';
import { passwordChange } from './access/password.change.ts';
import { passwordResend } from './access/password.resend.ts';
import { passwordReset } from './access/password.reset.ts';
import { passwordVerify } from './access/password.verify.ts';
import { sessionLogin } from './access/session.login.ts';
import { sessionLogout } from './access/session.logout.ts';
import { sessionRegister } from './access/session.register.ts';
import { settingsBuffers } from './access/settings.buffers.ts';
import { settingsContract } from './access/settings.contract.ts';
import { settingsHours } from './access/settings.hours.ts';
import { settingsPlaces } from './access/settings.places.ts';
import { settingsRadius } from './access/settings.radius.ts';
import { settingsTimeZone } from './access/settings.timeZone.ts';
import { profilePicture } from './people/profile.picture.ts';
import { planCancel } from './plans/plan.cancel.ts';
import { feedbackSend } from './everywhere/feedback.send.ts';
import { planChoose } from './plans/plan.choose.ts';
import { planEmail } from './plans/plan.email.ts';
import { planShow } from './plans/plan.show.ts';
import { planUpgrade } from './plans/plan.upgrade.ts';
import { discountAdd } from './money/discount.add.ts';
import { discountChange } from './money/discount.change.ts';
import { discountRemove } from './money/discount.remove.ts';
import { discountScale } from './money/discount.scale.ts';
import { discountShow } from './money/discount.show.ts';
import { meetingDiscount } from './money/meeting.discount.ts';
import { priceQuote } from './money/price.quote.ts';
import { expenseAdd } from './money/expense.add.ts';
import { expenseChange } from './money/expense.change.ts';
import { expenseRemove } from './money/expense.remove.ts';
import { expenseScale } from './money/expense.scale.ts';
import { expenseShow } from './money/expense.show.ts';
import { moneySummary } from './money/money.summary.ts';
import { moneyOwed } from './money/money.owed.ts';
import { paymentUnmark } from './money/payment.unmark.ts';
import { currencyChange } from './money/currency.change.ts';
import { paymentRemind } from './money/payment.remind.ts';
import { statementSend } from './money/statement.send.ts';
import { receiptShow } from './money/receipt.show.ts';
import { paymentMark } from './money/payment.mark.ts';
import { statsShow } from './money/stats.show.ts';
import { notificationShow } from './notices/notification.show.ts';
import { notificationOpen } from './notices/notification.open.ts';
import { notificationRead } from './notices/notification.read.ts';
import { notificationReadAll } from './notices/notification.readAll.ts';
import { notificationRemove } from './notices/notification.remove.ts';
import { notificationClear } from './notices/notification.clear.ts';
import { pushOn } from './notices/push.on.ts';
import { pushOff } from './notices/push.off.ts';
import { settingsEmails } from './notices/settings.emails.ts';
import { settingsNotices } from './notices/settings.notices.ts';
import { appInstall } from './everywhere/app.install.ts';
export const catalogue = [
  meetingAdd,
  meetingAddBatch,
  meetingMove,
  meetingCancel,
  meetingResize,
  meetingChange,
  meetingRepeat,
  meetingPlace,
  meetingPrice,
  meetingAttendees,
  meetingLeave,
  meetingOpen,
  studentOpen,
  studentBlock,
  studentArchive,
  studentShow,
  studentFind,
  studentInvite,
  lateCancelsAdjust,
  lateCancelsShow,
  lateCancelsCheck,
  teacherShow,
  teacherSelect,
  teacherOpen,
  childShow,
  childAdd,
  childPicture,
  childRemove,
  childSelect,
  attendanceShow,
  profileOpen,
  profileChange,
  settingsProfile,
  dayClear,
  scheduleShow,
  scheduleNext,
  scheduleFree,
  scheduleCheck,
  meetingRequest,
  timeBlock,
  timeUnblock,
  calendarView,
  calendarGoto,
  attendanceMark,
  attendanceCancel,
  calendarExport,
  calendarImport,
  calendarSave,
  calendarSearch,
  feedCopy,
  lessonCount,
  meetingDescribe,
  meetingNumber,
  meetingRemind,
  meetingScalePrice,
  scheduleLast,
  timeShow,
  weekCopy,
  help,
  undo,
  answer,
  pageOpen,
  logShow,
  themeChange,
  languageChange,
  pendingShow,
  pendingOpen,
  pendingApprove,
  pendingDecline,
  pendingWithdraw,
  meetingPropose,
  requestShow,
  requestAdd,
  requestApprove,
  requestReject,
  requestWithdraw,
  waitlistJoin,
  waitlistLeave,
  contractOpen,
  contractAccept,
  teacherJoin,
  linkCopy,
  subjectShow,
  subjectAdd,
  subjectRename,
  subjectScalePrice,
  lessonAdd,
  lessonChange,
  lessonRemove,
  lessonMaterials,
  subjectPrice,
  subjectColor,
  subjectRemove,
  settingsLessonLength,
  settingsLateAllowance,
  accountDelete,
  accountExport,
  passwordChange,
  passwordResend,
  passwordReset,
  passwordVerify,
  sessionLogin,
  sessionLogout,
  sessionRegister,
  settingsBuffers,
  settingsContract,
  settingsHours,
  settingsPlaces,
  settingsRadius,
  settingsTimeZone,
  profilePicture,
  planCancel,
  feedbackSend,
  planChoose,
  planEmail,
  planShow,
  planUpgrade,
  discountAdd,
  discountChange,
  discountRemove,
  discountScale,
  discountShow,
  meetingDiscount,
  expenseAdd,
  expenseChange,
  expenseRemove,
  expenseScale,
  expenseShow,
  moneySummary,
  currencyChange,
  moneyOwed,
  paymentMark,
  paymentUnmark,
  paymentRemind,
  statementSend,
  priceQuote,
  receiptShow,
  statsShow,
  notificationShow,
  notificationOpen,
  notificationRead,
  notificationReadAll,
  notificationRemove,
  notificationClear,
  pushOn,
  pushOff,
  settingsEmails,
  settingsNotices,
  appInstall,
];
