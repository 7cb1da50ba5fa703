/** What the settings ask of the server: the teacher's own profile, whole. */
import { gql } from '@apollo/client';

const week = ['SU', 'MO', 'TU', 'WE', 'TH', 'FR', 'SA'].map((day) => `${day} { from to }`).join(' ');

/** That something of it has changed, here or elsewhere. */
export const PROFILE_LIVE = gql`
  subscription ProfileLive($id: ID!) {
    teacherUpdated(id: $id) {
      id
      version
    }
  }
`;

export const OWN_PROFILE = gql`
  query OwnProfile($id: ID!) {
    getTeacherById(id: $id) {
      id
      version
      username
      location {
        lat
        lon
        address
      }
      preferences {
        language
        theme
        currency
        timeZone
      }
      userData {
        numberOfBadCancelsAllowed
        lessonDuration
        noticeHours
        bufferMinutes
        travelMinutes
        operationRadius
        contract
        contractVersion
        shareLink
        shareOpen
        yearsExperience
        aboutMe
        teachLocations {
          teachAtTeacher
          teachAtStudent
          teachOnline
          teachAtTeacherCost
          teachAtStudentCost
          teachOnlineCost
        }
        holidaysOff
        workingHours { ${week} }
      }
    }
  }
`;
