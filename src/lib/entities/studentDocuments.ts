/** What a teacher asks of the server about her students: all once, then their changes as they happen. */
import { gql } from '@apollo/client';

export const STUDENT_FIELDS = gql`
  fragment StudentFields on Student {
    id
    version
    removed
    username
    email
    profileImage
    payerId
    phoneNumber {
      country
      countryCode
      number
    }
    location {
      address
    }
    userData {
      numberOfBadCancels
    }
    links {
      teacherId
      version
      blocked
      archived
      badCancels
      notes
      homework
      personalDiscount {
        type
        value
      }
      since
    }
  }
`;

export const STUDENTS = gql`
  query Students($teacherId: ID!) {
    getStudentsByTeacherId(teacherId: $teacherId) {
      ...StudentFields
    }
  }
  ${STUDENT_FIELDS}
`;

export const STUDENTS_LIVE = gql`
  subscription StudentsLive($teacherId: ID!) {
    students(teacherId: $teacherId) {
      ...StudentFields
    }
  }
  ${STUDENT_FIELDS}
`;
