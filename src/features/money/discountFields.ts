/** What is written in the form of a discount, what is wrong with it, and the step that it comes to. */
import { toMajor, toMinor } from '../../../domain/basics/money.ts';
import { figureTyped } from '../../lib/forms/figureTyped.ts';
import type { Day } from '../../../domain/basics/wallTime.ts';
import type { Discount, Terms } from '../../../domain/money/discount.ts';
import { noTerms } from '../../../domain/money/discountTerms.ts';
import type { ArgsOf, Step } from '../../../domain/operations.ts';

export type StepFields = { key: string; threshold: string; value: string };

export type DiscountFields = {
  name: string;
  /** '': every subject. */
  subject: string;
  /** '': given by hand. */
  condition: Terms['condition'] | '';
  conditionValue: string;
  days: string[];
  from: string;
  to: string;
  freeSpaceDays: string;
  type: Terms['type'];
  isProgressive: boolean;
  value: string;
  steps: StepFields[];
  maximum: string;
  minimum: string;
  perMeeting: string;
  usageLimit: string;
  startDate: Day | '';
  endDate: Day | '';
  applyToRecurring: boolean;
};

type DiscountProblem = 'name' | 'value' | 'steps' | 'count' | 'hours' | 'freeSpaceDays' | 'amount';
type DiscountProblems = Partial<Record<keyof DiscountFields, DiscountProblem>>;

/** What each part of the form is given. */
export type Editing = {
  fields: DiscountFields;
  problems: DiscountProblems;
  change(part: Partial<DiscountFields>): void;
};

let made = 0;
export const newStep = (threshold = '', value = ''): StepFields => ({
  key: `step-${++made}`,
  threshold,
  value,
});

/** What a new one begins with. */
const begun: Terms = { ...noTerms, condition: 'recurringMeeting' };

export function fieldsOf(discount: Discount | null, currency: string): DiscountFields {
  const terms = discount?.terms ?? begun;
  const amount = (minor: number | null): string => (minor === null ? '' : String(toMajor(minor, currency)));
  const off = (value: number): string => (terms.type === 'fixed' ? amount(value) : String(value));
  const count = (value: number | null): string => (value === null ? '' : String(value));
  const [from, to] = terms.hours ? [terms.hours.from, terms.hours.to] : ['', ''];
  return {
    name: terms.name,
    subject: terms.subject ?? '',
    condition: terms.condition ?? '',
    conditionValue: count(terms.conditionValue),
    days: terms.days,
    from,
    to,
    freeSpaceDays: count(terms.freeSpaceDays),
    type: terms.type,
    isProgressive: terms.progressiveSteps.length > 0,
    value: terms.value > 0 ? off(terms.value) : '',
    steps: terms.progressiveSteps.map((each) => newStep(String(each.threshold), off(each.discountValue))),
    maximum: amount(terms.maximumDiscountMinor),
    minimum: amount(terms.minimumPriceMinor),
    perMeeting: amount(terms.maximumPerMeetingMinor),
    usageLimit: count(terms.usageLimit),
    startDate: terms.startDate ?? '',
    endDate: terms.endDate ?? '',
    applyToRecurring: terms.applyToRecurring,
  };
}

/** null for what is no number. */
function numberIn(text: string): number | null {
  const figure = figureTyped(text);
  return /^\d{1,12}(\.\d{1,3})?$/.test(figure) ? Number(figure) : null;
}

const countIn = (text: string): number | null => (/^[1-9]\d{0,4}$/.test(text.trim()) ? Number(text) : null);

function offIn(text: string, type: Terms['type'], currency: string): number | null {
  const figure = numberIn(text);
  if (figure === null) return null;
  if (type === 'fixed') return toMinor(figure, currency);
  return figure <= 100 ? figure : null;
}

const isClock = (text: string): boolean => /^([01]\d|2[0-3]):[0-5]\d$|^24:00$/.test(text);

export function problemsOf(fields: DiscountFields, currency: string): DiscountProblems {
  const problems: DiscountProblems = {};
  if (fields.name.trim() === '') problems.name = 'name';
  if (fields.isProgressive ? !areSteps(fields, currency) : !offIn(fields.value, fields.type, currency))
    problems[fields.isProgressive ? 'steps' : 'value'] = fields.isProgressive ? 'steps' : 'value';
  for (const field of ['maximum', 'minimum', 'perMeeting'] as const)
    if (fields[field].trim() !== '' && offIn(fields[field], 'fixed', currency) === null)
      problems[field] = 'amount';
  for (const field of ['conditionValue', 'usageLimit'] as const)
    if (fields[field].trim() !== '' && countIn(fields[field]) === null) problems[field] = 'count';
  return { ...problems, ...conditionProblems(fields) };
}

function conditionProblems(fields: DiscountFields): DiscountProblems {
  if (fields.condition === 'freeSpaces')
    return {
      ...(countIn(fields.conditionValue) === null && { conditionValue: 'count' }),
      ...(countIn(fields.freeSpaceDays) === null && { freeSpaceDays: 'freeSpaceDays' }),
    };
  if (fields.condition !== 'timeBased') return {};
  const hasHours = fields.from !== '' || fields.to !== '';
  const areRight = isClock(fields.from) && isClock(fields.to) && fields.from < fields.to;
  return (hasHours ? areRight : fields.days.length > 0) ? {} : { from: 'hours' };
}

/** The steps as far as they are written rightly: they are drawn while they are written. */
export const stepsIn = ({ steps, type }: DiscountFields, currency: string): Terms['progressiveSteps'] =>
  steps.flatMap(({ threshold, value }) => {
    const [count, off] = [countIn(threshold), offIn(value, type, currency)];
    return count === null || !off ? [] : [{ threshold: count, discountValue: off }];
  });

function areSteps({ steps, type }: DiscountFields, currency: string): boolean {
  return (
    steps.length > 0 &&
    steps.every(({ threshold, value }, i) => {
      const before = steps[i - 1];
      const count = countIn(threshold);
      return (
        count !== null && offIn(value, type, currency) !== null && count > Number(before?.threshold ?? 0)
      );
    })
  );
}

type Said = Omit<ArgsOf<'updateDiscount'>['discount'], 'id'> &
  Pick<ArgsOf<'createDiscount'>['discount'], 'name' | 'type'>;

function saidIn(fields: DiscountFields, currency: string): Said {
  const amount = (text: string): number | null =>
    text.trim() === '' ? null : offIn(text, 'fixed', currency);
  const off = (text: string): number => offIn(text, fields.type, currency) ?? 0;
  const isTimed = fields.condition === 'timeBased';
  return {
    name: fields.name.trim(),
    subject: fields.subject || null,
    type: fields.type,
    value: fields.isProgressive ? 0 : off(fields.value),
    progressiveSteps: fields.isProgressive
      ? fields.steps.map(({ threshold, value }) => ({
          threshold: Number(threshold),
          discountValue: off(value),
        }))
      : [],
    conditionType: fields.condition || null,
    conditionValue: countIn(fields.conditionValue),
    days: isTimed ? (fields.days as ('SU' | 'MO' | 'TU' | 'WE' | 'TH' | 'FR' | 'SA')[]) : null,
    hours: isTimed && fields.from !== '' ? { from: fields.from, to: fields.to } : null,
    freeSpaceDays: countIn(fields.freeSpaceDays),
    maximumDiscount: amount(fields.maximum),
    minimumMeetingPrice: amount(fields.minimum),
    maximumDiscountPerMeeting: amount(fields.perMeeting),
    usageLimit: countIn(fields.usageLimit),
    startDate: fields.startDate || null,
    endDate: fields.endDate || null,
    applyToRecurring: fields.applyToRecurring,
  };
}

export function stepOf(discount: Discount | null, fields: DiscountFields, currency: string): Step {
  const said = saidIn(fields, currency);
  return discount
    ? {
        name: 'updateDiscount',
        args: { discount: { id: discount.id, ...said }, version: discount.revision },
      }
    : { name: 'createDiscount', args: { discount: said } };
}
