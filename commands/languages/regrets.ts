/** The words of thanks and regret for a deed, and of what is done twice a week or a month, of both languages. */

/** "Thanks for cancelling", "סליחה על ה…", "לא התכוונתי ל…": what was done, or was not meant. */
export const regrets =
  /(?:\b(?:thank(?:s| you)|sorry|apolog\w+)(?: \w+){0,2}? (?:for|about)(?: (?:the|my|your|that|you))*|(?<!\p{L})לא (?:התכוו\p{L}+|בא ל\p{L}+)) $|(?<!\p{L})(?:תודה|סליחה|מצטער\p{L}*|מתנצל\p{L}*)(?: \p{L}+){0,2}? על (?:ש|ה)?$/u;

/** "Cancelling it was a mistake", "ביטול השיעור היה טעות"; "cancel it, it was a mistake" is an order. */
export const wasMistaken = /^[^,.;]*(?: was (?:a|my) mistake| הי[יי]?ת?ה ב?טעות)/;

export const often =
  /\b(?:(twice|(?:two|2) times|2x)|(?:three|four|five|[3-6]) times|[3-6]x) (?:a|per|every|each) (?:week|month)\b|(?:(פעמיים|שתי פעמים)|(?:שלוש|ארבע|חמש|[3-6]) פעמים) (?:[בל]|כל )(?:שבוע|חודש)(?! הבא)(?!\p{L})/u;
