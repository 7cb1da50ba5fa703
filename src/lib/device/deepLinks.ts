/** A link that opens the phone app leads to its own screen, else to the invitation that a student came by or to the sign-in (spec section 2). */
import { isNative } from './isNative.ts';

type Person = { role: string | null; teacherId: string | null };

function deepLinkTarget(
  link: string,
  { role, teacherId }: Person,
  isScreen: (path: string) => boolean,
): string {
  const url = URL.parse(link);
  if (url?.host === location.host && url.pathname !== '/' && isScreen(url.pathname))
    return `${url.pathname}${url.search}`;
  return role === 'student' && teacherId
    ? `/lessonSignup?teacherId=${encodeURIComponent(teacherId)}`
    : '/login';
}

type Ways = {
  open(path: string): void;
  isScreen(path: string): boolean;
  /** What a link says besides its path is heard first. */
  heard(search: string): void;
};

export async function followDeepLinks({ open, isScreen, heard }: Ways): Promise<void> {
  if (!isNative()) return;
  const { App } = await import('@capacitor/app');
  await App.addListener('appUrlOpen', ({ url }) => {
    heard(URL.parse(url)?.search ?? '');
    const [role, teacherId] = [localStorage.getItem('role'), localStorage.getItem('teacherId')];
    open(deepLinkTarget(url, { role, teacherId }, isScreen));
  });
}
