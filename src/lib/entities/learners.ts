/** Who learns, where a student or a parent is in: the student themselves, or the parent's children. */
import { gql } from '@apollo/client';
import { client } from '../apollo/apollo.ts';
import type { StudentAnswer } from './followedKinds.ts';
import type { SessionUser } from '../session/session.ts';

const STUDENT = gql`
  query Student($id: ID!) {
    getStudentById(id: $id) {
      id
      username
      email
      profileImage
      userData {
        teachersIds
        numberOfBadCancels
        badCancelsByTeacher {
          teacherId
          count
        }
      }
      links {
        teacherId
        blocked
        archived
        badCancels
        notes
        homework
        personalDiscount {
          type
          value
        }
      }
    }
  }
`;

const CHILDREN = gql`
  query Children($id: ID!) {
    getParentById(id: $id) {
      id
      userData {
        students {
          id
        }
      }
    }
  }
`;

async function learner(id: string): Promise<StudentAnswer | null> {
  const { data } = await client.query<{ getStudentById: StudentAnswer | null }>({
    query: STUDENT,
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
  const { data } = await client.query<{
    getParentById: { userData: { students: { id: string }[] | null } | null } | null;
  }>({ query: CHILDREN, variables: { id }, fetchPolicy: 'network-only' });
  return (data?.getParentById?.userData?.students ?? []).map((child) => child.id);
}
