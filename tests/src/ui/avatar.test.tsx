/** A person's picture stands over the letters of their name, which stay where there is none or none for whoever looks. */
import { fireEvent, render } from '@testing-library/react';
import { expect, it } from 'vitest';
import { Avatar } from '../../../src/ui/Avatar.tsx';

it('without a picture the letters of the name stand, in any script', () => {
  const { container, rerender } = render(<Avatar name="רבקה כהן" />);
  expect(container).toHaveTextContent(/^רכ$/);
  rerender(<Avatar name=" noa " image={null} />);
  expect(container).toHaveTextContent(/^N$/);
  expect(container.querySelector('img')).toBeNull();
});

it('a picture that does not come leaves the letters, and another one is tried again', () => {
  const { container, rerender } = render(<Avatar name="Dana Katz" image="image-1" />);
  const picture = (): HTMLImageElement | null => container.querySelector('img');
  expect(picture()).toHaveAttribute('src', '/images/image-1/small');
  expect(container).toHaveTextContent('DK');
  fireEvent.error(picture() ?? container);
  expect(picture()).toBeNull();
  expect(container).toHaveTextContent('DK');
  rerender(<Avatar name="Dana Katz" image="image-2" size="large" />);
  expect(picture()).toHaveAttribute('src', '/images/image-2');
});
