/** A teacher's term: lessons, prices, discounts and payments as they may come, and what of it is taken back. */
import { toWall } from '../../../domain/basics/zones.ts';
import type { Lesson } from '../../../domain/calendar/lesson.ts';
import { standing } from '../../../domain/money/discount.ts';
import { openSchool, type School } from '../school.ts';
import { moneyIn } from './ledgerOf.ts';
import { events, sundayEvening, type At, type Event } from './termEvents.ts';

const pick = <One>(list: readonly One[], which: number): One | undefined => list[which % list.length];

/** What stands now that the event may be about. */
function atOf(school: School, { who, which, amount }: Event, changes: readonly string[]): At {
  const ahead = school
    .lessons('2026-11-01T00:00', '2027-01-10T00:00')
    .filter(({ startMs }) => startMs > school.nowMs());
  const own = moneyIn(school).ledger.entries.filter(({ studentId }) => studentId === who);
  const discounts = standing(school.answers.discounts({ teacherId: 'rivka' }));
  const comes = ({ meeting }: Lesson): boolean =>
    meeting.attendees.some(({ studentId }) => studentId === who);
  return {
    who,
    which,
    amount,
    entry: pick(own, which),
    ahead: pick(ahead, which),
    payment: pick(school.answers.payments({ teacherId: 'rivka' }), which),
    discount: pick(discounts, which),
    given: pick(
      discounts.filter(({ terms }) => terms.usageLimit !== null),
      which,
    ),
    ownAhead: pick(ahead.filter(comes), which),
    changeId: pick(changes, which),
  };
}

/** Two series, so that something is there; then all of this, as far as it can be done. `done` counts it by kind. */
export function afterTerm(all: readonly Event[], done: Map<string, number>): School {
  const school = openSchool('2026-11-01T07:00');
  const changes: string[] = [];
  let week = 0;
  const first: Event[] = [
    { kind: 'add', who: 'dana', which: 0, amount: 15_000 },
    { kind: 'add', who: 'lia', which: 3, amount: 15_000 },
  ];
  for (const each of [...first, ...all]) {
    if (each.kind === 'week') {
      week += 1;
      school.at(toWall(sundayEvening(week), 'Asia/Jerusalem'));
      continue;
    }
    const step = events[each.kind](atOf(school, each, changes));
    if (!step || 'refused' in school.plan(step)) continue;
    const { changeId, decision } = school.perform(step);
    if (decision.rows.length > 0) changes.push(changeId);
    done.set(each.kind, (done.get(each.kind) ?? 0) + 1);
  }
  return school;
}
