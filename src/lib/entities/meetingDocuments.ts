/** What the calendar asks of the server: meetings once, then their changes as they happen. */
import { gql } from '@apollo/client';

export const MEETING_FIELDS = gql`
  fragment MeetingFields on Meeting {
    id
    seriesId
    slot
    own
    version
    removed
    cancelledBy
    busyOnly
    summary
    description
    location
    start
    end
    timeZone
    attendees {
      attendeeId
      name
      personalDiscount {
        type
        value
      }
      cant
      paid
      absences {
        occurrence
        kind
      }
      charges {
        occurrence
        kind
        amount
        allocations {
          paymentId
          amount
          inLessons
        }
      }
    }
    attendeesCount
    spacesLeft
    subject
    color
    rrule
    exdates
    organizer
    capacity
    oldLessonNumber
    cost
    costByHand
    insisted
    alarms {
      id
      trigger
      action
      description
    }
    createdAt
  }
`;

export const MEETINGS = gql`
  query Meetings($teacherId: ID!, $since: Int, $from: String, $to: String, $after: ID, $upTo: ID) {
    meetingsByTeacherId(
      teacherId: $teacherId
      since: $since
      from: $from
      to: $to
      after: $after
      upTo: $upTo
    ) {
      ...MeetingFields
    }
  }
  ${MEETING_FIELDS}
`;

export const PARTS = gql`
  query CalendarParts($teacherId: ID!) {
    calendarParts(teacherId: $teacherId) {
      revision
      sight
      cuts
    }
  }
`;

export const MEETINGS_LIVE = gql`
  subscription MeetingsLive($teacherId: ID!) {
    meetings(teacherId: $teacherId) {
      ...MeetingFields
    }
  }
  ${MEETING_FIELDS}
`;

export const SCHOOL = gql`
  query School($teacherId: ID!) {
    getTeacherById(id: $teacherId) {
      id
      username
      profileImage
      preferences {
        currency
        timeZone
      }
      userData {
        lessonDuration
        subscriptionPlan
        subscriptionStatus
        trialEndDate
        subscriptionEndDate
        noticeHours
        operationRadius
        shareLink
        contractVersion
        bufferMinutes
        travelMinutes
        numberOfBadCancelsAllowed
        blockedStudentsIds
        excludedStudentsIds
        teachLocations {
          teachAtTeacher
          teachAtStudent
          teachOnline
          teachAtTeacherCost
          teachAtStudentCost
          teachOnlineCost
        }
        holidaysOff
        workingHours {
          SU {
            from
            to
          }
          MO {
            from
            to
          }
          TU {
            from
            to
          }
          WE {
            from
            to
          }
          TH {
            from
            to
          }
          FR {
            from
            to
          }
          SA {
            from
            to
          }
        }
      }
    }
  }
`;
