/** The five steps of a teacher's first day, each with what is done of it. */
import type { School } from '../../lib/entities/entityStore.ts';
import { money } from '../../lib/i18n/money.ts';
import type { Language } from '../../../domain/basics/languages.ts';
import { weekday } from '../../lib/i18n/when.ts';
import { toMinor } from '../../../domain/basics/money.ts';

export const stepNames = ['hours', 'subject', 'students', 'lesson', 'link'] as const;
export type StepName = (typeof stepNames)[number];

/** done: what it came to, to be shown; an empty text where there is nothing to show. */
export type FirstStep = { name: StepName; done: string | null };

type Seen = Pick<School, 'teachers' | 'subjects' | 'students' | 'meetings'>;
type Reading = { language: Language; currency: string };

export function firstSteps({ teachers, subjects, students, meetings }: Seen, reading: Reading): FirstStep[] {
  const data = teachers[0]?.userData;
  const [subject] = subjects;
  const here = students.filter(({ removed }) => removed !== true);
  const done: Record<StepName, string | null> = {
    hours: hoursSaid(data?.workingHours, reading.language),
    subject: subject ? subjectSaid(subject, reading) : null,
    students: here.length > 0 ? here.map(({ username }) => username ?? '').join(', ') : null,
    lesson: meetings.some(({ removed }) => removed !== true) ? '' : null,
    link: data?.shareLink ? '' : null,
  };
  return stepNames.map((name) => ({ name, done: done[name] }));
}

const days = ['SU', 'MO', 'TU', 'WE', 'TH', 'FR', 'SA'] as const;
/** 1 November 2026 is a Sunday. */
const sampleOf = (day: (typeof days)[number]): string => `2026-11-0${days.indexOf(day) + 1}`;

type Hours = Partial<Record<(typeof days)[number], readonly { from: string; to: string }[] | null>>;

/** The days that are worked, and the hours of the first of them. */
function hoursSaid(hours: object | null | undefined, language: Language): string | null {
  const said = (hours ?? {}) as Hours;
  const worked = days.filter((day) => (said[day]?.length ?? 0) > 0);
  const [first] = worked;
  const last = worked.at(-1);
  const range = first && said[first]?.[0];
  if (!first || !last || !range) return null;
  const from = weekday(sampleOf(first), language);
  const to = weekday(sampleOf(last), language);
  return `${first === last ? from : `${from}–${to}`}, \u2066${range.from}–${range.to}\u2069`;
}

function subjectSaid(
  { name, cost }: { name?: string | null; cost?: number | null },
  { language, currency }: Reading,
): string {
  const price =
    cost == null ? '' : `, \u2066${money(toMinor(cost, currency) ?? 0, currency, language)}\u2069`;
  return `${name ?? ''}${price}`;
}
