/** The service worker: opens the product without a line. Each concern listens for itself. */
import { answerFromDevice } from './answerFromDevice.ts';
import { listenForPush } from './push.ts';
import { sendWhenThereIsALine } from './sendOutbox.ts';
import { forgetOldShells, keepShell, type Shell } from './shell.ts';

declare const self: ServiceWorkerGlobalScope;
/** Put in by the build. */
declare const SHELL: Shell;

const shell = SHELL;

self.addEventListener('install', (event) => event.waitUntil(keepShell(shell)));

// A page that stands open finds its later parts here too, and is told of the next version.
self.addEventListener('activate', (event) =>
  event.waitUntil(forgetOldShells(shell).then(() => self.clients.claim())),
);

self.addEventListener('message', ({ data }) => {
  if (data === 'takeOver') void self.skipWaiting();
});

answerFromDevice(self, shell);
listenForPush(self);
sendWhenThereIsALine(self);
