/** Runs one file of the product on the product's Node, whatever Node began: `node scripts/run.mjs commands/say.ts --when`. */
import './refuseOldNode.mjs';
import { installMissing } from './install.mjs';
import { ended, startProduct } from './productNode.mjs';
import { passSignals } from './stopTogether.mjs';

installMissing();
const child = startProduct(process.argv.slice(2));
passSignals(child);
process.exitCode = await ended(child);
