/** An address that was invited today is not asked again, and the card says so in the words of an invitation. */
import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { RefusalSentence } from '../../../../src/features/effects/RefusalCard.tsx';
import type { Language } from '../../../../domain/basics/languages.ts';
import { speak } from '../../../../src/lib/i18n/language.ts';

it.each<[Language, string, string]>([
  ['en', 'Already invited', 'Already requested'],
  ['he', 'ההזמנה כבר נשלחה', 'הבקשה כבר נשלחה'],
])('in %s: %s', async (language, invited, requested) => {
  await speak(language);
  const { unmount } = render(<RefusalSentence code="ALREADY_ASKED" field="email" />);
  expect(screen.getByText(invited)).toBeVisible();
  unmount();
  render(<RefusalSentence code="ALREADY_ASKED" field="teacherId" />);
  expect(screen.getByText(requested)).toBeVisible();
});
