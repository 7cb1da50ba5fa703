/** A step as it will be sent, in one line: updateMeeting(id: …, start: 2026-11-22T17:00, scope: future). */
import type { Step } from '../../../domain/operations.ts';

const shown = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value));

export function operationLine(step: Step): string {
  const { input, ...rest } = { input: {}, ...step.args } as { input?: object };
  const parts = Object.entries({ ...input, ...rest })
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => `${name}: ${shown(value)}`);
  return `${step.name}(${parts.join(', ')})`;
}
