/** Sets how many late cancels a student has before the link is closed. */
import { command } from '../../kernel/command.ts';
import { say } from '../../kernel/draft.ts';
import { idle } from '../../slots/freeText.ts';
import { isOfSetting, numbersIn } from './saidNumber.ts';
import { ownPatch } from './ownPatch.ts';

const ofLate = /\blate (?:cancel\w*|cancell?ations?)\b|\bbad cancel\w*|ביטול(?:ים)? (?:ה)?מאוחר/;

export const settingsLateAllowance = command({
  id: 'settings.lateAllowance',
  who: ['teacher'],
  effect: 'does',
  says: {
    en: [
      '(allow|allowed|permit|block|limit|set|change|let|max|maximum|up to)',
      'late (cancel|cancels|cancellation|cancellations) (allowed|allowance|limit|permitted|per student)',
      'allowance',
    ],
    he: ['(מותר|מותרים|להתיר|לאפשר|אפשר|להרשות|לחסום|לקבוע|להגביל|מקסימום|עד)'],
  },
  takes: ['number', 'limit', 'noun:student', 'it'],
  extra: (said) =>
    idle(
      said,
      /^(?:late|cancels?|cancell?ations?|bad|allowed|allowance|permitted|limit|max|maximum|up|to|per|each|every|after|student|students|number|of|[בהולמש]{0,2}(?:ביטול|ביטולים|מאוחר|מאוחרים|תלמיד|תלמידים|כל|אחרי|לכל|מספר|מכסה|מכסת|היותר|מקסימום))$/,
    ),
  declines: (heard) =>
    !isOfSetting(heard) ||
    numbersIn(heard).length !== 1 ||
    !numbersIn(heard).every(({ value }) => Number.isInteger(value) && value >= 0 && value <= 100) ||
    !ofLate.test(heard.normal.text),
  resolve(draft, heard) {
    const [count] = numbersIn(heard);
    if (count) say(draft, 'count', count.value, [count], 'what');
  },
  plan(slots, world) {
    const { count } = slots as { count?: number };
    return count === undefined ? {} : ownPatch(world, { numberOfBadCancelsAllowed: count });
  },
  examples: () => ({
    en: ['allow 2 late cancellations', 'block after 4 late cancels'],
    he: ['מותר עד 2 ביטולים מאוחרים', 'לחסום אחרי 4 ביטולים מאוחרים'],
  }),
  counterexamples: {
    en: [
      "don't allow 2 late cancellations",
      'how many late cancels does Dana have?',
      "count Dana's cancellation as late",
      'should I allow 2 late cancellations?',
    ],
    he: [
      'אל תאפשר 2 ביטולים מאוחרים',
      'כמה ביטולים מאוחרים יש לדנה?',
      'תרשום לדנה ביטול מאוחר',
      'האם לאפשר 2 ביטולים מאוחרים?',
    ],
  },
});
