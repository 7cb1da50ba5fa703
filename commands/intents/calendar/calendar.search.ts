/** Finds lessons by words in their title, note, subject or people. */
import { addDays, addMinutes, compare, dayOf } from '../../../domain/basics/wallTime.ts';
import { command } from '../../kernel/command.ts';
import type { IndexedWorld } from '../../world/indexWorld.ts';
import { say } from '../../kernel/draft.ts';
import { normalize } from '../../nlu/text/normalize.ts';
import type { EntityCandidate, AnnotatedText } from '../../kernel/annotatedText.ts';
import { anyWords, idle, quotedItem } from '../../slots/freeText.ts';
import type { Held, Lesson } from '../../world/lesson.ts';
import { heldReply } from './showWords.ts';

const most = 10;
/** So few are asked one by one; else the weeks that all share are gone through. */
const few = 50;

/** "Find" and "look" also find free hours: in the calendar, in lessons, or in quotes it is a search. */
const toldWhere = (said: AnnotatedText): EntityCandidate[] =>
  idle(
    said,
    /^(?:up|every|any|lesson|class|where|i|wrote|says|written|titled|called|named|with|about|for|the|that|in|איפה|כתבתי|שכתבתי|רשמתי|כתוב|שכתוב|שיעור|השיעור|שבו|בו|עם|על|את|שנקרא)$/,
  );

const isSearch =
  /\btitled\b|\bcalled\b|\bnamed\b|שנקרא|בשם|\bsearch\b|חפש|חיפוש|["']|\b(?:calendar|schedule|lessons|classes)\b|יומן|שיעורים/;

export const calendarSearch = command({
  id: 'calendar.search',
  who: ['teacher', 'student', 'parent'],
  effect: 'reads',
  says: {
    en: [
      '(search|look|find) [for]',
      '(lessons|classes) [that] (with|called|named|about|mentioning|containing|mention|contain|say|have)',
    ],
    he: ['(לחפש|חיפוש|למצוא) [לי]', '(שיעורים|השיעורים) (עם|על|בשם|שכתוב בהם|כתוב|מופיע)'],
  },
  takes: ['quoted', 'noun:lessons'],
  extra: (said) => [
    // What stands in quotation marks is what is looked for, and the rest tells where.
    ...(said.readings.some(({ kind }) => kind === 'quoted') ? toldWhere(said) : anyWords(said)),
    ...idle(
      said,
      /^(?:calendar|schedule|title|word|lessons|all|which|ביומן|בכותרת|בשיעורים|שיעורים|השיעורים|באילו|המילה|כל)$/,
    ),
  ],
  declines: (heard) =>
    heard.unread.length > 0 ||
    /^how (?:many|much|often)\b|@|\bstudents?\b|תלמיד/.test(heard.normal.text) ||
    quotedItem(heard.items) === undefined ||
    !isSearch.test(heard.normal.text),
  resolve(draft, heard) {
    const text = quotedItem(heard.items);
    if (text)
      say(
        draft,
        'query',
        text.text,
        heard.items.filter((item) => item === text),
        'what',
      );
  },
  plan(slots, world) {
    const { query } = slots as { query?: string };
    return query === undefined ? {} : { reply: heldReply(found(normalize(query).text, world), world) };
  },
  examples: () => ({
    en: ["find lessons with 'exam'", 'search fractions'],
    he: ['לחפש ״מבחן״ ביומן', 'תחפש שברים'],
  }),
  counterexamples: {
    en: [
      'find 45 minutes before Friday',
      'find a free slot tomorrow',
      'when am I free?',
      'cancel the exam lesson',
    ],
    he: ['תמצא לי 45 דקות לפני שישי', 'תמצא זמן פנוי מחר', 'מתי אני פנויה?', 'לבטל את השיעור'],
  },
});

/** The nearest one ahead of each lesson that says the words; what is over stands at its end. */
function found(query: string, world: IndexedWorld): Held[] {
  const lessons = world.lessons.filter(
    ({ busyOnly, summary, subject, attendeeIds, meeting }) =>
      !busyOnly &&
      [
        summary,
        meeting.description ?? '',
        subject,
        ...attendeeIds.map((id) => world.named.get(id)?.name ?? ''),
      ].some((words) => words.toLowerCase().includes(query)),
  );
  const wanted = new Set(lessons);
  const seen = new Set<Lesson>();
  const ahead = world
    .search({
      from: world.now,
      to: `${addDays(dayOf(world.now), 366)}T00:00`,
      wanted: ({ lesson }) => wanted.has(lesson),
      enough: (held) => new Set(held.map(({ lesson }) => lesson)).size >= most,
      ...(lessons.length <= few ? { among: lessons } : {}),
    })
    .filter(({ lesson }) => !seen.has(lesson) && seen.add(lesson) !== undefined);
  if (ahead.length >= most) return ahead.slice(0, most);
  const over = lessons
    .filter((lesson) => !seen.has(lesson))
    .map((lesson): Held => ({ lesson, start: lesson.start, end: addMinutes(lesson.start, lesson.minutes) }))
    .sort((a, b) => compare(b.start, a.start));
  return [...ahead, ...over].slice(0, most);
}
