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

// The pages that stand open stay as they came: what they are made of is one version.
self.addEventListener('activate', (event) => event.waitUntil(forgetOldShells(shell)));

self.addEventListener('message', ({ data }) => {
  if (data === 'takeOver') void self.skipWaiting();
});

answerFromDevice(self, shell);
listenForPush(self);
sendWhenThereIsALine(self);
