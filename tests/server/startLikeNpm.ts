/** Starts the product as npm does, through a shell that stays in between. */
import { spawn } from 'node:child_process';

spawn('/bin/sh', ['-c', '"$0" scripts/start.mjs; exit $?', process.execPath], { stdio: 'inherit' });
