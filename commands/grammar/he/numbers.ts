/** Hebrew numerals in words: masculine, feminine and construct forms, with the usual spellings. */

/** Feminine forms: hours, times and weeks' names are counted with them ("בחמש", "שלוש פעמים"). */
export const feminine: Record<string, number> = {
  אחת: 1,
  'שתיים|שתים': 2,
  שלוש: 3,
  ארבע: 4,
  חמש: 5,
  שש: 6,
  שבע: 7,
  שמונה: 8,
  תשע: 9,
  עשר: 10,
  'אחת עשרה|אחת-עשרה|אחד עשרה': 11,
  'שתים עשרה|שתיים עשרה|שתים-עשרה|שתיים-עשרה|שתיים עשר|שתים עשר': 12,
};

/** Larger feminine forms, which are no hours in words. */
export const feminineTeens: Record<string, number> = {
  'שלוש עשרה|שלוש-עשרה': 13,
  'ארבע עשרה|ארבע-עשרה': 14,
  'חמש עשרה|חמש-עשרה': 15,
  'שש עשרה|שש-עשרה': 16,
  'שבע עשרה|שבע-עשרה': 17,
  'שמונה עשרה|שמונה-עשרה': 18,
  'תשע עשרה|תשע-עשרה': 19,
};

/** Masculine forms: days, minutes in short ("חמישה לשבע") and dates ("חמישה במאי"). */
export const masculine: Record<string, number> = {
  אחד: 1,
  'שניים|שנים': 2,
  'שלושה|שלשה': 3,
  ארבעה: 4,
  'חמישה|חמשה': 5,
  'שישה|ששה': 6,
  'שבעה|שיבעה': 7,
  'תשעה|תישעה': 9,
  עשרה: 10,
  'אחד עשר|אחד-עשר': 11,
  'שנים עשר|שניים עשר|שנים-עשר|שניים-עשר': 12,
  'שלושה עשר|שלושה-עשר': 13,
  'ארבעה עשר|ארבעה-עשר': 14,
  'חמישה עשר|חמישה-עשר|חמשה עשר': 15,
  'שישה עשר|שישה-עשר|ששה עשר': 16,
  'שבעה עשר|שבעה-עשר': 17,
  'שמונה עשר|שמונה-עשר': 18,
  'תשעה עשר|תשעה-עשר': 19,
};

/** Construct forms, which only count a noun: "שתי שעות", "שלושת הימים". */
export const construct: Record<string, number> = {
  שתי: 2,
  שני: 2,
  שלושת: 3,
  ארבעת: 4,
  חמשת: 5,
  ששת: 6,
  שבעת: 7,
  שמונת: 8,
  תשעת: 9,
  עשרת: 10,
};

export const tens: Record<string, number> = {
  עשרים: 20,
  'שלושים|שלשים': 30,
  ארבעים: 40,
  'חמישים|חמשים': 50,
  'שישים|ששים': 60,
  שבעים: 70,
  שמונים: 80,
  תשעים: 90,
  מאה: 100,
};

/** Ordinals, masculine and feminine; the masculine ones up to six also name weekdays. */
export const ordinals: Record<string, number> = {
  'ראשון|ראשונה': 1,
  'שני|שנייה|שניה': 2,
  'שלישי|שלישית': 3,
  'רביעי|רביעית': 4,
  'חמישי|חמישית': 5,
  'שישי|ששי|שישית': 6,
  'שביעי|שביעית': 7,
  'שמיני|שמינית': 8,
  'תשיעי|תשיעית': 9,
  'עשירי|עשירית': 10,
};
