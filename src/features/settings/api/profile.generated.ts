/** Printed from src/features/settings/api/profile.graphql by scripts/printSchema.ts (npm run schema). */
import type { TypedDocumentNode as DocumentNode } from '@apollo/client';
export type OwnContractQueryVariables = {
  teacherId: string;
};

export type OwnContractQuery = { contractOf: { version: number; text: string } };

export type ProfileLiveSubscriptionVariables = {
  id: string;
};

export type ProfileLiveSubscription = { teacherUpdated: { id: string; version: number | null } };

export type OwnProfileQueryVariables = {
  id: string;
};

export type OwnProfileQuery = {
  getTeacherById: {
    id: string;
    version: number | null;
    username: string | null;
    location: { lat: number | null; lon: number | null; address: string | null } | null;
    preferences: {
      language: string | null;
      theme: string | null;
      currency: string | null;
      timeZone: string | null;
      weekStart: string | null;
    } | null;
    userData: {
      numberOfBadCancelsAllowed: number | null;
      lessonDuration: number | null;
      noticeHours: number | null;
      bufferMinutes: number | null;
      travelMinutes: number | null;
      operationRadius: number | null;
      contract: string | null;
      contractVersion: number | null;
      shareLink: string | null;
      shareOpen: boolean | null;
      yearsExperience: number | null;
      aboutMe: string | null;
      holidaysOff: boolean | null;
      teachLocations: {
        teachAtTeacher: boolean | null;
        teachAtStudent: boolean | null;
        teachOnline: boolean | null;
        teachAtTeacherCost: number | null;
        teachAtStudentCost: number | null;
        teachOnlineCost: number | null;
      } | null;
      workingHours: {
        SU: Array<{ from: string; to: string }> | null;
        MO: Array<{ from: string; to: string }> | null;
        TU: Array<{ from: string; to: string }> | null;
        WE: Array<{ from: string; to: string }> | null;
        TH: Array<{ from: string; to: string }> | null;
        FR: Array<{ from: string; to: string }> | null;
        SA: Array<{ from: string; to: string }> | null;
      } | null;
    } | null;
  } | null;
};

// prettier-ignore
export const OwnContractDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"OwnContract"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"teacherId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"contractOf"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"teacherId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"teacherId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"text"}}]}}]}}]} as unknown as DocumentNode<OwnContractQuery, OwnContractQueryVariables>;
// prettier-ignore
export const ProfileLiveDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"subscription","name":{"kind":"Name","value":"ProfileLive"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"teacherUpdated"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}}]}}]} as unknown as DocumentNode<ProfileLiveSubscription, ProfileLiveSubscriptionVariables>;
// prettier-ignore
export const OwnProfileDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"OwnProfile"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"getTeacherById"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"username"}},{"kind":"Field","name":{"kind":"Name","value":"location"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"lat"}},{"kind":"Field","name":{"kind":"Name","value":"lon"}},{"kind":"Field","name":{"kind":"Name","value":"address"}}]}},{"kind":"Field","name":{"kind":"Name","value":"preferences"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"language"}},{"kind":"Field","name":{"kind":"Name","value":"theme"}},{"kind":"Field","name":{"kind":"Name","value":"currency"}},{"kind":"Field","name":{"kind":"Name","value":"timeZone"}},{"kind":"Field","name":{"kind":"Name","value":"weekStart"}}]}},{"kind":"Field","name":{"kind":"Name","value":"userData"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"numberOfBadCancelsAllowed"}},{"kind":"Field","name":{"kind":"Name","value":"lessonDuration"}},{"kind":"Field","name":{"kind":"Name","value":"noticeHours"}},{"kind":"Field","name":{"kind":"Name","value":"bufferMinutes"}},{"kind":"Field","name":{"kind":"Name","value":"travelMinutes"}},{"kind":"Field","name":{"kind":"Name","value":"operationRadius"}},{"kind":"Field","name":{"kind":"Name","value":"contract"}},{"kind":"Field","name":{"kind":"Name","value":"contractVersion"}},{"kind":"Field","name":{"kind":"Name","value":"shareLink"}},{"kind":"Field","name":{"kind":"Name","value":"shareOpen"}},{"kind":"Field","name":{"kind":"Name","value":"yearsExperience"}},{"kind":"Field","name":{"kind":"Name","value":"aboutMe"}},{"kind":"Field","name":{"kind":"Name","value":"teachLocations"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"teachAtTeacher"}},{"kind":"Field","name":{"kind":"Name","value":"teachAtStudent"}},{"kind":"Field","name":{"kind":"Name","value":"teachOnline"}},{"kind":"Field","name":{"kind":"Name","value":"teachAtTeacherCost"}},{"kind":"Field","name":{"kind":"Name","value":"teachAtStudentCost"}},{"kind":"Field","name":{"kind":"Name","value":"teachOnlineCost"}}]}},{"kind":"Field","name":{"kind":"Name","value":"holidaysOff"}},{"kind":"Field","name":{"kind":"Name","value":"workingHours"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"SU"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"from"}},{"kind":"Field","name":{"kind":"Name","value":"to"}}]}},{"kind":"Field","name":{"kind":"Name","value":"MO"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"from"}},{"kind":"Field","name":{"kind":"Name","value":"to"}}]}},{"kind":"Field","name":{"kind":"Name","value":"TU"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"from"}},{"kind":"Field","name":{"kind":"Name","value":"to"}}]}},{"kind":"Field","name":{"kind":"Name","value":"WE"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"from"}},{"kind":"Field","name":{"kind":"Name","value":"to"}}]}},{"kind":"Field","name":{"kind":"Name","value":"TH"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"from"}},{"kind":"Field","name":{"kind":"Name","value":"to"}}]}},{"kind":"Field","name":{"kind":"Name","value":"FR"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"from"}},{"kind":"Field","name":{"kind":"Name","value":"to"}}]}},{"kind":"Field","name":{"kind":"Name","value":"SA"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"from"}},{"kind":"Field","name":{"kind":"Name","value":"to"}}]}}]}}]}}]}}]}}]} as unknown as DocumentNode<OwnProfileQuery, OwnProfileQueryVariables>;
