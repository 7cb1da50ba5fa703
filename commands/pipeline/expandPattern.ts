/** How phrases are written with their choices. */

/** "(a|b) c [d]" → its plain phrases. */
export function expandPattern(pattern: string): string[] {
  const group = /\(([^()]*)\)|\[([^[\]]*)\]/.exec(pattern);
  if (!group) return [pattern.trim().replace(/\s+/g, ' ')];
  const options = group[1] !== undefined ? group[1].split('|') : ['', ...(group[2] ?? '').split('|')];
  const before = pattern.slice(0, group.index);
  const after = pattern.slice(group.index + group[0].length);
  return options.flatMap((option) => expandPattern(before + option + after));
}
