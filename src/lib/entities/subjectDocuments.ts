/** What is asked of the server about subjects: all once, then their changes as they happen. */
import { gql } from '@apollo/client';

export const SUBJECT_FIELDS = gql`
  fragment SubjectFields on Subject {
    id
    version
    removed
    teacherId
    name
    cost
    color
    position
    lessons {
      id
      name
      repetition
      urls
      private
      soon {
        meetingId
        slot
      }
    }
  }
`;

export const SUBJECTS = gql`
  query Subjects($teacherId: ID!) {
    subjectsById(teacherId: $teacherId) {
      ...SubjectFields
    }
  }
  ${SUBJECT_FIELDS}
`;

export const SUBJECTS_LIVE = gql`
  subscription SubjectsLive($teacherId: ID!) {
    subjects(teacherId: $teacherId) {
      ...SubjectFields
    }
  }
  ${SUBJECT_FIELDS}
`;
