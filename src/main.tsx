/** The first line of the page: words and fonts, then the app. */
import './ui/tokens/design.css';
import { startTransition } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app/App.tsx';
import { takeOver } from './app/takeOver.ts';
import { routerReady } from './app/routes.tsx';
import { followOtherTabs, useSession } from './lib/session/session.ts';
import { followInstallOffer } from './lib/device/useInstall.ts';
import { startWords } from './lib/i18n/language.ts';

/** Text drawn in another face first would jump when Heebo comes; a slow line waits no longer than this. */
const fontWaitMs = 400;

const fonts = Promise.all([
  document.fonts.load('400 1rem "Heebo Variable"', 'א'),
  document.fonts.load('400 1rem "Heebo Variable"', 'a'),
  // Without the face the page is drawn in another.
]).catch(() => undefined);
const tooSlow = new Promise((resolve) => setTimeout(resolve, fontWaitMs));

followInstallOffer();
const restored = useSession.getState().restore();
followOtherTabs();
await startWords();
await Promise.race([fonts, tooSlow]);

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');
if (root.hasAttribute('data-drawn')) {
  // A public page already stands there as HTML: it is drawn over once its own screen has come, and it is known who is in.
  await Promise.all([routerReady(), Promise.race([restored, tooSlow])]);
  const drawnOver = takeOver(root);
  // In parts, so that nobody's scrolling waits for it.
  startTransition(() => createRoot(root).render(<App onDrawn={drawnOver} />));
} else createRoot(root).render(<App />);
