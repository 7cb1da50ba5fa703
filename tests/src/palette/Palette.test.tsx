/** The palette at the keyboard. */
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { PaletteView } from '../../../src/palette/Palette.tsx';
import type { PaletteItems } from '../../../src/palette/usePaletteItems.ts';

const nothing: PaletteItems = { ready: false, commands: [], people: [], subjects: [], screens: [] };
const command = (id: string, title: string, sentence: string) => ({
  id,
  title,
  sentence,
  words: [sentence],
  asks: false,
});

const commands = [
  command('meeting.cancel', 'לבטל שיעור', 'תבטל את השיעור מחר'),
  command('meeting.move', 'להזיז שיעור', 'תזיז את השיעור מחר ל-5'),
];

it('writes what was typed for before the commands were there, at the first Enter', async () => {
  const user = userEvent.setup();
  const onSay = vi.fn<(sentence: string) => void>();
  const view = (items: PaletteItems) => (
    <PaletteView items={items} onClose={() => {}} onGo={() => {}} onSay={onSay} />
  );
  const { rerender } = render(view(nothing));
  await user.type(screen.getByRole('combobox'), 'להזיז');
  rerender(view({ ...nothing, ready: true, commands }));
  await screen.findByRole('option', { name: /להזיז שיעור/ });
  await user.keyboard('{Enter}');
  expect(onSay).toHaveBeenCalledExactlyOnceWith('תזיז את השיעור מחר ל-5');
});

it('goes by the arrows and Enter also where the focus has come back to the sheet alone', async () => {
  const user = userEvent.setup();
  const onSay = vi.fn<(sentence: string) => void>();
  render(
    <PaletteView
      items={{ ...nothing, ready: true, commands }}
      onClose={() => {}}
      onGo={() => {}}
      onSay={onSay}
    />,
  );
  // Where what had it is gone, the dialog takes it.
  act(() => screen.getByRole('dialog').focus());
  await user.keyboard('{ArrowDown}{Enter}');
  expect(onSay).toHaveBeenCalledExactlyOnceWith('תזיז את השיעור מחר ל-5');
});
