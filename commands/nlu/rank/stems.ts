/** What stays of a word when its form changes: not linguistics, only a common key for the forms of one verb or noun. */

const finals: Record<string, string> = { ך: 'כ', ם: 'מ', ן: 'נ', ף: 'פ', ץ: 'צ' };

/** "להזיז", "תזיזי", "הזזתי": without the letters of person, tense and gender, and without vowel letters inside. */
export function hebrewRoot(word: string): string {
  let root = word.replace(/[ךםןףץ]/g, (letter) => finals[letter] ?? letter);
  if (root.length > 4 && /^(?:לה|הת|את|נת|ית|תת|מת)/.test(root)) root = root.slice(2);
  else if (root.length > 3 && /^[תניאלמה]/.test(root)) root = root.slice(1);
  if (root.length > 4 && /(?:ימ|ות|תי|נו|תמ|תנ)$/.test(root)) root = root.slice(0, -2);
  else if (root.length > 3 && /[יוהת]$/.test(root)) root = root.slice(0, -1);
  const bones = root.charAt(0) + root.slice(1).replace(/[וי]/g, '');
  return bones.length >= 2 ? bones : root;
}

/** "moved", "moving", "moves" → "mov". */
export function englishStem(word: string): string {
  let stem = word.replace(/'s$|'$/, '');
  if (stem.length > 5 && stem.endsWith('ing')) stem = stem.slice(0, -3);
  else if (stem.length > 4 && /(?:ed|es|er)$/.test(stem)) stem = stem.slice(0, -2);
  else if (stem.length > 3 && /[^s]s$/.test(stem)) stem = stem.slice(0, -1);
  return stem.replace(/([b-df-hj-np-tv-z])\1$/, '$1').replace(/e$/, '');
}
