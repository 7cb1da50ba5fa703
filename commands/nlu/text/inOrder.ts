/** One after the other: a single pattern with gaps between them would try every way to part the text. */
export function saysInOrder(text: string, ...parts: RegExp[]): boolean {
  let rest = text;
  return parts.every((part) => {
    const found = part.exec(rest);
    if (found) rest = rest.slice(found.index + found[0].length);
    return found !== null;
  });
}
