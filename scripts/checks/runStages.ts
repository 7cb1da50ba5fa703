/** Runs stages, some at a time, tells of each as it ends, and sums all of them up in the last line. */
import { inShort, stopAll, type Count, type Outcome, type Stage } from './stage.ts';

export type Run = {
  /** So many of them at a time. */
  stages(stages: readonly Stage[], lanes?: number): Promise<void>;
  /** The failures once more, then `N passed, N failed`, which is the exit code too. */
  end(): void;
};

export function startRun(): Run {
  let count: Count = { passed: 0, failed: 0 };
  const failures: { stage: string; said: string[] }[] = [];
  const startedMs = performance.now();
  process.once('SIGTERM', () => {
    stopAll();
    process.exit(143);
  });

  async function runStage(stage: Stage): Promise<void> {
    const sinceMs = performance.now();
    console.log(`… ${stage.name}`);
    const { output, count: counted } = await stage.run().catch((fault: unknown): Outcome => {
      return { output: fault instanceof Error ? (fault.stack ?? fault.message) : String(fault), count: null };
    });
    const result = counted ?? { passed: 0, failed: 1, note: 'nothing was tested' };
    count = { passed: count.passed + result.passed, failed: count.failed + result.failed };
    if (result.failed > 0)
      failures.push({ stage: stage.name, said: result.said ?? [inShort('', lastLines(output))] });
    const mark = result.failed === 0 ? '✓' : '✗';
    const note = result.note ? ` (${result.note})` : '';
    const heading = `${mark} ${stage.name}: ${result.passed} passed, ${result.failed} failed${note}, ${seconds(sinceMs)}`;
    // What a stage that passed has said is in .cache/reports; here it would hide what another one says.
    const text = result.failed === 0 ? '' : output.trim();
    console.log(text ? `\n${heading}\n${text.replace(/^/gm, '    ')}\n` : heading);
  }

  return {
    async stages(stages, lanes = 1) {
      const waiting = [...stages];
      const lane = async () => {
        for (let stage = waiting.shift(); stage; stage = waiting.shift()) await runStage(stage);
      };
      await Promise.all(Array.from({ length: lanes }, lane));
    },
    end() {
      for (const { stage, said } of failures) {
        console.log(`\n✗ ${stage}`);
        for (const each of said) console.log(`\n${each.replace(/^/gm, '    ')}`);
      }
      console.log(`\n${seconds(startedMs)} in all`);
      console.log(`${count.passed} passed, ${count.failed} failed`);
      process.exitCode = count.failed === 0 ? 0 : 1;
    },
  };
}

function lastLines(output: string): string {
  return output.trim().split('\n').slice(-12).join('\n');
}

function seconds(sinceMs: number): string {
  return `${((performance.now() - sinceMs) / 1000).toFixed(1)} s`;
}
