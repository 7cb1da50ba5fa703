/** Installs the packages when they are missing or the lock has changed since; otherwise it costs a millisecond. */
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { findProductNode, root } from './productNode.mjs';

const stampPath = join(root, 'node_modules', '.installed-from');

export function installMissing() {
  const stamp = wantedStamp();
  if (existsSync(stampPath) && readFileSync(stampPath, 'utf8') === stamp && findProductNode()) return;
  console.error('Installing what is missing (once, and after updates)…');
  // `npm install`, not `npm ci`: a lock written on one system can lack the binaries of another. What is missing is never saved into it.
  const args = [
    'install',
    '--no-save',
    '--include=dev',
    '--include=optional',
    '--no-audit',
    '--no-fund',
    '--loglevel=error',
  ];
  const { status, error } = runNpm(args);
  if (error || status !== 0) {
    console.error(
      `The packages could not be installed${error ? ` (${error.message})` : ''}. Is this machine online? Try: npm install`,
    );
    process.exit(1);
  }
  writeFileSync(stampPath, stamp);
  // The lock's packages run no scripts (.npmrc), so ours is run here: the first `npm run say` answers as soon as the next.
  spawnSync(process.execPath, [join(root, 'scripts', 'prepare.mjs')], { stdio: ['ignore', 2, 2] });
}

/** npm's words go to the error output, so that what a command answers stays clean. @param {string[]} args */
function runNpm(args) {
  /** @type {import('node:child_process').SpawnSyncOptions} */
  const options = { cwd: root, stdio: ['ignore', 2, 2] };
  const npm = process.env.npm_execpath;
  if (npm && /npm-cli\.[cm]?js$/.test(npm)) return spawnSync(process.execPath, [npm, ...args], options);
  return spawnSync('npm', args, { ...options, shell: process.platform === 'win32' });
}

function wantedStamp() {
  const hash = createHash('sha256');
  for (const name of ['package.json', 'package-lock.json']) {
    const path = join(root, name);
    if (existsSync(path)) hash.update(readPackages(path));
  }
  return `${process.platform}-${process.arch} ${hash.digest('hex')}`;
}

/** What does not touch the packages (a new script, say) installs nothing. @param {string} path */
function readPackages(path) {
  const { scripts: _scripts, ...rest } = JSON.parse(readFileSync(path, 'utf8'));
  return JSON.stringify(rest);
}
