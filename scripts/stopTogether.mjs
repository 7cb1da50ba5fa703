/** Nothing is left running: what ends the starter ends what it started. */

import { readFileSync } from 'node:fs';

/** How long a stop may take before it is forced. */
const patienceMs = 15_000;

/** Passes the signals that mean "stop" on to the child. @param {import('node:child_process').ChildProcess} child */
export function passSignals(child) {
  let stopping = false;
  const stop = () => {
    if (stopping) return;
    stopping = true;
    child.kill('SIGTERM');
    setTimeout(() => child.kill('SIGKILL'), patienceMs).unref();
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, stop);
}

/**
 * npm itself may be killed without a word to us; then another process has become our parent.
 * Only under npm: whoever starts this file in the background means it to outlive the shell.
 * @param {import('node:child_process').ChildProcess} child
 */
export function watchParent(child) {
  if (!process.env.npm_lifecycle_event) return;
  const above = wayUpToNpm();
  const timer = setInterval(() => {
    if (wayUpToNpm() === above) return;
    clearInterval(timer);
    child.kill('SIGTERM');
    setTimeout(() => child.kill('SIGKILL'), patienceMs).unref();
  }, 500);
  timer.unref();
}

/** npm starts a shell, which on some systems stays between the two and outlives it. */
function wayUpToNpm() {
  const parent = process.ppid;
  try {
    // "pid (name) state parent …"
    const [, name, grandparent] =
      /\((.*)\) \S+ (\d+)/.exec(readFileSync(`/proc/${parent}/stat`, 'utf8')) ?? [];
    return /^(ba|da|a)?sh$/.test(name ?? '') ? `${parent} ${grandparent}` : `${parent}`;
  } catch {
    return `${parent}`;
  }
}
