/** The text of a list that was chosen as a file, in whatever letters a computer saved it. */
import { mostCharacters } from './readList.ts';

export type FileProblem = 'tooLarge' | 'isWorkbook';

/** The first bytes of a workbook: of today's Excel, and of an old one. */
const workbooks = [
  [0x50, 0x4b, 0x03, 0x04],
  [0xd0, 0xcf, 0x11, 0xe0],
] as const;

export async function textOf(file: Blob): Promise<{ text: string } | { problem: FileProblem }> {
  const begins = new Uint8Array(await file.slice(0, 4).arrayBuffer());
  if (workbooks.some((marks) => marks.every((byte, at) => begins[at] === byte)))
    return { problem: 'isWorkbook' };
  if (file.size > mostCharacters) return { problem: 'tooLarge' };
  return { text: decoded(await file.arrayBuffer(), begins) };
}

function decoded(bytes: ArrayBuffer, [one, two]: Uint8Array): string {
  if (one === 0xff && two === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    // Excel of a Hebrew Windows saves a plain CSV in its own letters.
    return new TextDecoder('windows-1255').decode(bytes);
  }
}
