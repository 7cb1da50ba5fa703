/** Sets how long a lesson is where nothing else is said. */
import { command } from '../../kernel/command.ts';
import { ask, say } from '../../kernel/draft.ts';
import { isTime, type Interpretation, type Entity } from '../../kernel/interpretation.ts';
import { idle } from '../../slots/freeText.ts';
import { inWords } from '../../kernel/words.ts';
import { ownPatch } from './ownPatch.ts';

type Sized = { item: Entity; minutes: number };

/** "50 minutes", "an hour"; beside "length" a bare number is minutes too. */
function sizeIn({ items }: Interpretation): Sized | null {
  const sizes = items.flatMap((item): Sized[] => {
    if (isTime(item) && item.time.kind === 'duration' && item.time.minutes !== undefined)
      return [{ item, minutes: item.time.minutes }];
    return item.kind === 'number' ? [{ item, minutes: item.value }] : [];
  });
  const [only, ...others] = sizes;
  return only && others.length === 0 ? only : null;
}

const ofLength =
  /\b(?:default|usual|standard|normal|regular|lesson|lessons|class|classes) (?:\w+ )?(?:length|duration)\b|\b(?:length|duration) of (?:my |a |the )*(?:lesson|lessons|class|classes)\b|\b(?:my|all my) (?:lessons|classes|sessions) (?:are|last|take|run|should be|will be)\b|\bby default\b|\blessons? (?:last|lasts|are|is) |(?:אורך|משך) (?:ה|של )?(?:ברירת|שיעור|השיעור|שיעורים|השיעורים|רגיל|הרגיל)|ברירת (?:ה)?מחדל|(?:ה)?שיעורים שלי/;

export const settingsLessonLength = command({
  id: 'settings.lessonLength',
  who: ['teacher'],
  effect: 'does',
  says: {
    en: [
      '(default|usual|standard|normal|regular) [lesson|class] (length|duration)',
      '(lesson|lessons|class|classes) (length|duration)',
      '(length|duration) of',
      '[all] my (lessons|classes|sessions) (are|last|take|run|should be|will be)',
      '(set|change|make|update) … (length|duration)',
      '(lesson|lessons) (last|lasts)',
      'by default',
    ],
    he: [
      '(אורך|משך|באורך)',
      '[לשנות|לעדכן|לקבוע] [את] (אורך|משך) (השיעור|שיעור|השיעורים) [שלי|הרגיל]',
      '(השיעורים|שיעורים) שלי',
      '(לשנות|שנה|שני|לקבוע|לעדכן|להגדיר) … (אורך|משך)',
      'ברירת (מחדל|המחדל)',
    ],
  },
  takes: ['time', 'number', 'noun:lesson', 'noun:lessons', 'length', 'it', 'scope:all'],
  extra: (said) =>
    idle(
      said,
      /^(?:default|usual|standard|normal|regular|length|duration|long|last|lasts|take|run|min|minutes|mins|each|all|setting|settings|[בהולמש]{0,2}(?:אורך|משך|רגיל|רגילה|שיעור|שיעורים|ברירת|מחדל|דקות|ארוכים|נמשכים|אורכים|הגדרות|קבוע|כל))$/,
    ),
  declines: (heard) =>
    heard.unread.length > 0 ||
    sizeIn(heard) === null ||
    !ofLength.test(heard.normal.text) ||
    heard.items.some(
      (item) => !['word', 'number'].includes(item.kind) && !(isTime(item) && item.time.kind === 'duration'),
    ),
  resolve(draft, heard, world) {
    const size = sizeIn(heard);
    if (size === null) return;
    say(draft, 'minutes', size.minutes, [size.item], 'what');
    if (!Number.isInteger(size.minutes) || size.minutes < 5 || size.minutes > 480) {
      delete draft.slots['minutes'];
      ask(
        draft,
        'minutes',
        inWords(world, 'How many minutes?', 'כמה דקות?'),
        [30, 45, 60, 90].map((minutes) => ({ label: String(minutes), value: minutes })),
      );
    }
  },
  plan(slots, world) {
    const { minutes } = slots as { minutes?: number };
    return minutes === undefined ? {} : ownPatch(world, { lessonDuration: minutes });
  },
  examples: () => ({
    en: ['my lessons are 50 minutes', 'default lesson length 60'],
    he: ['אורך שיעור רגיל: 50 דקות', 'השיעורים שלי 45 דקות'],
  }),
  counterexamples: {
    en: [
      "don't change my lesson length to 50",
      'how long are my lessons?',
      "make Dana's lesson 50 minutes",
      "tomorrow's lesson is 50 minutes",
    ],
    he: [
      'אל תשנה את אורך השיעור ל-50 דקות',
      'מה אורך השיעורים שלי?',
      'השיעור של דנה 50 דקות',
      'השיעור מחר יהיה 50 דקות',
    ],
  },
});
