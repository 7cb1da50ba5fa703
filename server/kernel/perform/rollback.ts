/** A change that is refused after its transaction began: thrown, because only an exception rolls the transaction back. */
import type { RefusedStep } from './steps.ts';

export class Rollback extends Error {
  readonly refused: RefusedStep;
  constructor(refused: RefusedStep) {
    super(refused.refusal.code);
    this.refused = refused;
  }
}
