/** Bringing events in: asking the server what would come of a file or an address, and adding what was chosen, some at a time. */
import type { ImportPreview } from '../../../../domain/calendar/ics/importPreview.ts';
import type { ImportedEvent } from '../../../../domain/calendar/ics/importedEvent.ts';
import type { RefusalCode } from '../../../../domain/basics/refusal.ts';
import { addMinutes } from '../../../../domain/basics/wallTime.ts';
import { toWall } from '../../../../domain/basics/zones.ts';
import type { Step } from '../../../../domain/operations.ts';
import { heedSession } from '../../../lib/session/callEndpoint.ts';
import { stepToClose } from '../../../lib/lessons/closedHours.ts';
import { codecNow } from '../../../lib/entities/codecNow.ts';
import { sendOnce } from '../../../lib/operations/sendOnce.ts';

const importFailures = [
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
    heedSession(answer.status, (told as { code?: unknown } | null)?.code);
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

type NotAdded = { event: ImportedEvent; code: RefusalCode };

export type Imported = {
  added: number;
  changeIds: string[];
  /** Each one that was refused, with its own reason. */
  failed: NotAdded[];
  /** Why no more was tried: it lies with the sender or with the line, and not with any of them. */
  halted: RefusalCode | 'NO_ANSWER' | null;
  /** How many were left untried by that. */
  left: number;
};

/** What would be refused of every other event in the same way. */
const ofTheSender: ReadonlySet<RefusalCode> = new Set<RefusalCode>([
  'UNAUTHENTICATED',
  'FORBIDDEN',
  'PLAN_LIMIT',
  'RATE_LIMITED',
  'MAINTENANCE',
  'INTERNAL',
]);

const tries = 3;

/** Adds them in order, and tells how many stand; `stopped` is asked before each part. */
export async function addEvents(
  events: readonly ImportedEvent[],
  how: ImportAs,
  { onAdded, stopped }: { onAdded(added: number): void; stopped(): boolean },
): Promise<Imported> {
  const done: Imported = { added: 0, changeIds: [], failed: [], halted: null, left: 0 };
  for (let at = 0; at < events.length && !stopped() && done.halted === null; at += atOnce) {
    await addPart(events.slice(at, at + atOnce));
    if (done.halted !== null) done.left = events.length - done.added - done.failed.length;
  }
  return done;

  /** Of a part that is refused each half is tried by itself, until what cannot be stands alone and the others are in. */
  async function addPart(part: readonly ImportedEvent[]): Promise<void> {
    if (part.length === 0 || done.halted !== null) return;
    const sent = await sendOnce(stepsOf(part, how), { tries });
    if (sent.outcome === 'done') {
      done.added += part.length;
      if (sent.changeId !== null) done.changeIds.push(sent.changeId);
      onAdded(done.added);
      return;
    }
    const code = sent.outcome === 'unknown' ? 'NO_ANSWER' : sent.refusal.code;
    if (code === 'NO_ANSWER' || ofTheSender.has(code)) {
      done.halted = code;
      return;
    }
    const [first] = part;
    if (first && part.length === 1) {
      done.failed.push({ event: first, code });
      return;
    }
    const middle = Math.ceil(part.length / 2);
    await addPart(part.slice(0, middle));
    await addPart(part.slice(middle));
  }
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
    return events.map((event) => stepToClose({ ...timesOf(event), reason: event.summary.slice(0, 500) }));
  }
  const inputs = events.map((event) => ({
    ...timesOf(event),
    end: addMinutes(wall(event.start), (Number(event.end) - Number(event.start)) / 60_000),
    summary: event.summary.slice(0, 200),
    description: event.description,
  }));
  // What stands in the other calendar takes place; that two of them overlap is no reason to lose one.
  return [{ name: 'addBatchMeetings', args: { inputs, insist: true, notify: 'quiet' } }];
}
