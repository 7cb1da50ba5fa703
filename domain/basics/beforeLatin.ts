/** Hebrew writes "to", "in", "from" into the word that follows; before Latin letters a hyphen stands between: "ל-Tamar". */
const joined = /(?<![א-ת])([ובהלמשכ]{1,3})(?=[\u2066-\u2068]?[A-Za-z])/g;

export const beforeLatin = (text: string): string => text.replace(joined, '$1-');
