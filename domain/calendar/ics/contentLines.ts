/** The lines of an iCalendar object (RFC 5545 section 3.1): values escaped, long lines folded. */
import type { Wall } from '../../basics/wallTime.ts';

/** No line is longer than so many octets, its break not counted. */
const longestOctets = 75;

/** All lines with their breaks. A character is never cut in two. */
export function fold(lines: readonly string[]): string {
  return lines.map((line) => `${folded(line)}\r\n`).join('');
}

function folded(line: string): string {
  if (line.length <= longestOctets && ascii.test(line)) return line;
  const parts: string[] = [];
  let part = '';
  let octets = 0;
  for (const character of line) {
    const width = octetsOf(character.codePointAt(0) ?? 0);
    if (octets + width > longestOctets) {
      parts.push(part);
      part = '';
      // The space that a continued line begins with.
      octets = 1;
    }
    part += character;
    octets += width;
  }
  return [...parts, part].join('\r\n ');
}

const ascii = /^[\t\x20-\x7e]*$/;

const octetsOf = (point: number): number => (point < 0x80 ? 1 : point < 0x800 ? 2 : point < 0x10000 ? 3 : 4);

/** A TEXT value; what no line may hold is left out. */
export function text(value: string): string {
  return value
    .toWellFormed()
    .replaceAll(/\r\n?/g, '\n')
    .replaceAll(unprintable, '')
    .replaceAll(/[\\;,]/g, (character) => `\\${character}`)
    .replaceAll('\n', '\\n');
}

/** A parameter's value, in quotes. */
export const quoted = (value: string): string =>
  `"${value
    .toWellFormed()
    .replaceAll(/["\r\n]/g, ' ')
    .replaceAll(unprintable, '')}"`;

// All control characters but the tab and the line break.
const unprintable = /(?![\t\n])\p{Cc}/gu;

/** '20261122T170000' */
export const localTime = (wall: Wall): string => `${wall.replaceAll(/[-:]/g, '')}00`;

/** '20261122T150000Z' */
export const utcTime = (ms: number): string =>
  `${new Date(ms).toISOString().slice(0, 19).replaceAll(/[-:]/g, '')}Z`;
