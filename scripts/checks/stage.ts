/** One stage of the checks: what it is called, how it is run, and how its passes and failures are counted. */
import { spawn, type ChildProcess } from 'node:child_process';
import { productEnvironment, root } from '../productNode.mjs';

/** `said` is what each failure said, in a few lines: whoever reads only the end of a long run must see it. */
export type Count = { passed: number; failed: number; note?: string; said?: string[] };

/** `count` is null where nothing could be counted: that is a failure of its own. */
export type Outcome = { output: string; count: Count | null };

export type Stage = { name: string; run(): Promise<Outcome> };

export type Finished = { code: number | null; output: string };

/** A stage that hangs must end before the whole does. */
const longestMs = 40 * 60_000;

const running = new Set<ChildProcess>();

/** Runs a program of the product's packages; what it says on both outputs is kept in order. */
export function runProgram(
  command: string[],
  extra: NodeJS.ProcessEnv = {},
  limitMs = longestMs,
): Promise<Finished> {
  const [program = '', ...args] = command;
  return new Promise((resolve) => {
    const child = spawn(program, args, {
      cwd: root,
      env: { ...productEnvironment(), ...extra },
      stdio: ['ignore', 'pipe', 'pipe'],
      shell: process.platform === 'win32',
    });
    running.add(child);
    let output = '';
    const keep = (chunk: Buffer) => (output += chunk.toString());
    child.stdout.on('data', keep);
    child.stderr.on('data', keep);
    const timer = setTimeout(() => {
      output += `\nStopped: it took longer than ${limitMs / 60_000} minutes.\n`;
      child.kill('SIGKILL');
    }, limitMs);
    const finish = (code: number | null) => {
      clearTimeout(timer);
      running.delete(child);
      resolve({ code, output });
    };
    child.once('error', (fault) => {
      output += String(fault);
      finish(null);
    });
    child.once('close', finish);
  });
}

export function stopAll(): void {
  for (const child of running) child.kill('SIGTERM');
}

const saidLines = 14;
const colours = new RegExp(`${String.fromCharCode(27)}\\[[0-9;]*m`, 'g');

/** A failure's name and the first lines of its message, without colours. */
export function inShort(name: string, message = ''): string {
  const lines = message.replace(colours, '').split('\n', saidLines);
  return [name, ...lines.map((line) => `  ${line}`)].join('\n').trimEnd();
}

export const withSaid = (said: string[]): Pick<Count, 'said'> => (said.length > 0 ? { said } : {});

/** A check that only passes or fails counts as one test. */
export function check(name: string, command: string[]): Stage {
  return {
    name,
    async run() {
      const { code, output } = await runProgram(command);
      return { output, count: code === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 } };
    },
  };
}
