/** What is only for the teacher is answered in words, with a sentence that the family may say instead. */
import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { expect, test, vi } from 'vitest';
import { readSentence } from '../../../../commands/nlu/readSentence.ts';
import { rowWorld } from '../../../../scripts/train/rowWorld.ts';
import { CardView } from '../../../../src/features/chat/cards/CardView.tsx';
import { cardOf } from '../../../../src/features/chat/conversation/cardOf.ts';
import type { Actions } from '../../../../src/features/chat/turns/turns.ts';

test('a student who says that they paid reads who records it, and may ask what is open', () => {
  const world = rowWorld('student', 'en');
  const card = cardOf(readSentence('i paid rivka 150 in cash today', world), world);
  render(
    <MemoryRouter>
      <CardView
        turn={{ id: '1', by: 'desk', at: 0, card } as never}
        actions={{ answer: vi.fn() } as unknown as Actions}
        bareEnter={false}
      />
    </MemoryRouter>,
  );
  expect(screen.getByText('What was paid is recorded by Rivka Cohen.')).toBeVisible();
  expect(screen.getByText('To see what is open:')).toBeVisible();
  expect(screen.getByRole('button', { name: /owe/ })).toBeVisible();
});
