/** In the phone app a link that opens it leads to the invitation that a student came by, else to the sign-in (spec section 2). */
import { isNative } from './isNative.ts';

type AppPlugin = { addListener(event: 'appUrlOpen', listener: () => void): unknown };
type Bridge = { Plugins?: { App?: AppPlugin } };

function deepLinkTarget(role: string | null, teacherId: string | null): string {
  return role === 'student' && teacherId
    ? `/lessonSignup?teacherId=${encodeURIComponent(teacherId)}`
    : '/login';
}

export function followDeepLinks(open: (path: string) => void): void {
  if (!isNative()) return;
  const app = (globalThis as { Capacitor?: Bridge }).Capacitor?.Plugins?.App;
  app?.addListener('appUrlOpen', () =>
    open(deepLinkTarget(localStorage.getItem('role'), localStorage.getItem('teacherId'))),
  );
}
