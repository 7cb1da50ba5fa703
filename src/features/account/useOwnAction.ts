/** One action on the own account: it is under way, it failed for a reason, or it is done. */
import { useState } from 'react';
import { callEndpoint, type AccessFailure, type EndpointAnswer } from '../../lib/session/callEndpoint.ts';

export type OwnAction = {
  failure: AccessFailure | null;
  working: boolean;
  refuse(failure: AccessFailure | null): void;
  /** null where it was refused. */
  run(path: string, sent: object): Promise<EndpointAnswer['body'] | null>;
};

export function useOwnAction(): OwnAction {
  const [failure, setFailure] = useState<AccessFailure | null>(null);
  const [working, setWorking] = useState(false);
  return {
    failure,
    working,
    refuse: setFailure,
    async run(path, sent) {
      setFailure(null);
      setWorking(true);
      const answer = await callEndpoint(path, sent);
      setWorking(false);
      setFailure(answer.failure);
      return answer.failure === null ? answer.body : null;
    },
  };
}
