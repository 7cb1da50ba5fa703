/** How many notifications wait; whoever loads them says so here, and the badge shows it. */
import { create } from 'zustand';

export const useUnread = create<{ count: number; set(count: number): void }>((set) => ({
  count: 0,
  set: (count) => set({ count }),
}));
