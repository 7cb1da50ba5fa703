/** "cancel Dana's payment", "delete Omer's account", "clear notifications": no lesson is spoken of. */
import { has, type Interpretation } from '../../../kernel/interpretation.ts';

const otherThings =
  /^(?:payments?|accounts?|notifications?|notices?|reminders?|notes?|comments?|subscriptions?|plans?|orders?|discounts?|expenses?|receipts?|invoices?|passwords?|photos?|pictures?|profiles?|messages?|membership|cards?|app|files?|emails?|numbers?)$/;

/** "Cancel the cancellation" wants the lesson back; "drop Adam off at 4" brings him to it. */
const isNoCancel =
  /\b(?:cancel|undo|revoke|delete|remove) (?:[a-z']+ )?cancell?ation|\bdrop\w* (?:[a-z]+ )?off(?! (?:the|my|our|this) )|בטל[יו]? (?:את )?ה?ביטול/;

/** "Cancel my vacation": closed hours are opened, and no lesson is called off. */
const isOfTimeOff =
  /\b(?:cancel|delete|remove|drop|scrap) (?:my|the|that|this) (?:vacation|holiday|day off|time off|break)\b|(?<![A-Za-zÀ-ӿא-ي])(?:לבטל|תבטלי?|למחוק|תמחקי?) (?:לי )?את ה(?:חופשה?|חסימה|חסימות)(?![A-Za-zÀ-ӿא-ي])/u;

export const isOfSomethingElse = (heard: Interpretation): boolean =>
  isOfTimeOff.test(heard.normal.text) ||
  isNoCancel.test(heard.normal.text) ||
  (/\bfrom (?:my|our|the) (?:children|kids|account|family|list)\b|מ(?:ה)?(?:ילדים|חשבון|משפחה)(?![A-Za-zÀ-ӿא-ي])/u.test(
    heard.normal.text,
  ) &&
    !has(heard, 'noun', 'lesson') &&
    !has(heard, 'noun', 'lessons')) ||
  (!has(heard, 'noun', 'lesson') &&
    !has(heard, 'noun', 'lessons') &&
    heard.unread.some(({ text }) => otherThings.test(text)));
