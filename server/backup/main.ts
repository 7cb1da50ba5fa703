/** `npm run backup -- FOLDER` and `npm run restore -- FOLDER`: one sentence when it is done, or why it is not. */
import { CannotStart } from '../cannotStart.ts';
import { backUp, restore } from './carryOutBackup.ts';

const [, , command, ...args] = process.argv;
// With what was begun removed, as at each exit.
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
