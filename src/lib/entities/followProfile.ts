/** Tells when who learns here has changed elsewhere: the student's own profile, or a parent's list and their children. */
import type { Subscription } from 'rxjs';
import { ParentUpdatedDocument, StudentUpdatedDocument } from './learner.generated.ts';
import { client } from '../apollo/apollo.ts';
import type { SessionUser } from '../session/session.ts';

const LIVE = { student: StudentUpdatedDocument, parent: ParentUpdatedDocument };

/** null: of somebody who follows their students otherwise. */
export function followProfile({ id, role }: SessionUser, onChange: () => void): Subscription | null {
  if (role !== 'student' && role !== 'parent') return null;
  return client.subscribe({ query: LIVE[role], variables: { id }, fetchPolicy: 'no-cache' }).subscribe({
    next: ({ data }) => data && onChange(),
    // What was fetched stays; the line itself comes back by its own retries.
    error: (fault: unknown) => console.warn('the profile is not followed live', fault),
  });
}
