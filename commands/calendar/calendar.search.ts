/** Finds lessons by words in their title, note, subject or people. */
import { addDays, dayOf } from '../../domain/basics/wallTime.ts';
import { command } from '../command.ts';
import type { IndexedWorld } from '../indexWorld.ts';
import { say } from '../pipeline/draft.ts';
import { normalize } from '../pipeline/normalize.ts';
import { anyWords, idle, quotedItem } from '../slots/freeText.ts';
import type { Held } from './lesson.ts';
import { heldReply } from './showWords.ts';

const most = 10;

/** "Find" and "look" also find free hours: in the calendar, in lessons, or in quotes it is a search. */
const isSearch = /\bsearch\b|חפש|חיפוש|["']|\b(?:calendar|schedule|lessons|classes)\b|יומן|שיעורים/;

export const calendarSearch = command({
  id: 'calendar.search',
  who: ['teacher', 'student', 'parent'],
  deed: 'reads',
  says: {
    en: [
      '(search|look|find) [for]',
      '(lessons|classes) [that] (with|called|named|about|mentioning|containing|mention|contain|say|have)',
    ],
    he: [
      '(לחפש|תחפש|תחפשי|חפש|חפשי|חיפוש|למצוא|תמצא|תמצאי) [לי]',
      '(שיעורים|השיעורים) (עם|על|בשם|שכתוב בהם|כתוב|מופיע)',
    ],
  },
  takes: ['quoted', 'noun:lessons'],
  extra: (said) => [
    ...anyWords(said),
    ...idle(
      said,
      /^(?:calendar|schedule|title|word|lessons|all|which|ביומן|בכותרת|בשיעורים|שיעורים|השיעורים|באילו|המילה|כל)$/,
    ),
  ],
  declines: (heard) =>
    heard.unread.length > 0 ||
    /@|\bstudents?\b|תלמיד/.test(heard.normal.text) ||
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

/** The nearest ones ahead of each lesson that says the words; of what is past the latest. */
function found(query: string, world: IndexedWorld): Held[] {
  const says = ({ lesson }: Held): boolean =>
    !lesson.busyOnly &&
    normalize(
      [
        lesson.summary,
        lesson.meeting.description ?? '',
        lesson.subject,
        ...lesson.attendeeIds.map((id) => world.named.get(id)?.name ?? ''),
      ].join(' '),
    ).text.includes(query);
  const today = dayOf(world.now);
  const among = world.lessons.filter((lesson) => says({ lesson, start: lesson.start, end: lesson.start }));
  const seen = new Set<string>();
  const once = ({ lesson }: Held) => !seen.has(lesson.id) && seen.add(lesson.id) !== undefined;
  const all = () => true;
  const ahead = world.search({ from: world.now, to: `${addDays(today, 366)}T00:00`, wanted: all, among });
  const past = world.search({ from: `${addDays(today, -366)}T00:00`, to: world.now, wanted: all, among });
  return [...ahead.filter(once), ...past.reverse().filter(once)].slice(0, most);
}
