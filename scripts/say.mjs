/** Answers the lines of standard input (commands/say.ts), out of a snapshot of the language where one can be made. */
import './refuseOldNode.mjs';
import { installMissing } from './install.mjs';
import { ended, startProduct } from './productNode.mjs';
import { readySnapshot } from './saySnapshot.mjs';
import { passSignals } from './stopTogether.mjs';

installMissing();
const snapshot = await readySnapshot();
// It runs for seconds: what the best compilers would give back they would have cost before.
const flags = ['--no-turbofan', '--no-regexp-tier-up'];
const program = snapshot ? ['--snapshot-blob', snapshot, '--'] : ['commands/say.ts'];
const child = startProduct([...flags, ...program, ...process.argv.slice(2)]);
passSignals(child);
process.exitCode = await ended(child);
