/** Puts a sentence into the composer from anywhere: an example, the palette, a row of the workspace. */
import { create } from 'zustand';

type Composer = {
  /** The sentence that another part asks for; the composer takes it and empties this. */
  asked: { text: string; at: number } | null;
  /** Asks for the focus, with a sentence or without one. */
  write(text: string): void;
  focus(): void;
  /** Counts the requests for focus; the composer follows it. */
  focusAsked: number;
  taken(): void;
};

export const useComposer = create<Composer>((set, get) => ({
  asked: null,
  focusAsked: 0,
  write(asked) {
    // An example in the fallback comes isolated (lib/i18n/isolateForeign.ts); a sentence that is typed is not.
    const text = asked.replace(/[\u2066-\u2069]/g, '');
    set({ asked: { text, at: get().focusAsked + 1 }, focusAsked: get().focusAsked + 1 });
  },
  focus() {
    set({ focusAsked: get().focusAsked + 1 });
  },
  taken() {
    set({ asked: null });
  },
}));
