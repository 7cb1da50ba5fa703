/** A teacher's discounts: made, changed, switched, deleted, scaled, and given to bookings. */
import { expect, test } from 'vitest';
import type { Step } from '../../../domain/operations.ts';
import type { Discount } from '../../../domain/money/discount.ts';
import { countUses, usesIn } from '../../../domain/money/discountUses.ts';
import { openSchool, rivka, type School } from '../school.ts';
import { moneyIn } from './ledgerOf.ts';

type Create = Extract<Step, { name: 'createDiscount' }>['args']['discount'];

const create = (discount: Partial<Create> = {}): Step => ({
  name: 'createDiscount',
  args: { discount: { name: 'Group', type: 'percentage', value: 10, ...discount } },
});
const update = (
  discount: Partial<Extract<Step, { name: 'updateDiscount' }>['args']['discount']> & { id: string },
): Step => ({ name: 'updateDiscount', args: { discount } });

const book = (start: string, attendees: object[], more: object = {}): Step =>
  ({
    name: 'addMeeting',
    args: { input: { start, end: start.replace(':00', ':45'), subject: 'Maths', attendees, ...more } },
  }) as Step;

const refusalOf = (school: School, step: Step) => {
  const decision = school.plan(step);
  return 'refused' in decision ? decision.refused.refusal : null;
};
const discountIn = (school: School): Discount => {
  const row = [...school.rows()].find(({ kind }) => kind === 'discount');
  if (row?.kind !== 'discount') throw new Error('there is no discount');
  return row;
};
const bookings = (school: School) =>
  [...school.rows()].flatMap((row) => (row.kind === 'meeting' ? row.attendees : []));

test('a discount needs a name of its own, a value, and a percentage of at most 100', () => {
  const school = openSchool();
  expect(refusalOf(school, create({ value: 101 }))).toMatchObject({ field: 'discount.value' });
  expect(refusalOf(school, create({ value: 0 }))).toMatchObject({ field: 'discount.value' });
  expect(refusalOf(school, create({ name: '  ' }))).toMatchObject({ field: 'discount.name' });
  expect(refusalOf(school, create({ subject: 'Latin' }))).toMatchObject({ field: 'discount.subject' });
  expect(refusalOf(school, create({ startDate: '2026-12-02', endDate: '2026-12-01' }))).toMatchObject({
    code: 'BAD_TIME',
  });
  school.perform(create());
  expect(refusalOf(school, create({ name: 'GROUP' }))).toMatchObject({ code: 'NAME_TAKEN' });
});

test('steps rise, quiet hours have an end after their beginning, and free hours are counted in days', () => {
  const school = openSchool();
  const steps = [
    { threshold: 4, discountValue: 5 },
    { threshold: 4, discountValue: 10 },
  ];
  expect(refusalOf(school, create({ progressiveSteps: steps }))).toMatchObject({
    field: 'discount.progressiveSteps.1.threshold',
  });
  const hours = { from: '13:00', to: '10:00' };
  expect(refusalOf(school, create({ conditionType: 'timeBased', hours }))).toMatchObject({
    code: 'BAD_TIME',
  });
  expect(refusalOf(school, create({ conditionType: 'timeBased' }))).toMatchObject({
    field: 'discount.hours',
  });
  expect(refusalOf(school, create({ conditionType: 'freeSpaces', conditionValue: 6 }))).toMatchObject({
    field: 'discount.freeSpaceDays',
  });
});

test('the basic plan has no discounts, premium no steps, and what was there may be switched off by anybody', () => {
  const steps = [{ threshold: 4, discountValue: 5 }];
  const feature = (name: string) => ({ code: 'PLAN_LIMIT', params: { feature: name } });
  const basic = openSchool('2026-11-21T09:00', { ...rivka, plan: 'basic' });
  expect(refusalOf(basic, create())).toMatchObject(feature('discounts'));
  const premium = openSchool('2026-11-21T09:00', { ...rivka, plan: 'premium' });
  expect(refusalOf(premium, create({ conditionType: 'timeBased', days: ['SU'] }))).toBeNull();
  expect(refusalOf(premium, create({ progressiveSteps: steps }))).toMatchObject(
    feature('progressiveDiscounts'),
  );
  premium.perform(create());
  const lapsed = openSchool('2026-11-21T09:00', { ...rivka, status: 'EXPIRED' });
  const { id } = discountIn(premium);
  lapsed.put(discountIn(premium));
  expect(refusalOf(lapsed, update({ id, active: false }))).toBeNull();
  expect(refusalOf(lapsed, { name: 'deleteDiscount', args: { id } })).toBeNull();
  expect(refusalOf(lapsed, update({ id, name: 'Other' }))).toMatchObject({ code: 'PLAN_LIMIT' });
});

test('only the teacher makes discounts', () => {
  const school = openSchool();
  const dana = { id: 'dana', role: 'student', name: 'Dana', teacherId: 'rivka' } as never;
  const decision = school.planAs(dana, create());
  expect(decision).toMatchObject({ refused: { refusal: { code: 'FORBIDDEN' } } });
});

test('what a discount said before is kept for the lessons that began by then', () => {
  const school = openSchool();
  school.perform(create());
  const { id } = discountIn(school);
  school.at('2026-11-25T09:00');
  school.perform(update({ id, type: 'fixed', value: 3000 }));
  expect(discountIn(school)).toMatchObject({
    terms: { type: 'fixed', value: 3000 },
    earlier: [{ terms: { type: 'percentage', value: 10 } }],
  });
  expect(refusalOf(school, update({ id, value: 20 }))).toMatchObject({ field: 'discount.type' });
});

test('all amounts are scaled at once, and parts only where it is wanted', () => {
  const school = openSchool();
  school.perform(create({ maximumDiscount: 3000 }), create({ name: 'First', type: 'fixed', value: 5000 }));
  const scale = (percentages: boolean): Step => ({
    name: 'updateDiscountCost',
    args: { teacherId: 'rivka', costMultiplier: 0.5, percentages },
  });
  school.perform(scale(false));
  const terms = () => [...school.rows()].flatMap((row) => (row.kind === 'discount' ? [row.terms] : []));
  expect(terms()).toMatchObject([{ value: 10, maximumDiscountMinor: 1500 }, { value: 2500 }]);
  school.perform(scale(true));
  expect(terms()).toMatchObject([{ value: 5, maximumDiscountMinor: 750 }, { value: 1250 }]);
});

test('a discount with two uses is given to the first two bookings, and a freed use to the next', () => {
  const school = openSchool();
  school.perform(create({ conditionType: 'recurringMeeting', usageLimit: 2 }));
  const { id } = discountIn(school);
  const weekly = { rrule: 'FREQ=WEEKLY' };
  const first = school.perform(book('2026-11-22T10:00', [{ attendeeId: 'dana' }], weekly));
  school.perform(book('2026-11-22T11:00', [{ attendeeId: 'noam' }], weekly));
  school.perform(book('2026-11-22T12:00', [{ attendeeId: 'lia' }], weekly));
  expect(bookings(school)).toEqual([
    { studentId: 'dana', discountId: id },
    { studentId: 'noam', discountId: id },
    { studentId: 'lia' },
  ]);
  const [about] = first.decision.outcomes;
  school.perform({ name: 'deleteMeeting', args: { id: about?.about[0] ?? '' } });
  school.perform(book('2026-11-22T13:00', [{ attendeeId: 'noa' }], weekly));
  expect(bookings(school).at(-1)).toEqual({ studentId: 'noa', discountId: id });
});

test('a series that is split is still one use', () => {
  const school = openSchool();
  school.perform(create({ conditionType: 'recurringMeeting', usageLimit: 2 }));
  const { id } = discountIn(school);
  const made = school.perform(book('2026-11-22T10:00', [{ attendeeId: 'dana' }], { rrule: 'FREQ=WEEKLY' }));
  school.perform({
    name: 'updateMeeting',
    args: {
      input: {
        id: made.decision.outcomes[0]?.about[0] ?? '',
        start: '2026-12-06T12:00',
        end: '2026-12-06T12:45',
      },
      scope: 'future',
      occurrence: '2026-12-06T10:00',
    },
  });
  const meetings = [...school.rows()].flatMap((row) => (row.kind === 'meeting' ? [{ meeting: row }] : []));
  expect(meetings).toHaveLength(2);
  expect(countUses(usesIn(meetings, [id]), id)).toBe(1);
});

test('a discount without a condition is given by name, and refused once it is used up', () => {
  const school = openSchool();
  school.perform(create({ name: 'Siblings', usageLimit: 1 }));
  const { id } = discountIn(school);
  school.perform(book('2026-11-22T10:00', [{ attendeeId: 'dana' }]));
  expect(bookings(school)).toEqual([{ studentId: 'dana' }]);
  school.perform(book('2026-11-22T11:00', [{ attendeeId: 'noam', discountId: id }]));
  expect(bookings(school).at(-1)).toEqual({ studentId: 'noam', discountId: id });
  expect(refusalOf(school, book('2026-11-22T12:00', [{ attendeeId: 'lia', discountId: id }]))).toMatchObject({
    code: 'DISCOUNT_USED_UP',
  });
  expect(
    refusalOf(school, book('2026-11-22T12:00', [{ attendeeId: 'lia', discountId: 'none' }])),
  ).toMatchObject({
    code: 'NOT_FOUND',
  });
});

test('a booking that wants no discount has none', () => {
  const school = openSchool();
  school.perform(create({ conditionType: 'firstMeeting', usageLimit: 5 }));
  school.perform(
    book('2026-11-22T10:00', [{ attendeeId: 'dana', discountId: null }, { attendeeId: 'noam' }]),
  );
  expect(bookings(school)).toEqual([
    { studentId: 'dana' },
    { studentId: 'noam', discountId: discountIn(school).id },
  ]);
});

test('a first lesson that is limited in uses goes to new students alone', () => {
  const school = openSchool();
  school.perform(book('2026-11-22T10:00', [{ attendeeId: 'dana' }]));
  school.perform(create({ conditionType: 'firstMeeting', usageLimit: 5 }));
  school.perform(book('2026-11-23T10:00', [{ attendeeId: 'dana' }]));
  school.perform(book('2026-11-23T11:00', [{ attendeeId: 'noam' }]));
  expect(bookings(school).map(({ discountId }) => discountId ?? null)).toEqual([
    null,
    null,
    discountIn(school).id,
  ]);
});

test('while many hours are free the next days cost less, and later days do not', () => {
  const week = { SU: [{ from: 600, to: 840 }] };
  const school = openSchool('2026-11-21T09:00', { ...rivka, workingHours: week });
  school.perform(create({ conditionType: 'freeSpaces', conditionValue: 5, freeSpaceDays: 3 }));
  school.perform(book('2026-11-22T10:00', [{ attendeeId: 'dana' }]));
  school.perform(book('2026-11-29T10:00', [{ attendeeId: 'noam' }]));
  school.perform(book('2026-11-22T11:00', [{ attendeeId: 'lia' }]));
  expect(bookings(school).map(({ discountId }) => discountId ?? null)).toEqual([
    discountIn(school).id,
    null,
    null,
  ]);
});

test('a discount whose making is undone holds for the lessons that began while it stood, and for none after', () => {
  const school = openSchool('2026-11-21T09:00');
  school.add({
    start: '2026-11-22T10:00',
    end: '2026-11-22T11:00',
    cost: 20000,
    rrule: 'FREQ=WEEKLY;COUNT=3',
    attendees: [{ attendeeId: 'dana' }],
  });
  school.at('2026-11-25T09:00');
  const { changeId } = school.perform(create({ conditionType: 'recurringMeeting' }));
  school.at('2026-11-30T09:00');
  const amounts = () => moneyIn(school).ledger.entries.map(({ amountMinor }) => amountMinor);
  expect(amounts()).toEqual([20000, 18000]);
  const undone = school.perform({ name: 'undoChange', args: { changeId } });
  expect(amounts()).toEqual([20000, 18000]);
  school.at('2026-12-07T09:00');
  expect(amounts()).toEqual([20000, 18000, 20000]);
  // Its name is free meanwhile; once it is taken the discount cannot come back.
  school.perform(create());
  expect(refusalOf(school, { name: 'undoChange', args: { changeId: undone.changeId } })).toMatchObject({
    code: 'NAME_TAKEN',
  });
});

test('a change of a discount that is undone stays with the lessons that began meanwhile', () => {
  const { school, amounts } = aSeriesWithDiscount();
  school.at('2026-11-26T09:00');
  const { id } = discountIn(school);
  const { changeId } = school.perform(update({ id, type: 'percentage', value: 50 }));
  school.at('2026-12-01T09:00');
  expect(amounts()).toEqual([18000, 10000]);
  school.perform({ name: 'undoChange', args: { changeId } });
  expect(amounts()).toEqual([18000, 10000]);
  school.at('2026-12-08T09:00');
  expect(amounts()).toEqual([18000, 10000, 18000]);
});

test('a discount whose deleting is undone comes back for what begins from then on', () => {
  const { school, amounts } = aSeriesWithDiscount();
  school.at('2026-11-26T09:00');
  const { id } = discountIn(school);
  const { changeId } = school.perform({ name: 'deleteDiscount', args: { id } });
  school.at('2026-12-01T09:00');
  school.perform({ name: 'undoChange', args: { changeId } });
  expect(amounts()).toEqual([18000, 20000]);
  school.at('2026-12-08T09:00');
  expect(amounts()).toEqual([18000, 20000, 18000]);
});

test('what was done to a discount can be taken back one after the other', () => {
  const { school, amounts, made } = aSeriesWithDiscount();
  const { id } = discountIn(school);
  school.at('2026-11-26T09:00');
  const half = school.perform(update({ id, type: 'percentage', value: 50 }));
  school.at('2026-11-27T09:00');
  const off = school.perform(update({ id, active: false }));
  school.at('2026-11-28T09:00');
  const gone = school.perform({ name: 'deleteDiscount', args: { id } });
  for (const { changeId } of [gone, off, half, made])
    school.perform({ name: 'undoChange', args: { changeId } });
  school.at('2026-12-08T09:00');
  expect(amounts()).toEqual([18000, 20000, 20000]);
});

/** A weekly lesson at 200 on Mondays, with 10 percent off since before the first one. */
function aSeriesWithDiscount() {
  const school = openSchool('2026-11-21T09:00');
  school.add({
    start: '2026-11-23T10:00',
    end: '2026-11-23T11:00',
    cost: 20000,
    rrule: 'FREQ=WEEKLY;COUNT=3',
    attendees: [{ attendeeId: 'dana' }],
  });
  const made = school.perform(create({ conditionType: 'recurringMeeting' }));
  const amounts = () => moneyIn(school).ledger.entries.map(({ amountMinor }) => amountMinor);
  return { school, amounts, made };
}
