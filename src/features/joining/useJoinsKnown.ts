/** Whether it is known what these learners have asked to join: a screen that waits for it pushes nothing aside later. */
import { useEffect, useState } from 'react';
import type { Id } from '../../../domain/basics/ids.ts';
import { client } from '../../lib/apollo/apollo.ts';
import { OwnJoinRequestsDocument } from '../../lib/entities/joinRequest.generated.ts';

/** null while it is not known who they are. */
export function useJoinsKnown(learnerIds: readonly Id[] | null): boolean {
  const [known, setKnown] = useState(false);
  const asked = learnerIds?.join() ?? null;
  useEffect(() => {
    if (asked === null) return;
    let left = false;
    const ids = asked === '' ? [] : asked.split(',');
    const answers = ids.map((studentId) =>
      client.query({ query: OwnJoinRequestsDocument, variables: { studentId } }),
    );
    // The lessons do not wait for what cannot be asked.
    void Promise.allSettled(answers).then(() => {
      if (!left) setKnown(true);
    });
    return () => {
      left = true;
    };
  }, [asked]);
  return known;
}
