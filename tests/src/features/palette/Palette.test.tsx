/** The palette at the keyboard. */
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { useSession, type SessionUser } from '../../../../src/lib/session/session.ts';
import { PaletteView } from '../../../../src/features/palette/Palette.tsx';
import type { PaletteItem } from '../../../../src/features/palette/rankItems.ts';
import type { PaletteItems } from '../../../../src/features/palette/usePaletteItems.ts';

const nothing: PaletteItems = { ready: false, items: [] };
const command = (id: string, title: string, sentence: string): PaletteItem => ({
  id,
  group: 'say',
  title,
  detail: sentence,
  words: [sentence],
  count: 0,
  act: { say: sentence },
});

const teacher: SessionUser = {
  id: 'teacher',
  role: 'teacher',
  username: 'רבקה',
  email: 'rivka@example.com',
  preferences: { language: 'he', theme: 'light', currency: 'ILS', timeZone: 'Asia/Jerusalem' },
};

const commands = [
  command('meeting.cancel', 'לבטל שיעור', 'תבטל את השיעור מחר'),
  command('meeting.move', 'להזיז שיעור', 'תזיז את השיעור מחר ל-5'),
];

it('writes what was typed for before the commands were there, at the first Enter', async () => {
  const user = userEvent.setup();
  const onSay = vi.fn<(sentence: string) => void>();
  const view = (items: PaletteItems) => (
    <PaletteView items={items} onClose={() => {}} onGo={() => {}} onAsk={() => {}} onSay={onSay} />
  );
  const { rerender } = render(view(nothing));
  await user.type(screen.getByRole('combobox'), 'להזיז');
  rerender(view({ ready: true, items: commands }));
  await screen.findByRole('option', { name: /להזיז שיעור/ });
  await user.keyboard('{Enter}');
  expect(onSay).toHaveBeenCalledExactlyOnceWith('תזיז את השיעור מחר ל-5');
});

it('goes by the arrows and Enter also where the focus has come back to the sheet alone', async () => {
  const user = userEvent.setup();
  const onSay = vi.fn<(sentence: string) => void>();
  render(
    <PaletteView
      items={{ ready: true, items: commands }}
      onClose={() => {}}
      onGo={() => {}}
      onAsk={() => {}}
      onSay={onSay}
    />,
  );
  // Where what had it is gone, the dialog takes it.
  act(() => screen.getByRole('dialog').focus());
  await user.keyboard('{ArrowDown}{Enter}');
  expect(onSay).toHaveBeenCalledExactlyOnceWith('תזיז את השיעור מחר ל-5');
});

it('reads a name typed on the other keyboard, and Tab corrects it', async () => {
  const user = userEvent.setup();
  const onSay = vi.fn<(sentence: string) => void>();
  const dana: PaletteItem = { ...command('dana', 'דנה כהן', 'מתי השיעור הבא של דנה?'), group: 'people' };
  render(
    <PaletteView
      items={{ ready: true, items: [dana] }}
      onClose={() => {}}
      onGo={() => {}}
      onAsk={() => {}}
      onSay={onSay}
    />,
  );
  await user.type(screen.getByRole('combobox'), 'sbv');
  expect(screen.getByText('דנה')).toBeVisible();
  await user.keyboard('{Tab}');
  expect(screen.getByRole('combobox')).toHaveValue('דנה');
  await user.keyboard('{Enter}');
  expect(onSay).toHaveBeenCalledExactlyOnceWith('מתי השיעור הבא של דנה?');
});

it('where nothing is found still offers three ways on, the first by Enter', async () => {
  useSession.setState({ user: teacher });
  const user = userEvent.setup();
  const onSay = vi.fn<(sentence: string) => void>();
  render(
    <PaletteView
      items={{ ready: true, items: commands }}
      onClose={() => {}}
      onGo={() => {}}
      onAsk={() => {}}
      onSay={onSay}
    />,
  );
  await user.type(screen.getByRole('combobox'), 'גיטר');
  expect(screen.getAllByRole('option')).toHaveLength(3);
  await user.keyboard('{Enter}');
  expect(onSay).toHaveBeenCalledExactlyOnceWith('גיטר');
});
