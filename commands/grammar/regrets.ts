/** The words of thanks and regret for an action, and of what is done twice a week or a month, of both languages. */

/** "Thanks for cancelling", "סליחה על ה…", "לא התכוונתי ל…": what was done, or was not meant. */
export const regrets =
  /(?:\b(?:thank(?:s| you)|sorry|apolog\w+)(?: \w+){0,2}? (?:for|about)(?: (?:the|my|your|that|you))*|(?<![A-Za-zÀ-ӿא-ي])לא (?:התכוו[A-Za-zÀ-ӿא-ي]+|בא ל[A-Za-zÀ-ӿא-ي]+)) $|(?<![A-Za-zÀ-ӿא-ي])(?:תודה|סליחה|מצטער[A-Za-zÀ-ӿא-ي]*|מתנצל[A-Za-zÀ-ӿא-ي]*)(?: [A-Za-zÀ-ӿא-ي]+){0,2}? על (?:ש|ה)?$/u;

/** "Cancelling it was a mistake", "ביטול השיעור היה טעות"; "cancel it, it was a mistake" is an order. */
export const wasMistaken = /^[^,.;]*(?: was (?:a|my) mistake| הי[יי]?ת?ה ב?טעות)/;

export const often =
  /\b(?:(twice|(?:two|2) times|2x)|(?:three|four|five|[3-6]) times|[3-6]x) (?:a|per|every|each) (?:week|month)\b|(?:(פעמיים|שתי פעמים)|(?:שלוש|ארבע|חמש|[3-6]) פעמים) (?:[בל]|כל )(?:שבוע|חודש)(?! הבא)(?![A-Za-zÀ-ӿא-ي])/u;
