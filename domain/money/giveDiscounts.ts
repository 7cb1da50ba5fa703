/**
 * After every change: a booking that is new has the discount that is given booking by booking, where one holds for it
 * and uses of it are left. Under the teacher's lock, so that of many bookings for the last use one has it.
 */
import type { Id } from '../basics/ids.ts';
import { refuse, type Refusal } from '../basics/refusal.ts';
import { minutesBetween } from '../basics/wallTime.ts';
import { toWall } from '../basics/zones.ts';
import { freeIntervals } from '../calendar/availability/freeSlots.ts';
import { lessonsBetween, type Lesson } from '../calendar/lesson.ts';
import type { Attendee, Meeting } from '../calendar/meeting.ts';
import { closedHours } from '../calendar/conflicts/closedHours.ts';
import { need, type Gathering } from '../kernel/facts.ts';
import type { Means } from '../kernel/operation.ts';
import { teacherIdOf, type Actor } from '../kernel/actor.ts';
import type { Teacher } from '../people/people.ts';
import type { RowChange } from '../kernel/rows.ts';
import { isGiven, standing, termsAt, type Discount, type Terms } from './discount.ts';
import { countUses, usesAfter, type DiscountUse } from './discountUses.ts';
import { covers, priceOf } from './price.ts';
import { fullPrice, pricingOf, type Pricing } from './pricing.ts';

const dayMs = 86_400_000;
/** How far ahead the first lesson of a new booking is looked for. */
const aheadMs = 400 * dayMs;
const beginning = '1970-01-01T00:00';

export function* giveDiscounts(
  rows: readonly RowChange[],
  actor: Actor,
  means: Means,
): Gathering<RowChange[] | Refusal> {
  const bookings = newBookings(rows);
  const chosen = chosenAnew(rows);
  if (bookings.length === 0 && chosen.size === 0) return [...rows];
  const teacherId = teacherIdOf(actor);
  const discounts = standing(yield* need('discounts', { teacherId }));
  const given = discounts.filter(({ terms }) => terms.active && isGiven(terms));
  const ids = given.map(({ id }) => id);
  const found = ids.length > 0 ? yield* need('discountUses', { teacherId, ids }) : [];
  const uses = usesAfter(found, ids, rows);
  const refusal = refusalOf(chosen, given, uses);
  if (refusal) return refusal;
  const choosing: Choosing = { teacherId, rows, discounts, given, uses: [...uses], means, asked: new Map() };
  const changed = yield* givenTo(bookings, choosing);
  return rows.map((change) => {
    const after = change.after?.kind === 'meeting' ? changed.get(change.after.id) : undefined;
    return withoutNone(after ? { ...change, after } : change);
  });
}

/** What was asked for by name is had, or refused. */
function refusalOf(
  chosen: ReadonlySet<Id>,
  given: readonly Discount[],
  uses: readonly DiscountUse[],
): Refusal | null {
  for (const id of chosen) {
    const discount = given.find((each) => each.id === id);
    if (!discount) return refuse('NOT_FOUND', 'input.attendees', { discountId: id });
    if (left(discount, uses) < 0)
      return refuse('DISCOUNT_USED_UP', 'input.attendees', { name: discount.terms.name });
  }
  return null;
}

/** The meetings with the discounts that their new bookings have. */
function* givenTo(bookings: readonly Booking[], choosing: Choosing): Gathering<Map<Id, Meeting>> {
  const changed = new Map<Id, Meeting>();
  for (const { meeting, studentId } of bookings) {
    const now = changed.get(meeting.id) ?? meeting;
    const best = yield* bestFor(now, studentId, choosing);
    if (!best) continue;
    choosing.uses.push({ discountId: best.id, meetingId: now.id, seriesId: now.seriesId, studentId });
    changed.set(now.id, withDiscount(now, studentId, best.id));
  }
  return changed;
}

type Booking = { meeting: Meeting; studentId: Id };

type Choosing = {
  teacherId: Id;
  rows: readonly RowChange[];
  discounts: readonly Discount[];
  given: readonly Discount[];
  uses: DiscountUse[];
  means: Means;
  /** What was found out already: the pricing, and how many hours are free. */
  asked: Map<string, unknown>;
};

const left = ({ id, terms }: Discount, uses: readonly DiscountUse[]): number =>
  terms.usageLimit === null ? Infinity : terms.usageLimit - countUses(uses, id);

/** Who comes to a lesson or a series that they did not come to before, where nothing was said of a discount. */
function newBookings(rows: readonly RowChange[]): Booking[] {
  const here = new Set(
    rows.flatMap(({ before }) =>
      before?.kind === 'meeting'
        ? before.attendees.map(({ studentId }) => `${before.seriesId} ${studentId}`)
        : [],
    ),
  );
  return rows.flatMap(({ after }) =>
    after?.kind === 'meeting' && after.removedMs === null
      ? after.attendees
          .filter(
            ({ studentId, discountId }) =>
              discountId === undefined && !here.has(`${after.seriesId} ${studentId}`),
          )
          .map(({ studentId }) => ({ meeting: after, studentId }))
      : [],
  );
}

/** Discounts that the change gives to somebody by name. */
function chosenAnew(rows: readonly RowChange[]): Set<Id> {
  const had = new Set(rows.flatMap(({ before }) => (before?.kind === 'meeting' ? keysIn(before) : [])));
  return new Set(
    rows.flatMap(({ after }) =>
      after?.kind === 'meeting' && after.removedMs === null
        ? keysIn(after)
            .filter((key) => !had.has(key))
            .map((key) => key.split(' ')[2] ?? '')
        : [],
    ),
  );
}

const keysIn = ({ seriesId, attendees }: Meeting): string[] =>
  attendees.flatMap(({ studentId, discountId }) =>
    discountId ? [`${seriesId} ${studentId} ${discountId}`] : [],
  );

/** That none was wanted is said once, while the booking is made. */
function withoutNone(change: RowChange): RowChange {
  const { after } = change;
  if (after?.kind !== 'meeting' || after.attendees.every(({ discountId }) => discountId !== null))
    return change;
  const attendees = after.attendees.map((each): Attendee => {
    const { discountId, ...rest } = each;
    return discountId === null ? rest : each;
  });
  return { ...change, after: { ...after, attendees } };
}

const withDiscount = (meeting: Meeting, studentId: Id, discountId: Id): Meeting => ({
  ...meeting,
  attendees: meeting.attendees.map((each) => (each.studentId === studentId ? { ...each, discountId } : each)),
});

/** The one that takes most off the first lesson; null where none that has to be given takes more than those that hold anyhow. */
function* bestFor(meeting: Meeting, studentId: Id, choosing: Choosing): Gathering<Discount | null> {
  const { nowMs } = choosing.means;
  const [first] = lessonsBetween({ meeting, occurrences: [] }, nowMs, nowMs + aheadMs);
  const fitting = first ? yield* fittingFor(first, choosing) : [];
  if (!first || fitting.length === 0) return null;
  const needsPast = fitting.some(({ terms }) => terms.condition === 'firstMeeting');
  const pricing = yield* pricingFor(choosing, needsPast || choosing.discounts.length > choosing.given.length);
  const minorWith = (id: Id): number =>
    priceOf({ ...first, meeting: withDiscount(meeting, studentId, id) }, studentId, pricing).minor;
  const without = priceOf(first, studentId, pricing).minor;
  let best: { discount: Discount; minor: number } | null = null;
  for (const discount of fitting) {
    const minor = minorWith(discount.id);
    // Steps may take off nothing yet at the first lesson.
    const helps = minor < without || discount.terms.progressiveSteps.length > 0;
    if (helps && (best === null || minor < best.minor)) best = { discount, minor };
  }
  return best?.discount ?? null;
}

/** Of those with uses left the ones that speak of this lesson; what has no condition the teacher gives by hand. */
function* fittingFor(first: Lesson, choosing: Choosing): Gathering<Discount[]> {
  const fitting: Discount[] = [];
  for (const discount of choosing.given) {
    const terms = termsAt(discount, first.startMs);
    if (!terms || terms.condition === null || left(discount, choosing.uses) <= 0 || !covers(terms, first))
      continue;
    if (terms.condition === 'freeSpaces' && !(yield* isQuiet(terms, first, choosing))) continue;
    fitting.push(discount);
  }
  return fitting;
}

function* pricingFor({ teacherId, discounts, asked }: Choosing, withPast: boolean): Gathering<Pricing> {
  if (!withPast) return { ...fullPrice, discounts };
  const known = asked.get('pricing') as Pricing | undefined;
  if (known) return known;
  const schedule = yield* need('schedule', { teacherId, from: beginning, until: null });
  const pricing = pricingOf(discounts, schedule);
  asked.set('pricing', pricing);
  return pricing;
}

/** Whether so many lessons of the usual length would still fit into the next days; and this lesson is within them. */
function* isQuiet(
  { conditionValue, freeSpaceDays }: Terms,
  first: Lesson,
  { teacherId, means, asked }: Choosing,
): Gathering<boolean> {
  const days = freeSpaceDays ?? 1;
  const untilMs = means.nowMs + days * dayMs;
  if (first.startMs >= untilMs) return false;
  const key = `free ${days}`;
  const known = asked.get(key) as number | undefined;
  if (known !== undefined) return known >= (conditionValue ?? 1);
  const teacher = yield* need('teacher', { teacherId });
  if (!teacher) return false;
  const [from, until] = [toWall(means.nowMs, teacher.zone), toWall(untilMs, teacher.zone)];
  const schedule = yield* need('schedule', { teacherId, from, until });
  const closed = yield* closedHours(teacherId);
  // As it stood before this booking took its own place.
  const others = schedule.filter(({ meeting }) => meeting.id !== first.meeting.id);
  const free = freePlaces(teacher, others, closed, from, until);
  asked.set(key, free);
  return free >= (conditionValue ?? 1);
}

function freePlaces(
  teacher: Teacher,
  schedule: Parameters<typeof freeIntervals>[0]['schedule'],
  closed: Parameters<typeof freeIntervals>[0]['schedule'],
  from: string,
  until: string,
): number {
  const minutes = teacher.lessonMinutes || 45;
  return freeIntervals({ schedule, closed, teacher }, from, until, minutes)
    .map(({ start, end }) => Math.floor(minutesBetween(start, end) / minutes))
    .reduce((sum, each) => sum + each, 0);
}
