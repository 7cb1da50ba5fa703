/** This device was asked whether it may tell: its answer stands for whoever is in, as the browser's own does, and names nobody. */
const key = 'pushAsked';

let isAsked = false;

export function wasAskedForPush(): boolean {
  try {
    isAsked ||= localStorage.getItem(key) !== null;
    return isAsked;
  } catch {
    // A device that keeps nothing would be asked for ever.
    return true;
  }
}

export function noteAskedForPush(): void {
  isAsked = true;
  keepAskedForPush();
}

/** Signing out empties what the device keeps, a no with it: it is written again. */
export function keepAskedForPush(): void {
  if (!isAsked) return;
  try {
    localStorage.setItem(key, 'yes');
  } catch {
    // It is asked no more until the page is loaded again.
  }
}
