/** How phrases are written with their choices. */

/** "(a|b) c [d]" → its plain phrases, the first choice before the next. */
export function expandPattern(pattern: string): string[] {
  let at = 0;
  const choices = (): string[] => {
    const all: string[] = [];
    let begun = [''];
    let from = at;
    const keep = () => {
      if (at > from) begun = begun.map((text) => text + pattern.slice(from, at));
    };
    for (; at < pattern.length && pattern[at] !== ')' && pattern[at] !== ']'; at++) {
      const sign = pattern[at];
      if (sign !== '(' && sign !== '[' && sign !== '|') continue;
      keep();
      from = at + 1;
      if (sign === '|') {
        all.push(...begun);
        begun = [''];
        continue;
      }
      at++;
      const inner = choices();
      const options = sign === '[' ? ['', ...inner] : inner;
      begun = begun.flatMap((text) => options.map((option) => text + option));
      from = at + 1;
    }
    keep();
    return [...all, ...begun];
  };
  return choices().map((plain) =>
    plain.includes('  ') || plain.startsWith(' ') || plain.endsWith(' ')
      ? plain.trim().replace(/ +/g, ' ')
      : plain,
  );
}
