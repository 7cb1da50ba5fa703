/** The lessons of which the price goes up or down. */
import { dayOf, weekdayOf, type Wall } from '../../../../domain/basics/wallTime.ts';
import { assume, mark, type Draft } from '../../../kernel/draft.ts';
import { words, type Entity, type Interpretation } from '../../../kernel/interpretation.ts';
import type { Slots } from '../../../kernel/plan.ts';
import { inWords } from '../../../kernel/words.ts';
import { isSince } from '../../../slots/aChange.ts';
import { whenOf } from '../../../slots/when.ts';
import type { IndexedWorld } from '../../../world/indexWorld.ts';
import type { Held, Lesson } from '../../../world/lesson.ts';
import { nextOfEach } from '../lesson/nextOfEach.ts';
import { isTakenOff } from './sums.ts';

/** Nothing that has been is dearer now. */
export const sinceOf = (from: Wall | undefined, { now }: IndexedWorld): Wall =>
  from === undefined || from < now ? now : from;

/** Each lesson of a stretch of days, or of all that is ahead each series and each lesson once. */
export function lessonsOf(slots: Slots, world: IndexedWorld): Held[] {
  const { from, to, students, subject, items } = slots as {
    from?: Wall;
    to?: Wall;
    students?: string[];
    subject?: string;
    items?: { meeting: string }[];
  };
  const name = subject === undefined ? undefined : world.named.get(subject)?.name;
  const since = sinceOf(from, world);
  const isMeant = (lesson: Lesson): boolean =>
    !lesson.busyOnly &&
    (students?.some((id) => lesson.attendeeIds.includes(id)) ?? true) &&
    (name === undefined || lesson.subject === name) &&
    (items === undefined || items.some(({ meeting }) => meeting === lesson.id));
  return to === undefined
    ? nextOfEach(world.lessons.filter(isMeant), since)
    : world.search({ from: since, to, wanted: ({ lesson }) => isMeant(lesson) });
}

/** "Lower it by 20" is not of every lesson there is; "raise prices by 10%" is. */
export const saysWhose = ({ items, normal: { text } }: Interpretation): boolean =>
  items.some(
    (item) =>
      item.kind === 'person' ||
      item.kind === 'subject' ||
      (item.kind === 'time' && (!isSince(item) || isTakenOff(text, item.from))) ||
      (item.kind === 'word' && (item.sense === 'all' || item.sense === 'noun')),
  ) ||
  /\b(?:prices|rates|fees|all|every(?:one|body)?)\b|מחירי|תעריפי|(?<![A-Za-zÀ-ӿא-ي])(?:כל|ל?כול[םן])(?![A-Za-zÀ-ӿא-ي])/u.test(
    text,
  );

/** "The Monday group", "קבוצת שני": the day is its name. */
const dayOfName =
  /^(?:(?:mon|tues|wednes|thurs|fri|satur|sun)day(?:'s)? group|(?:ה?קבוצ(?:ת|ה של)) (?:יום )?[A-Za-zÀ-ӿא-ي]+)/u;

/** Of groups, or of those alone who learn by themselves; returns the words of time that name one. */
export function groupsOf(draft: Draft, heard: Interpretation, world: IndexedWorld): Entity[] {
  const { text } = heard.normal;
  const isPrivate = /\b(?:private|one on one|individual)\b|פרטי/.test(text);
  const groups = words(heard, 'noun', 'group');
  if (!isPrivate && groups.length === 0) return [];
  const names = heard.items.filter(
    (item) =>
      item.kind === 'time' &&
      groups.some(({ from, to }) =>
        dayOfName.test(text.slice(Math.min(item.from, from), Math.max(item.to, to))),
      ),
  );
  const weekday = whenOf(names).day?.weekday;
  const meant = world.lessons.filter(
    ({ capacity, attendeeIds, start }) =>
      (capacity > 1 || attendeeIds.length > 1) !== isPrivate &&
      (weekday === undefined || weekdayOf(dayOf(start)) === weekday),
  );
  mark(draft, 'items', [...groups, ...names], 'what');
  // "The group" of two is not both.
  if (meant.length !== 1 && !isPrivate && !/\bgroups\b|group lessons|קבוצות/.test(text))
    draft.doubts.push('group');
  draft.slots['items'] = meant.map(({ id }) => ({ meeting: id }));
  return names;
}

/** Of whoever is named: what others pay in a group is their own, so it goes up only where nothing else can be meant, and after asking. */
export function leaveGroups(draft: Draft, world: IndexedWorld): void {
  const { students, items } = draft.slots as { students?: string[]; items?: unknown };
  if (students === undefined || items !== undefined) return;
  const all = lessonsOf(draft.slots, world);
  const alone = all.filter(({ lesson }) => lesson.attendeeIds.every((id) => students.includes(id)));
  if (alone.length === all.length) return;
  if (alone.length === 0) {
    draft.doubts.push('group');
    return;
  }
  const meant = [...new Set(alone.map(({ lesson }) => lesson.id))].map((meeting) => ({ meeting }));
  const why = inWords(world, 'without the lessons that others come to', 'בלי השיעורים שבאים אליהם גם אחרים');
  assume(draft, 'items', meant, why, 'what');
}

/** Where one lesson or series alone is meant, it is told. */
export function tellOneLesson(draft: Draft, { items }: Interpretation, world: IndexedWorld): void {
  const isNamed = items.some(({ kind }) => kind === 'person' || kind === 'subject');
  const [only, ...others] = isNamed ? lessonsOf(draft.slots, world) : [];
  if (!only || others.length > 0) return;
  draft.slots['meeting'] = only.lesson.id;
  draft.slots['occurrence'] = only.start;
}
