/** What is asked of the server about lessons that wait for an answer: all once, then their changes as they happen. */
import { gql } from '@apollo/client';

export const PENDING_FIELDS = gql`
  fragment PendingFields on PendingMeeting {
    id
    version
    removed
    organizer
    requestedBy
    status
    meetingId
    replaces {
      meetingId
      occurrence
    }
    summary
    description
    location
    start
    end
    timeZone
    rrule
    subject
    attendees {
      attendeeId
      name
      personalDiscount {
        type
        value
      }
    }
    capacity
    cost
    createdAt
    lastModified
  }
`;

export const PENDINGS = gql`
  query Pendings($teacherId: ID!) {
    pendingMeetingsByOrganizerId(organizerId: $teacherId) {
      ...PendingFields
    }
  }
  ${PENDING_FIELDS}
`;

export const PENDINGS_LIVE = gql`
  subscription PendingsLive($teacherId: ID!) {
    pendingMeetings(organizerId: $teacherId) {
      ...PendingFields
    }
  }
  ${PENDING_FIELDS}
`;
