/** How people say yes and no to what waits. */
import type { Locale } from '../../world/world.ts';

export const approving: Record<Locale, string[]> = {
  en: [
    '(approve|accept|confirm|admit|approving|accepting)',
    '^ (ok|okay|yes|sure) [to|for]',
    '(tell|say|answer) … (yes|ok|okay)',
    'is (fine|ok|okay|good)',
    '(yes to|say yes to|say ok to|is approved|are approved|can join|go ahead with|can have)',
    'let … (in|join|into|have)',
    'give … (lesson|place|slot|ok)',
    'give … the ok',
    'i take',
  ],
  he: [
    '(לאשר|לצרף|אשר|לקבל|מקבל|מקבלת|מאושר|מאושרת)',
    '^ (כן|אוקיי|אוקי|אישור|סבבה|בסדר)',
    '(מתאים|מתאימה|נוח|טוב|סגור|זורם) לי',
    '(לתת|תן|תני) (אוקיי|אישור|אור ירוק)',
    '(לתת|תן|תני) … (אוקיי|אישור|אור ירוק)',
    'להגיד כן',
    '(מסכים|מסכימה)',
    '(תן|תני|לתת) … (להצטרף|להיכנס)',
    '(יכול|יכולה) להצטרף',
    '(שיצטרף|יצטרף|תצטרף)',
  ],
};

export const refusing: Record<Locale, string[]> = {
  en: [
    '(decline|reject|refuse|dismiss|deny|turn down|say no to|no to|pass on|declining|rejecting)',
    'turn … down',
    '(tell|answer) … no',
    'no (room|space|place) for',
    'refuse to let',
    "can't (fit … in|take|see|teach|join|have)",
    "tell … (doesn't|won't) (work|suit|do|fit)",
    'not possible for',
    "i (don't|won't|can't) (approve|accept)",
    '(is|are) (declined|rejected)',
    '(cancel|delete|remove|withdraw|retract|revoke|take back)',
    'take … back',
  ],
  he: [
    '(לדחות|דחה|דחי|דחו|דוחה|נדחית|נדחתה|לסרב)',
    'להגיד לא',
    'אין [לי|לנו] מקום',
    'להגיד … לא',
    '(לא מתאים|לא מסתדר|לא נוח|לא אפשרי|לא מתאימה|לא יוצא|לא מתאפשר) [לי|לנו]',
    '^ לא',
    'לא (מאשר|מאשרת|מקבל|מקבלת)',
    '(לבטל|למחוק|להסיר|למשוך)',
    '(לחזור|חוזר|חוזרת) (בי|בך)',
  ],
};
