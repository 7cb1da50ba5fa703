/**
 * The forms in which an infinitive is said as an order: להעביר → תעביר, תעבירי, תעבירו, העבירי, העבר, נעביר. Bare forms that are also the
 * past or a noun ("הזמינו", "הזמן", "שלחו") are none of them: a phrase that means these writes them itself.
 */

const finals: Record<string, string> = { ך: 'כ', ם: 'מ', ן: 'נ', ף: 'פ', ץ: 'צ' };
const closings = Object.fromEntries(Object.entries(finals).map(([final, letter]) => [letter, final]));
const closed = (letter: string): string => closings[letter] ?? letter;
const open = (stem: string): string => stem.replace(/[ךםןףץ]$/, (letter) => finals[letter] ?? letter);

/** Forms of their own, or words of another meaning. */
const apart = /^(?:להיות|לבוא|לתת|לקחת|ללכת|לשבת|לצאת|לדעת|לעשות|לראשונה|לאחר|לפני|לא)$/;
const others = new Set(['תשבת', 'תור', 'ספרי', 'שני', 'הזמן', 'השאר', 'הצע']);

const known = new Map<string, string[]>();

export function ordersOf(infinitive: string): string[] {
  const before = known.get(infinitive);
  if (before) return before;
  const made = /^ל[א-ת]{3,}$/.test(infinitive) && !apart.test(infinitive) ? formed(infinitive.slice(1)) : [];
  const forms = made.filter((form) => !others.has(form));
  known.set(infinitive, forms);
  return forms;
}

function formed(base: string): string[] {
  const stem = base.startsWith('ה') ? base.slice(1) : base;
  const lead = base.startsWith('ה') ? 'ה' : '';
  // לשנות, להעלות
  if (stem.endsWith('ות')) {
    const root = stem.slice(0, -2);
    return [`ת${root}ה`, `ת${root}י`, `ת${root}ו`, ...(lead ? [`ה${root}י`] : [])];
  }
  // לרשום: תרשמי
  if (!lead && /^[א-ת]{2}ו[א-ת]$/.test(stem)) {
    const root = stem.slice(0, 2) + stem.slice(3);
    return [`ת${stem}`, `ת${root}`, `ת${open(root)}י`, `ת${open(root)}ו`, `${open(root)}י`];
  }
  const forms = [`ת${stem}`, `ת${open(stem)}י`, `ת${open(stem)}ו`, `${lead}${open(stem)}י`];
  // להעביר: העבר and נעביר; of other verbs such forms are the past or the passive as well ("שלח", "נשלח").
  return lead && /י[א-ת]$/.test(stem)
    ? [...forms, `ה${stem.slice(0, -2)}${closed(stem.slice(-1))}`, `נ${stem}`]
    : forms;
}
