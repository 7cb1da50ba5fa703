/** The screen of each route that stands, loaded when it is first opened. */
import type { ComponentType } from 'react';
import { isNative } from '../lib/device/isNative.ts';
import { ToHome } from './guards.tsx';
import type { ScreenPath } from '../lib/routes/routeTable.ts';

export const screens: Record<ScreenPath, () => Promise<ComponentType>> = {
  // The phone app begins at the person's own screen (spec section 2).
  '/': async () => (isNative() ? ToHome : (await import('../features/landing/Landing.tsx')).Landing),
  '/login': async () => (await import('../features/access/SignIn.tsx')).SignIn,
  '/verify': async () => (await import('../features/access/Verify.tsx')).Verify,
  '/resetPassword': async () => (await import('../features/access/ResetPassword.tsx')).ResetPassword,
  '/register': async () => (await import('../features/access/SignUp.tsx')).SignUp,
  '/lessonSignup': async () => (await import('../features/joining/LessonSignup.tsx')).LessonSignup,
  '/pricing': async () => (await import('../features/plans/PricingScreen.tsx')).PricingScreen,
  '/teacherNotFoundScreen': async () =>
    (await import('../features/joining/TeacherNotFound.tsx')).TeacherNotFound,
  '/home': async () => (await import('../features/calendar/TeacherHome.tsx')).TeacherHome,
  '/restrictedTimes': async () =>
    (await import('../features/restrictedTimes/RestrictedTimes.tsx')).RestrictedTimes,
  '/subjects': async () => (await import('../features/subjects/SubjectsScreen.tsx')).SubjectsScreen,
  '/settings': async () => (await import('../features/settings/SettingsScreen.tsx')).SettingsScreen,
  '/students': async () => (await import('../features/people/StudentsScreen.tsx')).StudentsScreen,
  '/studentMeetingCreation': async () =>
    (await import('../features/booking/MeetingCreation.tsx')).MeetingCreation,
  '/students/home': async () => (await import('../features/students/StudentHome.tsx')).StudentHome,
  '/parent/home': async () => (await import('../features/parents/ParentHome.tsx')).ParentHome,
  '/UserEditScreen': async () => (await import('../features/account/OwnAccount.tsx')).OwnAccount,
  '/admin': async () => (await import('../features/admin/AdminHome.tsx')).AdminHome,
};
