/** The document that sends steps: apart from the sending, because it takes every operation's arguments along. */
import { gql } from '@apollo/client';
import { argTypes } from '../../domain/basics/sdl.ts';
import { encode, type Codec } from '../../domain/basics/wire.ts';
import { operations, type Step } from '../../domain/operations.ts';
import { MEETING_FIELDS } from '../calendar/documents.ts';
import { followedKinds, followedNames, type FollowedName } from './followedKinds.ts';

type Changed = 'meetings' | FollowedName;

/** Of each operation's payload, the kinds of rows that it may have changed: an undo brings back any of them. */
const changes: Record<Step['name'], readonly Changed[]> = {
  addMeeting: ['meetings'],
  addBatchMeetings: ['meetings'],
  updateMeeting: ['meetings', 'waitings'],
  deleteMeeting: ['meetings', 'waitings'],
  updateMeetingSubjectName: ['meetings'],
  updateMeetingsCost: ['meetings'],
  updateMeetingsLocation: ['meetings'],
  updateMeetingsCostMultiplier: ['meetings'],
  markAttendance: ['meetings'],
  cancelMyAttendance: ['meetings'],
  leaveMeeting: ['meetings'],
  addSubject: ['subjects'],
  updateSubject: ['subjects', 'meetings', 'pendings'],
  updateSubjectsCost: ['subjects', 'meetings'],
  removeSubject: ['subjects', 'meetings'],
  addRestrictedTime: ['closed'],
  updateRestrictedTime: ['closed'],
  removeRestrictedTime: ['closed'],
  addPendingMeeting: ['pendings', 'meetings'],
  updatePendingMeeting: ['pendings', 'meetings'],
  removePendingMeeting: ['pendings', 'meetings'],
  joinWaitlist: ['waitings'],
  leaveWaitlist: ['waitings'],
  takePlace: ['waitings', 'meetings'],
  passPlaceOn: ['waitings'],
  updateTeacher: ['meetings'],
  rotateShareLink: [],
  updateParent: [],
  updateStudent: [],
  updateMyPreferences: [],
  addStudentToParent: [],
  removeStudent: [],
  updateStudentImageByParent: [],
  updateStudentLink: ['students'],
  inviteStudent: [],
  removeInvitation: [],
  acceptContract: [],
  addJoinRequest: ['joinRequests'],
  updateJoinRequest: ['joinRequests', 'students', 'meetings'],
  removeJoinRequest: ['joinRequests'],
  undoChange: ['meetings', ...followedNames],
};

const rowsOf = (name: Changed): string =>
  name === 'meetings'
    ? 'meetings { ...MeetingFields }'
    : `${followedKinds[name].payload} { ...${followedKinds[name].fragment.name} }`;

const fragments = [
  ['MeetingFields', MEETING_FIELDS] as const,
  ...Object.values(followedKinds).map(({ fragment }) => [fragment.name, fragment.document] as const),
];

/** The document of a plan. The args of step 2 travel as variables input_2, scope_2, … */
export function documentOf(steps: readonly Step[], requestId: string, codec: Codec) {
  const declared: string[] = ['$requestId: ID'];
  const fields: string[] = [];
  const variables: Record<string, unknown> = { requestId };
  steps.forEach((step, i) => {
    const schema = operations[step.name].args;
    const types = argTypes(schema);
    // Each step's args belong to its own operation's schema; the union loses that tie.
    const values = encode(schema as never, step.args as never, codec);
    const passed = Object.keys(values).filter((name) => values[name] !== undefined);
    for (const name of passed) {
      declared.push(`$${name}_${i}: ${types[name]}`);
      variables[`${name}_${i}`] = values[name];
    }
    const args = [...passed.map((name) => `${name}: $${name}_${i}`), 'requestId: $requestId'].join(', ');
    fields.push(
      `step_${i}: ${step.name}(${args}) { status changeId refusal { code field params } ${changes[step.name].map(rowsOf).join(' ')} }`,
    );
  });
  const body = `mutation Plan(${declared.join(', ')}) { ${fields.join('\n')} }`;
  const spread = fragments.filter(([name]) => body.includes(`...${name}`));
  const mutation = gql([body, ...spread.map(([, { loc }]) => loc?.source.body)].join('\n'));
  return { mutation, variables };
}
