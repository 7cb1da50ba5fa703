/** Bringing events in: asking the server what would come of a file or an address, and adding what was chosen, some at a time. */
import type { ImportedEvent, ImportPreview } from '../../../domain/calendar/ics/importPreview.ts';
import { toWall } from '../../../domain/basics/zones.ts';
import type { Step } from '../../../domain/operations.ts';
import { codecNow } from '../../app/codecNow.ts';
import { sendSteps } from '../../app/sendSteps.ts';

export const importFailures = [
  'BODY_TOO_LARGE',
  'NOT_A_CALENDAR',
  'TOO_MANY',
  'TOO_SLOW',
  'FOREIGN_ADDRESS',
  'UNREACHABLE',
  'RATE_LIMITED',
] as const;
export type ImportFailure = (typeof importFailures)[number] | 'NO_ANSWER';

export type ImportAs = 'lessons' | 'closed';

const largestBytes = 1024 * 1024;
const atOnce = 20;

export async function askPreview(source: File | string): Promise<ImportPreview | ImportFailure> {
  if (typeof source !== 'string' && source.size > largestBytes) return 'BODY_TOO_LARGE';
  try {
    const answer = await fetch('/imports', {
      method: 'POST',
      ...(typeof source === 'string'
        ? { headers: { 'content-type': 'application/json' }, body: JSON.stringify({ url: source }) }
        : { headers: { 'content-type': 'text/calendar' }, body: source }),
    });
    const told: unknown = await answer.json();
    return answer.ok ? (told as ImportPreview) : failureOf(told);
  } catch {
    return 'NO_ANSWER';
  }
}

function failureOf(told: unknown): ImportFailure {
  const { errors } = (told ?? {}) as { errors?: { extensions?: { code?: string } }[] };
  const code = errors?.[0]?.extensions?.code;
  return importFailures.find((each) => each === code) ?? 'NO_ANSWER';
}

export type Imported = { added: number; changeIds: string[]; failed: number };

/** Adds them in order, and tells how many stand; `stopped` is asked before each part. */
export async function addEvents(
  events: readonly ImportedEvent[],
  how: ImportAs,
  { onAdded, stopped }: { onAdded(added: number): void; stopped(): boolean },
): Promise<Imported> {
  const done: Imported = { added: 0, changeIds: [], failed: 0 };
  for (let at = 0; at < events.length && !stopped(); at += atOnce) {
    const part = events.slice(at, at + atOnce);
    const sent = await sendSteps(stepsOf(part, how), crypto.randomUUID(), codecNow());
    if (sent.outcome === 'done') {
      done.added += part.length;
      if (sent.changeId !== null) done.changeIds.push(sent.changeId);
    } else done.failed += part.length;
    onAdded(done.added);
  }
  return done;
}

function stepsOf(events: readonly ImportedEvent[], how: ImportAs): Step[] {
  const { zone } = codecNow();
  const wall = (ms: string): string => toWall(Number(ms), zone);
  const timesOf = ({ start, end, rrule, exdates }: ImportedEvent) => ({
    start: wall(start),
    end: wall(end),
    rrule,
    exdates: exdates.map(wall),
  });
  if (how === 'closed') {
    return events.map((event) => ({
      name: 'addRestrictedTime',
      args: { input: { ...timesOf(event), reason: event.summary.slice(0, 500) } },
    }));
  }
  const inputs = events.map((event) => ({
    ...timesOf(event),
    summary: event.summary.slice(0, 200),
    description: event.description,
  }));
  // What stands in the other calendar takes place; that two of them overlap is no reason to lose one.
  return [{ name: 'addBatchMeetings', args: { inputs, insist: true, notify: 'quiet' } }];
}
