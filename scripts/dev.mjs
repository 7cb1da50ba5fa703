/** `npm run dev`: the page with hot reload on PORT (4000), the server behind it starting anew when its files change. */
import './refuseOldNode.mjs';
import { watch } from 'node:fs';
import { join } from 'node:path';
import { installMissing } from './install.mjs';
import { ended, productEnvironment, root, startProduct } from './productNode.mjs';
import { passSignals, watchParent } from './stopTogether.mjs';

installMissing();
const port = Number(process.env.PORT ?? 4000);
const apiPort = Number(process.env.API_PORT ?? port + 1);
const publicUrl = process.env.PUBLIC_URL ?? `http://localhost:${port}`;

// The fourth channel of each closes when this process ends, however that happens, and they end with it.
const page = startProduct(['scripts/devPage.ts', String(port)], {
  stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  env: { ...productEnvironment(), API_PORT: String(apiPort) },
});
let server = startServer();
let stopping = false;

/** @type {NodeJS.Timeout | undefined} */
let soon;
for (const folder of ['server', 'domain']) {
  watch(join(root, folder), { recursive: true }, (_event, name) => {
    if (!/\.(ts|graphql|sql)$/.test(name ?? '')) return;
    clearTimeout(soon);
    soon = setTimeout(startAnew, 150);
  });
}

passSignals(page);
watchParent(page);
await ended(page);
stopping = true;
server.kill('SIGTERM');
if (server.exitCode === null && server.signalCode === null) await ended(server);
process.exit();

async function startAnew() {
  console.log('The server starts anew…');
  const old = server;
  old.kill('SIGTERM');
  if (old.exitCode === null && old.signalCode === null) await ended(old);
  if (old === server && !stopping) server = startServer();
}

function startServer() {
  return startProduct(['server/main.ts', ...process.argv.slice(2)], {
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    env: { ...productEnvironment(), PORT: String(apiPort), PUBLIC_URL: publicUrl },
  });
}
