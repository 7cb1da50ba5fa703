/** What one has said of oneself. */
import { gql } from '@apollo/client';

export const OWN_DETAILS = gql`
  query OwnDetails {
    me {
      id
      username
      profileImage
      phoneNumber {
        country
        countryCode
        number
      }
      location {
        lat
        lon
        address
      }
    }
  }
`;

export type OwnDetailsAnswer = {
  id: string;
  username: string;
  profileImage: string | null;
  phoneNumber: { country: string | null; countryCode: string | null; number: string | null } | null;
  location: { lat: number | null; lon: number | null; address: string | null } | null;
};
