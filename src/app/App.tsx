/** What surrounds every screen: direction, the routes, short messages. */
import { Direction } from 'radix-ui';
import { Suspense, useEffect, useLayoutEffect } from 'react';
import { RouterProvider } from 'react-router-dom';
import { useLanguage } from '../lib/i18n/useLanguage.ts';
import { followDeepLinks } from '../lib/device/deepLinks.ts';
import { isScreen } from '../lib/routes/routeTable.ts';
import { onGo } from '../lib/routes/go.ts';
import { keepTeacherId } from '../lib/session/keepTeacherId.ts';
import { router } from './routes.tsx';
import { usePreferences } from './usePreferences.ts';
import { lazyPart } from '../lib/page/lazyPart.ts';

// Nothing is to be told before the first screen stands.
const Toaster = lazyPart(async () => (await import('../ui/Toaster.tsx')).Toaster);

/** `onDrawn`: told once, when it stands on the page. */
export function App({ onDrawn }: { onDrawn?(): void }) {
  const { dir } = useLanguage();
  usePreferences();
  useLayoutEffect(() => onDrawn?.(), [onDrawn]);
  useEffect(() => onGo((path) => void router.navigate(path)), []);
  useEffect(() => {
    keepTeacherId(location.search);
    void followDeepLinks({ open: (path) => void router.navigate(path), isScreen, heard: keepTeacherId });
    return router.subscribe((state) => keepTeacherId(state.location.search));
  }, []);
  return (
    <Direction.Provider dir={dir}>
      <RouterProvider router={router} />
      <Suspense fallback={null}>
        <Toaster />
      </Suspense>
    </Direction.Provider>
  );
}
