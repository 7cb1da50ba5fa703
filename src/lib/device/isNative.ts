/** Whether the page runs inside the phone app: Capacitor puts its bridge there before the first script. */
type Bridge = { isNativePlatform?(): boolean };

export const isNative = (): boolean =>
  (globalThis as { Capacitor?: Bridge }).Capacitor?.isNativePlatform?.() === true;
