/** How people take back what they asked for. */
import type { Locale } from '../world.ts';

export const withdrawing: Record<Locale, string[]> = {
  en: [
    '(withdraw|cancel|delete|remove|drop|pull|scrap|forget|retract|unsend)',
    'take … back',
    'take back',
    "(don't|dont|do not|no longer) want",
    "i (don't|dont|do not|no longer) want",
    'no longer want',
    'anymore $',
    'never mind about',
    'withdraw from',
  ],
  he: [
    '(לבטל|תבטל|תבטלי|בטל|בטלי|למשוך|תמשוך|תמשכי|משוך|משכי|להסיר|תסיר|תסירי|למחוק|תמחק|תמחקי|להוריד|תוריד|תורידי|תשכח|תשכחי|לשכוח)',
    'לא רוצה יותר',
    'כבר לא רוצה',
  ],
};

/** "I don't want to join" alone is a no, not a withdrawal; "anymore" or "no longer" says that it was asked before. */
export const isBare = (text: string): boolean =>
  /\b(?:don't|dont|do not) want\b/.test(text) && !/\banymore\b|\bany more\b|\basked for\b/.test(text);
