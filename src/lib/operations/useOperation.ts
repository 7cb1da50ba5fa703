/** Doing an operation from a form or a button: whether it is on its way, why it was refused, and that no answer came. */
import { useState } from 'react';
import type { Refusal } from '../../../domain/basics/refusal.ts';
import type { ArgsOf, OperationName, Step } from '../../../domain/operations.ts';
import { sendOnce } from './sendOnce.ts';
import type { Sent } from './sendSteps.ts';

export type Sending = {
  sending: boolean;
  refusal: Refusal | null;
  /** It was sent, and no answer came; sent again, it is still done once. */
  lost: boolean;
};

const idle: Sending = { sending: false, refusal: null, lost: false };

/** For several steps that are done together or not at all. */
export function useSteps(): Sending & { send(steps: readonly Step[]): Promise<Sent> } {
  const [state, setState] = useState(idle);
  return {
    ...state,
    async send(steps) {
      setState({ ...idle, sending: true });
      const sent = await sendOnce(steps);
      setState({
        sending: false,
        refusal: sent.outcome === 'refused' ? sent.refusal : null,
        lost: sent.outcome === 'unknown',
      });
      return sent;
    },
  };
}

export function useOperation<Name extends OperationName>(
  name: Name,
): Sending & { run(args: ArgsOf<Name>): Promise<Sent> } {
  const { send, ...state } = useSteps();
  // The name and its arguments belong together, which the union of all steps cannot show.
  return { ...state, run: (args) => send([{ name, args } as unknown as Step]) };
}
