/** What the learners of this account have asked to join, kept current: no stream tells it, so the server is asked again each minute. */
import { OwnJoinRequestsDocument } from './joinRequest.generated.ts';
import { client } from '../apollo/apollo.ts';
import type { JoinRequestAnswer } from './followedKinds.ts';

/** As often as the student's home asks; both read the one answer. */
const everyMs = 60_000;

export type OwnRequests = { fetch(): Promise<unknown>; stop(): void };

export function followOwnRequests(
  studentIds: readonly string[],
  onRows: (rows: JoinRequestAnswer[]) => void,
): OwnRequests {
  const rowsOf = new Map<string, readonly JoinRequestAnswer[]>();
  const lines = studentIds.map((studentId) =>
    client
      .watchQuery({ query: OwnJoinRequestsDocument, variables: { studentId }, fetchPolicy: 'cache-only' })
      .subscribe(({ data, dataState }) => {
        if (dataState !== 'complete') return;
        rowsOf.set(studentId, data.getJoinRequestsByStudentId);
        onRows([...rowsOf.values()].flat());
      }),
  );
  const fetch = (): Promise<unknown> =>
    Promise.all(
      studentIds.map((studentId) =>
        client
          .query({ query: OwnJoinRequestsDocument, variables: { studentId }, fetchPolicy: 'network-only' })
          // What was known stays where it cannot be asked now.
          .catch(() => undefined),
      ),
    );
  const again = setInterval(() => void fetch(), everyMs);
  return {
    fetch,
    stop() {
      clearInterval(again);
      for (const line of lines) line.unsubscribe();
    },
  };
}
