/** "cancel Dana's payment", "delete Omer's account", "clear notifications": no lesson is spoken of. */
import { has, type Heard } from '../pipeline/heard.ts';

const otherThings =
  /^(?:payments?|accounts?|notifications?|notices?|reminders?|notes?|comments?|subscriptions?|plans?|orders?|discounts?|expenses?|receipts?|invoices?|passwords?|photos?|pictures?|profiles?|messages?|membership|cards?|app|files?|emails?|numbers?)$/;

export const isOfSomethingElse = (heard: Heard): boolean =>
  (/\bfrom (?:my|our|the) (?:children|kids|account|family|list)\b|מ(?:ה)?(?:ילדים|חשבון|משפחה)(?!\p{L})/u.test(
    heard.normal.text,
  ) &&
    !has(heard, 'noun', 'lesson') &&
    !has(heard, 'noun', 'lessons')) ||
  (!has(heard, 'noun', 'lesson') &&
    !has(heard, 'noun', 'lessons') &&
    heard.unread.some(({ text }) => otherThings.test(text)));
