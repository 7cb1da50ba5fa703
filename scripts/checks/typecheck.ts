/** Every floor is checked by its own rules: domain and commands know neither the page nor Node. */
import { runProgram } from './stage.ts';

export const projects = ['domain', 'commands', 'server', 'src', 'src/worker', '.'];

if (import.meta.main) {
  for (const project of projects) {
    const { code, output } = await runProgram(['tsc', '-p', project]);
    process.stdout.write(output);
    console.log(`${code === 0 ? '✓' : '✗'} ${project}`);
    if (code !== 0) process.exitCode = 1;
  }
}
