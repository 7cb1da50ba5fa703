/** A question whether it was understood says what was understood. */
import { fireEvent, render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { QuestionCard } from '../../../../src/features/chat/cards/QuestionCard.tsx';
import { speak } from '../../../../src/lib/i18n/language.ts';
import { readInSchool as readIn } from '../../../commands/readInSchool.ts';

it('is told by the name of the action where no yes leads to rows at once', async () => {
  await speak('en');
  const plan = readIn('en', 'student', 'put me on the waiting list for pottery on Sunday');
  expect(plan).toMatchObject({ status: 'ask', command: 'waitlist.join', ask: { slot: 'sure' } });
  render(<QuestionCard card={{ kind: 'question', plan }} onAnswer={() => {}} onDrop={() => {}} />);
  expect(screen.getByText(/Join the waiting list/)).toBeVisible();
});

it('offers what else the words may mean, until it is answered', async () => {
  await speak('en');
  const slots = { command: 'meeting.remind', ranked: true };
  const read = readIn('en', 'teacher', 'move the lesson');
  const plan = { ...read, others: [{ label: 'remind me an hour before', slots }] };
  const onOther = vi.fn();
  const card = { kind: 'question' as const, plan };
  const handlers = { onAnswer: () => {}, onDrop: () => {}, onOther };
  const { rerender } = render(<QuestionCard card={card} {...handlers} />);
  fireEvent.click(screen.getByRole('button', { name: 'Instead: Remind me' }));
  expect(onOther).toHaveBeenCalledWith(slots);
  rerender(<QuestionCard card={{ ...card, dropped: true }} {...handlers} />);
  expect(screen.queryByRole('button', { name: /Instead/ })).toBeNull();
});
