/** A test that proves a figure of docs/proof.md names it: `recordProof(task, 'R1', '200 rounds of 50 racers: 200 single winners')`. */
import type { TestContext } from 'vitest';

type ProofFigure = { id: string; figure: string };

declare module 'vitest' {
  interface TaskMeta {
    proofs?: ProofFigure[];
  }
}

export function recordProof(task: TestContext['task'], id: string, figure: string): void {
  (task.meta.proofs ??= []).push({ id, figure });
  console.log(`proof ${id}: ${figure}`);
}
