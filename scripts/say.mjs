/** Answers the lines of standard input (commands/say.ts), out of a snapshot of the language where one can be made. */
import './refuseOldNode.mjs';
import { installMissing } from './install.mjs';
import { ended, startProduct } from './productNode.mjs';
import { quickly, readySnapshot } from './saySnapshot.mjs';
import { passSignals } from './stopTogether.mjs';

installMissing();
const snapshot = await readySnapshot();
const program = snapshot ? ['--snapshot-blob', snapshot, '--'] : ['commands/say.ts'];
const child = startProduct([...quickly, ...program, ...process.argv.slice(2)]);
passSignals(child);
process.exitCode = await ended(child);
