/** What is asked of the server about closed hours: all once, then their changes as they happen. */
import { gql } from '@apollo/client';

export const RESTRICTED_FIELDS = gql`
  fragment RestrictedFields on RestrictedTime {
    id
    version
    removed
    teacherId
    start
    end
    timeZone
    rrule
    exdates
    reason
  }
`;

export const RESTRICTED_TIMES = gql`
  query RestrictedTimes($teacherId: ID!) {
    restrictedTimesByTeacherId(teacherId: $teacherId) {
      ...RestrictedFields
    }
  }
  ${RESTRICTED_FIELDS}
`;

export const RESTRICTED_TIMES_LIVE = gql`
  subscription RestrictedTimesLive($teacherId: ID!) {
    restrictedTimes(teacherId: $teacherId) {
      ...RestrictedFields
    }
  }
  ${RESTRICTED_FIELDS}
`;
