/** A question whether it was understood says what was understood. */
import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { QuestionCard } from '../../../../src/features/chat/cards/QuestionCard.tsx';
import { speak } from '../../../../src/lib/i18n/language.ts';
import { readInSchool as read } from '../../../commands/readInSchool.ts';

it('is told by the name of the action where no yes leads to rows at once', async () => {
  await speak('en');
  const plan = read('en', 'student', 'put me on the waiting list for pottery on Sunday');
  expect(plan).toMatchObject({ status: 'ask', command: 'waitlist.join', ask: { slot: 'sure' } });
  render(<QuestionCard card={{ kind: 'question', plan }} onAnswer={() => {}} onDrop={() => {}} />);
  expect(screen.getByText(/Join the waiting list/)).toBeVisible();
});
