/** A teacher takes a subject off the list; lessons of it that lie ahead are a reason to ask, and keep its name and price. */
import * as v from 'valibot';
import { isRefusal, refuse, type Refusal } from '../basics/refusal.ts';
import { id } from '../basics/wire.ts';
import { toWall } from '../basics/zones.ts';
import { nextSlot } from '../calendar/expand.ts';
import { changedSince } from '../kernel/sharedInput.ts';
import { version } from '../kernel/sharedInput.ts';
import type { Gathering } from '../kernel/facts.ts';
import type { MeetingWithOccurrences } from '../calendar/occurrence.ts';
import { operation, type Change } from '../kernel/operation.ts';
import type { Subject } from './subject.ts';
import { taughtFacts, type TaughtFacts } from './subjectFacts.ts';

type Facts = TaughtFacts & { subject: Subject };

export const removeSubject = operation({
  name: 'removeSubject',
  writes: ['subject', 'meeting'],
  card: { effect: 'removeSubject', leads: true },
  args: v.strictObject({ id, keepMeetings: v.nullish(v.boolean()), version }),
  *facts(said, actor): Gathering<Facts | Refusal> {
    const facts = yield* taughtFacts([said.id], 'id', actor);
    if (isRefusal(facts)) return facts;
    const subject = facts.subjects.find((each) => each.id === said.id) as Subject;
    return changedSince(said.version, subject.revision) ?? { ...facts, subject };
  },
  // A lapsed teacher too: what one has put on the list one may take off.
  change({ keepMeetings }, { subject, subjects, held }, { nowMs }): Change | Refusal {
    const meetings = held.filter((each) => isAhead(each, subject.name, nowMs)).length;
    if (meetings > 0 && keepMeetings !== true)
      return refuse('IN_USE', 'id', { meetings, name: subject.name });
    const others = subjects
      .filter(({ id: other }) => other !== subject.id)
      .flatMap((before, position) =>
        before.position === position ? [] : [{ before, after: { ...before, position } }],
      );
    return {
      rows: [{ before: subject, after: { ...subject, removedMs: nowMs } }, ...others],
      tell: [],
      about: [subject.id],
    };
  },
});

function isAhead({ meeting, occurrences }: MeetingWithOccurrences, name: string, nowMs: number): boolean {
  const now = toWall(nowMs, meeting.zone);
  const own = occurrences.some(
    (row) => row.cancelledBy === null && row.own.subject === name && (row.own.start ?? row.slot) > now,
  );
  return own || (meeting.subject === name && nextSlot(meeting, now) !== null);
}
