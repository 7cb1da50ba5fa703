/** Where the thread stands: at its foot, further up while somebody reads there, and back for what they say. */
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { Thread } from '../../../../src/features/chat/thread/Thread.tsx';
import type { Turn } from '../../../../src/features/chat/turns/turns.ts';
import { speak } from '../../../../src/lib/i18n/language.ts';

const heightPx = 3000;
const windowPx = 600;
const footPx = heightPx - windowPx;

const person = (id: string): Turn => ({ id, atMs: 0, by: 'person', text: id, spans: [] });
const desk = (id: string): Turn => ({ id, atMs: 0, by: 'desk', card: { kind: 'done', title: id } });
const spoken = Array.from({ length: 20 }, (_, at) => person(`said ${at}`));

const view = (turns: readonly Turn[]) => <Thread turns={turns} card={(turn) => turn.id} empty={null} />;
const box = (): HTMLElement => {
  const found = screen.getByRole('log').parentElement;
  if (!found) throw new Error('the thread stands in nothing');
  return found;
};
const readAt = (top: number): void => {
  box().scrollTop = top;
  fireEvent.scroll(box());
};
const isAtFoot = (): boolean => box().scrollTop >= footPx;

describe('the thread', () => {
  beforeAll(() => {
    // jsdom has no layout: a window of 600 px over 3,000 px of thread.
    const sizes = {
      offsetHeight: windowPx,
      clientHeight: windowPx,
      scrollHeight: heightPx,
      offsetWidth: 400,
    };
    for (const [name, px] of Object.entries(sizes))
      Object.defineProperty(HTMLElement.prototype, name, { configurable: true, get: () => px });
  });
  beforeEach(() => {
    HTMLElement.prototype.scrollTo = function scrollTo(this: HTMLElement, to?: unknown) {
      if (typeof to !== 'object' || to === null || !('top' in to)) return;
      this.scrollTop = Math.min(Number(to.top), footPx);
      fireEvent.scroll(this);
    };
  });
  afterEach(() => speak('he'));

  it('opens at the newest turn, without a button', () => {
    render(view(spoken));
    expect(isAtFoot()).toBe(true);
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('shows what the person says, wherever they were reading, and the answer to it', async () => {
    const { rerender } = render(view(spoken));
    act(() => readAt(100));
    rerender(view([...spoken, person('new')]));
    await waitFor(() => expect(isAtFoot()).toBe(true));
    rerender(view([...spoken, person('new'), desk('answer')]));
    await waitFor(() => expect(isAtFoot()).toBe(true));
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('stays where somebody reads when an answer comes, says that there is one, and leads to it', async () => {
    await speak('en');
    const { rerender } = render(view(spoken));
    act(() => readAt(100));
    expect(screen.getByRole('button', { name: 'Go to the latest' })).toBeVisible();
    rerender(view([...spoken, desk('answer')]));
    expect(box().scrollTop).toBe(100);
    await userEvent.click(screen.getByRole('button', { name: 'New answer below' }));
    await waitFor(() => expect(isAtFoot()).toBe(true));
    expect(screen.queryByRole('button')).toBeNull();
    expect(box()).toHaveFocus();
  });
});
