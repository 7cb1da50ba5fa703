/** Sends a confirmed plan: one document, a field per step, one requestId; all of it happens, or none. */
import { CombinedGraphQLErrors, gql, ServerError } from '@apollo/client';
import { argTypes } from '../../domain/basics/sdl.ts';
import {
  refuse,
  refusalCodes,
  unansweredCodes,
  type Refusal,
  type RefusalCode,
} from '../../domain/basics/refusal.ts';
import { encode, type Codec } from '../../domain/basics/wire.ts';
import { operations, type Step } from '../../domain/operations.ts';
import { MEETING_FIELDS } from '../calendar/documents.ts';
import type { WireMeeting } from '../../domain/calendar/wireMeeting.ts';
import { client } from './apollo.ts';
import { followedKinds, followedNames, type FollowedName } from './followedKinds.ts';
import { noteChange } from './lastChange.ts';
import { mergeMeetings } from './mergeMeetings.ts';
import { useSchool } from './school.ts';
import { readAs } from './session.ts';

export type Sent =
  | { outcome: 'done'; changeId: string | null }
  | { outcome: 'refused'; refusal: Refusal; step: number }
  /** No answer came: it may or may not have happened, and may be sent again under the same requestId. */
  | { outcome: 'unknown' };

type Payload = {
  status: string;
  refusal: { code: string; field: string | null; params: string | null } | null;
  changeId: string | null;
  meetings: WireMeeting[] | null;
} & Record<string, unknown>;

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

/** What may count a late cancel: how students stand is asked for anew. */
const countsCancels: ReadonlySet<Step['name']> = new Set<Step['name']>([
  'cancelMyAttendance',
  'leaveMeeting',
  'markAttendance',
  'undoChange',
  'addStudentToParent',
  'removeStudent',
  'updateStudent',
]);

/** What a teacher has set: it stands in what is previewed next. */
const changesSettings: ReadonlySet<Step['name']> = new Set<Step['name']>(['updateTeacher', 'undoChange']);
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

const isCode = (code: unknown): code is RefusalCode => refusalCodes.some((one) => one === code);

function refusalOf(payload: Payload): Refusal {
  const told = payload.refusal;
  const code = told?.code ?? payload.status;
  const params: unknown = told?.params ? JSON.parse(told.params) : undefined;
  return refuse(
    isCode(code) ? code : 'INTERNAL',
    told?.field ?? undefined,
    typeof params === 'object' && params !== null ? (params as Record<string, unknown>) : undefined,
  );
}

export async function sendSteps(steps: readonly Step[], requestId: string, codec: Codec): Promise<Sent> {
  const { mutation, variables } = documentOf(steps, requestId, codec);
  let payloads: Payload[];
  try {
    const answer = await client.mutate<Record<string, Payload>>({
      mutation,
      variables,
      fetchPolicy: 'no-cache',
    });
    payloads = steps.map((_, i) => answer.data?.[`step_${i}`]).filter((one) => one !== undefined);
  } catch (fault) {
    if (CombinedGraphQLErrors.is(fault)) {
      const code = fault.errors[0]?.extensions?.['code'];
      if (unansweredCodes.some((one) => one === code)) return { outcome: 'unknown' };
      return { outcome: 'refused', refusal: refuse(isCode(code) ? code : 'INTERNAL'), step: 0 };
    }
    if (ServerError.is(fault) && fault.statusCode < 500) {
      return { outcome: 'refused', refusal: refuse('BAD_REQUEST'), step: 0 };
    }
    return { outcome: 'unknown' };
  }
  const failed = payloads.findIndex((one) => one.status !== 'ok' && one.status !== 'ROLLED_BACK');
  const refused = payloads[failed];
  if (refused) return { outcome: 'refused', refusal: refusalOf(refused), step: failed };
  const { merge, refreshPeople, refreshSettings } = useSchool.getState();
  for (const payload of payloads) {
    mergeMeetings(payload.meetings ?? []);
    merge(payload);
  }
  if (steps.some(({ name }) => countsCancels.has(name))) void refreshPeople();
  if (steps.some(({ name }) => changesSettings.has(name))) void refreshSettings();
  for (const { name, args } of steps) if (name === 'updateMyPreferences') readAs(args.preferences);
  const changeId = payloads[0]?.changeId ?? null;
  noteChange(changeId);
  return { outcome: 'done', changeId };
}
