/** The Back button closes what lies on top, and leaves the page only when nothing does. */
import { act, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { beforeEach, expect, it, vi } from 'vitest';
import { useBackLayer } from '../../../src/lib/device/backLayers.ts';

function Layered() {
  const [step, setStep] = useState(0);
  useBackLayer(step > 0, () => setStep(0));
  useBackLayer(step > 1, () => setStep(1));
  return (
    <>
      <p>step {step}</p>
      <button onClick={() => setStep(step + 1)}>on</button>
      <button onClick={() => setStep(0)}>close</button>
    </>
  );
}

const press = (name: string) => act(() => screen.getByText(name).click());
const shows = (step: number) => vi.waitFor(() => expect(screen.getByText(`step ${step}`)).toBeTruthy());

beforeEach(() => {
  history.pushState({ idx: 1 }, '', '/before');
  history.pushState({ idx: 2 }, '', '/page');
});

it('each press closes one layer, and the next one leaves the page', async () => {
  render(<Layered />);
  press('on');
  press('on');
  history.back();
  await shows(1);
  history.back();
  await shows(0);
  expect(location.pathname).toBe('/page');
  history.back();
  await vi.waitFor(() => expect(location.pathname).toBe('/before'));
});

it('after a layer was closed by its own button one press still leaves the page', async () => {
  render(<Layered />);
  press('on');
  press('close');
  history.back();
  await vi.waitFor(() => expect(location.pathname).toBe('/before'));
});

it('a layer opened again after its button closed it is closed by Back', async () => {
  render(<Layered />);
  press('on');
  press('close');
  press('on');
  history.back();
  await shows(0);
  expect(location.pathname).toBe('/page');
});

it('a page opened from a closed layer is left to where the layer was', async () => {
  render(<Layered />);
  press('on');
  press('close');
  history.pushState({ idx: 3 }, '', '/next');
  history.back();
  await vi.waitFor(() => expect(location.pathname).toBe('/page'));
});
