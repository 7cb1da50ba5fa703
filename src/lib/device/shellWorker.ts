/** The service worker of this device, from the page's side: it comes once somebody is in, and tells of a new version. */
import { create } from 'zustand';

/** Null while this page is the newest version there is. */
type NewVersion = { takeOver: (() => void) | null };

export const useNewVersion = create<NewVersion>(() => ({ takeOver: null }));

/** Where the browser asks for trusted addresses of scripts: this one and no other. */
type TrustedPolicies = {
  createPolicy(name: string, rules: { createScriptURL(): string }): { createScriptURL(url: string): string };
};

const address = '/worker.js';
let trusted: string | null = null;

function trustedAddress(): string {
  const { trustedTypes } = globalThis as { trustedTypes?: TrustedPolicies };
  trusted ??=
    trustedTypes?.createPolicy('worker', { createScriptURL: () => address }).createScriptURL(address) ??
    address;
  return trusted;
}

const everyMs = 60 * 60_000;

function watch(registration: ServiceWorkerRegistration): void {
  const look = (): void => {
    const { waiting, active } = registration;
    // The first one has nobody to take over from.
    if (waiting && active) useNewVersion.setState({ takeOver: () => takeOver(waiting) });
  };
  registration.addEventListener('updatefound', () =>
    registration.installing?.addEventListener('statechange', look),
  );
  look();
  // Another tab let the new version take over: this one shows the old one until its person is ready.
  let controller = navigator.serviceWorker.controller;
  navigator.serviceWorker.addEventListener('controllerchange', () => {
    if (controller) useNewVersion.setState({ takeOver: () => location.reload() });
    ({ controller } = navigator.serviceWorker);
  });
  setInterval(() => lookForUpdate(registration), everyMs);
  window.addEventListener('online', () => lookForUpdate(registration));
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') lookForUpdate(registration);
  });
}

function takeOver(worker: ServiceWorker): void {
  worker.addEventListener('statechange', () => {
    if (worker.state === 'activated') location.reload();
  });
  worker.postMessage('takeOver');
}

function lookForUpdate(registration: ServiceWorkerRegistration): void {
  // Without a line there is nothing new; it is looked for again.
  if (navigator.onLine) void registration.update().catch(() => undefined);
}

let watched: ServiceWorkerRegistration | null = null;

export async function startShellWorker(): Promise<void> {
  // The server of developing has no built page to keep. The phone apps have workers too (decision 128).
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  try {
    const registration = await navigator.serviceWorker.register(trustedAddress(), { updateViaCache: 'none' });
    // Signing out takes the worker along (clear-site-data); whoever comes then has another.
    if (registration && registration !== watched) watch(registration);
    watched = registration;
  } catch (fault) {
    // The product works without it, as long as there is a line.
    console.warn('the page is not kept on this device', fault);
  }
}
