/** The routes as the router takes them, each screen behind its guard; a fault in a screen leaves the conversation standing. */
import type { ReactElement } from 'react';
import { createBrowserRouter, Navigate, type RouteObject } from 'react-router-dom';
import { BrokenScreen } from './BrokenScreen.tsx';
import { routeTable } from './features.ts';
import { OnlyFor, OnlyInvited, OnlyOut } from './guards.tsx';
import { NoSuchPage } from './NoSuchPage.tsx';
import type { Access, Route } from '../lib/routes/route.ts';
import { untilItComes } from '../lib/page/untilItComes.ts';
import { ShellSkeleton } from '../lib/page/ShellSkeleton.tsx';

function screenOf(row: Route): RouteObject {
  const at = { path: row.path, errorElement: <BrokenScreen /> };
  const { screen } = row;
  if (!screen) return { ...at, element: <NoSuchPage inShell={row.frame === 'shell'} /> };
  return { ...at, lazy: async () => ({ Component: await untilItComes(screen) }) };
}

function guarded(row: Route): RouteObject {
  if (row.access === 'anyone') return screenOf(row);
  return { element: guardOf(row.access), children: [screenOf(row)] };
}

function guardOf(access: Exclude<Access, 'anyone'>): ReactElement {
  if (access === 'signedOut') return <OnlyOut />;
  return access === 'invited' ? <OnlyInvited /> : <OnlyFor roles={access} />;
}

const rows = (frame: Route['frame']): RouteObject[] =>
  routeTable.filter((row) => row.frame === frame).map(guarded);

const routes: RouteObject[] = [
  {
    errorElement: <BrokenScreen />,
    hydrateFallbackElement: <ShellSkeleton />,
    children: [
      ...rows('page'),
      {
        // One shell for all of them, so that the conversation stays as it is from screen to screen.
        element: <OnlyFor roles={['teacher', 'student', 'parent', 'admin']} />,
        children: [
          {
            lazy: async () => ({
              Component: await untilItComes(async () => (await import('./shell/Shell.tsx')).Shell),
            }),
            children: rows('shell'),
          },
        ],
      },
      // As people type them.
      { path: '/terms', element: <Navigate to="/terms-of-use" replace /> },
      { path: '/privacy', element: <Navigate to="/privacy-policy" replace /> },
      { path: '*', element: <NoSuchPage /> },
    ],
  },
];

export const router = createBrowserRouter(routes);

/** The screen of the first address has come. */
export async function routerReady(): Promise<void> {
  if (router.state.initialized) return;
  await new Promise<void>((resolve) => {
    const stop = router.subscribe(({ initialized }) => {
      if (!initialized) return;
      stop();
      resolve();
    });
  });
}
