/** A barrel only passes on what other files export: it hides where things live and ties all of them together. */
export function isBarrel(text: string): boolean {
  const statements = text
    .replace(/\/\*[\s\S]*?\*\/|\/\/.*/g, '')
    .split(';')
    .map((statement) => statement.trim())
    .filter((statement) => statement !== '');
  return (
    statements.length > 0 &&
    statements.every((statement) => /^export\s+(type\s+)?(\*|\{[^}]*\})[\s\S]*\bfrom\b/.test(statement))
  );
}
