/** Light or dark: the saved theme, else the system's; the person's own preference overrides it once known (spec section 4). */
import { create } from 'zustand';

export type Theme = 'light' | 'dark';

type ThemeState = { theme: Theme; show(theme: Theme): void; toggle(): void };

/** The colour of the browser's own bar: the desk of each theme. */
const barColor: Record<Theme, string> = { light: '#f3f1ed', dark: '#131110' };

function paint(theme: Theme): void {
  document.documentElement.dataset['theme'] = theme;
  document.querySelector('meta[name="theme-color"]')?.setAttribute('content', barColor[theme]);
}

/** The theme that was saved on this device, if any. */
export function storedTheme(): Theme | null {
  try {
    const stored = localStorage.getItem('theme');
    return stored === 'dark' || stored === 'light' ? stored : null;
  } catch {
    return null;
  }
}

/** What public/firstPaint.js has set before the first paint; a page that is drawn at build is light until then. */
const firstTheme = (): Theme =>
  typeof document !== 'undefined' && document.documentElement.dataset['theme'] === 'dark' ? 'dark' : 'light';

export const useTheme = create<ThemeState>((set, get) => ({
  theme: firstTheme(),
  show(theme) {
    paint(theme);
    set({ theme });
    try {
      localStorage.setItem('theme', theme);
    } catch {
      // A device that stores nothing follows the system next time.
    }
  },
  toggle() {
    get().show(get().theme === 'dark' ? 'light' : 'dark');
  },
}));
