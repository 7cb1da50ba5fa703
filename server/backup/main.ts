/** `npm run backup -- FOLDER` and `npm run restore -- FOLDER`: prints one sentence when done, or why it failed. */
import { CannotStart } from '../basics/cannotStart.ts';
import { backUp, restore } from './backupCommands.ts';

const [, , command, ...args] = process.argv;
// The exit handlers remove what was started.
for (const [signal, code] of [
  ['SIGINT', 130],
  ['SIGTERM', 143],
] as const)
  process.once(signal, () => process.exit(code));
try {
  console.log(await (command === 'restore' ? restore : backUp)(process.env, args));
} catch (fault) {
  console.error(
    fault instanceof CannotStart
      ? fault.message
      : `The ${command} was not done: ${fault instanceof Error ? fault.message : String(fault)}`,
  );
  process.exitCode = 1;
}
