/** Whether there is a line to the server, and since when there is none: what stands on the screen is as it was then. */
import { create } from 'zustand';

type LineState = {
  /** Null while there is a line. */
  offlineSinceMs: number | null;
  lost(): void;
  back(): void;
};

export const useOnline = create<LineState>((set, get) => ({
  offlineSinceMs: navigator.onLine ? null : Date.now(),
  lost() {
    if (get().offlineSinceMs === null) set({ offlineSinceMs: Date.now() });
  },
  back: () => set({ offlineSinceMs: null }),
}));

window.addEventListener('offline', () => useOnline.getState().lost());
window.addEventListener('online', () => useOnline.getState().back());
