/** Another currency: every price goes over by one rate, in one plan with the change itself; what was paid stays. */
import { proportion } from '../../../domain/basics/money.ts';
import { toMinor } from '../../../domain/basics/money.ts';
import type { WireMeeting } from '../../../domain/calendar/wireMeeting.ts';
import type { Step } from '../../../domain/operations.ts';
import type { SubjectAnswer } from '../../lib/entities/entityStore.ts';

/** As many ids as one call takes. */
const together = 1000;

export function currencyPlan(
  rate: number,
  currency: string,
  { subjects, meetings }: { subjects: readonly SubjectAnswer[]; meetings: readonly WireMeeting[] },
): Step[] {
  if (rate === 1) return [];
  const steps: Step[] = [];
  const priced = subjects.flatMap(({ id, cost }) => {
    const minor = toMinor(cost ?? 0, currency) ?? 0;
    return minor > 0 ? [{ id, cost: proportion(minor, Math.round(rate * 1e6), 1e6) }] : [];
  });
  if (priced.length > 0) steps.push({ name: 'updateSubjectsCost', args: { subjects: priced } });
  const ids = [
    ...new Set(
      meetings.filter((each) => !each.removed && (each.cost ?? 0) > 0 && !each.slot).map(({ id }) => id),
    ),
  ];
  for (let at = 0; at < ids.length; at += together)
    steps.push({
      name: 'updateMeetingsCostMultiplier',
      args: { ids: ids.slice(at, at + together), costMultiplier: rate, notify: 'quiet' },
    });
  return steps;
}
