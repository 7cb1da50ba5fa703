/** Who learns, where a student or a parent is in: the student themselves, or the parent's children. */
import { client } from '../apollo/apollo.ts';
import { ChildrenDocument, StudentDocument } from './learner.generated.ts';
import type { StudentAnswer } from './followedKinds.ts';
import type { SessionUser } from '../session/session.ts';

async function learner(id: string): Promise<StudentAnswer | null> {
  const { data } = await client.query({
    query: StudentDocument,
    variables: { id },
    fetchPolicy: 'network-only',
  });
  return data?.getStudentById ?? null;
}

export async function learnersOf(user: SessionUser): Promise<StudentAnswer[]> {
  const ids = await learnerIds(user);
  const found = await Promise.all(ids.map(learner));
  return found.filter((one) => one !== null);
}

async function learnerIds({ id, role }: SessionUser): Promise<string[]> {
  if (role === 'student') return [id];
  if (role !== 'parent') return [];
  const { data } = await client.query({
    query: ChildrenDocument,
    variables: { id },
    fetchPolicy: 'network-only',
  });
  return (data?.getParentById?.userData?.students ?? []).map((child) => child.id);
}
