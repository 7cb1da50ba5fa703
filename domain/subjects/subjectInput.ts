/** What may be said about a subject. */
import * as v from 'valibot';
import { id, int, money, wall, type Marks } from '../basics/wire.ts';
import { subjectColors } from './subject.ts';

const mostLessons = 300;
const mostUrls = 20;
const mostSubjects = 200;

const name = v.pipe(v.string(), v.maxLength(100));
const color = v.picklist(subjectColors);
/** No other scheme runs nothing: https alone is opened by a tap. */
const url = v.pipe(
  v.string(),
  v.maxLength(2000),
  v.regex(/^https:\/\/[^\s\p{C}<>"'\\/]+([/?#][^\s\p{C}<>"\\]*)?$/iu),
);

const lessonInput = v.pipe(
  v.strictObject({
    /** Absent for a new one. */
    id: v.nullish(id),
    name,
    repetition: v.nullish(v.pipe(int, v.minValue(1), v.maxValue(500))),
    urls: v.nullish(v.pipe(v.array(url), v.maxLength(mostUrls))),
    private: v.nullish(v.boolean()),
  }),
  v.metadata({ input: 'LessonInput' } satisfies Marks),
);

export type LessonInput = v.InferOutput<typeof lessonInput>;

const lessons = v.pipe(v.array(lessonInput), v.maxLength(mostLessons));
const position = v.pipe(int, v.minValue(0), v.maxValue(mostSubjects));

export const newSubjectInput = v.pipe(
  v.strictObject({
    name,
    cost: v.nullish(money),
    color: v.nullish(color),
    position: v.nullish(position),
    lessons: v.nullish(lessons),
  }),
  v.metadata({ input: 'NewSubjectInput' } satisfies Marks),
);

/** A patch: what is absent stays; `lessons` is the whole list in its order. */
export const subjectInput = v.pipe(
  v.strictObject({
    id,
    name: v.optional(name),
    cost: v.optional(money),
    color: v.optional(color),
    position: v.optional(position),
    lessons: v.optional(lessons),
  }),
  v.metadata({ input: 'SubjectInput' } satisfies Marks),
);

const subjectCostInput = v.pipe(
  v.strictObject({ id, cost: money }),
  v.metadata({ input: 'SubjectCostInput' } satisfies Marks),
);

export const subjectCosts = v.pipe(v.array(subjectCostInput), v.minLength(1), v.maxLength(mostSubjects));

/** Which meetings follow a new price; absent: none, they keep what was agreed. */
export const priceScope = v.nullish(v.picklist(['all', 'future']));
export type PriceScope = v.InferOutput<typeof priceScope>;

/** Of the future: only those that start then or later. */
export const priceFrom = v.nullish(wall);
