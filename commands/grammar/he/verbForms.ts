/**
 * The forms in which an infinitive is said as an order, and as what one does: להעביר → תעביר, תעבירי, תעבירו, העבירי, העבר, נעביר; לבטל → בטל, בטלו, נבטל. Bare
 * forms that are also the past or a noun ("הזמינו", "הזמן", "שלחו") are none of them: a phrase that means these writes them itself.
 */

const finals: Record<string, string> = { ך: 'כ', ם: 'מ', ן: 'נ', ף: 'פ', ץ: 'צ' };
const closings = Object.fromEntries(Object.entries(finals).map(([final, letter]) => [letter, final]));
const closed = (letter: string): string => closings[letter] ?? letter;
const open = (stem: string): string => stem.replace(/[ךםןףץ]$/, (letter) => finals[letter] ?? letter);

/** Forms of their own, or words of another meaning. */
const apart = /^(?:להיות|לבוא|לתת|לקחת|ללכת|לשבת|לצאת|לדעת|לעשות|לראשונה|לאחר|לפני|לא)$/;
const others = new Set(
  'תשבת תור ספרי שני הזמן השאר הצע אשר חבר חברו ספר ספרו דבר דברו זמן סדר למד למדו נשים נראה נספר הוצאה הכנסה הנחה הפסקה הפסקת הודעה הגעת רשימה רשימת מספר מספרת מספרים מקבל מקבלת'.split(
    ' ',
  ),
);

const known = new Map<string, string[]>();

const asked = (
  infinitive: string,
  form: (base: string) => string[],
  kept: Map<string, string[]>,
): string[] => {
  const before = kept.get(infinitive);
  if (before) return before;
  const made = /^ל[א-ת]{3,}$/.test(infinitive) && !apart.test(infinitive) ? form(infinitive.slice(1)) : [];
  const forms = made.filter((one) => !others.has(one));
  kept.set(infinitive, forms);
  return forms;
};

export const ordersOf = (infinitive: string): string[] =>
  asked(infinitive, (base) => [...formed(base), ...told(base)], known);

const named = new Map<string, string[]>();

/** An order said by its noun: להזיז → הזזה, הזזת; לבטל → ביטול; לקבוע → קביעה, קביעת. */
export const nounsOf = (infinitive: string): string[] => asked(infinitive, nounForms, named);

function nounForms(base: string): string[] {
  const ofEnding = (stem: string) => [`${stem}ה`, `${stem}ת`];
  if (base.startsWith('הת') || base.startsWith('הצט')) return [`${open(base)}ות`];
  const weak = /^(ה?)([א-ת]{2})ות$/.exec(base);
  if (weak)
    return weak[1] ? ofEnding(`ה${weak[2]}א`) : [`${weak[2]?.[0]}י${weak[2]?.[1]}וי`, `${weak[2]}יית`];
  if (/^ה[א-ת]+י[א-ת]$/.test(base)) return ofEnding(open(base.slice(0, -2) + base.slice(-1)));
  if (/^[א-ת]{2}ו[א-ת]$/.test(base)) return ofEnding(open(`${base.slice(0, 2)}י${base.slice(3)}`));
  return /^[^הו][^ו]{2,3}$/.test(base) && !/^.[יו].$/.test(base)
    ? [base.length === 3 ? `${base[0]}י${base[1]}ו${base[2]}` : `${base.slice(0, 3)}ו${base[3]}`]
    : [];
}

function formed(base: string): string[] {
  const stem = base.startsWith('ה') ? base.slice(1) : base;
  const lead = base.startsWith('ה') ? 'ה' : '';
  // לשנות, להעלות
  if (stem.endsWith('ות')) {
    const root = stem.slice(0, -2);
    return [`ת${root}ה`, `ת${root}י`, `ת${root}ו`, `נ${root}ה`, ...(lead ? [`ה${root}י`] : [])];
  }
  // לרשום: תרשמי
  if (!lead && /^[א-ת]{2}ו[א-ת]$/.test(stem)) {
    const root = stem.slice(0, 2) + stem.slice(3);
    return [`ת${stem}`, `ת${root}`, `ת${open(root)}י`, `ת${open(root)}ו`, `${open(root)}י`, `נ${stem}`];
  }
  const forms = [`ת${stem}`, `ת${open(stem)}י`, `ת${open(stem)}ו`, `${lead}${open(stem)}י`];
  // להעביר: העבר and נעביר; of other verbs such forms are the past or the passive as well ("שלח", "נשלח").
  if (lead)
    return /י[א-ת]$/.test(stem)
      ? [...forms, `ה${stem.slice(0, -2)}${closed(stem.slice(-1))}`, `נ${stem}`]
      : forms;
  // לבטל, לשבץ: their past is written with a י ("ביטל"), of four letters it is the same ("שחרר").
  return stem.length === 3 ? [...forms, stem, `${open(stem)}ו`, `נ${stem}`] : [...forms, `נ${stem}`];
}

/** What one says of oneself: להעביר → מעבירה, אעביר; לקבוע → קובעת, אקבע; לבטל → מבטלים, אבטל. */
function told(base: string): string[] {
  const stem = base.startsWith('ה') ? base.slice(1) : base;
  if (stem.endsWith('ות')) {
    const root = stem.slice(0, -2);
    return [`מ${root}ה`, `מ${root}ים`, `א${root}ה`];
  }
  const ofThem = (word: string, hers: string) => [word, `${open(word)}${hers}`, `${open(word)}ים`];
  if (/^[א-ת]{2}ו[א-ת]$/.test(base)) {
    const root = base.slice(0, 2) + base.slice(3);
    return [...ofThem(`${root[0]}ו${root.slice(1)}`, 'ת'), `א${root}`, `א${base}`];
  }
  return [...ofThem(`מ${stem}`, base !== stem && /י[א-ת]$/.test(stem) ? 'ה' : 'ת'), `א${stem}`];
}
