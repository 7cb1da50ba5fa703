/** `npm run dev`: the page with hot reload on PORT (4000), the server behind it restarting when its files change. */
import './refuseOldNode.mjs';
import { installMissing } from './install.mjs';
import { ended, productEnvironment, startProduct } from './productNode.mjs';
import { passSignals, watchParent } from './stopTogether.mjs';

installMissing();
const port = Number(process.env.PORT ?? 4000);
const apiPort = Number(process.env.API_PORT ?? port + 1);
const address = `http://localhost:${port}`;

const server = startProduct(
  ['--watch', '--watch-preserve-output', 'server/main.ts', ...process.argv.slice(2)],
  {
    env: { ...productEnvironment(), PORT: String(apiPort), PUBLIC_URL: process.env.PUBLIC_URL ?? address },
  },
);
const page = startProduct(['node_modules/vite/bin/vite.js', '--port', String(port), '--strictPort'], {
  env: { ...productEnvironment(), API_PORT: String(apiPort) },
});

for (const child of [server, page]) {
  passSignals(child);
  watchParent(child);
}
server.once('exit', () => page.kill('SIGTERM'));
page.once('exit', () => server.kill('SIGTERM'));
process.exitCode = Math.max(await ended(server), await ended(page));
