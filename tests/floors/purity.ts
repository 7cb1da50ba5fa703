/** Words by which a rule would read the clock or throw dice. */
const impure = [
  /\bnew Date\(\s*\)/,
  /\bDate\.now\b/,
  /\bMath\.random\b/,
  /\bTemporal\.Now\b/,
  /\bperformance\.now\b/,
];

export function impureWords(text: string): string[] {
  const code = text.replace(/\/\*[\s\S]*?\*\//g, '').replace(/\/\/.*$/gm, '');
  return impure.flatMap((word) => word.exec(code)?.[0] ?? []);
}
