/**
 * `npm test`: installs what is missing, then runs every check and ends with one line, `N passed, N failed`.
 * `npm run prove` begins here too, with `--prove` and the parts that are wanted; it runs the proofs alone.
 */
import './refuseOldNode.mjs';
import { installMissing } from './install.mjs';
import { ended, startProduct } from './productNode.mjs';
import { passSignals, watchParent } from './stopTogether.mjs';

installMissing();
const args = process.argv.slice(2);
const checks = startProduct(
  args.includes('--prove')
    ? ['scripts/checks/prove.ts', ...args.filter((arg) => arg !== '--prove')]
    : ['scripts/checks/runAll.ts', ...args],
);
passSignals(checks);
watchParent(checks);
process.exitCode = await ended(checks);
