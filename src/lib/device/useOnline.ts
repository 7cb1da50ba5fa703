/** Whether there is a line to the server, and since when there is none: what stands on the screen is as it was then. */
import { create } from 'zustand';

type LineState = {
  /** Null while there is a line. */
  offlineSinceMs: number | null;
  /** What stands on the screen is from the device, as it was then; null: from the server. */
  asOfMs: number | null;
  lost(): void;
  back(): void;
};

export const useOnline = create<LineState>((set, get) => ({
  // Only a browser knows; elsewhere there is a line.
  offlineSinceMs: navigator.onLine === false ? Date.now() : null,
  asOfMs: null,
  lost() {
    if (get().offlineSinceMs === null) set({ offlineSinceMs: Date.now() });
  },
  back: () => set({ offlineSinceMs: null }),
}));

if (typeof window !== 'undefined') {
  window.addEventListener('offline', () => useOnline.getState().lost());
  window.addEventListener('online', () => useOnline.getState().back());
}
