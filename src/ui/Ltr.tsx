/** Hours, ranges, money, phones, addresses: a run of its own from left to right, in any sentence. */
import type { ComponentProps } from 'react';

export function Ltr(props: ComponentProps<'bdi'>) {
  return <bdi dir="ltr" {...props} />;
}
