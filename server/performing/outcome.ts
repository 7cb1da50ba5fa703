/** What a step of a document came to; the payload of its GraphQL field. */
import type { Id } from '../../domain/basics/ids.ts';
import { refuse, type Refusal } from '../../domain/basics/refusal.ts';
import type { Attendance } from '../../domain/operation.ts';
import type { WireMeeting } from '../../domain/calendar/wireMeeting.ts';
import type { WirePendingMeeting } from '../../domain/requests/wirePendingMeeting.ts';
import type { WireRestrictedTime } from '../../domain/calendar/wireRestrictedTime.ts';

export type Outcome = {
  /** 'ok', or the refusal's code. */
  status: string;
  refusal: { code: string; field: string | null; params: string | null } | null;
  meeting: WireMeeting | null;
  /** Every row that the document wrote. */
  meetings: WireMeeting[] | null;
  restrictedTime: WireRestrictedTime | null;
  restrictedTimes: WireRestrictedTime[] | null;
  pendingMeeting: WirePendingMeeting | null;
  pendingMeetings: WirePendingMeeting[] | null;
  changeId: Id | null;
  /** What a cancellation came to. */
  late: boolean | null;
  badCancels: number | null;
  badCancelsAllowed: number | null;
  blocked: boolean | null;
};

/** By response key. */
export type Outcomes = Map<string, Outcome>;

/** All rows that a document wrote, in the form of the wire. */
export type Written = {
  meetings: WireMeeting[];
  restrictedTimes: WireRestrictedTime[];
  pendingMeetings: WirePendingMeeting[];
};

/** Written down with the request, so that the same request gets the same answer. */
export type Done = Written & {
  /** null where all was so already. */
  changeId: Id | null;
  /** In the order of the steps; about: the row that the step speaks of first. */
  steps: { key: string; about: Id | null; attendance?: Attendance }[];
};

export function outcomesOf({ changeId, steps, meetings, restrictedTimes, pendingMeetings }: Done): Outcomes {
  const byId = new Map(meetings.map((meeting) => [meeting.id, meeting]));
  const timeById = new Map(restrictedTimes.map((time) => [time.id, time]));
  return new Map(
    steps.map(({ key, about, attendance }) => [
      key,
      {
        status: 'ok',
        refusal: null,
        meeting: about === null ? null : (byId.get(about) ?? { id: about, removed: true }),
        meetings,
        restrictedTime: (about === null ? null : timeById.get(about)) ?? null,
        restrictedTimes,
        pendingMeeting: pendingMeetings.find(({ id }) => id === about) ?? null,
        pendingMeetings,
        changeId,
        late: attendance?.late ?? null,
        badCancels: attendance?.badCancels ?? null,
        badCancelsAllowed: attendance?.allowed ?? null,
        blocked: attendance?.blocked ?? null,
      },
    ]),
  );
}

/** One step refuses, and with it the whole document. */
export function refusedAt(keys: readonly string[], at: number, refusal: Refusal): Outcomes {
  const by = keys[at] ?? '';
  return new Map(keys.map((key, index) => [key, refused(index === at ? refusal : rolledBack(by))]));
}

const rolledBack = (by: string): Refusal => refuse('ROLLED_BACK', undefined, { by });

function refused({ code, field, params }: Refusal): Outcome {
  return {
    status: code,
    refusal: { code, field: field ?? null, params: params === undefined ? null : JSON.stringify(params) },
    meeting: null,
    meetings: null,
    restrictedTime: null,
    restrictedTimes: null,
    pendingMeeting: null,
    pendingMeetings: null,
    changeId: null,
    late: null,
    badCancels: null,
    badCancelsAllowed: null,
    blocked: null,
  };
}
