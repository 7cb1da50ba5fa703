/** `npm start`: installs and builds what is missing, then runs the server until it is told to stop. */
import './refuseOldNode.mjs';
import { buildPageIfChanged } from './buildPage.mjs';
import { installMissing } from './install.mjs';
import { ended, productEnvironment, startProduct } from './productNode.mjs';
import { passSignals, watchParent } from './stopTogether.mjs';

installMissing();
if (!(await buildPageIfChanged())) {
  console.error('The page could not be built; the lines above tell why.');
  process.exit(1);
}

// The fourth channel is how the server notices that this process is gone, whatever ended it.
const server = startProduct(['server/main.ts', ...process.argv.slice(2)], {
  stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
  env: { NODE_ENV: 'production', ...productEnvironment() },
});
passSignals(server);
watchParent(server);
process.exitCode = await ended(server);
