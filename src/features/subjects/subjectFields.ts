/** What is written in the form of a subject, what is wrong with it, and the step that it comes to. */
import { toMajor, toMinor } from '../../../domain/basics/money.ts';
import type { Day } from '../../../domain/basics/wallTime.ts';
import { amountProblem } from '../../lib/forms/amountProblem.ts';
import { minorOf } from '../../lib/forms/minorOf.ts';
import type { Step } from '../../../domain/operations.ts';
import type { SubjectAnswer } from '../../lib/entities/entityStore.ts';
import { subjectInk } from '../../ui/subjectInk.ts';

export type LessonFields = {
  /** Steady while the form is open. */
  key: string;
  /** null for one that is new. */
  id: string | null;
  name: string;
  repetition: string;
  /** One a line. */
  urls: string;
  isPrivate: boolean;
};

export type SubjectFields = {
  name: string;
  price: string;
  /** 1–12 */
  ink: number;
  lessons: LessonFields[];
  /** Which lessons of the calendar follow a new price. */
  scope: 'none' | 'future' | 'all';
  /** Of the coming ones: those from this day on; empty: from now on. */
  from: Day | '';
};

export type SubjectProblem =
  'name' | 'nameTaken' | 'price' | 'priceMost' | 'lessonName' | 'titleExists' | 'repetition' | 'urls';

/** By field; a lesson's under its key. */
export type SubjectProblems = Partial<Record<string, SubjectProblem>>;

let made = 0;

export const newLesson = (): LessonFields => ({
  key: `new-${++made}`,
  id: null,
  name: '',
  repetition: '1',
  urls: '',
  isPrivate: false,
});

export function fieldsOf(subject: SubjectAnswer | null, currency: string, firstInk: number): SubjectFields {
  if (!subject) return { name: '', price: '', ink: firstInk, lessons: [], scope: 'none', from: '' };
  const minor = toMinor(subject.cost ?? 0, currency) ?? 0;
  return {
    name: subject.name,
    price: String(toMajor(minor, currency)),
    ink: subjectInk(subject.color, subject.name),
    scope: 'none',
    from: '',
    lessons: (subject.lessons ?? []).map((lesson) => ({
      key: lesson.id,
      id: lesson.id,
      name: lesson.name ?? '',
      repetition: String(lesson.repetition ?? 1),
      urls: (lesson.urls ?? []).join('\n'),
      isPrivate: lesson.private === true,
    })),
  };
}

/** Names are compared as people hear them: without case, niqqud or outer spaces. */
export const heard = (name: string): string =>
  name.normalize('NFKD').replace(/\p{M}/gu, '').replace(/\s+/gu, ' ').trim().toLowerCase();

const urlsOf = (text: string): string[] =>
  text
    .split(/\s+/u)
    .map((url) => url.trim())
    .filter((url) => url !== '');

const isHttps = (url: string): boolean => URL.canParse(url) && new URL(url).protocol === 'https:';

export function problemsOf(
  fields: SubjectFields,
  others: readonly SubjectAnswer[],
  currency: string,
): SubjectProblems {
  const problems: SubjectProblems = {};
  if (fields.name.trim() === '') problems['name'] = 'name';
  else if (others.some(({ name }) => heard(name) === heard(fields.name))) problems['name'] = 'nameTaken';
  if (minorOf(fields.price, currency) === null)
    problems['price'] = amountProblem(fields.price, currency) === 'tooLarge' ? 'priceMost' : 'price';
  const titles = new Set<string>();
  for (const { key, name, repetition, urls } of fields.lessons) {
    if (name.trim() === '') problems[key] = 'lessonName';
    else if (titles.has(heard(name))) problems[key] = 'titleExists';
    else if (!/^[1-9]\d{0,2}$/.test(repetition.trim())) problems[key] = 'repetition';
    else if (!urlsOf(urls).every(isHttps)) problems[key] = 'urls';
    titles.add(heard(name));
  }
  return problems;
}

const lessonsOf = ({ lessons }: SubjectFields) =>
  lessons.map(({ id, name, repetition, urls, isPrivate }) => ({
    ...(id === null ? {} : { id }),
    name: name.trim(),
    repetition: Number(repetition),
    urls: urlsOf(urls),
    private: isPrivate,
  }));

const colorOf = (ink: number): string => `subject-${ink}`;

export function stepToAdd(fields: SubjectFields, currency: string): Step {
  return {
    name: 'addSubject',
    args: {
      input: {
        name: fields.name.trim(),
        cost: minorOf(fields.price, currency) ?? 0,
        color: colorOf(fields.ink),
        lessons: lessonsOf(fields),
      },
    },
  };
}

function followersOf({ scope, from }: SubjectFields) {
  if (scope === 'none') return {};
  return { scope, ...(scope === 'future' && from !== '' ? { from: `${from}T00:00` as const } : {}) };
}

/** Only what was changed is said; null where nothing was. */
export function stepToChange(subject: SubjectAnswer, fields: SubjectFields, currency: string): Step | null {
  const before = fieldsOf(subject, currency, fields.ink);
  const cost = minorOf(fields.price, currency);
  const input = {
    ...(fields.name.trim() === subject.name ? {} : { name: fields.name.trim() }),
    ...(cost === null || fields.price === before.price ? {} : { cost }),
    ...(fields.ink === before.ink ? {} : { color: colorOf(fields.ink) }),
    ...(JSON.stringify(lessonsOf(fields)) === JSON.stringify(lessonsOf(before))
      ? {}
      : { lessons: lessonsOf(fields) }),
  };
  if (Object.keys(input).length === 0) return null;
  const followers = 'cost' in input ? followersOf(fields) : {};
  return {
    name: 'updateSubject',
    args: {
      input: { id: subject.id, ...input },
      ...followers,
      ...(subject.version == null ? {} : { version: subject.version }),
    },
  };
}
