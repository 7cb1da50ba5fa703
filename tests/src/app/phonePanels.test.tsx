/** The two papers of a phone: a tap leads to one for certain, a finger may drag the strip to the other. */
import { fireEvent, render, screen } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { PhonePanels } from '../../../src/app/shell/PhonePanels.tsx';

const width = 390;
const scrolls: ScrollToOptions[] = [];
const onShow = vi.fn();

beforeEach(() => {
  vi.useFakeTimers();
  scrolls.length = 0;
  onShow.mockClear();
  Element.prototype.scrollTo = (options?: ScrollToOptions | number) => {
    if (typeof options === 'object') scrolls.push(options);
  };
  return () => vi.useRealTimers();
});

const papers = (panel: 'talk' | 'work') => (
  <PhonePanels panel={panel} onShow={onShow} talk={<p>talk</p>} work={<p>work</p>} />
);

/** The strip on a phone 390 pixels wide, after a tap on the tab of the other paper. */
function afterTap(): HTMLElement {
  const { rerender } = render(papers('talk'));
  rerender(papers('work'));
  const strip = screen.getByRole('main');
  Object.defineProperty(strip, 'clientWidth', { value: width });
  return strip;
}

function rest(strip: HTMLElement, scrollLeft: number): void {
  strip.scrollLeft = scrollLeft;
  fireEvent.scroll(strip);
  vi.advanceTimersByTime(100);
}

it('a scroll that a busy page stops half way ends at the paper that was tapped', () => {
  const strip = afterTap();
  rest(strip, 20);
  expect(onShow).not.toHaveBeenCalled();
  expect(scrolls.at(-1)).toEqual({ left: width, behavior: 'instant' });
});

it('a finger that drags the strip back after a tap is followed', () => {
  const strip = afterTap();
  fireEvent.pointerDown(strip);
  rest(strip, 20);
  expect(onShow).toHaveBeenCalledExactlyOnceWith('talk');
});

it('after it has come to rest where the tap led, the next drag counts', () => {
  const strip = afterTap();
  rest(strip, width);
  expect(onShow).not.toHaveBeenCalled();
  rest(strip, 0);
  expect(onShow).toHaveBeenCalledExactlyOnceWith('talk');
});
