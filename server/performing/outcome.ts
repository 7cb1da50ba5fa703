/** What a step of a document came to; the payload of its GraphQL field. */
import type { Id } from '../../domain/basics/ids.ts';
import { refuse, type Refusal } from '../../domain/basics/refusal.ts';
import type { WireMeeting } from '../../domain/calendar/wireMeeting.ts';

export type Outcome = {
  /** 'ok', or the refusal's code. */
  status: string;
  refusal: { code: string; field: string | null; params: string | null } | null;
  meeting: WireMeeting | null;
  /** Every row that the document wrote. */
  meetings: WireMeeting[] | null;
  changeId: Id | null;
};

/** By response key. */
export type Outcomes = Map<string, Outcome>;

/** Written down with the request, so that the same request gets the same answer. */
export type Done = {
  /** null where all was so already. */
  changeId: Id | null;
  /** In the order of the steps; about: the row that the step speaks of first. */
  steps: { key: string; about: Id | null }[];
  meetings: WireMeeting[];
};

export function outcomesOf({ changeId, steps, meetings }: Done): Outcomes {
  const byId = new Map(meetings.map((meeting) => [meeting.id, meeting]));
  return new Map(
    steps.map(({ key, about }) => [
      key,
      {
        status: 'ok',
        refusal: null,
        meeting: about === null ? null : (byId.get(about) ?? { id: about, removed: true }),
        meetings,
        changeId,
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
    changeId: null,
  };
}
