/** An answer that names people, a line for each. */
import type { Id } from '../../../domain/basics/ids.ts';
import type { Outcome } from '../../kernel/command.ts';

export type PersonLine = { id: Id; name: string; note?: string };

/** `none`: what is said where there is nobody. */
export function replyWith(title: string, people: PersonLine[], none: string): Outcome {
  if (people.length === 0) return { reply: { text: none } };
  const lines = people.map(({ name, note }) => (note ? `${name} · ${note}` : name));
  return { reply: { text: [title, ...lines].join('\n'), title, people, rows: people.map(({ id }) => id) } };
}
