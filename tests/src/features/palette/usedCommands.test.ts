/** How the palette knows what somebody does most. */
import { expect, it } from 'vitest';
import type { Plan } from '../../../../commands/kernel/plan.ts';
import type { Turn } from '../../../../src/features/chat/turns/turns.ts';
import { usedCommands } from '../../../../src/features/palette/usedCommands.ts';

const person = (text: string): Turn => ({ id: text, atMs: 0, by: 'person', text, spans: [] });
const answered = (command: string): Turn => {
  const plan: Plan = { status: 'ready', command, slots: {}, steps: [], spans: [], unread: [] };
  return { id: command, atMs: 0, by: 'desk', card: { kind: 'answer', plan, title: '', rows: [] } };
};

it('counts each sentence once, however many cards it took, and keeps how it was said last', () => {
  const turns = [
    person('what is left today?'),
    answered('schedule.show'),
    answered('schedule.show'),
    person('what is left tomorrow?'),
    answered('schedule.show'),
    person('move Dana'),
    answered('meeting.move'),
  ];
  expect([...usedCommands(turns)]).toEqual([
    ['schedule.show', { count: 2, said: 'what is left tomorrow?' }],
    ['meeting.move', { count: 1, said: 'move Dana' }],
  ]);
});
