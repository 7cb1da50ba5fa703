/** The browser's offer to install the product, kept from the first moment on: it is made before anything is drawn (spec section 4). */
import { create } from 'zustand';
import { isNative } from './isNative.ts';

/** Not in the browsers' own types yet. */
type InstallOffer = Event & { prompt(): Promise<unknown> };

type Install = {
  offer: InstallOffer | null;
  /** false: this browser has offered nothing. */
  accept(): Promise<boolean>;
  dismiss(): void;
};

const key = 'installDismissed';

export const useInstall = create<Install>((set, get) => ({
  offer: null,
  async accept() {
    const made = get().offer ?? latest;
    latest = null;
    set({ offer: null });
    try {
      await made?.prompt();
    } catch (fault) {
      // Spec section 8: only the log hears of it.
      console.warn('the product was not installed', fault);
    }
    return made !== null;
  },
  dismiss() {
    set({ offer: null });
    isDismissed = true;
    keepDismissal();
  },
}));

/** Whoever sent the banner away may still say that they want it. */
let latest: InstallOffer | null = null;

let isDismissed = false;

/** It is the device's answer, not the person's: it is kept again when signing out has emptied the store. */
export function keepDismissal(): void {
  if (!isDismissed) return;
  try {
    localStorage.setItem(key, 'yes');
  } catch {
    // A device that stores nothing is asked again next time.
  }
}

function isWanted(): boolean {
  if (isNative() || matchMedia('(display-mode: standalone)').matches) return false;
  try {
    isDismissed ||= localStorage.getItem(key) !== null;
  } catch {
    // Nothing is stored here.
  }
  return !isDismissed;
}

export function followInstallOffer(): void {
  window.addEventListener('beforeinstallprompt', (event) => {
    // The product asks in its own words, and at its own time.
    event.preventDefault();
    latest = event as InstallOffer;
    if (isWanted()) useInstall.setState({ offer: event as InstallOffer });
  });
  window.addEventListener('appinstalled', () => {
    latest = null;
    useInstall.setState({ offer: null });
  });
}
