/** Sums, hours and dates stand in a left-to-right run of their own; what follows them belongs to the sentence. */
import { render } from '@testing-library/react';
import { expect, it } from 'vitest';
import { isolated, Sentence } from '../../../src/ui/Sentence.tsx';

const runs = (text: string): (string | null)[] => {
  const { container } = render(<p>{isolated(text)}</p>);
  expect(container).toHaveTextContent(text);
  return [...container.querySelectorAll('p > *')].map(({ textContent }) => textContent);
};

it.each([
  ['₪11,709, שיעורים: 60', ['₪11,709']],
  ['דנה שילמה ₪1,240.50.', ['₪1,240.50']],
  ['פיזיקה ₪160 → ₪170: +₪369.58 לחודש, −₪15', ['₪160', '₪170', '+₪369.58', '−₪15']],
  ['מ-150 ₪, עד 10%, ב-17:30.', ['150 ₪', '10%', '17:30']],
] as const)('a comma or a full stop after a sum is none of it: %s', (text, found) => {
  expect(runs(text)).toEqual(found);
});

it('an answer leads into a name in Latin letters with a hyphen, and what somebody typed stays as it was typed', () => {
  const said = render(<p>{isolated('לTamar כבר יש חשבון, ובגיל 12')}</p>);
  expect(said.container).toHaveTextContent('ל-Tamar כבר יש חשבון, ובגיל 12');
  const typed = render(<Sentence text="תקבע לTamar מחר" spans={[]} />);
  expect(typed.container).toHaveTextContent('תקבע לTamar מחר');
});
