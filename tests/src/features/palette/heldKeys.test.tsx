/** What is typed right after the palette is asked for stands in its box, and nowhere else. */
import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it } from 'vitest';
import { useShellKeys } from '../../../../src/app/shell/useShellKeys.ts';
import { PaletteView } from '../../../../src/features/palette/Palette.tsx';
import { useShell } from '../../../../src/lib/page/useShell.ts';

afterEach(() => act(() => useShell.getState().openPalette(false)));

/** A page whose palette has not come yet, or has. */
function Page({ hasCome }: { hasCome: boolean }) {
  useShellKeys();
  const { paletteOpen, openPalette } = useShell();
  return (
    <>
      <textarea aria-label="line" />
      {paletteOpen && hasCome ? (
        <PaletteView
          items={{ ready: true, items: [] }}
          onClose={() => openPalette(false)}
          onSay={() => undefined}
          onAsk={() => undefined}
          onGo={() => undefined}
        />
      ) : null}
    </>
  );
}

it('begins with the letters that were typed before it was there', async () => {
  const user = userEvent.setup();
  const { rerender } = render(<Page hasCome={false} />);
  const line = screen.getByRole('textbox');
  await user.click(line);
  await user.keyboard('{Control>}k{/Control}mx{Backspace}ath{Enter}');
  expect(line).toHaveValue('');
  rerender(<Page hasCome />);
  expect(await screen.findByRole('combobox')).toHaveValue('math');
  await user.keyboard('s');
  expect(screen.getByRole('combobox')).toHaveValue('maths');
});

it('gives the keys back when the palette is closed before it came', async () => {
  const user = userEvent.setup();
  render(<Page hasCome={false} />);
  const line = screen.getByRole('textbox');
  await user.click(line);
  await user.keyboard('{Control>}k{/Control}lost');
  fireEvent.keyDown(line, { key: 'k', code: 'KeyK', ctrlKey: true });
  await user.keyboard('kept');
  expect(line).toHaveValue('kept');
});
