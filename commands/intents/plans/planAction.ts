/** What a sentence about the teacher's plan is about, and how the plan stands. */
import { runs } from '../../../domain/plans/plans.ts';
import type { Plan } from '../../../domain/plans/plan.ts';
import { toWall } from '../../../domain/basics/zones.ts';
import { statusOf } from '../../slots/answers.ts';
import type { IndexedWorld } from '../../world/indexWorld.ts';
import type { AnnotatedText } from '../../kernel/annotatedText.ts';
import { idle } from '../../slots/freeText.ts';
import { dateWords, inWords } from '../../kernel/words.ts';

export type PlanAction = 'show' | 'choose' | 'upgrade' | 'cancel' | 'email';

const names: [Plan, RegExp][] = [
  ['basic', /\bbasic\b|\bfree plan\b|בסיסי/],
  ['premium', /\bpremium\b|פרימיום/],
  ['ultra', /\bultra\b|אולטרה/],
];

export const planIn = (text: string): Plan | null => names.find(([, shape]) => shape.test(text))?.[0] ?? null;

/** The prices of the plans are a page of their own. */
const compares =
  /how much|\bcosts?\b|\bprices?\b|pricing|compare|which plans|what plans|כמה עול|מחיר|השווא|להשוות|תשווה|אילו מסלולים/;
const mails = /\be-?mail|\bmail|מייל|אימייל|דוא"ל/;
const checks = /\bcheck|לבדוק|תבדוק|תבדק|בדוק|בדיקת/;
const ends =
  /cancel|unsubscrib|\bstop|terminat|\bend (?:my|the)|quit|לבטל|תבטל|ביטול|בטל|להפסיק|תפסיק|הפסק|לסיים|תסיים|סיום/;
const raises =
  /upgrad|renew|\bbuy\b|\bget (?:me )?(?:premium|ultra)|\bpay\b|extend|לשדרג|תשדרג|שדרוג|משדרג|לחדש|תחדש|חידוש|לקנות|לשלם|להאריך|תאריך/;
const chooses =
  /choos|switch|\bmove|\bgo (?:down|to)|downgrad|\btake\b|chang|\bpick\b|\bwant\b|\bput\b|לבחור|תבחר|לעבור|תעבור|תעביר|להעביר|לרדת|רוצה|להחליף|תחליף|לקחת|לשנות|תשנה/;
const asks =
  /^(?:what|which|when|how|is|am|until|show|my|trial|subscription|current|tell)|\b(?:status|show|left|end date)\b|^(?:ב?איזה|ב?איזו|מה|מתי|כמה|עד מתי|המסלול|המנוי|תראה|תראי|להציג|הצג|אני ב|תקופת)/;

export function planActionOf(text: string): PlanAction | null {
  if (compares.test(text)) return null;
  if (mails.test(text) || checks.test(text)) return 'email';
  if (/\b(?:am i|is my|is the|when|what|which)\b|^(?:מתי|מה|איזה|איזו|באיזה|באיזו|אני ב)/.test(text))
    return 'show';
  if (ends.test(text)) return 'cancel';
  if (raises.test(text)) return 'upgrade';
  if (planIn(text) !== null && chooses.test(text)) return 'choose';
  return asks.test(text) ? 'show' : null;
}

export const planNouns = {
  en: ['[my|the|current] (plan|subscription|trial|premium|ultra|basic)'],
  he: [
    '(מסלול|המסלול|לניסיון|מנוי|המנוי|תוכנית|התוכנית|פרימיום|הפרימיום|בפרימיום|לפרימיום|אולטרה|לאולטרה|בסיסי|לבסיסי|הבסיסי)',
  ],
};

/** The words around those nouns; the action itself is told by all of them together. */
export const planIdle = (said: AnnotatedText) =>
  idle(
    said,
    /^(?:plan|plans|subscription|trial|premium|ultra|basic|current|status|details|period|days?|left|end|ends|ended|ending|over|date|active|stands?|run|whether|how|long|many|until|when|which|what|am|on|is|in|do|does|have|show|check|email|mail|e-mail|send|me|by|about|to|an|up|upgrade|renew|buy|get|pay|for|extend|choose|switch|move|go|down|downgrade|take|change|pick|put|cancel|unsubscribe|stop|charging|terminate|quit|[בהולמשת]{0,3}(?:מסלול|מנוי|תוכנית|פרימיום|אולטרה|בסיסי|ניסיון|נסיון|תקופת|ימי|ימים|מצב|פרטי|בדיקת|תראה|תראי|הראות|מייל|אימייל|נגמר|נגמרת|נגמרה|מסתיים|מסתיימת|נשאר|נשארו|פעיל|זמן|שדרג|שדרגי|שדרוג|שלוח|שלח|שלחי|שלחו|בדוק|בדקי|בטל|בטלי|ביטול|הפסיק|פסיק|פסיקו|סיים|סיום|חייב|חדש|חדשי|חידוש|קנות|שלם|האריך|בחור|בחר|בחרי|עבור|עביר|עבירי|העביר|רדת|החליף|חליף|קחת|קבל|שנות|שנה|הציג)|אותי|על|אם|עד|מתי|כמה|איזה|איזו|באיזה|באיזו|איך|משדרגים|תקופת|לחייב)$/,
  );

/** "Premium, until 3.12". */
export function planWords(world: IndexedWorld): string {
  const data = world.user?.userData ?? {};
  const plan = (data['subscriptionPlan'] ?? 'basic') as Plan;
  const name = nameOfPlan(world, plan);
  if (!runs(statusOf(world))) return inWords(world, `${name}, no longer running`, `${name}, לא פעיל`);
  const day = (value: unknown): string | null => {
    const ms = value == null ? Number.NaN : Number(value);
    if (Number.isNaN(ms)) return null;
    const wall = toWall(ms, world.timeZone);
    return `${dateWords(world, wall)}${inWords(world, ' ', '.')}${wall.slice(0, 4)}`;
  };
  const [endsOn, trialEnd] = [day(data['subscriptionEndDate']), day(data['trialEndDate'])];
  if (endsOn !== null)
    return inWords(world, `${name}, cancelled; it runs until ${endsOn}`, `${name}, בוטל; פעיל עד ${endsOn}`);
  return trialEnd === null
    ? name
    : inWords(world, `${name}, on trial until ${trialEnd}`, `${name}, בניסיון עד ${trialEnd}`);
}

const inHebrew: Record<Plan, string> = { basic: 'בסיסי', premium: 'פרימיום', ultra: 'אולטרה' };

export const nameOfPlan = (world: IndexedWorld, plan: Plan): string =>
  inWords(world, plan.slice(0, 1).toUpperCase() + plan.slice(1), inHebrew[plan]);
