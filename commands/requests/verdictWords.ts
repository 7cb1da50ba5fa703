/** How people say yes and no to what waits. */
import type { Locale } from '../world.ts';

export const approving: Record<Locale, string[]> = {
  en: [
    '(approve|accept|confirm|admit|approving|accepting)',
    '^ (ok|okay|yes) [to]',
    '(yes to|say yes to|say ok to|is approved|are approved|can join|go ahead with|can have)',
    'let … (in|join|into|have)',
    'give … (lesson|place|slot|ok)',
    'give … the ok',
    'i take',
  ],
  he: [
    '(לאשר|תאשר|תאשרי|תאשרו|אשר|אשרי|מאשר|מאשרת|מאשרים|נאשר|לקבל|תקבל|תקבלי|קבל|קבלי|מקבל|מקבלת|מאושר|מאושרת)',
    '^ (כן|אוקיי|אוקי|אישור)',
    '(תגיד|תגידי|להגיד) כן',
    '(תן|תני|לתת) … (להצטרף|להיכנס)',
    '(יכול|יכולה) להצטרף',
    '(שיצטרף|יצטרף|תצטרף)',
  ],
};

export const refusing: Record<Locale, string[]> = {
  en: [
    '(decline|reject|refuse|dismiss|deny|turn down|say no to|no to|pass on|declining|rejecting)',
    'turn … down',
    'tell … no',
    'refuse to let',
    '(is|are) (declined|rejected)',
    '(cancel|delete|remove)',
  ],
  he: [
    '(לדחות|תדחה|תדחי|תדחו|דחה|דחי|דוחה|נדחה|נדחתה|לסרב|תסרב|תסרבי|סרב|סרבי|מסרב|מסרבת|נסרב)',
    '(תגיד|תגידי|להגיד) לא',
    '(תגיד|תגידי|להגיד) … לא',
    '^ לא',
    '(לבטל|תבטל|תבטלי|למחוק|תמחק|תמחקי|להסיר|תסיר|תסירי)',
  ],
};
