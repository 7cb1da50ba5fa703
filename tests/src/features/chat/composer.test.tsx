/** The composer's keys, in both languages (product.md, how the conversation behaves). */
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Plan } from '../../../../commands/kernel/plan.ts';
import { Composer, type ComposerProps } from '../../../../src/features/chat/composer/Composer.tsx';
import { useComposer } from '../../../../src/lib/sentences/useComposer.ts';
import { speak } from '../../../../src/lib/i18n/language.ts';

const calls = { onSend: vi.fn(), onConfirm: vi.fn(), onNumber: vi.fn(() => true), onLeave: vi.fn() };

type Given = Partial<Pick<ComposerProps, 'waits' | 'said' | 'reading' | 'confirmable'>>;

function Held(given: Given) {
  const [draft, setDraft] = useState('');
  return (
    <Composer
      draft={draft}
      onDraft={setDraft}
      reading={null}
      said={[]}
      waits={null}
      confirmable={given.waits === 'confirm'}
      {...calls}
      {...given}
    />
  );
}

const open = (given: Given = {}) => {
  render(<Held {...given} />);
  return screen.getByRole('textbox', { name: 'לכתוב משפט' });
};

beforeEach(() => {
  for (const call of Object.values(calls)) call.mockClear();
  calls.onNumber.mockReturnValue(true);
});
afterEach(() => speak('he'));

describe('Enter', () => {
  it('reads the sentence while there is one', async () => {
    const box = open({ waits: 'confirm' });
    await userEvent.type(box, 'תזיז את דנה{Enter}');
    expect(calls.onSend).toHaveBeenCalledOnce();
    expect(calls.onConfirm).not.toHaveBeenCalled();
  });
  it('confirms the open plan while the composer is empty', async () => {
    await userEvent.type(open({ waits: 'confirm' }), '{Enter}');
    expect(calls.onConfirm).toHaveBeenCalledOnce();
    expect(calls.onSend).not.toHaveBeenCalled();
  });
  it('with Ctrl or Cmd confirms at any time', async () => {
    await userEvent.type(
      open({ waits: 'confirm' }),
      'ואת דנה{Control>}{Enter}{/Control}{Meta>}{Enter}{/Meta}',
    );
    expect(calls.onConfirm).toHaveBeenCalledTimes(2);
    expect(calls.onSend).not.toHaveBeenCalled();
  });
  it('with Shift is a new line', async () => {
    const box = open();
    await userEvent.type(box, 'א{Shift>}{Enter}{/Shift}ב');
    expect(box).toHaveValue('א\nב');
    expect(calls.onSend).not.toHaveBeenCalled();
  });
  it('does nothing where there is nothing', async () => {
    await userEvent.type(open(), '   {Enter}');
    expect(calls.onSend).not.toHaveBeenCalled();
    expect(calls.onConfirm).not.toHaveBeenCalled();
  });
});

describe('other keys', () => {
  it('Escape leaves the text as it was', async () => {
    const box = open();
    await userEvent.type(box, 'דנה{Escape}');
    expect(calls.onLeave).toHaveBeenCalledOnce();
    expect(box).toHaveValue('דנה');
  });
  it('the arrows walk through what was said before, and back to what was being written', async () => {
    const box = open({ said: ['ראשון', 'שני'] });
    await userEvent.type(box, '{ArrowUp}');
    expect(box).toHaveValue('שני');
    await userEvent.type(box, '{ArrowUp}{ArrowUp}');
    expect(box).toHaveValue('ראשון');
    await userEvent.type(box, '{ArrowDown}{ArrowDown}');
    expect(box).toHaveValue('');
  });
  it('the arrow up leaves a sentence that is being written alone', async () => {
    const box = open({ said: ['ראשון'] });
    await userEvent.type(box, 'דנה{ArrowUp}');
    expect(box).toHaveValue('דנה');
  });
  it('a digit answers the open question, and is text otherwise', async () => {
    const box = open({ waits: 'answer' });
    await userEvent.type(box, '2');
    expect(calls.onNumber).toHaveBeenCalledExactlyOnceWith(1);
    expect(box).toHaveValue('');
    calls.onNumber.mockReturnValue(false);
    await userEvent.type(box, '17:00');
    expect(box).toHaveValue('17:00');
  });
});

describe('the direction of what is typed', () => {
  it('follows the first letter, and the page while there are only digits', async () => {
    const box = open();
    await userEvent.type(box, '17:00 ');
    expect(box.parentElement).toHaveAttribute('dir', 'rtl');
    await userEvent.type(box, 'Dana');
    expect(box.parentElement).toHaveAttribute('dir', 'ltr');
  });
});

describe('what was read', () => {
  const reading: Plan = {
    status: 'ask',
    command: 'meeting.move',
    slots: {},
    steps: [],
    spans: [
      { from: 0, to: 4, slot: 'students', kind: 'said', pen: 'who' },
      { from: 0, to: 0, slot: 'minutes', kind: 'assumed', why: '45 minutes, your usual length' },
    ],
    unread: ['gladly'],
    ask: { slot: 'scope', question: 'This week only?', choices: [] },
  };

  it('is shown as said, assumed with its reason, asked, and not understood', async () => {
    await speak('en');
    render(<Held reading={reading} />);
    await userEvent.type(
      screen.getByRole('textbox', { name: 'Type a sentence' }),
      'Dana to Wednesday gladly',
    );
    expect(screen.getByTitle('said')).toHaveTextContent('Dana');
    expect(screen.getByTitle('assumed: your usual length')).toHaveTextContent('45 minutes');
    expect(screen.getByText('This week only?')).toBeVisible();
    expect(screen.getByText('Not understood: gladly')).toBeVisible();
  });
});

describe('a sentence from elsewhere', () => {
  it('comes into the composer with the focus', async () => {
    const box = open();
    useComposer.getState().write('מתי אני פנויה?');
    await vi.waitFor(() => expect(box).toHaveFocus());
    expect(box).toHaveValue('מתי אני פנויה?');
  });
});
