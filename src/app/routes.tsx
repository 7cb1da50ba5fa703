/** The routes of spec section 2 that stand, each loaded when first opened; a fault in a screen leaves the conversation standing. */
import { createBrowserRouter, type RouteObject } from 'react-router-dom';
import { BrokenScreen } from './BrokenScreen.tsx';
import { OnlyFor, OnlyOut, ToHome } from './guards.tsx';
import { NoSuchPage } from './NoSuchPage.tsx';
import { ShellSkeleton } from './shell/ShellSkeleton.tsx';

export const routes: RouteObject[] = [
  {
    errorElement: <BrokenScreen />,
    hydrateFallbackElement: <ShellSkeleton />,
    children: [
      { path: '/', element: <ToHome /> },
      {
        element: <OnlyOut />,
        children: [
          {
            path: '/login',
            lazy: async () => ({ Component: (await import('../access/SignIn.tsx')).SignIn }),
          },
          {
            path: '/register',
            lazy: async () => ({ Component: (await import('../access/SignUp.tsx')).SignUp }),
          },
        ],
      },
      {
        element: <OnlyFor roles={['teacher']} />,
        children: [
          {
            lazy: async () => ({ Component: (await import('./shell/Shell.tsx')).Shell }),
            children: [
              {
                path: '/home',
                errorElement: <BrokenScreen />,
                lazy: async () => ({ Component: (await import('../calendar/TeacherHome.tsx')).TeacherHome }),
              },
            ],
          },
        ],
      },
      {
        element: <OnlyFor roles={['student']} />,
        children: [
          {
            lazy: async () => ({ Component: (await import('./shell/Shell.tsx')).Shell }),
            children: [
              {
                path: '/students/home',
                errorElement: <BrokenScreen />,
                lazy: async () => ({ Component: (await import('../students/StudentHome.tsx')).StudentHome }),
              },
            ],
          },
        ],
      },
      {
        element: <OnlyFor roles={['parent']} />,
        children: [
          {
            lazy: async () => ({ Component: (await import('./shell/Shell.tsx')).Shell }),
            children: [
              {
                path: '/parent/home',
                errorElement: <BrokenScreen />,
                lazy: async () => ({ Component: (await import('./ParentHome.tsx')).ParentHome }),
              },
            ],
          },
        ],
      },
      {
        element: <OnlyFor roles={['admin', 'teacher', 'student', 'parent']} />,
        children: [
          {
            lazy: async () => ({ Component: (await import('./shell/Shell.tsx')).Shell }),
            children: [
              {
                path: '/admin',
                errorElement: <BrokenScreen />,
                lazy: async () => ({ Component: (await import('./AdminHome.tsx')).AdminHome }),
              },
            ],
          },
        ],
      },
      { path: '*', element: <NoSuchPage /> },
    ],
  },
];

export const router = createBrowserRouter(routes);
