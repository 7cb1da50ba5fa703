/** What is asked of the server about places in queues for full groups: all once, then their changes as they happen. */
import { gql } from '@apollo/client';

export const WAITING_FIELDS = gql`
  fragment WaitingFields on Waiting {
    id
    version
    removed
    teacherId
    meetingId
    seriesId
    studentId
    studentName
    requestedBy
    status
    createdAt
    offeredAt
    expiresAt
  }
`;

export const WAITINGS = gql`
  query Waitings($teacherId: ID!) {
    waitingsByTeacherId(teacherId: $teacherId) {
      ...WaitingFields
    }
  }
  ${WAITING_FIELDS}
`;

export const WAITINGS_LIVE = gql`
  subscription WaitingsLive($teacherId: ID!) {
    waitings(teacherId: $teacherId) {
      ...WaitingFields
    }
  }
  ${WAITING_FIELDS}
`;
