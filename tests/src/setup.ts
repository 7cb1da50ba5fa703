/** What every component test stands on: words in Hebrew, and the parts of a browser that jsdom does not have. */
import '@testing-library/jest-dom/vitest';
import { cleanup, configure } from '@testing-library/react';
import { afterEach, beforeAll, vi } from 'vitest';
import '../../src/app/features.ts';
import { startWords } from '../../src/lib/i18n/language.ts';

window.matchMedia ??= (query: string): MediaQueryList => ({
  // A desktop: wide, with a mouse, and no wish for less motion.
  matches: query.includes('min-width'),
  media: query,
  onchange: null,
  addEventListener: () => undefined,
  removeEventListener: () => undefined,
  addListener: () => undefined,
  removeListener: () => undefined,
  dispatchEvent: () => false,
});

/** Tells a size once, as a browser does when something begins to be observed. */
window.ResizeObserver ??= class {
  readonly #told: ResizeObserverCallback;
  constructor(told: ResizeObserverCallback) {
    this.#told = told;
  }
  observe(target: Element): void {
    const size = [{ inlineSize: 400, blockSize: 600 }];
    const entry: ResizeObserverEntry = {
      target,
      contentRect: target.getBoundingClientRect(),
      borderBoxSize: size,
      contentBoxSize: size,
      devicePixelContentBoxSize: size,
    };
    queueMicrotask(() => this.#told([entry], this));
  }
  unobserve(): void {}
  disconnect(): void {}
};

/**
 * A component has no server behind it. Its live line stays on its way: a line that is refused
 * is tried again, and that try may come when the test and its browser are gone.
 */
class OnItsWay extends EventTarget {
  static readonly CONNECTING = 0;
  static readonly OPEN = 1;
  static readonly CLOSING = 2;
  static readonly CLOSED = 3;
  readonly readyState = OnItsWay.CONNECTING;
  close(): void {}
  send(): void {}
}
Object.assign(globalThis, { WebSocket: OnItsWay });

Element.prototype.scrollTo ??= () => undefined;
Element.prototype.scrollIntoView ??= () => undefined;
Element.prototype.hasPointerCapture ??= () => false;
Element.prototype.setPointerCapture ??= () => undefined;
Element.prototype.releasePointerCapture ??= () => undefined;

// A shared machine is slow at times; what never comes still fails the test.
configure({ asyncUtilTimeout: 20_000 });
const { waitFor } = vi;
vi.waitFor = (callback, options = { timeout: 10_000 }) => waitFor(callback, options);

beforeAll(() => startWords('he'));
afterEach(cleanup);
