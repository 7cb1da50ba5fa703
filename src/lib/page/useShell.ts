/** How the person has set the two papers: the conversation's width, whether it is folded, and which is seen on a phone. */
import { create } from 'zustand';
import { isHome } from '../routes/homeOf.ts';
import { isInShell } from '../routes/routeTable.ts';

export type Panel = 'talk' | 'work';

export const talkWidth = { least: 320, usual: 420, most: 640 } as const;

const key = 'shell';

type ShellState = {
  /** Pixels. */
  width: number;
  folded: boolean;
  panel: Panel;
  menuOpen: boolean;
  paletteOpen: boolean;
  noticesOpen: boolean;
  screenTitle: string;
  resize(width: number): void;
  fold(folded: boolean): void;
  show(panel: Panel): void;
  openMenu(open: boolean): void;
  openPalette(open: boolean): void;
  openNotices(open: boolean): void;
};

function stored(): { width: number; folded: boolean } {
  const usual = { width: talkWidth.usual, folded: false };
  try {
    const value: unknown = JSON.parse(localStorage.getItem(key) ?? 'null');
    if (typeof value !== 'object' || value === null) return usual;
    return {
      width: 'width' in value && typeof value.width === 'number' ? clamp(value.width) : usual.width,
      folded: 'folded' in value && value.folded === true,
    };
  } catch {
    return usual;
  }
}

type Address = { pathname: string; search: string };

/**
 * On a phone one's own home begins with the conversation; whoever comes by the address of a screen, or of something on it, sees that:
 * what is not theirs says so.
 */
export const firstPanel = ({ pathname, search }: Address, role: string | null): Panel =>
  isInShell(pathname) && !(isHome(pathname, role) && search === '') ? 'work' : 'talk';

function knownRole(): string | null {
  try {
    return localStorage.getItem('role');
  } catch {
    return null;
  }
}

const clamp = (width: number): number =>
  Math.round(Math.min(talkWidth.most, Math.max(talkWidth.least, width)));

export const useShell = create<ShellState>((set, get) => {
  const keep = (): void => {
    const { width, folded } = get();
    try {
      localStorage.setItem(key, JSON.stringify({ width, folded }));
    } catch {
      // A device that stores nothing shows the usual width next time.
    }
  };
  return {
    ...stored(),
    // At build, where public pages are drawn, there is no address.
    panel: typeof window === 'undefined' ? 'talk' : firstPanel(window.location, knownRole()),
    menuOpen: false,
    paletteOpen: false,
    noticesOpen: false,
    screenTitle: '',
    resize(width) {
      set({ width: clamp(width) });
      keep();
    },
    fold(folded) {
      set({ folded });
      keep();
    },
    show: (panel) => set({ panel }),
    openMenu: (menuOpen) => set({ menuOpen }),
    openPalette: (paletteOpen) => set({ paletteOpen }),
    openNotices: (noticesOpen) => set({ noticesOpen }),
  };
});
