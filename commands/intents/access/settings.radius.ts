/** How far the teacher goes to students, in kilometres. */
import { largestRadiusKm } from '../../../domain/people/people.ts';
import { command } from '../../kernel/command.ts';
import { say } from '../../kernel/draft.ts';
import { idle } from '../../slots/freeText.ts';
import { isOfSetting, numbersIn } from './saidNumber.ts';
import { ownPatch } from './ownPatch.ts';

export const settingsRadius = command({
  id: 'settings.radius',
  who: ['teacher'],
  effect: 'does',
  says: {
    en: ['[my] [travel|operation|teaching] radius', '(km|kms|kilometers|kilometres|kilometer|kilometre)'],
    he: ['(רדיוס|הרדיוס) [פעילות|נסיעה|שלי]', '(ק"מ|קמ|קילומטר|קילומטרים)'],
  },
  takes: ['number', 'limit', 'it', 'noun:student', 'count'],
  extra: (said) =>
    idle(
      said,
      /^(?:radius|km|kms|kilometers|kilometres|set|change|update|make|travel|travelling|go|drive|come|from|home|away|up|to|most|further|farther|than|no|within|area|operation|teaching|[בהולמשת]{0,3}(?:רדיוס|קמ|ק"מ|קילומטר|שנות|שנה|שני|עדכן|עדכני|קבע|קבעי|קבוע|פעילות|נסיעה|בית|אזור|ממני|מגיע|מגיעה|נוסע|נוסעת|בא|באה)|עד|לא|רחוק|יותר|אזור|של|נוסע|נוסעת|מגיעה)$/,
    ),
  declines: (heard) =>
    !isOfSetting(heard) ||
    heard.asks ||
    numbersIn(heard).length !== 1 ||
    !numbersIn(heard).every(({ value }) => value >= 0 && value <= largestRadiusKm),
  resolve(draft, heard) {
    const [distance] = numbersIn(heard);
    if (distance) say(draft, 'radius', distance.value, [distance], 'what');
  },
  plan(slots, world) {
    const { radius } = slots as { radius?: number };
    return radius === undefined ? {} : ownPatch(world, { operationRadius: radius });
  },
  examples: () => ({ en: ['radius 12 km', 'I travel up to 8 km'], he: ['רדיוס 12 ק״מ'] }),
  counterexamples: {
    en: [
      "don't change my radius to 12 km",
      'what is my radius?',
      'Dana lives 12 km away',
      'should I travel 12 km?',
    ],
    he: ['אל תשנה את הרדיוס ל-12 ק״מ', 'מה הרדיוס שלי?', 'דנה גרה 12 ק״מ ממני', 'האם לקבוע רדיוס של 12 ק״מ?'],
  },
});
