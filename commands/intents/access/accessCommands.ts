/** The commands about accounts and settings. */
import { settingsLessonLength } from './settings.lessonLength.ts';
import { settingsLateAllowance } from './settings.lateAllowance.ts';
import { accountDelete } from './account.delete.ts';
import { accountExport } from './account.export.ts';
import { passwordChange } from './password.change.ts';
import { passwordResend } from './password.resend.ts';
import { passwordReset } from './password.reset.ts';
import { passwordVerify } from './password.verify.ts';
import { sessionLogin } from './session.login.ts';
import { sessionLogout } from './session.logout.ts';
import { sessionRegister } from './session.register.ts';
import { settingsBuffers } from './settings.buffers.ts';
import { settingsContract } from './settings.contract.ts';
import { settingsHours } from './settings.hours.ts';
import { settingsPlaces } from './settings.places.ts';
import { settingsRadius } from './settings.radius.ts';
import { settingsTimeZone } from './settings.timeZone.ts';
import { settingsWeekStart } from './settings.weekStart.ts';

export const accessCommands = [
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
  settingsWeekStart,
];
