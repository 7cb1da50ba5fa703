/** On which day the week begins. */
import { weekStartOf, weekStarts, type WeekStart } from '../../../domain/basics/languages.ts';
import { command } from '../../kernel/command.ts';
import { ask } from '../../kernel/draft.ts';
import { inWords, weekdayWord } from '../../kernel/words.ts';
import { typedSpan } from '../../nlu/text/normalize.ts';
import { idle } from '../../slots/freeText.ts';
import { ownPreferences } from './ownPatch.ts';

const named: [day: WeekStart | null, name: RegExp][] = [
  ['SU', /\bsun(?:days?)?\b|ראשון|(?<![א-ת])[במ]?-?א'/],
  ['MO', /\bmon(?:days?)?\b|שני(?![א-ת])|(?<![א-ת])[במ]?-?ב'/],
  ['SA', /\bsat(?:urdays?)?\b|שבת/],
  [null, /language|default|usual|שפה|רגיל/],
];

export const settingsWeekStart = command({
  id: 'settings.weekStart',
  who: ['teacher', 'student', 'parent', 'admin'],
  effect: 'does',
  says: {
    en: [
      '(week|weeks|calendar) … (start|starts|begin|begins|beginning|starting|open|opens)',
      '(start|begin|open) [all] [my|the|our|every] (week|weeks|calendar)',
      'first day of [my|the|our|every] week',
      '(week|calendar) (start|from|day)',
      '(start|beginning) of [my|the|our] week',
    ],
    he: [
      '(שבוע|השבוע|שבועות|יומן|היומן|לוח|הלוח) … (מתחיל|מתחילים|יתחיל|שיתחיל|להתחיל|נפתח|ייפתח)',
      '(להתחיל|תתחיל|תתחילי|התחל|לפתוח|תפתח) [לי] [את] (השבוע|שבוע|היומן|הלוח)',
      '(מתחיל|יתחיל|שיתחיל|מתחילים) [לי|אצלי|אצלנו] [את] (השבוע|שבוע|היומן)',
      '(היום|יום) הראשון (בשבוע|של השבוע)',
      '(תחילת|התחלת) [ה] (שבוע|השבוע)',
    ],
  },
  takes: ['it', 'time', 'noun:time'],
  extra: (said) =>
    idle(
      said,
      /^(?:my|the|our|every|all|weeks?|calendars?|starts?|starting|begins?|beginning|opens?|from|with|on|to|as|in|like|of|day|days|first|set|make|change|put|have|let|want|should|i|is|be|sunday|monday|saturday|language|default|usual|[בהולמשכ]{0,3}(?:שבוע|שבועות|יומן|לוח|תחילת|התחלת|מתחיל|מתחילים|יתחיל|התחיל|תתחיל|תתחילי|פתוח|נפתח|ייפתח|יום|ראשון|שני|שבת|שנות|שנה|הגדיר|קבוע|רוצה|שפה|רגיל|היה|יהיה|לי|שלי|שלנו|אצלי|אצלנו|כמו|אני|את|של))$/,
    ),
  declines: (heard) =>
    heard.asks ||
    heard.unread.length > 0 ||
    heard.items.some(({ kind }) => ['person', 'subject', 'number'].includes(kind)) ||
    (named.every(([, name]) => !name.test(heard.normal.text)) && /\d/.test(heard.normal.text)),
  resolve(draft, heard, world) {
    const { text } = heard.normal;
    // "The first day of the week" names no Sunday.
    const rest = text.replace(/(?:ה?יום )?הראשון (?:ב|של ה)שבוע/, (all) => '·'.repeat(all.length));
    const said = named.find(([, name]) => name.test(rest));
    const found = said?.[1].exec(rest);
    if (said === undefined || !found) {
      ask(
        draft,
        'weekStart',
        inWords(world, 'On which day does your week start?', 'באיזה יום מתחיל השבוע שלך?'),
        weekStarts.map((value) => ({ label: weekdayWord(world, weekStartOf(world.locale, value)), value })),
      );
      draft.slots['weekStart'] = draft.given['weekStart'];
      return;
    }
    draft.slots['weekStart'] = draft.given['weekStart'] ?? said[0];
    draft.spans.push({
      ...typedSpan(heard.normal, found.index, found.index + found[0].length),
      slot: 'weekStart',
      kind: 'said',
      pen: 'what',
    });
  },
  plan({ weekStart }, world) {
    if (weekStart === undefined) return {};
    return ownPreferences(world, { weekStart: weekStarts.find((day) => day === weekStart) ?? null });
  },
  examples: () => ({
    en: ['my week starts on Monday', 'start the week on Sunday'],
    he: ['השבוע שלי מתחיל ביום שני', 'להתחיל את השבוע ביום ראשון'],
  }),
  counterexamples: {
    en: [
      "don't start my week on Monday",
      'when does my week start?',
      'Dana starts on Monday',
      'what do I have at the start of the week?',
      'show the week of Monday',
    ],
    he: [
      'אל תתחיל את השבוע ביום שני',
      'מתי מתחיל השבוע שלי?',
      'דנה מתחילה ביום שני',
      'מה יש לי בתחילת השבוע?',
    ],
  },
});
