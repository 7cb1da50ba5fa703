/** Sentences to try, as they stand on a card. */
import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { Examples } from '../../../../src/features/chat/cards/Examples.tsx';

it('one that begins with a name in other letters runs as the page does', () => {
  render(<Examples sentences={["נועם's next lesson is number 5", 'what can I type?']} />);
  // Its first letter would turn the whole sentence round.
  for (const example of screen.getAllByRole('button')) expect(example).not.toHaveAttribute('dir');
});
