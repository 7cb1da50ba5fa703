/** Which of the calendar's dialogs with the world outside is open; a sentence opens them too. */
import { create } from 'zustand';

type Sharing = {
  open: 'feed' | 'import' | null;
  show(open: Sharing['open']): void;
};

export const useSharing = create<Sharing>((set) => ({
  open: null,
  show: (open) => set({ open }),
}));
