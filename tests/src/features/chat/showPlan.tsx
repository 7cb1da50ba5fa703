/** The card of the plan that a sentence comes to, for whoever is in. */
import { render } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { vi } from 'vitest';
import { readSentence } from '../../../../commands/nlu/readSentence.ts';
import { CardView } from '../../../../src/features/chat/cards/CardView.tsx';
import { cardOf } from '../../../../src/features/chat/conversation/cardOf.ts';
import type { Actions } from '../../../../src/features/chat/turns/turns.ts';
import { worldNow } from '../../../../src/lib/entities/worldNow.ts';

export function showPlan(text: string): void {
  const world = worldNow();
  if (world === null) throw new Error('nobody is signed in');
  const card = cardOf(readSentence(text, world), world);
  if (card.kind !== 'plan') throw new Error(card.kind);
  render(
    <MemoryRouter>
      <CardView
        turn={{ id: '1', by: 'desk', at: 0, card } as never}
        actions={{ answer: vi.fn() } as unknown as Actions}
        bareEnter={false}
      />
    </MemoryRouter>,
  );
}
