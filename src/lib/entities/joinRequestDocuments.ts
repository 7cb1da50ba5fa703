/** What is asked of the server by whoever comes by a teacher's link, and about requests to join. */
import { gql } from '@apollo/client';

export const JOIN_REQUEST_FIELDS = gql`
  fragment JoinRequestFields on JoinRequest {
    id
    version
    removed
    studentId
    studentName
    meetingId
    meetingName
    teacherId
    teacherName
    status
    personalDiscount {
      type
      value
    }
    price
    message
    createdAt
    updatedAt
  }
`;

export const JOIN_REQUESTS = gql`
  query JoinRequests($teacherId: ID!) {
    getJoinRequestsByTeacherId(teacherId: $teacherId) {
      ...JoinRequestFields
    }
  }
  ${JOIN_REQUEST_FIELDS}
`;

export const JOIN_REQUESTS_LIVE = gql`
  subscription JoinRequestsLive($teacherId: ID!) {
    joinRequests(teacherId: $teacherId) {
      ...JoinRequestFields
    }
  }
  ${JOIN_REQUEST_FIELDS}
`;

export const OWN_JOIN_REQUESTS = gql`
  query OwnJoinRequests($studentId: ID!) {
    getJoinRequestsByStudentId(studentId: $studentId) {
      ...JoinRequestFields
    }
  }
  ${JOIN_REQUEST_FIELDS}
`;
