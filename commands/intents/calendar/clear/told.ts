/** What tells that nothing takes place, and may be no order. */
import { verbTexts, type Interpretation } from '../../../kernel/interpretation.ts';

export const verbOf = (heard: Interpretation): string => verbTexts(heard).join(' ');

/** "All lessons on the 18th are off" */
export const isToldOff = (heard: Interpretation): boolean =>
  /^(?:is|are) (?:off|cancell?ed|called off)$/.test(verbOf(heard));

/** "אין שיעורים מחר" */
export const isNone = (heard: Interpretation): boolean => verbOf(heard) === 'אין שיעורים';

/** "Everything is cancelled on Friday", "אולי אבטל": whether it is to be done is asked. */
export const isOnlyTold = (heard: Interpretation): boolean =>
  isToldOff(heard) ||
  isNone(heard) ||
  (/(?<![A-Za-zÀ-ӿא-ي])(?:אולי|מבוטלי?ם?)(?![A-Za-zÀ-ӿא-ي])/u.test(heard.normal.text) &&
    !/תבטל/.test(heard.normal.text));
