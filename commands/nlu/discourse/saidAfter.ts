/** The sentence that waited until a plan was done, as the values that say it again (`answerCard`). */
import type { Plan, Slots, Waiting } from '../../kernel/plan.ts';

export function saidAfter({ command, given, slots: { name } }: Plan): Slots | null {
  const waiting = given?.['after'] as Waiting | undefined;
  if (waiting === undefined) return null;
  // Who was invited is nobody's student yet.
  const invited = command === 'student.invite' ? { invited: name } : {};
  return { ...waiting.given, ...invited, text: waiting.text };
}
