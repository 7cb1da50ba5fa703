/** The screen of each route that stands, loaded when it is first opened. */
import type { ComponentType } from 'react';
import { isNative } from '../device/isNative.ts';
import { ToHome } from './guards.tsx';
import type { ScreenPath } from './routeTable.ts';

export const screens: Record<ScreenPath, () => Promise<ComponentType>> = {
  // The phone app begins at the person's own screen (spec section 2).
  '/': async () => (isNative() ? ToHome : (await import('../access/landing/Landing.tsx')).Landing),
  '/login': async () => (await import('../access/SignIn.tsx')).SignIn,
  '/verify': async () => (await import('../access/Verify.tsx')).Verify,
  '/resetPassword': async () => (await import('../access/ResetPassword.tsx')).ResetPassword,
  '/register': async () => (await import('../access/SignUp.tsx')).SignUp,
  '/lessonSignup': async () => (await import('../joining/LessonSignup.tsx')).LessonSignup,
  '/pricing': async () => (await import('../plans/PricingScreen.tsx')).PricingScreen,
  '/teacherNotFoundScreen': async () => (await import('../joining/TeacherNotFound.tsx')).TeacherNotFound,
  '/home': async () => (await import('../calendar/TeacherHome.tsx')).TeacherHome,
  '/restrictedTimes': async () => (await import('../restrictedTimes/RestrictedTimes.tsx')).RestrictedTimes,
  '/subjects': async () => (await import('../subjects/SubjectsScreen.tsx')).SubjectsScreen,
  '/settings': async () => (await import('../settings/SettingsScreen.tsx')).SettingsScreen,
  '/students': async () => (await import('../people/StudentsScreen.tsx')).StudentsScreen,
  '/studentMeetingCreation': async () => (await import('../booking/MeetingCreation.tsx')).MeetingCreation,
  '/students/home': async () => (await import('../students/StudentHome.tsx')).StudentHome,
  '/parent/home': async () => (await import('../parents/ParentHome.tsx')).ParentHome,
  '/UserEditScreen': async () => (await import('../access/own/OwnAccount.tsx')).OwnAccount,
  '/admin': async () => (await import('./AdminHome.tsx')).AdminHome,
};
