/** The next lesson: of the day, of a person, of a subject. */
import { addDays, dayOf } from '../../../domain/basics/wallTime.ts';
import { command } from '../../kernel/command.ts';
import { has } from '../../kernel/interpretation.ts';
import { idle } from '../../slots/freeText.ts';
import { findHeld, selectorOf } from '../../slots/selector.ts';
import { inWords } from '../../kernel/words.ts';
import { firstLessons, whose } from '../../world/exampleWords.ts';
import { comesTo } from '../../world/lesson.ts';
import { heldReply } from './showWords.ts';
import { sayWhose } from './lesson/sayWhose.ts';
import { meantBy } from './lesson/meantBy.ts';

export const scheduleNext = command({
  id: 'schedule.next',
  who: ['teacher', 'student', 'parent'],
  effect: 'reads',
  says: {
    en: [
      "(who's|who is|what's|what is) (next|up next|coming next|on next|after this|after that)",
      "(when's|when is|what is|what's|when) … next",
      'next (lesson|class|student|session|one|up|meeting)',
      "(when's|when is|what time is) … (lesson|class|session|meeting)",
      '(when|what time) do (i|we) (see|meet|have|teach)',
      'when does … have',
      'when do (i|we) … next',
      "(when's|when is|when are|when am i|when do i|when do we|when does|what time is)",
      'when (is|are|does|do|am i|will) … (coming|come|due|in|seeing|having|meeting|see|have|meet)',
      'who do i (have|see|teach|meet) next',
      'how long until',
      '(which|what) day (does|do|is|are) … (come|coming|have|meet)',
      "(what's|what is) the time of",
      'what time (does|do|is) … [start|begin|meet]',
    ],
    he: [
      'מי (הבא|הבאה|הבא בתור|הבאה בתור|אחרי זה|עכשיו)',
      '(מתי|מה|מי) … (הבא|הבאה|הקרוב|הקרובה)',
      '(השיעור|שיעור|התלמיד|הפגישה|המפגש) (הבא|הבאה|הקרוב|הקרובה)',
      'מתי (השיעור|שיעור|הפגישה|המפגש)',
      'מתי יש (לי|לנו|ל)',
      'מתי אני [אמור|אמורה] (לפגוש|לראות|להיפגש)',
      'מתי אני (רואה|פוגש|פוגשת|נפגש|נפגשת|מלמד|מלמדת)',
      'מתי (אני|אנחנו) (לומד|לומדת|לומדים|לומדות)',
      'באיזו שעה (השיעור|יש לי)',
      'מתי … שיעור',
      '^ (מתי|באיזה יום|באיזו שעה|באיזה שעה)',
      '(מתי|באיזה יום|באיזו שעה|באיזה שעה) … (בא|באה|באים|מגיע|מגיעה|לומד|לומדת|לומדות|אצלי|אצלך|אצלכם|אצלנו|נפגשים|נפגשות|נפגש|נפגשת)',
      'עוד כמה זמן',
      'מתי אני עם',
      '(מה|מהי) השעה של',
    ],
  },
  takes: ['person', 'subject', 'noun', 'which', 'it'],
  // "Who is next today" asks no more than who is next.
  extra: (said) => idle(said, /^(?:today|now|היום|עכשיו)$/),
  /** "next maths for Itay?" */
  bare: (heard) =>
    has(heard, 'which', 'next') &&
    heard.items.some(({ kind }) => kind === 'subject' || kind === 'person') &&
    heard.items.every(({ kind, joined }) => kind !== 'time' && kind !== 'number' && !joined),
  /** "what's next week" asks what is in it. */
  declines: (heard) =>
    // "מתי" with nobody and nothing asks for something else.
    ((heard.verb?.pattern ?? '').startsWith('^ ') &&
      (heard.unread.length > 0 ||
        !heard.items.some(
          (item) => item.kind === 'person' || item.kind === 'subject' || item.kind === 'word',
        ))) ||
    heard.unread.some(({ text }) =>
      /^(?:week|month|year|day|ב?שבוע|ב?חודש|ב?שנה|zoom|online|ב?זום|ב?אונליין)$/.test(text),
    ),
  resolve(draft, heard, world) {
    sayWhose(draft, heard, world);
    // "When is the group?"
    const [held] = has(heard, 'noun', 'group') ? findHeld(selectorOf(heard.items), world) : [];
    if (held !== undefined) draft.slots['meeting'] = held.lesson.id;
  },
  plan(slots, world) {
    const { people, among, isOfThem } = meantBy(slots, world);
    const [next] = world.search({
      ...among,
      from: world.now,
      to: `${addDays(dayOf(world.now), 366)}T00:00`,
      wanted: ({ lesson, start }) =>
        !lesson.busyOnly &&
        (slots['meeting'] === undefined || lesson.id === slots['meeting']) &&
        people.every((id) => comesTo({ lesson, start }, id)) &&
        isOfThem(lesson),
      enough: () => true,
    });
    return {
      reply: next
        ? heldReply([next], world)
        : { text: inWords(world, 'No upcoming lessons.', 'אין שיעור בהמשך.') },
    };
  },
  examples(world) {
    const { person } = firstLessons(world);
    const of = whose(world);
    return world.role === 'teacher'
      ? {
          en: ["who's next?", `when is ${person.en}'s next lesson?`],
          he: ['מי הבא בתור?', `מתי השיעור הבא של ${person.he}?`],
        }
      : { en: [`when's ${of.en} next lesson?`], he: [`מתי השיעור הבא ${of.he}?`] };
  },
  counterexamples: {
    en: [
      'cancel my next lesson',
      'move the next lesson to 5',
      'what do I have next week?',
      'when am I free next?',
    ],
    he: ['תבטל את השיעור הבא', 'תזיז את השיעור הבא ל-5', 'מה יש לי בשבוע הבא?', 'מתי אני פנוי?'],
  },
});
