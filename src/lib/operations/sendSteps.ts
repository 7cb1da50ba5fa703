/** Sends a confirmed plan: one document, a field per step, one requestId; all of it happens, or none. */
import { CombinedGraphQLErrors, ServerError } from '@apollo/client';
import {
  refuse,
  refusalCodes,
  unansweredCodes,
  type Refusal,
  type RefusalCode,
} from '../../../domain/basics/refusal.ts';
import type { Codec } from '../../../domain/basics/wire.ts';
import type { Step } from '../../../domain/operations.ts';
import type { WireMeeting } from '../../../domain/calendar/wireMeeting.ts';
import { client } from '../apollo/apollo.ts';
import { noteChange } from './lastChange.ts';
import { mergeMeetings } from '../entities/mergeMeetings.ts';
import { useEntityStore } from '../entities/entityStore.ts';
import { readAs, readAsStored } from '../session/readAs.ts';
import { useSession } from '../session/session.ts';

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

/** What writes documents comes when something is sent first; without a line there is neither. */
export const fetchWriter = () => import('./stepsDocument.ts');

/** The payload of each step; or what came of it where there is none. */
async function askServer(steps: readonly Step[], requestId: string, codec: Codec): Promise<Payload[] | Sent> {
  const writer = await fetchWriter().catch(() => null);
  if (!writer) return { outcome: 'unknown' };
  const { mutation, variables } = writer.documentOf(steps, requestId, codec);
  try {
    const answer = await client.mutate<Record<string, Payload>>({
      mutation,
      variables,
      fetchPolicy: 'no-cache',
    });
    return steps.map((_, i) => answer.data?.[`step_${i}`]).filter((one) => one !== undefined);
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
}

export async function sendSteps(steps: readonly Step[], requestId: string, codec: Codec): Promise<Sent> {
  const payloads = await askServer(steps, requestId, codec);
  if (!Array.isArray(payloads)) return payloads;
  const failed = payloads.findIndex((one) => one.status !== 'ok' && one.status !== 'ROLLED_BACK');
  const refused = payloads[failed];
  if (refused) return { outcome: 'refused', refusal: refusalOf(refused), step: failed };
  const { merge, refreshPeople, refreshSettings } = useEntityStore.getState();
  const { user } = useSession.getState();
  for (const payload of payloads) {
    mergeMeetings(payload.meetings ?? []);
    merge(payload);
  }
  const { writesAny } = await fetchWriter();
  // How students stand, and what a teacher has set, is asked for anew.
  if (writesAny(steps, ['link', 'person', 'guardianship'])) void refreshPeople();
  if (writesAny(steps, ['teacher'])) void refreshSettings();
  for (const { name, args } of steps) {
    if (name === 'updateMyPreferences') readAs(args.preferences);
    // It may have been the zone or the week; a teacher's come with the settings.
    if (name === 'undoChange' && user?.role !== 'teacher') void readAsStored();
  }
  const changeId = payloads[0]?.changeId ?? null;
  // Whoever then says "undo" does not mean that a notification was looked at.
  if (steps.some(({ name }) => name !== 'markNotificationAsRead')) noteChange(changeId);
  return { outcome: 'done', changeId };
}
