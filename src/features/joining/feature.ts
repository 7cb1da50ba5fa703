/** How a student comes to a teacher: by a link, by a request. */
import type { Feature } from '../../lib/routes/route.ts';

export const joining: Feature = {
  routes: [
    {
      path: '/lessonSignup',
      access: 'invited',
      frame: 'page',
      screen: async () => (await import('./LessonSignup.tsx')).LessonSignup,
    },
    {
      path: '/invitation',
      access: 'anyone',
      frame: 'page',
      screen: async () => (await import('./ClaimPage.tsx')).ClaimPage,
    },
    {
      path: '/teacherNotFoundScreen',
      access: 'anyone',
      frame: 'page',
      screen: async () => (await import('./TeacherNotFound.tsx')).TeacherNotFound,
    },
  ],
};
