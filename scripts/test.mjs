/** `npm test`: installs what is missing, then runs every check and ends with one line, `N passed, N failed`. */
import './refuseOldNode.mjs';
import { installMissing } from './install.mjs';
import { ended, startProduct } from './productNode.mjs';
import { passSignals, watchParent } from './stopTogether.mjs';

installMissing();
const checks = startProduct(['scripts/checks/runAll.ts', ...process.argv.slice(2)]);
passSignals(checks);
watchParent(checks);
process.exitCode = await ended(checks);
