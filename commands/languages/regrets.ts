/** The words of thanks and regret for a deed, and of what is done twice a week, of both languages. */

/** "Thanks for cancelling", "סליחה על ה…", "לא התכוונתי ל…": what was done, or was not meant. */
export const regrets =
  /(?:\b(?:thank(?:s| you)|sorry|apolog\w+)(?: \w+){0,2}? (?:for|about)(?: (?:the|my|your|that|you))*|(?<!\p{L})לא (?:התכוו\p{L}+|בא ל\p{L}+)) $|(?<!\p{L})(?:תודה|סליחה|מצטער\p{L}*|מתנצל\p{L}*)(?: \p{L}+){0,2}? על (?:ש|ה)?$/u;

/** "Cancelling it was a mistake", "ביטול השיעור היה טעות"; "cancel it, it was a mistake" is an order. */
export const wasMistaken = /^[^,.;]*(?: was (?:a|my) mistake| הי[יי]?ת?ה ב?טעות)/;

export const often =
  /\b(?:twice|(?:two|2) times|2x) (?:a|per|every|each) week\b|(?:פעמיים|שתי פעמים) (?:[בל]שבוע|כל שבוע)(?! הבא)(?!\p{L})/u;
