/** By how much prices go up or down, where a sum is said without its currency, and from when on. */
import type { AnnotatedText, EntityCandidate } from '../../../kernel/annotatedText.ts';
import { lowers, rises } from '../../../slots/rise.ts';

const ofPrice =
  /\b(?:prices?|rates?|fees?|charge|pays?|costs?)\b|מחיר|תעריף|(?<![A-Za-zÀ-ӿא-ي])(?:[יתמ]?שלם|[מי]שלמ|עול[הה]|יעל[הו])/u;

const isUnit = /^ ?(?:%|percent|per cent|אחוז|times|פעמים|\.?\d)/;

const sumBefore = /(?:\bby |\bknock |\btake |(?:^| )ב-?)$/;
const sumAfter = /^ (?:off|more|less|higher|lower|cheaper|פחות|יותר|מה?(?:מחיר|תעריף)|ל?ה?מחיר)/;

/** "Lower Noam's price by 20", "נועם ישלם 20 פחות": where a price is spoken of, by how much needs no currency. */
export function bareSums({ readings, normal: { text } }: AnnotatedText): EntityCandidate[] {
  if (!ofPrice.test(text)) return [];
  return readings.flatMap((one): EntityCandidate[] => {
    if (one.kind !== 'number') return [];
    const { value, from, to } = one;
    const [before, after] = [text.slice(0, from), text.slice(to)];
    const isSum = !isUnit.test(after) && (sumBefore.test(before) || sumAfter.test(after));
    return isSum ? [{ kind: 'money', value, currency: null, from, to, cost: 0.6 }] : [];
  });
}

/** "להוריד 5% מהשבוע הבא" is off that week alone; what rises, and "ב-5% מהשבוע הבא", begins with it. */
export const isTakenOff = (text: string, at: number): boolean =>
  lowers.test(text) &&
  !rises.test(text) &&
  /(?:^| )(?!ב)[^ ]+ ?(?:%|אחוז|אחוזים|שקל|שקלים|ש"ח|₪) מ[^ ]{0,3}$/.test(text.slice(0, at + 1));
