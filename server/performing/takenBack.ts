/** A change that is refused after its transaction began: thrown, because only that takes a transaction back. */
import type { RefusedStep } from './documentOf.ts';

export class TakenBack extends Error {
  readonly refused: RefusedStep;
  constructor(refused: RefusedStep) {
    super(refused.refusal.code);
    this.refused = refused;
  }
}
