/** What the subjects are called in the other language, and short: maths, math and מתמטיקה are one. */
const sameSubject: string[][] = [
  ['mathematics', 'maths', 'math', 'מתמטיקה', 'מתמ', 'חשבון'],
  ['english', 'אנגלית'],
  ['physics', 'פיזיקה', 'פיסיקה'],
  ['chemistry', 'כימיה'],
  ['biology', 'ביולוגיה'],
  ['science', 'מדעים'],
  ['history', 'היסטוריה', 'הסטוריה'],
  ['geography', 'גאוגרפיה', 'גיאוגרפיה'],
  ['hebrew', 'עברית', 'לשון'],
  ['arabic', 'ערבית'],
  ['french', 'צרפתית'],
  ['spanish', 'ספרדית'],
  ['german', 'גרמנית'],
  ['russian', 'רוסית'],
  ['literature', 'ספרות'],
  ['bible', 'תנ"ך', 'תנך'],
  ['music', 'מוזיקה', 'מוסיקה'],
  ['piano', 'פסנתר'],
  ['guitar', 'גיטרה'],
  ['violin', 'כינור'],
  ['flute', 'חליל'],
  ['drums', 'תופים'],
  ['singing', 'voice', 'פיתוח קול', 'שירה'],
  ['drawing', 'ציור'],
  ['art', 'אומנות', 'אמנות'],
  ['chess', 'שחמט', 'שח'],
  ['swimming', 'שחייה', 'שחיה'],
  ['algebra', 'אלגברה'],
  ['geometry', 'גאומטריה', 'גיאומטריה'],
  ['statistics', 'stats', 'סטטיסטיקה'],
  ['programming', 'coding', 'תכנות'],
  ['computer science', 'computers', 'מדעי המחשב', 'מחשבים'],
  ['economics', 'כלכלה'],
  ['dance', 'ריקוד', 'מחול'],
  ['yoga', 'יוגה'],
  ['psychometric', 'psychometrics', 'פסיכומטרי', 'פסיכומטרית'],
];

const byName = new Map(sameSubject.flatMap((names) => names.map((name) => [name, names] as const)));

/** Other names of a subject; its own is not among them. */
export function otherSubjectNames(name: string): string[] {
  const plain = name.trim().toLowerCase().replace(/[״”]/g, '"');
  return (byName.get(plain) ?? []).filter((other) => other !== plain);
}
